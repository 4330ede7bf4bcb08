package setup

import (
	"context"
	"image"
	"image/color"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/emblem"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/scenery"
	"portroyal/ui/words"
)

// pictureShape is the least height of the picture of a preset for a width of 1; higher pictures show more of the
// harbour, and the pieces in front of it larger.
const pictureShape = 0.62

// piece is something in the picture of a preset: a card, a contract or a head. Lengths are parts of the picture's
// width.
type piece struct {
	card     string
	contract portroyal.Contract
	head     string
	rim      int // colour of the head's seat
	x, y     float64
	width    float64
}

// scene is the picture of a preset: a part of the harbour, from this point on its grid and of this width, and the
// pieces in front of it.
type scene struct {
	x, y, width float64
	evening     bool // the game is against time
	pieces      []piece
}

// scenes are the pictures of the presets.
var scenes = map[presetName]scene{
	"base": {x: 700, y: 330, width: 900, pieces: []piece{
		{card: "red-6-3c", x: 0.32, y: 0.34, width: 0.33}, {card: "captain", x: 0.67, y: 0.36, width: 0.33},
	}},
	"contracts": {x: 1000, y: 330, width: 900, pieces: []piece{
		{card: "viceadmiral-1", x: 0.73, y: 0.31, width: 0.33},
		{contract: portroyal.Explorer, x: 0.38, y: 0.38, width: 0.62},
	}},
	"everything": {x: 600, y: 430, width: 900, pieces: []piece{
		{card: "gunner-1", x: 0.22, y: 0.33, width: 0.31},
		{card: "u-wholesaler-blue-nails", x: 0.78, y: 0.33, width: 0.31},
		{card: "gambler-1", x: 0.5, y: 0.34, width: 0.34},
	}},
	"caribbean": {x: 400, y: 300, width: 800, pieces: []piece{
		{card: "yellow-4-3c", x: 0.30, y: 0.33, width: 0.30},
		{card: "expedition-captain2-settler", x: 0.62, y: 0.34, width: 0.37},
	}},
	"unterwegs": {x: 900, y: 560, width: 700, pieces: []piece{
		{card: "u-blue-5-3c", x: 0.36, y: 0.35, width: 0.31}, {card: "u-passenger-2", x: 0.66, y: 0.33, width: 0.33},
	}},
	"together": {x: 640, y: 360, width: 900, evening: true, pieces: []piece{
		{contract: portroyal.TradeOutpost, x: 0.5, y: 0.24, width: 0.60},
		{head: "weaver", rim: 1, x: 0.22, y: 0.45, width: 0.30},
		{head: "captain", rim: 2, x: 0.78, y: 0.45, width: 0.30},
		{head: "person", rim: 0, x: 0.5, y: 0.46, width: 0.33},
	}},
	"alone": {x: 900, y: 360, width: 900, evening: true, pieces: []piece{
		{contract: portroyal.Fighter, x: 0.6, y: 0.27, width: 0.66},
		{head: "person", rim: 0, x: 0.24, y: 0.42, width: 0.38},
	}},
}

// pictureLook is everything on which the look of the pictures depends.
type pictureLook struct {
	language words.Language
	style    cardface.Style
}

// pictureOf shows a scene. The picture is reused under its name as long as it would look the same.
func (s *Setup) pictureOf(name string, of scene) fyne.CanvasObject {
	style := cardface.Style{Dark: s.stage.Dark, HighContrast: s.stage.HighContrast}
	look := pictureLook{s.stage.Words.Language(), style}
	if s.pictures == nil || s.drawnFor != look {
		s.pictures, s.drawnFor = map[string]*picture{}, look
	}
	shown, ok := s.pictures[name]
	if !ok {
		shown = newPicture(s, of, look.style)
		s.pictures[name] = shown
	}
	return shown.raster
}

// picture is a scene at the size shown. It is drawn once for each size, on another goroutine, and reused, since
// the screen is built anew with every choice and must not flicker.
type picture struct {
	setup    *Setup
	scene    scene
	requests []cardface.Request
	raster   *canvas.Raster
	ready    *image.RGBA // may be of another size
	wanted   image.Point
	drawing  bool
}

func newPicture(s *Setup, sc scene, style cardface.Style) *picture {
	p := &picture{setup: s, scene: sc, requests: sc.requests(s.stage.Words, style)}
	p.raster = canvas.NewRaster(p.at)
	return p
}

// untilDrawn is shown until there is a picture.
var untilDrawn = image.NewUniform(palette.Lagoon)

// at returns the picture at a size in pixels, or the best there is until it has been drawn.
func (p *picture) at(width, height int) image.Image {
	p.wanted = image.Pt(width, height)
	if p.ready == nil || p.ready.Rect.Max != p.wanted {
		p.order()
	}
	if p.ready == nil {
		return untilDrawn
	}
	return p.ready
}

// order starts drawing the picture, and once more if another size is wanted by then.
func (p *picture) order() {
	if p.drawing || p.wanted.X <= 0 || p.wanted.Y <= 0 {
		return
	}
	p.drawing = true
	size := p.wanted
	var drawn *image.RGBA
	p.setup.stage.Think(p.setup.Context(), func(context.Context) {
		drawn = p.scene.draw(size.X, size.Y, p.requests)
	}, func() {
		p.drawing, p.ready = false, drawn
		if p.wanted != size {
			p.order()
		}
		canvas.Refresh(p.raster)
	})
}

// pictureLift is the part of the additional height of a picture that is left free below the pieces, where the
// ribbon with the title is.
const pictureLift = 0.12

// pictureEdge is the margin between the edge of a picture and its pieces, as a part of its width.
const pictureEdge = 0.025

// requests are the requests for the faces of the pieces, without their sizes.
func (sc scene) requests(w *words.Words, style cardface.Style) []cardface.Request {
	var requests []cardface.Request
	for _, piece := range sc.pieces {
		request := cardface.Request{Style: style, Contract: piece.contract, Slots: 3}
		if piece.contract != portroyal.NoContract {
			request.Words = terms.OnContract(w, piece.contract)
		} else if card, err := portroyal.ParseCard(piece.card); err == nil {
			request.Card, request.Words = card, terms.OnFace(w, card)
		}
		requests = append(requests, request)
	}
	return requests
}

// draw draws the scene at a size in pixels.
func (sc scene) draw(width, height int, requests []cardface.Request) *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	taller := float64(height)/float64(width) - pictureShape
	larger := 1 + 0.75*max(taller, 0)
	middle := pictureShape/2 + taller*(0.5-pictureLift)
	scale := float64(width) / sc.width
	top := max(sc.y-taller*sc.width*0.5, 0)
	scenery.PaintHarbour(sheet, sc.evening, -sc.x*scale, -top*scale, scale)
	for i, piece := range sc.pieces {
		var face image.Image
		wide := int(piece.width * larger * float64(width))
		if piece.head != "" {
			face = emblem.Head(piece.head, wide, palette.Seats[piece.rim])
		} else {
			request := requests[i]
			request.Width = wide
			face = cardface.Draw(request)
		}
		size := face.Bounds().Size()
		x, y := 0.5+(piece.x-0.5)*larger, middle+(piece.y-pictureShape/2)*larger
		if beside := piece.width*larger/2 + pictureEdge; beside < 0.5 {
			x = min(max(x, beside), 1-beside)
		}
		at := image.Pt(int(x*float64(width))-size.X/2, int(y*float64(width))-size.Y/2)
		shadow := at.Add(image.Pt(max(wide/30, 1), max(wide/24, 1)))
		draw.DrawMask(sheet, image.Rectangle{shadow, shadow.Add(size)},
			image.NewUniform(color.NRGBA{A: 0x58}), image.Point{},
			face, image.Point{}, draw.Over)
		draw.Draw(sheet, image.Rectangle{at, at.Add(size)}, face, image.Point{}, draw.Over)
	}
	roundTop(sheet, float64(width)/inPicture*pickCorner)
	return sheet
}

// A picture is at the top of a pick of this width, in units, whose corners have this radius.
const (
	inPicture  = 162
	pickCorner = 8
)

// roundTop rounds the two upper corners of a picture.
func roundTop(sheet *image.RGBA, radius float64) {
	width := sheet.Rect.Dx()
	for y := range int(radius) {
		for x := range int(radius) {
			far := math.Hypot(radius-float64(x)-0.5, radius-float64(y)-0.5) - radius
			left := 0.5 - far // how much of the pixel remains
			if left >= 1 {
				continue
			}
			for _, at := range []int{sheet.PixOffset(x, y), sheet.PixOffset(width-1-x, y)} {
				for i := range 4 {
					sheet.Pix[at+i] = uint8(float64(sheet.Pix[at+i]) * max(left, 0))
				}
			}
		}
	}
}
