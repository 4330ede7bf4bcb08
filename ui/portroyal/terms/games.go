package terms

import (
	"strings"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/words"
)

// Day writes a day as the language does.
func Day(w *words.Words, day daily.Day) string {
	const noon = 12
	return w.Date(time.Date(day.Year, day.Month, day.Date, noon, 0, 0, 0, time.Local))
}

// Deal names the deal of the day that a game is, as its record does; "" for any other game.
func Deal(w *words.Words, of string) string {
	day, err := daily.Parse(of)
	if err != nil {
		return ""
	}
	return w.T("daily.deal", "Date", Day(w, day))
}

// Standing says how far a game has come that is not over: its round, and as many players with their points as
// fits allows, at least one of them.
func Standing(w *words.Words, h *record.Head, fits func(string) bool) string {
	line := ""
	for n := len(h.Seats); n > 0; n-- {
		var players []string
		for i, seat := range h.Seats[:n] {
			players = append(players, w.T("game.points", "Player", seat.Name, "Points", PointsOf(h, i)))
		}
		list := strings.Join(players, ", ")
		if n < len(h.Seats) {
			list += "\u2026"
		}
		if line = w.T("game.standing", "Round", transcript.Round(h), "Players", list); fits(line) {
			break
		}
	}
	return line
}

// Outcome says who has won a game, or in which round it is.
func Outcome(w *words.Words, h *record.Head) string {
	switch {
	case h.Result == nil:
		return w.T("game.round", "Round", transcript.Round(h))
	case transcript.OptionsOf(h).Together() && len(h.Result.Winners) > 0:
		return w.T("game.clock.won")
	case transcript.OptionsOf(h).Together():
		return w.T("game.clock.lost")
	case len(h.Result.Winners) == 1 && h.Result.Winners[0] < len(h.Seats):
		return w.T("game.wins", "Player", h.Seats[h.Result.Winners[0]].Name)
	}
	return w.T("game.shared")
}

// Decks are what the decks are called.
const Decks words.Family[portroyal.Deck] = "deck.*"

// Edition names the cards that a game is played with, and what is added to them.
func Edition(w *words.Words, o portroyal.Options) (name string, more []string) {
	if o.Together() {
		more = append(more, w.T("variant.cooperative"))
	} else if o.Contracts {
		more = append(more, w.T("variant.contracts"))
	}
	for _, deck := range []portroyal.Deck{
		portroyal.DeckExpansion, portroyal.DeckNails, portroyal.DeckGambler,
	} {
		if o.Decks&deck != 0 {
			more = append(more, w.T(Decks.ID(deck)))
		}
	}
	return w.T(Decks.ID(o.Decks.Box())), more
}

// Game is all that is to be said of a game, in one line: when it was, who plays, with the levels of computer
// players, what is played, and how far it has come.
func Game(w *words.Words, h *record.Head) string { return told(w, h, Deal(w, h.Daily)) }

// told is Game for one that was played for an occasion, "" for none.
func told(w *words.Words, h *record.Head, occasion string) string {
	var players []string
	for i, seat := range h.Seats {
		player := w.T("game.points", "Player", seat.Name, "Points", PointsOf(h, i))
		if seat.Player != "" {
			player = w.T("game.computer.points", "Player", seat.Name, "Kind", Opponent(w, seat.Player),
				"Points", PointsOf(h, i))
		}
		players = append(players, player)
	}
	edition, more := Edition(w, transcript.OptionsOf(h))
	said := []string{
		w.Date(h.Begun), strings.Join(players, ", "), strings.Join(append([]string{edition}, more...), ", "),
		Outcome(w, h),
	}
	if h.Practice {
		said = append(said, w.T("game.practice"))
	}
	if occasion != "" {
		said = append(said, occasion)
	}
	if length := w.Length(time.Duration(h.Standing.Played) * time.Millisecond); length != "" {
		said = append(said, length)
	}
	return strings.Join(said, " \u00b7 ")
}

// PointsOf are the points of a seat. Nobody has played the game again: there may be none.
func PointsOf(h *record.Head, seat int) int {
	points := h.Standing.Points
	if h.Result != nil {
		points = h.Result.Points
	}
	if seat >= len(points) {
		return 0
	}
	return points[seat]
}
