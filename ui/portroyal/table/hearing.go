package table

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/movements"
	"portroyal/ui/sound"
)

// hearStill plays the sounds of what has happened where there are no movements: each sound once. It is silent
// while the player skips, and when the sounds of successive computer players would run together.
func (t *Table) hearStill(seat int, events []portroyal.Event) {
	watched := t.stage.PauseAt(t.mode.speed()) > 0 || t.seats[seat].Person && t.mode.live()
	if t.moves() || t.skipping || !watched {
		return
	}
	t.stage.Play(movements.Heard(events...)...)
}

// hearTurn calls for the attention of a person who has to decide after somebody else has.
func (t *Table) hearTurn() {
	if t.personDecides() && t.decided >= 0 && t.decided != t.view.Decides() {
		t.decided = t.view.Decides()
		t.stage.Play(sound.Turn)
	}
}

// hearGoals plays a sound once a goal has been reached on the way; those that the end brings belong to its own sounds.
func (t *Table) hearGoals() {
	before := t.reached
	if t.reached = t.reachedGoals(); t.reached > before && t.plays() && !t.match.Over() {
		t.stage.Play(movements.Fulfilled)
	}
}

// reachedGoals counts the goals of the occasion that are reached by now.
func (t *Table) reachedGoals() (n int) {
	for _, goal := range t.occasion().Goals {
		if goal.Reached {
			n++
		}
	}
	return n
}
