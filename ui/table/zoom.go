package table

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
)

// hovered enlarges the card under the pointer.
func (t *Table) hovered(card portroyal.Card, inside bool) {
	if inside {
		t.zoomed = card
	} else if t.zoomed == card {
		t.zoomed = portroyal.NoCard
	}
	t.showZoom()
}

// showZoom puts the enlarged card into its place, over the lower end of the log, where it is
// never under the pointer.
func (t *Table) showZoom() {
	t.zoom.Objects = nil
	if t.zoomed != portroyal.NoCard {
		width := clamp(t.size.Width*0.21, 214, 340)
		if most := (t.size.Height - 60) / 1.5; width > most {
			width = most
		}
		width = float32(int(width))
		card := t.large.NewLargeCard(t.zoomed, width)
		s := sheet{t.zoom}
		s.put(card, t.size.Width-width-12, t.size.Height-widgets.CardHeight(width)-14)
	}
	t.zoom.Refresh()
}
