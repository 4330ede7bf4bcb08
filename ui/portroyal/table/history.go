package table

import (
	"context"
)

// Undo takes back what a person has begun, or else the last decision of a person at the screen with everything
// that followed.
func (t *Table) Undo() {
	if t.plays() && t.asks.Answers() > 0 {
		t.asks.Cancel()
		return
	}
	t.back(t.match.Undoable)
}

// Redo does again what was last taken back.
func (t *Table) Redo() {
	t.moving.Finish()
	if steps, ok := t.match.Redoable(); ok && t.plays() {
		t.unwind()
		t.match.Redo(steps)
		t.changed()
	}
}

// restartChance goes back to the beginning of the last deciding person's chance.
func (t *Table) restartChance() { t.back(t.match.ChanceBegan) }

// back goes back to a step, if there is one; otherwise the game continues, and the player is told why not.
func (t *Table) back(to func() (steps int, ok bool)) {
	t.moving.Finish()
	switch steps, ok := to(); {
	case !t.plays():
	case !ok:
		t.calls.Stuck()
	default:
		t.unwind()
		t.match.BackTo(steps)
		t.changed()
	}
}

// unwind ends all movements and thinking; callers then let the game continue from somewhere. Events that have
// happened stay.
func (t *Table) unwind() {
	t.moving.Finish()
	t.cancel()
	t.attend()
}

// attend starts waiting again after everything that was being waited for has been cancelled.
func (t *Table) attend() {
	t.ctx, t.cancel = context.WithCancel(context.Background())
	t.stage.After(t.ctx, t.guard.Left(), t.showReady)
}

// changed shows the game after something has been taken back or done again.
func (t *Table) changed() {
	t.skipping, t.tookBack = false, true
	t.calls.Played()
	t.recall(len(t.match.Steps()))
	t.goOn(nil, 0)
}
