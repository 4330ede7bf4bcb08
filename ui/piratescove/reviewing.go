package piratescove

import (
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	"portroyal/ui/piratescove/hindsight"
	"portroyal/ui/stage"
)

// reviewed is what has been found out about one game, by seat: the one that was looked back on last.
type reviewed struct {
	id      string
	actions []cove.Action // of the game, which can be taken back and end in another way
	known   map[int]*review.Review
	seat    int // that the page was about
}

// reviewOverlay is the name of the overlay with the review of a game.
const reviewOverlay = "review"

// ShowReview implements [shell.Reviewer].
func (h *house) ShowReview() { h.showReview(h.game, -1, h.LeaveGame) }

// showReview lays the review of a game over whatever is shown, at the round of a step, or at none for -1. Closing it leads
// back; nil leads to what is under it.
func (h *house) showReview(game *match.Match, step int, back func()) {
	on := &h.reviewed
	if of := game.Record(); on.id != of.ID || !slices.Equal(on.actions, of.Actions) {
		*on = reviewed{
			id: of.ID, actions: slices.Clone(of.Actions), known: map[int]*review.Review{}, seat: hindsight.First(game),
		}
	}
	leads := back
	if leads == nil {
		leads = h.stage.Close
	}
	of := hindsight.Game{Match: game, Known: on.known}
	for _, seat := range shownSeats(game) {
		of.Colours, of.Portraits = append(of.Colours, seat.Colour), append(of.Portraits, seat.Portrait)
	}
	page := hindsight.New(h.stage, of, on.seat, hindsight.Calls{
		Look: func(step int) { h.lookAgain(game, step) }, Back: leads,
	})
	if step >= 0 {
		page.Choose(step)
	}
	h.stage.Lay(stage.Overlay{
		Name: reviewOverlay, Full: true, Content: page.Content(), Keys: page.Typed, Restyle: page.Restyle, Back: back,
		Closed: func() {
			if h.reviewed.id == game.Record().ID {
				h.reviewed.seat = page.Seat()
			}
			page.Leave()
		},
	})
}

// lookAgain shows the replay of a game at a step; the plate for its review leads back.
func (h *house) lookAgain(game *match.Match, step int) {
	h.stage.CloseAll()
	h.lookFrom(game, step)
}
