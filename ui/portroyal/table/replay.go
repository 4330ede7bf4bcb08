package table

import (
	"slices"
	"time"

	"portroyal/ui/settings"
)

// replay is the mode in which the whole game is looked at until the player leaves.
type replay struct {
	course
	runs   bool           // one step after the other
	chosen settings.Speed // how fast it goes on, "" for as fast as games do
	paper  keptRibbon     // below what moves it
}

// Replay shows the game from a step on, in place of going on with it.
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

// goOn shows the next step if the replay runs; it stands still at the end.
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

// run begins or ends showing one step after the other.
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

// byAction goes on or back by so many decisions; a single one on is seen to happen.
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

// byTurns goes to where a turn began that is so many before or after the present one.
func (r *replay) byTurns(by int) {
	r.runs = false
	present := r.table.match.TurnAt(r.at)
	turn := present + by
	if by < 0 && r.at != r.turnBegan(present) {
		turn++ // first to the beginning of the present one
	}
	r.goTo(r.turnBegan(turn))
}

// turnBegan is the step at which a turn began; that of the first for one before it, and the last step for one after
// the last.
func (r *replay) turnBegan(turn int) int {
	for at := range r.last() {
		if r.table.match.TurnAt(at) >= turn {
			return at
		}
	}
	return r.last()
}

// speed is as the player has chosen for the replay.
func (r *replay) speed() settings.Speed {
	if r.chosen != "" {
		return r.chosen
	}
	return r.course.speed()
}

// faster takes the next speed, and after the last the first. Games go on at the one in the settings.
func (r *replay) faster() {
	at := slices.Index(settings.Speeds, r.speed())
	r.chosen = settings.Speeds[(at+1)%len(settings.Speeds)]
	r.table.build()
}

// showsEnd reports whether the replay has come to the end of a game that is over, whose result can be seen again.
func (r *replay) showsEnd() bool { return r.at == r.last() && r.table.match.Over() }

// seeResult shows the result once the replay has come to it.
func (r *replay) seeResult() {
	if r.showsEnd() {
		r.table.calls.Over()
	}
}
