package movements

import (
	"image/color"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/anim"
	"portroyal/ui/effects"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/table/layout"
)

// sparks fly from a place.
func (s *script) sparks(from geometry.Rectangle) anim.Motion {
	if s.stage.Still() {
		return anim.Motion{}
	}
	return s.effect(effects.Sparks(from, s.by))
}

// effect puts objects above everything that moves so far.
func (s *script) effect(objects []fyne.CanvasObject, motion anim.Motion) anim.Motion {
	s.flying.Objects = append(s.flying.Objects, objects...)
	return motion
}

// fires lets a player's guns fire at a ship, which turns away to a place.
func (s *script) fires(seat int, ship *ghost, to geometry.Rectangle) anim.Motion {
	if ship.still {
		return ship.along(turningAway, to, longest)
	}
	side := s.grown(12)
	muzzle, hit := s.panel(seat).Centred(side, side), ship.at.Centred(side, side)
	iron := canvas.NewCircle(palette.Ink)
	iron.StrokeColor, iron.StrokeWidth = palette.Sunset, s.grown(1.5)
	ball := s.newGhost(iron, muzzle)
	return anim.Together(
		s.effect(effects.Smoke(muzzle, s.by)),
		anim.Then(
			ball.along(lobbed, hit, shotTime),
			anim.Together(s.effect(effects.Smoke(hit, s.by)), ship.along(turningAway, to, longest-shotTime)),
		),
	)
}

// lobbed flies in an arc.
func lobbed(from, to geometry.Rectangle, x float32) geometry.Rectangle {
	at := between(from, to, x)
	at.Y -= 3 * at.H * sin(x)
	return at
}

// aghast lets the face of a player be aghast for so long.
func (s *script) aghast(seat int, length time.Duration) anim.Motion {
	at, ok := s.after[layout.Spot{Kind: layout.Face, Seat: seat}]
	if !ok {
		return anim.Motion{}
	}
	const larger = 0.3
	at = at.Centred(at.W*(1+larger), at.H*(1+larger))
	face := s.newGhost(s.ghosts.Image(aghastKey{seat, at.W}, func() *canvas.Image {
		return s.stage.SeatAghast(seat, s.seats[seat].Colour, at.W)
	}), at)
	starts := anim.Then(anim.Do(face.object.Show), face.settle(at, 0.15))
	return starts.With(anim.Do(face.object.Hide), length)
}

type aghastKey struct {
	seat int
	size float32
}

// How dark it gets, of 255: around a harbour that is lost, and at most around a card that may cost it.
const (
	darkest = 100
	tense   = 56
)

// darken lets it become so dark behind what moves, on the whole table; 0 ends it.
func (s *script) darken(depth float32, length time.Duration) anim.Motion {
	before := s.depth
	if s.stage.HighContrast || before == depth {
		return anim.Motion{}
	}
	if s.dark == nil {
		s.dark = canvas.NewRectangle(color.Transparent)
		s.newGhost(s.dark, geometry.Sized(s.flying.Size()))
	}
	s.below(s.dark)
	s.depth = depth
	dark := s.dark
	return anim.Over(length, func(x float32) {
		dark.FillColor = color.NRGBA{A: uint8(before + (depth-before)*x)}
		if dark.Show(); depth == 0 && x == 1 {
			dark.Hide()
		}
		canvas.Refresh(dark)
	})
}

// below puts something that moves, or hides what does, below everything else that does.
func (s *script) below(object fyne.CanvasObject) {
	rest := slices.DeleteFunc(s.flying.Objects, func(each fyne.CanvasObject) bool { return each == object })
	s.flying.Objects = slices.Insert(rest, 0, object)
}
