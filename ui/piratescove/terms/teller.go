package terms

import (
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// Games tells of games of Pirate's Cove.
var Games = &summary.Teller{
	Game:     transcript.Game.Name,
	Name:     Game,
	Line:     words.Say("cove.subtitle"),
	Emblem:   Emblem,
	Edition:  edition,
	Outcome:  Outcome,
	Occasion: func(*words.Words, *record.Head) string { return "" },
	Opponent: Opponent,
	Round:    roundOf,
	Goes:     "cove.game.goes",
}

// edition is the game itself: there is no other one.
func edition(w *words.Words, _ *record.Head) (name string, more []string) { return Game(w), nil }

// roundOf is the round in which a game is: turns are rounds, and outfitting belongs to the first.
func roundOf(h *record.Head) int { return h.Standing.Turn }

// Outcome says who has won a game, or in which round it is.
func Outcome(w *words.Words, h *record.Head) string {
	if h.Result == nil {
		return Round(w, roundOf(h), transcript.OptionsOf(h).Length())
	}
	return summary.Winner(w, h)
}
