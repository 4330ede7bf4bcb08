package portroyal

// edition is a box that a game is played from, alone or with what is added to it (S3), and what its rules answer in
// their own way. Another edition is another row; everything else asks it.
type edition struct {
	name   string // for errors
	box    Deck   // the deck that it cannot do without
	mixes  Deck   // what can be added
	within Deck   // decks whose cards are in the box anyway

	players     int   // at most (S1)
	target      uint8 // printed, in influence points (F1)
	expeditions bool  // there are some (E1)

	// A tax increase takes coins of those who have so many (X1, X2): half of them, or what is more than they may keep.
	taxedFrom uint8
	halves    bool
}

// The limits of the printed editions.
const (
	DefaultTarget    = 12 // F1
	UnterwegsTarget  = 8  // F1
	UnterwegsPlayers = 4  // S1
)

// baseEdition and unterwegs are the editions.
var (
	baseEdition = edition{
		name: "the base game", box: DeckBase, mixes: DeckExpansion | DeckNails | DeckGambler,
		players: MaxPlayers, target: DefaultTarget, expeditions: true, taxedFrom: 12, halves: true,
	}
	unterwegs = edition{
		name: "Unterwegs", box: DeckUnterwegs, within: DeckNails,
		players: UnterwegsPlayers, target: UnterwegsTarget, taxedFrom: 9,
	}
)

// edition is the box that these decks belong to.
func (d Deck) edition() *edition {
	if d&DeckUnterwegs != 0 {
		return &unterwegs
	}
	return &baseEdition
}

// Box is the deck of the edition: base or Unterwegs.
func (d Deck) Box() Deck { return d.edition().box }

// Contains reports whether a game with these decks has cards of one of the others: Unterwegs alone has the two-nail
// cards as well (S3).
func (d Deck) Contains(others Deck) bool { return d.contents()&others != 0 }

// contents are the decks that the cards of d come from.
func (d Deck) contents() Deck { return d | d.edition().within }

// MostPlayers is the highest number of players that an edition is for (S1).
func MostPlayers(decks Deck) int { return decks.edition().players }

// PrintedTarget is the target that the rules of an edition give (F1).
func PrintedTarget(decks Deck) uint8 { return decks.edition().target }

// HasExpeditions reports whether a game with these decks has expeditions.
func (d Deck) HasExpeditions() bool { return d.edition().expeditions }

// TaxedFrom is the lowest number of coins that a tax increase takes some of: 12 (X1), in Unterwegs alone 9 (X2).
func (o *Options) TaxedFrom() uint8 { return o.Decks.edition().taxedFrom }

// TaxHalves reports whether a tax increase takes half of the coins (X1), not what is more than a seat may keep (X2).
func (o Options) TaxHalves() bool { return o.Decks.edition().halves }

// TaxLoss is how many of so many coins a tax increase takes: half, rounded down (X1); in Unterwegs alone everything
// beyond 8 (X2).
func (o *Options) TaxLoss(coins uint8) uint8 {
	switch e := o.Decks.edition(); {
	case coins < e.taxedFrom:
		return 0
	case e.halves:
		return coins / 2
	default:
		return coins - (e.taxedFrom - 1)
	}
}
