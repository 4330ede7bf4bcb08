package portroyal_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

func TestCardsAreInOnePlace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		drawGame(t).play(t, func(ply *ply) {
			if where := misplaced(&ply.after); where != "" {
				t.Fatalf("%v: %s", ply, where)
			}
		})
	})
}

// copiesIn is how many cards of a face are in a game: none of another deck, and of the five-player
// expedition only among five (S1). Unterwegs alone contains the two-nail cards as well (S3).
func copiesIn(card portroyal.Card, options portroyal.Options) uint8 {
	face, decks := card.Face(), options.Decks
	if decks == portroyal.DeckUnterwegs {
		decks |= portroyal.DeckNails
	}
	if face.Deck&decks == 0 || face.FivePlayersOnly && options.Players < portroyal.MaxPlayers {
		return 0
	}
	return face.Copies
}

// misplaced names a card that is not there as often as the decks hold it (C1, S1, S3), or "".
func misplaced(p *portroyal.Position) string {
	var pool portroyal.Pool
	count := func(cards []portroyal.Card) {
		for _, card := range cards {
			pool[card]++
		}
	}
	fresh, older := p.Unseen()
	for card := range pool {
		pool[card] = fresh[card] + older[card]
	}
	count(p.Discards())
	count(p.Harbour())
	count(p.Expeditions())
	if p.Pending() != portroyal.NoCard {
		pool[p.Pending()]++
	}
	coins, oldCoins := 0, 0
	for seat := range p.Players() {
		count(p.Display(seat))
		count(p.Claimed(seat))
		count(p.Cargo(seat))
		count(p.KeptShips(seat))
		coins += p.Coins(seat)
		oldCoins += p.OldCoins(seat)
		if p.OldCoins(seat) > p.Coins(seat) {
			return "there are more old coins than coins (C6)"
		}
	}
	piles := p.TimePile() + p.VictoryPile()
	if fresh.Size()+older.Size() != p.PileSize()+piles+coins {
		return "piles and coins are not as many as the unseen cards (C1, P2, P3)"
	}
	if n := older.Size(); n != oldCoins && n != oldCoins+piles {
		return "the older cards are not those of coins and piles from before the reshuffle (C6)"
	}
	for number, copies := range pool { // also those that belong to no deck of this game
		if card := portroyal.Card(number); copies != copiesIn(card, p.Options()) {
			return fmt.Sprintf("%q is there %d times, not as often as in the decks", card, copies)
		}
	}
	return ""
}

func TestTableauxAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		drawGame(t).play(t, func(ply *ply) {
			for seat := range ply.after.Players() {
				if what := miscounted(&ply.after, seat); what != "" {
					t.Fatalf("%v: %s of seat %d are not those of the display", ply, what, seat)
				}
			}
		})
	})
}

// miscounted names what the position counts differently from the cards of a seat, or gives "".
func miscounted(p *portroyal.Position, seat int) string {
	var persons, expeditions, swords int
	roles := map[portroyal.Role]int{}
	traders, clerks, wholesalers := map[portroyal.Colour]int{}, map[portroyal.Colour]int{}, map[portroyal.Colour]int{}
	symbols := map[portroyal.Symbol]int{}
	for _, card := range p.Display(seat) {
		face := card.Face()
		persons += int(face.Points)
		swords += int(face.Swords)
		roles[face.Role]++
		symbols[face.Symbol]++
		switch face.Role {
		case portroyal.Trader:
			traders[face.Colour]++
		case portroyal.Clerk:
			clerks[face.Colour]++
		case portroyal.Wholesaler:
			wholesalers[face.Colour]++
		}
	}
	for _, card := range p.Claimed(seat) {
		expeditions += int(card.Face().Points)
	}
	cargo := len(p.Cargo(seat))
	fulfilled := 0
	for _, laid := range p.Contracts() {
		for _, by := range laid.Cubes {
			if by == seat {
				fulfilled++
			}
		}
	}
	contracts := []int{0, 0, 1, 3}[min(fulfilled, 3)] // K4; a player alone can have more (P4)
	from := portroyal.PointsBySource{Persons: persons, Expeditions: expeditions, Cargo: cargo, Contracts: contracts}
	switch {
	case p.Fulfilled(seat) != fulfilled, fulfilled > cubesOf(p):
		return "contracts"
	case p.FreeCubes(seat) != cubesOf(p)-fulfilled-begun(p, seat):
		return "free cubes"
	case p.Points(seat) != persons+expeditions+cargo+contracts, p.PointsBySource(seat) != from:
		return "points"
	case p.Swords(seat) != swords:
		return "swords"
	}
	for _, role := range portroyal.Roles() {
		if p.Count(seat, role) != roles[role] {
			return role.String() + "s"
		}
	}
	tableau := p.Tableau(seat)
	for colour := portroyal.Yellow; colour <= portroyal.Black; colour++ {
		if int(tableau.Traders[colour]) != traders[colour] {
			return colour.String() + " traders"
		}
		if p.Clerks(seat, colour) != clerks[colour] {
			return colour.String() + " clerks"
		}
		if p.Wholesalers(seat, colour) != wholesalers[colour] {
			return colour.String() + " wholesalers"
		}
	}
	for symbol := portroyal.Anchor; symbol <= portroyal.AnySymbol; symbol++ {
		if int(tableau.Symbols[symbol]) != symbols[symbol] {
			return symbol.String() + " symbols"
		}
	}
	return ""
}

// cubesOf is how many cubes each player of a game has: three, alone as many as there are contracts if
// those are more (K1, P4).
func cubesOf(p *portroyal.Position) int {
	if p.Players() == 1 {
		return max(3, len(p.Contracts()))
	}
	return 3
}

// begun counts the contracts of which a seat has made some steps, each of which binds a cube
// (K8, K9).
func begun(p *portroyal.Position, seat int) (n int) {
	for _, contract := range portroyal.AllContracts() {
		if p.Steps(seat, contract) > 0 {
			n++
		}
	}
	return n
}

func TestLegalActions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		end := drawGame(t).play(t, func(ply *ply) {
			for i, a := range ply.legal {
				if slices.Contains(ply.legal[:i], a) {
					t.Fatalf("%v: %q is listed twice", ply, a)
				}
				read, err := portroyal.ParseAction(a.String())
				if err != nil || read != a {
					t.Fatalf("%v: %q is read as %q, %v", ply, a, read, err)
				}
				after := ply.before
				if err := after.Apply(a, nil); err != nil {
					t.Fatalf("%v: %v", ply, err)
				}
				if refusal := ply.before.Refuse(a); refusal != nil {
					t.Fatalf("%v: Apply accepts it, Refuse says %v", ply, refusal)
				}
				if after == ply.before {
					t.Fatalf("%v: %q changes nothing", ply, a)
				}
			}
		})
		if left := end.Legal(nil); end.Phase() == portroyal.Over && len(left) > 0 {
			t.Fatalf("the game is over, and %q is legal", left)
		}
	})
}

// TestClaimsAreAllWaysThereAre puts together every group of at most three of the active player's persons: those who show
// exactly the symbols of an expedition, jacks standing for any one, are the ways to claim it (E2).
func TestClaimsAreAllWaysThereAre(t *testing.T) {
	ways, jacks := 0, 0
	for i, options := range editions {
		for seed := range uint64(12) {
			g := randomGame{options, seed, portroyal.RandomStart, styles[(i+int(seed))%len(styles)], seed}
			g.play(t, func(ply *ply) {
				p := &ply.before
				asks := p.Phase() == portroyal.Discover || p.Phase() == portroyal.Trade && p.Decides() == p.Active()
				if !asks || len(p.Expeditions()) == 0 {
					return
				}
				want, got := map[portroyal.Action]bool{}, map[portroyal.Action]bool{}
				for _, expedition := range p.Expeditions() {
					for _, group := range groupsOf(p.Display(p.Active()), 3) {
						if with := portroyal.PersonsOf(group...); shows(group, expedition.Face().Requires) {
							want[portroyal.Action{Kind: portroyal.Claim, Card: expedition, With: with}] = true
						}
					}
				}
				for _, a := range ply.legal {
					if a.Kind == portroyal.Claim {
						got[a] = true
						ways++
						if slices.Contains(a.With.List(), mustCard(t, "jack")) {
							jacks++
						}
					}
				}
				if !maps.Equal(got, want) {
					t.Fatalf("%v: the ways to claim are %v, not %v", ply, got, want)
				}
			})
		}
	}
	if ways < 100 || jacks < 20 {
		t.Errorf("%d ways, %d of them with jacks: the sample shows nothing", ways, jacks)
	}
}

// groupsOf lists every group of at most so many of these cards.
func groupsOf(cards []portroyal.Card, most int) [][]portroyal.Card {
	groups := [][]portroyal.Card{nil}
	for i, card := range cards {
		if most > 0 {
			for _, rest := range groupsOf(cards[i+1:], most-1) {
				groups = append(groups, append([]portroyal.Card{card}, rest...))
			}
		}
	}
	return groups
}

// shows reports whether these persons show these symbols and no others, jacks standing for any one.
func shows(persons []portroyal.Card, symbols [3]portroyal.Symbol) bool {
	left := slices.DeleteFunc(symbols[:], func(s portroyal.Symbol) bool { return s == portroyal.NoSymbol })
	jacks := 0
	for _, person := range persons {
		switch symbol := person.Face().Symbol; symbol {
		case portroyal.NoSymbol:
			return false
		case portroyal.AnySymbol:
			jacks++
		default:
			at := slices.Index(left, symbol)
			if at < 0 {
				return false
			}
			left = slices.Delete(left, at, at+1)
		}
	}
	return len(left) == jacks
}

func TestIllegalActionsAreRefused(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		check := func(ply *ply, p *portroyal.Position, a portroyal.Action) {
			after := *p
			var tape portroyal.Tape
			err := after.Apply(a, &tape)
			if slices.Contains(p.Legal(nil), a) {
				if err != nil {
					t.Fatalf("%v: legal and refused: %v", ply, err)
				}
				return
			}
			var refusal *portroyal.Refusal
			switch {
			case err == nil:
				t.Fatalf("%v: %#v is accepted without being listed", ply, a)
			case !errors.As(err, &refusal):
				t.Fatalf("%v: %#v gives %v, which is no refusal", ply, a, err)
			case !ruleNumber.MatchString(refusal.Rule):
				t.Fatalf("%v: %#v is refused by rule %q", ply, a, refusal.Rule)
			case refusal.Action != a || refusal.Reason == portroyal.Allowed || refusal.Error() == "":
				t.Fatalf("%v: %#v is refused as %#v", ply, a, refusal)
			case after != *p || len(tape.Events) > 0:
				t.Fatalf("%v: %#v is refused and changes something", ply, a)
			case p.Refuse(a) == nil || *p.Refuse(a) != *refusal:
				t.Fatalf("%v: %#v: Refuse and Apply do not agree", ply, a)
			}
		}
		end := drawGame(t).play(t, func(ply *ply) {
			for range 8 {
				check(ply, &ply.before, anyAction(ply))
			}
		})
		last := &ply{}
		for kind := portroyal.NoAction; kind <= portroyal.KeepTime; kind++ {
			check(last, &end, portroyal.Action{Kind: kind})
		}
	})
}

// anyAction makes an action of the whole universe of actions, or a legal one with a fault.
func anyAction(ply *ply) portroyal.Action {
	random := ply.random
	card := func() portroyal.Card {
		switch random.IntN(4) {
		case 0:
			if zone := slices.Concat(ply.before.Harbour(), ply.before.Expeditions()); len(zone) > 0 {
				return zone[random.IntN(len(zone))]
			}
		case 1:
			if display := ply.before.Display(ply.before.Active()); len(display) > 0 {
				return display[random.IntN(len(display))]
			}
		case 2:
			return portroyal.NoCard
		}
		return portroyal.Card(random.IntN(128))
	}
	contract := func() portroyal.Contract {
		if laid := ply.before.Contracts(); len(laid) > 0 && random.IntN(2) == 0 {
			return laid[random.IntN(len(laid))].Contract
		}
		return portroyal.Contract(random.IntN(20)) // some of them there are not
	}
	if random.IntN(8) == 0 {
		return portroyal.Fulfilling(contract())
	}
	if random.IntN(2) == 0 {
		a := portroyal.Action{Kind: portroyal.ActionKind(random.IntN(int(portroyal.KeepTime) + 1)), Card: card()}
		if random.IntN(2) == 0 {
			a.With = portroyal.PersonsOf(card(), card(), card())
		}
		if random.IntN(3) == 0 {
			a.Gift = uint8(random.IntN(256) >> random.IntN(8)) // mostly seats, and some that are none
		}
		if random.IntN(4) == 0 {
			a.Gift = uint8(contract())
		}
		return a
	}
	a := ply.legal[random.IntN(len(ply.legal))]
	switch random.IntN(6) {
	case 0:
		a.Card = card()
	case 5:
		a.Gift = uint8(contract())
	case 1:
		persons := append(a.With.List(), card())
		persons[random.IntN(len(persons))] = card()
		a.With = portroyal.PersonsOf(persons[:min(3, len(persons))]...)
	case 2: // the same persons in another place
		a.With = a.With<<8 | a.With>>16
	case 3: // a fourth person, or a damaged byte
		a.With ^= portroyal.Persons(1+random.IntN(255)) << (8 * random.IntN(4))
	case 4: // the coin for another seat, for oneself, for none (H11)
		a.Gift = uint8(random.IntN(portroyal.MaxPlayers + 3))
	}
	return a
}

func TestCopiesAreIndependent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := drawGame(t)
		stop := rapid.IntRange(0, 200).Draw(t, "stop")
		var kept portroyal.Position
		var text []byte
		game.play(t, func(ply *ply) {
			if ply.number == stop {
				kept = ply.before
				text = mustMarshal(t, &kept)
			}
		})
		if text != nil && string(mustMarshal(t, &kept)) != string(text) {
			t.Fatalf("playing on changed a copy")
		}
	})
}

func TestSameSeedSameGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := drawGame(t)
		var events []portroyal.Event
		first := game.play(t, func(ply *ply) { events = append(events, ply.events...) })
		n := 0
		second := game.play(t, func(ply *ply) {
			for _, event := range ply.events {
				if event != events[n] {
					t.Fatalf("%v: %v, and the first time %v", ply, event, events[n])
				}
				n++
			}
		})
		if first != second {
			t.Fatalf("the same game ends differently")
		}
	})
}

func TestStartPlayer(t *testing.T) { // S2
	for players := uint8(portroyal.MinPlayers); players <= portroyal.MaxPlayers; players++ {
		options := portroyal.DefaultOptions()
		options.Players = players
		drawn := make([]int, players)
		for seed := range uint64(100) {
			game := randomGame{options: options, seed: seed, start: portroyal.RandomStart}
			p := game.begin(t)
			drawn[p.Start()]++
			game.start = int(seed) % int(players)
			if chosen := game.begin(t); chosen.Start() != game.start || chosen.Active() != game.start {
				t.Errorf("seat %d was chosen, seat %d starts", game.start, chosen.Start())
			}
		}
		if slices.Contains(drawn, 0) {
			t.Errorf("in 100 games of %d each seat starts so often: %d", players, drawn)
		}
		for _, start := range []int{-2, int(players)} {
			if _, err := portroyal.New(options, 1, start); err == nil {
				t.Errorf("seat %d starts among %d", start, players)
			}
		}
	}
}

func TestPositionsAreWrittenAndReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := drawGame(t)
		from := rapid.IntRange(0, 400).Draw(t, "from") // a stretch of a hundred plies in each game
		game.play(t, func(ply *ply) {
			if ply.number >= from && ply.number < from+100 {
				checkReadBack(t, ply)
			}
		})
	})
}

func checkReadBack(t failer, ply *ply) {
	t.Helper()
	text := mustMarshal(t, &ply.after)
	var read portroyal.Position
	if err := json.Unmarshal(text, &read); err != nil {
		t.Fatalf("%v: %v in %s", ply, err, text)
	}
	if read != ply.after {
		t.Fatalf("%v: %s is read as %s", ply, text, mustMarshal(t, &read))
	}
}

// TestRarePositionsAreWrittenAndReadBack does the same with the kinds of positions that games drawn
// at random hold few of.
func TestRarePositionsAreWrittenAndReadBack(t *testing.T) {
	met := map[string]int{}
	askingGames(t, func(ply *ply) {
		if kinds := kindsOf(t, &ply.after); len(kinds) > 0 || ply.after.Phase() == portroyal.Over {
			checkReadBack(t, ply)
			for _, kind := range kinds {
				met[kind]++
			}
		}
	})
	for _, kind := range []string{
		"moment", "asked", "time", "old time", "gamble", "gamble in a moment", "gamble in time", "second",
		"reshuffled", "an older coin above a fresh one", "coins of several older piles", "repel beside expeditions",
	} {
		if met[kind] < 3 {
			t.Errorf("%d positions of the kind %q: the sample shows nothing", met[kind], kind)
		}
	}
}

// kindsOf names what is special about a position in the notation: the phases in which somebody is
// asked in the middle of something, an interrupted gamble, and a Time Pile older than the draw pile.
func kindsOf(t failer, p *portroyal.Position) (kinds []string) {
	start := p.Phase() == portroyal.Discover && p.Revealed() == 0 && p.TimePile() > 0
	repels := p.Phase() == portroyal.Repel && len(p.Expeditions()) > 0
	if p.Phase() != portroyal.Moment && p.Phase() != portroyal.MoveTime && !start && !repels {
		return nil
	}
	sheet := onPaper(t, p)
	if sheet.document["reshuffled"] == true {
		kinds = append(kinds, "reshuffled")
	}
	if slices.ContainsFunc(sheet.document["seats"].([]any),
		func(seat any) bool { return seat.(map[string]any)["oldAt"] != nil }) {
		kinds = append(kinds, "an older coin above a fresh one")
	}
	if slices.ContainsFunc(sheet.document["seats"].([]any),
		func(seat any) bool { return seat.(map[string]any)["oldFrom"] != nil }) {
		kinds = append(kinds, "coins of several older piles")
	}
	switch p.Phase() {
	case portroyal.Repel:
		kinds = append(kinds, "repel beside expeditions")
	case portroyal.Moment:
		kinds = append(kinds, "moment")
		if sheet.document["moment"].(map[string]any)["asked"] != nil {
			kinds = append(kinds, "asked")
		}
	case portroyal.MoveTime:
		kinds = append(kinds, "time")
	case portroyal.Discover:
		if sheet.document["oldTime"] == true {
			kinds = append(kinds, "old time")
		}
	}
	if gamble, ok := sheet.document["gamble"].(map[string]any); ok {
		kinds = append(kinds, "gamble", map[portroyal.Phase]string{
			portroyal.Moment: "gamble in a moment", portroyal.MoveTime: "gamble in time",
		}[p.Phase()])
		if gamble["second"] != nil {
			kinds = append(kinds, "second")
		}
	}
	return kinds
}

// TestCargoIsWrittenAndReadBack reads stowed ships in their order (H12), and writes them.
func TestCargoIsWrittenAndReadBack(t *testing.T) {
	p := mustRead(t, []byte(`{"options": {"players": 3, "decks": ["base", "expansion", "nails"]}, "seats": [{},
		{"display": ["u-wholesaler-red-nails", "u-wholesaler-blue-nails"],
		  "cargo": ["red-skull-4c", "x-blue-1-1c", "red-1-1c"]}, {}]}`))
	var want []portroyal.Card
	for _, id := range []string{"red-skull-4c", "x-blue-1-1c", "red-1-1c"} {
		want = append(want, mustCard(t, id))
	}
	if !slices.Equal(p.Cargo(1), want) {
		t.Errorf("the cargo is %v, not %v", p.Cargo(1), want)
	}
	if from := (portroyal.PointsBySource{Persons: 5, Cargo: 3}); p.PointsBySource(1) != from || p.Points(1) != 8 {
		t.Errorf("%d points, %+v", p.Points(1), p.PointsBySource(1))
	}
	if len(p.Cargo(0))+len(p.Cargo(2)) > 0 {
		t.Errorf("others have %v and %v", p.Cargo(0), p.Cargo(2))
	}
	if read := mustRead(t, mustMarshal(t, &p)); read != p {
		t.Errorf("%s is read as %s", mustMarshal(t, &p), mustMarshal(t, &read))
	}
}

func mustMarshal(t failer, p *portroyal.Position) []byte {
	t.Helper()
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return text
}

func mustRead(t failer, text []byte) portroyal.Position {
	t.Helper()
	var p portroyal.Position
	if err := json.Unmarshal(text, &p); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return p
}
