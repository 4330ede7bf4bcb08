// Package hints shows what the choices of a decision in Pirate's Cove are worth: the chance of winning as a bar with how
// sure that is, the best first, those that are as good together, and in words what speaks for the first choice and for the
// one that is selected. It reports which choice is selected; what that means is for the table to say.
package hints

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/ui/geometry"
	"portroyal/ui/hints"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are the effects of pressing something.
type Calls struct {
	// Press calls a function for a press that can have been meant; all others come from within it.
	Press func(func())
	// Choose is told of a choice that is selected. It reports whether the table asks for its confirmation; if not, the
	// panel does.
	Choose  func(cove.Action) bool
	Changed func()            // the panel has to be laid out anew
	Play    func(cove.Action) // a choice was confirmed in the panel
	Close   func()
}

// Panel shows the hints for one decision. All methods must be called on the toolkit's goroutine.
type Panel struct {
	hints.Panel
	telling  Telling
	calls    Calls
	advice   coach.Advice
	level    bool // chances tell no choice of it from another
	thinking bool

	chosen cove.Action // the choice that is selected; none has no kind
	beside cove.Action // the one that an answer is held against
	plain  bool        // the table does not ask for its confirmation

	by     float32
	shown  []cove.Action // of what can be pressed, in its order
	choose int           // the place of the plate that confirms among that, -1 for none
}

// New makes a panel for a decision, which waits for its hints.
func New(s *stage.Stage, telling Telling, calls Calls) *Panel {
	p := &Panel{telling: telling, calls: calls, thinking: true}
	p.Panel = hints.Panel{
		Stage: s, Close: calls.Close, Body: p.body, Title: "hint.chance", About: "hint.about",
		AboutTip: []words.ID{"hint.about.tip", "cove.hint.facing"},
		Keys:     "cove.hint.told",
		Foot:     func() string { return s.Words.T("cove.hint.keys") },
	}
	return p
}

// NewAnswer makes a panel for a decision that has been made: what every choice is worth, with what speaks for the one that
// was chosen, for the one that it is held against, if any, and for any other that is pressed. changed lays it out anew; it stays,
// and confirms nothing.
func NewAnswer(
	s *stage.Stage, telling Telling, advice coach.Advice, chosen, beside cove.Action, foot func() string, changed func(),
) *Panel {
	p := New(s, telling, Calls{
		Press: func(do func()) { do() }, Choose: func(cove.Action) bool { return true }, Changed: changed,
	})
	p.Foot, p.About = foot, ""
	p.Show(advice)
	p.chosen, p.beside = chosen, beside
	return p
}

// Restyle forgets what was drawn in another language or appearance.
func (p *Panel) Restyle() {
	p.telling.Words = p.Stage.Words
	p.Panel.Restyle()
}

// Show fills in the advice, or a better one. It reports whether choices have changed places, so that a press may be meant
// for another one. Where chances tell no choice from another, the choices stand in order of fame.
func (p *Panel) Show(advice coach.Advice) (moved bool) {
	if p.level = advice.Level(); p.level {
		advice.Choices = slices.Clone(advice.Choices)
		slices.SortStableFunc(advice.Choices, func(a, b coach.Choice) int { return cmp.Compare(b.Fame, a.Fame) })
	}
	for i := range p.advice.Choices {
		moved = moved || i >= len(advice.Choices) || advice.Choices[i].Action != p.advice.Choices[i].Action
	}
	p.advice, p.thinking = advice, false
	p.Redraw()
	return moved
}

// Chosen is the choice that is selected; ok is false if none is.
func (p *Panel) Chosen() (action cove.Action, ok bool) {
	return p.chosen, p.chosen.Kind != cove.NoAction
}

// Plain reports whether the choice that is selected is confirmed in the panel.
func (p *Panel) Plain() bool { return p.plain }

// Forget selects nothing any more.
func (p *Panel) Forget() {
	p.chosen, p.plain = cove.Action{}, false
	p.Redraw()
}

// At is where the focus is: on a choice, or on the plate that confirms it. The zero At is nowhere.
type At struct {
	action cove.Action
	plate  bool
}

// Where is where the focus is, nowhere in a nil panel.
func (p *Panel) Where() At {
	if p == nil || p.Focused() < 0 {
		return At{}
	}
	at := p.Focused()
	return At{p.shown[at], at == p.choose}
}

// Back gives the focus back to where it was, once what was there has been drawn anew. It is not moved to anything else, and
// nowhere in a nil panel.
func (p *Panel) Back(to At) {
	if p == nil {
		return
	}
	for i, action := range p.shown {
		if action == to.action && to.plate == (i == p.choose) {
			p.Focus(i)
			return
		}
	}
}

// pick selects a choice. Enter then confirms it: at the table, since nothing has the focus, or on the plate of the panel.
func (p *Panel) pick(action cove.Action) {
	p.Stage.Window.Canvas().Unfocus()
	p.chosen, p.plain = action, false
	p.plain = !p.calls.Choose(action)
	p.Redraw()
	p.calls.Changed()
	switch at := slices.Index(p.shown, action); {
	case p.choose >= 0:
		p.Focus(p.choose)
	case at >= 0:
		p.See(at)
	}
}

// body is the list of choices.
func (p *Panel) body(width, by float32) fyne.CanvasObject {
	p.by, p.shown, p.choose = by, nil, -1
	w, c := p.Stage.Words, p.Stage.Colours()
	column := container.New(fynelayout.NewCustomPaddedVBoxLayout(3 * by))
	say := func(text string, quiet bool) {
		paint := c.Text
		if quiet {
			paint = c.Quiet
		}
		column.Add(widgets.Paragraph(widgets.Line, text, 13*by, paint, width, 1, fyne.TextAlignLeading))
	}
	choices := p.advice.Choices
	switch {
	case p.thinking:
		column.Add(widgets.Paragraph(widgets.Line, w.T("cove.hint.thinking"), 15*by, c.Text, width, 1, fyne.TextAlignLeading))
		return column
	case len(choices) == 0:
		column.Add(widgets.Paragraph(widgets.Line, w.T("hint.none"), 15*by, c.Text, width, 1, fyne.TextAlignLeading))
		return column
	case p.level && p.telling.View.LastRound():
		say(w.T("cove.hint.level.last"), false)
	case p.level:
		say(w.T("cove.hint.level"), false)
	case p.advice.Mixed && choices[0].Share >= always:
		say(w.T("cove.hint.mixed.settled"), false)
	case p.advice.Mixed && p.settled():
		say(w.T("cove.hint.mixed.facing"), false)
	case p.advice.Mixed:
		say(w.T("cove.hint.mixed"), false)
	}
	var good, others []int
	for i := range choices {
		if i == 0 || choices[i].AsGood && !p.level {
			good = append(good, i)
		} else {
			others = append(others, i)
		}
	}
	if len(good) > 1 {
		column.Add(hints.Alike(p.Stage, width, by, len(good), func(i int, width float32) fyne.CanvasObject {
			return p.choice(good[i], width)
		}))
	} else {
		column.Add(p.choice(0, width))
	}
	if len(good) > 1 && len(others) > 0 {
		say(w.T("cove.hint.behind"), true)
	}
	for _, i := range others {
		column.Add(p.choice(i, width))
	}
	if p.advice.Omitted > 0 {
		say(w.N("hint.omitted", p.advice.Omitted), true)
	}
	return column
}

// settled reports whether the Admiral always sails to the same island, even where all choose at the same time.
func (p *Panel) settled() bool {
	return slices.ContainsFunc(p.advice.Choices, func(c coach.Choice) bool { return c.Share >= always })
}

// choice is a choice that can be pressed, in full or in short, and what confirms it.
func (p *Panel) choice(i int, width float32) fyne.CanvasObject {
	c, by := p.Stage.Colours(), p.by
	choice := &p.advice.Choices[i]
	chosen := choice.Action == p.chosen
	reasons := i == 0 || chosen || choice.Action == p.beside
	shown := p.line
	if reasons || p.advice.Mixed {
		shown = p.row
	}
	name := p.telling.Choice(choice.Action) + ", " + strings.Join(p.worth(choice), ", ")
	tile := widgets.NewBareTile(c, name, shown(choice, width, reasons), func() { p.calls.Press(func() { p.pick(choice.Action) }) })
	tile.Enters = true
	if !reasons && len(choice.Reasons) > 0 {
		tile.SetToolTip(p.telling.tip(choice))
	}
	p.noted(tile, choice.Action)
	if !chosen {
		return tile
	}
	ground := canvas.NewRectangle(palette.Fade(c.Text, 0.08))
	ground.CornerRadius = 6 * by
	ground.StrokeColor, ground.StrokeWidth = c.Edge, 1.5*by
	if !p.plain {
		return container.NewStack(ground, tile)
	}
	plate := p.Stage.Plate(widgets.CalmPlate, "cove.hint.do", by, func() { p.calls.Press(func() { p.calls.Play(choice.Action) }) })
	plate.Decides = true
	p.choose = len(p.shown)
	p.noted(plate, choice.Action)
	size := plate.MinSize()
	below := widgets.Fixed(container.NewWithoutLayout(plate), width, size.Height+8*by)
	geometry.Rect(width-size.Width-8*by, 2*by, size.Width, size.Height).Put(plate)
	return container.NewStack(ground, container.New(fynelayout.NewCustomPaddedVBoxLayout(0), tile, below))
}

// noted notes what can be pressed.
func (p *Panel) noted(object fyne.Focusable, of cove.Action) {
	p.Pressed(object)
	p.shown = append(p.shown, of)
}

// row is a choice with its picture, its chance as a number and as a bar, and if they are asked for, its reasons.
func (p *Panel) row(choice *coach.Choice, width float32, reasons bool) fyne.CanvasObject {
	c, by := p.Stage.Colours(), p.by
	s := geometry.NewSheet()
	picture := 38 * by
	left, right := picture+12*by, width-6*by
	x := right
	worth := p.worth(choice)
	numbers := []*canvas.Text{widgets.BoldLine(worth[0], 17*by, c.Text)}
	switch {
	case len(worth) > 1:
		numbers = append(numbers, widgets.Line(worth[1], 12.5*by, c.Quiet))
	case !choice.GivenUp:
		numbers = append([]*canvas.Text{widgets.Line(p.within(choice), 12.5*by, c.Quiet)}, numbers...)
	}
	for _, each := range numbers {
		need := each.MinSize()
		x -= need.Width
		s.Fit(each, geometry.Rect(x, 2*by+(22*by-need.Height), need.Width, need.Height))
		x -= 4 * by
	}
	room, size := x-left-4*by, 15*by
	name := p.telling.Choice(choice.Action)
	if len(widgets.Broken(widgets.BoldLine, name, size, room)) > 1 {
		size = 13 * by // and in two lines if necessary: nothing that distinguishes choices is cut off
	}
	y := 3 * by
	write := func(object fyne.CanvasObject, left, width float32) {
		high := object.MinSize().Height
		s.Fit(object, geometry.Rect(left, y, width, high))
		y += high
	}
	write(widgets.Paragraph(widgets.BoldLine, name, size, c.Text, room, 1, fyne.TextAlignLeading), left, room)
	y = max(y+2*by, 25*by)
	if p.barred(choice) {
		p.bar(s, choice, geometry.Rect(left, y, right-left, 9*by))
		y += 13 * by
	}
	if p.advice.Mixed && !p.level {
		if first := &p.advice.Choices[0]; Sails(choice) || choice != first && !choice.AsGood { // else these opponents leave it free
			share := p.telling.Share(choice)
			write(widgets.Paragraph(widgets.Line, share, 13*by, c.Text, right-left, 1, fyne.TextAlignLeading), left, right-left)
			y += 2 * by
		}
	}
	if reasons {
		const dot, in = 5, 12
		for _, reason := range p.telling.Reasons(choice) {
			s.Fit(canvas.NewCircle(c.Edge), geometry.Rect(left, y+7*by, dot*by, dot*by))
			text := widgets.Paragraph(widgets.Line, reason, 13*by, c.Text, right-left-in*by, 1, fyne.TextAlignLeading)
			write(text, left+in*by, right-left-in*by)
			y += by
		}
	}
	Picture(p.Stage, s, choice.Action, geometry.Rect(5*by, 5*by, picture, picture))
	return widgets.Fixed(s.Container, width, max(y+3*by, picture+10*by))
}

// line is a choice in short.
func (p *Panel) line(choice *coach.Choice, width float32, _ bool) fyne.CanvasObject {
	const least = 32
	c, by := p.Stage.Colours(), p.by
	s := geometry.NewSheet()
	worth := p.worth(choice)
	x := width - 6*by
	number, bar := 44*by, width*0.22
	if !p.barred(choice) {
		number, bar = 0, 0
		for _, each := range worth {
			number += widgets.BoldLine(each, 14*by, c.Text).MinSize().Width + 6*by
		}
	}
	room := width - number - bar - 20*by
	name := widgets.Paragraph(widgets.Line, p.telling.Choice(choice.Action), 13.5*by, c.Text, room, 1, fyne.TextAlignLeading)
	tall := name.MinSize().Height
	high := max(least*by, widgets.Fingertip, tall+8*by)
	s.Fit(name, geometry.Rect(6*by, (high-tall)/2, room, tall))
	for i, each := range worth {
		text := widgets.BoldLine(each, 14*by, c.Text)
		if i > 0 {
			text = widgets.Line(each, 12.5*by, c.Quiet)
		}
		need := text.MinSize()
		x -= need.Width
		s.Fit(text, geometry.Rect(x, (high-need.Height)/2, need.Width, need.Height))
		x -= 6 * by
	}
	if p.barred(choice) {
		p.bar(s, choice, geometry.Rect(width-6*by-number-bar, (high-8*by)/2, bar, 8*by))
	}
	return widgets.Fixed(s.Container, width, high)
}

// worth is what a choice is worth as numbers, that by which the choices are in order first: its chance, or its fame where chances
// tell no choice from another: then all have the same chance, lest one that is last seem to be better by a point. Of one that
// was given up early a bound of its chance is known.
func (p *Panel) worth(choice *coach.Choice) []string {
	w := p.Stage.Words
	chance := w.Percent(choice.Worth)
	switch {
	case choice.GivenUp:
		chance = hints.Under(w, choice.Worth+sure*choice.Error, p.advice.Choices[0].Worth)
	case p.level:
		sum, known := 0.0, 0.0
		for _, c := range p.advice.Choices {
			if !c.GivenUp {
				sum, known = sum+c.Worth, known+1
			}
		}
		chance = w.Percent(sum / known)
	}
	if p.level {
		return []string{w.T("cove.hint.level.fame", "Fame", w.Decimal(choice.Fame), "Place", w.Decimal(choice.Place)), chance}
	}
	return []string{chance}
}

// barred reports whether a choice has a bar: one whose chance is known, where chances say something.
func (p *Panel) barred(choice *coach.Choice) bool { return !p.level && !choice.GivenUp }

// sure is how many standard errors are told: 19 of 20 times the chance is within them.
const sure = 2

// within says how sure the chance of a choice is, in points of per cent.
func (p *Panel) within(choice *coach.Choice) string {
	margin := max(1, int(math.Ceil(sure*choice.Error*100-0.05)))
	return p.Stage.Words.T("cove.hint.within", "Margin", strconv.Itoa(margin))
}

// bar shows the chance of a choice.
func (p *Panel) bar(s geometry.Sheet, choice *coach.Choice, at geometry.Rectangle) {
	hints.Chance{
		Of: choice.Worth, Best: p.advice.Choices[0].Worth, AsGood: choice.AsGood || choice == &p.advice.Choices[0],
		Within: sure * choice.Error,
	}.Draw(s, p.Stage.Colours(), at, p.by)
}
