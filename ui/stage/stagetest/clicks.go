package stagetest

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// Unheard lists points of the window at which a click on something that answers clicks is taken by something above
// it that does not: one for each pair of them.
func (p *Player) Unheard() (found []string) {
	on := p.At.Window.Canvas()
	takers := visible.Takers(visible.Top(on))
	deaf := func(t visible.Taker) bool {
		if _, tappable := t.Object.(fyne.Tappable); !tappable {
			return true
		}
		idle, can := t.Object.(interface{ Deaf() bool })
		return can && idle.Deaf()
	}
	// The search ends at an overlay's ground, at things that keep clicks from the table, and at a long list.
	blocks := func(t visible.Taker) bool {
		switch t.Object.(type) {
		case *widget.PopUp, *widgets.Rows:
			return true
		case *widgets.Area:
			return deaf(t)
		}
		return false
	}
	known := map[[2]fyne.CanvasObject]bool{}
	size := on.Size()
	for y := float32(1); y < size.Height; y += 4 {
		for x := float32(1); x < size.Width; x += 4 {
			at := fyne.NewPos(x, y)
			var top *visible.Taker
			for i := range slices.Backward(takers) {
				taker := &takers[i]
				if !taker.Has(at) {
					continue
				}
				if top == nil {
					top = taker
				}
				if blocks(*taker) {
					break
				}
				if deaf(*taker) {
					continue
				}
				if pair := [2]fyne.CanvasObject{top.Object, taker.Object}; top != taker && !known[pair] {
					known[pair] = true
					found = append(found, fmt.Sprintf("at %v, %T takes the click meant for %T", at, top.Object, taker.Object))
				}
				break
			}
		}
	}
	return found
}
