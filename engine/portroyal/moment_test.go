package portroyal_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// TestMoments looks at every position in which somebody is asked about a contract that is decided at
// once: what has happened before, who is asked, what they can do, and what becomes of it (K3, K5, K7,
// K9).
func TestMoments(t *testing.T) {
	shown := map[string]int{}
	askingGames(t, func(ply *ply) {
		if ply.before.Phase() == portroyal.Moment {
			checkAnswer(t, ply)
		}
		if ply.after.Phase() != portroyal.Moment {
			return
		}
		p := &ply.after
		contract, seat := p.Offered(), p.Decides()
		shown[contract.String()]++
		if !contract.Face().AtOnce || contract.Face().ActiveOnly && seat != p.Active() {
			t.Fatalf("%v: seat %d is asked about %s", ply, seat, contract)
		}
		want := []portroyal.Action{portroyal.Fulfilling(contract), {Kind: portroyal.Pass}}
		if got := p.Legal(nil); !slices.Equal(got, want) {
			t.Fatalf("%v: legal are %v", ply, got)
		}
		if ply.before.Phase() == portroyal.Moment {
			return // asked in turn, or something new after the answer
		}
		taxed, bust := false, false
		for _, event := range ply.events {
			taxed = taxed || event.Kind == portroyal.TaxPaid && int(event.Seat) == seat
			bust = bust || event.Kind == portroyal.WentBust
		}
		ships := map[portroyal.Colour]bool{}
		for _, card := range p.Harbour() {
			if card.Face().Type == portroyal.Ship {
				ships[card.Face().Colour] = true
			}
		}
		held := map[portroyal.Contract]bool{
			portroyal.TaxOfficer: taxed, portroyal.Jinx: bust,
			portroyal.Gamester: len(ships) == 4, portroyal.TinyGamester: len(ships) == 3,
		}
		if !held[contract] {
			t.Fatalf("%v: %s is offered with %d colours, taxed: %v, bust: %v", ply, contract, len(ships), taxed, bust)
		}
	})
	for _, contract := range portroyal.AllContracts() {
		foe := contract == portroyal.FrigateFoe || contract == portroyal.GalleonFoe // they are a way of trading (K8)
		if asks := contract.Face().AtOnce && !foe; asks != (shown[contract.String()] > 2) {
			t.Errorf("%s: offered %d times", contract, shown[contract.String()])
		}
	}
}

// checkAnswer looks at what becomes of an offer: a cube and its coins, a step, or nothing.
func checkAnswer(t failer, ply *ply) {
	t.Helper()
	before, after := &ply.before, &ply.after
	seat, contract := before.Decides(), before.Offered()
	// for the coins
	i := slices.IndexFunc(ply.events, func(e portroyal.Event) bool { return e.Kind != portroyal.PileRenewed })
	first := ply.events[i]
	step := before.Steps(seat, contract)
	want := portroyal.Event{Kind: portroyal.ContractFulfilled, Seat: uint8(seat), Contract: contract}
	switch {
	case ply.action.Kind == portroyal.Pass:
		want.Kind = portroyal.ContractDeclined
	case contract.Face().Steps > 0:
		want.Kind, want.N = portroyal.StepMade, uint8(step)+1
	default:
		first.N = 0 // the coins of the slot, as far as there are cards
	}
	if first != want {
		t.Fatalf("%v: %v, not %v", ply, first, want)
	}
	fulfilled := after.Fulfilled(seat) - before.Fulfilled(seat)
	if last := step+1 >= int(contract.Face().Steps); fulfilled != 0 && (ply.action.Kind == portroyal.Pass || !last) {
		t.Fatalf("%v: fulfilled %d contracts", ply, fulfilled)
	}
}

// TestDecidingIsLikeAutomaticFulfilment plays a game with automatic fulfilment, and the same game
// with players who fulfil whatever they can as soon as they can, the contract with more coins first:
// both go the same way (K5).
func TestDecidingIsLikeAutomaticFulfilment(t *testing.T) {
	contracts, won := map[portroyal.Contract]int{}, 0
	for seed := range uint64(200) {
		options := withContracts(game(portroyal.MinPlayers+uint8(seed%4), portroyal.AllDecks&^portroyal.DeckUnterwegs))
		if seed%4 == 3 {
			options = cooperative(game(1+uint8(seed/4%5), options.Decks))
			options.ContractsLaid = uint8(seed / 4 % 3) // few, so that some are won
		}
		game := randomGame{options: options, seed: seed, style: []style{asking, striving}[seed/2%2], choices: seed}
		other := game
		other.options = decided(options)
		p := other.begin(t)
		eager(t, &p)
		game.play(t, func(ply *ply) {
			for _, event := range ply.events {
				if event.Kind == portroyal.ContractFulfilled {
					contracts[event.Contract]++
				}
			}
			if err := p.Apply(ply.action, nil); err != nil {
				t.Fatalf("seed %d, %v: %v", seed, ply, err)
			}
			eager(t, &p)
			if p.Phase() != ply.after.Phase() || p.Decides() != ply.after.Decides() ||
				p.Coins(p.Decides()) != ply.after.Coins(p.Decides()) {
				t.Fatalf("seed %d, %v: by itself\n%s, by decision\n%s",
					seed, ply, mustMarshal(t, &ply.after), mustMarshal(t, &p))
			}
			if ply.after.Won() {
				won++
			} else if p.Phase() != portroyal.Over && p.Revealed() > 0 {
				return
			}
			sheet := onPaper(t, &p)
			sheet.document["options"].(map[string]any)["autoContracts"] = true
			if same := sheet.read(t); same != ply.after {
				t.Fatalf("seed %d, %v: by itself\n%s, by decision\n%s",
					seed, ply, mustMarshal(t, &ply.after), mustMarshal(t, &p))
			}
		})
	}
	for _, contract := range portroyal.AllContracts() {
		if contracts[contract] == 0 {
			t.Errorf("%s was never fulfilled: the sample shows nothing", contract)
		}
	}
	if won == 0 {
		t.Error("no game was won together: the sample shows nothing")
	}
}

// eager fulfils whatever can be fulfilled now, the contract with more coins first.
func eager(t failer, p *portroyal.Position) {
	t.Helper()
	for {
		best, most := portroyal.Action{}, -1
		for _, a := range p.Legal(nil) {
			if a.Kind != portroyal.Fulfil {
				continue
			}
			laid := p.Contracts()
			i := slices.IndexFunc(laid, func(l portroyal.Laid) bool { return l.Contract == a.Contract() })
			if coins := int(a.Contract().Face().Coins[len(laid[i].Cubes)]); coins > most {
				best, most = a, coins
			}
		}
		if most < 0 {
			return
		}
		if err := p.Apply(best, nil); err != nil {
			t.Fatalf("%v", err)
		}
	}
}

// TestEverybodyIsAskedInTurn answers the question about the Tax Officer for every set of players who
// are taxed, and both ways (K3, K7, X3). Players who win by it together are asked no less (P4).
func TestEverybodyIsAskedInTurn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		players := rapid.IntRange(portroyal.MinPlayers, portroyal.MaxPlayers).Draw(t, "players")
		active := rapid.IntRange(0, players-1).Draw(t, "active")
		together := rapid.Bool().Draw(t, "together")
		seats, spare := []any{}, []string{}
		for _, card := range portroyal.AllCards(portroyal.DeckBase) {
			if face := card.Face(); face.Type == portroyal.Person || face.Type == portroyal.Ship {
				for range face.Copies {
					spare = append(spare, face.ID)
				}
			}
		}
		rich := make([]bool, players)
		for seat := range players {
			coins := 3
			if rich[seat] = rapid.Bool().Draw(t, "rich"); rich[seat] {
				coins = 12
			}
			seats = append(seats, map[string]any{"coins": spare[:coins]})
			spare = spare[coins:]
		}
		document := map[string]any{
			"options": map[string]any{
				"players": players, "decks": []string{"base", "expansion"}, "contracts": true, "autoContracts": false,
				"cooperative": together,
			},
			"active": active, "seats": seats,
			"contracts": []any{map[string]any{"id": "tax-officer", "cubes": []int{}}},
		}
		if together {
			document["timePile"] = []string{"tax-minPoints", spare[0]}
			document["pile"] = spare[1:]
		} else {
			document["pile"] = append([]string{"tax-minPoints"}, spare...)
		}
		p := paper{document}.read(t)
		deck := paper{document}.open(t, &p)
		apply := func(a portroyal.Action) {
			if err := p.Replay(a, deck, nil); err != nil {
				t.Fatalf("%v", err)
			}
		}
		apply(portroyal.Action{Kind: portroyal.RevealNext})
		cubes := []int{}
		for turn := range players {
			seat := (active + turn) % players
			if !rich[seat] {
				continue
			}
			if p.Phase() != portroyal.Moment || p.Decides() != seat || p.Coins(seat) != 6 {
				t.Fatalf("phase %s, seat %d with %d coins decides, not seat %d",
					p.Phase(), p.Decides(), p.Coins(seat), seat)
			}
			if rapid.Bool().Draw(t, "accepts") {
				cubes = append(cubes, seat)
				apply(portroyal.Fulfilling(portroyal.TaxOfficer))
			} else {
				apply(portroyal.Action{Kind: portroyal.Pass})
			}
		}
		phase := portroyal.Discover
		switch {
		case together && len(cubes) > 0:
			phase = portroyal.Over
		case together:
			phase = portroyal.MoveTime // P3
		}
		bonus := 0 // nobody has any points (X1)
		for seat := range players {
			before := map[bool]int{true: 6, false: 3}[rich[seat]]
			if slices.Contains(cubes, seat) {
				before += 7
			}
			bonus += p.Coins(seat) - before
		}
		if bonus != players {
			t.Fatalf("the bonus is %d coins for %d players", bonus, players)
		}
		if p.Phase() != phase || p.Decides() != active || !slices.Equal(p.Contracts()[0].Cubes, cubes) {
			t.Fatalf("phase %s, seat %d decides, cubes of %v and not of %v",
				p.Phase(), p.Decides(), p.Contracts()[0].Cubes, cubes)
		}
	})
}
