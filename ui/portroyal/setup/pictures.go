package setup

import (
	"image"
	"image/color"
	"image/draw"

	"portroyal/engine/portroyal"
	"portroyal/ui/emblem"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/scenery"
	"portroyal/ui/setup"
	"portroyal/ui/words"
)

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

// drawing draws the scene at any size.
func (sc scene) drawing(requests []cardface.Request) setup.Draw {
	return func(width, height int) *image.RGBA { return sc.draw(width, height, requests) }
}

// draw draws the scene at a size in pixels.
func (sc scene) draw(width, height int, requests []cardface.Request) *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	taller := float64(height)/float64(width) - setup.PictureShape
	larger := 1 + 0.75*max(taller, 0)
	middle := setup.PictureShape/2 + taller*(0.5-pictureLift)
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
		x, y := 0.5+(piece.x-0.5)*larger, middle+(piece.y-setup.PictureShape/2)*larger
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
	setup.RoundTop(sheet)
	return sheet
}
