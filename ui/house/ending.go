package house

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/record"
	"portroyal/ui/ending"
	"portroyal/ui/freemem"
	"portroyal/ui/sound"
	"portroyal/ui/stage"
)

// EndOverlay is the name of the overlay with the end of a game.
const EndOverlay = "end"

// Conclude closes what is open over the table of a game that is over, and saves one that has just come to its end.
func (h *House[M, T]) Conclude(game M) {
	s := h.Stage()
	if s.Covered() {
		s.CloseAll()
	}
	if h.Finished == game {
		return
	}
	h.Finished = game
	s.Log.Info("over", "result", game.About().Result)
	h.PictureTable()
	h.Remembers(game)
	h.LetGo() // nothing more is written
	if h.game.Count != nil {
		h.game.Count(game)
	}
	s.Keep()
	s.Background.Go(freemem.Return)
	s.Play(Outcome(game.About()))
	h.game.Ended(game)
}

// Outcome is what is heard at the end of a game: it is lost where there are persons at the table of whom nobody has won.
func Outcome(of *record.Head) sound.Sound {
	persons := 0
	for _, seat := range of.Seats {
		if seat.Player == "" {
			persons++
		}
	}
	for _, seat := range of.Result.Winners {
		if persons == 0 || of.Seats[seat].Player == "" {
			return sound.Won
		}
	}
	return sound.Lost
}

// LayEnd lays the end of a game over its table; typed is told of keys.
func (h *House[M, T]) LayEnd(end *ending.End, typed func(*fyne.KeyEvent)) {
	h.End = end
	under := h.Screen().Content()
	under.Hide() // nobody sees it, but it would be painted
	h.Leave()
	h.Stage().Lay(stage.Overlay{
		Name: EndOverlay, Content: end.Content(), Restyle: end.Restyle, Keys: typed,
		Closed: func() {
			end.Leave()
			if h.End == end {
				h.End = nil
			}
			under.Show()
		},
	})
}

// Result is the way from the review of a game to its end, nil where the review is laid over that.
func (h *House[M, T]) Result(game M) func() {
	if h.Stage().Shows(EndOverlay) {
		return nil
	}
	return func() { h.game.Ending(game) }
}

// LookAgain shows the replay of a game at a step; the plate for its review leads back.
func (h *House[M, T]) LookAgain(game M, step int) {
	h.Stage().CloseAll()
	h.LookFrom(game, step)
}
