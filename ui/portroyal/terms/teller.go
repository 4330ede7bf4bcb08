package terms

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// Teller tells of games of Port Royal.
var Teller = &summary.Teller{
	Game:   transcript.Game.Name,
	Name:   words.Say("app.title"),
	Line:   words.Say("app.subtitle"),
	Emblem: Emblem,
	Edition: func(w *words.Words, h *record.Head) (string, []string) {
		return Edition(w, transcript.OptionsOf(h))
	},
	Outcome:  Outcome,
	Occasion: func(w *words.Words, h *record.Head) string { return summary.Deal(w, h.Daily) },
	Opponent: Opponent,
	Round:    transcript.Round,
	Goes:     "game.goes",
	Kinds: []summary.Kind{
		played(Decks.ID(portroyal.DeckBase), func(o portroyal.Options) bool {
			return o.Decks == portroyal.DeckBase && !o.Contracts && !o.Together()
		}),
		played(Decks.ID(portroyal.DeckExpansion), func(o portroyal.Options) bool { return o.Decks&portroyal.DeckExpansion != 0 }),
		played(Decks.ID(portroyal.DeckNails), func(o portroyal.Options) bool {
			return o.Decks&portroyal.DeckNails != 0 && o.Decks&portroyal.DeckBase != 0
		}),
		played(Decks.ID(portroyal.DeckGambler), func(o portroyal.Options) bool { return o.Decks&portroyal.DeckGambler != 0 }),
		played(Decks.ID(portroyal.DeckUnterwegs), func(o portroyal.Options) bool { return o.Decks&portroyal.DeckBase == 0 }),
		played("variant.contracts", func(o portroyal.Options) bool { return o.Contracts && !o.Together() }),
		played("variant.cooperative", portroyal.Options.Together),
	},
}

// played are the games with certain options.
func played(name words.ID, is func(portroyal.Options) bool) summary.Kind {
	return summary.Kind{
		Name: words.Say(name),
		Is:   func(h *record.Head) bool { return is(transcript.OptionsOf(h)) },
	}
}
