package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/widgets"
)

// hovered enlarges whatever the pointer is on, for as long as it is there.
func (b *Board) hovered(over layout.Spot, inside bool) {
	b.hover(over, inside)
	b.enlarge(b.place())
}

// HoverOn enlarges as hovered does, for something that is not on the board: on is the object under the pointer.
func (b *Board) HoverOn(on fyne.CanvasObject, over layout.Spot, inside bool) {
	b.hover(over, inside)
	at := b.place()
	if inside {
		of := fyne.CurrentApp().Driver().AbsolutePositionForObject
		left := of(on).Subtract(of(b.enlarged))
		at = geometry.Rect(left.X, left.Y, on.Size().Width, on.Size().Height)
	}
	b.enlarge(at)
}

func (b *Board) hover(over layout.Spot, inside bool) {
	switch {
	case inside:
		b.looked = over
	case b.looked == over && over != b.shown.Cursor: // otherwise the keyboard's cursor is still on it
		b.looked = layout.Spot{}
	}
}

// Look enlarges a card or contract from the next Draw on; the zero value enlarges nothing.
func (b *Board) Look(at layout.Spot) { b.looked = at }

// enlarge shows what is looked at, beside its place on the table; at is empty if that is not known.
func (b *Board) enlarge(at geometry.Rectangle) {
	b.enlarged.Objects = nil
	var large fyne.CanvasObject
	switch {
	case b.Still:
	case b.looked.Contract != portroyal.NoContract:
		large = b.largeContract(b.looked.Contract)
	case b.looked.Card != portroyal.NoCard:
		large = b.largeCard(b.looked.Card)
	}
	if large != nil {
		size := large.MinSize()
		geometry.Sheet{Container: b.enlarged}.Fit(large, geometry.Enlarged(b.size, geometry.Sized(size), b.areas.Prompt, at, b.Panel))
	}
	b.enlarged.Refresh()
}

// edge is the gap around something enlarged, leastLarge its least height.
const edge, leastLarge = 10, 240

func (b *Board) largeCard(card portroyal.Card) fyne.CanvasObject {
	width := min(max(b.size.Width*0.21, 214), b.grown(340))
	high := max(b.areas.Prompt.Y-2*edge, leastLarge) // above the question, if possible
	return b.large.NewLargeCard(card, float32(int(min(width, high/1.5, (b.size.Height-60)/1.5))))
}

// largeContract is a contract enlarged with everything on it, and the same in words below.
func (b *Board) largeContract(contract portroyal.Contract) fyne.CanvasObject {
	width := float32(int(min(max(b.size.Width*0.27, 340), b.grown(520))))
	large := b.large.NewLargeContract(b.stage, contract, b.shown.View.Players(), width)
	large.Seals = b.shown.View.Options().Cooperative
	b.putCubes(large, b.laidContract(contract))
	lines := container.NewVBox()
	for _, sentence := range b.laidWords(contract) {
		lines.Add(widgets.Paragraph(widgets.Line, sentence, b.grown(15), b.stage.Colours().Text, width-b.grown(24), 1, fyne.TextAlignLeading))
	}
	return container.NewVBox(large, widgets.NewPanel(b.stage.Colours(), b.grown(8), lines))
}

// place is where on the board the object under the pointer is, or else the one that is pointed at; empty if there
// is neither.
func (b *Board) place() (place geometry.Rectangle) {
	found := false
	b.visit(func(object fyne.CanvasObject, at geometry.Rectangle) {
		hovered, pointed := false, false
		switch object := object.(type) {
		case *pieces.Card:
			hovered, pointed = object.Hovered(), object.Pointed
		case *pieces.Contract:
			hovered, pointed = object.Hovered(), object.Pointed
		case *widgets.Asked:
			hovered = object.Hovered()
		}
		if !found && (hovered || pointed) {
			place, found = at, hovered
		}
	})
	return place
}
