package terms

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

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
