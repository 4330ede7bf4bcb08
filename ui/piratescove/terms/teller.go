package terms

import (
	cove "portroyal/engine/piratescove"
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
	Occasion: func(w *words.Words, h *record.Head) string { return summary.Deal(w, h.Daily) },
	Opponent: Opponent,
	Round:    roundOf,
	Goes:     "cove.game.goes",
	Kinds: []summary.Kind{{
		Name: words.Say("cove.option.short"),
		Is:   func(h *record.Head) bool { return transcript.OptionsOf(h).Length() == cove.ShortRounds },
	}},
}

// edition is the game itself, of which there is no other one, and what is played otherwise than usual.
func edition(w *words.Words, h *record.Head) (name string, more []string) {
	return Game(w), Variants(w, transcript.OptionsOf(h))
}

// roundOf is the round in which a game is: turns are rounds, and outfitting belongs to the first.
func roundOf(h *record.Head) int { return h.Standing.Turn }

// Outcome says who has won a game, or in which round it is.
func Outcome(w *words.Words, h *record.Head) string {
	if h.Result == nil {
		return Round(w, roundOf(h), transcript.OptionsOf(h).Length())
	}
	return summary.Winner(w, h)
}
