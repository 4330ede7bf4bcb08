package career

import (
	shared "portroyal/engine/career"
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
		Options: rivals(2, base),
		Voyage: shared.Voyage{
			Name: "maiden", Rivals: []string{"cabin-boy"}, Level: bot.CabinBoy,
			Goals: []Goal{{Kind: Win}, {Kind: Expeditions, N: 1}},
		},
	},
	{
		Options: rivals(3, base),
		Voyage: shared.Voyage{
			Name: "convoy", Rivals: []string{"cabin-boy", "seaman"}, Level: bot.Seaman,
			Goals: []Goal{{Kind: Win}, {Kind: Person, N: 3}},
		},
	},
	{
		Options: longer(rivals(2, base)),
		Voyage: shared.Voyage{
			Name: "discoverer", Rivals: []string{"seaman:merchant"}, Level: bot.Captain,
			Goals: []Goal{{Kind: Win}, {Kind: Expeditions, N: 2}},
		},
	},
	{
		Options: rivals(4, base),
		Voyage: shared.Voyage{
			Name: "unscathed", Rivals: []string{"cabin-boy", "cabin-boy:bold", "seaman:explorer"}, Level: bot.Captain,
			Goals: []Goal{{Kind: Win}, {Kind: Unscathed}},
		},
	},
	{
		Options: contracts(2, expansion),
		Voyage: shared.Voyage{
			Name: "papers", Rivals: []string{"captain"}, Level: bot.Captain,
			Goals: []Goal{{Kind: Win}, {Kind: Contracts, N: 2}},
		},
	},
	{
		Options: contracts(3, expansion),
		Voyage: shared.Voyage{
			Name: "harbour", Rivals: []string{"captain", "captain:fighter"}, Level: bot.Captain,
			Goals: []Goal{{Kind: Win}, {Kind: Harbour, N: 8}},
		},
	},
	{
		Options: together(1, 0),
		Voyage: shared.Voyage{
			Name: "alone", Level: bot.Captain,
			Goals: []Goal{{Kind: Win}, {Kind: Spare, N: 4}},
		},
	},
	{
		Options: together(3, 2),
		Voyage: shared.Voyage{
			Name: "squadron", Rivals: []string{"captain", "captain:fighter"}, Level: bot.Captain,
			Goals: []Goal{{Kind: Win}, {Kind: Contracts, N: 2}},
		},
	},
	{
		Options: rivals(2, portroyal.DeckUnterwegs),
		Voyage: shared.Voyage{
			Name: "crossing", Rivals: []string{"captain"}, Level: bot.Captain,
			Goals: []Goal{{Kind: Win}, {Kind: Unarmed}},
		},
	},
	{
		Options: rivals(3, mixed),
		Voyage: shared.Voyage{
			Name: "cargo", Rivals: []string{"captain:merchant", "captain:thrifty"}, Level: bot.Captain,
			Goals: []Goal{{Kind: Win}, {Kind: Chest, N: 12}},
		},
	},
	{
		Options: rivals(2, mixed),
		Voyage: shared.Voyage{
			Name: "race", Rivals: []string{"admiral"}, Level: bot.Admiral,
			Goals: []Goal{{Kind: Lead, N: 2}, {Kind: Swift, N: 12}},
		},
	},
	{
		Options: contracts(5, all),
		Voyage: shared.Voyage{
			Name: "governor", Rivals: []string{"captain", "captain:bold", "seaman:explorer", "captain:fighter"}, Level: bot.Admiral,
			Goals: []Goal{{Kind: Win}, {Kind: Person, N: 3}},
		},
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
