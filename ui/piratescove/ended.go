package piratescove

import (
	"portroyal/engine/piratescove/match"
	"portroyal/ui/freemem"
	"portroyal/ui/piratescove/ending"
	"portroyal/ui/sound"
	"portroyal/ui/stage"
)

// endOverlay is the name of the overlay with the end of a game.
const endOverlay = "end"

// conclude saves a game that has just come to its end.
func (h *house) conclude(game *match.Match) {
	h.finished = game
	h.stage.Log.Info("over", "result", game.Record().Result)
	h.PictureTable()
	h.Remembers(game)
	h.LetGo() // nothing more is written
	h.stage.Keep()
	h.stage.Background.Go(freemem.Return)
	h.stage.Play(outcome(game))
	h.reviewAhead(game)
}

// outcome is what is heard at the end of a game: it is lost where there are persons at the table of whom nobody has won.
func outcome(game *match.Match) sound.Sound {
	persons := 0
	for _, seat := range game.Seats() {
		if seat.Player == "" {
			persons++
		}
	}
	for _, seat := range game.Present().Winners() {
		if persons == 0 || game.Person(seat) {
			return sound.Won
		}
	}
	return sound.Lost
}

// showEnd shows the end of a finished game over the table, as often as the player asks.
func (h *house) showEnd(game *match.Match) {
	if h.stage.Covered() {
		h.stage.CloseAll()
	}
	if h.finished != game {
		h.conclude(game)
	}
	again := h.renamed(setupOf(game))
	again.Seed = nil
	calls := ending.Calls{
		Again: func() { h.play(again) }, Setup: h.showSetup, Look: h.stage.Close, Start: h.ShowStart,
		Replay: func() { h.sitAgain(game) }, Review: func() { h.showReview(game, -1, nil) },
	}
	if back := h.WayBack(); back != nil {
		calls.Leads, calls.Start = back.ID, h.LeaveGame
	}
	of := ending.Game{Match: game}
	for _, seat := range shownSeats(game) {
		of.Colours, of.Portraits = append(of.Colours, seat.Colour), append(of.Portraits, seat.Portrait)
	}
	end := ending.New(h.stage, of, calls)
	h.end = end
	under := h.Screen().Content()
	under.Hide() // nobody sees it, but it would be painted
	h.ground.Leave()
	h.stage.Lay(stage.Overlay{
		Name: endOverlay, Content: end.Content(), Restyle: end.Restyle,
		Keys: end.Typed,
		Closed: func() {
			end.Leave()
			if h.end == end {
				h.end = nil
			}
			under.Show()
		},
	})
}
