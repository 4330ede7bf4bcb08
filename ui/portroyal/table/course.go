package table

import (
	"time"

	"portroyal/engine/portroyal"
)

// course is a part of the game that is shown from its record. No decisions are made during it.
type course struct {
	game
	at   int // steps shown so far
	beat int // counts what has been scheduled, so that only the last is done
}

func (*course) live() bool { return false }
func (*course) asks() bool { return false }

// present is what everybody at the table could know at the step shown.
func (c *course) present() (portroyal.View, []portroyal.Action) {
	return c.table.match.ViewAt(c.at), nil
}

// act does nothing: the decisions are long made.
func (*course) act(portroyal.Action) {}

// last is the number of steps in the game.
func (c *course) last() int { return len(c.table.match.Steps()) }

// goTo shows the game after this many steps.
func (c *course) goTo(steps int) {
	t := c.table
	t.unwind()
	c.at = min(max(steps, 0), c.last())
	t.recall(c.at)
	t.goOn(nil, 0)
}

// forward shows the next step as a movement.
func (c *course) forward() {
	t := c.table
	t.moving.Finish()
	if c.at == c.last() {
		return
	}
	step, before := t.match.Steps()[c.at], t.above.Scene(t.state())
	c.at++
	t.happened(step, before)
}

// leastBeat is the time between two steps if nothing moves, so that they can still be told apart.
const leastBeat = 60 * time.Millisecond

// betweenSteps is the time until the next step, after a movement of this length.
func (c *course) betweenSteps(moving, seen time.Duration) time.Duration {
	t := c.table
	return max(t.stage.PauseAt(t.mode.speed())-t.paced(seen), t.paced(moving), leastBeat)
}

// next schedules do, unless something else is scheduled by then; it waits until nothing covers the table.
func (c *course) next(after time.Duration, do func()) {
	t, beat := c.table, c.hush()
	t.stage.After(t.ctx, after, func() {
		t.stage.WhenUncovered(t.ctx, func() {
			if c.beat == beat {
				do()
			}
		})
	})
}

// hush cancels what has been scheduled.
func (c *course) hush() (beat int) {
	c.beat++
	return c.beat
}
