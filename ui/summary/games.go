package summary

import (
	"strings"
	"time"

	"portroyal/engine/record"
	"portroyal/ui/words"
)

// Points are those of a seat. Nobody has played the game again: there may be none.
func Points(h *record.Head, seat int) int {
	points := h.Standing.Points
	if h.Result != nil {
		points = h.Result.Points
	}
	if seat >= len(points) {
		return 0
	}
	return points[seat]
}

// Winner says who has won a game that is over, or that several have.
func Winner(w *words.Words, h *record.Head) string {
	if len(h.Result.Winners) == 1 && h.Result.Winners[0] < len(h.Seats) {
		return w.T("game.wins", "Player", h.Seats[h.Result.Winners[0]].Name)
	}
	return w.T("game.shared")
}

// Length says how long a game was that is over, as in 12 rounds.
func (t *Teller) Length(w *words.Words, h *record.Head) string { return w.N("game.rounds", t.Round(h)) }

// Standing says how far a game has come that is not over: its round, and as many players with their points as
// fits allows, at least one of them.
func (t *Teller) Standing(w *words.Words, h *record.Head, fits func(line string) bool) string {
	line := ""
	for n := len(h.Seats); n > 0; n-- {
		var players []string
		for i, seat := range h.Seats[:n] {
			players = append(players, w.T("game.points", "Player", seat.Name, "Points", Points(h, i)))
		}
		list := strings.Join(players, ", ")
		if n < len(h.Seats) {
			list += "\u2026"
		}
		if line = w.T("game.standing", "Round", t.Round(h), "Players", list); fits(line) {
			break
		}
	}
	return line
}

// Whole is all that is to be said of a game, in one line: when it was, who plays, with the levels of computer players,
// what is played, how far it has come, and what it was played for.
func (t *Teller) Whole(w *words.Words, h *record.Head) string {
	var players []string
	for i, seat := range h.Seats {
		player := w.T("game.points", "Player", seat.Name, "Points", Points(h, i))
		if seat.Player != "" {
			player = w.T("game.computer.points", "Player", seat.Name, "Kind", t.Opponent(w, seat.Player), "Points", Points(h, i))
		}
		players = append(players, player)
	}
	edition, more := t.Edition(w, h)
	said := []string{
		w.Date(h.Begun), strings.Join(players, ", "), strings.Join(append([]string{edition}, more...), ", "), t.Outcome(w, h),
	}
	if h.Practice {
		said = append(said, w.T("game.practice"))
	}
	if occasion := t.Occasion(w, h); occasion != "" {
		said = append(said, occasion)
	}
	if length := w.Length(time.Duration(h.Standing.Played) * time.Millisecond); length != "" {
		said = append(said, length)
	}
	return strings.Join(said, " \u00b7 ")
}
