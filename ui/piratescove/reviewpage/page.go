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

// How many decisions are told that cost something, and that were found.
const (
	mostTold  = 6
	mostFound = 2
)

// Page is the page.
type Page struct {
	*looksback.Page

	stage     *stage.Stage
	game      *match.Match
	colours   []int    // of the seats
	portraits []string // their heads
	of        func(seat int) *Work
	names     []string
	work      *Work              // of the seat
	ladder    *statistics.Ladder // what the levels' decisions cost
}

// shown is what is shown in the middle of the page but for the numbers.
type shown struct {
	seat   int
	there  bool
	failed bool
	final  bool
	told   string // the decisions on the chart and in the list
	summed bool   // luck and decisions
}

// New makes the page, about a seat at first; of is the review of a seat, which is begun if there is none. Without portraits
// the heads are those of the record.
func New(
	s *stage.Stage, game *match.Match, colours []int, portraits []string, of func(seat int) *Work, seat int, calls looksback.Calls,
) *Page {
	p := &Page{stage: s, game: game, colours: colours, portraits: portraits, of: of, ladder: statistics.Measured()}
	for _, seat := range game.Seats() {
		p.names = append(p.names, seat.Name)
	}
	p.Page = looksback.New(s, seat, looksback.Content{
		Calls: calls, Players: p.names, Colours: colours, Face: p.face, About: p.about, Turn: p.to, Course: p.course,
		Waiting: p.waiting, Numbers: p.numbers, Most: mostTold, State: p.showing, Share: 0.43, Least: 400,
	})
	p.follow()
	return p
}

// about says how the numbers are meant.
func (p *Page) about() string { return p.stage.Words.T("review.about") }

// follow shows the review of the seat, and what becomes of it.
func (p *Page) follow() {
	p.work = p.of(p.Seat)
	p.Follow(p.work, func() { p.Update() })
}

// to shows another seat.
func (p *Page) to(seat int) {
	if seat != p.Seat {
		p.Seat = seat
		p.follow()
		p.Show()
	}
}

// face is the head of a seat.
func (p *Page) face(seat int, size float32) fyne.CanvasObject {
	rim := widgets.SeatColour(p.colours[seat])
	if seat < len(p.portraits) {
		return p.stage.Head(p.portraits[seat], rim, size)
	}
	return p.stage.RecordedHead(p.game.Seats()[seat], rim, size)
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
