package terms

import (
	"cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// TellerOf is [Teller] where it is known which games are voyages of the career: voyage names the one that a game with an id
// belongs to, "" for none.
func TellerOf(voyage func(w *words.Words, id string) string) *summary.Teller {
	of := *Teller
	of.Occasion = func(w *words.Words, h *record.Head) string {
		return cmp.Or(Deal(w, h.Daily), voyage(w, h.ID))
	}
	return &of
}

// Teller tells of games of Port Royal.
var Teller = &summary.Teller{
	Game:   transcript.Game.Name,
	Name:   func(w *words.Words) string { return w.T("app.title") },
	Line:   func(w *words.Words) string { return w.T("app.subtitle") },
	Emblem: Emblem,
	Edition: func(w *words.Words, h *record.Head) (string, []string) {
		return Edition(w, transcript.OptionsOf(h))
	},
	Outcome:  Outcome,
	Occasion: func(w *words.Words, h *record.Head) string { return Deal(w, h.Daily) },
	Opponent: Opponent,
	Round:    transcript.Round,
	Goes:     "game.goes",
	Kinds: []summary.Kind{
		shown(deck(portroyal.DeckBase), is(func(o portroyal.Options) bool {
			return o.Decks == portroyal.DeckBase && !o.Contracts && !o.Together()
		})),
		shown(deck(portroyal.DeckExpansion), has(portroyal.DeckExpansion)),
		shown(deck(portroyal.DeckNails), is(func(o portroyal.Options) bool {
			return o.Decks&portroyal.DeckNails != 0 && o.Decks&portroyal.DeckBase != 0
		})),
		shown(deck(portroyal.DeckGambler), has(portroyal.DeckGambler)),
		shown(deck(portroyal.DeckUnterwegs), is(func(o portroyal.Options) bool { return o.Decks&portroyal.DeckBase == 0 })),
		shown(said("variant.contracts"), is(func(o portroyal.Options) bool { return o.Contracts && !o.Together() })),
		shown(said("variant.cooperative"), is(func(o portroyal.Options) bool { return o.Together() })),
	},
}

func shown(name func(*words.Words) string, is func(*record.Head) bool) summary.Kind {
	return summary.Kind{Name: name, Is: is}
}

func said(id words.ID) func(*words.Words) string {
	return func(w *words.Words) string { return w.T(id) }
}

func deck(d portroyal.Deck) func(*words.Words) string { return said(Decks.ID(d)) }

func is(so func(portroyal.Options) bool) func(*record.Head) bool {
	return func(h *record.Head) bool { return so(transcript.OptionsOf(h)) }
}

func has(d portroyal.Deck) func(*record.Head) bool {
	return is(func(o portroyal.Options) bool { return o.Decks&d != 0 })
}
