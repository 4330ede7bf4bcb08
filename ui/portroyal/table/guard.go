package table

import (
	"portroyal/engine/portroyal"
	shared "portroyal/ui/table"
)

// question identifies a decision of the game, by its kind.
type question struct {
	seat    int
	phase   portroyal.Phase
	offered portroyal.Contract
	noTakes bool // no more cards may be taken, but something else can be done
}

// asksNow is the decision that the game waits for.
func (t *Table) asksNow() question {
	v := &t.view
	return question{v.Decides(), v.Phase(), v.Offered(), v.Phase() == portroyal.Trade && v.TakesLeft() == 0}
}

// watch gives a person time to see that the question has changed, and more of it if they have skipped what led
// there.
func (t *Table) watch(skipped bool) {
	asks, how := t.asksNow(), shared.Shown
	switch before, known := t.guard.Asked(); {
	case skipped:
		how = shared.Hurried
	case known && asks.seat != before.seat && t.seats.Persons() > 1:
		how = shared.Handed
	case known && asks.seat == before.seat && asks.phase == portroyal.Trade && before.phase != portroyal.Trade:
		how = shared.Followed // Enter has ended the discovering, and passes on all cards now
	}
	if length := t.guard.Watch(asks, how); length > 0 {
		t.stage.After(t.ctx, length, t.showReady)
	}
}

// comeBack has the question be a new one, as after skipping: whoever comes back to it presses what was shown meanwhile.
func (t *Table) comeBack() {
	t.guard.Forget()
	t.skipping = true
}

// newAsked reports whether the question is too new to have been answered on purpose.
func (t *Table) newAsked() bool {
	return t.personDecides() && (t.changing() || t.guard.Left() > 0)
}

// press calls do for a click or key, if it can have been intended. A player who keeps pressing is ignored for a
// while longer.
func (t *Table) press(do func()) {
	if t.turning || t.changing() { // the deciding player has not seen the question yet
		t.moving.Finish()
		t.passOver()
		return
	}
	meant := t.guard.Press()
	t.stage.Log.Debug("pressed", "meant", meant)
	if meant {
		do()
	}
}

// passOver ignores presses that follow one that was not intended.
func (t *Table) passOver() {
	t.stage.Log.Debug("pressed", "meant", false)
	t.guard.PassOver()
}

// showReady makes the plates look ready once they are.
func (t *Table) showReady() {
	if t.newAsked() {
		return // there is another question by now
	}
	t.stage.Log.Debug("ready")
	t.asks.Wait(false)
}
