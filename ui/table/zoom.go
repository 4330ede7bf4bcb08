package table

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
)

// hovered enlarges the card under the pointer.
func (t *Table) hovered(card portroyal.Card, inside bool) { t.hover(item{card: card}, inside) }

// hover enlarges what is under the pointer.
func (t *Table) hover(over item, inside bool) {
	if inside {
		t.zoomed = over
	} else if t.zoomed == over {
		t.zoomed = item{}
	}
	t.showZoom()
}

// showZoom puts what is enlarged into its place, over the lower end of the log, where it is never
// under the pointer.
func (t *Table) showZoom() {
	t.zoom.Objects = nil
	if t.zoomed != (item{}) {
		var large fyne.CanvasObject
		width := clamp(t.size.Width*0.21, 214, t.grown(340))
		if t.zoomed.contract != portroyal.NoContract {
			width = float32(int(clamp(t.size.Width*0.27, 340, t.grown(520))))
			options := t.view.Options()
			contract := t.large.NewLargeContract(t.stage, t.zoomed.contract, t.view.Players(), width)
			contract.Seals = options.Cooperative
			large = contract
		} else {
			width = float32(int(min(width, (t.size.Height-60)/1.5)))
			large = t.large.NewLargeCard(t.zoomed.card, width)
		}
		size := large.MinSize()
		s := sheet{t.zoom}
		s.put(large, t.size.Width-size.Width-6, t.size.Height-size.Height-8)
	}
	t.zoom.Refresh()
}
