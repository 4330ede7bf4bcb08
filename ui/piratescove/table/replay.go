package table

import (
	"context"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/settings"
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
)

// replay is a game that is looked at again.
type replay struct {
	game
	shared.Replay
}

// recap is what has happened since a person decided last. The game goes on at its end.
type recap struct{ *replay }

// newReplay begins after so many steps.
func newReplay(t *Table, from int) *replay {
	r := &replay{game: game{t}}
	r.Replay = shared.Replay{
		Record: t.match, Of: r, At: from, Round: 1, Settings: t.stage.Settings, Chosen: &t.stage.Replays,
		Ways: shared.Ways{Result: t.calls.Over, Review: t.calls.Review, PlayOn: t.calls.PlayOn},
	}
	return r
}

func (*replay) live() bool { return false }

func (r *replay) steps() int { return r.At }

func (r *replay) speed() settings.Speed { return r.Speed() }

func (r *replay) act(cove.Action) {}

func (*replay) moment() shared.Moment { return replaying }
func (recap) moment() shared.Moment   { return watching }

func (r *replay) news() (title, about string) {
	t, w := r.table, r.table.stage.Words
	if t.said != "" {
		return t.said, ""
	}
	if t.present.Round > 0 {
		about = terms.Round(w, t.present.Round, t.view.Rounds())
	}
	return w.T("cove.replay.title"), about
}

// replayed is the replay that the table shows, nil for none.
func (t *Table) replayed() *shared.Replay {
	if r, is := t.mode.(*replay); is {
		return &r.Replay
	}
	return nil
}

// Replay looks at the game from after so many steps.
func (t *Table) Replay(steps int) {
	t.anew()
	t.mode = newReplay(t, steps)
	t.recall()
}

// WhatHappened shows again what has happened since the person who is asked decided last.
func (t *Table) WhatHappened() {
	if !t.happened() {
		return
	}
	shown := recap{newReplay(t, t.lastDecided())}
	shown.Runs = true
	shown.Watch()
	t.anew()
	t.mode = shown
	shown.Recall()
}

// happened reports whether a person is asked who can be shown what has happened.
func (t *Table) happened() bool {
	return t.asked >= 0 && !t.busy && t.mode.live() && t.mode.whole() && t.lastDecided() < len(t.match.Steps())
}

// lastDecided is how many steps there were after the last decision of a person, or before it if nothing has come since. What
// a person does without being asked is none.
func (t *Table) lastDecided() int {
	steps := t.match.Steps()[:t.mode.steps()]
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
func (r recap) settled() {
	if r.At == r.Last() {
		r.leave()
		return
	}
	r.replay.settled()
}

// settled shows what has come, and the next step if it runs.
func (r *replay) settled() {
	t := r.table
	r.Runs = r.Runs && r.At < r.Last()
	t.build()
	if r.Runs {
		turn := t.turn
		t.stage.After(t.ctx, t.stage.PauseAt(r.Speed())/2, func() {
			if t.turn == turn {
				r.forward()
			}
		})
	}
}

// Recall implements [shared.Recorded].
func (r *replay) Recall() {
	r.table.recall()
	r.table.goOn()
}

// Advance implements [shared.Recorded]: it ends what is being shown, or else shows the next step.
func (r *replay) Advance() {
	r.table.hurryUp()
	if !r.table.busy {
		r.forward()
	}
}

// forward shows what happened in the next step that shows anything.
func (r *replay) forward() {
	t := r.table
	for r.At < r.Last() {
		step := t.match.Steps()[r.At]
		r.At++
		if shown := beats(step.Events, t.logEyes()); len(shown) > 0 {
			t.pending = append(t.pending, shown...)
			t.goOn()
			return
		}
	}
	t.look()
	t.settle()
}

// Resume implements [shared.Recorded].
func (r *replay) Resume() {
	r.table.build()
	if r.Runs && !r.table.busy {
		r.forward()
	}
}

// Rebuild implements [shared.Recorded].
func (r *replay) Rebuild() { r.table.build() }

// layAnswers lays out the way back into the game.
func (r recap) layAnswers(all geometry.Sheet, in geometry.Rectangle, _ *ask.Question, by float32) (left float32) {
	end := r.table.tipped("cove.replay.end", r.leave)
	end.Kind = widgets.CalmPlate
	return r.table.layPlates(all, in, []*widgets.Plate{end}, by)
}

// transportPart is the part of the ribbon that what steers a replay has; what happens is told beside it.
const transportPart = 0.68

// layAnswers lays out what steers the replay.
func (r *replay) layAnswers(all geometry.Sheet, in geometry.Rectangle, _ *ask.Question, by float32) (left float32) {
	t := r.table
	transport := shared.Transport{
		Replay: &r.Replay, Stage: t.stage, By: by, Marks: shared.MarksOf(t.match.Steps(), mark, t.tell),
		TipBack: "cove.replay.round.back.tip", TipOn: "cove.replay.round.on.tip",
	}
	wide, rail := in.W*transportPart+widgets.Fingertip*0.7, 17*by // signs are wider for fingers
	left = in.X + in.W - wide
	steers := geometry.NewSheet().Named(geometry.Region{Name: t.stage.Words.T("spoken.replay")})
	transport.LayRail(steers, geometry.Rect(left+rail/2, in.Y-2*by, wide-rail, rail))
	transport.LayPlates(steers, geometry.Rect(left, in.Y+rail, wide, in.H-rail))
	all.Fit(steers.Container, geometry.Sized(t.size))
	return left
}

// marked are the events that stand on the rail.
var marked = map[cove.EventKind]shared.Mark{
	cove.FightBegan: {Symbol: "swords"}, cove.Crippled: {High: 1}, cove.Mutiny: {High: 1}, cove.Sunk: {High: 0.5},
}

func mark(e cove.Event) shared.Mark { return marked[e.Kind] }

func (t *Table) tell(e cove.Event) string { return t.teller().Tell(e) }

// endRecap goes back to the game if what has happened is being shown again.
func (t *Table) endRecap() {
	if r, is := t.mode.(recap); is {
		r.leave()
	}
}

// leave goes back to the game.
func (r recap) leave() {
	t := r.table
	t.anew()
	t.mode = r.game
	t.open()
	t.recall()
	t.comeBack()
	t.goOn()
}
