package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/pieces"
	"portroyal/ui/widgets"
)

// hovered enlarges the card under the pointer.
func (t *Table) hovered(card portroyal.Card, inside bool) { t.hover(item{card: card}, inside) }

// hover enlarges what is under the pointer.
func (t *Table) hover(over item, inside bool) {
	switch {
	case inside:
		t.zoomed = over
	case t.zoomed != over:
	case t.cursor >= 0 && t.cursor < len(t.inspectable()) && t.inspectable()[t.cursor] == over:
		// the cursor of the keyboard still looks at it
	default:
		t.zoomed = item{}
	}
	t.showZoom(t.lookedAt())
}

// hoverIn is hover for something that lies in what scrolls.
func (t *Table) hoverIn(object fyne.CanvasObject, over item, inside bool) {
	t.hover(over, inside)
	if inside {
		driver := fyne.CurrentApp().Driver()
		at, size := driver.AbsolutePositionForObject(object).Subtract(driver.AbsolutePositionForObject(t.root)), object.Size()
		t.showZoom(rect{at.X, at.Y, size.Width, size.Height})
	}
}

// showZoom enlarges what the player looks at, which lies at a place of the table, empty if that is
// not known.
func (t *Table) showZoom(at rect) {
	t.zoom.Objects = nil
	switch {
	case t.zoomed == (item{}):
	case t.zoomed.contract != portroyal.NoContract:
		t.putZoom(t.largeContract(t.zoomed.contract), at)
	default:
		t.putZoom(t.largeCard(t.zoomed.card), at)
	}
	t.zoom.Refresh()
}

func (t *Table) putZoom(large fyne.CanvasObject, at rect) {
	size := large.MinSize()
	r := zoomPlace(t.size, rect{0, 0, size.Width, size.Height}, areasFor(t.size, t.parts()).prompt, at)
	sheet{t.zoom}.fit(large, r)
}

// largeCard is a card enlarged.
func (t *Table) largeCard(card portroyal.Card) fyne.CanvasObject {
	width := clamp(t.size.Width*0.21, 214, t.grown(340))
	return t.large.NewLargeCard(card, float32(int(min(width, (t.size.Height-60)/1.5))))
}

// largeContract is a contract enlarged, with what lies on it, and below it the same in words.
func (t *Table) largeContract(contract portroyal.Contract) fyne.CanvasObject {
	width := float32(int(clamp(t.size.Width*0.27, 340, t.grown(520))))
	large := t.large.NewLargeContract(t.stage, contract, t.view.Players(), width)
	large.Seals = t.view.Options().Cooperative
	t.lay(large, t.laidContract(contract))
	lines := container.NewVBox()
	for _, sentence := range t.laidWords(contract) {
		line := widgets.Line(sentence, t.grown(15), t.stage.Colours().Text)
		if need, has := line.MinSize().Width, width-t.grown(24); need > has {
			line.TextSize *= has / need // names may be long
		}
		lines.Add(line)
	}
	return container.NewVBox(large, widgets.NewPanel(t.stage.Colours(), t.grown(8), lines))
}

// zoomMargin is what is left free between what is enlarged and everything that it must not cover.
const zoomMargin = 6

// zoomPlace finds a place in the window for what is enlarged, as large as room: over the lower end of
// the log if that lies there, else in another corner, so that it covers neither what is asked nor what
// the player looks at. A large picture under the pointer would take the pointer from the small one
// and vanish at once.
func zoomPlace(window fyne.Size, room, prompt, looked rect) rect {
	right, bottom := window.Width-room.w-zoomMargin, window.Height-room.h-zoomMargin
	over := max(zoomMargin, prompt.y-room.h-zoomMargin)
	places := []fyne.Position{
		{X: right, Y: bottom},
		{X: right, Y: over},
		{X: zoomMargin, Y: over},
		{X: right, Y: zoomMargin},
		{X: zoomMargin, Y: zoomMargin},
		{X: looked.x + looked.w + zoomMargin, Y: over}, // straight beside it
		{X: looked.x - room.w - zoomMargin, Y: over},
	}
	var best rect
	least := float32(-1)
	for _, at := range places {
		r := rect{clamp(at.X, 0, right), clamp(at.Y, 0, bottom), room.w, room.h}
		if hidden := shared(r, prompt) + 4*shared(r, looked); least < 0 || hidden < least {
			best, least = r, hidden
		}
	}
	return best
}

// shared is the area that two rectangles have in common.
func shared(a, b rect) float32 {
	w := min(a.x+a.w, b.x+b.w) - max(a.x, b.x)
	h := min(a.y+a.h, b.y+b.h) - max(a.y, b.y)
	return max(w, 0) * max(h, 0)
}

// lookedAt is where on the table the pointer is on something, or else the cursor of the keyboard;
// empty if neither is to be found.
func (t *Table) lookedAt() (place rect) {
	hovered := false
	var look func(in *fyne.Container, x, y float32)
	look = func(in *fyne.Container, x, y float32) {
		for _, object := range in.Objects {
			if hovered || object == t.zoom {
				return
			}
			at, size := object.Position(), object.Size()
			here := rect{x + at.X, y + at.Y, size.Width, size.Height}
			pointed := false
			switch object := object.(type) {
			case *fyne.Container:
				look(object, here.x, here.y)
				continue
			case *pieces.Card:
				hovered, pointed = object.Hovered(), object.Pointed
			case *pieces.Contract:
				hovered, pointed = object.Hovered(), object.Pointed
			case *widgets.Tipped:
				hovered = object.Hovered()
			}
			if hovered || pointed {
				place = here
			}
		}
	}
	look(t.root, 0, 0)
	return place
}
