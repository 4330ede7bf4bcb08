// Package reviewpage is the page that looks back on a game: the chances of all seats turn by turn, what the cards gave and
// what decisions cost, adding up to the result, and the few decisions that mattered most. The engine's review says all
// of it; the caller makes it, opens replays and puts decisions up again.
package reviewpage

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/seats"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/widgets"
)

// Calls are what the page offers.
type Calls struct {
	looksback.Calls

	Anew func() *Work // begins a review that was stopped anew

	// Twice has the costly decisions and the finds of a seat looked at again: the work gets another review for it, or is
	// told that nothing came of it.
	Twice func(work *Work, seat int)
}

// How many decisions are told that cost something, and that were found.
const (
	mostTold  = 5
	mostFound = 3
)

// Page is the page.
type Page struct {
	*looksback.Page

	stage *pieces.Stage
	game  *match.Match
	work  *Work
	calls Calls
	seats seats.Seats
	whys  map[int]hints.Why

	ladder *statistics.Ladder // what the levels' decisions cost

	pictures *pieces.Pictures
	began    func() // shows how far the review has come; nil once it is there
}

// shown is what is shown in the middle of the page, but for the sums.
type shown struct {
	state   looksback.State
	seat    int
	looking bool // the seat is looked at again
	tested  bool // it has been
}

// New makes the page, about a seat at first.
func New(s *pieces.Stage, game *match.Match, colours []int, work *Work, seat int, calls Calls) *Page {
	p := &Page{stage: s, game: game, calls: calls, whys: map[int]hints.Why{}, ladder: statistics.Measured()}
	p.seats = seats.Of(game.Seats(), colours)
	content := looksback.Content{
		Calls: calls.Calls, Colours: colours, Face: p.face, About: p.about, Turn: p.to, Course: p.course, Waiting: p.waiting,
		Numbers: p.numbers, Most: mostTold, State: p.showing, Share: 0.41, Least: 380,
	}
	for i := range p.seats {
		content.Players = append(content.Players, p.seats[i].Name)
	}
	p.Page = looksback.New(s.Stage, seat, content)
	p.follow(work)
	return p
}

// follow shows a work, and what becomes of it.
func (p *Page) follow(work *Work) {
	p.work = work
	p.Follow(work, func() {
		switch {
		case p.Context().Err() != nil:
		case work.State() == looksback.Going && p.began != nil:
			p.began()
		case p.Update(): // the look at another seat
			p.lookTwice()
		default:
			p.reason()
			p.lookTwice()
		}
	})
	work.tryAgain()
	p.reason()
	p.lookTwice()
}

// review is what was found, nil if nothing is there yet.
func (p *Page) review() *review.Review { return p.work.Review() }

// lookTwice has the decisions of the seat looked at again, where that has not been done, and then those of the others, one
// seat at a time: what they gave or took is too much by the first look alone.
func (p *Page) lookTwice() {
	if seat := p.work.next(p.Seat, len(p.seats)); seat >= 0 {
		p.calls.Twice(p.work, seat)
	}
}

// reason has the reasons found why the best actions were better.
func (p *Page) reason() {
	if p.review() == nil {
		return
	}
	for _, d := range p.review().Dearest(p.Seat, mostTold) {
		if _, known := p.whys[d.Step]; known {
			continue
		}
		step := d.Step
		p.whys[step] = hints.Why{}
		hints.Compare(p.Context(), p.stage, p.game.ViewAt(step), d.Best, []portroyal.Action{d.Played}, func(whys []hints.Why) {
			if len(whys) > 0 && len(whys[0].Differences) > 0 {
				p.whys[step] = whys[0]
				p.Show()
			}
		})
	}
}

// to shows another seat.
func (p *Page) to(seat int) {
	p.Seat = seat
	p.lookTwice() // first, so that what is shown says so
	p.Show()
	p.reason()
}

// showing is what the middle of the page would show now.
func (p *Page) showing() any {
	now := shown{state: p.work.State(), seat: p.Seat}
	if r := p.review(); r != nil {
		now.looking, now.tested = p.work.looking(p.Seat), r.Twice[p.Seat] && r.Tested[p.Seat]
	}
	return now
}

// waiting says how far the review has come, or that there is none.
func (p *Page) waiting(size fyne.Size) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.By
	room := p.NoticeWidth(size)
	box := container.New(layout.NewCustomPaddedVBoxLayout(12 * by))
	symbol := 72 * by
	box.Add(container.NewCenter(widgets.Fixed(p.stage.Symbol("lantern", symbol), symbol, symbol)))
	says := func(text string) fyne.CanvasObject {
		return widgets.Paragraph(widgets.Line, text, 17*by, c.Text, room, 1, fyne.TextAlignCenter)
	}
	plate := container.NewCenter()
	switch p.work.State() {
	case looksback.Failed:
		box.Add(says(w.T("review.failed")))
	case looksback.Stopped:
		box.Add(says(w.T("review.stopped")))
		plate.Add(p.stage.Plate(widgets.CalmPlate, "review.begin", by, func() {
			p.follow(p.calls.Anew())
			p.Build()
		}))
	default:
		work := p.work
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
	return p.Notice(size, box)
}

// face is the head of a seat.
func (p *Page) face(seat int, size float32) fyne.CanvasObject {
	return p.stage.SeatHead(seat, p.seats[seat].Colour, size)
}

// about says how the numbers are meant.
func (p *Page) about() string {
	if view := p.game.View(); view.Options().Together() {
		return p.stage.Words.T("review.about.together")
	}
	return p.stage.Words.T("review.about")
}
