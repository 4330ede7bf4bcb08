package setup

import (
	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/skill"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/setup"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// Company is who can play. Nobody stronger than a regular joins without being chosen.
var Company = &setup.Company{
	Regulars: []setup.Regular{
		{Portrait: "cabin-boy", Player: "cabin-boy"},
		{Portrait: "sailor", Player: "seaman"},
		{Portrait: "corsair", Player: "captain:fighter"},
		{Portrait: "pilot", Player: "seaman:gambler"},
		{Portrait: "merchant", Player: "seaman:hoarder"},
	},
	Called: map[string]words.ID{
		"cabin-boy": "cove.name.1", "sailor": "cove.name.2", "corsair": "cove.name.3", "pilot": "cove.name.4",
		"merchant": "cove.name.5", "captain": "cove.name.6", "admiral": "cove.name.7", "governor": "cove.name.8",
		"cook": "cove.name.9", "drummer": "cove.name.10", "fisher": "cove.name.11", "weaver": "cove.name.12",
		"widow": "cove.name.13", "person": "cove.name.14",
	},
	Characters: setup.Names(bot.Characters()),
	Heads: map[string][]string{
		skill.Even: {"weaver", "cook"},
		"hoarder":  {"merchant", "widow"},
		"thrifty":  {"widow", "fisher"},
		"fighter":  {"corsair", "drummer"},
		"gambler":  {"pilot", "cook"},
	},
	Strength: bot.Strength,
	Symbol: func(s *stage.Stage, character string, size float32) fyne.CanvasObject {
		if symbol, own := characterSymbols[character]; own {
			return pieces.Symbol(s, symbol, size)
		}
		return s.Symbol("scales", size)
	},
	Behind:     func(level skill.Level) setup.Draw { return whoScenes[level].poster },
	LevelAbout: terms.LevelAbout,
	Character: func(w *words.Words, character string) string {
		return terms.Character(w, bot.Character{Name: character})
	},
	CharacterAbout: func(w *words.Words, character string) string {
		return terms.CharacterAbout(w, bot.Character{Name: character})
	},
	Opponent: terms.Opponent,
}

// characterSymbols show at a glance what a character likes; the even one likes nothing more than anything else.
var characterSymbols = map[string]string{
	"hoarder": "treasure", "thrifty": "doubloon", "fighter": "cannons", "gambler": "tavern-card",
}

// Default is the set-up for a new player: against two computer players. user is as for [setup.Person].
func Default(w *words.Words, user string) progress.Setup {
	seats := Company.With(setup.Person(w, user), w, len(presets[0].players))
	return progress.Setup{Options: cove.Options{Players: uint8(len(seats))}, Seats: seats}
}
