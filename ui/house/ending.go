package house

import (
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
	h.Finished, h.Reviewed = game, Reviewed{}
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

// Ways are the ways to go on after a game: some of its own, and then those that there are after any.
func (h *House[M, T]) Ways(game M, own ...ending.Way) []ending.Way {
	start := ending.Way{ID: "end.start", Go: h.ShowStart}
	lead := h.game.Lead(game) // if it leads there, one of its own does
	if back := h.WayBack(); back != nil && (lead == nil || lead.ID != back.ID) {
		start = ending.Way{ID: back.ID, Go: h.LeaveGame}
	}
	return append(own,
		ending.Way{ID: "end.look", Go: h.Stage().Close},
		ending.Way{ID: "end.replay", Go: func() { h.SitAgain(game) }},
		ending.Way{ID: "end.review", Go: func() { h.game.Review(game, nil) }},
		start)
}

// LayEnd lays the end of a game over its table.
func (h *House[M, T]) LayEnd(end *ending.End) {
	h.End = end
	under := h.Screen().Content()
	under.Hide() // nobody sees it, but it would be painted
	h.Leave()
	h.Stage().Lay(stage.Overlay{
		Name: EndOverlay, Content: end.Content(), Restyle: end.Restyle, Keys: end.Typed,
		Closed: func() {
			end.Leave()
			if h.End == end {
				h.End = nil
			}
			under.Show()
		},
	})
	end.Appear() // what has been drawn for it has taken its time
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
