package movements

import (
	"image/color"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/effects"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// SeatTime is how long, at normal speed, it is said whose seat is at the lower edge.
const SeatTime = 1200 * time.Millisecond

// Lengths of movements at normal speed; none is longer than 0.4 s, except for text to be read.
const (
	flightTime  = 280 * time.Millisecond // a card or coin across the table
	sweepTime   = 240 * time.Millisecond // several cards together
	shuffleTime = 120 * time.Millisecond // a card to its place in the pile that is shuffled
	shakeTime   = 250 * time.Millisecond
	stillTime   = 80 * time.Millisecond  // nothing moves before ships clash
	callTime    = 400 * time.Millisecond // something is announced
	bustTime    = time.Second            // a pause before the harbour is swept
	ringTime    = 900 * time.Millisecond // the last round is announced
	passTime    = 900 * time.Millisecond // the announcement of who is passed over is shown
	slideTime   = 120 * time.Millisecond // a card turned up goes to its place
	longest     = 400 * time.Millisecond // the greatest length of a movement
	wakeTime    = 120 * time.Millisecond
	shotTime    = 130 * time.Millisecond // a ball from the guns to a ship
	fadeTime    = 80 * time.Millisecond  // what comes or goes, where nothing moves
	waveDelay   = 40 * time.Millisecond  // from one card to the next that a wave takes
	coinDelay   = 45 * time.Millisecond  // from one coin to the next
	mostCoins   = 4                      // flying at once; more would only take longer
)

// ghost is the picture of something moving above the table.
type ghost struct {
	object fyne.CanvasObject
	at     geometry.Rectangle
	still  bool // it fades in and out instead of moving
	card   portroyal.Card
	leans  *widgets.Leaning // with its speed, if it is a card
	heads  effects.Heading
}

// put shows a ghost at a place.
func (g *ghost) put(at geometry.Rectangle) {
	g.at = at
	at.Put(g.object)
}

// newGhost puts an object above the table, invisible until it moves.
func (l *Layer) newGhost(object fyne.CanvasObject, at geometry.Rectangle) *ghost {
	g := &ghost{object: object, still: l.stage.Still()}
	g.put(at)
	g.fade(0) // it may have been seen to fade before
	object.Hide()
	l.flying.Objects = append(l.flying.Objects, object)
	l.air = append(l.air, g)
	return g
}

// fade makes the picture of a ghost translucent: 0 is not at all, 1 is invisible.
func (g *ghost) fade(x float32) {
	if picture, ok := g.object.(*canvas.Image); ok && picture.Translucency != float64(x) {
		picture.Translucency = float64(x)
		canvas.Refresh(picture)
	}
}

// cardGhost is a moving card; NoCard stands for a back.
func (l *Layer) cardGhost(card portroyal.Card, at geometry.Rectangle) *ghost {
	picture := l.ghosts.FaceImage(card, at.W)
	g := l.newGhost(picture, at)
	g.card = card
	if !g.still {
		g.leans = widgets.NewLeaning(picture)
		l.flying.Objects = append(l.flying.Objects, g.leans.Object)
	}
	return g
}

// shadowGhost is the shadow of a card that moves.
func (l *Layer) shadowGhost(at geometry.Rectangle) *ghost {
	shadow := canvas.NewRectangle(palette.Fade(palette.Ink, 0.35))
	shadow.CornerRadius = at.W * 0.06
	return l.newGhost(shadow, at)
}

// symbolKey identifies the pictures that are not cards.
type symbolKey struct {
	name string
	size float32
	tint color.NRGBA
}

// symbolGhost is a moving coin or cube.
func (l *Layer) symbolGhost(name string, tint color.NRGBA, at geometry.Rectangle) *ghost {
	return l.largeSymbolGhost(name, tint, at, min(at.W, at.H, l.grown(30)))
}

// largeSymbolGhost is a symbol of a size in the middle of a place.
func (l *Layer) largeSymbolGhost(name string, tint color.NRGBA, at geometry.Rectangle, size float32) *ghost {
	key := symbolKey{name, size, tint}
	picture := l.ghosts.Image(key, func() *canvas.Image { return l.stage.TintedSymbol(name, size, tint) })
	return l.newGhost(picture, at.Centred(size, size))
}

// between is a place on the straight way from one place to another.
func between(from, to geometry.Rectangle, x float32) geometry.Rectangle {
	mix := func(a, b float32) float32 { return a + (b-a)*x }
	return geometry.Rect(mix(from.X, to.X), mix(from.Y, to.Y), mix(from.W, to.W), mix(from.H, to.H))
}

// fly moves a ghost straight to a place; it disappears when it arrives.
func (g *ghost) fly(to geometry.Rectangle, length time.Duration) anim.Motion {
	return g.along(between, to, length)
}

// lifting is how much larger a card becomes while it is turned up.
const lifting = 0.1

// turn moves the back of a card to a place and turns it over on the way: its width shrinks to nothing and grows again with
// the face. It takes so long, and before it is turned over it hesitates. cue comes as the face begins to be seen.
func (l *Layer) turn(
	card portroyal.Card, from, to geometry.Rectangle, length, hesitates time.Duration, cue anim.Motion,
) (*ghost, anim.Motion) {
	const (
		held     = 0.3  // how far it is when it hesitates
		trembles = 0.02 // to and fro by so much, more and more
		swings   = 3
	)
	if l.stage.Still() {
		face := l.cardGhost(card, to)
		return face, anim.Then(anim.Wait(hesitates), cue, face.glide(between, to, length))
	}
	shadow := l.shadowGhost(from)
	back := l.cardGhost(portroyal.NoCard, from)
	face := l.cardGhost(card, to)
	show := func(x float32) {
		at := between(from, to, x)
		at = at.Centred(at.W*(1+lifting*sin(x)), at.H*(1+lifting*sin(x)))
		shown, hidden, part := back, face, 1-2*x
		if x >= 0.5 {
			shown, hidden, part = face, back, 2*x-1
		}
		at = at.Centred(max(1, at.W*part), at.H)
		shown.put(at)
		shown.object.Show()
		at.X, at.Y = at.X+l.grown(2+8*sin(x)), at.Y+l.grown(3+14*sin(x)) // the higher the card, the farther away
		shadow.put(at)
		if shadow.object.Show(); x == 1 || l.stage.HighContrast {
			shadow.object.Hide()
		}
		hidden.object.Hide()
		if x == 1 {
			face.put(to)
		}
	}
	ease := func(x float32) {
		anim.Eased(show)(x)
		face.goes(from, between, to, x, length)
	}
	first := time.Duration(held * float32(length))
	waits := anim.Over(hesitates, func(x float32) { ease(held + trembles*x*sin(2*swings*x)) })
	if hesitates == 0 {
		waits = anim.Motion{}
	}
	return face, anim.Then(
		anim.Over(first, func(x float32) { ease(held * x) }), waits,
		anim.Over(length-first, func(x float32) { ease(held + (1-held)*x) }).With(cue, length/2-first),
	)
}

// settle lets a ghost that has come to rest at a place become larger by a part of its size, and swing back.
func (g *ghost) settle(at geometry.Rectangle, part float32) anim.Motion {
	if g.still {
		return anim.Motion{}
	}
	return anim.Swing(anim.SizeSpring, part, wakeTime, func(larger float32) {
		g.put(at.Centred(at.W*(1+larger), at.H*(1+larger)))
	})
}

// kick pushes ghosts aside so far and lets them swing back to their places.
func kick(ghosts []*ghost, far float32) anim.Motion {
	ghosts = slices.DeleteFunc(slices.Clone(ghosts), func(g *ghost) bool { return g.still })
	return anim.Swing(anim.CardSpring, far, shakeTime, func(by float32) {
		for _, g := range ghosts {
			g.object.Show()
			g.object.Move(fyne.NewPos(g.at.X+by, g.at.Y))
		}
	})
}

// see shows or hides ghosts.
func see(ghosts []*ghost, seen bool) anim.Motion {
	return anim.Do(func() {
		for _, g := range ghosts {
			if g.object.Hide(); seen {
				g.object.Show()
			}
		}
	})
}
