package start

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/draw"
	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
)

// Where there are several games, each has a sign that hangs from a bracket beside the panel, one below the other. That of
// the game whose doors are shown is of paper, by night as well; the others are of wood, and lead to theirs.

// keyOther is the key that shows the doors of the next game.
const keyOther = fyne.KeyO

// The signs in units of a window of usual size.
const (
	signsUp      = 165 // from the middle of the window: whatever the height of the panel is, if it reaches so far, they stay
	bracketDown  = 30  // below that
	bracketThick = 7   // the bar
	bracketKnob  = 6.5 // the radius of the ball at its end
	chainLong    = 15  // from the bar to the first sign, and from each to the next
	chainIn      = 28  // from the end of a sign
	braceWide    = 28
	braceHigh    = 40
	signLeft     = 30 // beside the panel
	signHigh     = 58
	leastSign    = 168
	mostSign     = 270 // long names are written smaller
	signEdge     = 11
	signEmblem   = 46
	signText     = 19
)

// emblemOf is the key of the emblem of a game among small pictures.
type emblemOf struct{ game string }

// emblem shows the emblem of a game.
func (s *Start) emblem(of *summary.Teller, side float32) *canvas.Image {
	return s.stage.Picture(emblemOf{of.Game}, side, of.Emblem)
}

// signs are the signs of all games and what they hang from, beside the panel, below this corner; nothing if there is
// one game alone.
func (s *Start) signs(corner fyne.Position) (objects []fyne.CanvasObject) {
	if len(s.tellers) < 2 {
		return nil
	}
	by, w := s.growth(), s.stage.Words
	wide := leastSign * by
	for _, game := range s.tellers {
		text := widgets.Title(game.Name(w), signText*by, color.Black).MinSize().Width
		wide = max(wide, text+(4*signEdge+signEmblem)*by)
	}
	wide = min(wide, mostSign*by, s.size.Width-corner.X-(signLeft+signEdge)*by)
	size := fyne.NewSize(wide, signHigh*by)
	step := (signHigh + chainLong) * by
	top := (bracketDown + bracketThick/2 + chainLong) * by
	whole := fyne.NewSize(signLeft*by+wide, top+step*float32(len(s.tellers)))
	hangs := s.stage.Drawn(whole, func(c *draw.Canvas) { drawBracket(c, float64(by), float64(wide), len(s.tellers)) })
	objects = append(objects, widgets.Placed(hangs, corner, whole))
	for i, game := range s.tellers {
		at := corner.AddXY(signLeft*by, top+step*float32(i))
		objects = append(objects, widgets.Placed(s.sign(game, i, size), at, size))
	}
	return objects
}

// signPaints are the colours of a sign: its face, the words, its outline, and the line within that.
type signPaints struct {
	face, text, edge, line color.NRGBA
	wood                   bool
}

// paintsOf are the colours of the sign of the game that is shown, or of another one.
func paintsOf(c *look.Colours, chosen bool) signPaints {
	switch {
	case c == &look.HighContrast && chosen:
		return signPaints{face: c.Text, text: c.Panel, edge: c.Text, line: c.Edge}
	case c == &look.HighContrast:
		return signPaints{face: c.Panel, text: c.Text, edge: c.Panel, line: c.Edge}
	case chosen:
		face := palette.Parchment
		if c == &look.Dark { // in the light of the lantern
			face = palette.OldPaper
		}
		return signPaints{face: face, text: palette.Ink, edge: look.Light.Edge, line: palette.Ink}
	}
	return signPaints{
		face: palette.Umber, text: palette.Parchment, edge: palette.Mix(palette.Umber, palette.Ink, 0.3), line: palette.Ink,
		wood: true,
	}
}

// sign is that of the game at a place.
func (s *Start) sign(game *summary.Teller, at int, size fyne.Size) fyne.CanvasObject {
	c, by, name := s.stage.Colours(), s.growth(), game.Name(s.stage.Words)
	chosen := at == s.games.Shown
	paints := paintsOf(c, chosen)
	content := geometry.NewSheet()
	add := content.At
	board := s.stage.Drawn(size, func(d *draw.Canvas) { paints.draw(d, float64(by), size) })
	add(board, 0, 0, size.Width, size.Height)
	side := signEmblem * by
	add(s.emblem(game, side), signEdge*by, (size.Height-side)/2, side, side)
	left := (2*signEdge + signEmblem) * by
	room := size.Width - left - signEdge*by
	text := widgets.OneLine(widgets.Title, name, signText*by, paints.text, room, fyne.TextAlignCenter)
	high := text.MinSize().Height
	add(text, left, (size.Height-high)/2, room, high)
	if chosen {
		return content.Container
	}
	tip := s.stage.Words.T("sign.other", "Game", name)
	return widgets.NewBareTile(c, tip, content.Container, func() { s.way.Choose(at) }).Opening(tip)
}

// draw draws the board of a sign.
func (p *signPaints) draw(c *draw.Canvas, by float64, size fyne.Size) {
	w, h := float64(size.Width), float64(size.Height)
	board := func(inset, notch float64) draw.Outline { // its corners are cut out round
		return draw.Polygon(
			inset+notch, inset, w-inset-notch, inset, w-inset-notch*0.3, inset+notch*0.3, w-inset, inset+notch,
			w-inset, h-inset-notch, w-inset-notch*0.3, h-inset-notch*0.3, w-inset-notch, h-inset,
			inset+notch, h-inset, inset+notch*0.3, h-inset-notch*0.3, inset, h-inset-notch,
			inset, inset+notch, inset+notch*0.3, inset+notch*0.3,
		)
	}
	line := 2 * by
	c.Fill(board(0, 6*by), p.line)
	c.Fill(board(line, 5*by), p.face)
	if p.wood {
		light, dark := palette.Mix(p.face, palette.Sunset, 0.22), p.edge
		for i, grain := range []struct{ y, from, to float64 }{
			{0.2, 0.05, 0.52}, {0.3, 0.6, 0.95}, {0.52, 0.32, 0.44}, {0.74, 0.06, 0.4}, {0.8, 0.5, 0.93},
		} {
			y := h*grain.y + float64(i%2)*by
			c.Stroke(draw.Path(w*grain.from, y, w*(grain.from+grain.to)/2, y+1.2*by, w*grain.to, y), 1.1*by, dark)
		}
		c.Fill(draw.BoxAt(6*by, line, w-12*by, 1.6*by).Outline(), light)
		c.Fill(draw.BoxAt(6*by, h-line-3*by, w-12*by, 3*by).Outline(), dark)
		return
	}
	c.Stroke(board(line+2.4*by, 5*by), 1.3*by, p.edge)
}

// drawBracket draws the bar beside the panel with the chains of so many signs, which are so wide.
func drawBracket(c *draw.Canvas, by, wide float64, signs int) {
	y, end := bracketDown*by, signLeft*by+wide-chainIn*by/2
	thick := bracketThick * by
	line := 1.8 * by
	metal := func(shape draw.Outline) {
		c.Fill(shape, palette.Brass)
		c.Stroke(shape, line, palette.Ink)
	}
	left, right := (signLeft+chainIn)*by, signLeft*by+wide-chainIn*by
	for i := range signs { // chains, behind the bar
		from := y + thick/2
		if i > 0 {
			from = y + thick/2 + (chainLong+signHigh)*by*float64(i) - 2*by
		}
		to := y + thick/2 + chainLong*by + (chainLong+signHigh)*by*float64(i)
		for _, x := range []float64{left, right} {
			chain(c, x, from-2*by, to+3*by, by)
		}
	}
	// a brace from the panel, which carries the bar
	var points []float64
	for i := range 13 {
		t := float64(i) / 12
		points = append(points, braceWide*by*t, y+thick/2+braceHigh*by*(1-t)*(1-t))
	}
	c.Stroke(draw.Path(points...), 6.4*by, palette.Ink)
	c.Stroke(draw.Path(points...), 3.2*by, palette.Brass)
	metal(draw.BoxAt(-4*by, y-thick/2, end+4*by, thick).Rounded(thick * 0.4))
	c.Fill(draw.BoxAt(0, y-thick/2+line*0.6, end-3*by, thick*0.22).Outline(), palette.Gold)
	metal(draw.BoxAt(0, y-thick*1.3, 7*by, thick*2.6).Rounded(2 * by))
	metal(draw.Circle(end+2*by, y, bracketKnob*by))
	c.Fill(draw.Circle(end+0.4*by, y-1.8*by, 1.9*by), palette.Gold)
}

// chain draws a chain that hangs from one height to another.
func chain(c *draw.Canvas, x, from, to, by float64) {
	const link = 8.0
	n := max(int((to-from)/(link*0.62*by)), 1)
	step := (to - from - link*by) / float64(max(n-1, 1))
	for i := range n {
		w := 5.4 * by
		if i%2 == 1 { // seen from its side
			w = 2.2 * by
		}
		shape := draw.BoxAt(x-w/2, from+float64(i)*step, w, link*by).Rounded(min(w/2, 2.7*by))
		c.Stroke(shape, 3*by, palette.Ink)
		c.Stroke(shape, 1.2*by, palette.Gold)
	}
}
