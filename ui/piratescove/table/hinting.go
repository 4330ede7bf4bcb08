package table

import (
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/table/hints"
	shared "portroyal/ui/table"
)

// hinting is the panel beside the table with a hint.
type hinting struct {
	shared.Hints[*hints.Panel]
	about  decision
	wanted *decision // for which a person takes the screen first, nil for none
	steps  int       // how often the advice gets better
}

// HintIn has the advice of hints get better so many times, instead of [coach.Steps].
func (t *Table) HintIn(steps int) { t.hinted.steps = steps }

// askHint shows what the choices of the person who is asked are worth. Where several share the screen and it is not in that
// person's hands, it is handed to them first: what is good to do would tell what they hold.
func (t *Table) askHint() {
	switch {
	case !t.hintable():
	case t.viewer != t.asked && !t.openly():
		wanted := t.decisionNow()
		t.hinted.wanted = &wanted
		t.lookAtHand()
	default:
		t.openHints()
		t.build()
	}
}

func (t *Table) hintsPressed() { t.hinted.Pressed() }

// hintable reports whether a person at the screen has to decide alone.
func (t *Table) hintable() bool {
	return t.asked >= 0 && t.hands < 0 && !t.busy && t.mode.live() && t.mode.whole() && !t.everybody()
}

// openly reports whether the person who is asked knows nothing more than everybody does: they hold no cards, and do not
// decide in secret.
func (t *Table) openly() bool {
	view := t.match.View(t.asked)
	return view.HandSize(t.asked) == 0 && !view.Secret()
}

// decision tells what a hint is about from other decisions.
type decision struct {
	seat, round int
	phase       cove.Phase
	steps       int // of the game until then, 0 where others decide at the same time
}

// decisionNow is the decision at hand.
func (t *Table) decisionNow() decision {
	view := t.match.View(t.asked)
	now := decision{seat: t.asked, round: view.Round(), phase: view.Phase()}
	if !view.Secret() {
		now.steps = len(t.match.Steps())
	}
	return now
}

// openHints shows the panel, which waits for its advice.
func (t *Table) openHints() {
	t.cursor = board.Spot{} // the keys lead through the panel now, and what was enlarged would lie over the chart
	view, about := t.match.View(t.asked), t.decisionNow()
	panel := hints.New(t.stage, hints.Telling{Words: t.stage.Words, Names: t.asks.Names, View: view}, hints.Calls{
		Press: t.press, Choose: t.propose, Changed: t.build, Play: t.playHinted, Close: t.hinted.Toggle,
	})
	ctx := t.hinted.Show(t.ctx, panel)
	t.hinted.about = about
	counted := false
	hints.Think(ctx, t.stage, view, t.match.Seats(), uint64(len(t.match.Steps())), t.hinted.steps, func(advice coach.Advice, more bool) {
		panel.Counting = more
		if panel.Show(advice) {
			t.guard.Hold(shared.DoubleClick)
		}
		if len(advice.Choices) > 0 && !counted {
			counted = true
			t.match.Hinted(about.seat)
			t.calls.Played() // the record counts hints
		}
		if !more && len(advice.Choices) > 0 {
			t.asks.Advise(advice.Choices[0].Action)
		}
		t.build()
		if !more {
			panel.Tell()
		}
	})
}

// hintWanted opens the panel for a person who has taken the screen because they asked for it.
func (t *Table) hintWanted() {
	wanted := t.hinted.wanted
	t.hinted.wanted = nil
	if wanted != nil && t.hintable() && t.viewer == t.asked && *wanted == t.decisionNow() {
		t.openHints()
		t.build()
	}
}

// propose puts a choice of the panel before the table as the answer to its question, for the person to confirm. Where an
// answer is given in one go, it reports false.
func (t *Table) propose(action cove.Action) (confirms bool) {
	t.guard.Hold(shared.DoubleClick) // the choices move
	if confirms = t.asks.Propose(action); confirms {
		t.chosen()
	}
	return confirms
}

// playHinted plays a choice that has been confirmed in the panel.
func (t *Table) playHinted(action cove.Action) {
	t.asks.Drop()
	t.decide(action)
}

// followHints removes the hint once it is about something that is over, or nobody may see it any more.
func (t *Table) followHints() {
	panel := t.hinted.Panel
	if !t.hinted.Open || t.mode.answered() {
		return
	}
	if !t.hintable() || t.hinted.about != t.decisionNow() || t.viewer != t.asked && !t.openly() {
		t.hinted.Close()
		return
	}
	if chosen, ok := panel.Chosen(); ok && !panel.Plain() && !t.asks.Proposed(chosen) {
		panel.Forget() // something else was chosen at the table
	}
}

// The panel with the hint, on a table of usual size: its greatest and least width, and the gap to its neighbours.
const (
	mostHints, leastHints = 460, 300
	besideHints           = 6
)

// leastScale is how small islands may become for the hint, as a part of their usual size.
const leastScale = 0.5

// hintsRoom is the room for the panel: at the right edge, as high as the chart. It is as narrow as can be where the islands
// have no room beside it otherwise.
func (t *Table) hintsRoom(chart geometry.Rectangle) geometry.Rectangle {
	width := min(max(t.size.Width*0.36, leastHints), t.grown(mostHints))
	if beside := t.beside(width + 2*besideHints); beside.Scale() < leastScale {
		width = leastHints
	}
	return geometry.Rect(t.size.Width-width-besideHints, chart.Y+besideHints, width, chart.H-2*besideHints)
}
