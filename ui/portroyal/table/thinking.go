package table

import (
	"context"
	"sync"
	"time"

	"portroyal/engine/portroyal"
	shared "portroyal/ui/table"
)

// waiting is what the table is waiting for.
type waiting struct {
	ctx      context.Context
	cancel   context.CancelFunc
	hurry    chan struct{} // closed when the player skips the waiting
	skipping bool          // until a person decides
	thought  sync.Mutex    // held by a computer player that chooses
}

// beat is the time until the next act of others, or the next step of a replay: a movement of this length is seen to its end, and
// then for half a pause nothing happens, so that two acts never look like one. seen is the part of it that has already passed.
func (t *Table) beat(moving, seen time.Duration) time.Duration {
	pause := t.stage.PauseAt(t.mode.speed())
	return max(pause-t.paced(seen), t.paced(moving)+pause/2)
}

// letThink lets the computer player think on another goroutine and then plays its action, once what moves has had its beat.
func (t *Table) letThink(moving, seen time.Duration) {
	player, view, legal, hurry := t.match.Thinker(), t.view, t.legal, t.hurry
	pause := t.beat(moving, seen)
	if t.skipping {
		pause = 0
	}
	var action portroyal.Action
	think := func(ctx context.Context) {
		shown := time.NewTimer(pause)
		defer shown.Stop()
		t.thought.Lock() // one that nobody waits for any more may not have noticed yet, and be the same
		action = player.Choose(ctx, view, legal)
		t.thought.Unlock()
		t.calls.Settle(ctx)
		select {
		case <-shown.C:
		case <-hurry:
		case <-ctx.Done():
		}
	}
	t.stage.Think(t.ctx, think, func() {
		t.stage.WhenUncovered(t.ctx, func() { t.calls.Guide.Turn(func() { t.mode.act(action) }) }) // to be seen
	})
}

// paced is a length of time at the player's pace.
func (t *Table) paced(length time.Duration) time.Duration {
	return time.Duration(float32(length) * t.pace())
}

// hurryUp handles a click on nothing: every movement ends, and a computer player no longer waits to be watched.
func (t *Table) hurryUp() {
	t.moving.Finish()
	if !t.personDecides() && t.mode.live() && !t.match.Over() && !t.skipping {
		waiting := t.hurry
		t.hurry = make(chan struct{})
		close(waiting) // last, since the game continues from here
	}
}

// skip lets the computer players act without pauses until a person has to decide, or ends a recap.
func (t *Table) skip() {
	if recap, is := t.mode.(*recap); is {
		recap.end()
		return
	}
	if t.personDecides() || !t.mode.live() || t.match.Over() || t.skipping {
		return
	}
	t.skipping = true
	t.guard.Hold(shared.DoubleClick) // another decision may come up in the place of this plate
	hurry := t.hurry                 // finishing a movement may bring up a person's decision, and another channel
	t.moving.Finish()
	close(hurry) // last, since the game continues from here
}
