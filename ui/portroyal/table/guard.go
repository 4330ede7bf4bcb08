package table

import (
	"time"

	"portroyal/engine/portroyal"
)

// A click or a key counts as a decision only if it can have been meant for what is on the table.
const (
	// doubleClick is the time within which a second click or press is not meant for what has just
	// come under the pointer or the finger.
	doubleClick = 300 * time.Millisecond
	// newQuestion is the time that it takes to notice that another player is asked, or another question.
	newQuestion = 400 * time.Millisecond
	// longest is how long a player who goes on hammering is ignored: after that they mean it.
	longest = time.Second
	// newPerson is the time for another person to see that it is their turn, and longestForAnother is how long the
	// previous person is ignored if they go on hammering.
	newPerson         = 800 * time.Millisecond
	longestForAnother = 2500 * time.Millisecond
	// pauseOfAnother is the pause after which a press is that of another person.
	pauseOfAnother = 600 * time.Millisecond
)

// question is what tells one decision of the game from another in kind.
type question struct {
	seat    int
	phase   portroyal.Phase
	offered portroyal.Contract
	noTakes bool // nothing may be taken any more, but something else may be done
}

// guard keeps hands that slip from deciding.
type guard struct {
	asked question
	new   time.Time     // until then the question is new, and what decides is shown as not ready
	ready time.Time     // decisions before are ignored
	since time.Time     // when the question came up, or was last decided about
	most  time.Duration // how long somebody who goes on hammering is ignored
	pause time.Duration // a pause this long ends the hammering
}

// asksNow is the decision that the game waits for.
func (t *Table) asksNow() question {
	v := &t.view
	return question{v.Decides(), v.Phase(), v.Offered(), v.Phase() == portroyal.Trade && v.TakesLeft() == 0}
}

// watch gives a person the time to see that the question has changed; more of it if they have skipped
// what led there.
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

// press runs what a click or a key has asked for, if it can have been meant. A player who goes on hammering is
// ignored for a while longer.
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

// passOver holds off the presses that follow one that was not meant.
func (t *Table) passOver() {
	t.stage.Log.Debug("pressed", "meant", false)
	t.holdOff(min(t.guard.pause, t.guard.since.Add(t.guard.most).Sub(t.stage.Time())))
}

// showReady lets the plates look as if they could be pressed once they can be.
func (t *Table) showReady() {
	if t.newAsked() {
		return // another question has come up meanwhile
	}
	t.stage.Log.Debug("ready")
	t.asks.Ready()
}
