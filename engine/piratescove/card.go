package piratescove

import "slices"

// MaxPlayers and MinPlayers bound the number of players (A1, A6).
const (
	MinPlayers = 2
	MaxPlayers = 5
)

// How many rounds are played: twelve (A1), or as a variant eight (V1).
const (
	Rounds      = 12
	ShortRounds = 8
)

// mostBlackShips is how many there can be (V2).
const mostBlackShips = 2

// Section is a part of a ship, with a ring on a track of its own (B1).
type Section uint8

// The sections, in the order in which hits on all of them are dealt (J5).
const (
	Hull Section = iota
	Sails
	Cannons
	Crew

	Sections = iota // how many there are
)

var sectionNames = [Sections]string{"hull", "sails", "cannons", "crew"}

// String is the section's name, as in cards.json.
func (s Section) String() string { return nameOf(sectionNames[:], int(s)) }

// The track of a section (B1): places are counted from 1; a destroyed section is at 0.
const (
	startPlace = 2

	// LastPlace is as far as a section can be raised.
	LastPlace = 8
)

// values are those of the places of each section, from place 1 (B2); costs are what a step to a place costs (B3).
var (
	values = [Sections][LastPlace + 1]uint8{
		Hull:    {0, 4, 5, 6, 7, 8, 9, 10, 12},
		Sails:   {0, 4, 5, 6, 7, 8, 9, 10, 12},
		Cannons: {0, 2, 2, 3, 3, 4, 4, 5, 5},
		Crew:    {0, 2, 2, 3, 3, 4, 4, 5, 5},
	}
	costs = [LastPlace + 1]uint8{2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4}
)

// StepCost is what a step up to a place costs, in doubloons (B3); 0 for places that nobody buys.
func StepCost(place int) int {
	if place < 0 || place > LastPlace {
		return 0
	}
	return int(costs[place])
}

// Island is a place where ships are (A2).
type Island uint8

// The islands. Those from Tavern to CrewIsland are the outer ones.
const (
	NoIsland Island = iota
	Tavern
	HullIsland
	SailIsland
	CannonIsland
	CrewIsland
	TreasureIsland
	Cove

	OuterIslands = int(CrewIsland) // how many of them there are
)

var islandNames = [...]string{"", "tavern", "hull", "sail", "cannon", "crew", "treasure", "cove"}

// String is the island's name, as in cards.json.
func (i Island) String() string { return nameOf(islandNames[:], int(i)) }

// Outer reports whether it is one of the five in the ring.
func (i Island) Outer() bool { return i >= Tavern && i <= CrewIsland }

// Raises is the section that an island raises (I2), Sections for none.
func (i Island) Raises() Section {
	if i >= HullIsland && i <= CrewIsland {
		return Section(i - HullIsland)
	}
	return Sections
}

// Card is a tavern card by what it says (T1).
type Card uint8

// The tavern cards.
const (
	NoCard Card = iota
	Flint
	Silver
	Bones
	Trelawney
	Mastercraft
	Becalmed
	FairWind
	Grapple
	SmokeScreen
	Overboard
	Grapeshot
	PowderMagazine
	Cannonade
	TreasureMap
	Buccaneer
	Lookout
	SafePassage
	RoyalNavy
	LetterOfMarque
	Shipwright
	Fame1
	Fame2
	Fame3

	cardCount = iota
)

// CardType is what a tavern card is for (T1).
type CardType uint8

// The types of cards.
const (
	NoType CardType = iota
	ParrotCard
	MastercraftCard
	BattleCard
	VolleyCard
	EventCard
	FameCard
)

var typeNames = []string{"", "parrot", "mastercraft", "battle", "volley", "event", "fame"}

// String is the type's name, as in cards.json.
func (t CardType) String() string { return nameOf(typeNames, int(t)) }

// CardFace is what is printed on a tavern card.
type CardFace struct {
	ID         string
	Type       CardType
	Section    Section // of a parrot
	Fame       uint8   // of a fame card
	Copies     uint8
	Unverified bool // the number of copies is a guess
}

// cardFaces are the tavern cards (T1): 42 with all copies.
var cardFaces = [cardCount]CardFace{
	Flint:          {ID: "flint", Type: ParrotCard, Section: Hull, Copies: 1},
	Silver:         {ID: "silver", Type: ParrotCard, Section: Cannons, Copies: 1},
	Bones:          {ID: "bones", Type: ParrotCard, Section: Crew, Copies: 1},
	Trelawney:      {ID: "trelawney", Type: ParrotCard, Section: Sails, Copies: 1},
	Mastercraft:    {ID: "mastercraft", Type: MastercraftCard, Copies: 7},
	Becalmed:       {ID: "becalmed", Type: BattleCard, Copies: 1, Unverified: true},
	FairWind:       {ID: "fair-wind", Type: BattleCard, Copies: 2, Unverified: true},
	Grapple:        {ID: "grapple", Type: BattleCard, Copies: 2, Unverified: true},
	SmokeScreen:    {ID: "smoke-screen", Type: BattleCard, Copies: 2, Unverified: true},
	Overboard:      {ID: "overboard", Type: BattleCard, Copies: 1, Unverified: true},
	Grapeshot:      {ID: "grapeshot", Type: VolleyCard, Copies: 2, Unverified: true},
	PowderMagazine: {ID: "powder-magazine", Type: VolleyCard, Copies: 2, Unverified: true},
	Cannonade:      {ID: "cannonade", Type: VolleyCard, Copies: 2, Unverified: true},
	TreasureMap:    {ID: "treasure-map", Type: EventCard, Copies: 1, Unverified: true},
	Buccaneer:      {ID: "buccaneer", Type: EventCard, Copies: 1, Unverified: true},
	Lookout:        {ID: "lookout", Type: EventCard, Copies: 1, Unverified: true},
	SafePassage:    {ID: "safe-passage", Type: EventCard, Copies: 1, Unverified: true},
	RoyalNavy:      {ID: "royal-navy", Type: EventCard, Copies: 2, Unverified: true},
	LetterOfMarque: {ID: "letter-of-marque", Type: EventCard, Copies: 1, Unverified: true},
	Shipwright:     {ID: "shipwright", Type: EventCard, Copies: 1, Unverified: true},
	Fame1:          {ID: "fame-1", Type: FameCard, Fame: 1, Copies: 5},
	Fame2:          {ID: "fame-2", Type: FameCard, Fame: 2, Copies: 3},
	Fame3:          {ID: "fame-3", Type: FameCard, Fame: 3, Copies: 1},
}

// Face is what is printed on the card.
func (c Card) Face() *CardFace { return &cardFaces[c] }

// Rolls reports whether a parrot decides how many dice its ship has (T3).
func (c Card) Rolls() bool { return c == Silver || c == Bones }

// String is the card's id in cards.json.
func (c Card) String() string { return cardFaces[c].ID }

// Legend is who sails a black ship (L), or the Navy.
type Legend uint8

// The legendary pirates, and the Navy.
const (
	NoLegend Legend = iota
	Blackbeard
	FlyingDutchman
	Hook
	BonnyAndRead
	Cacafuego
	Navy

	legendCount = iota
	legends     = int(Cacafuego) // legendary pirates
)

// LegendFace is what is printed for a legendary pirate or the Navy (K8).
type LegendFace struct {
	ID                      string
	Dice, Hull, Speed, Fame uint8
}

var legendFaces = [legendCount]LegendFace{
	Blackbeard:     {"blackbeard", 6, 8, 24, 6},
	FlyingDutchman: {"flying-dutchman", 4, 5, 16, 6},
	Hook:           {"hook", 3, 5, 18, 3},
	BonnyAndRead:   {"bonny-and-read", 3, 5, 22, 6},
	Cacafuego:      {ID: "cacafuego"}, // its fame is one die (L5)
	Navy:           {"royal-navy", 4, 4, 20, 4},
}

// Face is what is printed.
func (l Legend) Face() *LegendFace { return &legendFaces[l] }

// String is the legend's id in cards.json.
func (l Legend) String() string { return legendFaces[l].ID }

// Fights reports whether it takes part in fights (L5).
func (l Legend) Fights() bool { return l != NoLegend && l != Cacafuego }

// nameOf is a name in a list, "" beyond it.
func nameOf(names []string, at int) string {
	if at >= len(names) {
		return ""
	}
	return names[at]
}

// named finds a name in a list; "" is never one.
func named(names []string, name string) (at int, ok bool) {
	at = slices.Index(names, name)
	return at, at >= 0 && name != ""
}
