package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/ask"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/log"
)

// past is everything told about the game up to the step shown.
type past struct {
	log    *log.Log
	steps  []match.Step
	strip  *log.Strip // nil until it is needed
	folded *log.Folded
}

// add tells a step.
func (p *past) add(step match.Step) {
	p.log.Add(step.Events)
	p.steps = append(p.steps, step)
}

// recall makes log and news tell exactly this many steps of the game.
func (t *Table) recall(steps int) {
	t.putDown()
	t.asks.Forget()
	start := t.match.ViewAt(0)
	t.past = past{log: log.New(start.Start())}
	for _, step := range t.match.Steps()[:steps] {
		t.past.add(step)
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
	calls := log.Calls{Hover: t.board.HoverOn, Ask: t.calls.Ask}
	if t.logOpen() {
		if r := t.replayed(); r != nil {
			calls.Turn = func(turn int) { r.GoTo(r.TurnBegan(turn)) }
		}
		if t.strip == nil {
			t.strip = log.NewStrip(t.stage, t.seats, t.log, calls)
		}
		return t.strip.Lay(a.Log, t.growth())
	}
	if a.Last.W == 0 {
		return geometry.NewSheet().Container
	}
	if t.folded == nil {
		t.folded = log.NewFolded(t.stage, t.seats, t.log, calls, t.toggleLog)
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
	return t.newsOf(log.Since(t.steps, t.lower, t.seats.Persons() == len(t.seats)))
}

// Happened is all that the person at the lower edge is told of what has happened since they decided last.
func (t *Table) Happened() string { return log.Lines(t.newsOf(log.Since(t.steps, t.lower, false))) }

// newsOf is what the person at the lower edge is told of these events.
func (t *Table) newsOf(events []portroyal.Event) []log.News {
	if t.nearing {
		events = slices.DeleteFunc(events, log.BringsTheEnd)
	}
	return t.teller().News(&t.view, t.lower, events)
}

// teller puts what happened into the player's words.
func (t *Table) teller() log.Teller { return log.Teller{Words: t.stage.Words, Seats: t.seats} }
