package tutorial

import (
	"image"
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// shadow is the colour over everything that the text is not about; at night it is lighter.
func (v *Voyage) shadow() color.NRGBA {
	shadow := color.NRGBA{0x0a, 0x10, 0x18, 0xa4}
	if v.stage.Dark || v.stage.HighContrast {
		shadow.A = 0x80
	}
	return shadow
}

// Draw lays out the layer over the table: shade with openings, and the sheet with the text. While things are moving it
// is empty.
func (v *Voyage) Draw() {
	if v.size.Width == 0 {
		return
	}
	v.under.Unread = v.over || v.aside != nil
	s := geometry.NewSheet()
	switch {
	case v.over:
		v.drawEnd(s)
	case v.aside != nil:
		v.aside.Draw(s)
	case v.showing && v.Step() != nil:
		v.drawStep(s)
	}
	v.layer.Objects = s.Objects
	v.stage.HandOnKeys(v.layer, v.Typed)
	v.layer.Refresh()
}

// Places are those of what the step is about; there is false if some of it is not on the table.
func (v *Voyage) Places() (all []geometry.Rectangle, there bool) {
	for _, name := range v.Step().Lit {
		at, found := v.game.Lit(name)
		if !found {
			return all, false
		}
		all = append(all, at)
	}
	return all, true
}

// Open are the openings in the shade for what the step is about.
func (v *Voyage) Open() []geometry.Rectangle {
	lit, _ := v.Places()
	return v.onPixels(openings(lit, v.size, v.Growth()))
}

// Dark are the parts of the window in the shade, but for the plates for menu and help.
func (v *Voyage) Dark() []geometry.Rectangle {
	return shades(append(v.Open(), v.Corner()), v.size)
}

// drawStep shows the text of a step, and where to look.
func (v *Voyage) drawStep(s geometry.Sheet) {
	step := v.Step()
	lit, _ := v.Places()
	open := v.onPixels(openings(slices.Concat(lit, v.game.Answers()), v.size, v.Growth()))
	v.Shade(s, open)
	if !step.Acts() { // nothing can be clicked during a step that is only text
		for _, r := range open {
			v.cover(s, r, v.Elsewhere)
			s.Fit(newGlass(r, v.game.LookAt), r)
		}
	}
	sheet, at, _ := v.sheetFor(step, open)
	v.drawRope(s, open, at)
	s.Fit(sheet, at)
	v.sheetAt = at
	v.Log("step", step.Say, at, lit)
}

// drawRope connects a sheet with the openings that it is about.
func (v *Voyage) drawRope(s geometry.Sheet, open []geometry.Rectangle, sheet geometry.Rectangle) {
	by := v.Growth()
	for _, r := range open {
		from, to := nearest(sheet.Inset(20*by), r), nearest(r, sheet.Inset(20*by))
		if away := from.Subtract(to); math.Hypot(float64(away.X), float64(away.Y)) > float64(90*by) {
			continue // it would run across the table
		}
		if slices.ContainsFunc(open, func(other geometry.Rectangle) bool { return other != r && crosses(from, to, other) }) {
			continue // or across something else that is lit
		}
		rope := canvas.NewLine(palette.Gold)
		rope.StrokeWidth = 3 * by
		rope.Position1, rope.Position2 = from, to
		s.Add(rope)
		knot := canvas.NewCircle(palette.Gold)
		knot.StrokeColor, knot.StrokeWidth = palette.Umber, 1*by
		s.Fit(knot, geometry.Rect(to.X-5*by, to.Y-5*by, 10*by, 10*by))
	}
}

// nearest is a point on the border or inside of a rectangle: in each direction the middle of what it has in
// common with the other one, or, without that, the edge nearest to it.
func nearest(of, other geometry.Rectangle) fyne.Position {
	along := func(low, high, from, to float32) float32 {
		return min(max((max(low, from)+min(high, to))/2, low), high)
	}
	return fyne.NewPos(along(of.X, of.X+of.W, other.X, other.X+other.W), along(of.Y, of.Y+of.H, other.Y, other.Y+other.H))
}

// Shade covers everything but the openings, and catches the clicks there.
func (v *Voyage) Shade(s geometry.Sheet, open []geometry.Rectangle) {
	for _, r := range shades(open, v.size) {
		s.Fit(canvas.NewRectangle(v.shadow()), r)
		v.cover(s, r, v.Elsewhere)
	}
	for _, r := range open {
		v.drawRim(s, r)
	}
	v.drawCorner(s)
}

// waysOut are the plates for menu and help, the same as on the table, in the light, so that a player can leave at
// any time.
func (v *Voyage) waysOut() (menu, help *widgets.Plate) {
	plate := func(text, tip string, tap func()) *widgets.Plate {
		return widgets.NewPlate(v.stage.Colours(), widgets.QuietPlate, text, tap).WithToolTip(tip).Grown(v.Growth())
	}
	w := v.stage.Words
	return plate(w.T("menu"), w.T("voyage.menu.tip"), v.OpenMenu), plate(w.T("help"), w.T("help.tip"), v.calls.Help)
}

// betweenWays is the gap between the plates for menu and help.
const betweenWays = 8

// Corner is the place of these plates.
func (v *Voyage) Corner() geometry.Rectangle {
	menu, help := v.waysOut()
	top, size := v.game.Top(), menu.MinSize()
	return geometry.Rect(top.X, top.Y, size.Width+betweenWays+help.MinSize().Width, size.Height)
}

func (v *Voyage) drawCorner(s geometry.Sheet) {
	menu, help := v.waysOut()
	at := v.Corner()
	ways := geometry.NewSheet().Named(geometry.Region{Name: v.stage.Words.T("voyage.title")})
	size := ways.Put(menu, at.X, at.Y)
	ways.Put(help, at.X+size.Width+betweenWays, at.Y)
	s.Add(ways.Container)
}

// cover keeps clicks and the pointer away from everything below it.
func (v *Voyage) cover(s geometry.Sheet, r geometry.Rectangle, tapped func()) {
	s.Fit(widgets.NewTipped(""), r)
	area := widgets.NewArea(tapped)
	area.OnAsk = func(at fyne.Position) { v.game.AskAt(at.AddXY(r.X, r.Y)) }
	s.Fit(area, r)
}

// rimCorner is the radius of the corners of an opening.
const rimCorner = 12

// drawRim draws the brass rim of an opening with rounded corners.
func (v *Voyage) drawRim(s geometry.Sheet, r geometry.Rectangle) {
	by := v.Growth()
	size := float32(math.Round(float64(rimCorner * by)))
	for i, at := range []fyne.Position{
		fyne.NewPos(r.X, r.Y), fyne.NewPos(r.X+r.W-size, r.Y), fyne.NewPos(r.X, r.Y+r.H-size),
		fyne.NewPos(r.X+r.W-size, r.Y+r.H-size),
	} {
		shadow := v.shadow()
		corner := v.stage.Picture(cornerKey{i, shadow}, size, func(pixels int) image.Image {
			return corner(i, pixels, shadow)
		})
		s.Fit(corner, geometry.Rect(at.X, at.Y, size, size))
	}
	rim := canvas.NewRectangle(color.Transparent)
	rim.CornerRadius, rim.StrokeColor, rim.StrokeWidth = size, palette.Gold, 2.5*by
	s.Fit(rim, r)
}

type cornerKey struct {
	which  int
	shadow color.NRGBA
}

// corner is the shade in a corner of an opening: its lowest bit says left or right, the next one upper or lower.
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

// onPixels aligns rectangles with whole pixels, so that there is no seam between neighbours.
func (v *Voyage) onPixels(all []geometry.Rectangle) []geometry.Rectangle {
	const long = 10000
	pixel := float32(long) / float32(v.stage.Pixels(long))
	round := func(x float32) float32 { return float32(v.stage.Pixels(x)) * pixel }
	for i, r := range all {
		x, y := round(r.X), round(r.Y)
		all[i] = geometry.Rect(x, y, round(r.X+r.W)-x, round(r.Y+r.H)-y)
	}
	return all
}
