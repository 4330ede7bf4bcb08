package table

import (
	"time"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/sound"
)

// following is how long after one ship or player the next one follows in the opening, at normal speed.
const following = 90 * time.Millisecond

// begins reports whether the game on the table begins only now, without a guide, and can be seen to.
func (t *Table) begins() bool {
	return len(t.match.Steps()) == 0 && !t.led && t.mode.live() && t.mode.whole() && t.size.Width > 0 && t.pace() > 0
}

// begin shows the opening of a game, and lets it go on.
func (t *Table) begin() {
	t.busy = true
	t.turn++
	turn := t.turn
	full := t.present
	t.said = t.begun()
	for seat := range t.seats {
		ship := &t.present.Ships[seat]
		ship.Doubloons, ship.Parrot = 0, cove.NoCard // a parrot that is drawn lands at once (T2)
		t.present.Hands[seat], t.present.Fame[seat] = 0, 0
		if t.viewer == seat {
			t.spent[seat] = t.view.Hand(seat)
		}
	}
	t.build()
	t.moving.Play(t.opening(&full), func() {
		if t.turn == turn {
			t.busy, t.said = false, ""
			t.goOn()
		}
	})
}

// begun tells what everybody has before the first decision (U3).
func (t *Table) begun() string {
	w, first := t.stage.Words, t.match.PositionAt(0)
	return w.T("cove.table.begins", "Doubloons", terms.Doubloons(w, int(first.Ship(0).Doubloons)))
}

// opening is how a game begins: all ships sail in (U2), and everybody gets what they have on the whole board (U3).
func (t *Table) opening(full *cove.Board) anim.Motion {
	chart := t.Areas().Chart
	from := chart.Centred(1, 1)
	var sail, deal []anim.Motion
	for ship := range cove.Target(cove.Ships) {
		if _, at, there := t.board.ShipAt(ship); there && !t.stage.Still() {
			sail = append(sail, t.sailsIn(ship, at, chart.X+chart.W-at.W))
		}
	}
	for seat := range t.seats {
		to := t.board.PanelOf(seat)
		if to.W == 0 {
			continue
		}
		gold := full.Ships[seat].Doubloons
		deal = append(deal, anim.Staggered(following,
			anim.Then(t.stage.Cue(sound.Coin), t.flight("doubloon", int(gold), from, to, false)),
			anim.Then(t.stage.Cue(sound.Turned), t.flight("tavern-card", 1, from, to, false)),
		))
	}
	return anim.Together(
		t.stage.Cue(soundSails),
		anim.Staggered(following, sail...),
		anim.Then(anim.Wait(sailing/2), anim.Staggered(following, deal...)),
	)
}

// sailsIn lets a ship sail to its place from another one in the same row.
func (t *Table) sailsIn(ship cove.Target, at geometry.Rectangle, from float32) anim.Motion {
	put, start := t.sails(ship), geometry.Rect(from, at.Y, at.W, at.H)
	put(start, 0)
	return t.goes(shaped(anim.Slowed, straight(start, at)), sailing, put)
}
