package table

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/summary"
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// layTop lays out a game's line along the upper edge: plates, the calendar, and the plates of what has happened and of the log.
func (t *Table) layTop(all geometry.Sheet, at geometry.Rectangle) {
	w, by, of := t.stage.Words, t.growth(), t.playedFor()
	x := at.X
	put := func(id words.Tipped, tip words.ID, waits bool, tap func(), symbol ...fyne.CanvasObject) {
		plate := t.plate(widgets.QuietPlate, w.T(words.ID(id)), tap).WithToolTip(w.T(tip))
		for _, each := range symbol {
			plate.Symbol = each
		}
		if id == "undo" || id == "hint" {
			of.CostsStar(t.stage, plate)
		}
		plate.SetWaiting(waits)
		size := plate.MinSize()
		all.Fit(plate, geometry.Rect(x, at.Y, size.Width, size.Height))
		x += size.Width + 8*by
	}
	put("menu", "menu.tip", false, t.calls.Menu)
	put("help", "help.tip", false, t.calls.Help)
	if r := t.replayed(); r != nil && t.match.Over() && !r.ShowsEnd() {
		put("result", "result.tip", false, r.SeeResult)
	}
	if t.mode.live() {
		can := t.undoable()
		tip := words.ID("undo.tip")
		if !can {
			tip = "cove.table.stuck.tip"
		}
		put("undo", tip, !can, t.Undo)
		tip = "hint.tip"
		if !t.hintable() {
			tip = "hint.none.tip"
		}
		put("hint", tip, !t.hintable(), t.hintsPressed, t.stage.Symbol("lantern", 20*by))
		switch {
		case !t.together() || t.asked < 0 || t.busy:
		case t.viewer < 0:
			put("cove.hand.look", "cove.hand.look.tip", false, t.lookAtHand)
		case !t.view.Secret():
			put("cove.hand.cover", "cove.hand.cover.tip", false, t.lookAtHand)
		}
	}
	fold := t.plate(widgets.QuietPlate, w.T("log"), t.toggleLog).WithToolTip(w.T("log.tip"))
	size := fold.MinSize()
	right := at.X + at.W - size.Width
	all.Fit(fold, geometry.Rect(right, at.Y, size.Width, size.Height))
	if t.mode.live() {
		again := t.plate(widgets.QuietPlate, "", func() { t.press(t.WhatHappened) }).WithToolTip(w.T("happened.tip"))
		again.Symbol = t.stage.Symbol("again", 16*by)
		again.SetWaiting(!t.happened())
		size := again.MinSize()
		right -= size.Width + 8*by
		all.Fit(again, geometry.Rect(right, at.Y, size.Width, size.Height))
	}
	x += t.layOccasion(all, geometry.Rect(x+6*by, at.Y, right-x-14*by, size.Height))
	t.layCalendar(all, geometry.Rect(x+6*by, at.Y, right-x-14*by, size.Height))
}

// playedFor is what the game is played for; empty where its record says all of it.
func (t *Table) playedFor() (of shared.Occasion) {
	if t.calls.Occasion != nil {
		of = t.calls.Occasion(t.stage.Words)
	}
	return of
}

// occasion says which deal of the day or voyage this is, and whether it is for practice; nothing of any other game.
func (t *Table) occasion() (said []string) {
	w := t.stage.Words
	if deal := summary.Deal(w, t.match.Record().Daily); deal != "" {
		said = append(said, deal)
		if t.match.Practice() {
			said = append(said, w.T("cove.setup.practice"))
		}
	}
	if name := t.playedFor().Name; name != "" {
		said = append(said, name)
	}
	return said
}

// layOccasion shows as much of that as the calendar leaves room for, with a star for each goal, and gives the width that it
// takes. The calendar says it as well.
func (t *Table) layOccasion(all geometry.Sheet, at geometry.Rectangle) float32 {
	c, by := t.stage.Colours(), t.growth()
	const leaf = 0.75 // of a month, as a part of the height
	room, edge, star := at.W-leaf*float32(t.view.Rounds())*at.H, 10*by, 20*by
	goals := t.playedFor().Goals
	stars := star * float32(len(goals))
	said := t.occasion()
	for ; len(said) > 0 || len(goals) > 0; said = said[:max(len(said)-1, 0)] {
		text := widgets.BoldLine(strings.Join(said, "  \u00b7  "), 13*by, c.Text)
		need := text.MinSize()
		wide := need.Width + stars + 2*edge
		if len(said) == 0 {
			wide = stars + edge
		}
		if wide > room {
			if len(said) == 0 {
				return 0
			}
			continue
		}
		ground := canvas.NewRectangle(palette.Fade(c.Panel, 0.92))
		ground.CornerRadius = at.H * 0.3
		all.Fit(ground, geometry.Rect(at.X, at.Y, wide, at.H))
		if len(said) > 0 {
			all.Fit(geometry.Unread(text), geometry.Rect(at.X+edge, at.Y+(at.H-need.Height)/2, need.Width, need.Height))
		}
		for i, goal := range goals {
			r := geometry.Rect(at.X+wide-edge/2-stars+star*float32(i), at.Y+(at.H-star)/2, star, star)
			shared.LayGoal(t.stage, all, goal, r)
			all.Fit(widgets.NewTipped(goal.Says), r)
		}
		return wide + 6*by
	}
	return 0
}

// layCalendar lays out the rounds: those that are over, the present one, and those to come.
func (t *Table) layCalendar(all geometry.Sheet, at geometry.Rectangle) {
	c, w := t.stage.Colours(), t.stage.Words
	rounds := t.view.Rounds()
	each := min(at.W/float32(rounds), at.H*0.94)
	if each < at.H*0.4 {
		return
	}
	wide := each * float32(rounds)
	x := at.X + (at.W-wide)/2
	strip := geometry.Rect(x-at.H*0.2, at.Y, wide+at.H*0.4, at.H)
	t.calendar = strip
	ground := canvas.NewRectangle(palette.Fade(c.Panel, 0.92))
	ground.CornerRadius = at.H * 0.3
	ground.StrokeColor, ground.StrokeWidth = c.Edge, 1.2
	all.Fit(ground, strip)
	leaves := geometry.NewSheet().Named(geometry.Region{Unread: true}) // it is said which one it is
	for round := 1; round <= rounds; round++ {
		size := each * 0.8
		r := geometry.Rect(x+each*float32(round-1), at.Y, each, at.H).Centred(size, size)
		var fill, rim, paint color.Color = c.Field, color.Transparent, c.Quiet
		switch {
		case round == t.present.Round:
			fill, rim, paint = palette.Gold, palette.Ink, palette.Ink
		case round < t.present.Round:
			fill, paint = palette.Mix(c.Field, palette.Brass, 0.4), c.Text
		}
		leaf := canvas.NewRectangle(fill)
		leaf.CornerRadius = size * 0.25
		leaf.StrokeColor, leaf.StrokeWidth = rim, 1.5
		leaves.Fit(leaf, r)
		number := widgets.BoldLine(strconv.Itoa(round), min(size*0.58*t.stage.Enlarged(t.size), at.H*0.44), paint)
		number.Alignment = fyne.TextAlignCenter
		high := number.MinSize().Height
		leaves.Fit(number, geometry.Rect(r.X, r.Y+(r.H-high)/2, r.W, high))
	}
	all.Fit(leaves.Container, geometry.Sized(t.size))
	tip := w.T("cove.table.before")
	if t.present.Round > 0 {
		tip = terms.Round(w, t.present.Round, rounds)
	}
	options := t.view.Options()
	options.Rounds = 0 // they have been said
	said := slices.Concat([]string{tip}, terms.Variants(w, options), t.occasion())
	if about := t.playedFor().About; about != "" { // which begins with the name
		said = append(said[:len(said)-1], about)
	}
	all.Fit(widgets.NewTipped(strings.Join(said, "\n")), strip)
}
