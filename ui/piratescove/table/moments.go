package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/anim"
	"portroyal/ui/effects"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/pieces"
)

// takes shows the ship of Cacafuego as a prize, and the die that says what it is worth (L5).
func (t *Table) takes(b *beat) anim.Motion {
	by, chart := t.growth(), t.Areas().Chart
	wide := 220 * by
	ship := chart.Centred(wide, wide*0.75)
	ship.Y -= 40 * by
	tray := geometry.Rect(chart.X+chart.W/2-70*by, ship.Y+ship.H, 140*by, 62*by)
	var dice []die
	for _, e := range b.events {
		if e.Kind == cove.FameGained && e.From == cove.FromCacafuego {
			dice = append(dice, die{int(e.N), strconv.Itoa(int(e.N))})
		}
	}
	return anim.Then(
		t.appears(pieces.Drawing(t.stage, "ships/"+cove.Cacafuego.String(), wide), ship),
		t.stage.Cue(soundDice), t.tumble(dice, tray), t.stage.Cue(Heard(b.lead())[1:]...), t.sparks(tray), t.gains(b),
	)
}

// sparks fly from a place.
func (t *Table) sparks(from geometry.Rectangle) anim.Motion {
	if t.stage.Still() {
		return anim.Motion{}
	}
	return t.effect(effects.Sparks(from, t.growth()))
}

// mutinies shows that a crew mutinies, if it does.
func (t *Table) mutinies(b *beat) anim.Motion {
	for _, e := range b.events {
		if e.Kind == cove.Mutiny {
			wide := 200 * t.growth()
			dagger := pieces.Drawing(t.stage, "symbols/mutiny", wide)
			at := t.besideShips(cove.Target(e.Seat), wide, dagger.MinSize().Height)
			seen := t.passes(dagger, int(e.Seat), geometry.Rectangle{}, at, geometry.Rectangle{}, gaining)
			return anim.Then(t.stage.Cue(Heard(e)...), anim.Together(seen, t.shakes(cove.Target(e.Seat))))
		}
	}
	return anim.Motion{}
}

// besideShips is a place of this size for what happens on a ship: over it or, where it is gone, on no other one if there is
// room beside them.
func (t *Table) besideShips(ship cove.Target, width, height float32) geometry.Rectangle {
	chart := t.Areas().Chart
	if _, at, there := t.board.ShipAt(ship); there {
		return at.Centred(width, height)
	}
	middle, edge := chart.Centred(width, height), t.grown(24)
	left, right := middle, middle
	left.X, right.X = chart.X+edge, chart.X+chart.W-width-edge
	for _, place := range []geometry.Rectangle{middle, left, right} {
		free := true
		for other := range cove.Target(cove.Ships) {
			_, at, there := t.board.ShipAt(other)
			free = free && !(there && geometry.Touch(at, place))
		}
		if free {
			return place
		}
	}
	return left
}

// shakes lets a ship shake, more and more gently.
func (t *Table) shakes(ship cove.Target) anim.Motion {
	object, at, there := t.board.ShipAt(ship)
	if !there || t.stage.Still() {
		return anim.Motion{}
	}
	return anim.Swing(anim.CardSpring, t.grown(10), shaking, func(far float32) {
		object.Move(fyne.NewPos(at.X+far, at.Y))
		canvas.Refresh(t.repaint)
	})
}
