package table

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/table/layout"
	"portroyal/ui/widgets"
)

// tale is what each player may have missed: what has happened since they last decided.
type tale struct {
	since [portroyal.MaxPlayers][]portroyal.Event // from the last decision of each seat on, with what came of it
	run   []portroyal.Event                       // from the first decision in a row of the seat that decided last
	by    int                                     // that seat
}

// add takes down what has come of a decision of one of so many seats. An answer in the middle of what
// others do is not where they begin to be told of it.
func (t *tale) add(players, seat int, answer bool, events []portroyal.Event) {
	if !answer {
		t.since[seat] = nil
	}
	for other := range players {
		t.since[other] = append(t.since[other], events...)
	}
	if seat != t.by {
		t.by, t.run = seat, nil
	}
	t.run = append(t.run, events...)
}

// to is what is told to a seat. Where all are persons, everybody has watched, and only what the one
// before has done is told.
func (t *tale) to(seat int, onlyPersons bool) []portroyal.Event {
	if onlyPersons && seat != t.by {
		return t.run
	}
	return t.since[seat]
}

// news is something that a player is told in one sentence.
type news struct {
	event  portroyal.Event
	after  []portroyal.Event // what has happened from there on
	weight int               // what matters more weighs more
}

// Weights of news. What has the same weight matters more the later it happened.
const (
	trifle = iota
	taken
	hired
	notable
	grave
	last // the end of the game, and what can be done now
)

// newsFor picks from what has happened what a seat is told, in the order in which it happened. What
// they have decided themselves is left out, what came of it is not.
func newsFor(seat int, events []portroyal.Event) (all []news) {
	took := map[uint8]bool{} // since their chance came
	taxing := false          // a tax increase is being told
	for i, e := range events {
		own := int(e.Seat) == seat
		tell := func(weight int) { all = append(all, news{e, events[i+1:], weight}) }
		switch e.Kind {
		case portroyal.CardRevealed, portroyal.TurnBegan:
			taxing = false
		case portroyal.ChanceCame:
			took[e.Seat] = false
		}
		switch e.Kind {
		case portroyal.TargetReached, portroyal.StandstillReached:
			tell(last)
		case portroyal.ClerkWorked:
			if own {
				tell(last)
			}
		case portroyal.WentBust:
			tell(grave)
		case portroyal.CardRevealed:
			if e.Card.Face().Type == portroyal.TaxIncrease {
				taxing = true
				tell(taxWeight(seat, events[i+1:]))
			}
		case portroyal.TaxInsteadOf:
			taxing = true
			tell(taxWeight(seat, events[i+1:]))
		case portroyal.TaxPaid, portroyal.TaxBonus: // without its card where somebody was asked in between
			if !taxing {
				taxing = true
				all = append(all, news{e, events[i:], taxWeight(seat, events[i:])})
			}
		case portroyal.ContractFulfilled:
			tell(notable)
		case portroyal.StepMade:
			if i+1 == len(events) || events[i+1].Kind != portroyal.ContractFulfilled || events[i+1].Contract != e.Contract {
				tell(notable) // not the last step
			}
		case portroyal.CoinGiven:
			if int(e.Other) == seat {
				tell(notable)
			}
		case portroyal.Claimed, portroyal.TimeMoved:
			if !own {
				tell(notable)
			}
		case portroyal.PersonHired:
			took[e.Seat] = true
			if !own {
				tell(hired)
			}
		case portroyal.ShipTraded:
			took[e.Seat] = true
			if !own {
				tell(taken)
			}
		case portroyal.AdmiralsPaid, portroyal.ViceAdmiralsPaid, portroyal.GunnersPaid, portroyal.JestersPaid:
			if own {
				tell(taken)
			} else {
				tell(trifle)
			}
		case portroyal.Passed:
			if !own && !took[e.Seat] {
				tell(trifle)
			}
		case portroyal.FeePaid:
			if int(e.Other) == seat {
				tell(trifle)
			}
		case portroyal.PileRenewed:
			tell(trifle)
		case portroyal.CargoStowed, portroyal.Gambled, portroyal.ShipRepelled, portroyal.ContractDeclined:
			if !own {
				tell(trifle)
			}
		}
	}
	return all
}

// taxWeight is grave if anybody pays, from the events that follow a tax increase.
func taxWeight(seat int, events []portroyal.Event) int {
	weight := trifle
	for _, e := range events {
		switch {
		case e.Kind == portroyal.TaxPaid:
			return grave
		case e.Kind == portroyal.TaxBonus && int(e.Seat) == seat:
			weight = taken
		case e.Kind == portroyal.CardRevealed || e.Kind == portroyal.TaxInsteadOf || e.Kind == portroyal.TurnBegan:
			return weight
		}
	}
	return weight
}

// newsSentence is a piece of news in words: those of the log where they say all there is to say.
func (t *Table) newsSentence(n news) string {
	w, player := t.stage.Words, t.name(int(n.event.Seat))
	switch n.event.Kind {
	case portroyal.WentBust:
		lost := 0
		if at := slices.IndexFunc(n.after, func(e portroyal.Event) bool { return e.Kind == portroyal.HarbourCleared }); at >= 0 {
			lost = int(n.after[at].N)
		}
		return w.N("tell.bust", lost, "Player", player, "Ship", w.Ship(n.event.Card.Face().Colour))
	case portroyal.CardRevealed, portroyal.TaxInsteadOf:
		pays, gets := t.taxed(n.after)
		if gets == "" {
			return w.T("tell.tax", "Changes", pays)
		}
		return w.T("tell.tax", "Changes", list([]string{pays, gets}))
	case portroyal.TaxPaid, portroyal.TaxBonus:
		pays, gets := t.taxed(n.after)
		if n.event.Kind == portroyal.TaxBonus { // who paid was told before
			pays = gets
		}
		return w.T("tell.tax", "Changes", pays)
	case portroyal.Passed:
		return w.T("tell.nothing", "Player", player)
	}
	return t.sentence(n.event)
}

// list puts clauses one after the other.
func list(clauses []string) string { return strings.Join(clauses, ", ") }

// standstill is how many rounds nobody has got anywhere and the players are to know it (F6); 0 if
// that is not so.
func (t *Table) standstill() int {
	if rounds := t.view.QuietRounds(); rounds >= portroyal.StandstillTold {
		return rounds
	}
	return 0
}

// allNews is what the person at the lower edge may have missed, piece by piece and in words.
func (t *Table) allNews() (pieces []news, sentences []string) {
	seat := t.lowerSeat()
	pieces = newsFor(seat, t.tale.to(seat, t.onlyPersons()))
	for _, n := range pieces {
		sentences = append(sentences, t.newsSentence(n))
	}
	if rounds := t.standstill(); rounds > 0 && t.view.Phase() != portroyal.Over {
		pieces = append(pieces, news{weight: last})
		sentences = append(sentences, t.stage.Words.N("tell.standstill", rounds, "Most", portroyal.StandstillRounds))
	}
	return pieces, sentences
}

// tellNews writes the news into a line no wider than room. What matters less is left out if there is
// too much of it.
func (t *Table) tellNews(line *canvas.Text, pieces []news, sentences []string, room float32) {
	order := make([]int, len(sentences))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(pieces[b].weight, pieces[a].weight), cmp.Compare(b, a))
	})
	for i, at := range order {
		if pieces[at].weight == trifle && pieces[order[0]].weight > trifle {
			order = order[:i] // trifles are told in the line only where there is nothing else
			break
		}
	}
	shown := map[int]bool{}
	text := func() string {
		var parts []string
		for i, sentence := range sentences {
			if shown[i] {
				parts = append(parts, sentence)
			}
		}
		if len(parts) < len(order) {
			parts = append(parts, "\u2026") // there is more
		}
		return strings.Join(parts, " ")
	}
	for _, i := range order {
		shown[i] = true
		if line.Text = text(); len(shown) > 1 && line.MinSize().Width > room {
			delete(shown, i) // the next one may be shorter
		}
	}
	line.Text = text()
	shorten(line, room)
}

// onlyPersons reports whether no computer player sits at the table.
func (t *Table) onlyPersons() bool {
	for _, seat := range t.match.Seats() {
		if seat.Player != "" {
			return false
		}
	}
	return true
}

// tellingHeight is the height of the line over the question.
func (t *Table) tellingHeight() float32 { return t.grown(18) }

// telling is the line over the question: what the person who decides may have missed, or what there
// is to know about the question that they are asked now.
func (t *Table) telling(s layout.Sheet, r layout.Rectangle) {
	line := widgets.Line(t.hint(), t.grown(13), t.stage.Colours().Text)
	tip := line.Text
	if tip != "" {
		if width := line.MinSize().Width; width > r.W {
			line.TextSize *= max(0.85, r.W/width)
		}
		shorten(line, r.W)
	} else {
		pieces, sentences := t.allNews()
		t.tellNews(line, pieces, sentences, r.W)
		tip = strings.Join(sentences, "\n")
	}
	if tip == "" {
		return
	}
	size := line.MinSize()
	s.Fit(line, layout.Rect(r.X+(r.W-size.Width)/2, r.Y+(r.H-size.Height)/2, size.Width, size.Height))
	s.Fit(widgets.NewTipped(tip), r)
}
