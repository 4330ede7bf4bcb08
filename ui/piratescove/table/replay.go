package table

import (
	"context"

	cove "portroyal/engine/piratescove"
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// replay is a game that is looked at again.
type replay struct {
	game
	at   int  // steps that are shown
	end  int  // where it ends
	runs bool // one step after the other
}

// recap is what has happened since a person decided last. The game goes on at its end.
type recap struct{ replay }

func (*replay) live() bool { return false }

func (r *replay) steps() int { return r.at }

func (r *replay) act(cove.Action) {}

func (*replay) moment() shared.Moment { return replaying }
func (*recap) moment() shared.Moment  { return watching }

func (r *replay) news() (title, about string) {
	if t := r.table; t.said == "" {
		return t.stage.Words.T("cove.replay.title"), ""
	}
	return r.table.said, ""
}

// Replay looks at the game from after so many steps.
func (t *Table) Replay(steps int) {
	t.anew()
	t.mode = &replay{game: game{t}, at: steps, end: len(t.match.Steps())}
	t.recall()
}

// WhatHappened shows again what has happened since the person who is asked decided last.
func (t *Table) WhatHappened() {
	from, end := t.lastDecided(), len(t.match.Steps())
	if !t.happened() {
		return
	}
	t.anew()
	t.mode = &recap{replay{game: game{t}, at: from, end: end, runs: true}}
	t.recall()
	t.goOn()
}

// happened reports whether a person is asked who can be shown what has happened.
func (t *Table) happened() bool {
	return t.asked >= 0 && !t.busy && t.mode.live() && t.mode.whole() && t.lastDecided() < len(t.match.Steps())
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

// settled ends it where the game goes on.
func (r *recap) settled() {
	if r.at == r.end {
		r.leave()
		return
	}
	r.replay.settled()
}

// settled shows what has come, and the next step if it runs.
func (r *replay) settled() {
	t := r.table
	r.runs = r.runs && r.at < r.end
	t.build()
	if r.runs {
		turn := t.turn
		t.stage.After(t.ctx, t.stage.Pause()/2, func() {
			if t.turn == turn {
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

// plates is the way back into the game.
func (r *recap) plates() []*widgets.Plate {
	end := r.table.tipped("cove.replay.end", r.leave)
	end.Kind = widgets.CalmPlate
	return []*widgets.Plate{end}
}

// plates are what a replay is steered by.
func (r *replay) plates() (all []*widgets.Plate) {
	t := r.table
	w := t.stage.Words
	add := func(kind widgets.PlateKind, id words.Tipped, do func()) {
		plate := t.tipped(id, do)
		plate.Kind = kind
		all = append(all, plate)
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

// endRecap goes back to the game if what has happened is being shown again.
func (t *Table) endRecap() {
	if r, is := t.mode.(*recap); is {
		r.leave()
	}
}

// leave goes back to the game.
func (r *recap) leave() {
	t := r.table
	t.anew()
	t.mode = r.game
	t.open()
	t.recall()
	t.comeBack()
	t.goOn()
}
