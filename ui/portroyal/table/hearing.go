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
