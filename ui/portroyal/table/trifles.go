package table

import (
	"time"

	"portroyal/engine/portroyal"
)

// enoughTrifles is how often a person passes with nothing to decide until they are offered not to be asked any
// more.
const enoughTrifles = 3

// isSpared reports whether the deciding person does not want to be asked this: about one ship that brings them
// nothing (F5). It is evaluated once, when the question comes up, since the settings may change while a question
// or a pass is waiting.
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

// tired reports whether persons at the screen have passed often enough with nothing to decide, and are asked a
// trivial question again.
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

// spare passes, now and from now on whenever there is nothing to decide; the settings remember it.
func (t *Table) spare() {
	if !t.listens() || !t.tired() {
		return
	}
	t.stage.Settings.AutoPass = true
	t.stage.Keep()
	t.mode.act(portroyal.Action{Kind: portroyal.Pass})
}
