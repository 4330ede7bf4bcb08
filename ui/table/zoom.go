package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/table/layout"
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
func (t *Table) hoverIn(on fyne.CanvasObject, at layout.Spot, inside bool) {
	t.hover(item{at.Card, at.Contract}, inside)
	if inside {
		driver := fyne.CurrentApp().Driver()
		at, size := driver.AbsolutePositionForObject(on).Subtract(driver.AbsolutePositionForObject(t.root)), on.Size()
		t.showZoom(layout.Rect(at.X, at.Y, size.Width, size.Height))
	}
}

// showZoom enlarges what the player looks at, which lies at a place of the table, empty if that is
// not known.
func (t *Table) showZoom(at layout.Rectangle) {
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

func (t *Table) putZoom(large fyne.CanvasObject, at layout.Rectangle) {
	size := large.MinSize()
	r := layout.Enlarged(t.size, layout.Sized(size), t.areas().Prompt, at)
	layout.Sheet{Container: t.zoom}.Fit(large, r)
}

// largeCard is a card enlarged.
func (t *Table) largeCard(card portroyal.Card) fyne.CanvasObject {
	width := min(max(t.size.Width*0.21, 214), t.grown(340))
	return t.large.NewLargeCard(card, float32(int(min(width, (t.size.Height-60)/1.5))))
}

// largeContract is a contract enlarged, with what lies on it, and below it the same in words.
func (t *Table) largeContract(contract portroyal.Contract) fyne.CanvasObject {
	width := float32(int(min(max(t.size.Width*0.27, 340), t.grown(520))))
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

// lookedAt is where on the table the pointer is on something, or else the cursor of the keyboard;
// empty if neither is to be found.
func (t *Table) lookedAt() (place layout.Rectangle) {
	hovered := false
	var look func(in *fyne.Container, x, y float32)
	look = func(in *fyne.Container, x, y float32) {
		for _, object := range in.Objects {
			if hovered || object == t.zoom {
				return
			}
			at, size := object.Position(), object.Size()
			here := layout.Rect(x+at.X, y+at.Y, size.Width, size.Height)
			pointed := false
			switch object := object.(type) {
			case *fyne.Container:
				look(object, here.X, here.Y)
				continue
			case *widgets.Card:
				hovered, pointed = object.Hovered(), object.Pointed
			case *widgets.Contract:
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
