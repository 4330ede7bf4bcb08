package table

import (
	"image/color"
	"math"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/anim"
	"portroyal/ui/effects"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/widgets"
)

// The lengths of movements at normal speed.
const (
	sailing = 650 * time.Millisecond
	flying  = 260 * time.Millisecond
	shaking = 240 * time.Millisecond
	leaving = 700 * time.Millisecond
	sinking = 600 * time.Millisecond
	gaining = 380 * time.Millisecond
	veiling = 300 * time.Millisecond
	fading  = 80 * time.Millisecond // what comes or goes, where nothing moves
)

// motion is how a beat is seen. It is played on the board as it was before the beat, but for the beginning of a fight.
func (t *Table) motion(b *beat) anim.Motion {
	if t.pace() == 0 || t.size.Width == 0 {
		t.aftermath(b)
		return anim.Motion{}
	}
	motion := t.movement(b)
	return anim.Then(t.heard(b), motion, anim.Do(func() { t.aftermath(b) }))
}

// movement is what moves in a beat.
func (t *Table) movement(b *beat) anim.Motion {
	switch e := b.lead(); e.Kind {
	case cove.Outfitted:
		return t.outfits(b)
	case cove.Sailed:
		if !b.wheels() {
			return anim.Then(t.stage.Cue(Heard(e)...), t.sail(b))
		}
		return anim.Then(t.reveal(b), t.stage.Cue(soundSails), t.sail(b))
	case cove.BlackMoved, cove.BlackCame, cove.Moved, cove.Returned:
		return anim.Together(t.sail(b), t.gains(b))
	case cove.Played:
		return anim.Then(t.plays(int(e.Seat), e.Card), t.sail(b))
	case cove.Attached:
		return t.plays(int(e.Seat), cove.Mastercraft)
	case cove.FightBegan:
		return anim.Together(t.veil(true), t.meet())
	case cove.FightEnded:
		return t.veil(false)
	case cove.Fired:
		return anim.Then(t.plays(int(e.Seat), slices.Collect(e.Volley.All)...), t.salvo(b))
	case cove.ShipHit:
		return t.struck(b)
	case cove.Fled, cove.Crippled:
		return t.departs(cove.Target(e.Seat))
	case cove.RolledOff:
		return t.roll(b)
	case cove.MutinyRolled:
		return anim.Then(t.roll(b), t.mutinies(b))
	case cove.Sunk:
		return t.sinks(e.Ship, b)
	case cove.Taken:
		return t.takes(b)
	case cove.Plundered:
		return anim.Then(t.opens(e), anim.Together(t.gains(b), t.draws(b)))
	case cove.Raised, cove.Repaired, cove.CraftMended:
		if !t.ownWork(b) {
			return t.gains(b)
		}
	case cove.Buried, cove.Gained, cove.FameGained, cove.FameShown, cove.Bought, cove.Drew, cove.ParrotOffered, cove.ParrotLanded:
		return anim.Together(t.gains(b), t.draws(b))
	case cove.RoundBegan:
		return t.laysOut(b)
	}
	return anim.Motion{}
}

// spent are the events in which somebody gives what they have.
var spent = []cove.EventKind{cove.Buried, cove.Bought, cove.Raised, cove.Repaired, cove.CraftMended, cove.Returned}

// sail lets ships sail to where a beat leads them, all at once.
func (t *Table) sail(b *beat) anim.Motion {
	if t.stage.Still() {
		return anim.Motion{}
	}
	after := t.present
	for _, e := range b.events {
		after.Follow(e)
	}
	var motions []anim.Motion
	for ship := range cove.Target(cove.Ships) {
		_, from, there := t.board.ShipAt(ship)
		if !there || t.fighting() {
			continue
		}
		to, moves := t.berth(&after, ship, from)
		if !moves {
			continue
		}
		bend := t.grown(-18)
		motions = append(motions, t.goes(shaped(anim.Eased, func(x float32) geometry.Rectangle {
			at := straight(from, to)(x)
			at.Y += float32(math.Sin(float64(x)*math.Pi)) * bend
			return at
		}), sailing, t.sails(ship)))
	}
	return anim.Together(motions...)
}

// berth is where a ship is to be on the chart.
func (t *Table) berth(after *cove.Board, ship cove.Target, from geometry.Rectangle) (to geometry.Rectangle, moves bool) {
	if !ship.Player() {
		if t.present.Legend(ship) == cove.Navy {
			return from, false
		}
		old, now := t.present.Blacks[ship-cove.FirstBlack].Island, after.Blacks[ship-cove.FirstBlack].Island
		a, z := t.board.Cell(old), t.board.Cell(now)
		return geometry.Rect(from.X+z.X-a.X, from.Y+z.Y-a.Y, from.W, from.H), old != now
	}
	island := after.Ships[ship].Island
	i, n := 0, 0
	for seat := range t.seats {
		if after.Ships[seat].Island == island {
			if seat < int(ship) {
				i++
			}
			n++
		}
	}
	to = t.board.Berth(island, i, n)
	return to, to != from
}

// lift adds an object that moves over the board from there on.
func (t *Table) lift(object fyne.CanvasObject, at geometry.Rectangle) anim.Motion {
	return anim.Do(func() {
		at.Put(object)
		t.above.Add(object)
		canvas.Refresh(t.above)
	})
}

// appears shows a picture at a place over everything for a moment.
func (t *Table) appears(picture *canvas.Image, at geometry.Rectangle) anim.Motion {
	return anim.Then(t.comesUp(picture, at), anim.Wait(gaining))
}

// comesUp lets a picture come up from below a place over everything, or fade in where nothing moves.
func (t *Table) comesUp(picture *canvas.Image, at geometry.Rectangle) anim.Motion {
	rise, length := t.grown(30), gaining
	if t.stage.Still() {
		rise, length = 0, fading
	}
	return anim.Then(t.lift(picture, at), anim.Over(length, anim.Slowed(func(x float32) {
		picture.Move(fyne.NewPos(at.X, at.Y+(1-x)*rise))
		faint(1-x, picture)
		canvas.Refresh(t.repaint)
	})))
}

// effect lets objects be seen over the board as they move.
func (t *Table) effect(objects []fyne.CanvasObject, motion anim.Motion) anim.Motion {
	return anim.Then(anim.Do(func() {
		t.above.Objects = append(t.above.Objects, objects...)
		canvas.Refresh(t.above)
	}), motion)
}

// salvo shows shots that fly, and dice that roll.
func (t *Table) salvo(b *beat) anim.Motion {
	e := b.lead()
	_, from, fires := t.board.ShipAt(e.Ship)
	_, to, aimed := t.board.ShipAt(e.Target)
	if !fires || !aimed {
		return anim.Motion{}
	}
	by := t.growth()
	var shots []anim.Motion
	for i := range min(int(e.N), 5) {
		if t.stage.Still() {
			break
		}
		ball := canvas.NewCircle(palette.Ink)
		ball.StrokeColor, ball.StrokeWidth = palette.Sunset, 1.5*by
		size := 11 * by
		dx := (float32(i) - float32(e.N-1)/2) * 12 * by
		start := fyne.NewPos(from.X+from.W/2+dx, from.Y+from.H*0.62)
		end := fyne.NewPos(to.X+to.W/2+dx, to.Y+to.H*0.6)
		muzzle := geometry.Rect(start.X, start.Y, size, size)
		shots = append(shots, t.effect(effects.Smoke(muzzle, 1.6*by)).With(anim.Then(
			t.lift(ball, muzzle),
			anim.Over(flying, func(x float32) {
				rise := float32(math.Sin(float64(x)*math.Pi)) * -60 * by
				ball.Move(fyne.NewPos(start.X+(end.X-start.X)*x, start.Y+(end.Y-start.Y)*x+rise))
				if x == 1 {
					ball.Hide()
				}
				canvas.Refresh(t.repaint)
			}),
		), 0))
	}
	return anim.Then(t.stage.Cue(soundSalvo), anim.Staggered(40*time.Millisecond, shots...), t.stage.Cue(soundDice), t.roll(b), t.stage.Cue(Heard(diceOf(b)...)...))
}

// struck shows a ship that shakes, and where it was hit.
func (t *Table) struck(b *beat) anim.Motion {
	var motions []anim.Motion
	seen := map[cove.Target]bool{}
	for _, e := range b.events {
		if e.Kind != cove.ShipHit || seen[e.Ship] {
			continue
		}
		seen[e.Ship] = true
		object, at, there := t.board.ShipAt(e.Ship)
		if !there {
			continue
		}
		flash := canvas.NewCircle(palette.Fade(palette.Sunset, 0.8))
		flash.StrokeColor, flash.StrokeWidth = palette.Danger, 2
		spot, far, from := zone(e.Section, at), t.grown(5), float32(0.3)
		if t.stage.Still() {
			far, from = 0, 1
		} else {
			motions = append(motions, t.effect(effects.Smoke(spot, 2*t.growth())))
		}
		motions = append(motions, anim.Then(
			t.lift(flash, spot.Centred(spot.W*from, spot.W*from)),
			anim.Over(shaking, func(x float32) {
				off := float32(math.Sin(float64(x)*6*math.Pi)) * far * (1 - x)
				object.Move(fyne.NewPos(at.X+off, at.Y))
				wide := spot.W * (from + (1-from)*x)
				spot.Centred(wide, wide).Put(flash)
				flash.FillColor = palette.Fade(palette.Sunset, float64(0.8*(1-x)))
				flash.StrokeColor = palette.Fade(palette.Danger, float64(1-x))
				canvas.Refresh(flash)
			}),
		))
	}
	return anim.Together(motions...)
}

// zone is about where a section is on the drawing of a ship, as a square.
func zone(section cove.Section, at geometry.Rectangle) geometry.Rectangle {
	down := map[cove.Section]float32{cove.Sails: 0.28, cove.Crew: 0.52, cove.Cannons: 0.71, cove.Hull: 0.83}[section]
	size := at.W * 0.34
	return geometry.Rect(at.X+(at.W-size)/2, at.Y+at.H*down-size/2, size, size)
}

// meet lets the ships of a fight sail in from both edges of the window.
func (t *Table) meet() anim.Motion {
	var motions []anim.Motion
	for ship := range cove.Target(cove.Ships) {
		_, at, there := t.board.ShipAt(ship)
		if !there || t.stage.Still() {
			continue
		}
		from := -at.W
		if at.X+at.W/2 >= t.size.Width/2 {
			from = t.size.Width
		}
		motions = append(motions, t.sailsIn(ship, at, from))
	}
	return anim.Together(motions...)
}

// closesUp lets the ships of a fight sail to where they are, now that one has left, from where they were.
func (t *Table) closesUp(were map[cove.Target]geometry.Rectangle) anim.Motion {
	var motions []anim.Motion
	for ship, was := range were {
		if _, at, there := t.board.ShipAt(ship); there && at != was && t.fighting() && t.pace() > 0 && !t.stage.Still() {
			motions = append(motions, t.sailsIn(ship, at, was.X))
		}
	}
	return anim.Together(motions...)
}

// departs lets a ship put about and sail out of the fight, or fade away where nothing moves.
func (t *Table) departs(ship cove.Target) anim.Motion {
	object, at, there := t.board.ShipAt(ship)
	if !there || !t.fighting() {
		return anim.Motion{}
	}
	if t.stage.Still() {
		return anim.Over(fading, func(x float32) { faint(x, object.(*fyne.Container).Objects...) })
	}
	to := -at.W
	return anim.Then(
		anim.Do(func() {
			if t.board.PutAbout(ship) {
				to = t.size.Width
			}
			canvas.Refresh(object)
		}),
		anim.Over(leaving, func(x float32) {
			object.Move(fyne.NewPos(at.X+(to-at.X)*x*x, at.Y))
			canvas.Refresh(t.repaint)
		}),
	)
}

// sinks lets a ship go down.
func (t *Table) sinks(ship cove.Target, b *beat) anim.Motion {
	object, at, there := t.board.ShipAt(ship)
	if !there {
		return anim.Motion{}
	}
	wreck := pieces.Drawing(t.stage, "ships/"+t.present.Legend(ship).String()+"-sinking", at.W)
	down := at.H * 0.12
	var smoke []anim.Motion
	if t.stage.Still() {
		down = 0
	} else {
		for _, part := range []float32{0.35, 0.6, 0.45} {
			smoke = append(smoke, t.effect(effects.Smoke(geometry.Rect(at.X+at.W*part, at.Y+at.H*0.5, 1, 1), 2.5*t.growth())))
		}
	}
	goesDown := anim.Over(sinking, func(x float32) {
		wreck.Move(fyne.NewPos(at.X, at.Y+down*x))
		wreck.Translucency = float64(max(0, x*1.4-0.4))
		canvas.Refresh(wreck)
	})
	return anim.Then(anim.Do(object.Hide), t.lift(wreck, at), anim.Together(goesDown, anim.Staggered(sinking/6, smoke...)))
}

// gains lets what somebody gets fly to where their facts are.
func (t *Table) gains(b *beat) anim.Motion {
	var motions []anim.Motion
	for _, e := range b.events {
		to := t.board.PanelOf(int(e.Seat))
		from := geometry.Rectangle{}
		if island := t.present.Ships[e.Seat].Island; island != cove.NoIsland {
			from = t.board.Cell(island)
		}
		if _, at, there := t.board.ShipAt(cove.Target(e.Seat)); there {
			from = at
		}
		if to.W == 0 || from.W == 0 {
			continue
		}
		fame := e.N
		if e.Kind != cove.FameGained && e.Kind != cove.FameShown {
			fame = 0
		}
		back := slices.Contains(spent, e.Kind)
		for _, gain := range []struct {
			symbol string
			n      uint8
		}{{"doubloon", e.Doubloons}, {"treasure", e.Treasures}, {"fame", fame}} {
			if gain.n > 0 && e.Kind != cove.Plundered {
				motions = append(motions, t.flight(gain.symbol, int(gain.n), from, to, back))
			}
		}
	}
	return anim.Staggered(90*time.Millisecond, motions...)
}

// flight is a symbol with a number that flies from one place to another, or the other way round.
func (t *Table) flight(symbol string, n int, from, to geometry.Rectangle, back bool) anim.Motion {
	if back {
		from, to = to, from
	}
	if t.stage.Still() {
		from = to
	}
	by := t.growth()
	size := 34 * by
	picture := pieces.Symbol(t.stage, symbol, size)
	number := widgets.BoldLine("+"+strconv.Itoa(n), 20*by, color.White)
	if back {
		number.Text = "\u2013" + strconv.Itoa(n)
	}
	start, end := from.Centred(size, size), to.Centred(size, size)
	wide := number.MinSize().Width
	flies := t.goes(shaped(anim.Eased, straight(start, end)), gaining,
		func(at geometry.Rectangle, _ float32) {
			at.Put(picture)
			geometry.Rect(at.X+size, at.Y+4*by, wide, size).Put(number)
		}, picture, number)
	return anim.Then(t.lift(picture, start), t.lift(number, geometry.Rect(start.X+size, start.Y, wide, size)), flies, anim.Cue(func() {
		picture.Hide()
		number.Hide()
	}))
}
