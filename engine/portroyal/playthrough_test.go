package portroyal_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
)

var update = flag.Bool("update", false, "choose new play-throughs and write them to testdata")

// TestPlaythroughs plays the actions of a written game again: every position, every list of
// legal actions, every chance and every event must be as written, so that a change of the rules
// shows as a readable difference.
func TestPlaythroughs(t *testing.T) {
	for players := uint8(portroyal.MinPlayers); players <= portroyal.MaxPlayers; players++ {
		file := fmt.Sprintf("testdata/playthrough-%d.txt", players)
		options := portroyal.DefaultOptions()
		options.Players = players
		p, err := portroyal.New(options, uint64(players), portroyal.RandomStart)
		if err != nil {
			t.Fatal(err)
		}
		if *update {
			random := rand.New(rand.NewPCG(uint64(players), 6))
			text := playthrough(t, p, func(p *portroyal.Position) portroyal.Action {
				return styles[int(players)%2*2].choose(p, p.Legal(nil), random)
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
		got := playthrough(t, p, func(*portroyal.Position) portroyal.Action {
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
		compareLines(t, file, got, string(want))
	}
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
// what is public, action by action.
func playthrough(t *testing.T, p portroyal.Position, choose func(*portroyal.Position) portroyal.Action) string {
	t.Helper()
	var b strings.Builder
	options := p.Options()
	fmt.Fprintf(&b, "# %d players, decks %s, target %d, seat %d starts\n", options.Players, options.Decks, options.Target, p.Start())
	fmt.Fprintf(&b, "# pile: %s\n", names(p.Pile()))
	for seat := range p.Players() {
		fmt.Fprintf(&b, "# coins of seat %d: %s\n", seat, names(p.CoinFaces(seat)))
	}
	turn, began := 0, true
	for number := 1; p.Phase() != portroyal.Over; number++ {
		if began {
			turn++
			fmt.Fprintf(&b, "\n== turn %d: seat %d\n%s", turn, p.Active(), seatLines(&p))
			began = false
		}
		writePly(&b, number, &p)
		a := choose(&p)
		fmt.Fprintf(&b, "> %s\n", a)
		var tape portroyal.Tape
		if err := p.Apply(a, &tape); err != nil {
			t.Fatal(err)
		}
		for _, event := range tape.Events {
			fmt.Fprintf(&b, "  %s\n", event)
			began = began || event.Kind == portroyal.TurnBegan
		}
		for _, pile := range tape.Piles {
			fmt.Fprintf(&b, "  # new pile: %s\n", names(pile))
		}
	}
	fmt.Fprintf(&b, "\n== over\n%s", seatLines(&p))
	for _, s := range p.Standings() {
		fmt.Fprintf(&b, "place %d: seat %d with %d points and %d coins\n", s.Place, s.Seat, s.Points, s.Coins)
	}
	return b.String()
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
	if p.Ending() {
		b.WriteString(", last round")
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
		fmt.Fprintf(&b, "seat %d: %d coins (%d old), %d points, %d swords", seat, p.Coins(seat), p.OldCoins(seat), p.Points(seat), p.Swords(seat))
		if cards := append(p.Display(seat), p.Claimed(seat)...); len(cards) > 0 {
			b.WriteString(": " + names(cards))
		}
		b.WriteString("\n")
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
