package table

import (
	"cmp"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
)

// build lays out everything for the present state and size.
func (t *Table) build() {
	if t.size.Width == 0 {
		return // the window has not opened yet
	}
	t.moving.Finish()
	hinted := t.hinted.Panel.Where()
	pressed := t.focused()
	t.followHints()
	a := t.Areas()
	all := geometry.NewSheet()
	all.Add(t.ground.Under(t.size, &a, t.fighting()))
	if t.hands >= 0 {
		all.Fit(widgets.NewArea(nil), geometry.Sized(t.size))
		asks := geometry.NewSheet().Named(geometry.Region{Name: t.stage.Words.T("spoken.question"), Asks: true})
		t.layHandOver(asks)
		all.Fit(asks.Container, geometry.Sized(t.size))
		t.replace(all)
		return
	}
	question := t.question()
	t.board.Panel = a.Beside
	if t.hinted.Open {
		t.board.Panel = t.hintsRoom(a.Chart)
	}
	all.Fit(t.board.Draw(t.shown(&question), t.size, a), geometry.Sized(t.size))
	top := geometry.NewSheet().Named(geometry.Region{Name: t.stage.Words.T("menu")})
	t.mode.layTop(top, a.Top)
	all.Fit(top.Container, geometry.Sized(t.size))
	asks := geometry.NewSheet().Named(t.region(&question))
	t.layPrompt(asks, a.Prompt, &question)
	all.Fit(asks.Container, geometry.Sized(t.size))
	t.layVoice(all)
	t.above.Objects = slices.Clone(t.rests)
	all.Fit(t.above, geometry.Sized(t.size))
	if t.log.shown(t) {
		room := t.logRoom(a.Chart)
		log := geometry.NewSheet().Named(geometry.Region{
			Name: t.stage.Words.T("log"), Unread: true, Lines: func() []string { return t.log.latest(t) },
			Choices: func() []geometry.Choice { return t.log.choices(t) },
		})
		log.Fit(t.log.lay(t, room), room)
		all.Fit(log.Container, geometry.Sized(t.size))
	}
	if t.hinted.Open {
		hints := geometry.NewSheet().Named(geometry.Region{Name: t.stage.Words.T("hint")})
		hints.Add(t.hinted.Panel.Lay(t.hintsRoom(a.Chart), a.By))
		all.Fit(hints.Container, geometry.Sized(t.size))
	}
	t.replace(all)
	t.hinted.Panel.Back(hinted)
	if pressed != nil {
		t.refocus(pressed)
	}
}

// region is what the prompt is.
func (t *Table) region(q *ask.Question) geometry.Region {
	if t.asked < 0 || t.busy {
		return geometry.Region{Name: t.stage.Words.T("cove.region.news")}
	}
	region := geometry.Region{Name: t.stage.Words.T("spoken.question"), Asks: true}
	if t.view.Phase() == cove.Exchange { // nobody else decides meanwhile
		region.Nth = len(t.match.Steps())
	}
	if q.Yard != nil {
		region.Lines = t.board.Planned
	}
	return region
}

// focus is the plate with the focus, and where it is.
type focus struct {
	plate *widgets.Plate
	at    fyne.Position
}

// focused is the plate with the focus, nil if none has it.
func (t *Table) focused() *focus {
	plate, is := t.stage.Window.Canvas().Focused().(*widgets.Plate)
	if !is || t.stage.Covered() {
		return nil
	}
	return &focus{plate, fyne.CurrentApp().Driver().AbsolutePositionForObject(plate)}
}

// refocus gives the focus to the plate that stands for the same as one that had it, to the nearest of several: whoever presses
// again means that. Where it is gone, the next press is not meant for what Enter does then.
func (t *Table) refocus(had *focus) {
	var nearest *widgets.Plate
	least := math.Inf(1)
	for _, plate := range widgets.Plates(t.root) {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(plate)
		away := math.Hypot(float64(at.X-had.at.X), float64(at.Y-had.at.Y))
		if plate.SameAs(had.plate) && away < least {
			nearest, least = plate, away
		}
	}
	switch {
	case nearest != nil:
		t.stage.Window.Canvas().Focus(nearest)
	case t.asked >= 0:
		t.guard.Hold(shared.Longest)
	}
}

// replace replaces what is on the screen.
func (t *Table) replace(all geometry.Sheet) {
	t.root.Objects = append(all.Objects, t.repaint)
	t.stage.HandOnKeys(t.root, t.calls.Guide.Typed)
	canvas.Refresh(t.repaint)
	t.stage.Unfocus(t.root)
	t.calls.Guide.Laid()
}

// fighting reports whether the scene of a fight is shown.
func (t *Table) fighting() bool { return t.present.Fight.On }

// shown is what the board shows.
func (t *Table) shown(q *ask.Question) board.Shown {
	s := board.Shown{
		Board: &t.present, View: &t.view, Lower: t.lower(), Open: t.viewer >= 0 && t.seeing() == t.viewer, Acts: t.acts,
		Marks: map[board.Spot]board.Mark{}, Cursor: t.cursor, Yard: q.Yard, Offer: q.Offer,
	}
	if t.asked >= 0 && !t.busy {
		s.Acts = t.asked
	}
	if s.Lower >= 0 {
		s.Spent, s.Drawn = t.spent[s.Lower], t.drawn[s.Lower]
	}
	for _, option := range q.Options {
		if option.Spot.Kind != board.Nowhere {
			s.Marks[option.Spot] = board.Mark{
				Tip: option.Tip, Key: option.Key, Press: t.keyOf(&option), Chosen: option.Chosen,
				Quiet: !t.calls.Guide.Points(option.Spot),
			}
		}
	}
	if t.fighting() {
		t.fight.Title = t.stage.Words.T("cove.fight.title", "Island", terms.Island(t.stage.Words, t.present.Fight.Island))
		if t.present.Fight.Island == cove.NoIsland {
			t.fight.Title = t.stage.Words.T("cove.fight.tie")
		}
		t.fight.Worth = t.atStake()
		if t.fight.Said != "" { // the language may be another by now
			t.fight.Said = t.verdict()
		}
		s.Fight = &t.fight
	}
	if len(q.Options) > 0 && t.viewer == t.asked && !t.everybody() {
		s.WhyNot = t.asks.WhyNot
	}
	if t.asked >= 0 && t.view.Phase() == cove.Navigation && t.tells() {
		s.Worth = t.worthInShort
	}
	return s
}

// question is what a person is asked now; one without options if nobody is.
func (t *Table) question() ask.Question {
	switch {
	case t.asked < 0 || t.busy || !t.mode.live() || t.mode.answered():
		return ask.Question{}
	case t.everybody():
		return t.forEverybody()
	}
	t.asks.Veiled = t.viewer != t.asked
	q := t.asks.Question()
	if t.asks.Veiled { // cards that nobody may see cannot be chosen either
		q.Options = slices.DeleteFunc(q.Options, func(o ask.Option) bool { return o.Spot.Kind == board.Hand })
	}
	return q
}

// tapped presses the option at a spot.
func (t *Table) tapped(spot board.Spot) {
	if option, there := t.OptionAt(spot); there {
		t.press(func() { t.answer(option) })
	}
}

// answer does what an option stands for, unless a guide knows better.
func (t *Table) answer(option ask.Option) {
	if option.Begins && !t.calls.Guide.Begins(option.Spot) {
		return
	}
	switch {
	case option.Plate != nil && option.Plate.Waits: // something has to be chosen first
		t.stage.Reply(t.calledAs(&option))
	case t.everybody():
		t.called(option.Action)
	case option.Action.Kind != cove.NoAction:
		t.decide(option.Action)
	default:
		if t.asks.Begin(option) {
			t.guard.Renew(shared.FollowingQuestion)
		}
		t.chosen()
	}
	if option.Begins {
		t.calls.Guide.Settled()
	}
}

// Explain leads to what the rules say about something on the table, or else about what is waited for.
func (t *Table) Explain(spot board.Spot) {
	t.calls.Ask(cmp.Or(t.board.Explained(spot), entry.OfGame(&t.view)))
}
