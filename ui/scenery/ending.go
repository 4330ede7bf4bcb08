package scenery

import (
	"context"
	"fmt"
	"image"
	"image/color"
	stddraw "image/draw"
	"slices"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
)

// Mood is what the picture at the end of a game tells.
type Mood uint8

// The moods.
const (
	Homecoming Mood = iota // the winner's ship comes in, at sunset
	Feast                  // everybody's ships are home, under fireworks
	Farewell               // the harbour is empty and the sails leave
)

// Ending is the picture at the end of a game.
type Ending struct {
	Mood  Mood
	Flags []color.NRGBA // of the ships
	Room  float32       // the part of the width, from the left, in which the ships lie
	Above float32       // the part of the height, from the top, into which no mast reaches
}

// The grid of the picture at the end: the horizon, the edge of the quay, and how much of what is too much is cut
// off at the left; at the top everything is.
const (
	endWidth, endHeight = 1920, 1200
	endHorizon, endQuay = 650, 1000
	endCutLeft          = 0.1
)

// NewEnding is the picture at the end of a game: somewhat later where the window is dark.
func NewEnding(ctx context.Context, s *stage.Stage, e Ending) *Backdrop {
	dark := s.Dark
	return NewBackdrop(ctx, s, func(width, height int) *image.RGBA { return ending(width, height, e, dark) })
}

// ending draws the end so that it covers a picture of this size.
func ending(width, height int, e Ending, dark bool) *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	w, h := float64(width), float64(height)
	scale := max(w/endWidth, h/endHeight)
	x, y := (w-endWidth*scale)*endCutLeft, h-endHeight*scale
	tone := e.tone(dark)
	draw.Paint(sheet, tinted(assets.Scene("ending"), tone), x, y, scale)
	if e.Mood == Feast {
		draw.Paint(sheet, assets.Scene("ending-fireworks"), x, y, scale)
	}
	horizon, quay := y+endHorizon*scale, y+endQuay*scale
	for _, b := range e.berths() {
		b.paint(sheet, tone, w*float64(e.Room), h*float64(e.Above), horizon, quay)
	}
	return sheet
}

// The grid of a ship: what there is of it from its bowsprit to its stern, and the line at which it lies in the water.
const (
	shipWidth, shipHeight = 720, 600
	shipBow, shipStern    = 45, 670
	shipWater             = 545
)

// berth is where a ship lies.
type berth struct {
	across  float64 // of the middle, as a part of the room
	near    float64 // from the horizon at 0 to the quay at 1
	size    float64 // height above the water, as a part of that of the picture
	leaving bool    // it shows its other side
	flag    color.NRGBA
}

// harbours are the berths for so many ships, the nearest last.
var harbours = [...][]berth{
	1: {{across: 0.54, near: 0.45, size: 0.47}},
	2: {{across: 0.26, near: 0.24, size: 0.31}, {across: 0.68, near: 0.5, size: 0.39}},
	3: {
		{across: 0.2, near: 0.24, size: 0.25},
		{across: 0.8, near: 0.3, size: 0.28},
		{across: 0.5, near: 0.5, size: 0.38},
	},
	4: {
		{across: 0.52, near: 0.12, size: 0.17},
		{across: 0.19, near: 0.3, size: 0.26},
		{across: 0.81, near: 0.34, size: 0.28},
		{across: 0.5, near: 0.5, size: 0.36},
	},
	5: {
		{across: 0.4, near: 0.1, size: 0.15},
		{across: 0.66, near: 0.12, size: 0.17},
		{across: 0.18, near: 0.34, size: 0.26},
		{across: 0.83, near: 0.36, size: 0.27},
		{across: 0.5, near: 0.52, size: 0.35},
	},
}

// away are the berths of ships that leave, in the order of their going.
var away = [...]berth{
	{across: 0.62, near: 0.16, size: 0.15, leaving: true},
	{across: 0.84, near: 0.09, size: 0.105, leaving: true},
	{across: 0.4, near: 0.06, size: 0.085, leaving: true},
	{across: 0.72, near: 0.03, size: 0.06, leaving: true},
	{across: 0.53, near: 0.02, size: 0.05, leaving: true},
}

// berths gives every flag a ship, the first the nearest.
func (e Ending) berths() (found []berth) {
	n := min(len(e.Flags), len(away))
	if e.Mood == Farewell {
		found = append(found, away[:n]...)
		slices.Reverse(found)
	} else {
		found = append(found, harbours[n]...)
	}
	for i := range found {
		found[i].flag = e.Flags[n-1-i]
	}
	return found
}

// haze is how much of a ship is lost in the light of the horizon, at most.
const haze = 0.34

// paint draws the ship in the room between the horizon and the quay, its masts below what is above.
func (b berth) paint(sheet *image.RGBA, tone func(color.NRGBA) color.NRGBA, room, above, horizon, quay float64) {
	const most = 0.94 // of the room
	water := horizon + (quay-horizon)*b.near
	scale := min(b.size*float64(sheet.Rect.Dy()), max(water-above, 0)) / shipWater
	scale = min(scale, most*room/(shipStern-shipBow))
	lost := haze * max(0, 1-2.2*b.near)
	air := tone(palette.Hex(0xf6b07a))
	shaded := func(c color.NRGBA) color.NRGBA { return mixed(tone(c), air, lost) }
	ship, err := draw.ReadDrawing(tinted(assets.Scene("ending-ship"), shaded), mixed(b.flag, air, lost))
	if err != nil {
		panic(fmt.Sprintf("ship: %v", err)) // embedded files are checked by a test
	}
	width, height := max(int(shipWidth*scale), 1), max(int(shipHeight*scale), 1)
	c := draw.NewCanvas(width, height, shipWidth)
	if b.leaving {
		c.LayMirrored(ship, shipWidth, 0, shipWidth)
	} else {
		c.Lay(ship, 0, 0, shipWidth)
	}
	picture := c.Picture()
	left := room*b.across - scale*(shipBow+shipStern)/2
	left = max(min(left, room*0.99-scale*shipStern), room*0.01-scale*shipBow) // all of it can be seen
	top := water - shipWater*scale
	at := image.Rectangle{Max: picture.Rect.Max}.Add(image.Pt(int(left), int(top)))
	stddraw.Draw(sheet, at, picture, image.Point{}, stddraw.Over)
}

// tone is what the hour makes of a colour.
func (e Ending) tone(dark bool) func(color.NRGBA) color.NRGBA {
	switch {
	case e.Mood == Feast:
		return atEvening
	case e.Mood == Farewell:
		return func(c color.NRGBA) color.NRGBA { return atDusk(c, dark) }
	case dark:
		return atEvening
	}
	return atSunset
}

// sinking are the colours of the sky and of what gives light when the sun is about to go down.
var sinking = map[color.NRGBA]color.NRGBA{
	palette.Hex(0x5f9ea3): palette.Hex(0x54729b), // the sky, from above down to the horizon
	palette.Hex(0x74aeac): palette.Hex(0x6a80a3),
	palette.Hex(0x8dbfb2): palette.Hex(0x8792a8),
	palette.Hex(0xaacfb8): palette.Hex(0xa9a4a8),
	palette.Hex(0xc8dcbb): palette.Hex(0xcab3a2),
	palette.Hex(0xe3e3b8): palette.Hex(0xe6bf96),
	palette.Hex(0xf5e0ae): palette.Hex(0xf6c685),
	palette.Hex(0xfbd59b): palette.Hex(0xfbbd6f),
	palette.Hex(0xfac48a): palette.Hex(0xf9aa5f),
	palette.Hex(0xf6b07a): palette.Hex(0xf29a5c),
	palette.Hex(0xfff4cf): palette.Hex(0xffe9a8), // the glow round the sun
	palette.Hex(0xffd98a): palette.Hex(0xffe08a), // windows and lanterns of ships
	palette.Hex(0x5a4437): palette.Hex(0xffd98a), // windows of the town
	palette.Hex(0xffe9ae): palette.Hex(0xffd98a), // the sun on the water
	palette.Hex(0xfff0bd): palette.Hex(0xfff2c0),
}

// atSunset is what a colour is in the last light of the sun.
func atSunset(c color.NRGBA) color.NRGBA {
	if known, ok := sinking[c]; ok {
		return known
	}
	part := func(v uint8, by, add float64) uint8 { return uint8(min(255, float64(v)*by+add)) }
	return color.NRGBA{R: part(c.R, 0.96, 8), G: part(c.G, 0.86, 4), B: part(c.B, 0.82, 8), A: 0xff}
}

// atDusk is what a colour is when the sun has gone and nobody has lit a lamp.
func atDusk(c color.NRGBA, dark bool) color.NRGBA {
	light := 0.3*float64(c.R) + 0.59*float64(c.G) + 0.11*float64(c.B)
	by := 0.72
	if dark {
		by = 0.46
	}
	part := func(v uint8, tone float64) uint8 {
		const colour = 0.42 // what is left of it
		return uint8(min(255, (float64(v)*colour+light*(1-colour))*by*tone))
	}
	return color.NRGBA{R: part(c.R, 0.9), G: part(c.G, 0.95), B: part(c.B, 1.14), A: 0xff}
}
