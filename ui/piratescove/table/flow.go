package table

import (
	"context"
	"log/slog"
	"slices"
	"time"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/sound"
)

// goOn shows what happened next, or lets whoever owes a choice make it.
func (t *Table) goOn() {
	if t.busy {
		return // its end goes on
	}
	if len(t.pending) > 0 {
		t.show()
		return
	}
	t.look()
	t.reached.Hear(t.stage, t.playedFor(), t.mode.live() && !t.match.Over())
	t.settle()
}

// show shows the next beat.
func (t *Table) show() {
	b := t.pending[0]
	t.pending = t.pending[1:]
	t.busy = true
	t.turn++
	turn := t.turn
	t.last, t.said, t.acts, t.voice = b, t.announced(&b), b.actor(), voice{}
	t.spend(&b)
	switch b.lead().Kind {
	case cove.FightBegan: // the scene is set before anything moves
		t.apply(&b)
	case cove.Fired, cove.Fled, cove.MutinyRolled: // what was rolled before says nothing of this
		t.fight.Dice, t.fight.Said, t.fight.Hits = nil, "", nil
	}
	t.build()
	motion := t.motion(&b)
	moves := time.Duration(float32(motion.Length()) * t.pace())
	done := func() {
		if t.turn == turn {
			t.busy = false
			t.goOn()
		}
	}
	t.hurry = nil
	t.moving.Play(motion, func() {
		if t.turn != turn {
			return
		}
		t.voice = t.speaks(&b)
		if b.lead().Kind != cove.FightBegan {
			t.apply(&b)
		}
		t.said = t.told(&b)
		t.speak(&b)
		were := t.board.Fighters()
		t.build()
		t.moving.Play(t.closesUp(were), nil)
		rest := t.after(&b, moves)
		if rest <= 0 {
			done()
			return
		}
		t.hurry = done
		t.stage.After(t.ctx, rest, func() { t.stage.WhenUncovered(t.ctx, done) })
	})
}

// spend takes cards out of the hand in which they are seen, as soon as they are seen to be played.
func (t *Table) spend(b *beat) {
	for _, e := range b.events {
		switch e.Kind {
		case cove.Played:
			t.spent[e.Seat][e.Card]++
		case cove.Attached:
			t.spent[e.Seat][cove.Mastercraft]++
		case cove.Fired:
			for card := range e.Volley.All {
				t.spent[e.Seat][card]++
			}
		}
	}
}

// apply brings the board to what it is after a beat.
func (t *Table) apply(b *beat) {
	for _, e := range b.events {
		switch t.present.Follow(e); {
		case e.Kind == cove.FightBegan:
			t.captains = len(t.left())
		case e.Kind == cove.ShipHit:
			if t.fight.Hits == nil {
				t.fight.Hits = map[board.Spot]int{}
			}
			t.fight.Hits[board.Spot{Kind: board.Part, Ship: e.Ship, Section: e.Section}]++
		case e.Kind == cove.Drew && e.Card != cove.NoCard:
			t.drawn[e.Seat][e.Card]++
		}
	}
	t.log.add(b.events)
	if !t.present.Fight.On {
		t.fight.Dice, t.fight.Said = nil, ""
	}
}

// settle lets whoever owes a choice make it, everything having been shown.
func (t *Table) settle() {
	t.asked = -1
	t.mode.settled()
}

// findAsked finds the person who is asked now, and passes where there is nothing to decide.
func (t *Table) findAsked() {
	p := t.match.Present()
	seat := -1
	for each := range t.seats {
		if t.person(each) && p.Owes(each) {
			seat = each
			break
		}
	}
	if seat < 0 {
		t.hide()
		return
	}
	view := p.View(seat)
	t.newWindow(&view)
	legal := view.Legal(nil)
	if t.automatic(&view, legal) {
		t.play(legal[len(legal)-1])
		return
	}
	if t.together() && t.viewer >= 0 && t.viewer != seat {
		t.hide()
	}
	skipped := t.skipping
	t.asked, t.skipping = seat, false
	if t.together() && t.viewer != seat && (view.Secret() || t.eyes.calls == seat) {
		t.hands = seat
	}
	if t.viewer == seat {
		t.look()
	}
	t.asks.Follow(view, legal)
	t.watch(skipped)
	t.lookAhead()
	if t.acts >= 0 && t.acts != seat {
		t.stage.Play(sound.Turn)
	}
}

// automatic reports whether a person does the last thing that they can do without being asked. Without fame a second parrot
// cannot stay (T2). Who owes a card passes if they have none to play now, or, where several share the screen, if nobody wants
// to play one.
func (t *Table) automatic(view *cove.View, legal []cove.Action) bool {
	switch {
	case view.Phase() == cove.Parrots:
		return len(legal) == 1
	case !view.AsksForCards():
		return false
	case !t.together():
		return len(legal) == 1
	}
	if t.eyes.calls >= 0 && t.eyes.calls != view.Seat() {
		return true // it is another's card that is to be played
	}
	return t.silent
}

// think lets a computer player who owes a choice make it, on another goroutine. A player thinks of one thing at a time: what
// is not wanted any more comes to its end first.
func (t *Table) think() {
	if t.thinking || t.working || !t.mode.live() {
		return
	}
	player, seat := t.match.Thinking()
	if player == nil {
		return
	}
	t.thinking, t.working = true, true
	view := t.match.View(seat)
	legal := view.Legal(nil)
	var action cove.Action
	ctx, turns := t.ctx, len(t.match.Steps())
	t.stage.Think(context.Background(), func(context.Context) {
		action = player.Choose(ctx, view, legal)
		t.calls.Settle(ctx)
	}, func() {
		t.working = false
		if ctx.Err() != nil { // something was taken back, or the table was left
			t.thinkAgain()
			return
		}
		t.stage.WhenUncovered(ctx, func() {
			t.thinking = false
			t.calls.Guide.Turn(func() {
				if p := t.match.Present(); len(t.match.Steps()) < turns || !slices.Contains(p.Legal(seat, nil), action) {
					t.goOn() // something was taken back meanwhile
					return
				}
				t.play(action)
			})
		})
	})
}

// thinkAgain lets a computer player think who has had to wait until another thought came to its end.
func (t *Table) thinkAgain() {
	if t.ctx.Err() == nil && !t.busy && len(t.pending) == 0 {
		t.think()
		t.build()
	}
}

// play plays an action, and shows what comes of it.
func (t *Table) play(action cove.Action) {
	_, err := t.match.Play(action)
	if err != nil { // only legal actions are offered, so this is a bug
		t.stage.Log.Error("refused", "action", action.String(), "error", err.Error())
		return
	}
	steps := t.match.Steps()
	step := steps[len(steps)-1]
	t.stage.Log.Info("action", "seat", step.Seat, "action", action.String(), slog.Any("events", step.Events))
	if slices.ContainsFunc(step.Events, func(e cove.Event) bool { return e.Kind == cove.Played }) {
		t.silent, t.quiet, t.eyes.calls = false, 0, -1 // everybody is asked again
	}
	t.calls.Played()
	t.pending = append(t.pending, beats(step.Events, t.logEyes())...)
	t.goOn()
}

// decide is play for a person.
func (t *Table) decide(action cove.Action) {
	if t.asked < 0 || t.hands >= 0 || t.busy || !t.mode.live() {
		return
	}
	view := t.match.View(t.asked)
	if !slices.Contains(view.Legal(nil), action) || !t.calls.Guide.Allows(action) {
		return
	}
	t.mode.act(action)
}

// commit plays an action of the person who is asked.
func (t *Table) commit(action cove.Action) {
	view := t.match.View(t.asked)
	t.asks.Answered()
	visits := view.Phase() == cove.Visits || view.Phase() == cove.Parrots
	if goesOn := visits && action.Kind != cove.Done; t.together() && !goesOn {
		t.hide() // before anything else is drawn
		t.eyes.calls = -1
	}
	t.asked = -1
	t.cursor = board.Spot{}
	t.guard.Decided()
	t.play(action)
}

// lookAhead finds out how the fight at hand is likely to end after what the person who is asked has chosen. A hint says the
// same of that choice.
func (t *Table) lookAhead() {
	if t.asked < 0 || t.busy || !t.mode.live() || !t.tells() {
		return
	}
	first, wanted := t.asks.Ahead()
	if !wanted {
		return
	}
	var outlook chances.Outlook
	of, steps := t.match.View(t.asked), len(t.match.Steps())
	done := false
	t.stage.Think(t.ctx, func(ctx context.Context) {
		outlook = ahead(ctx, &of, first, uint64(steps))
		done = ctx.Err() == nil
	}, func() {
		if done && len(t.match.Steps()) == steps && t.asked == of.Seat() {
			t.asks.SetOutlook(first, &outlook)
			t.build()
		}
	})
}

// ahead is how the fight at hand is likely to end for all after a choice of the seat of a view, none for the best one, if that seat
// stays and all others behave as people usually do. So it is the same number before and after the best target is chosen.
func ahead(ctx context.Context, view *cove.View, first cove.Action, seed uint64) (outlook chances.Outlook) {
	conduct := chances.Standing(view.Seat())
	if first.Kind == cove.NoAction {
		outlook, _ = chances.Best(ctx, view, conduct, chances.Playouts, seed)
		return outlook
	}
	outlook, _ = chances.After(ctx, view, first, conduct, chances.Playouts, seed)
	return outlook
}

// chosen draws what a person has begun to choose, or taken back.
func (t *Table) chosen() {
	t.build()
	t.lookAhead()
}

// skip shows at once whatever does not concern a person.
func (t *Table) skip() {
	if t.asked >= 0 && !t.busy || t.over() || !t.mode.live() {
		return
	}
	t.skipping = true
	t.hurryUp()
}

// hurryUp ends what is being shown, and goes on.
func (t *Table) hurryUp() {
	t.moving.Finish()
	if hurry := t.hurry; hurry != nil {
		t.hurry = nil
		hurry()
	}
}

// Undo takes back the last decision of a person.
func (t *Table) Undo() {
	if t.hands >= 0 { // the screen is on its way to somebody else
		t.calls.Stuck()
		return
	}
	t.travel(t.takenBack, t.match.BackTo)
}

// takenBack is Undoable without what a person was not asked: where only one thing could be done, the decision before it is
// meant.
func (t *Table) takenBack() (to int, ok bool) {
	for to, ok = t.match.Undoable(); ok && t.automaticAt(to); {
		to, ok = t.match.UndoableAt(to)
	}
	return to, ok && !t.ofAnother(to)
}

// ofAnother reports whether what was decided after so many steps is the secret of a person who has handed the screen on:
// nobody else takes that back.
func (t *Table) ofAnother(steps int) bool {
	seat := t.match.Steps()[steps].By()
	if !t.together() || t.asked < 0 || seat == t.asked {
		return false
	}
	view := t.match.PositionAt(steps)
	of := view.View(seat)
	return of.Secret()
}

// undoable reports whether the last decision can be taken back.
func (t *Table) undoable() bool {
	to, ok := t.match.Undoable()
	return ok && !t.automaticAt(to) && !t.ofAnother(to)
}

// automaticAt reports whether after so many steps a person does something without being asked. Where several share the
// screen, they are asked for cards together.
func (t *Table) automaticAt(steps int) bool {
	p := t.match.PositionAt(steps)
	for seat := range t.seats {
		if t.person(seat) && p.Owes(seat) {
			view := p.View(seat)
			return (view.Phase() == cove.Parrots || view.AsksForCards() && t.persons == 1) && len(view.Legal(nil)) == 1
		}
	}
	return false
}

// Redo does again what was taken back last.
func (t *Table) Redo() { t.travel(t.match.Redoable, t.match.Redo) }

func (t *Table) travel(to func() (int, bool), travel func(int)) {
	if !t.mode.live() {
		return
	}
	steps, ok := to()
	if !ok {
		t.calls.Stuck()
		return
	}
	t.cancel()
	t.ctx, t.cancel = context.WithCancel(context.Background())
	t.thinking = false
	t.hinted.Close()
	travel(steps)
	t.calls.Played()
	t.ended, t.silent, t.quiet, t.eyes.calls = false, false, 0, -1
	t.hide()
	t.recall()
	t.goOn()
}

// EndWatching shows the game as it is, and ends what is shown again of it.
func (t *Table) EndWatching() {
	t.endRecap()
	if t.busy || len(t.pending) > 0 {
		t.skip()
		t.skipping = false // what comes then is to be seen
	}
	if t.together() && t.viewer >= 0 { // a picture of it is for everybody
		t.hide()
		t.look()
		t.settle()
	}
}
