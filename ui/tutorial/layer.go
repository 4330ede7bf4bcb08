package tutorial

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/table/layout"
	"portroyal/ui/tutorial/lesson"
	"portroyal/ui/widgets"
)

// shadow lies over everything that is not spoken of; at night less of it is needed.
func (v *Voyage) shadow() color.NRGBA {
	shadow := color.NRGBA{0x0a, 0x10, 0x18, 0xa4}
	if v.stage.Dark || v.stage.HighContrast {
		shadow.A = 0x80
	}
	return shadow
}

// draw lays out what lies over the table: shade with openings, and the sheet with the sentence. While things are on
// their way it is nothing.
func (v *Voyage) draw() {
	if v.size.Width == 0 {
		return
	}
	s := layout.NewSheet()
	switch {
	case v.over:
		v.drawEnd(s)
	case v.free != nil && v.free.panel != nil:
		v.drawVerdict(s)
	case v.free == nil && v.showing && v.step() != nil:
		v.drawStep(s)
	}
	v.layer.Objects = s.Objects
	widgets.HandOnKeys(v.layer, v.Typed)
	v.layer.Refresh()
}

// drawStep shows what a step says, and where.
func (v *Voyage) drawStep(s layout.Sheet) {
	step := v.step()
	lit, _ := v.litPlaces(step)
	if v.table.Asks() { // for an answer, which may lie anywhere
		lit = append(lit, v.table.Answers()...)
	}
	open := v.onPixels(openings(lit, v.size, v.growth()))
	v.drawShade(s, open)
	if !step.Acts() { // what is only said is not to be touched
		for _, r := range open {
			v.cover(s, r, v.elsewhere)
		}
	}
	sheet, at, _ := v.sheetFor(step, open)
	v.drawRope(s, open, at)
	s.Fit(sheet, at)
}

// drawRope leads from a sheet to the openings that it is about.
func (v *Voyage) drawRope(s layout.Sheet, open []layout.Rectangle, sheet layout.Rectangle) {
	by := v.growth()
	for _, r := range open {
		from, to := nearest(sheet.Inset(20*by), r), nearest(r, sheet.Inset(20*by))
		if away := from.Subtract(to); math.Hypot(float64(away.X), float64(away.Y)) > float64(90*by) {
			continue // it would lie across the table
		}
		rope := canvas.NewLine(palette.Gold)
		rope.StrokeWidth = 3 * by
		rope.Position1, rope.Position2 = from, to
		s.Add(rope)
		knot := canvas.NewCircle(palette.Gold)
		knot.StrokeColor, knot.StrokeWidth = palette.Umber, 1*by
		s.Fit(knot, layout.Rect(to.X-5*by, to.Y-5*by, 10*by, 10*by))
	}
}

// nearest is the point of a rectangle that is nearest to the middle of what it has in common with another one, from
// left to right and from top to bottom, or else to the edge of that.
func nearest(of, other layout.Rectangle) fyne.Position {
	along := func(low, high, from, to float32) float32 {
		return min(max((max(low, from)+min(high, to))/2, low), high)
	}
	return fyne.NewPos(along(of.X, of.X+of.W, other.X, other.X+other.W), along(of.Y, of.Y+of.H, other.Y, other.Y+other.H))
}

// sheetFor is the sheet with what is said, and where it lies; there is false if it has no room.
func (v *Voyage) sheetFor(
	step *lesson.Step, open []layout.Rectangle,
) (sheet fyne.CanvasObject, at layout.Rectangle, there bool) {
	text := v.say(step, step.Say)
	if v.answer != "" {
		text = v.answer + " " + v.how(step)
	}
	var way *offer
	w := v.stage.Words
	switch {
	case !step.Acts():
		way = v.onOffer()
	case len(step.Do) > 0:
		show := v.plate(widgets.QuietPlate, w.T("voyage.show"), v.showMe).WithToolTip(w.T("voyage.show.tip"))
		way = &offer{show, string(fyne.KeyS)}
	}
	return v.placed(text, way, open)
}

// offer is the plate at the foot of a sheet, with its key.
type offer struct {
	plate *widgets.Plate
	key   string
}

// onOffer is the plate that goes on.
func (v *Voyage) onOffer() *offer {
	w := v.stage.Words
	return &offer{
		v.plate(widgets.CalmPlate, w.T("voyage.on"), v.onward).WithToolTip(w.T("voyage.on.tip")), w.T("help.key.enter"),
	}
}

// widths are those that a sheet may have, on a table of usual size, the best first.
var widths = []float32{400, 460, 340, 540, 290, 660, 800}

// placed lays a text with what is offered on the sheet for which there is a good place.
func (v *Voyage) placed(
	text string, way *offer, open []layout.Rectangle,
) (sheet fyne.CanvasObject, at layout.Rectangle, there bool) {
	by := v.growth()
	var sizes []fyne.Size
	for _, width := range widths {
		sizes = append(sizes, v.sheetSize(text, way, width*by))
	}
	at, there = beside(open, []layout.Rectangle{v.corner()}, v.kept(), sizes, v.size, by)
	if !there {
		at = layout.Sized(v.size).Centred(sizes[0].Width, sizes[0].Height)
	}
	return v.sheet(text, way, at.Size()), at, there
}

// The lengths of a sheet in units of the usual size.
const (
	sheetPad   = 14
	sheetText  = 16.5
	sheetHead  = 44 // of whoever speaks
	sheetTitle = 20
)

// sheetSize is how large a sheet of a width is.
func (v *Voyage) sheetSize(text string, way *offer, width float32) fyne.Size {
	by := v.growth()
	room := width - (2*sheetPad+sheetHead+10)*by
	words := widgets.Paragraph(widgets.Line, text, sheetText*by, color.Black, room, 1, fyne.TextAlignLeading).MinSize()
	height := words.Height + (2*sheetPad+sheetTitle)*by
	if way != nil {
		height += way.plate.MinSize().Height + 8*by
	}
	return fyne.NewSize(width, max(height, (2*sheetPad+sheetTitle+sheetHead)*by))
}

// sheet draws a sheet: who speaks, where in the chapter this is, the text, and what is offered, with its key.
func (v *Voyage) sheet(text string, way *offer, size fyne.Size) fyne.CanvasObject {
	by, c := v.growth(), v.paper()
	s := layout.NewSheet()
	s.Fit(widgets.NewArea(func() {}), layout.Sized(size))
	s.Fit(widgets.NewTipped(""), layout.Sized(size))
	s.Fit(widgets.NewSheet(c, by, 0, container.NewWithoutLayout()), layout.Sized(size))
	pad, left := sheetPad*by, (sheetPad+sheetHead+10)*by
	s.Fit(v.speaker(sheetHead*by), layout.Rect(pad, pad, sheetHead*by, sheetHead*by))
	room := size.Width - left - pad
	count := widgets.Line(v.progress(), 12.5*by, c.Quiet)
	need := count.MinSize()
	s.Fit(count, layout.Rect(size.Width-pad-need.Width, pad-2*by, need.Width, need.Height))
	title := widgets.OneLine(widgets.Title, v.stage.Words.T(chapters.ID(v.lesson.Chapter)), 13.5*by, c.Accent,
		room-need.Width-10*by, fyne.TextAlignLeading)
	s.Fit(title, layout.Rect(left, pad-3*by, room-need.Width-10*by, sheetTitle*by))
	words := widgets.Paragraph(widgets.Line, text, sheetText*by, c.Text, room, 1, fyne.TextAlignLeading)
	s.Fit(words, layout.Rect(left, pad+sheetTitle*by, room, words.MinSize().Height))
	if way != nil {
		need := way.plate.MinSize()
		at := layout.Rect(size.Width-pad-need.Width, size.Height-pad-need.Height+2*by, need.Width, need.Height)
		s.Fit(way.plate, at)
		v.drawKey(s, way.key, at)
	}
	return s.Container
}

// drawKey draws the cap of a key to the left of its plate.
func (v *Voyage) drawKey(s layout.Sheet, key string, plate layout.Rectangle) {
	by, c := v.growth(), v.paper()
	name := widgets.Line(key, 12*by, c.Quiet)
	need := name.MinSize()
	wide, high := max(need.Width+12*by, 22*by), 20*by
	at := layout.Rect(plate.X-wide-10*by, plate.Y+(plate.H-high)/2, wide, high)
	cap := canvas.NewRectangle(c.PanelRaised)
	cap.CornerRadius, cap.StrokeColor, cap.StrokeWidth = 5*by, c.Quiet, 1*by
	s.Fit(cap, at)
	s.Fit(name, at.Centred(need.Width, need.Height))
}

// paper are the colours of the sheets: they lie in the light while everything round them is in the shade, also at night.
func (v *Voyage) paper() *look.Colours {
	if v.stage.HighContrast || v.free != nil { // beside the panel with the choices
		return v.stage.Colours()
	}
	return &look.Light
}

// speaker is the head of whoever says it all.
func (v *Voyage) speaker(size float32) fyne.CanvasObject {
	return v.stage.Head("pilot", palette.Brass, size)
}

// progress says how far the chapter has come.
func (v *Voyage) progress() string {
	done, all := 0, 0
	for i, scene := range v.lesson.Scenes {
		for j := range scene.Steps {
			if scene.Steps[j].Say == "" {
				continue
			}
			all++
			if i < v.scene || i == v.scene && j <= v.at {
				done++
			}
		}
	}
	return strconv.Itoa(min(done, all)) + "\u2009/\u2009" + strconv.Itoa(all)
}

// plate is a plate as large as the window asks for.
func (v *Voyage) plate(kind widgets.PlateKind, text string, tap func()) *widgets.Plate {
	plate := widgets.NewPlate(v.paper(), kind, text, tap)
	plate.Growth = v.growth()
	return plate
}

// drawShade covers everything but the openings, and takes the clicks there.
func (v *Voyage) drawShade(s layout.Sheet, open []layout.Rectangle) {
	for _, r := range shades(open, v.size) {
		s.Fit(canvas.NewRectangle(v.shadow()), r)
		v.cover(s, r, v.elsewhere)
	}
	for _, r := range open {
		v.drawRim(s, r)
	}
	v.drawCorner(s)
}

// waysOut are the plates for menu and help as the table has them, in the light: whoever wants to leave can.
func (v *Voyage) waysOut() (menu, help *widgets.Plate) {
	plate := func(text, tip string, tap func()) *widgets.Plate {
		plate := widgets.NewPlate(v.stage.Colours(), widgets.QuietPlate, text, tap).WithToolTip(tip)
		plate.Growth = v.growth()
		return plate
	}
	w := v.stage.Words
	return plate(w.T("menu"), w.T("voyage.menu.tip"), v.calls.Menu), plate(w.T("help"), w.T("help.tip"), v.calls.Help)
}

// betweenWays is the room between the plates for menu and help.
const betweenWays = 8

// corner is where they lie.
func (v *Voyage) corner() layout.Rectangle {
	menu, help := v.waysOut()
	top, size := v.table.Areas().Top, menu.MinSize()
	return layout.Rect(top.X, top.Y, size.Width+betweenWays+help.MinSize().Width, size.Height)
}

func (v *Voyage) drawCorner(s layout.Sheet) {
	menu, help := v.waysOut()
	at := v.corner()
	size := s.Put(menu, at.X, at.Y)
	s.Put(help, at.X+size.Width+betweenWays, at.Y)
}

// cover keeps clicks and the pointer from what lies below.
func (v *Voyage) cover(s layout.Sheet, r layout.Rectangle, tapped func()) {
	s.Fit(widgets.NewTipped(""), r)
	s.Fit(widgets.NewArea(tapped), r)
}

// rimCorner is the radius of the corners of an opening.
const rimCorner = 12

// drawRim draws the brass rim of an opening with round corners.
func (v *Voyage) drawRim(s layout.Sheet, r layout.Rectangle) {
	by := v.growth()
	size := float32(math.Round(float64(rimCorner * by)))
	for i, at := range []fyne.Position{
		fyne.NewPos(r.X, r.Y), fyne.NewPos(r.X+r.W-size, r.Y), fyne.NewPos(r.X, r.Y+r.H-size),
		fyne.NewPos(r.X+r.W-size, r.Y+r.H-size),
	} {
		shadow := v.shadow()
		corner := v.stage.Picture(cornerKey{i, shadow}, size, func(pixels int) image.Image {
			return corner(i, pixels, shadow)
		})
		s.Fit(corner, layout.Rect(at.X, at.Y, size, size))
	}
	rim := canvas.NewRectangle(color.Transparent)
	rim.CornerRadius, rim.StrokeColor, rim.StrokeWidth = size, palette.Gold, 2.5*by
	s.Fit(rim, r)
}

// cornerKey tells the pictures of corners apart.
type cornerKey struct {
	which  int
	shadow color.NRGBA
}

// corner is the shade in a corner of an opening: left or right in its lowest bit, upper or lower in the next.
func corner(which, pixels int, shadow color.NRGBA) image.Image {
	picture := image.NewNRGBA(image.Rect(0, 0, pixels, pixels))
	for y := range pixels {
		for x := range pixels {
			across, down := float64(pixels)-float64(x)-0.5, float64(pixels)-float64(y)-0.5
			if which&1 == 1 {
				across = float64(x) + 0.5
			}
			if which&2 == 2 {
				down = float64(y) + 0.5
			}
			cover := min(max(math.Hypot(across, down)-float64(pixels)+0.5, 0), 1)
			shade := shadow
			shade.A = uint8(float64(shade.A) * cover)
			picture.SetNRGBA(x, y, shade)
		}
	}
	return picture
}

// onPixels puts rectangles on whole pixels, so that what lies beside each other leaves no seam.
func (v *Voyage) onPixels(all []layout.Rectangle) []layout.Rectangle {
	const long = 10000
	pixel := float32(long) / float32(v.stage.Pixels(long))
	round := func(x float32) float32 { return float32(v.stage.Pixels(x)) * pixel }
	for i, r := range all {
		x, y := round(r.X), round(r.Y)
		all[i] = layout.Rect(x, y, round(r.X+r.W)-x, round(r.Y+r.H)-y)
	}
	return all
}
