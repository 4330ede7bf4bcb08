// Package hindsight is the page that looks back on a game: the chances of all seats turn by turn, what the cards gave and
// what decisions cost, adding up to the result, and the few decisions that mattered most. The engine's review says all
// of it; the caller makes it, opens replays and puts decisions up again.
package hindsight

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	looksback "portroyal/ui/hindsight"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Calls are what the page offers.
type Calls struct {
	Look  func(step int) // shows the replay after so many steps
	Again func(step int) // puts the decision after so many steps up again, without its answer
	Anew  func() *Work   // begins a review that was stopped anew

	// Twice has the costly decisions and the finds of a seat looked at again: the work gets another review for it, or is
	// told that nothing came of it.
	Twice func(work *Work, seat int)

	Back func()
}

// Game is a game that is looked back on.
type Game struct {
	Match   *match.Match
	Colours []int // of the seats
	Work    *Work
}

// How many decisions are told that cost something, and that were found.
const (
	mostTold  = 5
	mostFound = 3
)

// Page is the page.
type Page struct {
	*scenery.Screen

	stage *pieces.Stage
	game  Game
	calls Calls
	seats seats.Seats

	seat   int              // the one that it is about
	chosen looksback.Chosen // the turn of the chart
	whys   map[int]hints.Why

	ladder *statistics.Ladder // what the levels' decisions cost

	by       float32 // how much larger than usual everything is drawn
	pictures *pieces.Pictures
	middle   *fyne.Container
	chart    *looksback.Chart
	sums     *fyne.Container // the numbers of the seat
	scroll   *container.Scroll
	began    func() // shows how far the review has come; nil once it is there
	shown    shown
}

// shown is what is shown in the middle of the page, but for the sums.
type shown struct {
	state   state
	seat    int
	looking bool // the seat is looked at again
	tested  bool // it has been
}

// New makes the page, about a seat at first.
func New(s *pieces.Stage, game Game, seat int, calls Calls) *Page {
	p := &Page{stage: s, game: game, calls: calls, seat: seat, whys: map[int]hints.Why{}, ladder: statistics.Measured()}
	p.chosen.At = -1
	p.seats = seats.Of(game.Match.Seats(), game.Colours)
	p.Screen = scenery.NewScreen(s.Stage, p.build)
	p.follow(game.Work)
	return p
}

// Seat is the seat that the page is about.
func (p *Page) Seat() int { return p.seat }

// Choose shows a turn of the chart as chosen, that of the decision after so many steps. Nothing is told of it: somebody who
// comes back from it knows it.
func (p *Page) Choose(step int) {
	r := p.review()
	if r == nil {
		return
	}
	for i, turn := range r.Turns() {
		if turn.Step <= step {
			p.chosen.At = i
		}
	}
	p.chosen.Mute = true
	if p.chart != nil {
		p.chart.Update()
	}
}

// follow shows a work, and what becomes of it.
func (p *Page) follow(work *Work) {
	p.game.Work = work
	work.changed = func() {
		switch {
		case p.Context().Err() != nil:
		case work.state == going && p.began != nil:
			p.began()
		case p.middle != nil && p.shown == p.showing(): // the look at another seat
			p.showSums()
			p.lookTwice()
		default:
			p.build()
			p.reason()
			p.lookTwice()
		}
	}
	work.tryAgain()
	p.reason()
	p.lookTwice()
}

// review is what was found, nil if nothing is there yet.
func (p *Page) review() *review.Review { return p.game.Work.review }

// Leave ends what the page has going on. The review goes on.
func (p *Page) Leave() {
	p.Screen.Leave()
	p.game.Work.changed = nil
}

// Typed does what a key stands for: left and right go from turn to turn on the chart, Enter opens the replay there.
func (p *Page) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyBackspace:
		p.calls.Back()
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome, fyne.KeyEnd, fyne.KeyReturn, fyne.KeyEnter:
		if p.chart != nil {
			p.chart.Typed(key.Name)
		}
	case fyne.KeyPageUp, fyne.KeyPageDown:
		if p.scroll != nil {
			widgets.ScrollKeys(p.scroll)(key)
		}
	case fyne.KeyUp, fyne.KeyDown:
		p.stage.Walk(key)
	}
}

// lookTwice has the decisions of the seat looked at again, where that has not been done, and then those of the others, one
// seat at a time: what they gave or took is too much by the first look alone.
func (p *Page) lookTwice() {
	work := p.game.Work
	if p.review() == nil {
		return
	}
	if work.lookAt(p.seat) {
		p.calls.Twice(work, p.seat)
		return
	}
	if work.looksAt(-1, len(p.seats)) {
		return
	}
	for seat := range p.seats {
		if work.lookAt(seat) {
			p.calls.Twice(work, seat)
			return
		}
	}
}

// dearest are the decisions that are told of.
func (p *Page) dearest() []*review.Decision { return p.review().Dearest(p.seat, mostTold) }

// reason has the reasons found why the best actions were better.
func (p *Page) reason() {
	if p.review() == nil {
		return
	}
	for _, d := range p.dearest() {
		if _, known := p.whys[d.Step]; known {
			continue
		}
		step := d.Step
		p.whys[step] = hints.Why{}
		hints.Compare(p.Context(), p.stage, p.game.Match.ViewAt(step), d.Best, []portroyal.Action{d.Played}, func(whys []hints.Why) {
			if len(whys) > 0 && len(whys[0].Differences) > 0 {
				p.whys[step] = whys[0]
				p.showMiddle()
			}
		})
	}
}

// to shows another seat.
func (p *Page) to(seat int) {
	p.seat = seat
	p.lookTwice() // first, so that what is shown says so
	p.showMiddle()
	p.reason()
}

func (p *Page) build() {
	if p.Size.Width == 0 {
		return
	}
	p.by = stage.Growth(p.Size)
	p.pictures = pieces.NewPictures(p.stage.Face)
	side := 24 * p.by
	head, foot := p.head(), p.foot()
	headHigh, footHigh := head.MinSize().Height, foot.MinSize().Height
	top := side*0.5 + headHigh + 10*p.by
	bottom := p.Size.Height - footHigh - side*0.5
	p.middle = &fyne.Container{}
	wide := p.Size.Width - 2*side
	p.Root.Objects = []fyne.CanvasObject{
		p.Harbour(),
		widgets.Placed(head, fyne.NewPos(side, side*0.5), fyne.NewSize(wide, headHigh)),
		widgets.Placed(p.middle, fyne.NewPos(side, top), fyne.NewSize(wide, bottom-10*p.by-top)),
		widgets.Placed(foot, fyne.NewPos(side, bottom), fyne.NewSize(wide, footHigh)),
	}
	p.showMiddle()
	p.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
}

// showing is what the middle of the page would show now.
func (p *Page) showing() shown {
	now := shown{state: p.game.Work.state, seat: p.seat}
	if r := p.review(); r != nil {
		now.looking, now.tested = p.game.Work.looking(p.seat), r.Twice[p.seat] && r.Tested[p.seat]
	}
	return now
}

// showSums shows the numbers of the seat anew; all else stays as it is.
func (p *Page) showSums() {
	if p.sums != nil && p.review() != nil {
		p.sums.Objects = []fyne.CanvasObject{p.numbers(p.sums.Size().Width)}
		p.Root.Refresh()
	}
}

// showMiddle shows all that is about the chosen seat, scrolled as far as it was.
func (p *Page) showMiddle() {
	if p.middle == nil {
		return
	}
	var offset fyne.Position
	if p.scroll != nil && p.shown.seat == p.seat {
		offset = p.scroll.Offset
	}
	p.began, p.shown = nil, p.showing()
	if p.review() == nil {
		p.middle.Objects = []fyne.CanvasObject{p.waiting(p.middle.Size())}
	} else {
		p.middle.Objects = p.told(p.middle.Size())
	}
	p.stage.HandOnKeys(p.Root, p.Typed)
	p.Root.Refresh()
	if p.scroll != nil && offset.Y > 0 {
		p.scroll.ScrollToOffset(offset)
	}
}

// told are the chart on the left, and numbers and decisions on the right.
func (p *Page) told(size fyne.Size) []fyne.CanvasObject {
	c, gap := p.stage.Colours(), 16*p.by
	right := max(size.Width*0.41, 380)
	left := fyne.NewSize(size.Width-right-gap, size.Height)
	edge := 12 * p.by
	p.chart = looksback.NewChart(p.stage.Stage, p.course(), &p.chosen, left.SubtractWidthHeight(2*edge, 2*edge), p.by)
	paper := &fyne.Container{Objects: []fyne.CanvasObject{
		widgets.Placed(p.chart, fyne.NewPos(edge, edge), left.SubtractWidthHeight(2*edge, 2*edge)),
	}}
	account := p.account(fyne.NewSize(right-2*edge, size.Height-2*edge))
	other := &fyne.Container{Objects: []fyne.CanvasObject{
		widgets.Placed(account, fyne.NewPos(edge, edge), fyne.NewSize(right-2*edge, size.Height-2*edge)),
	}}
	return []fyne.CanvasObject{
		widgets.Placed(widgets.NewSheet(c, p.by, 0, paper), fyne.Position{}, left),
		widgets.Placed(widgets.NewSheet(c, p.by, 0, other), fyne.NewPos(left.Width+gap, 0), fyne.NewSize(right, size.Height)),
	}
}

// waiting says how far the review has come, or that there is none.
func (p *Page) waiting(size fyne.Size) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	p.chart, p.scroll, p.sums = nil, nil, nil
	room := min(size.Width*0.7, 520*by)
	box := container.New(layout.NewCustomPaddedVBoxLayout(12 * by))
	symbol := 72 * by
	box.Add(container.NewCenter(widgets.Fixed(p.stage.Symbol("lantern", symbol), symbol, symbol)))
	says := func(text string) fyne.CanvasObject {
		return widgets.Paragraph(widgets.Line, text, 17*by, c.Text, room, 1, fyne.TextAlignCenter)
	}
	plate := container.NewCenter()
	switch p.game.Work.state {
	case failed:
		box.Add(says(w.T("review.failed")))
	case stopped:
		box.Add(says(w.T("review.stopped")))
		plate.Add(p.stage.Plate(widgets.CalmPlate, "review.begin", by, func() {
			p.follow(p.calls.Anew())
			p.build()
		}))
	default:
		work := p.game.Work
		line := canvas.NewText("", c.Text)
		count := container.NewStack(line)
		bar, part := canvas.NewRectangle(c.Field), canvas.NewRectangle(c.Accent)
		bar.CornerRadius, part.CornerRadius = 6*by, 6*by
		rail := widgets.Fixed(&fyne.Container{Objects: []fyne.CanvasObject{bar, part}}, room, 12*by)
		bar.Resize(fyne.NewSize(room, 12*by))
		p.began = func() {
			count.Objects = []fyne.CanvasObject{says(w.T("review.going", "Done", work.done, "All", work.all))}
			part.Resize(fyne.NewSize(max(room*float32(work.percent())/100, 12*by), 12*by))
			count.Refresh()
			canvas.Refresh(part)
		}
		p.began()
		box.Add(count)
		box.Add(rail)
		plate.Add(p.stage.Plate(widgets.PlainPlate, "review.stop", by, work.Stop))
	}
	box.Add(plate)
	sheet := widgets.NewSheet(c, by, 22*by, box)
	need := sheet.MinSize()
	return widgets.Placed(sheet, fyne.NewPos((size.Width-need.Width)/2, (size.Height-need.Height)/2), need)
}

// head is the title, and the seats to choose from.
func (p *Page) head() fyne.CanvasObject {
	var players []string
	for i := range p.seats {
		players = append(players, p.seats[i].Name)
	}
	face := func(seat int, size float32) fyne.CanvasObject {
		return p.stage.SeatHead(seat, p.seats[seat].Colour, size)
	}
	return looksback.Head(p.stage.Stage, players, face, p.seat, p.Size.Width, p.by, p.to)
}

// foot leads back, and says how the numbers are meant.
func (p *Page) foot() fyne.CanvasObject {
	text := p.stage.Words.T("review.about")
	if view := p.game.Match.View(); view.Options().Together() {
		text = p.stage.Words.T("review.about.together")
	}
	return looksback.Foot(p.stage.Stage, text, p.Size.Width, p.by, p.calls.Back)
}

// First is the seat that a page about a game begins with: the first person's, or the first one if there is none.
func First(game *match.Match) int {
	for seat := range game.Seats() {
		if game.Person(seat) {
			return seat
		}
	}
	return 0
}
