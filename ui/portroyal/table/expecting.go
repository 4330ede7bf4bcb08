package table

import (
	"image"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/layout"
)

// expect requests the pictures of the harbour as it is going to be, so that they are ready when a card has
// turned, and returns their width; 0 if there will be no cards, or if all of them move. It shows nothing.
func (t *Table) expect() (width float32) {
	view, _ := t.mode.present()
	return t.request(&view)
}

// request is expect for a view that follows on the one that is shown.
func (t *Table) request(view *portroyal.View) (width float32) {
	now, then, berths := t.areas(), t.areasOf(view), layout.Moored(t.berths, view)
	harbour := layout.MiddleOf(view, then, t.growth()).Harbour
	if then.Middle != now.Middle || harbour != layout.MiddleOf(&t.view, now, t.growth()).Harbour {
		return 0
	}
	for i, place := range layout.Harbour(len(berths), harbour.Size(), t.growth()) {
		if card := berths[i]; card != portroyal.NoCard {
			width = place.W
			t.paint(card, width)
		}
	}
	return width
}

// paint requests the picture of a card.
func (t *Table) paint(card portroyal.Card, width float32) {
	t.stage.TableFace(card, width, false, func(image.Image) {})
}

// foresee requests the pictures of what the next card would be if one is turned up: painting one takes longer than a card takes
// to turn. It shows nothing.
func (t *Table) foresee() {
	next := portroyal.Action{Kind: portroyal.RevealNext}
	if !t.mode.live() || !t.moves() || !slices.Contains(t.legal, next) {
		return
	}
	position := t.match.Position()
	var tape portroyal.Tape
	position.Play(next, &tape)
	view := position.View()
	width := t.request(&view)
	if width == 0 { // it lies beside the others as they are
		middle := layout.MiddleOf(&t.view, t.areas(), t.growth())
		if width = middle.Pile; len(t.berths) > 0 {
			width = layout.Harbour(len(t.berths), middle.Harbour.Size(), t.growth())[0].W
		}
	}
	for _, event := range tape.Events {
		if event.Kind == portroyal.CardRevealed {
			t.paint(event.Card, width)
		}
	}
}
