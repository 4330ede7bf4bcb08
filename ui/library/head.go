package library

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// states are the filters by how far games have come, with the message of each.
var states = []words.Tipped{"library.all", "library.unfinished", "library.finished"}

// The sizes of a head, in units: of the title, and the least width of the field.
const (
	titleSize  = 24
	leastField = 110
)

// head is the title, the line to search with, and the filters. Where that is too much for its width, the title becomes smaller,
// and is left out before the line is too short for a name.
func (l *Library) head(search string, width float32) fyne.CanvasObject {
	w, c, by := l.stage.Words, l.stage.Colours(), l.by
	l.field = widgets.NewField(search, w.T("library.search"), func(text string) {
		l.catalogue.search = text
		l.arrange()
	})
	l.field.Leaves = []fyne.KeyName{fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown}
	filters := container.New(layout.NewCustomPaddedHBoxLayout(6 * by))
	l.states = nil
	for i, id := range states {
		plate := l.stage.Plate(widgets.QuietPlate, id, by, func() {
			l.catalogue.state = state(i)
			l.arrange()
		})
		l.states = append(l.states, plate)
		filters.Add(plate)
	}
	l.kind = widgets.NewPlate(c, widgets.QuietPlate, l.catalogue.kinds[0].Name(w), l.chooseKind).WithToolTip(l.kindTip()).Grown(by)
	filters.Add(l.kind)
	title := widgets.NewTitleWithin(c, w.T("library.title"), titleSize*by,
		width-filters.MinSize().Width-(leastField+24)*by)
	field := l.stage.Grown(by, l.field)
	return container.NewBorder(nil, nil, container.NewCenter(title), container.NewCenter(filters),
		container.New(layout.NewCustomPaddedLayout(3*by, 3*by, 12*by, 12*by), container.New(middle{620 * by}, field)))
}

// middle lays its one object as wide as there is room, but for a most, and no higher than it needs.
type middle struct{ most float32 }

func (middle) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (m middle) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	high := objects[0].MinSize().Height
	lay(objects[0], 0, (size.Height-high)/2, min(size.Width, m.most), high)
}

// showFilters shows which filters are chosen.
func (l *Library) showFilters() {
	paint := func(plate *widgets.Plate, chosen bool) {
		plate.Kind = widgets.QuietPlate
		if chosen {
			plate.Kind = widgets.CalmPlate
		}
		plate.Refresh()
	}
	for i, plate := range l.states {
		paint(plate, state(i) == l.catalogue.state)
	}
	l.kind.Text = l.catalogue.kinds[l.catalogue.kind].Name(l.stage.Words)
	paint(l.kind, l.catalogue.kind != 0)
}

// kindTip says what the plate with the kind of games does.
func (l *Library) kindTip() string {
	if len(l.catalogue.tellers) > 1 {
		return l.stage.Words.T("library.games.tip")
	}
	return l.stage.Words.T("library.editions.tip")
}

// chooseKind asks of which game or edition the games are to be shown. Each game has a column.
func (l *Library) chooseKind() {
	w, c, by := l.stage.Words, l.stage.Colours(), l.by
	column := func() *fyne.Container { return container.New(layout.NewCustomPaddedVBoxLayout(6 * by)) }
	list, beside := column(), container.New(layout.NewCustomPaddedHBoxLayout(14*by))
	at, title := list, w.T("library.edition")
	for _, i := range l.catalogue.occurring() {
		kind := &l.catalogue.kinds[i]
		plate := widgets.NewPlate(c, widgets.PlainPlate, kind.Name(w), func() {
			l.catalogue.kind = i
			l.stage.Close()
			l.arrange()
		})
		if i == l.catalogue.kind {
			plate.Kind = widgets.CalmPlate
		}
		plate.Growth = by
		if kind.whole {
			at, title = column(), w.T("library.game")
			beside.Add(at)
			plate.Symbol = l.stage.Picture(emblemOf{kind.of.Game}, 28*by, kind.of.Emblem)
		}
		at.Add(plate)
	}
	if len(beside.Objects) > 0 {
		list.Add(beside)
	}
	l.stage.Open(widgets.NewTitledSheet(c, by, 18*by, widgets.NewTitle(c, title, 20*by), list), nil, nil)
}

// heading is the title of a column, which sorts by it.
type heading struct {
	tile  *widgets.Tile
	title *canvas.Text
	arrow *fyne.Container // the two strokes of an arrow
}

// titles are what the columns are called.
func (l *Library) titles() [columns]string {
	w := l.stage.Words
	return [columns]string{
		w.T("library.date"), w.T("library.players"), w.T("library.edition"), w.T("library.result"),
		w.T("library.length"),
	}
}

// newHeadings makes the titles of the columns at their places.
func (l *Library) newHeadings(high float32) *fyne.Container {
	c, by := l.stage.Colours(), l.by
	box := &fyne.Container{}
	for i, text := range l.titles() {
		at := column(i)
		title := widgets.Title(text, 16*by, c.Text)
		arrow := &fyne.Container{Objects: []fyne.CanvasObject{stroke(c.Accent, by), stroke(c.Accent, by)}}
		content := &fyne.Container{Objects: []fyne.CanvasObject{title, arrow}}
		tile := widgets.NewBareTile(c, text, content, func() {
			l.catalogue.sortBy(at)
			l.arrange()
		})
		tile.SetToolTip(l.stage.Words.T("library.sort", "Column", text))
		inset := l.log.places.inset(at)
		room, wide := l.log.places.room[at]-inset, l.log.places.room[at]+10*by
		if at != byLength {
			room -= 20 * by // for the arrow, which for the last column lies in the gap before it
		}
		widgets.Shorten(title, room)
		need := title.MinSize()
		left, beside := 6*by+inset, 6*by+inset+need.Width+7*by
		if at == byLength { // above the ends of its numbers
			left = 6*by + room - need.Width
			beside = left - 15*by
		}
		lay(title, left, (high-need.Height)/2, need.Width, need.Height)
		arrow.Move(fyne.NewPos(beside, high/2))
		lay(tile, l.log.places.left[at]-6*by, 0, wide, high)
		l.headings[at] = &heading{tile, title, arrow}
		box.Objects = append(box.Objects, tile)
	}
	return box
}

func stroke(paint color.NRGBA, by float32) *canvas.Line {
	line := canvas.NewLine(paint)
	line.StrokeWidth = 2.4 * by
	return line
}

// showHeadings shows by which column the games are sorted, and which way.
func (l *Library) showHeadings() {
	for i, h := range l.headings {
		h.arrow.Hidden = column(i) != l.catalogue.by
		tip, side := float32(3), float32(-3)
		if l.catalogue.upward == l.catalogue.by.falling() { // the smallest first
			tip, side = side, tip
		}
		for n, object := range h.arrow.Objects {
			line := object.(*canvas.Line)
			line.Position1 = fyne.NewPos(float32(10*n)*l.by, side*l.by)
			line.Position2 = fyne.NewPos(5*l.by, tip*l.by)
			line.Refresh()
		}
		h.tile.Refresh()
	}
}
