// Package hints shows what every choice of a decision is worth: the chance of winning as a bar, the best first,
// with reasons in words. It draws a panel over the table, and reports which choice is pressed. The coach knows
// what choices are worth; the table decides when to ask for that.
package hints

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/ui/hinting"
	"portroyal/ui/lay"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/widgets"
)

// Calls are the effects of pressing something.
type Calls struct {
	Play  func(portroyal.Action) // a choice
	Close func()
	Ask   func(of entry.Entry) // what the rules say about something
}

// answer is what the panel shows about a decision that has been made: nothing can be pressed.
type answer struct {
	chosen portroyal.Action
	foot   string
}

// Panel shows the hints for one decision. All methods must be called on the toolkit's goroutine.
type Panel struct {
	hinting.Panel
	stage *pieces.Stage
	words telling
	calls Calls

	answer   *answer // nil while the decision is open
	hints    []coach.Hint
	why      Why // why the best one is better than another
	thinking bool

	by       float32 // how much larger than usual it was drawn last
	pictures *pieces.Pictures
}

// panelOf makes a panel without its hints.
func panelOf(s *pieces.Stage, seats seats.Seats, view portroyal.View) *Panel {
	p := &Panel{stage: s, words: telling{s, seats, view}}
	p.Panel = hinting.Panel{Stage: s.Stage, Body: p.body, Title: p.words.title, Foot: p.foot}
	p.Restyle()
	return p
}

// New makes a panel for a decision in a view, which waits for its hints.
func New(s *pieces.Stage, seats seats.Seats, view portroyal.View, calls Calls) *Panel {
	p := panelOf(s, seats, view)
	p.calls, p.Close, p.thinking = calls, calls.Close, true
	return p
}

// Answer is a decision that has been made: what every choice was worth, the best first, why that is better than
// another, which one was taken, and a last line of text.
type Answer struct {
	Worth  []coach.Hint
	Why    Why
	Chosen portroyal.Action
	Foot   string
}

// NewAnswer makes a panel that shows a decision that has been made; ask is called for what the rules say about a
// choice.
func NewAnswer(
	s *pieces.Stage, seats seats.Seats, view portroyal.View, given Answer, ask func(of entry.Entry),
) *Panel {
	p := panelOf(s, seats, view)
	p.hints, p.why, p.answer = given.Worth, given.Why, &answer{given.Chosen, given.Foot}
	p.calls.Ask = ask
	return p
}

// Restyle forgets what was drawn in another language or appearance.
func (p *Panel) Restyle() {
	p.Panel.Restyle()
	p.pictures = pieces.NewPictures(p.stage.Face)
}

// Show fills in the hints, and why the best choice is better than the next.
func (p *Panel) Show(hints []coach.Hint, why Why) {
	p.hints, p.why, p.thinking = hints, why, false
	p.Restyle()
}

// foot is the line below the choices.
func (p *Panel) foot() string {
	if p.answer != nil {
		return p.answer.foot
	}
	return p.stage.Words.T("hint.keys")
}

// inFull is how many of the best choices are shown with their reasons; the others have a line each.
const inFull = 4

// inFull reports whether a choice is shown with its reasons: the best ones are, and the one taken, which must be
// visible without scrolling.
func (p *Panel) inFull(i int) bool {
	if p.answer != nil && (len(p.hints) > inFull || len(p.why.Differences) > 0) {
		return i < inFull/2 || p.hints[i].Action == p.answer.chosen
	}
	return i < inFull
}

// body is the list of choices.
func (p *Panel) body(width, by float32) fyne.CanvasObject {
	p.by = by
	p.pictures.Again()
	c := p.stage.Colours()
	column := container.New(fynelayout.NewCustomPaddedVBoxLayout(4 * by))
	if len(p.hints) == 0 {
		says := p.stage.Words.T("hint.none")
		if p.thinking {
			says = p.stage.Words.T("hint.thinking")
		}
		column.Add(widgets.Paragraph(widgets.Line, says, 15*by, c.Text, width, 1, fyne.TextAlignLeading))
	}
	if len(p.why.Differences) > 0 {
		column.Add(p.reasoned(width))
	}
	for i, hint := range p.hints {
		var shown fyne.CanvasObject
		whole := false
		if p.inFull(i) {
			shown, whole = p.row(hint, width)
		} else {
			shown = p.line(hint, width)
		}
		if p.answer != nil {
			column.Add(p.stated(hint, shown))
			continue
		}
		name := p.words.choice(hint.Action) + ", " + p.stage.Words.Percent(hint.Chance)
		tile := widgets.NewBareTile(c, name, shown, func() { p.calls.Play(hint.Action) })
		tile.Enters, tile.OnAsk = true, p.asks(hint.Action)
		if !whole {
			tile.SetToolTip(p.words.tip(hint))
		}
		p.Pressed(tile)
		column.Add(tile)
	}
	return column
}

// stated is a choice that can no longer be pressed; the one taken is marked.
func (p *Panel) stated(hint coach.Hint, shown fyne.CanvasObject) fyne.CanvasObject {
	all := container.NewStack()
	if hint.Action == p.answer.chosen {
		ground := canvas.NewRectangle(palette.Fade(p.stage.Colours().Text, 0.08))
		ground.CornerRadius = 6 * p.by
		ground.StrokeColor, ground.StrokeWidth = p.stage.Colours().Edge, 1.5*p.by
		all.Add(ground)
	}
	all.Add(shown)
	all.Add(widgets.NewAsked(p.words.tip(hint), p.asks(hint.Action), nil))
	return all
}

// asks makes a handler of questions about a choice.
func (p *Panel) asks(about portroyal.Action) func() {
	return func() { p.calls.Ask(entry.OfAction(&p.words.view, about)) }
}

// called is the name of a choice, with a note if it was taken.
func (p *Panel) called(action portroyal.Action) string {
	name := p.words.choice(action)
	if p.answer != nil && action == p.answer.chosen {
		return p.stage.Words.T("hint.taken", "Choice", name)
	}
	return name
}

// row is a choice with its picture, its chance as a number and as a bar, and its reasons; whole says that all
// reasons are there.
func (p *Panel) row(hint coach.Hint, width float32) (row fyne.CanvasObject, whole bool) {
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	s := lay.NewSheet()
	picture := float32(int(38 * by))
	left := picture + 10*by
	right := width - 4*by
	percent := widgets.BoldLine(w.Percent(hint.Chance), 17*by, c.Text)
	need := percent.MinSize()
	s.Fit(percent, lay.Rect(right-need.Width, 2*by, need.Width, need.Height))
	room, size := right-need.Width-left-8*by, 15*by
	if len(widgets.Broken(widgets.BoldLine, p.called(hint.Action), size, room)) > 1 {
		size = 13 * by // and in two lines if necessary: nothing that distinguishes choices is cut off
	}
	name := widgets.Paragraph(widgets.BoldLine, p.called(hint.Action), size, c.Text, room, 1, fyne.TextAlignLeading)
	s.Fit(name, lay.Rect(left, 3*by, room, name.MinSize().Height))
	y := 3*by + name.MinSize().Height + 2*by
	p.bar(s, hint, lay.Rect(left, y, right-left, 9*by))
	y += 12 * by
	reasons, whole := p.reasons(hint, right-left)
	s.Fit(reasons, lay.Rect(left, y, right-left, reasons.MinSize().Height))
	high := max(y+reasons.MinSize().Height+3*by, pieces.CardHeight(picture)+6*by)
	tall := pieces.CardHeight(picture)
	p.picture(s, hint.Action, lay.Rect(3*by, (high-tall)/2, picture, tall))
	return widgets.Fixed(s.Container, width, high), whole
}

// reasons are the weightiest reasons in as many lines as they need, at most two; whole says that these are all.
func (p *Panel) reasons(hint coach.Hint, width float32) (reasons fyne.CanvasObject, whole bool) {
	const lines = 2
	c, size := p.stage.Colours(), 13*p.by
	all := p.words.reasons(hint)
	for len(all) > 1 && len(widgets.Broken(widgets.Line, joined(all), size, width)) > lines {
		all = all[:len(all)-1]
	}
	whole = len(all) == len(hint.Reasons)
	return widgets.Paragraph(widgets.Line, joined(all), size, c.Text, width, 1, fyne.TextAlignLeading), whole
}

// line is a choice in short.
func (p *Panel) line(hint coach.Hint, width float32) fyne.CanvasObject {
	const high = 26
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	s := lay.NewSheet()
	percent := widgets.BoldLine(w.Percent(hint.Chance), 14*by, c.Text)
	need := percent.MinSize()
	number, bar := 44*by, width*0.24
	s.Fit(percent, lay.Rect(width-4*by-need.Width, (high*by-need.Height)/2, need.Width, need.Height))
	p.bar(s, hint, lay.Rect(width-4*by-number-bar, 9*by, bar, 8*by))
	room := width - 8*by - number - bar - 10*by
	name := widgets.OneLine(widgets.Line, p.called(hint.Action), 13.5*by, c.Text, room, fyne.TextAlignLeading)
	s.Fit(name, lay.Rect(6*by, (high*by-name.MinSize().Height)/2, room, name.MinSize().Height))
	return widgets.Fixed(s.Container, width, high*by)
}

// bar shows a chance, and where the best choice's chance ends.
func (p *Panel) bar(s lay.Sheet, hint coach.Hint, at lay.Rectangle) {
	best, percent := p.hints[0].Chance, p.stage.Words.Percent
	hinting.Chance{Of: hint.Chance, Best: best, AsGood: percent(hint.Chance) == percent(best)}.Draw(s, p.stage.Colours(), at, p.by)
}

// symbols are for actions that are not about one card.
var symbols = map[portroyal.ActionKind]string{
	portroyal.Stop: "bell", portroyal.Pass: "no-coin", portroyal.RepelShip: "repelled", portroyal.Gamble: "gambler",
	portroyal.Fulfil: "seal", portroyal.MoveToVictory: "hourglass", portroyal.KeepTime: "hourglass",
}

// picture shows what an action is about.
func (p *Panel) picture(s lay.Sheet, action portroyal.Action, at lay.Rectangle) {
	if name := symbols[action.Kind]; name != "" {
		size := at.W * 0.84
		s.Fit(widgets.OnPaper(p.stage.Colours(), p.stage.Symbol(name, size), size), at.Centred(size*1.16, size*1.16))
		return
	}
	card := action.Card // NoCard, the back, for the next one
	if action.Kind == portroyal.Dock {
		card = p.words.view.Pending()
	}
	s.Fit(p.pictures.FaceImage(card, at.W), at)
}
