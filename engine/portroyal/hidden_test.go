package portroyal_test

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// paper is a position as JSON, in which hidden cards can be exchanged.
type paper struct{ document map[string]any }

func onPaper(t failer, p *portroyal.Position) paper {
	t.Helper()
	var document map[string]any
	if err := json.Unmarshal(mustMarshal(t, p), &document); err != nil {
		t.Fatalf("%v", err)
	}
	return paper{document}
}

func (p paper) read(t failer) portroyal.Position {
	t.Helper()
	text, err := json.Marshal(p.document)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return mustRead(t, text)
}

// place is where a hidden card stands on the paper.
type place struct {
	cards []any
	at    int
}

func (p place) card() string { return p.cards[p.at].(string) }
func (p place) swapWith(other place) {
	p.cards[p.at], other.cards[other.at] = other.cards[other.at], p.cards[p.at]
}

// hidden lists the places of hidden cards by their pools (C6), the pile first and its top first
// of all.
func (p paper) hidden() (fresh, older []place) {
	pile := p.document["pile"].([]any)
	for at := range pile {
		fresh = append(fresh, place{pile, at})
	}
	for _, each := range p.document["seats"].([]any) {
		seat := each.(map[string]any)
		coins := seat["coins"].([]any)
		old := make([]bool, len(coins))
		if n, ok := seat["oldCoins"].(float64); ok {
			for at := range int(n) {
				old[at] = true
			}
		}
		if list, ok := seat["oldAt"].([]any); ok {
			for _, at := range list {
				old[int(at.(float64))] = true
			}
		}
		for at := range coins {
			if old[at] {
				older = append(older, place{coins, at})
			} else {
				fresh = append(fresh, place{coins, at})
			}
		}
	}
	return fresh, older
}

func TestHiddenCardsDecideNothing(t *testing.T) { // C6
	rapid.Check(t, func(t *rapid.T) {
		every := rapid.IntRange(5, 15).Draw(t, "every")
		drawGame(t).play(t, func(ply *ply) {
			if ply.number%every != 0 {
				return
			}
			p := &ply.after
			sheet := onPaper(t, p)
			fresh, older := sheet.hidden()
			for _, pool := range [][]place{fresh, older} {
				ply.random.Shuffle(len(pool), func(i, j int) { pool[i].swapWith(pool[j]) })
			}
			sheet.document["random"] = "99"
			other := sheet.read(t)
			view, otherView := p.View(), other.View()
			if view != otherView {
				t.Fatalf("%v: the view changes with the hidden cards", ply)
			}
			if !slices.Equal(p.Legal(nil), other.Legal(nil)) || !slices.Equal(p.Legal(nil), view.Legal(nil)) {
				t.Fatalf("%v: what is legal changes with the hidden cards", ply)
			}
			if p.BustChance() != other.BustChance() || p.BustChance() != view.BustChance() {
				t.Fatalf("%v: the chance of a bust changes with the hidden cards", ply)
			}
			for k := range 8 {
				if p.BustWithin(k) != other.BustWithin(k) || p.BustWithin(k) != view.BustWithin(k) {
					t.Fatalf("%v: the chance of a bust within %d changes with the hidden cards", ply, k)
				}
			}
			if p.GambleBust() != other.GambleBust() || p.GambleBust() != view.GambleBust() {
				t.Fatalf("%v: the chance of a bust among four changes with the hidden cards", ply)
			}
			if a, b := p.NextCards(), view.NextCards(); a != b || a != other.NextCards() {
				t.Fatalf("%v: the cards that may come next change with the hidden cards", ply)
			}
		})
	})
}

// TestTheViewHasNoGenerator holds the cards fast and changes the generator alone: whoever knows it
// knows the next reshuffle.
func TestTheViewHasNoGenerator(t *testing.T) { // C6
	rapid.Check(t, func(t *rapid.T) {
		game := drawGame(t)
		p := game.begin(t)
		sheet := onPaper(t, &p)
		sheet.document["random"] = rapid.StringMatching(`[1-9][0-9]{0,17}`).Draw(t, "random")
		other := sheet.read(t)
		if p.View() != other.View() {
			t.Fatalf("the view knows the generator")
		}
	})
}

func TestNextCardsAndBustChance(t *testing.T) { // C6, D5
	rapid.Check(t, func(t *rapid.T) {
		every := rapid.IntRange(60, 150).Draw(t, "every")
		drawGame(t).play(t, func(ply *ply) {
			p := &ply.before
			if ply.number%every != 0 || p.Phase() != portroyal.Discover {
				return
			}
			var pool portroyal.Pool
			busts, all := 0, 0
			for _, id := range nextOnPaper(t, p) {
				card, err := portroyal.ParseCard(id)
				if err != nil {
					t.Fatalf("%v", err)
				}
				pool[card]++
				all++
			}
			if pool != p.NextCards() {
				t.Fatalf("%v: the pool of next cards is not what is hidden", ply)
			}
			for card, copies := range pool {
				if copies > 0 && bustsWith(t, *p, portroyal.Card(card)) {
					busts += int(copies)
				}
			}
			want := 0.0
			if all > 0 {
				want = float64(busts) / float64(all)
			}
			if got := p.BustChance(); got != want {
				t.Fatalf("%v: the chance of a bust is %v; %d of %d cards bust", ply, got, busts, all)
			}
			if got := p.BustWithin(1); math.Abs(got-want) > 1e-12 {
				t.Fatalf("%v: the chance of a bust within one card is %v, not %v", ply, got, want)
			}
		})
	})
}

// nextOnPaper lists the cards of which one will be turned up, from the JSON form.
func nextOnPaper(t failer, p *portroyal.Position) (ids []string) {
	sheet := onPaper(t, p)
	fresh, _ := sheet.hidden()
	switch {
	case p.PileSize() > 0:
		for _, place := range fresh {
			ids = append(ids, place.card())
		}
	case sheet.document["reshuffled"] != true: // C4, C5
		for _, card := range sheet.document["discard"].([]any) {
			ids = append(ids, card.(string))
		}
	}
	return ids
}

// bustsWith puts a card on top of the pile, turns it up, repels it if that is possible, and
// tells whether that was a bust.
func bustsWith(t failer, p portroyal.Position, card portroyal.Card) bool {
	var tape portroyal.Tape
	if p.PileSize() > 0 {
		sheet := onPaper(t, &p)
		fresh, _ := sheet.hidden()
		i := slices.IndexFunc(fresh, func(place place) bool { return place.card() == card.String() })
		if i < 0 {
			t.Fatalf("%s is not hidden", card)
		}
		fresh[0].swapWith(fresh[i])
		p = sheet.read(t)
	} else {
		pile := p.Discards()
		i := slices.Index(pile, card)
		if i < 0 {
			t.Fatalf("%s is not in the discard pile", card)
		}
		pile[0], pile[i] = pile[i], pile[0]
		tape.Replay = [][]portroyal.Card{pile}
	}
	must := func(err error) {
		if err != nil {
			t.Fatalf("%v", err)
		}
	}
	must(p.Apply(portroyal.Action{Kind: portroyal.RevealNext}, &tape))
	if p.Phase() == portroyal.Repel {
		must(p.Apply(portroyal.Action{Kind: portroyal.RepelShip}, &tape))
	}
	must(tape.Err)
	bust, seen := false, false
	for _, event := range tape.Events {
		seen = seen || event.Kind == portroyal.CardRevealed && event.Card == card
		bust = bust || event.Kind == portroyal.WentBust
	}
	if !seen {
		t.Fatalf("%s was not the card turned up: %v", card, tape.Events)
	}
	return bust
}

// TestBustWithin compares the formulae with every order of a small pool (C6, D3, D5, H13).
func TestBustWithin(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "cards"), 3))
		for range 4 {
			checkBustWithin(t, random)
		}
	})
}

// checkBustWithin makes a position with a pool of ships of few colours and some persons.
func checkBustWithin(t failer, random *rand.Rand) {
	var ships, persons, fighters []string
	most := portroyal.Yellow + portroyal.Colour(random.IntN(portroyal.Colours))
	for _, card := range portroyal.AllCards(portroyal.DeckBase) {
		face := card.Face()
		for range face.Copies {
			switch {
			case face.Type == portroyal.Ship && face.Colour <= most:
				ships = append(ships, face.ID)
			case face.Type == portroyal.Person && face.Swords > 0:
				fighters = append(fighters, face.ID)
			case face.Type == portroyal.Person:
				persons = append(persons, face.ID)
			}
		}
	}
	for _, list := range [][]string{ships, persons, fighters} {
		random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	}
	pool := slices.Concat(ships[:3+random.IntN(4)], persons[:random.IntN(3)])
	inPile := 1 + random.IntN(len(pool))
	harbour, colours := []string{}, map[portroyal.Colour]bool{}
	for _, id := range ships[6 : 6+random.IntN(4)] {
		if colour := mustCard(t, id).Face().Colour; !colours[colour] {
			harbour = append(harbour, id)
			colours[colour] = true
		}
	}
	display, swords := fighters[:random.IntN(5)], 0
	for _, id := range display {
		swords += int(mustCard(t, id).Face().Swords)
	}
	random.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
	p := paper{map[string]any{
		"revealed": len(harbour), "harbour": harbour, "pile": pool[:inPile],
		"seats": []any{map[string]any{"display": display}, map[string]any{"coins": pool[inPile:]}},
	}}.read(t)
	for k := 1; k <= min(4, inPile); k++ {
		busts, all := 0, 0
		everyOrder(t, pool, k, swords, colours, &busts, &all)
		want := float64(busts) / float64(all)
		if got := p.BustWithin(k); math.Abs(got-want) > 1e-9 {
			t.Fatalf("a bust within %d of %q with %d swords and %q: %v, counted %d of %d", k, pool, swords, harbour, got, busts, all)
		}
	}
	busts, all := 0, 0
	everyOrder(t, pool, min(4, inPile), 0, colours, &busts, &all) // H13: no sword repels
	if got, want := p.GambleBust(), float64(busts)/float64(all); math.Abs(got-want) > 1e-9 {
		t.Fatalf("a bust among four of %q and %q: %v, counted %d of %d", pool, harbour, got, busts, all)
	}
}

func mustCard(t failer, id string) portroyal.Card {
	t.Helper()
	card, err := portroyal.ParseCard(id)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return card
}

// everyOrder counts the orders of k cards of the pool, and those that bust. The player repels what
// would bust, and lets other ships dock.
func everyOrder(t failer, pool []string, k, swords int, colours map[portroyal.Colour]bool, busts, all *int) {
	if k == 0 {
		*all++
		return
	}
	for i, id := range pool {
		rest := slices.Concat(pool[:i], pool[i+1:])
		face := mustCard(t, id).Face()
		second := face.Type == portroyal.Ship && colours[face.Colour]
		switch {
		case second && (face.Skull || swords < int(face.Swords)):
			orders := 1
			for left := range k - 1 {
				orders *= len(rest) - left
			}
			*all += orders
			*busts += orders
		case face.Type == portroyal.Ship && !second:
			colours[face.Colour] = true
			everyOrder(t, rest, k-1, swords, colours, busts, all)
			delete(colours, face.Colour)
		default:
			everyOrder(t, rest, k-1, swords, colours, busts, all)
		}
	}
}
