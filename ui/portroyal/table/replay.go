package table

import (
	"slices"
	"time"

	"portroyal/ui/settings"
)

// replay is the mode in which the whole game can be looked at until the player leaves.
type replay struct {
	course
	runs   bool           // it moves on by itself
	chosen settings.Speed // its speed, "" for that of games
	paper  keptRibbon     // behind the plates that move it
}

// Replay shows the game from a step on instead of continuing it.
func (t *Table) Replay(from int) {
	t.mode = &replay{course: course{game: game{t}, at: from}}
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

// goOn shows the next step if the replay is running; it stops at the end.
func (r *replay) goOn(moving, seen time.Duration) {
	r.hush()
	switch {
	case r.at == r.last():
		r.runs = false
	case r.runs:
		r.next(r.betweenSteps(moving, seen), r.forward)
	}
}

func (*replay) moment() moment { return replaying }

// run starts or stops running through the steps.
func (r *replay) run() {
	t := r.table
	t.moving.Finish()
	r.runs = !r.runs
	if r.runs && r.at == r.last() {
		r.goTo(0)
		return
	}
	t.build()
	r.goOn(0, t.stage.PauseAt(r.speed()))
}

// byAction moves by this many decisions; a single one forwards is shown as a movement.
func (r *replay) byAction(by int) {
	r.runs = false
	if by == 1 {
		r.forward()
		return
	}
	r.goTo(r.at + by)
}

// toBeginning and toEnd go all the way.
func (r *replay) toBeginning() { r.byAction(-r.at) }
func (r *replay) toEnd()       { r.byAction(r.last() - r.at) }

// byTurns moves to the beginning of a turn, this many before or after the current one.
func (r *replay) byTurns(by int) {
	r.runs = false
	present := r.table.match.TurnAt(r.at)
	turn := present + by
	if by < 0 && r.at != r.turnBegan(present) {
		turn++ // first to the beginning of the current one
	}
	r.goTo(r.turnBegan(turn))
}

// turnBegan is the step at which a turn began; the first turn's for earlier ones, and the last step for later
// ones.
func (r *replay) turnBegan(turn int) int {
	for at := range r.last() {
		if r.table.match.TurnAt(at) >= turn {
			return at
		}
	}
	return r.last()
}

// speed is the speed that the player has chosen for the replay.
func (r *replay) speed() settings.Speed {
	if r.chosen != "" {
		return r.chosen
	}
	return r.course.speed()
}

// faster takes the next speed, and after the last the first. It does not change the speed of games.
func (r *replay) faster() {
	at := slices.Index(settings.Speeds, r.speed())
	r.chosen = settings.Speeds[(at+1)%len(settings.Speeds)]
	r.table.build()
}

// showsEnd reports whether the replay is at the end of a game that is over, so that its result can be shown
// again.
func (r *replay) showsEnd() bool { return r.at == r.last() && r.table.match.Over() }

// seeResult shows the result if the replay is at the end.
func (r *replay) seeResult() {
	if r.showsEnd() {
		r.table.calls.Over()
	}
}

// leaveForResult shows the result from anywhere in the game; the replay stays where it is.
func (r *replay) leaveForResult() {
	r.byAction(0)
	r.table.calls.Over()
}
