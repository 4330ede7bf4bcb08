package portroyal

// faceRows is the card table, in the order of the printed editions. To add a card, add a row; a new
// occupation needs its Role and the function that lets it work. A row leaves out what follows from it: that
// there is one copy, and the type, see typeOf.
var faceRows = [...]Face{
	// base
	{ID: "trader-yellow-1", Deck: DeckBase, Role: Trader, Cost: 3, Points: 1, Colour: Yellow},
	{ID: "trader-yellow-2", Deck: DeckBase, Role: Trader, Cost: 5, Points: 2, Colour: Yellow},
	{ID: "trader-blue-1", Deck: DeckBase, Role: Trader, Cost: 3, Points: 1, Colour: Blue},
	{ID: "trader-blue-2", Deck: DeckBase, Role: Trader, Cost: 5, Points: 2, Colour: Blue},
	{ID: "trader-green-1", Deck: DeckBase, Copies: 2, Role: Trader, Cost: 3, Points: 1, Colour: Green},
	{ID: "trader-red-1", Deck: DeckBase, Copies: 2, Role: Trader, Cost: 3, Points: 1, Colour: Red},
	{ID: "trader-black-1", Deck: DeckBase, Copies: 2, Role: Trader, Cost: 3, Points: 1, Colour: Black},
	{ID: "settler", Deck: DeckBase, Copies: 5, Role: Settler, Cost: 4, Points: 1, Symbol: House},
	{ID: "captain", Deck: DeckBase, Copies: 5, Role: Captain, Cost: 4, Points: 1, Symbol: Anchor},
	{ID: "priest", Deck: DeckBase, Copies: 5, Role: Priest, Cost: 4, Points: 1, Symbol: Cross},
	{ID: "jack", Deck: DeckBase, Copies: 3, Role: Jack, Cost: 6, Points: 1, Symbol: AnySymbol},
	{ID: "sailor-1", Deck: DeckBase, Copies: 7, Role: Sailor, Cost: 3, Points: 1, Swords: 1},
	{ID: "sailor-2", Deck: DeckBase, Copies: 2, Role: Sailor, Cost: 5, Points: 2, Swords: 1},
	{ID: "sailor-3", Deck: DeckBase, Role: Sailor, Cost: 7, Points: 3, Swords: 1},
	{ID: "pirate-1", Deck: DeckBase, Role: Pirate, Cost: 5, Points: 1, Swords: 2},
	{ID: "pirate-2", Deck: DeckBase, Role: Pirate, Cost: 7, Points: 2, Swords: 2},
	{ID: "pirate-3", Deck: DeckBase, Role: Pirate, Cost: 9, Points: 3, Swords: 2},
	{ID: "mademoiselle-2", Deck: DeckBase, Copies: 2, Role: Mademoiselle, Cost: 7, Points: 2},
	{ID: "mademoiselle-3", Deck: DeckBase, Copies: 2, Role: Mademoiselle, Cost: 9, Points: 3},
	{ID: "jester-1", Deck: DeckBase, Role: Jester, Cost: 5, Points: 1},
	{ID: "jester-2", Deck: DeckBase, Copies: 3, Role: Jester, Cost: 7, Points: 2},
	{ID: "jester-3", Deck: DeckBase, Role: Jester, Cost: 9, Points: 3},
	{ID: "admiral-1", Deck: DeckBase, Role: Admiral, Cost: 5, Points: 1},
	{ID: "admiral-2", Deck: DeckBase, Copies: 3, Role: Admiral, Cost: 7, Points: 2},
	{ID: "admiral-3", Deck: DeckBase, Copies: 2, Role: Admiral, Cost: 9, Points: 3},
	{ID: "governor", Deck: DeckBase, Copies: 4, Role: Governor, Cost: 8},
	{ID: "yellow-1-1c", Deck: DeckBase, Copies: 3, Coins: 1, Swords: 1, Colour: Yellow},
	{ID: "yellow-1-2c", Deck: DeckBase, Coins: 2, Swords: 1, Colour: Yellow},
	{ID: "yellow-2-2c", Deck: DeckBase, Copies: 2, Coins: 2, Swords: 2, Colour: Yellow},
	{ID: "yellow-2-3c", Deck: DeckBase, Coins: 3, Swords: 2, Colour: Yellow},
	{ID: "yellow-4-3c", Deck: DeckBase, Copies: 2, Coins: 3, Swords: 4, Colour: Yellow},
	{ID: "yellow-4-4c", Deck: DeckBase, Coins: 4, Swords: 4, Colour: Yellow},
	{ID: "blue-1-1c", Deck: DeckBase, Copies: 3, Coins: 1, Swords: 1, Colour: Blue},
	{ID: "blue-1-2c", Deck: DeckBase, Coins: 2, Swords: 1, Colour: Blue},
	{ID: "blue-2-2c", Deck: DeckBase, Copies: 2, Coins: 2, Swords: 2, Colour: Blue},
	{ID: "blue-2-3c", Deck: DeckBase, Coins: 3, Swords: 2, Colour: Blue},
	{ID: "blue-5-3c", Deck: DeckBase, Copies: 2, Coins: 3, Swords: 5, Colour: Blue},
	{ID: "blue-5-4c", Deck: DeckBase, Coins: 4, Swords: 5, Colour: Blue},
	{ID: "green-1-1c", Deck: DeckBase, Copies: 3, Coins: 1, Swords: 1, Colour: Green},
	{ID: "green-1-2c", Deck: DeckBase, Coins: 2, Swords: 1, Colour: Green},
	{ID: "green-3-2c", Deck: DeckBase, Copies: 2, Coins: 2, Swords: 3, Colour: Green},
	{ID: "green-3-3c", Deck: DeckBase, Coins: 3, Swords: 3, Colour: Green},
	{ID: "green-5-3c", Deck: DeckBase, Copies: 2, Coins: 3, Swords: 5, Colour: Green},
	{ID: "green-5-4c", Deck: DeckBase, Coins: 4, Swords: 5, Colour: Green},
	{ID: "red-1-1c", Deck: DeckBase, Copies: 3, Coins: 1, Swords: 1, Colour: Red},
	{ID: "red-3-2c", Deck: DeckBase, Copies: 3, Coins: 2, Swords: 3, Colour: Red},
	{ID: "red-6-3c", Deck: DeckBase, Copies: 2, Coins: 3, Swords: 6, Colour: Red},
	{ID: "red-skull-3c", Deck: DeckBase, Coins: 3, Skull: true, Colour: Red},
	{ID: "red-skull-4c", Deck: DeckBase, Coins: 4, Skull: true, Colour: Red},
	{ID: "black-2-1c", Deck: DeckBase, Copies: 3, Coins: 1, Swords: 2, Colour: Black},
	{ID: "black-4-2c", Deck: DeckBase, Copies: 3, Coins: 2, Swords: 4, Colour: Black},
	{ID: "black-7-3c", Deck: DeckBase, Copies: 2, Coins: 3, Swords: 7, Colour: Black},
	{ID: "black-skull-3c", Deck: DeckBase, Coins: 3, Skull: true, Colour: Black},
	{ID: "black-skull-4c", Deck: DeckBase, Coins: 4, Skull: true, Colour: Black},
	{ID: "expedition-captain2", Deck: DeckBase, Points: 4, Coins: 2, Requires: [3]Symbol{Anchor, Anchor}},
	{ID: "expedition-priest2", Deck: DeckBase, Points: 4, Coins: 2, Requires: [3]Symbol{Cross, Cross}},
	{ID: "expedition-settler2", Deck: DeckBase, Points: 4, Coins: 2, Requires: [3]Symbol{House, House}},
	{ID: "expedition-captain2-settler", Deck: DeckBase, Points: 6, Coins: 3, Requires: [3]Symbol{Anchor, Anchor, House}},
	{ID: "expedition-priest2-settler", Deck: DeckBase, Points: 6, Coins: 3, Requires: [3]Symbol{Cross, Cross, House}},
	{
		ID: "expedition-five-players", Deck: DeckBase, Points: 5, Coins: 3, Requires: [3]Symbol{Anchor, Cross, House},
		FivePlayersOnly: true,
	},
	{ID: "tax-maxSwords", Deck: DeckBase, Copies: 2, Bonus: MaxSwords},
	{ID: "tax-minPoints", Deck: DeckBase, Copies: 2, Bonus: MinPoints},
	// expansion
	{ID: "gunner-1", Deck: DeckExpansion, Role: Gunner, Cost: 4, Points: 1},
	{ID: "gunner-2", Deck: DeckExpansion, Copies: 2, Role: Gunner, Cost: 6, Points: 2},
	{ID: "gunner-3", Deck: DeckExpansion, Role: Gunner, Cost: 8, Points: 3},
	{ID: "viceadmiral-1", Deck: DeckExpansion, Copies: 2, Role: ViceAdmiral, Cost: 5, Points: 1},
	{ID: "viceadmiral-2", Deck: DeckExpansion, Copies: 2, Role: ViceAdmiral, Cost: 7, Points: 2},
	{ID: "viceadmiral-3", Deck: DeckExpansion, Role: ViceAdmiral, Cost: 9, Points: 3},
	{ID: "clerk-yellow", Deck: DeckExpansion, Role: Clerk, Cost: 4, Points: 1, Colour: Yellow},
	{ID: "clerk-blue", Deck: DeckExpansion, Role: Clerk, Cost: 6, Points: 2, Colour: Blue},
	{ID: "clerk-green", Deck: DeckExpansion, Role: Clerk, Cost: 9, Points: 3, Colour: Green},
	{ID: "clerk-red", Deck: DeckExpansion, Role: Clerk, Cost: 6, Points: 2, Colour: Red},
	{ID: "clerk-black", Deck: DeckExpansion, Role: Clerk, Cost: 4, Points: 1, Colour: Black},
	{ID: "x-yellow-2-1c", Deck: DeckExpansion, Coins: 1, Swords: 2, Colour: Yellow},
	{ID: "x-yellow-4-3c+1", Deck: DeckExpansion, Coins: 3, Swords: 4, CoinToOther: 1, Colour: Yellow},
	{ID: "x-blue-1-1c", Deck: DeckExpansion, Coins: 1, Swords: 1, Colour: Blue},
	{ID: "x-blue-5-3c+1", Deck: DeckExpansion, Coins: 3, Swords: 5, CoinToOther: 1, Colour: Blue},
	{ID: "x-green-1-1c", Deck: DeckExpansion, Coins: 1, Swords: 1, Colour: Green},
	{ID: "x-green-3-3c+1", Deck: DeckExpansion, Coins: 3, Swords: 3, CoinToOther: 1, Colour: Green},
	{ID: "x-red-1-1c", Deck: DeckExpansion, Coins: 1, Swords: 1, Colour: Red},
	{ID: "x-red-6-3c+1", Deck: DeckExpansion, Coins: 3, Swords: 6, CoinToOther: 1, Colour: Red},
	{ID: "x-black-2-1c", Deck: DeckExpansion, Coins: 1, Swords: 2, Colour: Black},
	{ID: "x-black-skull-3c+1", Deck: DeckExpansion, Coins: 3, Skull: true, CoinToOther: 1, Colour: Black},
	// unterwegs
	{ID: "u-wholesaler-yellow-nails", Deck: DeckNails, Role: Wholesaler, Cost: 8, Points: 3, Colour: Yellow},
	{ID: "u-wholesaler-blue-nails", Deck: DeckNails, Role: Wholesaler, Cost: 8, Points: 3, Colour: Blue},
	{ID: "u-wholesaler-green-nails", Deck: DeckNails, Role: Wholesaler, Cost: 6, Points: 2, Colour: Green},
	{ID: "u-wholesaler-red-nails", Deck: DeckNails, Role: Wholesaler, Cost: 6, Points: 2, Colour: Red},
	{ID: "u-wholesaler-black-nails", Deck: DeckNails, Role: Wholesaler, Cost: 6, Points: 2, Colour: Black},
	{
		ID: "u-wholesaler-yellow", Deck: DeckUnterwegs, Role: Wholesaler, Cost: 4, Points: 1, Colour: Yellow,
		Unverified: true,
	},
	{ID: "u-wholesaler-blue", Deck: DeckUnterwegs, Role: Wholesaler, Cost: 4, Points: 1, Colour: Blue, Unverified: true},
	{ID: "u-wholesaler-green", Deck: DeckUnterwegs, Role: Wholesaler, Cost: 4, Points: 1, Colour: Green, Unverified: true},
	{ID: "u-wholesaler-red", Deck: DeckUnterwegs, Role: Wholesaler, Cost: 4, Points: 1, Colour: Red, Unverified: true},
	{ID: "u-wholesaler-black", Deck: DeckUnterwegs, Role: Wholesaler, Cost: 4, Points: 1, Colour: Black, Unverified: true},
	{ID: "u-passenger-nails", Deck: DeckNails, Copies: 5, Role: Passenger, Cost: 4, Points: 2},
	{ID: "u-passenger-2", Deck: DeckUnterwegs, Copies: 3, Role: Passenger, Cost: 2, Points: 1, Unverified: true},
	{ID: "u-passenger-6", Deck: DeckUnterwegs, Copies: 2, Role: Passenger, Cost: 6, Points: 3, Unverified: true},
	{ID: "u-sailor-1", Deck: DeckUnterwegs, Copies: 7, Role: Sailor, Cost: 3, Points: 1, Swords: 1, Unverified: true},
	{ID: "u-sailor-2", Deck: DeckUnterwegs, Copies: 2, Role: Sailor, Cost: 5, Points: 2, Swords: 1, Unverified: true},
	{ID: "u-sailor-3", Deck: DeckUnterwegs, Role: Sailor, Cost: 7, Points: 3, Swords: 1, Unverified: true},
	{ID: "u-pirate-1", Deck: DeckUnterwegs, Role: Pirate, Cost: 5, Points: 1, Swords: 2, Unverified: true},
	{ID: "u-pirate-2", Deck: DeckUnterwegs, Role: Pirate, Cost: 7, Points: 2, Swords: 2, Unverified: true},
	{ID: "u-yellow-1-1c-nails", Deck: DeckNails, Coins: 1, Swords: 1, Colour: Yellow},
	{ID: "u-yellow-4-3c-nails", Deck: DeckNails, Coins: 3, Swords: 4, Colour: Yellow},
	{ID: "u-yellow-1-1c", Deck: DeckUnterwegs, Coins: 1, Swords: 1, Colour: Yellow, Unverified: true},
	{ID: "u-yellow-2-2c", Deck: DeckUnterwegs, Copies: 2, Coins: 2, Swords: 2, Colour: Yellow, Unverified: true},
	{ID: "u-blue-2-2c-nails", Deck: DeckNails, Coins: 2, Swords: 2, Colour: Blue},
	{ID: "u-blue-5-3c-nails", Deck: DeckNails, Coins: 3, Swords: 5, Colour: Blue},
	{ID: "u-blue-1-1c", Deck: DeckUnterwegs, Copies: 2, Coins: 1, Swords: 1, Colour: Blue, Unverified: true},
	{ID: "u-blue-5-3c", Deck: DeckUnterwegs, Coins: 3, Swords: 5, Colour: Blue, Unverified: true},
	{ID: "u-green-1-2c-nails", Deck: DeckNails, Coins: 2, Swords: 1, Colour: Green},
	{ID: "u-green-3-2c-nails", Deck: DeckNails, Coins: 2, Swords: 3, Colour: Green},
	{ID: "u-green-1-1c", Deck: DeckUnterwegs, Coins: 1, Swords: 1, Colour: Green, Unverified: true},
	{ID: "u-green-5-3c", Deck: DeckUnterwegs, Copies: 2, Coins: 3, Swords: 5, Colour: Green, Unverified: true},
	{ID: "u-red-3-2c-nails", Deck: DeckNails, Coins: 2, Swords: 3, Colour: Red},
	{ID: "u-red-6-3c-nails", Deck: DeckNails, Coins: 3, Swords: 6, Colour: Red},
	{ID: "u-red-1-1c", Deck: DeckUnterwegs, Copies: 2, Coins: 1, Swords: 1, Colour: Red, Unverified: true},
	{ID: "u-red-skull-3c", Deck: DeckUnterwegs, Coins: 3, Skull: true, Colour: Red, Unverified: true},
	{ID: "u-black-2-1c-nails", Deck: DeckNails, Coins: 1, Swords: 2, Colour: Black},
	{ID: "u-black-skull-4c-nails", Deck: DeckNails, Coins: 4, Skull: true, Colour: Black},
	{ID: "u-black-2-1c", Deck: DeckUnterwegs, Coins: 1, Swords: 2, Colour: Black, Unverified: true},
	{ID: "u-black-4-2c", Deck: DeckUnterwegs, Coins: 2, Swords: 4, Colour: Black, Unverified: true},
	{ID: "u-black-7-3c", Deck: DeckUnterwegs, Coins: 3, Swords: 7, Colour: Black, Unverified: true},
	{ID: "u-tax-minPoints", Deck: DeckUnterwegs, Copies: 3, Bonus: MinPoints},
	// gambler
	{ID: "gambler-1", Deck: DeckGambler, Copies: 2, Role: Gambler, Cost: 4, Points: 1},
	{ID: "gambler-2", Deck: DeckGambler, Role: Gambler, Cost: 6, Points: 2},
	{ID: "gambler-3", Deck: DeckGambler, Role: Gambler, Cost: 8, Points: 3},
}

// faceCount is one more than the highest Card: index 0 is no card.
const faceCount = len(faceRows) + 1

// faces is the table by Card, filled up so that indexing needs no check.
var faces = func() (table [256]Face) {
	for i, face := range faceRows {
		face.Copies = max(1, face.Copies)
		face.Type = typeOf(&face)
		table[i+1] = face
	}
	return table
}()

// typeOf is the type of a card with these facts: a person has an occupation, an expedition asks for symbols, a
// tax increase brings somebody a bonus, and everything else is a ship.
func typeOf(face *Face) Type {
	switch {
	case face.Role != NoRole:
		return Person
	case face.Requires[0] != NoSymbol:
		return Expedition
	case face.Bonus != NoBonus:
		return TaxIncrease
	}
	return Ship
}

// fact is what is asked of a face all the time, close together.
type fact struct {
	kind   Type
	colour uint8 // ships: a bit, see state.colours
	swords uint8 // swords that repel a ship (D3), unreachable with a skull and for persons
	cost   uint8 // printed, 0 for ships
}

// unreachable is a number of swords that nobody has.
const unreachable = 255

var facts = func() (table [256]fact) {
	for card := range table {
		face := &faces[card]
		f := fact{kind: face.Type, swords: unreachable, cost: face.Cost}
		if face.Type == Ship {
			f.colour = 1 << face.Colour
			if !face.Skull {
				f.swords = face.Swords
			}
		}
		table[card] = f
	}
	return table
}()

var cardByID = func() map[string]Card {
	byID := make(map[string]Card, len(faceRows))
	for i := range faceRows {
		byID[faceRows[i].ID] = Card(i + 1)
	}
	return byID
}()

// A card is a byte: twice the faces there are today. With two bytes a position would take longer to
// copy than all else that a search does with it.
var _ [255 - len(faceRows)]struct{}
