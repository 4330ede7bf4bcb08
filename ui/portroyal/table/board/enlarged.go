package board

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
)

// hovered enlarges whatever the pointer is on, for as long as it is there.
func (b *Board) hovered(over layout.Spot, inside bool) {
	b.hover(over, inside)
	b.enlarge(b.place())
}

// pointable is what the pointer can be on, and that has words of its own.
type pointable interface {
	ToolTip() string
	Silence()
}

// HoverOn enlarges as hovered does, for something that is not on the board: on is the object under the pointer.
func (b *Board) HoverOn(on *widgets.Asked, over layout.Spot, inside bool) {
	b.hover(over, inside)
	if !inside {
		b.enlarge(b.place())
		return
	}
	of := fyne.CurrentApp().Driver().AbsolutePositionForObject
	left := of(on).Subtract(of(b.enlarged))
	b.enlarge(on, geometry.Rect(left.X, left.Y, on.Size().Width, on.Size().Height))
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

// enlarge shows what is looked at, near its place on the table; on is nil if that is not known.
func (b *Board) enlarge(on pointable, at geometry.Rectangle) {
	b.enlarged.Objects = nil
	row := b.rowOf(at)
	room := row.Room().Size()
	var large *fyne.Container
	switch {
	case b.Still:
	case b.looked.Contract != portroyal.NoContract:
		large = b.largeContract(b.looked.Contract, room)
	case b.looked.Card != portroyal.NoCard:
		large = b.largeCard(b.looked.Card, room, b.toldOf(on))
	}
	if large != nil {
		size := large.MinSize()
		at.X += (size.Width - large.Objects[0].MinSize().Width) / 2 // so that the picture is straight over or under it
		geometry.Sheet{Container: b.enlarged}.Fit(large, row.Place(size, at, b.Panel))
		if on != nil {
			on.Silence() // its words would lie on the picture, and are beside it
		}
	}
	b.enlarged.Refresh()
}

// rowOf is the row of what is at a place: whatever lies side by side there. Something with too little room over and under its row
// for a picture as large as it is itself has it at its side.
func (b *Board) rowOf(at geometry.Rectangle) geometry.Row {
	a := &b.areas
	row := geometry.Row{Things: at, Asked: a.Prompt, Window: geometry.Sized(b.size)}
	row.Window.Y = a.Top.Y + a.Top.H // the plates there can be pressed
	row.Window.H -= row.Window.Y
	middle := at.Centred(0, 0)
	for _, area := range []geometry.Rectangle{a.Others, a.Row, a.Middle, a.Last, a.Own, a.Log} {
		if geometry.Touch(middle.Inset(-1), area) {
			row.Things = area
		}
	}
	if room := row.Room(); room.H < at.H {
		row.Things = at
	}
	return row
}

// toldOf is what the words of something say that its enlarged picture does not.
func (b *Board) toldOf(on pointable) (lines []string) {
	if on != nil && on.ToolTip() != "" && on.ToolTip() != terms.Named(b.stage.Words, b.looked.Card) {
		lines = strings.Split(on.ToolTip(), "\n")
	}
	return lines
}

// legible is the least width, on a table of usual size, at which the sentence on an enlarged card can be read.
const legible = 190

// largeCard is a card enlarged as far as there is room, with what is said of it at its side. Where the room is so low that its own
// sentence could not be read on it, that is said there too.
func (b *Board) largeCard(card portroyal.Card, room fyne.Size, said []string) *fyne.Container {
	width := min(max(b.size.Width*0.21, 214), b.grown(340), (room.Height-2*widgets.FrameWidth)/1.5)
	width = float32(int(width))
	face := b.large.NewLargeCard(card, width)
	if width < b.grown(legible) {
		face = b.large.NewOnlyCard(card, width)
		said = append([]string{terms.OnFace(b.stage.Words, card).Text}, said...)
	}
	return b.besides(face, said, room)
}

// largeContract is a contract enlarged with everything on it, and the same in words at its side.
func (b *Board) largeContract(contract portroyal.Contract, room fyne.Size) *fyne.Container {
	width := min(max(b.size.Width*0.27, 340), b.grown(520), (room.Height-2*widgets.FrameWidth)*1.5)
	large := b.large.NewLargeContract(b.stage, contract, b.shown.View.Players(), float32(int(width)))
	large.Seals = b.shown.View.Options().Cooperative
	b.putCubes(large, b.laidContract(contract))
	return b.besides(large, b.laidWords(contract), room)
}

// besides is a picture with a panel that says something at its side, which is no higher than the room and, if it can be, narrow.
func (b *Board) besides(picture fyne.CanvasObject, said []string, room fyne.Size) *fyne.Container {
	all := container.NewHBox(picture)
	if len(said) == 0 {
		return all
	}
	var panel fyne.CanvasObject
	for width := b.grown(210); panel == nil || panel.MinSize().Height > room.Height && width < room.Width/2; width += b.grown(40) {
		lines := container.NewVBox()
		for _, sentence := range said {
			lines.Add(widgets.Paragraph(widgets.Line, sentence, b.grown(16), b.stage.Colours().Text, width, 1, fyne.TextAlignLeading))
		}
		lines = widgets.Fixed(lines, width, lines.MinSize().Height)
		panel = widgets.NewPanel(b.stage.Colours(), b.grown(10), lines)
	}
	all.Add(container.NewCenter(panel))
	return all
}

// place is the object under the pointer and where on the board it is, or else the one that is pointed at or looked at, as a key
// has it; nil if there is none.
func (b *Board) place() (on pointable, place geometry.Rectangle) {
	found, looked := false, b.Object(b.looked)
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
		if !found && (hovered || pointed || object == looked) {
			on, _ = object.(pointable)
			place, found = at, hovered
		}
	})
	return on, place
}
