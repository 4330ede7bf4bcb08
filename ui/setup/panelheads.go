package setup

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// The gap between two heads, and the margin of a pick around each, which does not grow.
const (
	headGap = 4
	headRim = 10
)

// heads lets the player choose a head of this size, with this many in a row. Those of others have rims in their
// colours.
func (p *Panel) heads(across int, size float32) fyne.CanvasObject {
	var picks []*widgets.Pick
	for i, name := range Portraits {
		rim := palette.OldPaper
		holder := p.holder(func(seat Seat) bool { return seat.Portrait == name })
		switch {
		case holder >= 0:
			rim = widgets.SeatColour(p.Seats[holder].Colour)
		case name == p.here().Portrait:
			rim = widgets.SeatColour(p.here().Colour)
		}
		picture := container.NewStack(p.stage.Head(name, rim, size))
		if holder >= 0 {
			picture.Add(p.initialOver(p.Seats[holder].Name, rim, size))
		}
		pick := widgets.NewRoundPick(p.stage.Colours(), p.Growth, p.stage.Words.T("setup.seat.face", "Number", i+1), size, picture)
		picks = append(picks, p.taken(pick, holder))
	}
	own := slices.Index(Portraits, p.here().Portrait)
	grid := widgets.NewPicks(Columns{across, p.Grown(headGap)}, across, own, func(chosen int) {
		p.ownHead = true
		swap(p, func(seat *Seat) *string { return &seat.Portrait }, Portraits[chosen])
		p.company.call(p.stage.Words, p.Seats)
		p.build()
	}, picks...)
	p.Focus.Add("heads", grid)
	return grid
}

// initialOver writes the first letter of a name on a disc over the lower edge of a head.
func (p *Panel) initialOver(name string, paint color.NRGBA, size float32) fyne.CanvasObject {
	ground := canvas.NewCircle(paint)
	ground.StrokeColor, ground.StrokeWidth = palette.Ink, 1.2
	letter := widgets.Title(initial(name), p.Grown(12), palette.Ink)
	letter.Alignment = fyne.TextAlignCenter
	badge := container.NewStack(ground, letter)
	across := p.Grown(20)
	badge.Resize(fyne.NewSquareSize(across))
	badge.Move(fyne.NewPos(size-across, size-across))
	return container.NewWithoutLayout(badge)
}
