package tiles

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/look"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Parts are the things a page is made of.
type Parts struct {
	Head, Foot fyne.CanvasObject

	Sheet func(number int, size fyne.Size) *widgets.Tile // one of the sheets, from 0
	Empty func(room fyne.Size) fyne.CanvasObject         // stands in the middle where there are none; nil for nothing

	Typed func(*fyne.KeyEvent) // gets the keys that nothing on the page takes
}

// The lengths of a page, in units of a window of usual size.
const (
	edgeRoom = 26 // at its sides
	between  = 14 // between sheets
)

// Wide is the room from the left end of a head or foot to its right end.
func (l *Leaves) Wide() float32 { return l.Size.Width - 2*edgeRoom*stage.Growth(l.Size) }

// Lay shows the page with the sheet that the keys have come to, for the size of the screen.
func (l *Leaves) Lay(parts Parts) {
	by := stage.Growth(l.Size)
	side, gap := edgeRoom*by, between*by
	headHigh, footHigh := parts.Head.MinSize().Height, parts.Foot.MinSize().Height
	top := side*0.5 + headHigh + 8*by
	bottom := l.Size.Height - footHigh - side*0.5
	room := fyne.NewSize(l.Wide(), bottom-10*by-top)
	objects := []fyne.CanvasObject{
		l.Harbour(),
		widgets.Placed(parts.Head, fyne.NewPos(side, side*0.5), fyne.NewSize(room.Width, headHigh)),
	}
	if l.n == 0 && parts.Empty != nil {
		empty := parts.Empty(room)
		need := empty.MinSize()
		at := fyne.NewPos(side+(room.Width-need.Width)/2, top+max((room.Height-need.Height)/2, 0))
		objects = append(objects, widgets.Placed(empty, at, need))
	}
	columns, rows := float32(l.grid.Columns), float32(l.grid.Rows)
	size := fyne.NewSize((room.Width-(columns-1)*gap)/columns, (room.Height-(rows-1)*gap)/rows)
	l.tiles = nil
	for i := range min(l.grid.full(), l.n-l.First()) {
		sheet := parts.Sheet(l.First()+i, size)
		column, row := float32(i%l.grid.Columns), float32(i/l.grid.Columns)
		at := fyne.NewPos(side+column*(size.Width+gap), top+row*(size.Height+gap))
		objects = append(objects, widgets.Placed(sheet, at, size))
		l.tiles = append(l.tiles, sheet)
	}
	foot := widgets.Placed(parts.Foot, fyne.NewPos(side, bottom), fyne.NewSize(room.Width, footHigh))
	l.Root.Objects = append(objects, foot)
	l.stage.HandOnKeys(l.Root, parts.Typed)
	widgets.OnFocus(l.Root, l.follow)
	l.Root.Refresh()
	l.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
}

// follow has the keys go on from the sheet that has got the focus.
func (l *Leaves) follow(on fyne.CanvasObject) {
	for i, tile := range l.tiles {
		if tile == on {
			l.at = l.First() + i
		}
	}
}

// Numbers are the pages to choose from, for a head. of says what stands for a page, by the numbers of its first sheet
// and of the one behind its last, and what it is called.
func (l *Leaves) Numbers(of func(from, to int) (content fyne.CanvasObject, name string)) *widgets.Picks {
	c, by := l.stage.Colours(), stage.Growth(l.Size)
	return Picks(c, by, l.Pages(), l.Page(), l.Turn, func(page int) (fyne.CanvasObject, string) {
		from := page * l.grid.full()
		return of(from, min(from+l.grid.full(), l.n))
	})
}

// Beside is the room that each of the picks has beside its content, in units.
const Beside = 44

// Picks are so many things to choose from in a head, so many times larger than usual, as the pages are. of says what
// stands for each, and what it is called.
func Picks(
	c *look.Colours, by float32, n, chosen int, choose func(int), of func(int) (content fyne.CanvasObject, name string),
) *widgets.Picks {
	var all []*widgets.Pick
	for i := range n {
		content, name := of(i)
		size := content.MinSize()
		field := widgets.Fixed(container.NewCenter(content), size.Width+Beside*by, max(size.Height+10*by, 34*by))
		all = append(all, widgets.NewPagePick(c, by, name, field).WithToolTip(name))
	}
	return widgets.NewPicks(layout.NewCustomPaddedHBoxLayout(6*by), n, chosen, choose, all...)
}
