package reviewpage

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/words"
)

// numbers are a few sentences about the game of the seat, what it is made of, and how well the seat decided.
func (p *Page) numbers(width float32) fyne.CanvasObject {
	w, note := p.stage.Words, words.ID("review.adds")
	switch {
	case p.work.looksAt(p.Seat):
		note = "review.adds.again"
	case p.review().Together:
		note = "review.adds.together"
	}
	return p.Say(&looksback.Column{Width: width}, summary(w, p.review(), p.Seat, p.seats[p.Seat].Name), p.ledger(width),
		w.T(note), p.place())
}

// place is where the decisions of the seat are among our levels. It is nil where nothing can be said: against time, before
// they have been looked at twice, or where nothing has been measured.
func (p *Page) place() *looksback.Place {
	r := p.review()
	if r.Together || !r.Twice[p.Seat] {
		return nil
	}
	view := p.game.View()
	counted, cost := r.Charged(p.Seat)
	standing, ok := p.ladder.Place([]statistics.Part{{
		Edition: statistics.EditionOf(view.Options()), Players: r.Players, Counted: counted,
		Charged: cost / review.Scale(r.Players, r.Together),
	}})
	if !ok {
		return nil
	}
	return &looksback.Place{Standing: standing, Counted: counted}
}
