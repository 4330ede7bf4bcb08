package tiles

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"portroyal/ui/look"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Page is what stands on a page.
type Page struct {
	Title  words.ID
	Choice *widgets.Picks // in the middle of the head, nil for none
	Says   string         // at the right end of the head

	// Pages says what the page with the sheets from one number up to another is called, and whether it has a tick.
	Pages func(from, to int) (name string, ticked bool)

	Plates []*widgets.Plate // in the foot, beside the way back
	About  string           // at the right end of the foot, "" for nothing

	Sheet func(number int, size fyne.Size) *widgets.Tile // one of the sheets, from 0
	Empty func(room fyne.Size) fyne.CanvasObject         // stands in the middle where there are none; nil for nothing
}

// The lengths of a page, in units of a window of usual size.
const (
	edgeRoom = 26 // at its sides
	between  = 14 // between sheets
)

// wide is the room from the left end of a head or foot to its right end.
func (l *Leaves) wide() float32 { return l.Size.Width - 2*edgeRoom*l.By }

// build shows the page with the sheet that the keys have come to, for the size of the screen.
func (l *Leaves) build() {
	if l.Size.Width == 0 {
		return
	}
	l.By = stage.Growth(l.Size)
	page, by := l.page(), l.By
	head, foot := l.head(&page), l.foot(&page)
	side, gap := edgeRoom*by, between*by
	headHigh, footHigh := head.MinSize().Height, foot.MinSize().Height
	top := side*0.5 + headHigh + 8*by
	bottom := l.Size.Height - footHigh - side*0.5
	room := fyne.NewSize(l.wide(), bottom-10*by-top)
	objects := []fyne.CanvasObject{
		l.Harbour(), widgets.Placed(head, fyne.NewPos(side, side*0.5), fyne.NewSize(room.Width, headHigh)),
	}
	if l.n == 0 && page.Empty != nil {
		empty := page.Empty(room)
		need := empty.MinSize()
		at := fyne.NewPos(side+(room.Width-need.Width)/2, top+max((room.Height-need.Height)/2, 0))
		objects = append(objects, widgets.Placed(empty, at, need))
	}
	columns, rows := float32(l.grid.Columns), float32(l.grid.Rows)
	size := fyne.NewSize((room.Width-(columns-1)*gap)/columns, (room.Height-(rows-1)*gap)/rows)
	l.tiles = nil
	for i := range min(l.grid.full(), l.n-l.First()) {
		sheet := page.Sheet(l.First()+i, size)
		column, row := float32(i%l.grid.Columns), float32(i/l.grid.Columns)
		at := fyne.NewPos(side+column*(size.Width+gap), top+row*(size.Height+gap))
		objects = append(objects, widgets.Placed(sheet, at, size))
		l.tiles = append(l.tiles, sheet)
	}
	l.Root.Objects = append(objects, widgets.Placed(foot, fyne.NewPos(side, bottom), fyne.NewSize(room.Width, footHigh)))
	widgets.OnFocus(l.Root, l.follow)
	l.Laid(l.Typed)
}

// head is the title, what there is to choose, and a sentence.
func (l *Leaves) head(page *Page) fyne.CanvasObject {
	c, by := l.stage.Colours(), l.By
	right := []fyne.CanvasObject{layout.NewSpacer()}
	add := func(object fyne.CanvasObject) { right = append(right, container.NewCenter(object), layout.NewSpacer()) }
	if page.Choice != nil {
		add(page.Choice)
	}
	if l.Pages() > 1 {
		add(l.numbers(page))
	}
	right = append(right, container.NewCenter(widgets.NewSheet(c, by, 8*by, widgets.BoldLine(page.Says, 15*by, c.Text))))
	room := l.wide() - container.NewHBox(right...).MinSize().Width - theme.Padding()
	title := container.NewCenter(widgets.NewTitleWithin(c, l.stage.Words.T(page.Title), 24*by, room))
	return container.NewHBox(append([]fyne.CanvasObject{title}, right...)...)
}

// foot leads back, and has more plates and what there is to say of all this.
func (l *Leaves) foot(page *Page) fyne.CanvasObject {
	c, by := l.stage.Colours(), l.By
	const gap, edges = 10, 14 // between plates and beside the text
	foot := container.New(layout.NewCustomPaddedHBoxLayout(gap * by))
	room := l.wide() - 2*edges*by
	back := l.stage.BackPlate(l.ways.ID, by, l.ways.BackTip, l.ways.Back)
	for _, plate := range append([]*widgets.Plate{back}, page.Plates...) {
		room -= plate.MinSize().Width + gap*by
		foot.Add(container.NewCenter(plate))
	}
	foot.Add(layout.NewSpacer())
	if page.About != "" {
		foot.Add(container.NewCenter(widgets.NewSheet(c, by, 7*by, widgets.Told(page.About, 13*by, c.Text, room))))
	}
	return foot
}

// follow has the keys go on from the sheet that has got the focus.
func (l *Leaves) follow(on fyne.CanvasObject) {
	for i, tile := range l.tiles {
		if tile == on {
			l.at = l.First() + i
		}
	}
}

// numbers are the pages to choose from, by the numbers of their sheets.
func (l *Leaves) numbers(page *Page) *widgets.Picks {
	c, by := l.stage.Colours(), l.By
	return Picks(c, by, l.Pages(), l.Page(), l.Turn, func(at int) (fyne.CanvasObject, string) {
		from := at * l.grid.full()
		to := min(from+l.grid.full(), l.n)
		name, ticked := page.Pages(from, to)
		box := container.NewHBox(widgets.BoldLine(l.stage.Words.T("tiles.page", "From", from+1, "To", to), 14*by, c.Text))
		if ticked {
			box.Add(container.NewCenter(widgets.NewTick(14 * by)))
		}
		return box, name
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
