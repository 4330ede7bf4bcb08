package table

import (
	"context"
	"slices"
	"time"

	"portroyal/engine/match"
	"portroyal/ui/anim"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
)

// Lent is what the table of a game does for its course.
type Lent interface {
	Build() // lays out anew what is shown

	// Begin begins to show a step: what is heard, and how it moves once it has been laid out.
	Begin(step int) anim.Motion

	// End ends that, and says for how long what has come of it is to be seen.
	End(step int) time.Duration

	// Ask says how the question has come up that a person is asked now, if nothing has been skipped.
	Ask(seat int) Arrival
}

// Mode is what a table is for.
type Mode uint8

// The modes.
const (
	Live     Mode = iota // a game that goes on
	Replayed             // its record is looked at
)

// Course is how a game goes on at a table: it shows step after step, and then has whoever has to decide do that. It is made
// for games without secrets, in which one seat decides at a time. All methods are called on the toolkit's goroutine.
type Course[P, V any, A comparable, E, C any] struct {
	Stage *stage.Stage
	Match *match.Match[P, V, A, E, C]
	Calls Calls[Guide[A]]
	Of    Lent

	Mode   Mode
	Record Replay
	Shown  int  // steps that have been shown, or are being shown
	Busy   bool // the last of them is
	Asked  int  // the person who is, -1 for nobody
	Guard  Guard[int]

	ctx    context.Context
	cancel context.CancelFunc
	turn   int  // counts what is waited for, so that only the last goes on
	skips  bool // nothing is waited for until a person is asked
	thinks bool // a computer player
	ended  bool // the end has been told
	hurry  func()
	moving anim.Stage
}

// Set sets the course up, at the present state of its game. The fields before Mode have been filled in.
func (c *Course[P, V, A, E, C]) Set() {
	c.Calls = c.Calls.Whole()
	c.ctx, c.cancel = context.WithCancel(context.Background())
	c.Record = Replay{
		Record: recorded[P, V, A, E, C]{c}, Of: recorded[P, V, A, E, C]{c}, Round: 1, Settings: c.Stage.Settings, Chosen: &c.Stage.Replays,
		Ways: Ways{Result: c.Calls.Over, Review: c.Calls.Review, PlayOn: c.Calls.PlayOn},
	}
	c.Guard.Now, c.moving.Pace = c.Stage.Time, c.pace
	c.Shown, c.Asked = len(c.Match.Steps()), -1
}

// Context is done when the table has been left, or what it shows is not wanted any more.
func (c *Course[P, V, A, E, C]) Context() context.Context { return c.ctx }

// Led reports whether somebody leads the player.
func (c *Course[P, V, A, E, C]) Led() bool {
	_, free := c.Calls.Guide.(Unled[A])
	return !free
}

// Start lets the game go on from its present state.
func (c *Course[P, V, A, E, C]) Start() { c.goOn() }

// Resume continues after Leave.
func (c *Course[P, V, A, E, C]) Resume() {
	c.stop()
	c.goOn()
}

// Leave stops everything that is under way. The game itself does not change.
func (c *Course[P, V, A, E, C]) Leave() {
	c.stop()
	c.cancel()
}

// stop ends whatever is under way, and shows the game as it is, or at the step of its replay.
func (c *Course[P, V, A, E, C]) stop() {
	c.cancel()
	c.ctx, c.cancel = context.WithCancel(context.Background())
	c.turn++
	c.moving.Drop()
	if c.Busy {
		c.Of.End(c.Shown - 1)
	}
	c.Busy, c.thinks, c.Asked, c.hurry = false, false, -1, nil
	c.Shown = c.steps()
}

// Speed is how fast things happen.
func (c *Course[P, V, A, E, C]) Speed() settings.Speed {
	if c.Mode == Replayed {
		return c.Record.Speed()
	}
	return c.Stage.Settings.Speed
}

// pace is what the length of movements is multiplied with.
func (c *Course[P, V, A, E, C]) pace() float32 {
	if c.skips || c.Stage.Still() {
		return 0
	}
	return c.Stage.PaceAt(c.Speed())
}

// steps is how many steps of the game are to be shown.
func (c *Course[P, V, A, E, C]) steps() int {
	if c.Mode == Replayed {
		return c.Record.At
	}
	return len(c.Match.Steps())
}

// goOn shows what has happened next, or has whoever has to decide do that.
func (c *Course[P, V, A, E, C]) goOn() {
	switch {
	case c.Busy: // its end goes on
	case c.Shown < c.steps():
		c.show()
	default:
		c.settle()
	}
}

// show shows the next step.
func (c *Course[P, V, A, E, C]) show() {
	step := c.Shown
	c.Shown++
	c.turn++
	turn := c.turn
	c.Busy = true
	motion := c.Of.Begin(step)
	c.Of.Build()
	c.moving.Play(motion, func() {
		if c.turn != turn {
			return
		}
		rest := c.Of.End(step)
		c.Of.Build()
		done := func() {
			if c.turn == turn {
				c.Busy, c.hurry = false, nil
				c.goOn()
			}
		}
		if c.skips || rest <= 0 {
			done()
			return
		}
		c.hurry = done
		c.Stage.After(c.ctx, rest, func() { c.Stage.WhenUncovered(c.ctx, done) })
	})
}

// settle has whoever has to decide do that, everything having been shown.
func (c *Course[P, V, A, E, C]) settle() {
	c.Asked = -1
	if c.Mode == Replayed {
		c.rerun()
		return
	}
	switch asked := c.Match.Asked(); {
	case c.Match.Over():
		c.skips = false
		if !c.ended {
			c.ended = true
			c.Calls.Over()
		}
	case asked >= 0:
		c.ask(asked)
	default:
		c.think()
	}
	c.Of.Build()
	c.Calls.Guide.Settled()
}

// ask asks a person, and gives them time to see that they are.
func (c *Course[P, V, A, E, C]) ask(seat int) {
	how := c.Of.Ask(seat)
	if c.skips {
		how = Hurried
	}
	c.Asked, c.skips = seat, false
	if wait := c.Guard.Watch(len(c.Match.Steps()), how); wait > 0 {
		c.Stage.After(c.ctx, wait, c.Of.Build)
	}
}

// think has a computer player decide, on another goroutine.
func (c *Course[P, V, A, E, C]) think() {
	player, seat := c.Match.Thinking()
	if player == nil || c.thinks {
		return
	}
	c.thinks = true
	view, legal, ctx := c.Match.ViewAt(c.Shown, seat), c.Match.Legal(seat), c.ctx
	var action A
	c.Stage.Think(ctx, func(ctx context.Context) {
		action = player.Choose(ctx, view, legal)
		c.Calls.Settle(ctx)
	}, func() {
		c.Stage.WhenUncovered(ctx, func() {
			c.thinks = false
			c.Calls.Guide.Turn(func() { c.play(action) })
		})
	})
}

// play plays an action, and shows what comes of it.
func (c *Course[P, V, A, E, C]) play(a A) {
	if _, err := c.Match.Play(a); err != nil { // only what is legal is offered, so this is a bug
		c.Stage.Log.Error("refused", "action", a, "error", err.Error())
		return
	}
	c.Stage.Log.Info("action", "seat", c.Match.Steps()[c.Shown].Seat, "action", a)
	c.Calls.Played()
	c.goOn()
}

// Legal is what the person who is asked can do, nothing while nobody is.
func (c *Course[P, V, A, E, C]) Legal() []A {
	if c.Asked < 0 || c.Busy {
		return nil
	}
	return c.Match.Legal(c.Asked)
}

// Decide decides for the person who is asked.
func (c *Course[P, V, A, E, C]) Decide(a A) {
	if !slices.Contains(c.Legal(), a) || !c.Calls.Guide.Allows(a) {
		return
	}
	c.Asked = -1
	c.Guard.Decided()
	c.play(a)
}

// Press is Decide for a click or a key, if it can have been meant.
func (c *Course[P, V, A, E, C]) Press(a A) {
	if c.Guard.Press() {
		c.Decide(a)
	}
}

// Skip shows at once whatever does not concern a person.
func (c *Course[P, V, A, E, C]) Skip() {
	if c.Asked < 0 && c.Mode == Live && !c.Match.Over() {
		c.skips = true
		c.HurryUp()
	}
}

// HurryUp ends what is being shown, and goes on.
func (c *Course[P, V, A, E, C]) HurryUp() {
	c.moving.Finish()
	if hurry := c.hurry; hurry != nil {
		hurry()
	}
}

// EndWatching shows the game as it is.
func (c *Course[P, V, A, E, C]) EndWatching() {
	c.Skip()
	c.skips = false
}

// Undo takes back the last decision of a person.
func (c *Course[P, V, A, E, C]) Undo() { c.travel(c.Match.Undoable, c.Match.BackTo) }

// Redo does again what was taken back last.
func (c *Course[P, V, A, E, C]) Redo() { c.travel(c.Match.Redoable, c.Match.Redo) }

func (c *Course[P, V, A, E, C]) travel(to func() (int, bool), travel func(int)) {
	steps, ok := to()
	if c.Mode != Live || !ok {
		c.Calls.Stuck()
		return
	}
	travel(steps)
	c.Calls.Played()
	c.ended = false
	c.stop()
	c.Guard.Forget()
	c.goOn()
}

// Replay looks at the game from after so many steps.
func (c *Course[P, V, A, E, C]) Replay(steps int) {
	c.Mode, c.Record.At = Replayed, steps
	c.stop()
}

// rerun shows the next step of a replay that runs.
func (c *Course[P, V, A, E, C]) rerun() {
	c.Record.Runs = c.Record.Runs && c.Record.At < c.Record.Last()
	c.Of.Build()
	if c.Record.Runs {
		turn := c.turn
		c.Stage.After(c.ctx, c.Stage.PauseAt(c.Speed())/2, func() {
			if turn == c.turn {
				c.Record.Of.Advance()
			}
		})
	}
}

// recorded is the course as its replay sees it. It implements [Recorded].
type recorded[P, V any, A comparable, E, C any] struct{ *Course[P, V, A, E, C] }

func (r recorded[P, V, A, E, C]) Last() int            { return len(r.Match.Steps()) }
func (r recorded[P, V, A, E, C]) TurnAt(steps int) int { return r.Match.TurnAt(steps) }
func (r recorded[P, V, A, E, C]) Over() bool           { return r.Match.Over() }
func (r recorded[P, V, A, E, C]) Rebuild()             { r.Of.Build() }
func (r recorded[P, V, A, E, C]) Resume()              { r.goOn() }

// Recall implements [Recorded].
func (r recorded[P, V, A, E, C]) Recall() {
	r.stop()
	r.goOn()
}

// Advance implements [Recorded].
func (r recorded[P, V, A, E, C]) Advance() {
	if r.Busy {
		r.HurryUp()
		return
	}
	r.Record.At = min(r.Record.At+1, r.Last())
	r.goOn()
}
