package portroyal_test

import (
	"encoding/json"
	"maps"
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

// hasOldTime reports whether a position has it written that Time Pile and Victory Pile are older than the last reshuffle. A
// whole paper would take several times as long.
func hasOldTime(t failer, p *portroyal.Position) bool {
	t.Helper()
	var written struct{ OldTime bool }
	if err := json.Unmarshal(mustMarshal(t, p), &written); err != nil {
		t.Fatalf("%v", err)
	}
	return written.OldTime
}

func (p paper) read(t failer) portroyal.Position {
	t.Helper()
	text, err := json.Marshal(p.document)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return mustRead(t, text)
}

// open lays out the hidden cards of the position in the order in which they stand on the paper.
func (p paper) open(t failer, position *portroyal.Position) *openDeck {
	t.Helper()
	text, err := json.Marshal(p.document)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return readOpenDeck(t, position, text)
}

// list gives the cards of a field; without such a field there are none.
func (p paper) list(field string) (ids []string) {
	cards, _ := p.document[field].([]any)
	for _, card := range cards {
		ids = append(ids, card.(string))
	}
	return ids
}

// number gives a number; without such a field it is 0.
func (p paper) number(field string) int {
	number, _ := p.document[field].(float64)
	return int(number)
}

// olderPiles are how many of the older cards are from each pile, the newest first, as they stand there (C6).
func (p paper) olderPiles() []int {
	sizes := []int{len(p.list("older"))}
	for _, seat := range p.document["seats"].([]any) {
		from, _ := seat.(map[string]any)["oldFrom"].([]any)
		for _, pile := range from {
			for int(pile.(float64)) > len(sizes) {
				sizes = append(sizes, 0)
			}
			if n := int(pile.(float64)) - 1; n > 0 {
				sizes[n]++
				sizes[0]--
			}
		}
	}
	slices.Reverse(sizes)
	return sizes
}

func TestHiddenCardsDecideNothing(t *testing.T) { // C6
	rapid.Check(t, func(t *rapid.T) {
		every := rapid.IntRange(5, 15).Draw(t, "every")
		drawGame(t).play(t, func(ply *ply) {
			if ply.number%every == 0 {
				checkHidden(t, ply)
			}
		})
	})
}

// TestTimePilesDecideNothing does the same with the Time Pile at work: where turns start, before
// the first reshuffle and after it (P2).
func TestTimePilesDecideNothing(t *testing.T) {
	fresh, old := 0, 0
	askingGames(t, func(ply *ply) {
		p := &ply.after
		if p.TimePile() == 0 || p.Revealed() > 0 && p.Phase() != portroyal.MoveTime {
			return
		}
		checkHidden(t, ply)
		if hasOldTime(t, p) {
			old++
		} else {
			fresh++
		}
	})
	if fresh < 100 || old < 100 {
		t.Errorf("%d positions with a fresh Time Pile, %d with an older one: the sample shows nothing", fresh, old)
	}
}

// checkHidden takes another generator after a ply, and other orders in which the unseen cards stand
// there: nothing that anybody can know may change. Hidden discards are exchanged for unseen cards.
func checkHidden(t failer, ply *ply) {
	t.Helper()
	p := &ply.after
	sheet := onPaper(t, p)
	options := p.Options()
	if options.HiddenDiscards {
		sheet.exchangeHidden(ply.random)
	}
	for pool, sizes := range map[string][]int{"unseen": {len(sheet.list("unseen"))}, "older": sheet.olderPiles()} {
		cards := sheet.list(pool)
		from := cards
		for _, n := range sizes {
			ply.random.Shuffle(n, func(i, j int) { from[i], from[j] = from[j], from[i] })
			from = from[n:]
		}
		sheet.document[pool] = cards
	}
	sheet.document["random"] = "99"
	other := sheet.read(t)
	if other == *p {
		t.Fatalf("%v: the position was not changed", ply)
	}
	view, otherView := p.View(), other.View()
	if view != otherView {
		t.Fatalf("%v: the view changes with the hidden cards", ply)
	}
	if !slices.Equal(p.Legal(nil), other.Legal(nil)) || !slices.Equal(p.Legal(nil), view.Legal(nil)) {
		t.Fatalf("%v: what is legal changes with the hidden cards", ply)
	}
	if options.HiddenDiscards { // what the views tell, which are equal
		return
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
}

// exchangeHidden puts the cards that are out of sight anywhere among the places where such cards are.
func (p paper) exchangeHidden(random *rand.Rand) {
	places := []string{"discard", "unseen", "older"}
	var all []any
	for _, place := range places {
		cards, _ := p.document[place].([]any)
		all = append(all, cards...)
	}
	random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for _, place := range places {
		n := len(p.list(place))
		p.document[place], all = slices.Clone(all[:n]), all[n:]
	}
}

// TestHiddenDiscards plays games whose discards are hidden: what is played is the same as with open ones. Who looks on sees
// no discard, and knows of the cards that can come only that they are out of sight (C6). Thinking ahead never knows more.
func TestHiddenDiscards(t *testing.T) {
	discarded, turned, gambles, dealt := 0, 0, 0, 0
	for i, options := range editions {
		for seed := range uint64(2) {
			style := playStyles[(i+int(seed))%len(playStyles)]
			open := randomGame{options: options, seed: seed, style: style, choices: seed}
			hidden := open
			hidden.options.HiddenDiscards = true
			var course []portroyal.Event
			open.play(t, func(ply *ply) { course = append(course, ply.events...) })
			var th thinker
			hidden.play(t, func(ply *ply) {
				th.check(t, ply)
				for _, event := range ply.events {
					if len(course) == 0 || course[0] != event {
						t.Fatalf("%v: %v does not happen with open discards", ply, event)
					}
					course = course[1:]
				}
				p := &ply.after
				view := p.View()
				fresh, older := view.Unseen()
				if len(view.Discards()) > 0 || older.Size() > 0 || view.Discarded() != len(p.Discards()) {
					t.Fatalf("%v: %v are seen of %d discards", ply, view.Discards(), view.Discarded())
				}
				if next := view.NextCards(); next.Size() > 0 && next != fresh {
					t.Fatalf("%v: other cards can come than those out of sight", ply)
				} else if (next.Size() == 0) != (view.NextCard() == 0) {
					t.Fatalf("%v: the next card comes from %v, of %d", ply, view.NextCard(), next.Size())
				}
				if view.BustWithin(3) < view.BustChance()-1e-9 || view.BustWithin(9) > 1 {
					t.Fatalf("%v: a bust has the chance %v, within 3 cards %v, within 9 %v", ply,
						view.BustChance(), view.BustWithin(3), view.BustWithin(9))
				}
				discarded += view.Discarded()
				turned += view.CardsToCome()
				if view.GambleBust() > 0 {
					gambles++
				}
				one, other := view.Position(ply.random.Uint64()), view.Position(ply.random.Uint64())
				if one.View() != view || other.View() != view || mustRead(t, mustMarshal(t, &one)) != one {
					t.Fatalf("%v: a position of the view is none", ply)
				}
				if !slices.Equal(one.Discards(), other.Discards()) {
					dealt++
				}
			})
			if len(course) > 0 {
				t.Fatalf("with open discards it goes on: %v", course)
			}
			if th.plies == 0 || th.paid == 0 {
				t.Fatalf("%+v: the sample shows nothing", th)
			}
		}
	}
	if discarded < 1000 || turned < 1000 || gambles < 10 || dealt < 1000 {
		t.Errorf("%d discards, %d cards to come, %d chances of gambles, %d positions with other discards: "+
			"the sample shows nothing", discarded, turned, gambles, dealt)
	}
}

// TestTimeIsOlderAfterAReshuffle looks at what becomes known with a reshuffle: the new pile is the
// old discard pile, and Time Pile and Victory Pile are among the rest, for good (C6, P2).
func TestTimeIsOlderAfterAReshuffle(t *testing.T) {
	reshuffles, renewed := 0, false
	askingGames(t, func(ply *ply) {
		renewed = renewed && ply.number > 0
		for _, event := range ply.events {
			if event.Kind == portroyal.PileRenewed {
				renewed = true
				reshuffles++
			}
		}
		p := &ply.after
		fresh, older := p.Unseen()
		piles, want := p.TimePile()+p.VictoryPile(), 0
		if renewed {
			want = piles
		}
		coins := 0
		for seat := range p.Players() {
			want += p.OldCoins(seat)
			coins += p.Coins(seat)
		}
		if older.Size() != want || fresh.Size() != p.PileSize()+piles+coins-want {
			t.Fatalf("%v: %d cards are older, not %d, and %d fresh", ply, older.Size(), want, fresh.Size())
		}
	})
	if reshuffles < 20 {
		t.Errorf("%d reshuffles: the sample shows nothing", reshuffles)
	}
}

// TestTheViewHasNoGenerator keeps the cards and changes only the generator: to know it is to know the next reshuffle.
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
			if ply.number%every == 0 && ply.before.Phase() == portroyal.Discover && ply.before.Gambles() == 0 {
				checkNextCards(t, ply)
			}
		})
	})
}

// TestNextCardsOfTheTimePile does the same at the starts of turns with a Time Pile, where the next
// card comes from another pile than the one after it (P2).
func TestNextCardsOfTheTimePile(t *testing.T) {
	fresh, old, starts := 0, 0, 0
	askingGames(t, func(ply *ply) {
		p := &ply.before
		if p.Phase() != portroyal.Discover || p.Revealed() > 0 || p.TimePile() == 0 {
			return
		}
		if starts++; starts%10 != 0 {
			return
		}
		checkNextCards(t, ply)
		if hasOldTime(t, p) {
			old++
		} else {
			fresh++
		}
	})
	if fresh < 5 || old < 5 {
		t.Errorf("%d turns start with a fresh Time Pile, %d with an older one: the sample shows nothing", fresh, old)
	}
}

// checkNextCards compares the cards that may come with what is hidden, and the chance of a bust with
// what becomes of each of them when it is turned up.
func checkNextCards(t failer, ply *ply) {
	t.Helper()
	p := &ply.before
	var pool portroyal.Pool
	busts, all := 0, 0
	var seconds [portroyal.Colours + 1]portroyal.Seconds
	for _, id := range nextOnPaper(t, p) {
		pool[mustCard(t, id)]++
		all++
	}
	if pool != p.NextCards() {
		t.Fatalf("%v: the pool of next cards is not what is hidden", ply)
	}
	for card, copies := range pool {
		if copies == 0 {
			continue
		}
		of := &seconds[portroyal.Card(card).Face().Colour]
		switch view := turnedUp(t, p, portroyal.Card(card)); {
		case view.Phase() == portroyal.Repel && view.DockingBusts():
			of.Repelled += int(copies)
		case isBust(&view):
			of.Ending += int(copies)
			busts += int(copies)
		}
	}
	if got, cards := p.SecondShips(); got != seconds || cards != all {
		t.Fatalf("%v: ships of the colours in the harbour are %v of %d, counted %v of %d", ply, got, cards, seconds, all)
	}
	if p.PileSize() == 0 && p.NextCard() != portroyal.TimePile && p.CardsToCome() != all { // C4, C5
		t.Fatalf("%v: %d cards can come, not %d", ply, p.CardsToCome(), all)
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
}

// nextOnPaper lists the cards of which one will be turned up, from the JSON form (C6): the first card of
// a turn comes from the Time Pile, if there is one (P2), others from the pile.
func nextOnPaper(t failer, p *portroyal.Position) (ids []string) {
	sheet := onPaper(t, p)
	start := sheet.number("revealed") == 0 && sheet.number("timePile") > 0
	switch {
	case start && sheet.document["oldTime"] == true:
		older, sizes := sheet.list("older"), sheet.olderPiles()
		return older[len(older)-sizes[len(sizes)-1]:]
	case start, sheet.number("pile") > 0:
		return sheet.list("unseen")
	case sheet.document["reshuffled"] != true: // C4, C5
		return sheet.list("discard")
	}
	return nil
}

// turnedUp is the view after a card has come to light.
func turnedUp(t failer, p *portroyal.Position, card portroyal.Card) portroyal.View {
	view := p.View()
	view.Play(portroyal.Action{Kind: portroyal.RevealNext})
	if err := view.TurnUp(card); err != nil {
		t.Fatalf("%v", err)
	}
	return view
}

// isBust reports whether the card that has just come to light has ended the turn.
func isBust(view *portroyal.View) bool {
	return view.Phase() != portroyal.Repel && (view.Revealed() == 0 || view.Offered() == portroyal.Jinx)
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

// checkBustWithin makes a position with a pool of ships of few colours and some persons; some of
// them have a Time Pile, as fresh as the draw pile or older (P2).
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
	document := map[string]any{
		"revealed": len(harbour), "harbour": harbour, "pile": pool[:inPile],
		"seats": []any{map[string]any{"display": display}, map[string]any{"coins": pool[inPile:]}},
	}
	within := inPile   // cards that can come without a reshuffle
	var older []string // the pool of the first card, if it is another one
	switch random.IntN(3) {
	case 1: // the Time Pile, and a Victory Pile, are older
		for _, card := range portroyal.AllCards(portroyal.DeckExpansion) {
			if card.Face().Type == portroyal.Ship && random.IntN(4) == 0 {
				older = append(older, card.String())
			}
		}
		older = append(older, persons[3:4+random.IntN(2)]...)
		random.Shuffle(len(older), func(i, j int) { older[i], older[j] = older[j], older[i] })
		inTime := 1 + random.IntN(len(older))
		document["oldTime"], document["timePile"], document["victoryPile"] = true, older[:inTime], older[inTime:]
		within++
	case 2: // they are as fresh as the pile
		inPile = random.IntN(inPile) // perhaps there is no draw pile
		rest := pool[inPile:]
		inTime := 1 + random.IntN(len(rest))
		document["pile"], document["timePile"], document["victoryPile"] = pool[:inPile], rest[:inTime], rest[inTime:]
		document["seats"] = []any{map[string]any{"display": display}, map[string]any{}}
		within = inPile + 1
	}
	if document["timePile"] != nil {
		document["revealed"] = 0
		document["options"] = map[string]any{
			"decks": []string{"base", "expansion"}, "contracts": true,
			"cooperative": true,
		}
	}
	p := paper{document}.read(t)
	if got := p.CardsToCome(); got != within {
		t.Fatalf("%d cards can come from %v before a reshuffle, not %d", got, document, within)
	}
	for k := 1; k <= min(4, within); k++ {
		want := countBusts(t, older, pool, k, swords, colours)
		if got := p.BustWithin(k); math.Abs(got-want) > 1e-9 {
			t.Fatalf("a bust within %d of %v with %d swords: %v, counted %v", k, document, swords, got, want)
		}
	}
	want := countBusts(t, older, pool, min(4, within), 0, colours) // H13: no sword repels
	if got := p.GambleBust(); math.Abs(got-want) > 1e-9 {
		t.Fatalf("a bust among four of %v: %v, counted %v", document, got, want)
	}
}

// countBusts is the share of the orders of k cards that bust; the first card is from a pool of its
// own if there is one.
func countBusts(t failer, first, pool []string, k, swords int, colours map[portroyal.Colour]bool) float64 {
	t.Helper()
	busts, all := 0, 0
	if len(first) == 0 {
		everyOrder(t, pool, k, swords, colours, &busts, &all)
		return float64(busts) / float64(all)
	}
	share := 0.0
	for _, id := range first {
		face := mustCard(t, id).Face()
		second := face.Type == portroyal.Ship && colours[face.Colour]
		after := maps.Clone(colours)
		switch {
		case second && (face.Skull || swords < int(face.Swords)):
			share++
			continue
		case face.Type == portroyal.Ship:
			after[face.Colour] = true
		}
		share += countBusts(t, nil, pool, k-1, swords, after)
	}
	return share / float64(len(first))
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
