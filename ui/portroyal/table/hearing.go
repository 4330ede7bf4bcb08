package table

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/movements"
	"portroyal/ui/sound"
)

// hearStill lets what has happened be heard where it is not shown as movements: each sound once. It is silent while
// the player skips, and where the sounds of one computer player could not be told from those of the next.
func (t *Table) hearStill(seat int, events []portroyal.Event) {
	watched := t.stage.PauseAt(t.mode.speed()) > 0 || t.seats[seat].Person && t.mode.live()
	if t.moves() || t.skipping || !watched {
		return
	}
	var heard []sound.Sound
	for _, event := range events {
		for _, what := range movements.Heard(event) {
			if !slices.Contains(heard, what) {
				heard = append(heard, what)
				t.stage.Play(what)
			}
		}
	}
}

// hearTurn asks a person who has to decide now for their attention, if somebody else has decided before.
func (t *Table) hearTurn() {
	if t.personDecides() && t.decided >= 0 && t.decided != t.view.Decides() {
		t.decided = t.view.Decides()
		t.stage.Play(sound.Turn)
	}
}
