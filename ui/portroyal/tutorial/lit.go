package tutorial

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/layout"
)

// Answers implements [tutorial.Game].
func (v *Voyage) Answers() []geometry.Rectangle {
	if !v.table.Asks() { // it may be anywhere
		return nil
	}
	return v.table.Answers()
}

// Top implements [tutorial.Game].
func (v *Voyage) Top() geometry.Rectangle { return v.table.Areas().Top }

// AskAt implements [tutorial.Game]: it leads to what the rules say about the card or contract there.
func (v *Voyage) AskAt(at fyne.Position) {
	for spot, place := range v.table.Places() {
		switch {
		case !geometry.Touch(place, geometry.Rect(at.X, at.Y, 1, 1)):
		case spot.Contract != portroyal.NoContract:
			v.calls.Ask(entry.OfContract(spot.Contract))
			return
		case spot.Card != portroyal.NoCard:
			v.calls.Ask(entry.OfCard(spot.Card))
			return
		}
	}
}

// LookAt implements [tutorial.Game]: nothing is looked at closely.
func (v *Voyage) LookAt(fyne.Position) {}

// The names of places that are more than a spot of the board. Those of the other player begin with "rival".
const (
	pile       = "pile" // the draw pile, with the text about it
	harbour    = "harbour"
	coins      = "coins"
	swordCount = "swords"
	points     = "points"
	rivalCoins = "rival-coins"
	timePile   = "time"
	victory    = "victory-pile"
	cubes      = "cubes"
)

// Plates maps the names of plates to actions: the words that the notation has for them.
var Plates = map[string]portroyal.ActionKind{
	"reveal": portroyal.RevealNext, "stop": portroyal.Stop, "repel": portroyal.RepelShip, "dock": portroyal.Dock,
	"pass": portroyal.Pass, "claim": portroyal.Claim, "fulfil": portroyal.Fulfil, "gamble": portroyal.Gamble,
	"victory": portroyal.MoveToVictory, "keep": portroyal.KeepTime,
}

// Lit implements [tutorial.Game]: places, plates, contracts and cards have their names.
func (v *Voyage) Lit(name string) (at geometry.Rectangle, there bool) {
	spots := v.table.Places()
	if kind, is := Plates[name]; is {
		at, there = v.table.PlateOf(kind)
		return at.Inset(3 * v.Growth()), there // the question is close above it
	}
	if contract, err := portroyal.ParseContract(name); err == nil {
		at, there = spots[layout.Spot{Kind: layout.Contract, Contract: contract}]
		return at, there
	}
	if card, err := portroyal.ParseCard(name); err == nil {
		return cardPlace(card, spots, v.Growth())
	}
	return v.placeOf(name, spots)
}

// cardPlace is the place of a card: in the harbour, where of equal ones it is the last; or in the row, or in
// front of the player, together with all equal ones.
func cardPlace(
	card portroyal.Card, spots map[layout.Spot]geometry.Rectangle, by float32,
) (place geometry.Rectangle, found bool) {
	last := -1
	for spot, at := range spots {
		if spot.Kind == layout.Berth && spot.Card == card && spot.At > last {
			place, last = at, spot.At
		}
	}
	if last >= 0 {
		return priced(place, by), true
	}
	for _, kind := range []layout.SpotKind{layout.Expedition, layout.Tableau} {
		for spot, at := range spots {
			switch {
			case spot.Kind != kind || spot.Card != card:
			case !found:
				place, found = at, true
			default:
				place = geometry.Bound(place, at)
			}
		}
		if found {
			return place, true
		}
	}
	return place, false
}

// priced extends the place of a card in the harbour by the badge below it, which shows what it costs or brings.
func priced(card geometry.Rectangle, by float32) geometry.Rectangle {
	card.H += 13 * by
	return card
}

// spotOf are the places that the board knows, with the player's seat first.
var spotOf = map[string]layout.Spot{
	pile: {Kind: layout.Pile}, "discard": {Kind: layout.DiscardPile},
	timePile: {Kind: layout.TimePile}, victory: {Kind: layout.VictoryPile},
	coins: {Kind: layout.Coins}, swordCount: {Kind: layout.Swords}, points: {Kind: layout.Points},
	cubes: {Kind: layout.Cubes}, rivalCoins: {Kind: layout.Coins, Seat: 1}, "rival-points": {Kind: layout.Points, Seat: 1},
}

// placeOf is the place of a part of the table.
func (v *Voyage) placeOf(place string, spots map[layout.Spot]geometry.Rectangle) (geometry.Rectangle, bool) {
	by, areas := v.Growth(), v.table.Areas()
	switch place {
	case harbour:
		at, found := harbourPlace(spots)
		return priced(at, by), found
	case "row":
		return areas.Row, areas.Row.H > 0
	case "own":
		return areas.Own, true
	case "rival":
		return rivalPlace(areas.Others, spots), areas.Others.H > 0
	case "target":
		return v.table.Target(), true
	case pile, timePile, victory:
		at, found := spots[spotOf[place]]
		words := float32(64) // the text below it
		if !v.tellsChance() {
			words = 24 // the number of cards below it
		}
		words = min(words*by, areas.Middle.Y+areas.Middle.H-at.Y-at.H)
		at.H += max(words, 0)
		return at.Inset(-2 * by), found
	case swordCount, rivalCoins, cubes:
		at, found := spots[spotOf[place]]
		at.W = at.W*1.9 + 4 // with the number beside it
		return at, found
	}
	at, found := spots[spotOf[place]]
	return at, found
}

// rivalPlace is the part of the strip of other players that the other player's things take up.
func rivalPlace(strip geometry.Rectangle, spots map[layout.Spot]geometry.Rectangle) geometry.Rectangle {
	end := strip.X + strip.W/4
	for spot, at := range spots {
		if spot.Seat == 1 && geometry.Touch(at, strip) {
			end = max(end, at.X+at.W)
		}
	}
	strip.W = end - strip.X
	return strip
}

// Kept implements [tutorial.Game]: the cards of the harbour, the question, and the numbers that the player reckons with.
func (v *Voyage) Kept() (all []geometry.Rectangle) {
	spots := v.table.Places()
	if cards, there := harbourPlace(spots); there {
		all = append(all, cards)
	}
	for _, own := range []string{coins, swordCount, points} {
		if at, there := v.placeOf(own, spots); there {
			all = append(all, at)
		}
	}
	question := v.table.Areas().Prompt
	question.H *= 0.4
	return append(all, question)
}

// harbourPlace is the place of all cards in the harbour; there is none without a card.
func harbourPlace(spots map[layout.Spot]geometry.Rectangle) (all geometry.Rectangle, found bool) {
	for spot, at := range spots {
		switch {
		case spot.Kind != layout.Berth:
		case !found:
			all, found = at, true
		default:
			all = geometry.Bound(all, at)
		}
	}
	return all, found
}
