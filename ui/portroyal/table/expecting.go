package table

import (
	"image"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/layout"
)

// expect requests the pictures of the harbour as it is going to be, so that they are ready when a card has
// turned, and returns their width; 0 if there will be no cards, or if all of them move. It shows nothing.
func (t *Table) expect() (width float32) {
	view, _ := t.mode.present()
	now, then, berths := t.areas(), t.areasOf(&view), layout.Moored(t.berths, &view)
	harbour := layout.MiddleOf(&view, then, t.growth()).Harbour
	if then.Middle != now.Middle || harbour != layout.MiddleOf(&t.view, now, t.growth()).Harbour {
		return 0
	}
	for i, place := range layout.Harbour(len(berths), harbour.Size(), t.growth()) {
		if card := berths[i]; card != portroyal.NoCard {
			width = place.W
			t.stage.TableFace(card, width, false, func(image.Image) {})
		}
	}
	return width
}
