package tutorial

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/tutorial/lesson"
)

// Lit implements [tutorial.Game].
func (v lent) Lit() []geometry.Rectangle {
	all, _ := v.litPlaces(v.step())
	return all
}

// Answers implements [tutorial.Game].
func (v lent) Answers() []geometry.Rectangle {
	if !v.table.Asks() { // it may be anywhere
		return nil
	}
	return v.table.Answers()
}

// Top implements [tutorial.Game].
func (v lent) Top() geometry.Rectangle { return v.table.Areas().Top }

// AskAt implements [tutorial.Game]: it leads to what the rules say about the card or contract there.
func (v lent) AskAt(at fyne.Position) {
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
func (v lent) LookAt(fyne.Position) {}

// LookAway implements [tutorial.Game].
func (v lent) LookAway() {}

// litPlaces are the places of everything that a step lights; there is false if some of it is not on the table.
func (v *Voyage) litPlaces(step *lesson.Step) (all []geometry.Rectangle, there bool) {
	spots := v.table.Places()
	for _, lit := range step.Lit {
		at, found := v.litPlace(lit, spots)
		if !found {
			return all, false
		}
		all = append(all, at)
	}
	return all, true
}

// litPlace is the place of one thing that is lit.
func (v *Voyage) litPlace(lit lesson.Lit, spots map[layout.Spot]geometry.Rectangle) (geometry.Rectangle, bool) {
	switch {
	case lit.Plate != portroyal.NoAction:
		at, found := v.table.PlateOf(lit.Plate)
		return at.Inset(3 * v.Growth()), found // the question is close above it
	case lit.Card != portroyal.NoCard:
		return cardPlace(lit.Card, spots, v.Growth())
	case lit.Contract != portroyal.NoContract:
		at, found := spots[layout.Spot{Kind: layout.Contract, Contract: lit.Contract}]
		return at, found
	}
	return v.placeOf(lit.Place, spots)
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
var spotOf = map[lesson.Place]layout.Spot{
	lesson.Pile:        {Kind: layout.Pile},
	lesson.Discards:    {Kind: layout.DiscardPile},
	lesson.TimePile:    {Kind: layout.TimePile},
	lesson.VictoryPile: {Kind: layout.VictoryPile},
	lesson.Coins:       {Kind: layout.Coins},
	lesson.SwordCount:  {Kind: layout.Swords},
	lesson.Points:      {Kind: layout.Points},
	lesson.Cubes:       {Kind: layout.Cubes},
	lesson.RivalCoins:  {Kind: layout.Coins, Seat: 1},
	lesson.RivalPoints: {Kind: layout.Points, Seat: 1},
}

// placeOf is the place of a part of the table.
func (v *Voyage) placeOf(place lesson.Place, spots map[layout.Spot]geometry.Rectangle) (geometry.Rectangle, bool) {
	by, areas := v.Growth(), v.table.Areas()
	switch place {
	case lesson.Harbour:
		at, found := harbourPlace(spots)
		return priced(at, by), found
	case lesson.Row:
		return areas.Row, areas.Row.H > 0
	case lesson.Own:
		return areas.Own, true
	case lesson.RivalAll:
		return rivalPlace(areas.Others, spots), areas.Others.H > 0
	case lesson.Target:
		return v.table.Target(), true
	case lesson.Pile, lesson.TimePile, lesson.VictoryPile:
		at, found := spots[spotOf[place]]
		words := float32(64) // the text below it
		if !v.tellsChance() {
			words = 24 // the number of cards below it
		}
		words = min(words*by, areas.Middle.Y+areas.Middle.H-at.Y-at.H)
		at.H += max(words, 0)
		return at.Inset(-2 * by), found
	case lesson.SwordCount, lesson.RivalCoins, lesson.Cubes:
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
func (v lent) Kept() (all []geometry.Rectangle) {
	spots := v.table.Places()
	if cards, there := harbourPlace(spots); there {
		all = append(all, cards)
	}
	for _, own := range []lesson.Place{lesson.Coins, lesson.SwordCount, lesson.Points} {
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
