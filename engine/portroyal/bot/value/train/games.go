package train

import (
	"math/rand/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot/value"
)

// Deal picks the options of a game of a family: mostly the printed games, and all that can be varied now and then.
func Deal(family value.Family, dice *rand.Rand) portroyal.Options {
	o := portroyal.DefaultOptions()
	switch family {
	case value.Unterwegs:
		o.Decks = portroyal.DeckUnterwegs
		o.Players = pick(dice, players(2, 45), players(3, 25), players(4, 30))
		o.Target = target(dice, portroyal.UnterwegsTarget)
		return o
	case value.Together:
		o.Contracts, o.Cooperative = true, true
		o.Players = pick(dice, players(1, 25), players(2, 30), players(3, 20), players(4, 15), players(5, 10))
		if dice.IntN(2) == 0 {
			o.Difficulty = uint8(dice.IntN(10))
		}
		if dice.IntN(8) == 0 {
			o.ContractsLaid = uint8(1 + dice.IntN(portroyal.MaxContractsLaid))
		}
		o.AutoContracts = dice.IntN(3) > 0
	case value.Contracts:
		o.Contracts = true
		o.AutoContracts = dice.IntN(3) > 0
	}
	if family != value.Together {
		o.Players = pick(dice, players(2, 42), players(3, 18), players(4, 25), players(5, 15))
		o.Target = target(dice, portroyal.DefaultTarget)
		o.RequireExpedition = dice.IntN(6) == 0
	}
	o.Decks = decks(o.Contracts, dice)
	return o
}

// decks picks the decks of a game that the base game belongs to.
func decks(contracts bool, dice *rand.Rand) portroyal.Deck {
	all := portroyal.AllDecks &^ portroyal.DeckUnterwegs
	d := portroyal.DeckBase
	if contracts {
		d |= portroyal.DeckExpansion
	}
	switch n := dice.IntN(10); {
	case n < 4:
		return d
	case n < 6:
		return d | portroyal.DeckExpansion
	case n < 8:
		return all
	}
	return d | portroyal.Deck(dice.IntN(int(portroyal.AllDecks)+1))&all
}

// target picks one: mostly that which is printed.
func target(dice *rand.Rand, printed uint8) uint8 {
	if dice.IntN(4) > 0 {
		return printed
	}
	return uint8(max(portroyal.MinTarget, int(printed)-5+dice.IntN(14)))
}

type weighed struct {
	players uint8
	weight  int
}

func players(n uint8, weight int) weighed { return weighed{n, weight} }

// pick picks one by weight; the weights add up to 100.
func pick(dice *rand.Rand, all ...weighed) uint8 {
	n := dice.IntN(100)
	for _, w := range all {
		if n -= w.weight; n < 0 {
			return w.players
		}
	}
	return all[len(all)-1].players
}
