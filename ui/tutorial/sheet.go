package tutorial

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// sheetFor is the sheet with the current text, and its place; there is false if no sheet fits.
func (v *Voyage) sheetFor(step *Step, open []geometry.Rectangle) (sheet fyne.CanvasObject, at geometry.Rectangle, there bool) {
	text := v.game.Say(step, step.Say)
	if v.Answer != "" {
		text = v.Answer + " " + v.Instruction()
	}
	var way *offer
	w := v.stage.Words
	switch {
	case !step.Acts():
		way = v.onOffer()
	case step.Shows():
		show := v.plate(widgets.QuietPlate, w.T("voyage.show"), v.showMe).WithToolTip(w.T("voyage.show.tip"))
		way = &offer{plate: show, key: string(fyne.KeyS)}
	}
	if way != nil && v.Answer == "" {
		way.how, way.said, way.marked = v.Instruction(), step.Acts() || v.Missed, v.Missed
	}
	return v.placed(text, way, open)
}

// Instruction says how to do what the step is waiting for.
func (v *Voyage) Instruction() string {
	if step := v.Step(); step.Acts() {
		return v.game.How(step)
	}
	return v.stage.Words.T("voyage.do.on")
}

// SheetPlace is where the text of the step is beside these openings; there is false if there is no room for it.
func (v *Voyage) SheetPlace(open []geometry.Rectangle) (at geometry.Rectangle, there bool) {
	_, at, there = v.sheetFor(v.Step(), open)
	return at, there
}

// offer is the plate at the foot of a sheet, with its key.
type offer struct {
	plate  *widgets.Plate
	key    string
	how    string // how to do it; the sheet reserves room for this, so that it does not move when it is shown
	said   bool
	marked bool // how is highlighted
}

// onOffer is the plate that continues.
func (v *Voyage) onOffer() *offer {
	w := v.stage.Words
	on := v.plate(widgets.CalmPlate, w.T("voyage.on"), v.onward).WithToolTip(w.T("voyage.on.tip"))
	return &offer{plate: on, key: w.T("help.key.enter")}
}

// widths are the widths that a sheet may have on a table of usual size, the best first.
var widths = []float32{400, 460, 340, 540, 290, 660, 800}

// placed puts a text with its offer on the sheet that finds a good place.
func (v *Voyage) placed(
	text string, way *offer, open []geometry.Rectangle,
) (sheet fyne.CanvasObject, at geometry.Rectangle, there bool) {
	by := v.Growth()
	var sizes []fyne.Size
	for _, width := range widths {
		sizes = append(sizes, v.sheetSize(text, way, width*by))
	}
	at, there = beside(open, []geometry.Rectangle{v.Corner()}, v.game.Kept(), sizes, v.size, by, v.before)
	if !there {
		at = geometry.Sized(v.size).Centred(sizes[0].Width, sizes[0].Height)
	}
	return v.sheet(text, way, at.Size()), at, there
}

// The lengths of a sheet, in units of the usual size.
const (
	sheetPad   = 14
	sheetText  = 16.5
	sheetHead  = 44 // of the speaker
	sheetTitle = 20
)

// Beside is a sheet with a text and the plate that continues, no wider than this, to be shown beside something else.
func (v *Voyage) Beside(text string, width float32) (size fyne.Size, draw func() fyne.CanvasObject) {
	way := v.onOffer()
	size = v.sheetSize(text, way, width)
	return size, func() fyne.CanvasObject { return v.sheet(text, way, size) }
}

// sheetSize is the size of a sheet of this width.
func (v *Voyage) sheetSize(text string, way *offer, width float32) fyne.Size {
	by := v.Growth()
	room := width - (2*sheetPad+sheetHead+10)*by
	words := widgets.Paragraph(widgets.Line, text, sheetText*by, color.Black, room, 1, fyne.TextAlignLeading).MinSize()
	height := words.Height + (2*sheetPad+sheetTitle)*by
	if way != nil {
		_, how := v.howTo(way, width)
		height += max(way.plate.MinSize().Height, how.Height) + 8*by
	}
	return fyne.NewSize(width, max(height, (2*sheetPad+sheetTitle+sheetHead)*by))
}

// sheet draws a sheet: the speaker, the progress in the chapter, the text, and the offer with its key.
func (v *Voyage) sheet(text string, way *offer, size fyne.Size) fyne.CanvasObject {
	by, c := v.Growth(), v.paper()
	region := geometry.Region{Name: v.stage.Words.T(v.chapter.Title), Asks: true, Nth: v.misses}
	s := geometry.NewSheet().Named(region)
	region.Low = true
	low := geometry.NewSheet().Named(region)
	s.Fit(widgets.NewArea(nil), geometry.Sized(size))
	s.Fit(widgets.NewTipped(""), geometry.Sized(size))
	s.Fit(widgets.NewSheet(c, by, 0, container.NewWithoutLayout()), geometry.Sized(size))
	pad, left := sheetPad*by, (sheetPad+sheetHead+10)*by
	s.Fit(v.speaker(sheetHead*by), geometry.Rect(pad, pad, sheetHead*by, sheetHead*by))
	room := size.Width - left - pad
	words := widgets.Paragraph(widgets.Line, text, sheetText*by, c.Text, room, 1, fyne.TextAlignLeading)
	s.Fit(words, geometry.Rect(left, pad+sheetTitle*by, room, words.MinSize().Height))
	if way != nil {
		need := way.plate.MinSize()
		at := geometry.Rect(size.Width-pad-need.Width, size.Height-pad-need.Height+2*by, need.Width, need.Height)
		v.drawKey(s, way.key, at)
		v.drawHow(s, way, geometry.Rect(left, at.Y, size.Width, at.H))
		if v.At() == (Place{}) && !way.said { // who only hears it is told once, in each chapter
			s.Add(geometry.Said(v.Instruction, container.NewWithoutLayout()))
		}
		low.Fit(way.plate, at)
	}
	if v.returns() {
		w := v.stage.Words
		back := v.plate(widgets.QuietPlate, w.T("replay.back"), v.back).WithToolTip(w.T("voyage.back.tip"))
		high := back.MinSize().Height
		low.Fit(back, geometry.Rect(pad, size.Height-pad-high+2*by, sheetHead*by, high))
	}
	done, all := v.progress()
	count := widgets.Line(strconv.Itoa(done)+"\u2009/\u2009"+strconv.Itoa(all), 12.5*by, c.Quiet)
	need := count.MinSize()
	low.Fit(count, geometry.Rect(size.Width-pad-need.Width, pad-2*by, need.Width, need.Height))
	title := widgets.OneLine(widgets.Title, v.stage.Words.T(v.chapter.Title), 13.5*by, c.Accent,
		room-need.Width-10*by, fyne.TextAlignLeading)
	low.Fit(title, geometry.Rect(left, pad-3*by, room-need.Width-10*by, sheetTitle*by))
	s.Fit(low.Container, geometry.Sized(size))
	return s.Container
}

// howTo says how to do it, beside the plate that does it for the player, on a sheet of this width.
func (v *Voyage) howTo(way *offer, width float32) (how fyne.CanvasObject, size fyne.Size) {
	by, paint := v.Growth(), v.paper().Quiet
	if way.marked {
		paint = v.paper().Text
	}
	room := width - (2*sheetPad+sheetHead+10)*by - way.plate.MinSize().Width - (beforePlate+14)*by -
		v.keySize(way.key).Width
	words := widgets.Paragraph(widgets.Line, way.how, 13*by, paint, room, 1, fyne.TextAlignLeading)
	return words, fyne.NewSize(room, words.MinSize().Height)
}

// drawHow says how to do it, if that is to be shown, from the left edge of its row, on a sheet as wide as the
// row.
func (v *Voyage) drawHow(s geometry.Sheet, way *offer, row geometry.Rectangle) {
	if !way.said {
		return
	}
	by := v.Growth()
	how, size := v.howTo(way, row.W)
	at := geometry.Rect(row.X, row.Y+(row.H-size.Height)/2, size.Width, size.Height)
	if way.marked {
		mark := canvas.NewRectangle(palette.Fade(palette.Gold, 0.4))
		mark.CornerRadius = 6 * by
		s.Fit(mark, at.Inset(-5*by))
	}
	s.Fit(how, at)
}

// The size of the text on the cap of a key, and the gap between cap and plate, in units.
const (
	keyText     = 12
	beforePlate = 10
)

// keySize is the size of the cap of a key.
func (v *Voyage) keySize(key string) fyne.Size {
	by := v.Growth()
	return fyne.NewSize(max(widgets.Line(key, keyText*by, color.Black).MinSize().Width+12*by, 22*by), 20*by)
}

// drawKey draws the cap of a key to the left of its plate.
func (v *Voyage) drawKey(s geometry.Sheet, key string, plate geometry.Rectangle) {
	by, c := v.Growth(), v.paper()
	name := widgets.Line(key, keyText*by, c.Quiet)
	need, size := name.MinSize(), v.keySize(key)
	at := geometry.Rect(plate.X-size.Width-beforePlate*by, plate.Y+(plate.H-size.Height)/2, size.Width, size.Height)
	unread := geometry.NewSheet().Named(geometry.Region{Unread: true}) // the plate's tip names it
	cap := canvas.NewRectangle(c.PanelRaised)
	cap.CornerRadius, cap.StrokeColor, cap.StrokeWidth = 5*by, c.Quiet, 1*by
	unread.Fit(cap, at)
	unread.Fit(name, at.Centred(need.Width, need.Height))
	s.Add(unread.Container)
}

// paper holds the colours of the sheets: they are in the light while everything around them is in the shade, even
// at night.
func (v *Voyage) paper() *look.Colours {
	if v.stage.HighContrast || v.aside != nil { // next to what is beside it
		return v.stage.Colours()
	}
	return &look.Light
}

// speaker is the head of the person who speaks all of the text.
func (v *Voyage) speaker(size float32) fyne.CanvasObject {
	return v.stage.Head("pilot", palette.Brass, size)
}

// plate makes a plate scaled to the window.
func (v *Voyage) plate(kind widgets.PlateKind, text string, tap func()) *widgets.Plate {
	return widgets.NewPlate(v.paper(), kind, text, tap).Grown(v.Growth())
}
