// Package medalcase is what Pirate's Cove lends to the case of its medals: what they are called and ask for, and what is on them.
package medalcase

import (
	"strings"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/medals"
	cove "portroyal/engine/piratescove/medals"
	"portroyal/ui/medalcase"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// Medals and groups as part of the ids of their messages.
type (
	name  string
	group string
)

const (
	names  words.Family[name]  = "cove.medal.name.*"
	hows   words.Family[name]  = "cove.medal.how.*"
	groups words.Family[group] = "cove.medal.group.*"
)

// Game is what Pirate's Cove lends.
var Game = &medalcase.Game{
	Groups: cove.Groups(), About: "cove.medal.about",
	Title: func(w *words.Words, of medals.Name) string { return w.T(names.ID(name(of))) },
	How:   func(w *words.Words, of *medals.Medal) string { return w.T(hows.ID(name(of.Name)), "Number", of.Number) },
	Group: func(w *words.Words, of medals.Group) string { return w.T(groups.ID(group(of))) },
	Symbol: func(s *stage.Stage, name string, size float32) *canvas.Image {
		if own, is := strings.CutPrefix(name, "cove/"); is {
			return pieces.Symbol(s, own, size)
		}
		return s.Symbol(name, size)
	},
	Symbols: map[medals.Name]string{
		"alone": "ship-black", "hunter": "skull", "legends": "flag-black", "navy": "seal", "cacafuego": "cove/die",
		"crowd": "cove/sails", "salvo": "cove/hit", "unbowed": "anchor", "phoenix": "wheel", "mutiny": "cove/mutiny",
		"final": "swords", "peace": "cove/cannons",
		"hoard": "cove/treasure", "row": "hand", "shores": "map", "islands": "compass", "modest": "chest",
		"hull": "cove/hull", "sections": "ship", "sober": "cove/tavern-card", "fame": "cove/fame",
		"table": "cove/crew", "governor": "crest", "last": "hourglass", "ahead": "spyglass", "margin": "flag-yellow",
		"characters": "person",
		"voyages":    "star", "week": "lantern", "puzzles": "cove/parrot",
	},
}
