package tutorial

import (
	"context"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/portroyal/terms"
)

// verdict is what the player is told about a free decision.
type verdict struct {
	voyage *Voyage
	view   portroyal.View // before the decision
	chosen portroyal.Action
	next   portroyal.Card // the card that was turned up, or would have been; NoCard if irrelevant
	found  []coach.Hint
	panel  *hints.Panel // nil until the coach is done
	cancel context.CancelFunc
	ctx    context.Context
	asked  bool
}

func newVerdict(v *Voyage, chosen portroyal.Action) *verdict {
	d := &verdict{voyage: v, view: v.match.View(), chosen: chosen, next: v.next()}
	if d.view.Phase() != portroyal.Discover {
		d.next = portroyal.NoCard
	}
	d.ctx, d.cancel = context.WithCancel(context.Background())
	return d
}

// Judge implements [tutorial.Aside]: it asks the coach what every choice was worth.
func (d *verdict) Judge() {
	v := d.voyage
	if d.asked {
		v.Draw()
		return
	}
	d.asked = true
	hints.Think(d.ctx, v.stage, d.view, 0, func(found []coach.Hint, _ hints.Why) {
		d.found = found
		d.panel = hints.NewAnswer(v.stage, seats.Of(v.match.Seats(), []int{0, 1}), d.view,
			hints.Answer{Worth: found, Chosen: d.chosen}, v.calls.Ask)
		v.Draw()
		v.Lull()
	})
}

// Restyle implements [tutorial.Aside].
func (d *verdict) Restyle() {
	if d.panel != nil {
		d.panel.Restyle()
	}
}

// Leave implements [tutorial.Aside].
func (d *verdict) Leave() { d.cancel() }

// words say how good the choice was and what would have come.
func (d *verdict) words() string {
	w := d.voyage.stage.Words
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

// sheetWide is the width of the sheet above the choices, and apart the gap between them, in units.
const sheetWide, apart = 500, 24

// Draw implements [tutorial.Aside]: it shows what every choice was worth, below the text about it.
func (d *verdict) Draw(s geometry.Sheet) {
	if d.panel == nil {
		return
	}
	v := d.voyage
	by := v.Growth()
	v.Shade(s, nil)
	gap := apart * by
	width := min(v.Size().Width-gap, sheetWide*by)
	size, sheet := v.Beside(d.words(), width)
	room := geometry.Sized(v.Size()).Centred(width, v.Size().Height-2*gap)
	room.H -= size.Height + gap
	panel := d.panel.Lay(room, by)
	top := (v.Size().Height - size.Height - gap - panel.Size().Height) / 2
	s.Fit(sheet(), geometry.Rect(room.X, top, width, size.Height))
	s.Add(panel)
	panel.Move(fyne.NewPos(room.X, top+size.Height+gap))
	v.Log("verdict", d.chosen.String(), geometry.Rect(room.X, top, width, size.Height), nil)
}
