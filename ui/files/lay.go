package files

import (
	"image/color"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/palette"
	"portroyal/ui/sheet"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Sizes in units of a window of usual size: the most that is on the sheet, the width of the places at its side, the most of
// a part of the path, and the room between things.
const (
	mostWide, mostHigh = 920, 620
	asideWide          = 150
	partWide           = 170
	gap                = 8
)

// build makes what is on the overlay.
func (d *dialog) build() fyne.CanvasObject {
	s, c := d.stage, d.stage.Colours()
	d.by = sheet.Growth(s)
	by := d.by
	room := stage.Over(s.Window.Canvas())
	d.width = min(room.Width-60*by, mostWide*by)
	high := min(room.Height-sheet.High(s, d.Title), mostHigh*by)
	d.path = container.New(layout.NewCustomPaddedHBoxLayout(4 * by))
	d.aside, d.blank, d.says = container.NewStack(), container.NewCenter(), container.NewStack()
	d.list = widgets.NewListing(rowHigh*by, s.Time, func() widgets.ListingRow { return newRow(d) })
	d.list.Name = func(line int) string { return d.shown[line].name }
	d.list.OnMove, d.list.OnOpen, d.list.OnLetter = d.moved, d.open, d.jump
	d.list.OnShortcut = s.TypedShortcut
	edged := func(top, right float32, object fyne.CanvasObject) fyne.CanvasObject {
		return container.New(layout.NewCustomPaddedLayout(top*by, 0, 0, right*by), object)
	}
	foot := container.New(layout.NewCustomPaddedVBoxLayout(gap*by), d.writing(), d.plates())
	page := container.NewStack(widgets.NewRow(c, edge*by, d.list), d.blank)
	strut := canvas.NewRectangle(color.Transparent)
	strut.SetMinSize(fyne.NewSize(0, s.Plate(widgets.QuietPlate, "file.up", by, nil).MinSize().Height))
	body := container.NewBorder(container.NewStack(strut, d.path), edged(gap, 0, foot),
		edged(gap, gap, widgets.AtLeast(fyne.NewSize(asideWide*by, 0), d.aside)), nil, edged(gap, 0, page))
	return sheet.New(s, d.Title, widgets.Fixed(body, d.width, high))
}

// edge is the room round the list.
const edge = 4

// writing is the field for the name of a file, or to search.
func (d *dialog) writing() fyne.CanvasObject {
	s, by := d.stage, d.by
	if d.Open != nil {
		d.field = widgets.NewField("", s.Words.T("file.search"), func(text string) {
			if d.search != text {
				d.search = text
				d.show("")
			}
		})
	} else {
		d.field = widgets.NewField(d.Name, "", func(string) { d.say("") })
		d.field.Refuses = func(letter rune) bool { return letter == ' ' && d.field.CursorColumn == 0 } // of the key that led here
	}
	d.field.Leaves = []fyne.KeyName{fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown}
	field := s.Grown(by, d.field)
	if d.Open != nil {
		return field
	}
	name := widgets.Line(s.Words.T("file.name"), 15*by, s.Colours().Text)
	return container.NewBorder(nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, 0, gap*by), name), nil, field)
}

// plates are what can be done, beside what there is to be said.
func (d *dialog) plates() fyne.CanvasObject {
	s := d.stage
	all := container.New(layout.NewCustomPaddedHBoxLayout(gap * d.by))
	does, act := words.Tipped("file.open"), d.open
	if d.Save != nil {
		all.Add(s.Plate(widgets.PlainPlate, "file.folder", d.by, d.askForFolder))
		does, act = "file.save", d.save
	}
	all.Add(s.Plate(widgets.PlainPlate, "file.cancel", d.by, s.Close))
	all.Add(s.Plate(widgets.CalmPlate, does, d.by, act))
	d.saysWide = d.width - all.MinSize().Width - 2*gap*d.by
	return container.NewBorder(nil, nil, nil, all, d.says)
}

// laid has the keys and the pointer know what has been laid out anew.
func (d *dialog) laid(object fyne.CanvasObject) {
	widgets.HandOnKeys(object, func(key *fyne.KeyEvent) { d.stage.Typed(key) })
	d.stage.Pointer().Watch(object)
	d.stage.Pointer().Laid()
	object.Refresh()
}

// showPath shows where the folder is: each folder that it is in leads there. Those that there is no room for are left out.
func (d *dialog) showPath() {
	s, by := d.stage, d.by
	to := func(text, folder string) *widgets.Plate {
		line := widgets.Title(text, 14*by, color.Black)
		widgets.Shorten(line, partWide*by)
		return sheet.Plate(s, widgets.QuietPlate, line.Text, func() {
			d.enter(folder, "")
			d.toList()
		}).WithToolTip(folder)
	}
	up := s.Plate(widgets.QuietPlate, "file.up", by, d.leave)
	room := d.width - up.MinSize().Width
	var parts []fyne.CanvasObject
	for at := d.folder; ; at = filepath.Dir(at) {
		above := filepath.Dir(at)
		name := filepath.Base(at)
		if above == at {
			name = at
		}
		part := to(name, at)
		need := part.MinSize().Width + 4*by
		if len(parts) > 0 && above != at && room < need+60*by || room < need && len(parts) > 0 {
			parts = append(parts, to("\u2026", at))
			break
		}
		parts, room = append(parts, part), room-need
		if above == at {
			break
		}
	}
	slices.Reverse(parts)
	d.path.Objects = append([]fyne.CanvasObject{up}, parts...)
	d.laid(d.path)
}

// line says which of the places is shown, -1 for none.
func (d *dialog) line() int {
	return slices.IndexFunc(d.places, func(p place) bool { return p.folder == d.folder })
}

// showPlaces shows the places, and which of them is the folder that is shown.
func (d *dialog) showPlaces() {
	if d.contents != nil && len(d.contents.Chapters) == len(d.places) {
		d.contents.Open(d.line())
		return
	}
	var chapters []widgets.Chapter
	for _, p := range d.places {
		name := p.name
		if p.id != "" {
			name = d.stage.Words.T(p.id)
		}
		chapters = append(chapters, widgets.Chapter{Title: name})
	}
	d.contents = widgets.NewContents(d.stage.Colours(), d.by, asideWide*d.by, chapters, d.line(), func(line int) {
		if line < len(d.places) {
			d.enter(d.places[line].folder, "")
		}
	})
	d.aside.Objects = []fyne.CanvasObject{container.NewVScroll(d.contents)}
	d.laid(d.aside)
}

// showBlank writes a sentence in the place of the list; "" for none.
func (d *dialog) showBlank(id words.ID) {
	d.blank.Objects = nil
	if id != "" {
		d.blank.Objects = []fyne.CanvasObject{widgets.Told(d.stage.Words.T(id), 16*d.by, d.stage.Colours().Text, d.list.Size().Width-40*d.by)}
	}
	d.blank.Refresh()
}

// say tells what is wrong with what somebody wants to save; "" for nothing, and then which files are shown.
func (d *dialog) say(id words.ID) {
	d.told = id
	c, write, text, size := d.stage.Colours(), widgets.BoldLine, "", 15*d.by
	paint := c.Text
	if id != "" {
		text = d.stage.Words.T(id)
		if d.stage.Answer != nil {
			d.stage.Answer(text)
		}
	} else {
		endings := make([]string, len(d.Endings))
		for i, ending := range d.Endings {
			endings[i] = "*" + ending
		}
		write, size, paint = widgets.Line, 13*d.by, c.Quiet
		text = d.Shown(strings.Join(endings, ", "))
	}
	told := widgets.Paragraph(write, text, size, paint, d.saysWide, 1, fyne.TextAlignLeading)
	d.says.Objects = []fyne.CanvasObject{container.NewVBox(layout.NewSpacer(), told, layout.NewSpacer())}
	d.says.Refresh()
}

// Sizes of a row in units: its height, and the widths of its columns.
const (
	rowHigh            = 30
	symbolWide         = 30
	sizeWide, dateWide = 78, 104
	rowEnd             = 14 // beside the bar to scroll with
)

// row shows one entry after the other.
type row struct {
	of               *dialog
	box              *fyne.Container
	ground, ring     *canvas.Rectangle
	tab, leaf        *canvas.Rectangle // of the drawing
	name, size, date *canvas.Text
	tip              *widgets.Tipped
	line             int
	chosen           bool
}

// newRow makes a row that shows nothing yet.
func newRow(d *dialog) *row {
	c, by := d.stage.Colours(), d.by
	r := &row{
		of: d, ground: canvas.NewRectangle(color.Transparent), ring: widgets.NewFocus(by),
		tab: canvas.NewRectangle(c.Accent), leaf: canvas.NewRectangle(c.Accent),
		name: widgets.Line("", 15*by, c.Text), size: widgets.Line("", 13*by, c.Quiet), date: widgets.Line("", 13*by, c.Quiet),
		tip: widgets.NewTipped(""),
	}
	r.ground.CornerRadius = 6 * by
	r.leaf.CornerRadius, r.tab.CornerRadius = 2*by, 2*by
	r.leaf.StrokeWidth = by
	r.size.Alignment, r.date.Alignment = fyne.TextAlignTrailing, fyne.TextAlignTrailing
	r.tip.OnHover = func(bool) { r.mark() }
	wide, high := d.list.Size().Width, rowHigh*by
	place := func(object fyne.CanvasObject, x, y, width, height float32) fyne.CanvasObject {
		return widgets.Placed(object, fyne.NewPos(x, y), fyne.NewSize(width, height))
	}
	dates := wide - (rowEnd+dateWide)*by
	r.box = &fyne.Container{Objects: []fyne.CanvasObject{
		place(r.ground, 0, 0, wide, high), place(r.tab, 8*by, 8*by, 8*by, 6*by), r.leaf,
		place(r.name, (symbolWide+4)*by, 0, r.nameWide(), high), place(r.size, dates-sizeWide*by, 0, sizeWide*by, high),
		place(r.date, dates, 0, dateWide*by, high), place(r.ring, 1, 1, wide-2, high-2), place(r.tip, 0, 0, wide, high),
	}}
	r.box.Resize(fyne.NewSize(wide, high))
	return r
}

// nameWide is the room for a name.
func (r *row) nameWide() float32 {
	return r.of.list.Size().Width - (symbolWide+4+sizeWide+dateWide+rowEnd)*r.of.by
}

// Content implements widgets.ListingRow.
func (r *row) Content() fyne.CanvasObject { return r.box }

// Show implements widgets.ListingRow.
func (r *row) Show(line int, chosen, focused bool) {
	d, by, e := r.of, r.of.by, &r.of.shown[line]
	r.line, r.chosen = line, chosen
	r.ring.Hidden = !focused
	r.ring.Refresh()
	r.mark()
	c, w := d.stage.Colours(), d.stage.Words
	r.name.Text, r.size.Text, r.date.Text = e.name, "", ""
	widgets.Shorten(r.name, r.nameWide())
	r.tip.SetToolTip("")
	if r.name.Text != e.name {
		r.tip.SetToolTip(e.name)
	}
	r.tab.Hidden = !e.folder
	at, size := fyne.NewPos(8*by, 10*by), fyne.NewSize(18*by, 13*by)
	r.leaf.FillColor, r.leaf.StrokeColor = c.Accent, c.Accent
	if !e.folder {
		at, size = fyne.NewPos(10*by, 7*by), fyne.NewSize(13*by, 17*by)
		r.leaf.FillColor, r.leaf.StrokeColor = c.Field, c.Quiet
		r.size.Text, r.date.Text = bytes(w, e.bytes), w.Date(e.saved)
	}
	r.leaf.Move(at)
	r.leaf.Resize(size)
	for _, shown := range []fyne.CanvasObject{r.name, r.size, r.date, r.leaf, r.tab} {
		canvas.Refresh(shown)
	}
}

// mark shows whether the row is the chosen one or is under the pointer.
func (r *row) mark() {
	c := r.of.stage.Colours()
	r.ground.FillColor = color.NRGBA{}
	switch {
	case r.chosen:
		r.ground.FillColor = palette.Fade(c.Accent, 0.3)
	case r.tip.Hovered():
		r.ground.FillColor = palette.Fade(c.Text, 0.06)
	}
	canvas.Refresh(r.ground)
}

// bytes writes how long a file is.
func bytes(w *words.Words, n int64) string {
	const kilo, mega = 1000, 1000 * 1000
	if n < mega {
		return w.T("file.size.kb", "Number", strconv.FormatInt((n+kilo-1)/kilo, 10))
	}
	return w.T("file.size.mb", "Number", w.Decimal(float64(n)/mega))
}
