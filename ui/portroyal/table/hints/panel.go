// Package hints shows what every choice of a decision is worth: the chance of winning as a bar, or what it is below if the
// choice is far behind, the best first, with reasons in words. It draws a panel over the table, and reports which choice is
// pressed. The coach knows what choices are worth; the table decides when to ask for that.
package hints

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/reviews"
	"portroyal/ui/geometry"
	"portroyal/ui/hints"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are the effects of pressing something.
type Calls struct {
	Play  func(portroyal.Action) // a choice
	Close func()
	Ask   func(of entry.Entry) // what the rules say about something

	// Against has it found out how likely the best choice is to win against the players who are there, where they do not all
	// play as well as they can; nil where they do.
	Against func(best portroyal.Action)
}

// Panel shows the hints for one decision. All methods must be called on the toolkit's goroutine.
type Panel struct {
	hints.Panel
	stage *pieces.Stage
	words telling
	calls Calls

	answer   *Answer // nil while the decision is open; nothing can be pressed after it
	hints    []coach.Hint
	below    []float64 // what the chance of each is below, see [coach.Bound]; 0 where it is told
	level    bool      // chances tell none of them from another
	omitted  int       // choices for which there was no time
	why      Why       // why the best one is better than another
	thinking bool
	playing  bool        // it is being found out how the best choice does against the players who are there
	against  *coach.Odds // what has been found so far

	by       float32 // how much larger than usual it was drawn last
	pictures *pieces.Pictures
}

// panelOf makes a panel without its hints.
func panelOf(s *pieces.Stage, seats seats.Seats, view portroyal.View) *Panel {
	p := &Panel{stage: s, words: telling{s, seats, view}}
	p.Panel = hints.Panel{Stage: s.Stage, Body: p.body, Title: p.words.title(), Foot: p.foot}
	p.Restyle()
	return p
}

// New makes a panel for a decision in a view, which waits for its hints.
func New(s *pieces.Stage, seats seats.Seats, view portroyal.View, calls Calls) *Panel {
	p := panelOf(s, seats, view)
	p.calls, p.Close, p.thinking = calls, calls.Close, true
	p.About, p.AboutTip, p.Keys = "hint.about", []words.ID{"hint.about.tip"}, "hint.told"
	return p
}

// Answer is a decision that has been made: what every choice was worth, the best first, why that is better than
// another, which one was taken, and a last line of text.
type Answer struct {
	Worth  []coach.Hint
	Why    Why
	Chosen portroyal.Action
	Foot   string

	Judged bool // it is judged by these chances, which are all told then
}

// NewAnswer makes a panel that shows a decision that has been made; ask is called for what the rules say about a
// choice.
func NewAnswer(
	s *pieces.Stage, seats seats.Seats, view portroyal.View, given Answer, ask func(of entry.Entry),
) *Panel {
	p := panelOf(s, seats, view)
	p.hints, p.why, p.answer = given.Worth, given.Why, &given
	p.calls.Ask = ask
	p.bounds()
	return p
}

// Typed handles a key as the shared panel does. Enter, while no choice has the focus, gives it to the best one: what it would do
// at the table is not what stands first here.
func (p *Panel) Typed(key *fyne.KeyEvent) bool {
	enter := key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter
	if !enter || p.answer != nil || p.Focused() >= 0 {
		return p.Panel.Typed(key)
	}
	if len(p.hints) > 0 {
		p.Focus(0)
	}
	return true
}

// Restyle forgets what was drawn in another language or appearance.
func (p *Panel) Restyle() {
	p.Panel.Restyle()
	p.pictures = pieces.NewPictures(p.stage.Face)
}

// Show fills in the hints, and why the best choice is better than the next. Where chances tell no choice from another, the
// choices stand in order of points.
func (p *Panel) Show(hints []coach.Hint, why Why) {
	p.hints, p.why, p.thinking = slices.Clone(hints), why, false
	p.omitted = len(p.words.view.Legal(nil)) - len(hints)
	if p.level = coach.Level(hints); p.level {
		slices.SortStableFunc(p.hints, func(a, b coach.Hint) int { return cmp.Compare(b.Points, a.Points) })
	}
	if p.why.counts() { // two counts of cards, each of something else, would only confuse
		for i := range p.hints {
			reasons := slices.Clone(p.hints[i].Reasons)
			p.hints[i].Reasons = slices.DeleteFunc(reasons, func(r coach.Reason) bool {
				return r.Topic == coach.Improves || r.Topic == coach.Coloured
			})
		}
	}
	p.bounds()
	p.Restyle()
}

// bounds finds which choices are so far behind that only a bound of their chance is told: never more than is told of the one
// before. One that would have the same number as the last one told has it.
func (p *Panel) bounds() {
	p.below = make([]float64, len(p.hints))
	if p.level || p.answer != nil && p.answer.Judged {
		return
	}
	most, percent := 1.0, p.stage.Words.Percent
	for i, hint := range p.hints {
		below, far := coach.Bound(p.hints[0].Chance, hint.Chance)
		if far && percent(hint.Chance) != percent(most) {
			p.below[i] = min(below, most)
		} else {
			most = math.Round(100*hint.Chance) / 100 // as it is written
		}
	}
}

// foot is the line below the choices.
func (p *Panel) foot() string {
	if p.answer != nil {
		return p.answer.Foot
	}
	return p.stage.Words.T("hint.keys")
}

// inFull is how many of the best choices are shown with their reasons in any case; those far behind them have a line each.
const inFull = 4

// inFull reports whether a choice is shown with its reasons: the best ones are, and all that would be a slip at most beside
// them; of a decision that has been made the one taken, which must be visible without scrolling.
func (p *Panel) inFull(i int) bool {
	if p.answer != nil && (len(p.hints) > inFull || len(p.why.Differences) > 0) {
		return i < inFull/2 || p.hints[i].Action == p.answer.Chosen
	}
	return i < inFull || !p.level && p.slip(i)
}

// slip reports whether it would be a slip at most to take a choice.
func (p *Panel) slip(i int) bool {
	view := &p.words.view
	cost := (p.hints[0].Chance - p.hints[i].Chance) / review.Scale(view.Players(), view.Options().Together())
	return reviews.ClassOf(cost) <= reviews.Slip
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
	note := func(text string) {
		column.Add(widgets.Paragraph(widgets.Line, text, 13*by, c.Text, width, 1, fyne.TextAlignLeading))
	}
	if p.level {
		note(p.stage.Words.T("hint.level"))
	}
	from := 0
	if good := p.good(); good > 1 {
		from = good
		column.Add(hints.Alike(p.stage.Stage, width, by, good, p.choice))
	}
	for i := from; i < len(p.hints); i++ {
		column.Add(p.choice(i, width))
	}
	if p.answer == nil && len(p.hints) > 0 && p.omitted > 0 {
		note(p.stage.Words.N("hint.omitted", p.omitted))
	}
	switch {
	case p.against != nil:
		note(p.oddsSaid())
	case p.playing:
		note(p.stage.Words.T("hint.against.playing"))
	case p.calls.Against != nil && len(p.hints) > 0:
		plate := widgets.NewPlate(c, widgets.QuietPlate, p.stage.Words.T("hint.against.ask"), p.playAgainst).Grown(by)
		plate.SetToolTip(p.stage.Words.T("hint.against.tip"))
		p.Pressed(plate)
		column.Add(container.NewHBox(plate))
	}
	return column
}

// playAgainst has the best choice played out.
func (p *Panel) playAgainst() {
	p.playing = true
	p.Redraw()
	p.calls.Against(p.hints[0].Action)
}

// ShowOdds tells how likely the best choice is to win against the players who are there, as far as is known.
func (p *Panel) ShowOdds(odds coach.Odds) {
	p.against = &odds
	p.Redraw()
}

// oddsSaid are those odds in a sentence: in steps of five points as long as they are not known to one. Those that are not sure
// yet are said to be so.
func (p *Panel) oddsSaid() string {
	w, step := p.stage.Words, 0.05
	if p.against.Error < step/10 {
		step = 0.01
	}
	chance := math.Round(p.against.Chance/step) * step
	says := w.T("hint.about.chance", "Chance", w.Percent(chance))
	if chance == 0 && step > 0.01 {
		says = hints.Under(w, step, 1)
	}
	said := w.T("hint.against", "Chance", says)
	if !p.against.Sure() {
		said += " " + w.T("hint.counting")
	}
	return said
}

// good is how many choices are shown together as equally good: those beside the best that are as good as that. Of a decision
// that has been made it is told which choice was the best.
func (p *Panel) good() (n int) {
	if p.answer != nil || p.level {
		return 0
	}
	for n < len(p.hints) && coach.Alike(p.hints[0].Chance, p.hints[n].Chance) {
		n++
	}
	return n
}

// choice is a choice in full or in short, to be pressed while the decision is open.
func (p *Panel) choice(i int, width float32) fyne.CanvasObject {
	hint := p.hints[i]
	var shown fyne.CanvasObject
	whole := false
	if p.inFull(i) {
		shown, whole = p.row(i, width)
	} else {
		shown = p.line(i, width)
	}
	if p.answer != nil {
		return p.stated(hint, shown)
	}
	name := p.words.choice(hint.Action) + ", " + strings.Join(p.worth(i), ", ")
	tile := widgets.NewBareTile(p.stage.Colours(), name, shown, func() { p.calls.Play(hint.Action) })
	tile.Enters, tile.OnAsk = true, p.asks(hint.Action)
	if !whole {
		tile.SetToolTip(p.words.tip(hint))
	}
	p.Pressed(tile)
	return tile
}

// worth is what a choice is worth as numbers, that by which the choices are in order first: its chance, or its points where
// chances tell no choice from another. Then all have the same chance, lest one that is last seem to be better by a point.
func (p *Panel) worth(i int) []string {
	w := p.stage.Words
	chance := w.Percent(p.hints[i].Chance)
	switch {
	case p.level:
		sum := 0.0
		for _, hint := range p.hints {
			sum += hint.Chance
		}
		mean := w.Percent(sum / float64(len(p.hints)))
		return []string{w.T("hint.level.points", "Points", w.Decimal(p.hints[i].Points)), mean}
	case p.far(i):
		return []string{hints.Under(w, p.below[i], p.hints[0].Chance)}
	}
	return []string{chance}
}

// far reports whether a choice is so far behind that only a bound of its chance is told.
func (p *Panel) far(i int) bool { return p.below[i] > 0 }

// stated is a choice that can no longer be pressed; the one taken is marked.
func (p *Panel) stated(hint coach.Hint, shown fyne.CanvasObject) fyne.CanvasObject {
	all := container.NewStack()
	if hint.Action == p.answer.Chosen {
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
	if p.answer != nil && action == p.answer.Chosen {
		return p.stage.Words.T("hint.taken", "Choice", name)
	}
	return name
}

// row is a choice with its picture, its chance as a number and as a bar, and its reasons; whole says that all
// reasons are there.
func (p *Panel) row(i int, width float32) (row fyne.CanvasObject, whole bool) {
	c, by, hint := p.stage.Colours(), p.by, p.hints[i]
	s := geometry.NewSheet()
	picture := float32(int(38 * by))
	left := picture + 10*by
	right := width - 4*by
	large := 17 * by
	if p.far(i) {
		large = 14 * by // a bound is longer, and says less
	}
	x := p.numbers(s, i, large, right, func(high float32) float32 { return 2*by + (22*by - high) })
	room, size := x-left-8*by, 15*by
	if len(widgets.Broken(widgets.BoldLine, p.called(hint.Action), size, room)) > 1 {
		size = 13 * by // and in two lines if necessary: nothing that distinguishes choices is cut off
	}
	name := widgets.Paragraph(widgets.BoldLine, p.called(hint.Action), size, c.Text, room, 1, fyne.TextAlignLeading)
	s.Fit(name, geometry.Rect(left, 3*by, room, name.MinSize().Height))
	y := 3*by + name.MinSize().Height + 2*by
	if p.barred(i) {
		p.bar(s, i, geometry.Rect(left, y, right-left, 9*by))
		y += 12 * by
	}
	reasons, whole := p.reasons(hint, right-left)
	s.Fit(reasons, geometry.Rect(left, y, right-left, reasons.MinSize().Height))
	high := max(y+reasons.MinSize().Height+3*by, pieces.CardHeight(picture)+6*by)
	tall := pieces.CardHeight(picture)
	p.picture(s, hint.Action, geometry.Rect(3*by, (high-tall)/2, picture, tall))
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
func (p *Panel) line(i int, width float32) fyne.CanvasObject {
	const high = 26
	c, by := p.stage.Colours(), p.by
	s := geometry.NewSheet()
	x := p.numbers(s, i, 14*by, width-4*by, func(tall float32) float32 { return (high*by - tall) / 2 })
	room := x - 14*by
	if p.barred(i) {
		number, bar := 44*by, width*0.24
		p.bar(s, i, geometry.Rect(width-4*by-number-bar, 9*by, bar, 8*by))
		room = width - 8*by - number - bar - 10*by
	}
	name := widgets.OneLine(widgets.Line, p.called(p.hints[i].Action), 13.5*by, c.Text, room, fyne.TextAlignLeading)
	s.Fit(name, geometry.Rect(6*by, (high*by-name.MinSize().Height)/2, room, name.MinSize().Height))
	return widgets.Fixed(s.Container, width, high*by)
}

// numbers writes what a choice is worth up to x, at a height for theirs, and gives where that begins.
func (p *Panel) numbers(s geometry.Sheet, i int, size, x float32, y func(high float32) float32) float32 {
	c := p.stage.Colours()
	for j, number := range p.worth(i) {
		text := widgets.BoldLine(number, size, c.Text)
		if j > 0 {
			text = widgets.Line(number, 12.5*p.by, c.Quiet)
			x -= 6 * p.by
		}
		need := text.MinSize()
		x -= need.Width
		s.Fit(text, geometry.Rect(x, y(need.Height), need.Width, need.Height))
	}
	return x
}

// barred reports whether a choice has a bar: one whose chance is told, where chances say something.
func (p *Panel) barred(i int) bool { return !p.level && !p.far(i) }

// bar shows a chance, and where the best choice's chance ends.
func (p *Panel) bar(s geometry.Sheet, i int, at geometry.Rectangle) {
	of, best, percent := p.hints[i].Chance, p.hints[0].Chance, p.stage.Words.Percent
	good := i < p.good() || percent(of) == percent(best)
	hints.Chance{Of: of, Best: best, AsGood: good}.Draw(s, p.stage.Colours(), at, p.by)
}

// picture shows what an action is about.
func (p *Panel) picture(s geometry.Sheet, action portroyal.Action, at geometry.Rectangle) {
	if name := pieces.Undertaking(action.Kind); name != "" && action.Kind != portroyal.Dock {
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
