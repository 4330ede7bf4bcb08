// Package medalcase is what Port Royal lends to the case of its medals: what they are called and ask for, and what is on them.
package medalcase

import (
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal/medals"
	"portroyal/ui/medalcase"
	"portroyal/ui/reviewpage"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// Medals and groups as part of the ids of their messages.
type (
	name  string
	group string
)

const (
	names  words.Family[name]  = "medal.name.*"
	hows   words.Family[name]  = "medal.how.*"
	groups words.Family[group] = "medal.group.*"
)

// written are the medals whose numbers are parts of a hundred, and how those are written: a chance, or what changed one.
var written = map[medals.Name]func(w *words.Words, hundredths int) string{
	"dared":   func(w *words.Words, hundredths int) string { return w.Percent(float64(hundredths) / 100) },
	"unlucky": reviewpage.Points,
}

// Game is what Port Royal lends.
var Game = &medalcase.Game{
	Groups: medals.Groups(), About: "medal.about",
	Title: func(w *words.Words, of medals.Name) string { return w.T(names.ID(name(of))) },
	How: func(w *words.Words, of *medals.Medal) string {
		if write, is := written[of.Name]; is {
			return w.T(hows.ID(name(of.Name)), "Number", write(w, of.Number))
		}
		return w.T(hows.ID(name(of.Name)), "Number", of.Number)
	},
	Group:  func(w *words.Words, of medals.Group) string { return w.T(groups.ID(group(of))) },
	Symbol: func(s *stage.Stage, name string, size float32) *canvas.Image { return s.Symbol(name, size) },
	Symbols: map[medals.Name]string{
		"victory": "star", "expedition": "map", "contract": "seal", "repelled": "repelled",
		"harbour": "ship", "colours": "flag-red", "dared": "skull", "dry": "lantern",
		"swords": "swords", "admirals": "admiral", "trade": "plus-coin", "chest": "coin", "surplus": "crest",
		"long": "any", "expeditions": "anchor", "contracts": "cube", "every-contract": "wax-anchor",
		"captain": "anchor", "admiral": "admiral", "governor": "crest", "table": "person", "behind": "clash", "row": "star",
		"characters": "jester", "clock": "hourglass", "hurry": "bell", "unterwegs": "spyglass", "cargo": "ship-blue",
		"editions": "cards", "puzzle-kinds": "hand", "puzzles": "book", "week": "lantern", "month": "spyglass",
		"voyage": "wheel", "stars": "compass", "mistake": "quill", "mistakes": "knot",
		"clean": "scales", "clean-week": "scales", "unlucky": "clash",
	},
}
