package table

import (
	"time"

	"portroyal/engine/portroyal"
	"portroyal/ui/settings"
	shared "portroyal/ui/table"
)

// course is a part of the game that is shown from its record. No decisions are made during it.
type course struct {
	game
	shared.Replay

	shown int // the step that the table shows, which is At except while what moves is brought to its end
	beat  int // counts what has been scheduled, so that only the last is done
}

// newCourse begins after so many steps.
func newCourse(t *Table, from int) *course {
	c := &course{game: game{t}, shown: from}
	c.Replay = shared.Replay{
		Record: t.match, Of: c, At: from, Round: t.view.Players(),
		Settings: t.stage.Settings, Chosen: &t.stage.Replays,
		Ways: shared.Ways{Result: t.calls.Over, Review: t.calls.Review, PlayOn: t.calls.PlayOn},
	}
	return c
}

func (*course) live() bool { return false }
func (*course) asks() bool { return false }

// present is what everybody at the table could know at the step shown.
func (c *course) present() (portroyal.View, []portroyal.Action) {
	return c.table.match.ViewAt(c.shown), nil
}

// act does nothing: the decisions are long made.
func (*course) act(portroyal.Action) {}

func (c *course) speed() settings.Speed { return c.Speed() }

// Recall implements [shared.Recorded].
func (c *course) Recall() {
	t := c.table
	t.unwind()
	c.shown = c.At
	t.recall(c.At)
	t.goOn(nil, 0)
}

// Advance implements [shared.Recorded]: the next step is shown as a movement.
func (c *course) Advance() {
	t := c.table
	t.moving.Finish()
	if c.At == c.Last() {
		return
	}
	step, before := t.match.Steps()[c.At], t.above.Scene(t.state())
	c.At++
	c.shown = c.At
	t.happened(step, before)
}

// Resume implements [shared.Recorded].
func (c *course) Resume() {
	t := c.table
	t.moving.Finish()
	t.build()
	t.mode.goOn(0, t.stage.PauseAt(c.Speed()))
}

// Rebuild implements [shared.Recorded].
func (c *course) Rebuild() { c.table.build() }

// leastBeat is the time between two steps if nothing moves, so that they can still be told apart.
const leastBeat = 60 * time.Millisecond

// betweenSteps is the time until the next step, after a movement of this length.
func (c *course) betweenSteps(moving, seen time.Duration) time.Duration {
	return max(c.table.beat(moving, seen), leastBeat)
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
