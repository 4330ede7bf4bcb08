package portroyal_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
)

var update = flag.Bool("update", false, "choose new play-throughs and write them to testdata")

// playedThrough are the games that are written down, one for each way of playing. The style chooses the actions of a
// new one, the events are what the edition is there to show.
var playedThrough = []struct {
	name    string
	options portroyal.Options
	seed    uint64
	style   int
	shows   []portroyal.EventKind
}{
	{"3", game(3, portroyal.DeckBase), 3, 2, []portroyal.EventKind{
		portroyal.ShipRepelled, portroyal.JestersPaid, portroyal.PassedOver, portroyal.PileRenewed, portroyal.TaxBonus,
	}},
	{"everything-4", game(4, portroyal.AllDecks&^portroyal.DeckUnterwegs), 13, 0, []portroyal.EventKind{
		portroyal.Gambled, portroyal.CargoStowed, portroyal.CoinGiven, portroyal.ClerkWorked, portroyal.GunnersPaid,
		portroyal.ViceAdmiralsPaid, portroyal.Claimed,
	}},
	{
		"unterwegs-3", game(3, portroyal.DeckUnterwegs), 10, 3,
		[]portroyal.EventKind{portroyal.CargoStowed, portroyal.TaxPaid, portroyal.TaxBonus},
	},
	{"contracts-3", withContracts(game(3, portroyal.DeckBase|portroyal.DeckExpansion)), 2658, 4, []portroyal.EventKind{
		portroyal.ContractFulfilled, portroyal.StepMade, portroyal.TaxPaid,
	}},
	{"contracts-decided-2", decided(withContracts(game(2,
		portroyal.DeckBase|portroyal.DeckExpansion|portroyal.DeckGambler))), 1659, 4, []portroyal.EventKind{
		portroyal.ContractFulfilled, portroyal.ContractDeclined, portroyal.StepMade, portroyal.Gambled,
	}},
	{"solo", cooperative(game(1, portroyal.DeckBase|portroyal.DeckExpansion)), 2188, 4, []portroyal.EventKind{
		portroyal.ContractFulfilled, portroyal.TimeMoved, portroyal.WentBust,
	}},
	{
		"cooperative-3",
		decided(cooperative(game(3, portroyal.DeckBase|portroyal.DeckExpansion|portroyal.DeckGambler))),
		710, 4,
		[]portroyal.EventKind{
			portroyal.ContractFulfilled, portroyal.TimeMoved, portroyal.Gambled, portroyal.PileRenewed,
		},
	},
}

// playStyles are those of games drawn at random, and one that is after contracts.
var playStyles = append(slices.Clone(styles), striving)

// TestPlaythroughs plays the actions of a written game again: every position, every list of
// legal actions, every chance and every event must be as written, so that a change of the rules
// shows as a readable difference.
func TestPlaythroughs(t *testing.T) {
	for _, g := range playedThrough {
		file := "testdata/playthrough-" + g.name + ".txt"
		if *update {
			p, err := portroyal.New(g.options, g.seed, portroyal.RandomStart)
			if err != nil {
				t.Fatal(err)
			}
			random := rand.New(rand.NewPCG(g.seed, 6))
			text, _ := playthrough(t, p, shuffledDeck(t, &p, random), func(p *portroyal.Position) portroyal.Action {
				return playStyles[g.style].choose(p, p.Legal(nil), random)
			})
			if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var actions []portroyal.Action
		for line := range strings.Lines(string(want)) {
			if text, ok := strings.CutPrefix(strings.TrimSpace(line), "> "); ok {
				actions = append(actions, mustParse(t, file, text))
			}
		}
		p, deck := readDeck(t, g.options, file, string(want))
		got, happened := playthrough(t, p, deck, func(*portroyal.Position) portroyal.Action {
			if len(actions) == 0 {
				t.Fatalf("%s: the game goes on after the last action", file)
			}
			a := actions[0]
			actions = actions[1:]
			return a
		})
		if len(actions) > 0 {
			t.Errorf("%s: the game is over and %d actions are left", file, len(actions))
		}
		if len(deck.renewed) > 0 {
			t.Errorf("%s: %d new piles are left", file, len(deck.renewed))
		}
		compareLines(t, file, got, string(want))
		for _, kind := range g.shows {
			if happened[kind] == 0 {
				t.Errorf("%s: there is no event of the kind %q", file, kind)
			}
		}
	}
}

// shuffledDeck shuffles the deck of a game that is about to begin.
func shuffledDeck(t *testing.T, p *portroyal.Position, random *rand.Rand) *openDeck {
	t.Helper()
	order := deckOf(p)
	random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	return layOpen(t, p, order, nil, random)
}

// readDeck deals a written game anew: its contracts, and the order of its cards.
func readDeck(t *testing.T, options portroyal.Options, file, text string) (portroyal.Position, *openDeck) {
	t.Helper()
	var contracts []portroyal.Contract
	var pile, time, victory, coins []portroyal.Card
	var piles [][]portroyal.Card
	start := -1
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		name, rest, _ := strings.Cut(line, ": ")
		switch {
		case strings.HasSuffix(line, " starts"):
			start = int(line[len(line)-len("0 starts")] - '0')
		case name == "# pile":
			pile = mustCards(t, rest)
		case name == "# Time Pile":
			time = mustCards(t, rest)
		case name == "# Victory Pile":
			victory = mustCards(t, rest)
		case strings.HasPrefix(name, "# coins of seat "):
			coins = append(coins, mustCards(t, rest)...)
		case name == "# new pile":
			piles = append(piles, mustCards(t, rest))
		case strings.HasPrefix(name, "contract ") && len(contracts) < options.FaceUp():
			contract, err := portroyal.ParseContract(strings.TrimPrefix(name, "contract "))
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			contracts = append(contracts, contract)
		}
	}
	p, err := portroyal.Deal(options, contracts, 0, start)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return p, layOpen(t, &p, slices.Concat(coins, victory, time, pile), piles, nil)
}

func mustCards(t failer, text string) (cards []portroyal.Card) {
	t.Helper()
	for _, id := range strings.Fields(text) {
		cards = append(cards, mustCard(t, id))
	}
	return cards
}

func compareLines(t *testing.T, file, got, want string) {
	t.Helper()
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(gotLines), len(wantLines)) {
		if gotLines[i] != wantLines[i] {
			t.Errorf("%s:%d: the game now reads\n%s\nnot\n%s", file, i+1, gotLines[i], wantLines[i])
			return
		}
	}
	if len(gotLines) != len(wantLines) {
		t.Errorf("%s: %d lines, not %d", file, len(gotLines), len(wantLines))
	}
}

// playthrough writes a game down: what nobody may know once at the start of it, and then
// what is public, action by action. It also counts what happened.
func playthrough(
	t *testing.T, p portroyal.Position, deck *openDeck, choose func(*portroyal.Position) portroyal.Action,
) (text string, happened map[portroyal.EventKind]int) {
	t.Helper()
	var b strings.Builder
	happened = map[portroyal.EventKind]int{}
	options := p.Options()
	fmt.Fprintf(&b, "# %d players, decks %s, target %d, seat %d starts\n", options.Players, options.Decks,
		options.Target, p.Start())
	if options.Contracts {
		fmt.Fprintf(&b, "# contracts, automatic: %v, cooperative: %v\n", options.AutoContracts, options.Cooperative)
	}
	fmt.Fprintf(&b, "# pile: %s\n", names(deck.pile))
	if options.Cooperative {
		fmt.Fprintf(&b, "# Time Pile: %s\n# Victory Pile: %s\n", names(deck.time), names(deck.victory))
	}
	for seat := range p.Players() {
		fmt.Fprintf(&b, "# coins of seat %d: %s\n", seat, names(deck.coins[seat]))
	}
	turn, began := 0, true
	for number := 1; p.Phase() != portroyal.Over; number++ {
		if began {
			turn++
			fmt.Fprintf(&b, "\n== turn %d: seat %d\n%s%s", turn, p.Active(), seatLines(&p), contractLines(&p))
			began = false
		}
		writePly(&b, number, &p)
		a := choose(&p)
		fmt.Fprintf(&b, "> %s\n", a)
		var tape portroyal.Tape
		deck.play(t, fmt.Sprintf("ply %d", number), &p, a, &tape)
		for _, event := range tape.Events {
			fmt.Fprintf(&b, "  %s\n", event)
			began = began || event.Kind == portroyal.TurnBegan
			happened[event.Kind]++
		}
		for _, pile := range deck.piles {
			fmt.Fprintf(&b, "  # new pile: %s\n", names(pile))
		}
		deck.piles = nil
	}
	fmt.Fprintf(&b, "\n== over\n%s%s", seatLines(&p), contractLines(&p))
	if options.Cooperative {
		fmt.Fprintf(&b, "won: %v, with %d points\n", p.Won(), p.VictoryPoints())
	}
	for _, s := range p.Standings() {
		fmt.Fprintf(&b, "place %d: seat %d with %d points and %d coins\n", s.Place, s.Seat, s.Points, s.Coins)
	}
	return b.String(), happened
}

// writePly writes the position in short form and what is legal.
func writePly(b *strings.Builder, number int, p *portroyal.Position) {
	fmt.Fprintf(b, "%d. %s, seat %d", number, p.Phase(), p.Decides())
	if p.Phase() == portroyal.Trade {
		fmt.Fprintf(b, ", takes %d, coins %d", p.TakesLeft(), p.Coins(p.Decides()))
	}
	fmt.Fprintf(b, ", pile %d, discard %d, harbour %d", p.PileSize(), len(p.Discards()), len(p.Harbour()))
	if p.Phase() != portroyal.Trade {
		fmt.Fprintf(b, ", bust %.4f", p.BustChance())
	}
	if p.Phase() == portroyal.Discover && p.Count(p.Active(), portroyal.Gambler) > 0 {
		fmt.Fprintf(b, ", gamble %.4f", p.GambleBust())
	}
	if p.Ending() {
		b.WriteString(", last round")
	}
	if p.Options().Cooperative {
		fmt.Fprintf(b, ", turns left %d", p.TurnsLeft())
	}
	if p.Offered() != portroyal.NoContract {
		fmt.Fprintf(b, ", offered %s", p.Offered())
	}
	b.WriteString("\n")
	line := func(name string, cards []portroyal.Card) {
		if len(cards) > 0 {
			fmt.Fprintf(b, "  %s: %s\n", name, names(cards))
		}
	}
	if p.Phase() != portroyal.Discover || p.Revealed() == 0 { // while cards come, the events tell which
		line("harbour", p.Harbour())
		line("expeditions", p.Expeditions())
	}
	if p.Pending() != portroyal.NoCard {
		line("pending", []portroyal.Card{p.Pending()})
	}
	var legal []string
	for _, a := range p.Legal(nil) {
		legal = append(legal, a.String())
	}
	fmt.Fprintf(b, "  legal: %s\n", strings.Join(legal, " | "))
}

func seatLines(p *portroyal.Position) string {
	var b strings.Builder
	for seat := range p.Players() {
		fmt.Fprintf(&b, "seat %d: %d coins (%d old), %d points, %d swords", seat, p.Coins(seat), p.OldCoins(seat),
			p.Points(seat), p.Swords(seat))
		if cards := append(p.Display(seat), p.Claimed(seat)...); len(cards) > 0 {
			b.WriteString(": " + names(cards))
		}
		if cargo := p.Cargo(seat); len(cargo) > 0 {
			b.WriteString("; cargo: " + names(cargo))
		}
		if kept := p.KeptShips(seat); len(kept) > 0 {
			b.WriteString("; repelled: " + names(kept))
		}
		for _, contract := range portroyal.AllContracts() {
			if steps := p.Steps(seat, contract); steps > 0 {
				fmt.Fprintf(&b, "; %s: %d steps", contract, steps)
			}
		}
		b.WriteString("\n")
	}
	return b.String()
}

// contractLines says who has fulfilled what, and how the Time Pile stands.
func contractLines(p *portroyal.Position) string {
	var b strings.Builder
	for _, laid := range p.Contracts() {
		fmt.Fprintf(&b, "contract %s: cubes of %v\n", laid.Contract, laid.Cubes)
	}
	if p.Options().Cooperative {
		fmt.Fprintf(&b, "Time Pile %d, Victory Pile %d\n", p.TimePile(), p.VictoryPile())
	}
	return b.String()
}

func names(cards []portroyal.Card) string {
	words := make([]string, len(cards))
	for i, card := range cards {
		words[i] = card.String()
	}
	return strings.Join(words, " ")
}
