package portroyal_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// deckOf is the order of the deck that a fresh game was dealt from: coins, Victory Pile, Time Pile,
// draw pile.
func deckOf(p *portroyal.Position) (order []portroyal.Card) {
	for seat := range p.Players() {
		order = append(order, p.CoinFaces(seat)...)
	}
	return slices.Concat(order, p.VictoryCards(), p.TimeCards(), p.Pile())
}

// withoutGenerator gives the position another state of the generator.
func withoutGenerator(t failer, p *portroyal.Position) portroyal.Position {
	sheet := onPaper(t, p)
	sheet.document["random"] = "0"
	return sheet.read(t)
}

// TestReplay plays games again from the deck and the reshuffled piles, with another seed: a
// record must not need the generator.
func TestReplay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := drawGame(t)
		fresh := game.begin(t)
		var actions []portroyal.Action
		var tape *portroyal.Tape
		every := rapid.IntRange(20, 60).Draw(t, "every")
		kept := map[int]portroyal.Position{}
		end := game.play(t, func(ply *ply) {
			tape = ply.tape
			actions = append(actions, ply.action)
			if ply.number%every == 0 {
				kept[ply.number] = ply.after
			}
		})
		again, err := portroyal.Deal(game.options, deckOf(&fresh), contractsOf(&fresh), game.seed+1, fresh.Start())
		if err != nil {
			t.Fatalf("%v", err)
		}
		second := portroyal.Tape{Replay: tape.Piles}
		for number, a := range actions {
			if err := again.Apply(a, &second); err != nil {
				t.Fatalf("ply %d: %v", number, err)
			}
			if before, ok := kept[number]; ok && withoutGenerator(t, &again) != withoutGenerator(t, &before) {
				t.Fatalf("ply %d: another position", number)
			}
		}
		if second.Err != nil || len(second.Replay) > 0 {
			t.Fatalf("%v; %d piles are left", second.Err, len(second.Replay))
		}
		if !slices.Equal(second.Events, tape.Events) {
			t.Fatalf("other things happened")
		}
		if !slices.EqualFunc(second.Piles, tape.Piles, slices.Equal[[]portroyal.Card]) {
			t.Fatalf("other piles were noted")
		}
		if withoutGenerator(t, &again) != withoutGenerator(t, &end) {
			t.Fatalf("another end")
		}
	})
}

// TestReplayOfAWrongPile checks that a pile that is not the discard pile is noticed, and that the
// game goes on with the generator's order.
func TestReplayOfAWrongPile(t *testing.T) {
	p := mustRead(t, []byte(`{"discard": ["captain", "priest", "jack"], "seats": [{}, {}]}`))
	plain, wrong := p, p
	reveal := portroyal.Action{Kind: portroyal.RevealNext}
	if err := plain.Apply(reveal, nil); err != nil {
		t.Fatal(err)
	}
	captain := mustCard(t, "captain")
	tape := portroyal.Tape{Replay: [][]portroyal.Card{{captain, captain, captain}}}
	if err := wrong.Apply(reveal, &tape); err != nil {
		t.Fatal(err)
	}
	if tape.Err == nil {
		t.Error("three captains were taken for captain, priest and jack")
	}
	if wrong != plain {
		t.Error("the game did not go on with the generator's order")
	}
}

func TestDealRefusesOtherDecks(t *testing.T) { // S1
	options := portroyal.DefaultOptions()
	p := randomGame{options: options, seed: 1, start: 0}.begin(t)
	deck := deckOf(&p)
	if _, err := portroyal.Deal(options, deck, nil, 1, 0); err != nil {
		t.Fatalf("the deck of a game is refused: %v", err)
	}
	other := slices.Clone(deck)
	other[0] = mustCard(t, "expedition-five-players")
	twice := slices.Clone(deck)
	twice[0] = twice[len(twice)-1]
	if twice[0] == deck[0] {
		t.Fatal("the first card is the last one: take another seed")
	}
	for name, order := range map[string][]portroyal.Card{
		"no card": nil, "a card less": deck[1:], "a card more": append(slices.Clone(deck), deck[0]),
		"the five-player expedition": other, "one card for another": twice,
	} {
		if _, err := portroyal.Deal(options, order, nil, 1, 0); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
	for _, start := range []int{portroyal.RandomStart, 2} {
		if _, err := portroyal.Deal(options, deck, nil, 1, start); err == nil {
			t.Errorf("seat %d starts", start)
		}
	}
}

// TestDealRefusesOtherEditions deals every edition from its own deck, and from no other one (S3).
func TestDealRefusesOtherEditions(t *testing.T) {
	for _, options := range editions {
		p := randomGame{options: options, seed: 1}.begin(t)
		deck := deckOf(&p)
		for _, other := range editions {
			_, err := portroyal.Deal(other, deck, contractsOf(&p), 1, 0)
			same := other.Decks == options.Decks && other.FaceUp() == options.FaceUp() // K1, P1
			if accepted := err == nil; accepted != same {
				t.Errorf("the deck of %+v for a game of %+v: %v", options, other, err)
			}
		}
	}
}

// contractsOf lists the contracts that lie face up.
func contractsOf(p *portroyal.Position) (contracts []portroyal.Contract) {
	for _, laid := range p.Contracts() {
		contracts = append(contracts, laid.Contract)
	}
	return contracts
}
