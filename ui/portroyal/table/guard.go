package table

import (
	"time"

	"portroyal/engine/portroyal"
)

// A click or a key counts as a decision only if it can have been meant for what is on the table.
const (
	// doubleClick is the time within which a second click or press is not meant for whatever has just appeared
	// under the pointer or the finger.
	doubleClick = 300 * time.Millisecond
	// newQuestion is the time it takes to notice that another player is asked, or another question.
	newQuestion = 400 * time.Millisecond
	// longest is how long a player who keeps pressing is ignored: after that they mean it.
	longest = time.Second
	// newPerson is the time for another person to see that it is their turn, and longestForAnother is how long
	// the previous person is ignored if they keep pressing.
	newPerson         = 800 * time.Millisecond
	longestForAnother = 2500 * time.Millisecond
	// pauseOfAnother is the pause after which a press counts as another person's.
	pauseOfAnother = 600 * time.Millisecond
)

// question identifies a decision of the game, by its kind.
type question struct {
	seat    int
	phase   portroyal.Phase
	offered portroyal.Contract
	noTakes bool // no more cards may be taken, but something else can be done
}

// guard keeps slips of the hand from deciding.
type guard struct {
	asked question
	new   time.Time     // until then the question is new, and its plates are shown as not ready
	ready time.Time     // earlier decisions are ignored
	since time.Time     // when the question came up, or the last decision on it was made
	most  time.Duration // how long a player who keeps pressing is ignored
	pause time.Duration // a pause this long ends the hammering
}

// asksNow is the decision that the game waits for.
func (t *Table) asksNow() question {
	v := &t.view
	return question{v.Decides(), v.Phase(), v.Offered(), v.Phase() == portroyal.Trade && v.TakesLeft() == 0}
}

// watch gives a person time to see that the question has changed, and more of it if they have skipped what led
// there.
func (t *Table) watch(skipped bool) {
	asks := t.asksNow()
	if asks == t.guard.asked {
		return
	}
	length := newQuestion
	t.guard.most, t.guard.pause = longest, doubleClick
	switch {
	case skipped:
		length = longest
	case asks.seat != t.guard.asked.seat && t.guard.asked.seat >= 0 && t.seats.Persons() > 1:
		length, t.guard.most, t.guard.pause = newPerson, longestForAnother, pauseOfAnother
	}
	t.guard.asked = asks
	t.guard.since = t.stage.Time()
	t.guard.new = t.guard.since.Add(length)
	t.holdOff(length)
	t.stage.After(t.ctx, length, t.showReady)
}

// comeBack has the question be a new one, as after skipping: whoever comes back to it presses what was shown meanwhile.
func (t *Table) comeBack() {
	t.guard.asked.seat = -1
	t.skipping = true
}

// holdOff ignores decisions for a time.
func (t *Table) holdOff(length time.Duration) {
	if ready := t.stage.Time().Add(length); ready.After(t.guard.ready) {
		t.guard.ready = ready
	}
}

// newAsked reports whether the question is too new to have been answered on purpose.
func (t *Table) newAsked() bool {
	return t.personDecides() && (t.changing() || t.stage.Time().Before(t.guard.new))
}

// press calls do for a click or key, if it can have been intended. A player who keeps pressing is ignored for a
// while longer.
func (t *Table) press(do func()) {
	now := t.stage.Time()
	meant := !now.Before(t.guard.ready)
	if t.turning || t.changing() { // the deciding player has not seen the question yet
		t.moving.Finish()
		meant = false
	}
	if !meant {
		t.passOver()
		return
	}
	t.stage.Log.Debug("pressed", "meant", true)
	t.guard.since = now
	t.holdOff(doubleClick)
	do()
}

// passOver ignores presses that follow one that was not intended.
func (t *Table) passOver() {
	t.stage.Log.Debug("pressed", "meant", false)
	t.holdOff(min(t.guard.pause, t.guard.since.Add(t.guard.most).Sub(t.stage.Time())))
}

// showReady makes the plates look ready once they are.
func (t *Table) showReady() {
	if t.newAsked() {
		return // there is another question by now
	}
	t.stage.Log.Debug("ready")
	t.asks.Ready()
}
