// Package reviewpage is the page that looks back on a game of Pirate's Cove: the chances of all seats round by round, how a
// seat decided, and the decisions that cost it most. The engine's review says all of it; the caller makes it, opens replays
// and puts decisions up again.
package reviewpage

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/piratescove/statistics"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Work is the review of a seat that is there, or being made.
type Work = looksback.Work[review.Review]

// Calls are what the page offers.
type Calls struct {
	Look  func(step int)       // shows the replay after so many steps
	Again func(step int)       // puts the decision after so many steps up again, without its answer
	Of    func(seat int) *Work // is the review of a seat, which is begun if there is none
	Back  func()

	Result func() // shows how the game has ended; nil where Back leads there
}

// Game is a game that is looked back on.
type Game struct {
	Match     *match.Match
	Colours   []int    // of the seats
	Portraits []string // the heads of the seats; those of the record where there are none
}

// How many decisions are told that cost something, and that were found.
const (
	mostTold  = 6
	mostFound = 2
)

// Page is the page.
type Page struct {
	*looksback.Page

	stage  *stage.Stage
	game   Game
	calls  Calls
	names  []string
	work   *Work              // of the seat
	ladder *statistics.Ladder // what the levels' decisions cost
}

// shown is what is shown in the middle of the page but for the numbers.
type shown struct {
	seat   int
	there  bool
	failed bool
	final  bool
	told   string // the decisions on the chart and in the list
}

// New makes the page, about a seat at first.
func New(s *stage.Stage, game Game, seat int, calls Calls) *Page {
	p := &Page{stage: s, game: game, calls: calls, ladder: statistics.Measured()}
	for _, seat := range game.Match.Seats() {
		p.names = append(p.names, seat.Name)
	}
	p.Page = looksback.New(s, seat, looksback.Content{
		Players: p.names, Face: p.face, About: func() string { return s.Words.T("review.about") },
		Turn: p.to, Look: calls.Look, Again: calls.Again, Back: calls.Back, Result: calls.Result,
		Course: p.course, Waiting: p.waiting, Numbers: p.numbers, Decisions: p.decisions, State: p.showing,
		Share: 0.43, Least: 400,
	})
	p.follow()
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

// Choose shows the round of a step as chosen on the chart.
func (p *Page) Choose(step int) {
	r := p.work.Review()
	if r == nil {
		return
	}
	at := -1
	for i, round := range r.Rounds {
		if i == 0 || round.Step <= step {
			at = i
		}
	}
	p.Page.Choose(at)
}

// follow shows the review of the seat, and what becomes of it.
func (p *Page) follow() {
	p.work = p.calls.Of(p.Seat)
	p.work.Follow(func() { p.Update() })
}

// Leave ends what the page has going on. The review goes on.
func (p *Page) Leave() {
	p.work.Follow(nil)
	p.Screen.Leave()
}

// to shows another seat.
func (p *Page) to(seat int) {
	if seat == p.Seat {
		return
	}
	p.work.Follow(nil)
	p.Seat = seat
	p.follow()
	p.Show()
}

// face is the head of a seat.
func (p *Page) face(seat int, size float32) fyne.CanvasObject {
	rim := widgets.SeatColour(p.game.Colours[seat])
	if seat < len(p.game.Portraits) {
		return p.stage.Head(p.game.Portraits[seat], rim, size)
	}
	return p.stage.RecordedHead(p.game.Match.Seats()[seat], rim, size)
}

// waiting is what is shown before anything is known: that there is no review, or nothing for the moment that it takes to
// play the game again.
func (p *Page) waiting(size fyne.Size) fyne.CanvasObject {
	if p.work.State() != looksback.Failed {
		return canvas.NewRectangle(nil)
	}
	text := p.stage.Words.T("review.failed")
	return p.Notice(size, widgets.Paragraph(
		widgets.Line, text, 17*p.By, p.stage.Colours().Text, p.NoticeWidth(size), 1, fyne.TextAlignCenter,
	))
}
