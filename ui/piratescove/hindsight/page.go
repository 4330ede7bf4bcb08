// Package hindsight is the page that looks back on a game of Pirate's Cove: the chances of all seats round by round, how a
// seat decided, and the decisions that cost it most. The engine's review finds them while the page is open; the caller opens
// replays.
package hindsight

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	looksback "portroyal/ui/hindsight"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Calls are what the page offers.
type Calls struct {
	Look func(step int) // shows the replay after so many steps
	Back func()
}

// Game is a game that is looked back on.
type Game struct {
	Match     *match.Match
	Colours   []int    // of the seats
	Portraits []string // the heads of the seats; those of the record where there are none

	// Known are the reviews that have been made of the game, by seat. The page adds those that it has finished.
	Known map[int]*review.Review
}

// How many decisions are told that cost something, and that were found.
const (
	mostTold  = 6
	mostFound = 2
)

// Page is the page.
type Page struct {
	*scenery.Screen

	stage *stage.Stage
	game  Game
	calls Calls
	names []string

	seat   int              // the one that it is about
	chosen looksback.Chosen // the round on the chart
	review *review.Review   // what is known of the seat; nil for nothing yet
	failed bool
	stop   context.CancelFunc // ends the looking at the seat

	by     float32
	middle *fyne.Container
	chart  *looksback.Chart
	scroll *container.Scroll
	sums   *fyne.Container // the numbers of the seat
	shown  shown
	tiles  map[int]*widgets.Tile // of the decisions, by step
}

// shown is what is shown in the middle of the page but for the numbers.
type shown struct {
	seat  int
	there bool
	final bool
	told  string // the decisions on the chart and in the list
}

// New makes the page, about a seat at first, and begins to look at its decisions.
func New(s *stage.Stage, game Game, seat int, calls Calls) *Page {
	p := &Page{stage: s, game: game, calls: calls, stop: func() {}}
	if p.game.Known == nil {
		p.game.Known = map[int]*review.Review{}
	}
	for _, seat := range game.Match.Seats() {
		p.names = append(p.names, seat.Name)
	}
	p.chosen.At = -1
	p.Screen = scenery.NewScreen(s, p.build)
	p.about(seat)
	return p
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

// Seat is the seat that the page is about.
func (p *Page) Seat() int { return p.seat }

// Choose shows the round of a step as chosen on the chart. Nothing is told of it: somebody who comes back from it knows it.
func (p *Page) Choose(step int) {
	if p.review == nil {
		return
	}
	for i, round := range p.review.Rounds {
		if i == 0 || round.Step <= step {
			p.chosen.At = i
		}
	}
	p.chosen.Mute = true
	if p.chart != nil {
		p.chart.Update()
	}
}

// about turns to a seat, and looks at its decisions unless that has been done.
func (p *Page) about(seat int) {
	p.stop()
	p.seat, p.review, p.failed = seat, p.game.Known[seat], false
	if p.review != nil {
		return
	}
	ctx, stop := context.WithCancel(p.Context())
	p.stop = stop
	record := p.game.Match.Record().Snapshot()
	var last *review.Review
	var failure error
	p.stage.Think(ctx, func(ctx context.Context) {
		judge, err := review.NewJudge()
		if err != nil {
			failure = err
			return
		}
		failure = judge.Review(ctx, record, seat, func(r *review.Review) {
			if last = r; !r.Final {
				p.stage.Post(func() {
					if ctx.Err() == nil {
						p.found(r)
					}
				})
			}
		})
	}, func() {
		if failure != nil {
			p.stage.Log.Error("review", "error", failure.Error())
			p.failed = true
			p.showMiddle()
			return
		}
		p.game.Known[seat] = last
		p.found(last)
	})
}

// found shows what has been found, the same as before or more.
func (p *Page) found(r *review.Review) {
	p.review = r
	switch now := p.showing(); {
	case p.middle == nil:
	case now == p.shown:
		p.showSums()
	default:
		p.showMiddle()
	}
}

// Leave ends what the page has going on.
func (p *Page) Leave() {
	p.stop()
	p.Screen.Leave()
}

// Typed does what a key stands for: left and right go from round to round on the chart, Enter opens the replay there.
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

// to shows another seat.
func (p *Page) to(seat int) {
	if seat != p.seat {
		p.about(seat)
		p.showMiddle()
	}
}

// face is the head of a seat.
func (p *Page) face(seat int, size float32) fyne.CanvasObject {
	rim := widgets.SeatColour(p.game.Colours[seat])
	if seat < len(p.game.Portraits) {
		return p.stage.Head(p.game.Portraits[seat], rim, size)
	}
	return p.stage.RecordedHead(p.game.Match.Seats()[seat], rim, size)
}

func (p *Page) build() {
	if p.Size.Width == 0 {
		return
	}
	p.by = stage.Growth(p.Size)
	side := 24 * p.by
	head := looksback.Head(p.stage, p.names, p.face, p.seat, p.Size.Width, p.by, p.to)
	foot := looksback.Foot(p.stage, p.stage.Words.T("review.about"), p.Size.Width, p.by, p.calls.Back)
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

// showSums shows the numbers of the seat anew; all else stays as it is.
func (p *Page) showSums() {
	before := p.sums.MinSize().Height
	p.sums.Objects = []fyne.CanvasObject{p.numbers(p.sums.Size().Width)}
	if p.sums.MinSize().Height != before {
		p.scroll.Content.Refresh() // what is below moves
	}
	p.sums.Refresh()
}

// showMiddle shows all that is about the seat, scrolled as far as it was, with the focus where it was.
func (p *Page) showMiddle() {
	if p.middle == nil {
		return
	}
	var offset fyne.Position
	if p.scroll != nil && p.shown.seat == p.seat {
		offset = p.scroll.Offset
	}
	focused := -1
	for step, tile := range p.tiles {
		if p.stage.Window.Canvas().Focused() == fyne.Focusable(tile) && p.shown.seat == p.seat {
			focused = step
		}
	}
	p.shown, p.tiles = p.showing(), map[int]*widgets.Tile{}
	if p.review == nil {
		p.chart, p.scroll, p.sums = nil, nil, nil
		p.middle.Objects = []fyne.CanvasObject{p.waiting(p.middle.Size())}
	} else {
		p.middle.Objects = p.sheets(p.middle.Size())
	}
	p.stage.HandOnKeys(p.Root, p.Typed)
	p.Root.Refresh()
	if p.scroll != nil && offset.Y > 0 {
		p.scroll.ScrollToOffset(offset)
	}
	if tile := p.tiles[focused]; tile != nil {
		p.stage.Window.Canvas().Focus(tile)
	}
}

// sheets are the chart on the left, and numbers and decisions on the right.
func (p *Page) sheets(size fyne.Size) []fyne.CanvasObject {
	c, gap := p.stage.Colours(), 16*p.by
	right := max(size.Width*0.43, 400)
	left := fyne.NewSize(size.Width-right-gap, size.Height)
	edge := 12 * p.by
	p.chart = looksback.NewChart(p.stage, p.course(), &p.chosen, left.SubtractWidthHeight(2*edge, 2*edge), p.by)
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

// waiting is what is shown before anything is known: that there is no review, or nothing for the moment that it takes to
// play the game again.
func (p *Page) waiting(size fyne.Size) fyne.CanvasObject {
	if !p.failed {
		return canvas.NewRectangle(nil)
	}
	c, by := p.stage.Colours(), p.by
	room := min(size.Width*0.7, 520*by)
	says := widgets.Paragraph(widgets.Line, p.stage.Words.T("review.failed"), 17*by, c.Text, room, 1, fyne.TextAlignCenter)
	sheet := widgets.NewSheet(c, by, 22*by, says)
	need := sheet.MinSize()
	return widgets.Placed(sheet, fyne.NewPos((size.Width-need.Width)/2, (size.Height-need.Height)/2), need)
}
