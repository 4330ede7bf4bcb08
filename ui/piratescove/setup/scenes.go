package setup

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"

	"portroyal/engine/skill"
	shapes "portroyal/ui/draw"
	"portroyal/ui/emblem"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/setup"
)

// thing is something on a picture: a drawing, of one or more layers, or a head.
type thing struct {
	layers   []string
	head     string
	seat     int     // whose colour it has
	x        float64 // its middle, as a part of the width of the picture
	y        float64 // its lower edge: 0 is the horizon, 1 the lower edge of what can be seen
	width    float64 // as a part of that of the picture
	mirrored bool
}

// island is an island with its middle at x.
func island(name string, x, y, width float64) thing {
	return thing{layers: []string{"islands/" + name}, x: x, y: y, width: width}
}

// sloop is the ship of a seat as it is on the chart.
func sloop(seat int, x, y, width float64) thing {
	return thing{layers: []string{fmt.Sprintf("ships/chart-%d", seat+1)}, seat: seat, x: x, y: y, width: width}
}

// frigate is the ship of a seat in a fight.
func frigate(seat int, x, y, width float64) thing {
	return thing{layers: []string{
		fmt.Sprintf("ships/fight-sails-%d", seat+1), "ships/fight-crew", "ships/fight-hull", "ships/fight-guns",
	}, seat: seat, x: x, y: y, width: width}
}

// ship is one that is nobody's.
func ship(name string, x, y, width float64) thing {
	return thing{layers: []string{"ships/" + name}, x: x, y: y, width: width}
}

// rigged is a ship with its bow to the other side.
func rigged(t thing) thing {
	t.mirrored = true
	return t
}

// face is somebody's head.
func face(name string, seat int, x, y, width float64) thing {
	return thing{head: name, seat: seat, x: x, y: y, width: width}
}

// scene is a picture: a part of the sea, and what is on it, the nearest last.
type scene struct {
	shift  float64 // see pieces.PaintSea
	night  bool
	things []thing
}

// presetScenes are the pictures of the presets.
var presetScenes = map[companyName]scene{
	"calm": {shift: 0.2, things: []thing{
		island("treasure", 0.6, 0.44, 0.68), sloop(0, 0.27, 0.98, 0.44),
	}},
	"duel": {shift: 0.6, things: []thing{
		rigged(frigate(0, 0.3, 0.7, 0.5)), frigate(1, 0.67, 1, 0.56),
	}},
	"rivals": {shift: 0.9, things: []thing{
		island("cannon", 0.5, 0.32, 0.56),
		sloop(3, 0.81, 0.6, 0.3), rigged(sloop(2, 0.19, 0.62, 0.3)),
		sloop(1, 0.7, 1, 0.38), rigged(sloop(0, 0.29, 1, 0.38)),
	}},
	"full": {shift: 0.4, things: []thing{
		island("tavern", 0.27, 0.2, 0.44), island("cove", 0.73, 0.24, 0.46),
		sloop(4, 0.5, 0.44, 0.26), rigged(sloop(3, 0.18, 0.66, 0.29)), sloop(2, 0.82, 0.68, 0.31),
		rigged(sloop(0, 0.3, 1, 0.35)), sloop(1, 0.68, 1, 0.35),
	}},
	"rough": {shift: 0.5, night: true, things: []thing{
		ship("royal-navy", 0.28, 0.42, 0.46), ship("blackbeard", 0.6, 0.82, 0.68), sloop(0, 0.22, 1, 0.3),
	}},
	"friends": {shift: 0.1, things: []thing{
		island("crew", 0.5, 0.3, 0.74),
		face("weaver", 1, 0.21, 0.93, 0.33), face("pilot", 2, 0.79, 0.93, 0.33), face("person", 0, 0.5, 1, 0.38),
	}},
}

// whoScenes are what is behind the possible players, a person first: islands to both sides of the head.
var whoScenes = [1 + skill.Levels]scene{
	{shift: 0.1, things: []thing{island("cove", 0.06, 0.34, 0.62), island("treasure", 0.96, 0.62, 0.66)}},
	{shift: 0.3, things: []thing{island("tavern", 0.08, 0.56, 0.66), island("cove", 0.96, 0.34, 0.62)}},
	{shift: 0.5, things: []thing{island("crew", 0.06, 0.4, 0.62), island("sail", 0.96, 0.66, 0.66)}},
	{shift: 0.7, things: []thing{island("treasure", 0.05, 0.66, 0.66), island("hull", 0.95, 0.4, 0.62)}},
	{shift: 0.9, things: []thing{island("cannon", 0.06, 0.4, 0.62), island("tavern", 0.95, 0.66, 0.66)}},
	{shift: 0.6, things: []thing{island("hull", 0.05, 0.62, 0.66), island("cannon", 0.96, 0.4, 0.62)}},
}

// backdrop is what is behind the screen, where posters and seats leave room.
var backdrop = scene{shift: 0.5, things: []thing{
	island("treasure", 0.085, 0.8, 0.16), island("cannon", 0.915, 0.83, 0.16), sloop(0, 0.5, 1.19, 0.07),
}}

// behind draws the backdrop.
func behind(width, height int, evening bool) *image.RGBA {
	s := backdrop
	s.night = evening
	return s.draw(width, height, 0.24, 1)
}

// The horizon and the lower edge of what can be seen of a picture: the ribbon with the title is below it, as high as a part
// of the width.
const (
	posterHorizon = 0.4
	posterRibbon  = 0.085
)

// poster draws the scene as the picture of a poster.
func (s scene) poster(width, height int) *image.RGBA {
	taller := max(float64(height)/float64(width)-setup.PictureShape, 0)
	sheet := s.draw(width, height, posterHorizon, 1+0.35*taller)
	setup.RoundTop(sheet)
	return sheet
}

// byNight is what is left of red, green and blue by night, in 256ths.
var byNight = [...]uint16{88, 104, 160}

// darken makes it night on a sheet.
func darken(sheet *image.RGBA) {
	for i := 0; i < len(sheet.Pix); i += 4 {
		for channel, part := range byNight {
			sheet.Pix[i+channel] = uint8(uint16(sheet.Pix[i+channel]) * part >> 8)
		}
	}
}

// draw draws the scene at a size in pixels, with everything on it so many times larger.
func (s scene) draw(width, height int, horizon, larger float64) *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	wide, high := float64(width), float64(height)
	horizon *= high
	pieces.PaintSea(sheet, horizon, s.shift)
	if s.night {
		darken(sheet)
	}
	for _, t := range s.things {
		picture := t.picture(max(int(t.width*larger*wide), 1))
		size := picture.Bounds().Size()
		bottom := horizon + t.y*(high-posterRibbon*wide-horizon)
		at := image.Pt(int(t.x*wide)-size.X/2, int(bottom)-size.Y)
		draw.Draw(sheet, image.Rectangle{at, at.Add(size)}, picture, image.Point{}, draw.Over)
	}
	return sheet
}

// picture draws the thing at a width in pixels.
func (t thing) picture(width int) image.Image {
	tint := palette.Seats[t.seat]
	if t.head != "" {
		return emblem.Head(t.head, width, tint)
	}
	return layered(t.layers, width, tint, t.mirrored)
}

// layered lays drawings of the same size over each other.
func layered(layers []string, width int, tint color.NRGBA, mirrored bool) image.Image {
	across, down := pieces.Read(layers[0], tint).Size()
	c := shapes.NewCanvas(width, max(int(float64(width)*down/across), 1), across)
	for _, name := range layers {
		if drawing := pieces.Read(name, tint); mirrored {
			c.LayMirrored(drawing, across, 0, across)
		} else {
			c.Lay(drawing, 0, 0, across)
		}
	}
	return c.Picture()
}
