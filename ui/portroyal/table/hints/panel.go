// Package hints shows what every choice of a decision is worth: the chance of winning as a bar, the best first,
// with reasons in words. It draws a panel over the table, and reports which choice is pressed. The coach knows
// what choices are worth; the table decides when to ask for that.
package hints

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
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
	stage *pieces.Stage
	words telling
	calls Calls

	answer   *answer // nil while the decision is open
	hints    []coach.Hint
	why      Why // why the best one is better than another
	thinking bool
	room     lay.Rectangle
	by       float32

	object   *fyne.Container // nil until it is laid out
	pictures *pieces.Pictures
	scroll   *container.Scroll
	tiles    []*widgets.Tile
}

// New makes a panel for a decision in a view, which waits for its hints.
func New(s *pieces.Stage, seats seats.Seats, view portroyal.View, calls Calls) *Panel {
	p := &Panel{stage: s, words: telling{s, seats, view}, calls: calls, thinking: true}
	p.Restyle()
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
	p := &Panel{
		stage: s, words: telling{s, seats, view}, hints: given.Worth, why: given.Why,
		answer: &answer{given.Chosen, given.Foot},
	}
	p.calls.Ask = ask
	p.Restyle()
	return p
}

// Restyle forgets what was drawn in another language or appearance.
func (p *Panel) Restyle() { p.object, p.pictures = nil, pieces.NewPictures(p.stage.Face) }

// Show fills in the hints, and why the best choice is better than the next.
func (p *Panel) Show(hints []coach.Hint, why Why) {
	p.hints, p.why, p.thinking = hints, why, false
	p.Restyle()
}

// Hide makes the panel invisible at once.
func (p *Panel) Hide() {
	if p.object != nil {
		p.object.Hide()
	}
}

// Typed handles a key: H and Escape close, up and down move from choice to choice; a focused choice handles its
// own keys. It reports whether the key was used.
func (p *Panel) Typed(key *fyne.KeyEvent) bool {
	switch key.Name {
	case fyne.KeyH, fyne.KeyEscape:
		p.calls.Close()
	case fyne.KeyDown:
		p.step(1)
	case fyne.KeyUp:
		p.step(-1)
	default:
		return false
	}
	return true
}

// Scrolled handles a key on a panel where nothing can be pressed: up and down scroll. It reports whether the key
// was used.
func (p *Panel) Scrolled(key *fyne.KeyEvent) bool {
	const by = 60
	switch key.Name {
	case fyne.KeyDown:
		p.scroll.Offset.Y += by
	case fyne.KeyUp:
		p.scroll.Offset.Y -= by
	default:
		return false
	}
	p.scroll.Offset.Y = min(max(p.scroll.Offset.Y, 0), max(0, p.scroll.Content.MinSize().Height-p.scroll.Size().Height))
	p.scroll.Refresh()
	return true
}

// step moves the focus to the next choice, or the one before.
func (p *Panel) step(by int) {
	if len(p.tiles) == 0 {
		return
	}
	window := p.stage.Window.Canvas()
	at := slices.IndexFunc(p.tiles, func(tile *widgets.Tile) bool { return window.Focused() == fyne.Focusable(tile) })
	if at < 0 && by < 0 {
		at = 0
	}
	to := p.tiles[(at+by+len(p.tiles))%len(p.tiles)]
	window.Focus(to)
	widgets.ScrollTo(p.scroll, to)
}

// Lay returns the panel for this room, scaled by the factor by. It takes no more of the height than it needs.
func (p *Panel) Lay(room lay.Rectangle, by float32) fyne.CanvasObject {
	if p.object == nil || p.room != room || p.by != by {
		p.room, p.by = room, by
		p.pictures.Again()
		p.draw()
	}
	return p.object
}

// The lengths of the panel in units of the usual size.
const (
	edge     = 14
	headHigh = 36
	footHigh = 22
	barWidth = 12 // beside the choices, for the scroll bar
)

func (p *Panel) draw() {
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	in := p.room.W - 2*edge*by
	body, high := p.body(in - barWidth*by)
	most := p.room.H - (headHigh+footHigh+2.2*edge)*by
	p.scroll = container.NewVScroll(container.New(fynelayout.NewCustomPaddedLayout(0, 0, 0, barWidth*by), body))
	high = min(high, most)
	all := lay.NewSheet()
	size := lay.Rect(0, 0, p.room.W, high+(headHigh+footHigh+2.2*edge)*by)
	// Nothing below can be pressed, or enlarged, through the panel.
	all.Fit(widgets.NewArea(nil), size)
	all.Fit(widgets.NewTipped(""), size)
	all.Fit(widgets.NewSheet(c, by, 0, container.NewWithoutLayout()), size)
	y := edge * by
	lantern := 28 * by
	all.Fit(widgets.OnPaper(c, p.stage.Symbol("lantern", lantern), lantern),
		lay.Rect(edge*by, y, lantern*1.16, lantern*1.16))
	wide := in - lantern*1.4
	says := w.T("hint.keys")
	if p.answer != nil {
		says = p.answer.foot
	} else {
		done := widgets.NewPlate(c, widgets.QuietPlate, w.T("close"), p.calls.Close).WithToolTip(w.T("hint.close.tip"))
		done.Growth = by
		need := done.MinSize()
		all.Fit(done, lay.Rect(p.room.W-edge*by-need.Width, y, need.Width, need.Height))
		wide -= need.Width + 8*by
	}
	title := widgets.OneLine(widgets.Title, p.words.title(), 18*by, c.Text, wide, fyne.TextAlignLeading)
	tall := title.MinSize().Height
	all.Fit(title, lay.Rect(edge*by+lantern*1.4, y+(32*by-tall)/2, wide, tall))
	y += headHigh * by
	all.Fit(p.scroll, lay.Rect(edge*by, y+edge*by*0.2, in, high))
	y += high + edge*by*0.3
	foot := widgets.OneLine(widgets.Line, says, 12.5*by, c.Quiet, in, fyne.TextAlignLeading)
	all.Fit(foot, lay.Rect(edge*by, y+3*by, in, foot.MinSize().Height))
	p.object = all.Container
	lay.Rect(p.room.X, p.room.Y, size.W, size.H).Put(p.object)
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

// body is the list of choices, and its height.
func (p *Panel) body(width float32) (fyne.CanvasObject, float32) {
	c, by := p.stage.Colours(), p.by
	column := container.New(fynelayout.NewCustomPaddedVBoxLayout(4 * by))
	p.tiles = nil
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
		p.tiles = append(p.tiles, tile)
		column.Add(tile)
	}
	return column, column.MinSize().Height
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
	c := p.stage.Colours()
	ground := canvas.NewRectangle(c.Field)
	ground.CornerRadius = at.H / 2
	s.Fit(ground, at)
	best := float32(p.hints[0].Chance)
	paint := palette.Lagoon
	if p.stage.Words.Percent(hint.Chance) == p.stage.Words.Percent(p.hints[0].Chance) { // as good as the best
		paint = palette.Brass
	}
	part := canvas.NewRectangle(paint)
	part.CornerRadius = at.H / 2
	s.Fit(part, lay.Rect(at.X, at.Y, max(at.W*float32(hint.Chance), at.H*0.6), at.H))
	mark := canvas.NewRectangle(c.Text)
	s.Fit(mark, lay.Rect(at.X+at.W*best-p.by, at.Y-1.5*p.by, 2*p.by, at.H+3*p.by))
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
