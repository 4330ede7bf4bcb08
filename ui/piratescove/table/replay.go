package table

import (
	"context"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// replay is a game that is looked at again, or what has happened since a person decided last.
type replay struct {
	table *Table
	at    int  // steps that are shown
	end   int  // where it ends
	runs  bool // one step after the other
	recap bool // the game goes on at its end
}

// Replay looks at the game from after so many steps.
func (t *Table) Replay(steps int) {
	t.anew()
	t.replay = &replay{table: t, at: steps, end: len(t.match.Steps())}
	t.recall()
}

// WhatHappened shows again what has happened since the person who is asked decided last.
func (t *Table) WhatHappened() {
	from, end := t.lastDecided(), len(t.match.Steps())
	if !t.happened() {
		return
	}
	t.anew()
	t.replay = &replay{table: t, at: from, end: end, runs: true, recap: true}
	t.recall()
	t.goOn()
}

// happened reports whether a person is asked who can be shown what has happened.
func (t *Table) happened() bool {
	return t.asked >= 0 && !t.busy && t.replay == nil && t.lastDecided() < len(t.match.Steps())
}

// lastDecided is how many steps there were after the last decision of a person, or before it if nothing has come since. What
// a person does without being asked is none.
func (t *Table) lastDecided() int {
	steps := t.match.Steps()
	from := len(steps)
	for from > 0 && (!t.person(steps[from-1].By()) || t.automaticAt(from-1)) {
		from--
	}
	if from == len(steps) && from > 0 {
		from-- // the own decision, and what came of it
	}
	return from
}

// anew ends whatever is under way.
func (t *Table) anew() {
	t.cancel()
	t.ctx, t.cancel = context.WithCancel(context.Background())
	t.thinking, t.asked = false, -1
	t.moving.Drop()
	t.pending, t.busy = nil, false
	t.hide()
}

// goOn shows what has come, and the next step if it runs.
func (r *replay) goOn() {
	t := r.table
	if r.recap && r.at == r.end {
		t.endReplay()
		return
	}
	r.runs = r.runs && r.at < r.end
	t.build()
	if r.runs {
		turn := t.turn
		t.stage.After(t.ctx, t.stage.Pause()/2, func() {
			if t.turn == turn && t.replay == r {
				r.forward()
			}
		})
	}
}

// step ends what is being shown, or else shows the next step.
func (r *replay) step() {
	r.table.hurryUp()
	if !r.table.busy {
		r.forward()
	}
}

// forward shows what happened in the next step that shows anything.
func (r *replay) forward() {
	t := r.table
	for r.at < r.end {
		step := t.match.Steps()[r.at]
		r.at++
		if shown := beats(step.Events, t.logEyes()); len(shown) > 0 {
			t.pending = append(t.pending, shown...)
			t.goOn()
			return
		}
	}
	t.look()
	t.settle()
}

// goTo shows the game after so many steps.
func (r *replay) goTo(steps int) {
	r.at, r.runs = min(max(steps, 0), r.end), false
	r.table.recall()
	r.table.goOn()
}

// back shows the game one step earlier.
func (r *replay) back() { r.goTo(r.at - 1) }

// toRound shows the beginning of a round before or after the present one.
func (r *replay) toRound(by int) {
	t := r.table
	turn := t.match.TurnAt(r.at) + by
	at := r.at
	for at > 0 && t.match.TurnAt(at) >= turn {
		at--
	}
	for at < r.end && t.match.TurnAt(at) < turn {
		at++
	}
	r.goTo(at)
}

// run lets it run, or stop.
func (r *replay) run() {
	r.runs = !r.runs
	if r.runs && r.at == r.end {
		r.goTo(0)
		r.runs = true
	}
	r.table.build()
	if r.runs && !r.table.busy {
		r.forward()
	}
}

// seeResult shows the result of a game that is over; the replay stays where it is.
func (r *replay) seeResult() {
	if r.table.match.Over() {
		r.goTo(r.at)
		r.table.calls.Over()
	}
}

// plates are what a replay is steered by.
func (r *replay) plates() (all []*widgets.Plate) {
	t := r.table
	w := t.stage.Words
	add := func(kind widgets.PlateKind, id words.Tipped, do func()) {
		all = append(all, t.plate(kind, w.T(words.ID(id)), do).WithToolTip(w.T(id.Tip())))
	}
	if r.recap {
		add(widgets.CalmPlate, "cove.replay.end", t.endReplay)
		return all
	}
	sign := func(id words.ID, tip words.ID, do func()) {
		all = append(all, t.plate(widgets.PlainPlate, w.T(id), do).WithToolTip(w.T(tip)))
	}
	run := words.Tipped("replay.play")
	if r.runs {
		run = "replay.pause"
	}
	sign("replay.first", "replay.first.tip", func() { r.goTo(0) })
	sign("replay.turn.back", "cove.replay.round.back.tip", func() { r.toRound(-1) })
	sign("replay.back", "replay.back.tip", r.back)
	add(widgets.CalmPlate, run, r.run)
	sign("replay.forward", "replay.forward.tip", r.step)
	sign("replay.turn.forward", "cove.replay.round.on.tip", func() { r.toRound(1) })
	sign("replay.last", "replay.last.tip", func() { r.goTo(r.end) })
	if t.calls.Review != nil && t.match.Over() {
		add(widgets.PlainPlate, "replay.review", func() { t.calls.Review(r.at) })
	}
	if t.calls.PlayOn != nil && r.at < r.end {
		add(widgets.PlainPlate, "replay.on", func() { t.calls.PlayOn(r.at) })
	}
	return all
}

// endReplay goes back to the game.
func (t *Table) endReplay() {
	t.anew()
	t.replay = nil
	t.open()
	t.recall()
	t.comeBack()
	t.goOn()
}
