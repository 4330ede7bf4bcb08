package portroyal_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// deckOf lists the cards that a fresh game is played with, in no order.
func deckOf(p *portroyal.Position) (cards []portroyal.Card) {
	unseen, _ := p.Unseen()
	for card, copies := range unseen {
		for range copies {
			cards = append(cards, portroyal.Card(card))
		}
	}
	return cards
}

// listed is a dealer with a list of cards.
type listed struct{ cards []portroyal.Card }

var errNoCard = errors.New("no card is left")

func (l *listed) Deal(portroyal.Source, int) (portroyal.Card, error) {
	if len(l.cards) == 0 {
		return portroyal.NoCard, errNoCard
	}
	card := l.cards[0]
	l.cards = l.cards[1:]
	return card, nil
}

func (l *listed) Follow([]portroyal.Event) {}

// TestReplay plays games again with the cards that came to light, and with another seed: a record must
// not need the generator.
func TestReplay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := drawGame(t)
		fresh := game.begin(t)
		var actions []portroyal.Action
		var views []portroyal.View
		var tape *portroyal.Tape
		game.play(t, func(ply *ply) {
			tape = ply.tape
			actions = append(actions, ply.action)
			views = append(views, ply.after.View())
		})
		again, err := portroyal.Deal(game.options, contractsOf(&fresh), game.seed+1, fresh.Start())
		if err != nil {
			t.Fatalf("%v", err)
		}
		if again.View() != fresh.View() {
			t.Fatalf("another game is dealt")
		}
		dealer := &listed{tape.Shown}
		var second portroyal.Tape
		for number, a := range actions {
			if err := again.Replay(a, dealer, &second); err != nil {
				t.Fatalf("ply %d: %v", number, err)
			}
			if again.View() != views[number] {
				t.Fatalf("ply %d: another position", number)
			}
		}
		if len(dealer.cards) > 0 {
			t.Fatalf("%d cards are left", len(dealer.cards))
		}
		if !slices.Equal(second.Events, tape.Events) || !slices.Equal(second.Shown, tape.Shown) {
			t.Fatalf("other things happened")
		}
	})
}

// TestReplayDrawsNothing checks that a game played again leaves the generator alone.
func TestReplayDrawsNothing(t *testing.T) {
	game := randomGame{options: editions[1], seed: 4, style: styles[1], choices: 4}
	again := game.begin(t)
	random := onPaper(t, &again).document["random"]
	dealer, number := &listed{}, 0
	game.play(t, func(ply *ply) {
		dealer.cards = append(dealer.cards, ply.tape.Shown[number:]...)
		number = len(ply.tape.Shown)
		if err := again.Replay(ply.action, dealer, nil); err != nil {
			t.Fatal(err)
		}
	})
	if left := onPaper(t, &again).document["random"]; left != random || number == 0 {
		t.Errorf("the generator was %s and is %s after %d cards", random, left, number)
	}
}

// TestReplayRefuses checks that a card that cannot come to light is noticed, and that nothing has
// happened then: not even what came before that card.
func TestReplayRefuses(t *testing.T) {
	captain, jack := mustCard(t, "captain"), mustCard(t, "jack")
	const hiring = `{"phase": "trade", "takesLeft": 1, "harbour": ["governor"], "discard": ["blue-1-1c"],
	  "pile": ["jack"],
		"seats": [{"coins": ["captain", "captain", "settler", "settler", "settler", "priest", "settler", "priest"],
		  "oldCoins": 6}, {}]}`
	for _, test := range []struct {
		name, position, action string
		cards                  []portroyal.Card
		says                   string
	}{
		{
			"a card that lies elsewhere", `{"pile": ["captain", "priest"], "discard": ["jack"]}`, "reveal",
			[]portroyal.Card{jack},
			"jack",
		},
		{
			"more copies than there are", `{"pile": ["captain", "priest"]}`, "reveal",
			[]portroyal.Card{mustCard(t, "settler")},
			"settler",
		},
		{"no card", `{"pile": ["captain"]}`, "reveal", nil, errNoCard.Error()},
		{"NoCard", `{"pile": ["captain"]}`, "reveal", []portroyal.Card{portroyal.NoCard}, "among the cards"},
		{
			"a card of the fresh pool for an older coin", hiring, "take governor",
			mustCards(t, "settler priest jack"), `"jack"`,
		},
		{"a card of the older pool for a fresh coin", hiring, "take governor", mustCards(t, "captain"), `"captain"`},
		{
			"a coin less", hiring, "take governor", mustCards(t, "jack priest captain settler priest captain settler"),
			errNoCard.Error(),
		},
		{"an illegal action", `{"pile": ["captain"]}`, "stop", []portroyal.Card{captain}, "D1"},
	} {
		p := mustRead(t, []byte(test.position))
		before := p
		var tape portroyal.Tape
		err := p.Replay(mustParse(t, test.name, test.action), &listed{test.cards}, &tape)
		if err == nil || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s: %v", test.name, err)
		}
		if p != before || len(tape.Events)+len(tape.Shown) > 0 {
			t.Errorf("%s: something happened: %v", test.name, tape.Events)
		}
	}
	p := mustRead(t, []byte(hiring))
	coins := mustCards(t, "jack priest captain settler priest captain settler settler") // the last two gained are fresh
	if err := p.Replay(mustParse(t, "", "take governor"), &listed{coins}, nil); err != nil {
		t.Error(err)
	}
	if discards := append(mustCards(t, "blue-1-1c"), coins...); !slices.Equal(p.Discards(), discards) {
		t.Errorf("the discard pile is %v, not %v", p.Discards(), discards)
	}
}

// TestOpenDecksFollowTheGame plays games of every edition from decks of known order: at every step the cards
// of its piles and coins are the unseen ones, the older ones where the rules say so (C6).
func TestOpenDecksFollowTheGame(t *testing.T) {
	renewed := 0
	for i, options := range editions {
		for seed := range uint64(4) {
			p := randomGame{options: options, seed: seed}.begin(t)
			random := rand.New(rand.NewPCG(seed, 8))
			deck := shuffledDeck(t, &p, random)
			style := playStyles[(i+int(seed))%len(playStyles)]
			for number := 0; p.Phase() != portroyal.Over; number++ {
				var tape portroyal.Tape
				at := fmt.Sprintf("edition %d, seed %d, ply %d", i, seed, number)
				deck.play(t, at, &p, style.choose(&p, p.Legal(nil), random), &tape)
				if slices.ContainsFunc(tape.Events, isRenewal) {
					renewed++
				}
				fresh, older := p.Unseen()
				count := func(cards []portroyal.Card, pool *portroyal.Pool) {
					for _, card := range cards {
						pool[card]--
					}
				}
				count(deck.pile, &fresh)
				var written struct {
					OldTime bool
					Seats   []map[string]any
				}
				if err := json.Unmarshal(mustMarshal(t, &p), &written); err != nil {
					t.Fatalf("%s: %v", at, err)
				}
				pool := &fresh
				if p.TimePile()+p.VictoryPile() > 0 && written.OldTime {
					pool = &older
				}
				count(deck.time, pool)
				count(deck.victory, pool)
				for seat, written := range written.Seats {
					coins := deck.coins[seat]
					for at, old := range oldCoins(written, len(coins)) {
						if old {
							count(coins[at:at+1], &older)
						} else {
							count(coins[at:at+1], &fresh)
						}
					}
				}
				if fresh != (portroyal.Pool{}) || older != (portroyal.Pool{}) {
					t.Fatalf("%s: the unseen cards are not those of the deck", at)
				}
			}
		}
	}
	if renewed < 50 {
		t.Errorf("%d renewed piles: the sample shows nothing", renewed)
	}
}

// oldCoins reports of each coin of a written seat whether it is from before the last reshuffle.
func oldCoins(seat map[string]any, coins int) []bool {
	old := make([]bool, coins)
	if n, ok := seat["oldCoins"].(float64); ok {
		for at := range int(n) {
			old[at] = true
		}
	}
	list, _ := seat["oldAt"].([]any)
	for _, at := range list {
		old[int(at.(float64))] = true
	}
	return old
}

// TestEditionsHaveTheirOwnContracts deals the contracts of every edition for every other one (K1, P1).
func TestEditionsHaveTheirOwnContracts(t *testing.T) {
	for _, options := range editions {
		p := randomGame{options: options, seed: 1}.begin(t)
		for _, other := range editions {
			_, err := portroyal.Deal(other, contractsOf(&p), 1, 0)
			if same := other.FaceUp() == options.FaceUp(); (err == nil) != same {
				t.Errorf("the contracts of %+v for a game of %+v: %v", options, other, err)
			}
		}
	}
}

// TestDealRefuses asks for games that there are not.
func TestDealRefuses(t *testing.T) {
	laid := []portroyal.Contract{portroyal.Jinx, portroyal.Fighter, portroyal.Gamester, portroyal.Explorer}
	three := withContracts(game(3, portroyal.DeckBase|portroyal.DeckExpansion))
	for _, test := range []struct {
		name      string
		options   portroyal.Options
		contracts []portroyal.Contract
		start     int
		says      string
	}{
		{"a start by chance", three, laid, portroyal.RandomStart, "start"},
		{"a start by nobody", three, laid, 3, "start"},
		{"a contract twice", three, []portroyal.Contract{
			portroyal.Jinx, portroyal.Fighter, portroyal.Gamester,
			portroyal.Jinx,
		}, 0, "contracts"},
		{"no contract among them", three, []portroyal.Contract{
			portroyal.Jinx, portroyal.Fighter, portroyal.Gamester,
			portroyal.NoContract,
		}, 0, "contracts"},
		{"a contract less", three, laid[1:], 0, "contracts"},
		{"contracts without contracts", game(3, portroyal.DeckBase|portroyal.DeckExpansion), laid, 0, "contracts"},
		{"nine players", game(9, portroyal.DeckBase), nil, 0, "players"},
	} {
		_, err := portroyal.Deal(test.options, test.contracts, 1, test.start)
		checkSentence(t, test.name, err, test.says)
	}
	if _, err := portroyal.Deal(three, laid, 1, 2); err != nil {
		t.Error(err)
	}
}

// contractsOf lists the contracts that are face up.
func contractsOf(p *portroyal.Position) (contracts []portroyal.Contract) {
	for _, laid := range p.Contracts() {
		contracts = append(contracts, laid.Contract)
	}
	return contracts
}
