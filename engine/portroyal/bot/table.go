package bot

import (
	"math"

	"portroyal/engine/portroyal"
)

// goal is an expedition that lies out.
type goal struct {
	needs  [portroyal.AnySymbol + 1]int8
	points float64 // points that a claim adds, those of the persons spent taken off
	coins  float64
}

func goalOf(card portroyal.Card) (g goal) {
	face := card.Face()
	g.points, g.coins = float64(face.Points), float64(face.Coins)
	for _, symbol := range face.Requires {
		if symbol != portroyal.NoSymbol {
			g.needs[symbol]++
			g.points-- // every person who shows a symbol is worth one point
		}
	}
	return g
}

// table is the sailor's picture of the game: the sides, the expeditions that lie out, and how
// long it will go on. It is a plain value, so trying something out is copying it.
type table struct {
	w        *Weights
	options  portroyal.Options
	players  int
	me       int // the seat that decides
	active   int
	start    int
	ending   bool
	hope     float64 // share of the expeditions that nobody has seen yet
	sides    [portroyal.MaxPlayers]side
	ships    [portroyal.Colours + 1]float64 // how likely a card is a ship of a colour, 1 for one in twelve
	shipping bool                           // somebody may have a clerk or a wholesaler, so that ships matters
	goals    [8]goal
	row      int     // expeditions that lie out
	rounds   float64 // expected rounds after this one

	// Contracts; nothing of this is looked at in games without them.
	laid      [maxLaid]portroyal.Contract
	contracts int                        // that lie face up
	filled    [contractCount]uint8       // cubes on each of them
	market    *market                    // the cards that persons, taxes and ships are expected to be
	spans     [portroyal.MaxPlayers]span // cooperative games: the turns that are left (P2)
}

func readTable(view *portroyal.View, w *Weights) table {
	t := table{
		w: w, options: view.Options(), players: view.Players(),
		me: view.Decides(), active: view.Active(), start: view.Start(), ending: view.Ending(),
	}
	for seat := range t.players {
		t.sides[seat] = readSide(view, seat)
	}
	for _, card := range view.Expeditions() {
		t.layOut(card)
	}
	fresh, older := view.Unseen()
	unseen := 0
	for _, card := range expeditions {
		unseen += int(fresh[card]) + int(older[card])
	}
	t.hope = float64(unseen) / float64(len(expeditions))
	if t.options.Decks&shipDecks != 0 {
		t.shipping = true
		t.ships = likelyShips(view, &fresh)
	}
	if t.options.Contracts {
		t.readContracts(view)
		cards := readMarket(view, w.CardsPerTurn)
		t.market = &cards
	}
	if t.options.Cooperative {
		t.setTurns(max(0, view.TurnsLeft()-1))
	}
	t.wind()
	return t
}

// shipDecks are the decks with persons to whom it matters how many ships of a colour are to come:
// clerks (H10) and wholesalers (H12).
const shipDecks = portroyal.DeckExpansion | portroyal.DeckNails | portroyal.DeckUnterwegs

// soon is the number of cards below which the discard pile will soon be the draw pile (C4).
const soon = 30

// likelyShips tells how likely a card to come is a ship of each colour; 1 stands for one card in
// twelve, as in the base deck. Ships under wholesalers are gone for good (H12).
func likelyShips(view *portroyal.View, fresh *portroyal.Pool) (ships [portroyal.Colours + 1]float64) {
	const usual = 12
	pool := *fresh
	if view.PileSize() < soon {
		for _, card := range view.Discards() {
			pool[card]++
		}
	}
	for card, copies := range pool {
		if face := portroyal.Card(card).Face(); copies > 0 && face.Type == portroyal.Ship {
			ships[face.Colour] += float64(copies)
		}
	}
	all := max(1, float64(pool.Size()))
	for colour := range ships {
		ships[colour] *= usual / all
	}
	return ships
}

// expeditions are the faces of that type in the base deck.
var expeditions = func() (cards []portroyal.Card) {
	for _, card := range portroyal.AllCards(portroyal.DeckBase) {
		if card.Face().Type == portroyal.Expedition {
			cards = append(cards, card)
		}
	}
	return cards
}()

// layOut puts an expedition into the row (D2).
func (t *table) layOut(card portroyal.Card) {
	if t.row < len(t.goals) {
		t.goals[t.row] = goalOf(card)
		t.row++
	}
}

// takeUp removes an expedition from the row again.
func (t *table) takeUp(card portroyal.Card) {
	gone := goalOf(card)
	for i := range t.row {
		if t.goals[i] == gone {
			t.row--
			t.goals[i] = t.goals[t.row]
			return
		}
	}
}

// wind sets the clock: whether the last round has come (F1, F3), and how many rounds will follow.
func (t *table) wind() {
	gap := math.Inf(1)
	for seat := range t.players {
		s := &t.sides[seat]
		missing := float64(int(t.options.Target) - int(s.points))
		if t.options.RequireExpedition && s.expeditions == 0 {
			missing = max(missing, t.w.Longing)
		}
		gap = min(gap, missing)
	}
	if gap <= 0 {
		t.ending = true
	}
	t.rounds = 0
	if !t.ending {
		t.rounds = max(t.w.ShortestWait, gap/t.w.PointsPerRound)
	}
}

// left is how many turns of its own and how many visits to others' turns a seat can expect
// after the turn that is being played. A round is always finished (F1).
func (t *table) left(seat int) (turns, visits float64) {
	turns = t.rounds
	order := func(seat int) int { return (seat - t.start + t.players) % t.players }
	rest := t.players - 1 - order(t.active) // turns of this round still to come
	if order(seat) > order(t.active) {
		turns++
		rest--
	}
	return turns, t.rounds*float64(t.players-1) + float64(rest)
}

// chance is the sailor's idea of the chance that its seat wins, from 0 to 1; in cooperative games
// that all of them do.
func (t *table) chance() float64 {
	if t.options.Cooperative {
		return t.success()
	}
	t.wind()
	mine, best, sum := 0.0, math.Inf(-1), 0.0
	for seat := range t.players {
		worth := t.worth(seat)
		if seat == t.me {
			mine = worth
			continue
		}
		best = max(best, worth)
		sum += worth
	}
	rival := best + t.w.Field*(sum/float64(t.players-1)-best)
	if t.ending {
		rival = best // nobody wins against a mean
	}
	return 1 / (1 + math.Exp((rival-mine)/(t.w.EndSpread+t.w.Spread*t.rounds)))
}
