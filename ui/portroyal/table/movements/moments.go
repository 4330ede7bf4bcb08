package movements

import (
	"image/color"
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/effects"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/sound"
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

// How much of the beginning is seen together: players who arrive, and what they get.
const (
	arriving = 70 * time.Millisecond
	dealing  = 60 * time.Millisecond
)

// Opening is the movement with which a game begins: the players arrive, the cards are shuffled, and coins fall into the
// chests.
func (l *Layer) Opening(now State) anim.Motion {
	s := l.newScript(now, l.Scene(now))
	deck := s.after[layout.Spot{Kind: layout.Pile}]
	var heads, coins []anim.Motion
	for seat := range s.View.Players() {
		spot := layout.Spot{Kind: layout.Face, Seat: seat}
		if at, there := s.after[spot]; there {
			arrives := s.arrival(spot)
			head := s.newGhost(s.ghosts.Image(headKey{seat, at.W, false}, func() *canvas.Image {
				return s.stage.SeatHead(seat, s.seats[seat].Colour, at.W)
			}), at)
			heads = append(heads, anim.Then(anim.Do(head.object.Show), head.settle(at, 0.25), arrives.show(), anim.Do(head.object.Hide)))
		}
		s.board.ShowCoins(seat, 0)
		s.coins[seat] = 0
		coins = append(coins, s.pay(pile, seat, s.View.Coins(seat), deck))
	}
	s.then(anim.Staggered(arriving, heads...))
	s.then(s.shuffle(deck))
	s.then(anim.Staggered(dealing, coins...))
	return s.motion
}

// shuffle lets cards come together from both sides at the draw pile.
func (s *script) shuffle(deck geometry.Rectangle) anim.Motion {
	if s.stage.Still() {
		return anim.Motion{}
	}
	const cards = 10
	var riffle []anim.Motion
	for i := range cards {
		side := deck
		side.X += deck.W * 0.75 * float32(1-2*(i%2))
		side.Y -= deck.H * 0.12
		card := s.cardGhost(portroyal.NoCard, side)
		riffle = append(riffle, card.fly(deck, shuffleTime))
	}
	return anim.Together(s.stage.Cue(sound.Turned), anim.Staggered(shuffleTime/4, riffle...))
}

// renew lets the cards of the discard pile fly back to the draw pile, to be shuffled.
func (s *script) renew(deck, discard geometry.Rectangle) {
	const cards = 8
	var back []anim.Motion
	for range cards {
		card := s.cardGhost(portroyal.NoCard, discard)
		back = append(back, card.along(lobbed, deck, sweepTime))
	}
	s.then(anim.Staggered(sweepTime/cards, back...))
	s.then(s.shuffle(deck))
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

// lobbed flies in an arc that is higher the longer it is.
func lobbed(from, to geometry.Rectangle, x float32) geometry.Rectangle {
	at := between(from, to, x)
	at.Y -= 0.15 * float32(math.Hypot(float64(to.X-from.X), float64(to.Y-from.Y))) * sin(x)
	return at
}

// aghast lets the face of a player be aghast for so long, and larger unless nothing is to move.
func (s *script) aghast(seat int, length time.Duration) anim.Motion {
	at, ok := s.after[layout.Spot{Kind: layout.Face, Seat: seat}]
	if !ok {
		return anim.Motion{}
	}
	larger := float32(1.3)
	if s.stage.Still() {
		larger = 1
	}
	at = at.Centred(at.W*larger, at.H*larger)
	face := s.newGhost(s.ghosts.Image(headKey{seat, at.W, true}, func() *canvas.Image {
		return s.stage.SeatAghast(seat, s.seats[seat].Colour, at.W)
	}), at)
	starts := anim.Then(anim.Do(face.object.Show), face.settle(at, 0.15))
	return starts.With(anim.Do(face.object.Hide), length)
}

// headKey identifies the pictures of players.
type headKey struct {
	seat   int
	size   float32
	aghast bool
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
