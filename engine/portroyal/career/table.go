package career

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// The decks that the voyages are played with.
const (
	base      = portroyal.DeckBase
	expansion = base | portroyal.DeckExpansion
	mixed     = base | portroyal.DeckNails | portroyal.DeckGambler
	all       = expansion | mixed
)

// Voyages are all of them in their order: the base game for two, three and four, contracts, against time, Unterwegs alone
// and mixed in, and everything at once. How often their goals are reached is measured in README.md.
var Voyages = []Voyage{
	{
		Name: "maiden", Options: rivals(2, base), Rivals: []string{"cabin-boy"}, Level: bot.CabinBoy,
		Goals: []Goal{{Kind: Win}, {Expeditions, 1}},
	},
	{
		Name: "convoy", Options: rivals(3, base), Rivals: []string{"cabin-boy", "seaman"}, Level: bot.Seaman,
		Goals: []Goal{{Kind: Win}, {Person, 3}},
	},
	{
		Name: "discoverer", Options: longer(rivals(2, base)), Rivals: []string{"seaman:merchant"}, Level: bot.Captain,
		Goals: []Goal{{Kind: Win}, {Expeditions, 2}},
	},
	{
		Name: "unscathed", Options: rivals(4, base), Rivals: []string{"cabin-boy", "cabin-boy:bold", "seaman:explorer"},
		Level: bot.Captain, Goals: []Goal{{Kind: Win}, {Kind: Unscathed}},
	},
	{
		Name: "papers", Options: contracts(2, expansion), Rivals: []string{"captain"}, Level: bot.Captain,
		Goals: []Goal{{Kind: Win}, {Contracts, 2}},
	},
	{
		Name: "harbour", Options: contracts(3, expansion), Rivals: []string{"captain", "captain:fighter"},
		Level: bot.Captain, Goals: []Goal{{Kind: Win}, {Harbour, 8}},
	},
	{
		Name: "alone", Options: together(1, 0), Level: bot.Captain,
		Goals: []Goal{{Kind: Win}, {Spare, 4}},
	},
	{
		Name: "squadron", Options: together(3, 2), Rivals: []string{"captain", "captain:fighter"}, Level: bot.Captain,
		Goals: []Goal{{Kind: Win}, {Contracts, 2}},
	},
	{
		Name: "crossing", Options: rivals(2, portroyal.DeckUnterwegs), Rivals: []string{"captain"}, Level: bot.Captain,
		Goals: []Goal{{Kind: Win}, {Kind: Unarmed}},
	},
	{
		Name: "cargo", Options: rivals(3, mixed), Rivals: []string{"captain:merchant", "captain:thrifty"},
		Level: bot.Captain, Goals: []Goal{{Kind: Win}, {Chest, 12}},
	},
	{
		Name: "race", Options: rivals(2, mixed), Rivals: []string{"admiral"}, Level: bot.Admiral,
		Goals: []Goal{{Lead, 2}, {Swift, 12}},
	},
	{
		Name: "governor", Options: contracts(5, all),
		Rivals: []string{"captain", "captain:bold", "seaman:explorer", "captain:fighter"}, Level: bot.Admiral,
		Goals: []Goal{{Kind: Win}, {Person, 3}},
	},
}

// longer is a game to more points than usual, in which there is time for expeditions.
func longer(options portroyal.Options) portroyal.Options {
	options.Target = 16
	return options
}

// rivals is a game of these decks with the printed target, without variants.
func rivals(players uint8, decks portroyal.Deck) portroyal.Options {
	return portroyal.Options{
		Players: players, Decks: decks, Target: portroyal.PrintedTarget(decks), AutoContracts: true,
	}
}

// contracts is the same with contracts, which are fulfilled by themselves.
func contracts(players uint8, decks portroyal.Deck) portroyal.Options {
	options := rivals(players, decks)
	options.Contracts = true
	return options
}

// together is a game against time.
func together(players, difficulty uint8) portroyal.Options {
	options := contracts(players, expansion)
	options.Cooperative, options.Difficulty = true, difficulty
	return options
}
