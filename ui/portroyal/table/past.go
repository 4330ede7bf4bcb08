package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/table/ask"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/log"
)

// past is everything told about the game up to the step shown.
type past struct {
	log    *log.Log
	tale   log.Tale
	strip  *log.Strip // nil until it is needed
	folded *log.Folded
}

// add tells the last step of a game with this many players.
func (p *past) add(players int, step match.Step) {
	p.log.Add(step.Events)
	p.tale.Add(players, step.Seat, step.Answer, step.Events)
}

// recall makes log and news tell exactly this many steps of the game.
func (t *Table) recall(steps int) {
	t.putDown()
	t.asks.Forget()
	start := t.match.ViewAt(0)
	t.past = past{log: log.New(start.Start())}
	for _, step := range t.match.Steps()[:steps] {
		t.past.add(start.Players(), step)
	}
	t.berths = t.mooredAt(steps)
}

// mooredAt are the places of the harbour after this many steps: cards keep theirs within a turn.
func (t *Table) mooredAt(steps int) (berths []portroyal.Card) {
	from := steps
	for from > 0 && t.match.TurnAt(from-1) == t.match.TurnAt(steps) {
		from--
	}
	for ; from <= steps; from++ {
		view := t.match.ViewAt(from)
		berths = layout.Moored(berths, &view)
	}
	return berths
}

// layLog lays out the log, open or folded.
func (t *Table) layLog(a layout.Areas) fyne.CanvasObject {
	if t.logOpen() {
		if t.strip == nil {
			t.strip = log.NewStrip(t.stage, t.seats, t.log)
			t.strip.OnHover, t.strip.OnAsk = t.board.HoverOn, t.calls.Ask
			if r := t.replayed(); r != nil {
				t.strip.OnTurn = func(turn int) { r.GoTo(r.TurnBegan(turn)) }
			}
		}
		return t.strip.Lay(a.Log, t.growth())
	}
	if t.folded == nil {
		t.folded = log.NewFolded(t.stage, t.seats, t.log, t.toggleLog)
		t.folded.OnHover(t.board.HoverOn)
		t.folded.OnAsk(t.calls.Ask)
	}
	return t.folded.Lay(a.Last, t.growth())
}

// told is what the person at the lower edge may have missed.
func (t *Table) told() ask.Told {
	news := t.news()
	return ask.Told{
		Remark: t.remark(),
		Lines:  log.Lines(news),
		Write:  func(line *canvas.Text, room float32) { log.Write(line, news, room) },
	}
}

// news is what the person at the lower edge may have missed.
func (t *Table) news() []log.News {
	seat, onlyPersons := t.lower, t.seats.Persons() == len(t.seats)
	events := t.tale.To(seat, onlyPersons)
	if t.nearing {
		events = slices.DeleteFunc(slices.Clone(events), log.BringsTheEnd)
	}
	return t.teller().News(&t.view, seat, events)
}

// teller puts what happened into the player's words.
func (t *Table) teller() log.Teller { return log.Teller{Words: t.stage.Words, Seats: t.seats} }
