package table

import (
	"time"

	"portroyal/engine/portroyal"
)

// enoughTrifles is how often somebody passes where there was nothing to decide until they are offered not to be asked
// any more.
const enoughTrifles = 3

// isSpared reports whether the deciding person does not want to be asked about this: about one ship that brings them
// nothing (F5). It is asked once, when the game comes there: the settings may change while a question waits, or a pass.
func (t *Table) isSpared() bool {
	return t.stage.Settings.AutoPass && t.unguided() && !t.tookBack && t.seats[t.view.Decides()].Person &&
		t.view.Trifling()
}

// letPass passes for the deciding person once the movement, of this length, has been seen.
func (t *Table) letPass(moving time.Duration) {
	t.stage.After(t.ctx, t.paced(moving), func() {
		t.stage.WhenUncovered(t.ctx, func() {
			if !t.isSpared() { // they have just changed their mind
				t.goOn(nil, 0)
				return
			}
			t.mode.act(portroyal.Action{Kind: portroyal.Pass})
			if !t.sparing {
				t.sparing = true
				t.calls.Spared()
			}
		})
	})
}

// tired reports whether people at the screen have passed often enough where there was nothing to decide, and are
// asked about nothing again.
func (t *Table) tired() bool {
	if !t.unguided() || !t.personDecides() || !t.view.Trifling() {
		return false
	}
	passed := 0
	for i, step := range t.match.Steps() {
		if step.Action.Kind != portroyal.Pass || !t.seats[step.Seat].Person {
			continue
		}
		if before := t.match.ViewAt(i); before.Trifling() {
			passed++
		}
	}
	return passed >= enoughTrifles
}

// spare passes, now and wherever there is nothing to decide from now on; the settings remember it.
func (t *Table) spare() {
	if !t.listens() || !t.tired() {
		return
	}
	t.stage.Settings.AutoPass = true
	t.stage.Keep()
	t.mode.act(portroyal.Action{Kind: portroyal.Pass})
}
