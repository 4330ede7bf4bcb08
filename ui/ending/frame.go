package ending

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/widgets"
)

// Frame is where the large parts of an end are.
type Frame struct {
	Margin float32
	Room   float32       // the width left of the sheet, where the picture can be seen
	Quay   float32       // where what stands on the quay ends, from the top
	Sheet  fyne.Size     // its size
	At     fyne.Position // of the sheet
	Ways   fyne.Position // of the plates
	Plates fyne.Size
}

// Frame is where the large parts are in the window.
func (b *Brush) Frame() Frame {
	by := b.Growth()
	m := 14 * by
	f := Frame{Margin: m, Plates: fyne.NewSize(b.Size.Width-2*m, 48*by)}
	f.Ways = fyne.NewPos(m, b.Size.Height-f.Plates.Height-0.7*m)
	width := min(max(b.Size.Width*0.57, 580), 1060*by)
	f.At = fyne.NewPos(b.Size.Width-width-m, m)
	f.Sheet = fyne.NewSize(width, f.Ways.Y-0.8*m-m)
	f.Room = f.At.X
	f.Quay = f.Ways.Y - 0.6*m
	return f
}

// Paper is the sheet behind all text.
func (b *Brush) Paper(f Frame) fyne.CanvasObject {
	return widgets.Placed(widgets.NewSheet(b.Stage.Colours(), b.Growth(), 0, Bare()), f.At, f.Sheet)
}

// Area is a part of the sheet.
type Area struct {
	At   fyne.Position
	Size fyne.Size
}

// Below takes a strip of this height off the top of an area; what is left begins a gap below it.
func (a *Area) Below(height, gap float32) Area {
	taken := Area{a.At, fyne.NewSize(a.Size.Width, height)}
	a.At.Y += height + gap
	a.Size.Height -= height + gap
	return taken
}

// Above takes a strip of this height off the bottom of an area.
func (a *Area) Above(height, gap float32) Area {
	a.Size.Height -= height + gap
	return Area{fyne.NewPos(a.At.X, a.At.Y+a.Size.Height+gap), fyne.NewSize(a.Size.Width, height)}
}
