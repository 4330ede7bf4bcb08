package table

import (
	"time"

	"portroyal/engine/portroyal"
)

// again is a part of the game that is shown again, from the record: what happened since a player decided last, or the
// whole game in a replay. No decisions are made meanwhile.
type again struct {
	at    int  // steps shown so far
	until int  // where it ends and the game goes on; -1 in a replay, which ends when the player leaves
	runs  bool // one step after the other
	beat  int  // counts what is to come, so that only the last comes
}

// replays reports whether the table shows a replay.
func (t *Table) replays() bool { return t.again != nil && t.again.until < 0 }

// WhatHappened shows again the turns of the other players since the deciding player's last decision.
func (t *Table) WhatHappened() {
	if !t.plays() || !t.personDecides() || t.changing() {
		return
	}
	steps := t.match.Steps()
	from := len(steps)
	for from > 0 && (steps[from-1].Seat != t.view.Decides() || steps[from-1].Answer) {
		from--
	}
	if from == len(steps) {
		return // nothing has
	}
	t.unwind()
	t.again = &again{at: from, until: len(steps), runs: true}
	t.goTo(from)
}

// Replay shows the game from a step on, in place of going on with it.
func (t *Table) Replay(from int) {
	t.again = &again{at: from, until: -1}
	t.lower = t.firstPerson()
	t.recall(from)
}

// firstPerson is the first seat with a person, 0 if there is none.
func (t *Table) firstPerson() int {
	for seat := range t.seats {
		if t.seats[seat].Person {
			return seat
		}
	}
	return 0
}

// goTo shows the game after so many steps.
func (t *Table) goTo(steps int) {
	t.unwind()
	t.again.at = min(max(steps, 0), len(t.match.Steps()))
	t.recall(t.again.at)
	t.goOn(nil, 0)
}

// forward shows the next step as it happened.
func (t *Table) forward() {
	t.moving.Finish()
	a := t.again
	if a == nil || a.at == len(t.match.Steps()) {
		return
	}
	step, before := t.match.Steps()[a.at], t.above.Scene(t.state())
	a.at++
	t.happened(step, before)
}

// goOnAgain sees to the next step of what is shown again, when a movement of this length has been seen.
func (t *Table) goOnAgain(moving, seen time.Duration) {
	a := t.again
	a.beat++
	beat := a.beat
	switch {
	case a.at == a.until:
		t.stage.After(t.ctx, t.stage.PauseAt(t.speed()), func() { t.ifStill(a, beat, t.endAgain) })
	case a.at == len(t.match.Steps()):
		a.runs = false
	case a.runs:
		pause := max(t.stage.PauseAt(t.speed())-t.paced(seen), t.paced(moving), leastBeat)
		t.stage.After(t.ctx, pause, func() { t.ifStill(a, beat, t.forward) })
	}
}

// leastBeat is the time between two steps where nothing moves: they can still be told apart.
const leastBeat = 60 * time.Millisecond

// ifStill does what was to come unless something else has come up since; not before what lies over it is gone.
func (t *Table) ifStill(a *again, beat int, do func()) {
	t.stage.WhenUncovered(t.ctx, func() {
		if t.again == a && a.beat == beat {
			do()
		}
	})
}

// watches reports whether what happened is being shown again.
func (t *Table) watches() bool { return t.again != nil && t.again.until >= 0 }

// EndWatching goes on with the game if what happened is being shown again.
func (t *Table) EndWatching() {
	if t.watches() {
		t.endAgain()
	}
}

// endAgain goes on with the game after what happened was shown again.
func (t *Table) endAgain() {
	t.unwind()
	t.again = nil
	t.recall(len(t.match.Steps()))
	t.goOn(nil, 0)
}

// run begins or ends showing one step after the other.
func (t *Table) run() {
	t.moving.Finish()
	a := t.again
	a.runs = !a.runs
	if a.runs && a.at == len(t.match.Steps()) {
		t.goTo(0)
		return
	}
	t.build()
	t.goOnAgain(0, t.stage.PauseAt(t.speed()))
}

// byAction moves a replay on or back by so many decisions; by one it is seen to happen.
func (t *Table) byAction(by int) {
	t.again.runs = false
	if by == 1 {
		t.forward()
		return
	}
	t.goTo(t.again.at + by)
}

// byTurns goes to where a turn began that is so many before or after the present one.
func (t *Table) byTurns(by int) {
	t.again.runs = false
	turn := t.match.TurnAt(t.again.at) + by
	if by < 0 && t.again.at != t.turnBegan(t.match.TurnAt(t.again.at)) {
		turn++ // first to the beginning of the present one
	}
	t.goTo(t.turnBegan(turn))
}

// turnBegan is the step at which a turn began; that of the first for one before it, and the last step for one after
// the last.
func (t *Table) turnBegan(turn int) int {
	for at := range t.match.Steps() {
		if t.match.TurnAt(at) >= turn {
			return at
		}
	}
	return len(t.match.Steps())
}

// present is what everybody at the table may know now, or could at the step that is shown again.
func (t *Table) present() (view portroyal.View, legal []portroyal.Action) {
	if t.again != nil {
		return t.match.ViewAt(t.again.at), nil
	}
	return t.match.View(), t.match.Legal()
}

// showsEnd reports whether a replay has come to the end of a game that is over, whose result can be seen again.
func (t *Table) showsEnd() bool {
	return t.replays() && t.again.at == len(t.match.Steps()) && t.match.Over()
}

// seeResult shows the result once a replay has come to it.
func (t *Table) seeResult() {
	if t.showsEnd() {
		t.calls.Over()
	}
}

// over reports whether the game that goes on here has ended.
func (t *Table) over() bool { return t.again == nil && t.match.Over() }
