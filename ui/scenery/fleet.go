package scenery

import (
	"cmp"
	"context"
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
)

// Fleet is the ships on the picture at the end of a game. Each is a small picture of its own, so that it can sail
// while the large one stands still.
type Fleet struct {
	mood  Mood
	ships []ship // the nearest last
	along float32
}

// ship is a ship with its way over the picture.
type ship struct {
	berth
	shown    *Backdrop
	from, to fyne.Position // of its left upper corner
}

// NewFleet gives every flag of a picture a ship. They are at their moorings; until Lay they have no size.
func NewFleet(ctx context.Context, s *stage.Stage, e Ending) *Fleet {
	f := &Fleet{mood: e.Mood, along: 1}
	tone := e.tone(s.Dark)
	for _, b := range e.berths() {
		shown := NewBackdrop(ctx, s, func(width, height int) *image.RGBA { return b.draw(width, height, tone) })
		f.ships = append(f.ships, ship{berth: b, shown: shown})
	}
	return f
}

// Objects are the ships, to be laid over the picture, the nearest last.
func (f *Fleet) Objects() (objects []fyne.CanvasObject) {
	for _, s := range f.ships {
		objects = append(objects, s.shown.Object())
	}
	return objects
}

// Lay puts the ships on a picture of this size whose left upper corner is at a place. They are in the part of it to
// the left of the width of free, with their masts below its height; what is to the right of it is covered.
func (f *Fleet) Lay(at fyne.Position, picture, free fyne.Size) {
	for i := range f.ships {
		s := &f.ships[i]
		mooring, size := s.mooring(picture, free)
		s.to = at.Add(mooring)
		s.from = s.to.AddXY(s.way(f.mood, mooring.X, size.Width, free.Width, i == len(f.ships)-1), 0)
		s.shown.Object().Resize(size)
	}
	f.Sail(f.along)
}

// Sail puts the ships where they are on their way, from 0, where they come from, to 1, their moorings.
func (f *Fleet) Sail(along float32) {
	f.along = along
	for _, s := range f.ships {
		left := s.to.Subtract(s.from)
		s.shown.Object().Move(s.from.AddXY(left.X*along, left.Y*along))
	}
}

// way is from how far to the right of its mooring a ship of this width comes. Ships sail with their bow ahead: home
// from beyond the edge of what can be seen, and away out of the harbour. At a feast all but the nearest are nearly
// home, so that those far off are no faster than ships are.
func (s *ship) way(mood Mood, mooring, width, free float32, nearest bool) float32 {
	switch {
	case mood == Farewell:
		return -width
	case mood == Feast && !nearest:
		return width
	}
	return free - mooring - width*float32(s.vessel.Bow/s.vessel.Width)
}

// Vessel is a kind of ship, in the units of its own drawing, in which it shows the side with its bow on the left.
type Vessel struct {
	Width, Height float64
	Bow, Stern    float64 // what there is of it, from its bowsprit to its stern
	Water         float64 // the line at which it is in the water
	Among         float64 // the part of the room that it fills at most across beside others; 0 for as much as alone

	// Layers are the drawings of a ship, the undermost first, by the place of its flag among those of the picture. What
	// is currentColor in them has the colour of that flag.
	Layers func(flag int) [][]byte
}

// merchantman is the usual ship.
var merchantman = &Vessel{
	Width: 720, Height: 600, Bow: 45, Stern: 670, Water: 545,
	Layers: func(int) [][]byte { return [][]byte{assets.Scene("ending-ship")} },
}

// berth is where a ship is.
type berth struct {
	across  float64 // of the middle, as a part of the room
	near    float64 // from the horizon at 0 to the quay at 1
	size    float64 // height above the water, as a part of that of the picture
	leaving bool    // it shows its other side
	flag    color.NRGBA
	number  int // of the flag
	vessel  *Vessel
	most    float64 // the part of the room that it fills at most across
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
	{across: 0.26, near: 0.03, size: 0.06, leaving: true},
	{across: 0.13, near: 0.02, size: 0.05, leaving: true},
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
		found[i].number, found[i].vessel = n-1-i, cmp.Or(e.Vessel, merchantman)
		found[i].flag = e.Flags[found[i].number]
		if found[i].most = mostAcross; n > 1 {
			found[i].most = cmp.Or(found[i].vessel.Among, mostAcross)
		}
	}
	return found
}

// mostAcross is the part of the room that a ship fills at most across.
const mostAcross = 0.94

// mooring is where a ship is on a picture of this size, and how large it is there; see Lay.
func (b berth) mooring(picture, free fyne.Size) (fyne.Position, fyne.Size) {
	room, height := float64(free.Width), float64(picture.Height)
	g := endGrid(float64(picture.Width), height)
	water := g.y + (endHorizon+(endQuay-endHorizon)*b.near)*g.scale
	v := b.vessel
	scale := min(b.size*height, max(water-float64(free.Height), 0)) / v.Water
	scale = min(scale, b.most*room/(v.Stern-v.Bow))
	left := room*b.across - scale*(v.Bow+v.Stern)/2
	left = max(min(left, room*0.99-scale*v.Stern), room*0.01-scale*v.Bow) // all of it can be seen
	// A picture that is between two pixels is blurred.
	whole := func(length float64) float32 { return float32(math.Floor(length)) }
	return fyne.NewPos(whole(left), whole(water-v.Water*scale)),
		fyne.NewSize(whole(v.Width*scale), whole(v.Height*scale))
}

// haze is how much of a ship is lost in the light of the horizon, at most.
const haze = 0.34

// draw draws the ship as large as there is room in a picture of this size.
func (b berth) draw(width, height int, tone func(color.NRGBA) color.NRGBA) *image.RGBA {
	lost := haze * max(0, 1-2.2*b.near)
	air := tone(palette.Hex(0xf6b07a))
	shaded := func(c color.NRGBA) color.NRGBA { return palette.Mix(tone(c), air, lost) }
	c := draw.NewCanvas(width, height, b.vessel.Width)
	for _, layer := range b.vessel.Layers(b.number) {
		drawing, err := draw.ReadDrawing(tinted(layer, shaded), palette.Mix(b.flag, air, lost))
		if err != nil {
			panic(fmt.Sprintf("ship: %v", err)) // embedded files are checked by a test
		}
		if b.leaving {
			c.LayMirrored(drawing, b.vessel.Width, 0, b.vessel.Width)
		} else {
			c.Lay(drawing, 0, 0, b.vessel.Width)
		}
	}
	return c.Sheet()
}
