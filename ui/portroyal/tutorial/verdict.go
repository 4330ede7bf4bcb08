package tutorial

import (
	"context"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/ui/lay"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/stage"
)

// verdict is what the player is told about a free decision.
type verdict struct {
	view   portroyal.View // before the decision
	chosen portroyal.Action
	next   portroyal.Card // the card that was turned up, or would have been; NoCard if irrelevant
	found  []coach.Hint
	panel  *hints.Panel // nil until the coach is done
	cancel context.CancelFunc
	ctx    context.Context
	asked  bool
}

func newVerdict(view portroyal.View, chosen portroyal.Action, next portroyal.Card) *verdict {
	d := &verdict{view: view, chosen: chosen, next: next}
	if view.Phase() != portroyal.Discover {
		d.next = portroyal.NoCard
	}
	d.ctx, d.cancel = context.WithCancel(context.Background())
	return d
}

// judge asks the coach what every choice was worth.
func (v *Voyage) judge() {
	d := v.free
	if d.asked {
		v.draw()
		return
	}
	d.asked = true
	hints.Think(d.ctx, v.stage, d.view, 0, func(found []coach.Hint, _ hints.Why) {
		d.found = found
		d.panel = hints.NewAnswer(v.stage, seats.Of(v.match.Seats(), []int{0, 1}), d.view,
			hints.Answer{Worth: found, Chosen: d.chosen}, v.calls.Ask)
		v.draw()
		v.lull = stage.NewLull(v.stage.Time(), tooEarly)
	})
}

// words say how good the choice was and what would have come.
func (d *verdict) words(v *Voyage) string {
	w := v.stage.Words
	text := w.T("voyage.verdict.other")
	if len(d.found) > 0 {
		for _, hint := range d.found {
			if hint.Action == d.chosen && w.Percent(hint.Chance) == w.Percent(d.found[0].Chance) {
				text = w.T("voyage.verdict.best")
			}
		}
	}
	if d.next == portroyal.NoCard {
		return text
	}
	bust, card := w.Percent(d.view.BustChance()), terms.NamedWithin(w, terms.Plain, d.next)
	switch came, busts := d.chosen.Kind == portroyal.RevealNext, d.view.Busts(d.next); {
	case came && busts:
		text += " " + w.T("voyage.verdict.bust", "Bust", bust, "Card", card)
	case came:
		text += " " + w.T("voyage.verdict.came", "Bust", bust, "Card", card)
	case busts:
		text += " " + w.T("voyage.verdict.saved", "Bust", bust, "Card", card)
	default:
		text += " " + w.T("voyage.verdict.would", "Bust", bust, "Card", card)
	}
	return text
}

// drawVerdict shows what every choice was worth, below the text about it.
func (v *Voyage) drawVerdict(s lay.Sheet) {
	by := v.growth()
	v.drawShade(s, nil)
	way := v.onOffer()
	text, width := v.free.words(v), min(v.size.Width-2*edge*by, 500*by)
	size, gap := v.sheetSize(text, way, width), 2*edge*by
	room := lay.Sized(v.size).Centred(width, v.size.Height-2*gap)
	room.H -= size.Height + gap
	panel := v.free.panel.Lay(room, by)
	top := (v.size.Height - size.Height - gap - panel.Size().Height) / 2
	s.Fit(v.sheet(text, way, size), lay.Rect(room.X, top, width, size.Height))
	s.Add(panel)
	panel.Move(fyne.NewPos(room.X, top+size.Height+gap))
	v.tell("verdict", v.free.chosen.String(), lay.Rect(room.X, top, width, size.Height), nil)
}
