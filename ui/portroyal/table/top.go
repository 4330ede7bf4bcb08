package table

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/log"
	"portroyal/ui/settings"
	"portroyal/ui/summary"
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// keptTop is the top line as it was drawn last.
type keptTop struct {
	looks  topLooks
	object fyne.CanvasObject
	tag    geometry.Rectangle // the text about what ends the game
}

// leastState is the least size of letters in the round's state; below that, its end would be cut off, which says
// how many cards may be taken.
const leastState = 11

// narrow is the width of a window, in units of the usual size, below which there are fewer words above a table.
const narrow = 900

// signOnPlate is the size of a symbol that stands on a plate in the place of words.
const signOnPlate = 16

// topLooks is everything that the top line shows, apart from language and appearance.
type topLooks struct {
	room           geometry.Rectangle
	status, target string
	undo, again    bool // something can be taken back; something is shown again
	hint           bool // a person at the screen decides
	happened       bool // and something has happened since they decided last
	result         bool // a replay can be left for the result
	place          entry.Entry
	goals          string // of the occasion, as they are told
}

// topLine holds the menu, the round's state and the fold of the log.
func (t *Table) topLine(r geometry.Rectangle) fyne.CanvasObject {
	_, undo := t.match.Undoable()
	replayed := t.replayed()
	looks := topLooks{
		r, t.status(), t.target(), undo, !t.mode.live(), t.personDecides(),
		t.personDecides() && t.lastDecided() < len(t.match.Steps()),
		replayed != nil && t.match.Over() && !replayed.ShowsEnd(), t.Place(),
		fmt.Sprint(t.occasion().Goals),
	}
	if t.top.object == nil || t.top.looks != looks {
		t.top.looks = looks
		t.top.object = t.mode.topLine(r)
	}
	return t.top.object
}

// gameLine is the top line over a game. What has happened is beside the log, where one looks for it.
func (t *Table) gameLine(r geometry.Rectangle) fyne.CanvasObject {
	w := t.stage.Words
	s := geometry.NewSheet().Named(geometry.Region{Name: w.T("menu")})
	left := s.Put(t.tipped("menu", t.calls.Menu), 0, 0).Width + 8
	help := t.tipped("help", t.calls.Help)
	if !t.led && t.size.Width < narrow*t.growth() { // the state of the round needs the room more; a guide draws it anew, in words
		help.Text, help.Symbol = "", t.stage.Symbol("book", t.grown(signOnPlate))
	}
	left += s.Put(help, left, 0).Width + 8
	fold := t.tipped("log", t.toggleLog)
	right := r.W - fold.MinSize().Width
	s.Put(fold, right, 0)
	if t.mode.live() && !t.led { // a guide leads the way
		undo, hint := t.tipped("undo", t.Undo), t.tipped("hint", t.hinted.Pressed)
		hint.Symbol = t.stage.Symbol("lantern", t.grown(20))
		if help.Text == "" && t.stage.Enlarged(t.size) > 1 {
			hint.Text = ""
		}
		of := t.occasion()
		of.CostsStar(t.stage.Stage, undo)
		of.CostsStar(t.stage.Stage, hint)
		if !t.top.looks.undo {
			undo.SetToolTip(w.T("undo.none.tip"))
			undo.SetWaiting(true)
		}
		if !t.top.looks.hint {
			hint.SetToolTip(w.T("hint.none.tip"))
			hint.SetWaiting(true)
		}
		left += s.Put(undo, left, 0).Width + 8
		left += s.Put(hint, left, 0).Width
	}
	if t.top.looks.result {
		result := t.plate(widgets.QuietPlate, w.T("result"), t.replayed().SeeResult).WithToolTip(w.T("review.end.tip"))
		left += s.Put(result, left, 0).Width
	}
	left += 14
	state := widgets.Title(t.status(), t.grown(leastState), t.stage.Colours().OnSky)
	right -= 14
	if t.mode.live() && !t.led {
		again := t.plate(widgets.QuietPlate, "", func() { t.press(t.WhatHappened) }).WithToolTip(w.T("happened.tip"))
		again.Symbol = t.stage.Symbol("again", t.grown(signOnPlate))
		again.SetWaiting(!t.top.looks.happened)
		right -= again.MinSize().Width
		s.Put(again, right+6, 0)
	}
	end := right
	t.top.tag = geometry.Rectangle{}
	if room := left + state.MinSize().Width + 16; !t.spares(right - room) {
		end = t.endTag(s, right, room)
	}
	state.TextSize = t.grown(17)
	widgets.Shrink(state, end-left-16)
	if least := t.grown(leastState); state.TextSize < least {
		state.TextSize = least
		widgets.Shorten(state, end-left-16)
	}
	size := state.MinSize()
	at := geometry.Rect(left, t.grown(4), size.Width, size.Height)
	ground := canvas.NewRectangle(palette.Fade(t.stage.Colours().PanelRaised, 0.8)) // a star of the sky looks like a full stop
	ground.CornerRadius = t.grown(6)
	s.Fit(ground, at.Inset(-t.grown(3)))
	s.Fit(state, at)
	tip := ""
	if whole := t.status(); state.Text != whole {
		tip = whole
	}
	s.Fit(t.explained(tip, t.Place()), at)
	return s.Container
}

// spares reports whether the line has to do without what ends the game, with larger text in a small window: it is beside the points
// of the player as well.
func (t *Table) spares(room float32) bool {
	if t.stage.Enlarged(t.size) == 1 || t.led || t.calls.Occasion != nil ||
		t.endsAt() != t.stage.Words.T("table.target", "Target", t.view.Options().Target) {
		return false
	}
	return widgets.Line(t.target(), t.grown(14), color.Black).MinSize().Width > room
}

// endTag says what ends the game, to the left of right, with a star for each goal of the occasion beside it, and returns
// where that begins. It is short if it would reach beyond the left end of its room otherwise.
func (t *Table) endTag(s geometry.Sheet, right, room float32) (left float32) {
	target := widgets.Line(t.target(), t.grown(14), t.stage.Colours().Text)
	occasion, star := t.occasion(), t.grown(18)
	stars := star * float32(len(occasion.Goals))
	if right-target.MinSize().Width-stars < room {
		target.Text = t.targetInShort()
	}
	width := target.MinSize().Width
	at := geometry.Rect(right-width, t.grown(6), width, t.grown(20))
	tag := canvas.NewRectangle(t.stage.Colours().PanelRaised) // the fort with its lights is behind it
	tag.CornerRadius = t.grown(6)
	s.Fit(tag, geometry.Rect(at.X-stars-6, at.Y-t.grown(2), at.W+stars+12, at.H+t.grown(4)))
	s.Fit(target, at)
	t.top.tag = geometry.Rect(at.X-stars, at.Y, at.W+stars, at.H).Inset(-4)
	about := entry.End
	if t.view.Options().Cooperative {
		about = entry.Clock
	}
	tip := t.aim()
	if occasion.About != "" {
		tip = occasion.About + "\n" + tip
	}
	s.Fit(t.explained(tip, about), at)
	for i, goal := range occasion.Goals {
		r := geometry.Rect(at.X-stars+star*float32(i)-2, at.Y+(at.H-star)/2, star, star)
		shared.LayGoal(t.stage.Stage, s, goal, r)
		s.Fit(t.explained(goal.Says, about), r)
	}
	return at.X - stars
}

// occasion is what the game is played for; empty where its record says all of it.
func (t *Table) occasion() (of Occasion) {
	if t.calls.Occasion != nil {
		of = t.calls.Occasion(t.stage.Words)
	}
	return of
}

// aim says what wins the game (F1, F2, P2, P4).
func (t *Table) aim() string {
	switch w, options := t.stage.Words, t.view.Options(); {
	case !options.Cooperative:
		return w.T("table.target.about")
	case t.view.Players() == 1:
		return w.T("table.against.alone.about")
	default:
		return w.T("table.against.about")
	}
}

// explained covers text in the top line, and leads to what the rules say about it.
func (t *Table) explained(tip string, of entry.Entry) *widgets.Asked {
	return widgets.NewAsked(tip, func() { t.calls.Ask(of) }, t.hurryUp)
}

// plate makes a plate scaled to the window.
func (t *Table) plate(kind widgets.PlateKind, text string, tap func()) *widgets.Plate {
	plate := widgets.NewPlate(t.stage.Colours(), kind, text, tap)
	plate.Growth = t.growth()
	return plate
}

// tipped is a plate that is called like a message, with its tooltip.
func (t *Table) tipped(id words.Tipped, do func()) *widgets.Plate {
	return t.plate(widgets.QuietPlate, t.stage.Words.T(words.ID(id)), do).WithToolTip(t.stage.Words.T(id.Tip()))
}

// status says whose turn it is, which phase it is in, and how many cards may still be taken.
func (t *Table) status() string {
	w, v := t.stage.Words, &t.view
	active := t.name(v.Active())
	switch {
	case v.Phase() == portroyal.Over:
		return w.T("ask.over")
	case v.Phase() != portroyal.Trade:
		return w.T("state.discover", "Active", active)
	case v.Decides() == v.Active():
		return w.N("state.trade", v.TakesLeft(), "Active", active)
	}
	return w.N("state.trade.other", v.TakesLeft(), "Active", active, "Player", t.name(v.Decides()))
}

// target says which deal of the day or voyage this is, whether it is for practice, and what ends the game.
func (t *Table) target() string {
	var said []string
	if deal := summary.Deal(t.stage.Words, t.match.Record().Daily); deal != "" {
		said = append(said, deal)
	}
	if name := t.occasion().Name; name != "" {
		said = append(said, name)
	}
	if t.match.Practice() && !t.led {
		said = append(said, t.stage.Words.T("setup.practice"))
	}
	return strings.Join(append(said, t.endsAt()), "  ·  ")
}

// targetInShort is target with the less important part of it left out: of a voyage, its target is beside the points of the
// player as well.
func (t *Table) targetInShort() string {
	switch {
	case t.calls.Occasion == nil:
		return t.target()
	case t.view.Options().Cooperative, t.view.Ending(), log.Standstill(&t.view) > 0:
		return t.endsAt()
	}
	return t.occasion().Name
}

// endsAt says what ends the game.
func (t *Table) endsAt() string {
	w, options := t.stage.Words, t.view.Options()
	switch {
	case options.Cooperative:
		return w.N("table.against", t.view.TurnsLeft(),
			"Done", t.view.ContractsDone(), "Contracts", len(t.view.Contracts()))
	case t.view.Ending() && t.view.Phase() != portroyal.Over && !t.nearing:
		return w.T("table.ending")
	case log.Standstill(&t.view) > 0:
		return w.T("table.standstill", "Rounds", log.Standstill(&t.view), "Most", portroyal.StandstillRounds)
	case options.RequireExpedition:
		return w.T("table.target.expedition", "Target", options.Target)
	}
	return w.T("table.target", "Target", options.Target)
}

// toggleLog folds or unfolds the log. With a single decision there is none.
func (t *Table) toggleLog() {
	if !t.mode.whole() {
		return
	}
	t.hinted.Close() // there is no room for both
	t.strip = nil    // it is opened at its end
	now := settings.LogOpen
	if t.logOpen() {
		now = settings.LogFolded
	}
	t.stage.Settings.Log = now
	t.stage.Keep()
	said := words.ID("spoken.log.folded")
	if t.logOpen() {
		said = "spoken.log.open"
	}
	t.stage.Reply(t.stage.Words.T(said))
	t.moving.Finish()
	places, ribbon := t.board.Places(), t.laid.ribbon
	t.build()
	if t.moves() {
		t.moving.Play(t.makesRoom(places, ribbon), nil)
	}
}

// makesRoom is the movement in which everything glides from where it lay to where it lies now, beside the log or without it.
func (t *Table) makesRoom(lay map[layout.Spot]geometry.Rectangle, ribbon fyne.CanvasObject) anim.Motion {
	glides := []anim.Motion{t.slide(t.laid.ribbon, fyne.NewDelta(ribbon.Position().X-t.laid.ribbon.Position().X, 0))}
	for spot, at := range t.board.Places() {
		if from, there := lay[spot]; there && from != at {
			from = from.Centred(at.W, at.H)
			glides = append(glides, t.slide(t.board.Object(spot), fyne.NewDelta(from.X-at.X, from.Y-at.Y)))
		}
	}
	return anim.Together(glides...)
}

// roomForLog is the least width of a window in which the log is open at first.
const roomForLog = 1600

// logOpen reports whether the log is open.
func (t *Table) logOpen() bool {
	if !t.mode.whole() || t.hinted.Open { // a hint takes the place of the log
		return false
	}
	switch t.stage.Settings.Log {
	case settings.LogOpen:
		return true
	case settings.LogFolded:
		return false
	}
	return t.size.Width >= roomForLog
}

// pageLog scrolls the log, if it is open.
func (t *Table) pageLog(by float32) {
	if t.strip != nil && t.logOpen() {
		t.strip.Page(by)
	}
}
