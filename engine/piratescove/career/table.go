package career

import (
	shared "portroyal/engine/career"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/skill"
)

// Voyages are all of them in their order, from calm waters to a Governor among five. How often their goals are reached is
// measured in README.md.
var Voyages = []Voyage{
	{
		Options: cove.Options{Players: 3},
		Voyage: shared.Voyage{
			Name: "quiet", Rivals: []string{"cabin-boy", "cabin-boy:thrifty"}, Level: skill.CabinBoy,
			Goals: []Goal{{Kind: Win}, {Kind: Bury, N: 7}},
		},
	},
	{
		Options: cove.Options{Players: 3},
		Voyage: shared.Voyage{
			Name: "booty", Rivals: []string{"cabin-boy", "seaman"}, Level: skill.Seaman,
			Goals: []Goal{{Kind: Win}, {Kind: Raids, N: 8}},
		},
	},
	{
		Options: cove.Options{Players: 3, Rounds: cove.ShortRounds},
		Voyage: shared.Voyage{
			Name: "sprint", Rivals: []string{"seaman", "seaman:hoarder"}, Level: skill.Seaman,
			Goals: []Goal{{Kind: Win}, {Kind: Fame, N: 25}},
		},
	},
	{
		Options: cove.Options{Players: 2},
		Voyage: shared.Voyage{
			Name: "duel", Rivals: []string{"seaman:hoarder"}, Level: skill.Captain,
			Goals: []Goal{{Kind: Afloat}, {Kind: Lead, N: 8}},
		},
	},
	{
		Options: cove.Options{Players: 4},
		Voyage: shared.Voyage{
			Name: "tavern", Rivals: []string{"captain", "seaman:gambler", "cabin-boy"}, Level: skill.Captain,
			Goals: []Goal{{Kind: Win}, {Kind: Cards, N: 5}},
		},
	},
	{
		Options: cove.Options{Players: 3},
		Voyage: shared.Voyage{
			Name: "bold", Rivals: []string{"captain", "seaman:thrifty"}, Level: skill.Captain,
			Goals: []Goal{{Kind: Bold}, {Kind: Chase, N: 4}},
		},
	},
	{
		Options: cove.Options{Players: 4, CraftEach: true},
		Voyage: shared.Voyage{
			Name: "black", Rivals: []string{"captain", "captain:gambler", "seaman"}, Level: skill.Captain,
			Goals: []Goal{{Kind: Win}, {Kind: Sink, N: 1}},
		},
	},
	{
		Options: cove.Options{Players: 4},
		Voyage: shared.Voyage{
			Name: "broadside", Rivals: []string{"captain", "captain:fighter", "seaman"}, Level: skill.Captain,
			Goals: []Goal{{Kind: Win}, {Kind: Hits, N: 15}},
		},
	},
	{
		Options: cove.Options{Players: 3, OpenFame: true},
		Voyage: shared.Voyage{
			Name: "admiral", Rivals: []string{"admiral", "captain:hoarder"}, Level: skill.Admiral,
			Goals: []Goal{{Kind: Lead, N: 3}, {Kind: Bury, N: 8}},
		},
	},
	{
		Options: cove.Options{Players: 5},
		Voyage: shared.Voyage{
			Name: "governor", Level: skill.Admiral,
			Rivals: []string{"governor", "captain:fighter", "captain:thrifty", "seaman:gambler"},
			Goals:  []Goal{{Kind: Win}, {Kind: Chase, N: 6}},
		},
	},
}
