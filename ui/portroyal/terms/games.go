package terms

import (
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/summary"
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

// Outcome says who has won a game, or in which round it is.
func Outcome(w *words.Words, h *record.Head) string {
	switch {
	case h.Result == nil:
		return w.T("game.round", "Round", transcript.Round(h))
	case transcript.OptionsOf(h).Together() && len(h.Result.Winners) > 0:
		return w.T("game.clock.won")
	case transcript.OptionsOf(h).Together():
		return w.T("game.clock.lost")
	}
	return summary.Winner(w, h)
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
