package setup

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/skill"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/setup"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// Company is who can play. The first game is against a beginner and a casual player, and nobody stronger than a regular
// joins without being chosen.
var Company = &setup.Company{
	Regulars: []setup.Regular{
		{Portrait: "cabin-boy", Player: "cabin-boy"},
		{Portrait: "sailor", Player: "seaman"},
		{Portrait: "captain", Player: "captain:bold"},
		{Portrait: "pilot", Player: "seaman:explorer"},
		{Portrait: "merchant", Player: "seaman:thrifty"},
	},
	Called:     setup.Called,
	Characters: setup.Names(bot.Characters()),
	Heads: map[string][]string{
		skill.Even: {"weaver", "cook"},
		"bold":     {"corsair", "captain"},
		"careful":  {"fisher", "widow"},
		"thrifty":  {"widow", "merchant"},
		"fighter":  {"drummer", "admiral"},
		"explorer": {"pilot", "sailor"},
		"merchant": {"merchant", "weaver"},
	},
	Strength: func(level skill.Level, character string) int {
		return bot.Strength(level, bot.Character{Name: character})
	},
	Symbol: func(s *stage.Stage, character string, size float32) fyne.CanvasObject {
		return s.Symbol(characterSymbols[character], size)
	},
	Behind:     func(level skill.Level) setup.Draw { return whoScenes[level].drawing(nil) },
	LevelAbout: func(w *words.Words, level skill.Level) string { return w.T(levelsAbout.ID(level)) },
	Character: func(w *words.Words, character string) string {
		return w.T(terms.Characters.ID(bot.Character{Name: character}))
	},
	CharacterAbout: func(w *words.Words, character string) string {
		return w.T(charactersAbout.ID(bot.Character{Name: character}))
	},
	Opponent: terms.Opponent,
}

// Families of sentences about who can sit at a seat.
const (
	levelsAbout     words.Family[bot.Level]     = "level.*.about"
	charactersAbout words.Family[bot.Character] = "character.*.about"
)

// characterSymbols show at a glance what a character likes.
var characterSymbols = map[string]string{
	skill.Even: "scales", "bold": "extra-card", "careful": "lantern", "thrifty": "coin", "fighter": "swords",
	"explorer": "map", "merchant": "ship",
}

// whoScenes are the parts of the harbour behind the possible players, a person first.
var whoScenes = [1 + bot.Levels]scene{
	{x: 1000, y: 330, width: 700},
	{x: 900, y: 620, width: 500},
	{x: 760, y: 430, width: 600},
	{x: 1180, y: 380, width: 560},
	{x: 700, y: 330, width: 900},
	{x: 1280, y: 300, width: 560},
}

// Default is the set-up for a new player: against two computer players. user is as for [setup.Person].
func Default(w *words.Words, user string) progress.Setup {
	options := portroyal.DefaultOptions()
	options.Players = 3
	return progress.Setup{
		Options: options, Start: portroyal.RandomStart,
		Seats: Company.With(setup.Person(w, user), w, int(options.Players)),
	}
}
