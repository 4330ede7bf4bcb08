package table

import (
	"time"

	"portroyal/engine/portroyal"
)

// course is a part of the game that is shown from its record. No decisions are made meanwhile.
type course struct {
	game
	at   int // steps shown so far
	beat int // counts what is to come, so that only the last comes
}

func (*course) live() bool { return false }
func (*course) asks() bool { return false }

// present is what everybody at the table could know at the step that is shown.
func (c *course) present() (portroyal.View, []portroyal.Action) {
	return c.table.match.ViewAt(c.at), nil
}

// act does nothing: it has been decided long ago.
func (*course) act(portroyal.Action) {}

// last is the number of steps that there are.
func (c *course) last() int { return len(c.table.match.Steps()) }

// goTo shows the game after so many steps.
func (c *course) goTo(steps int) {
	t := c.table
	t.unwind()
	c.at = min(max(steps, 0), c.last())
	t.recall(c.at)
	t.goOn(nil, 0)
}

// forward shows the next step as it happened.
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

// leastBeat is the time between two steps where nothing moves: they can still be told apart.
const leastBeat = 60 * time.Millisecond

// betweenSteps is the time until the next step, when a movement of this length is seen.
func (c *course) betweenSteps(moving, seen time.Duration) time.Duration {
	t := c.table
	return max(t.stage.PauseAt(t.mode.speed())-t.paced(seen), t.paced(moving), leastBeat)
}

// next does what is to come after a time, unless something else has come up by then; not before what lies over it is
// gone.
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

// hush has nothing come of what was to come.
func (c *course) hush() (beat int) {
	c.beat++
	return c.beat
}
