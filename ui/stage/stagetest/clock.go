// Package stagetest helps tests of screens: it shows them in a window of their own, types keys as the
// toolkit does, and lets time pass only when a test says so.
package stagetest

import (
	"time"

	"portroyal/ui/anim"
	"portroyal/ui/stage"
)

// Clock is the clock of a stage. Work that the stage is asked to do after some time is done when that much of it has
// passed. The zero value has to be put on a stage first.
type Clock struct {
	now time.Time
	due []due
}

// due is something to be done when its time has come.
type due struct {
	at time.Time
	do func()
}

// On makes this the clock of a stage.
func (c *Clock) On(s *stage.Stage) {
	c.now = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	s.Now = func() time.Time { return c.now }
	s.Due = func(in time.Duration, do func()) { c.due = append(c.due, due{c.now.Add(in), do}) }
}

// Pass lets time pass, and what is due meanwhile be done.
func (c *Clock) Pass(by time.Duration) {
	c.now = c.now.Add(by)
	waiting := c.due
	c.due = nil
	for _, d := range waiting {
		if d.at.After(c.now) {
			c.due = append(c.due, d)
		} else {
			d.do()
		}
	}
}

// ByHand gives a stage a clock that the test turns: tick shows what moves then after a part of it, from 0 to 1.
func ByHand(s *anim.Stage) (tick func(x float32)) {
	now := func(float32) {}
	s.Clock = func(_ time.Duration, to func(float32)) func() {
		now = to
		return func() {}
	}
	return func(x float32) { now(x) }
}
