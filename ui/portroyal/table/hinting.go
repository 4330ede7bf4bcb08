package table

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/coach"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/layout"
)

// mostHinting is how long a hint is computed; the reasons take about as long again.
const mostHinting = 150 * time.Millisecond

// ToggleHints shows what every choice of the deciding person is worth, or removes that again.
func (t *Table) ToggleHints() { t.hinted.Toggle() }

// openHints shows the panel, which waits for its hints.
func (t *Table) openHints() {
	if !t.hintable() {
		return
	}
	t.putDown() // it would lie on the panel
	view := t.view
	calls := hints.Calls{Play: t.playHinted, Close: t.hinted.Toggle, Ask: t.calls.Ask}
	var panel *hints.Panel
	var ctx context.Context
	if players := t.opponents(); len(players) > 0 {
		calls.Against = func(best portroyal.Action) {
			hints.Against(ctx, t.stage, view, best, players, func(odds coach.Odds) {
				panel.ShowOdds(odds)
				t.build()
			})
			t.build()
		}
	}
	panel = hints.New(t.stage, t.seats, view, calls)
	ctx = t.hinted.Show(t.ctx, panel)
	t.build()
	hints.Think(ctx, t.stage, view, mostHinting, func(found []coach.Hint, why hints.Why) {
		panel.Show(found, why)
		if len(found) > 0 {
			t.match.Hinted()
			t.calls.Played() // the record counts hints
		}
		t.build()
		panel.Tell()
	})
}

// opponents are the players by seat as hints play against them; none where all play as well as they can, or together. Of persons
// nothing is known, and Governors take too long to play games out with: both are taken to play as well as they can.
func (t *Table) opponents() (players []bot.Player) {
	weaker := false
	if t.view.Options().Together() {
		return nil
	}
	for seat, of := range t.match.Seats() {
		var player bot.Player
		if level, _, known := bot.LevelOf(of.Player); known && level < bot.Governor {
			var err error
			if player, err = bot.New(of.Player, uint64(seat)); err == nil {
				weaker = true
			}
		}
		players = append(players, player)
	}
	if !weaker {
		return nil
	}
	return players
}

// hintable reports whether a person at the screen has to decide and has seen the question.
func (t *Table) hintable() bool {
	return t.mode.whole() && t.plays() && t.personDecides() && !t.turning && !t.changing()
}

// playHinted plays a choice that a hint is about.
func (t *Table) playHinted(action portroyal.Action) { t.press(func() { t.decide(action) }) }

// The panel with the hint, on a table of usual size: its greatest and least width, and the least room that the
// harbour needs before the piles on its right are covered by the panel.
const (
	mostHints, leastHints = 480, 296
	harbourBesideHints    = 400
)

// betweenHints is the gap between the panel and its neighbours.
const betweenHints = 6

// besidePile is how far the text about a pile extends beyond it if the piles are smaller than usual.
const besidePile = 4

// leastRival is how wide the place of another player beside the panel has to be, on a table of usual size, for the numbers in it
// to be legible.
const leastRival = 185

// hintsRoom is the room for the hint: at the right edge, from the top line down to the question, or from below the other players
// if they are too many to be beside it.
func (t *Table) hintsRoom(a layout.Areas) geometry.Rectangle {
	width := min(max(t.size.Width*0.36, leastHints), t.grown(mostHints))
	top := a.Top.Y + a.Top.H + betweenHints
	if n := t.view.Players() - 1; n > 0 {
		beside := a.Others
		beside.W = t.size.Width - width - 2*betweenHints - beside.X
		if layout.Panels(beside, n)[0].W < t.grown(leastRival) {
			top = a.Others.Y + a.Others.H + betweenHints
		}
	}
	return geometry.Rect(t.size.Width-width-betweenHints, top, width, a.Prompt.Y-betweenHints-top)
}

// hintsPlace lays out the panel with the hint, and returns its place: at the bottom of its room, so that it
// covers as little of the other players as possible.
func (t *Table) hintsPlace(a layout.Areas) (panel fyne.CanvasObject, at geometry.Rectangle) {
	room := t.hintsRoom(a)
	panel = t.hinted.Panel.Lay(room, t.growth())
	high := panel.Size().Height
	return panel, geometry.Rect(room.X, room.Y+room.H-high, room.W, high)
}

// besideHints moves everything that can be chosen, and what the other players have, so that it is beside the panel.
func (t *Table) besideHints(a layout.Areas) layout.Areas {
	_, panel := t.hintsPlace(a)
	to, whole := panel.X-betweenHints, a.Middle.W
	for _, row := range []*geometry.Rectangle{&a.Others, &a.Row} {
		if panel.Y < row.Y+row.H {
			row.W = min(row.W, to-row.X)
		}
	}
	a.Middle.X, whole = a.Middle.X+besidePile, whole-besidePile
	a.Middle.W = min(whole, to-a.Middle.X)
	plan := func() layout.MiddlePlan { return layout.MiddleOf(&t.view, a, t.growth()) }
	if narrow := plan(); narrow.Harbour.W < t.grown(harbourBesideHints) {
		a.Middle.W = min(whole, a.Middle.W+narrow.Harbour.X)
		wide := plan().Harbour
		a.Middle.W -= max(0, a.Middle.X+wide.X+wide.W-to)
	}
	return a
}
