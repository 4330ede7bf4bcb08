package log

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/words"
)

// told lists the entries of the log in short: the card's number, the card, who took it, what became of it, and
// the events in it.
func told(log *Log) (rows []string) {
	for _, turn := range log.turns {
		row := fmt.Sprintf("%d. seat %d:", turn.number, turn.seat)
		for _, e := range turn.entries {
			row += fmt.Sprintf(" [%d %s", e.order, e.card)
			if e.taker >= 0 {
				row += fmt.Sprintf(" to %d", e.taker)
			}
			if e.repelled {
				row += " repelled"
			}
			if e.bust {
				row += " bust"
			}
			if e.contract != portroyal.NoContract {
				row += " " + e.contract.String()
			}
			if e.steps > 0 {
				row += fmt.Sprintf(" step %d", e.steps)
			}
			for _, event := range e.events {
				row += ", " + event.Kind.String()
			}
			row += "]"
		}
		rows = append(rows, row)
	}
	return rows
}

func TestLogTellsWhatHappenedWhere(t *testing.T) {
	var (
		ship     = gametest.Card(t, "yellow-2-3c")
		other    = gametest.Card(t, "blue-1-1c")
		person   = gametest.Card(t, "settler")
		tax      = portroyal.NoCard
		row      = gametest.Card(t, "expedition-priest2")
		revealed = func(c portroyal.Card) portroyal.Event {
			return portroyal.Event{
				Kind: portroyal.CardRevealed,
				Card: c,
			}
		}
	)
	for _, c := range portroyal.AllCards(portroyal.DeckBase) {
		if c.Face().Type == portroyal.TaxIncrease {
			tax = c
		}
	}
	for name, c := range map[string]struct {
		events []portroyal.Event
		want   []string
	}{
		"cards are numbered from 1 in each turn": {
			[]portroyal.Event{
				revealed(ship),
				{Kind: portroyal.ShipDocked, Card: ship},
				revealed(person),
				{Kind: portroyal.TurnBegan, Seat: 1},
				{Kind: portroyal.CardRevealed, Seat: 1, Card: row},
			},
			[]string{
				"1. seat 0: [1 yellow-2-3c, revealed] [2 settler, revealed]",
				"2. seat 1: [1 expedition-priest2, revealed]",
			},
		},
		"taken by": {
			[]portroyal.Event{
				revealed(ship), revealed(person),
				{Kind: portroyal.DiscoverEnded},
				{Kind: portroyal.ChanceCame, N: 1},
				{Kind: portroyal.ShipTraded, Card: ship, N: 3},
				{Kind: portroyal.ChanceCame, Seat: 1, N: 1},
				{Kind: portroyal.PersonHired, Seat: 1, Card: person, N: 4},
				{Kind: portroyal.PassedOver, Seat: 2},
			},
			[]string{"1. seat 0: [1 yellow-2-3c to 0, revealed, traded] [2 settler to 1, revealed, hired]"},
		},
		"the fee lies with the card that it is paid for": {
			[]portroyal.Event{
				revealed(ship), revealed(person),
				{Kind: portroyal.DiscoverEnded},
				{Kind: portroyal.ShipTraded, Seat: 1, Card: ship, N: 3},
				{Kind: portroyal.FeePaid, Seat: 1, N: 1, Card: ship},
			},
			[]string{"1. seat 0: [1 yellow-2-3c to 1, revealed, traded, fee] [2 settler, revealed]"},
		},
		"the fee lies with the person that it is paid for": {
			[]portroyal.Event{
				revealed(person), revealed(ship),
				{Kind: portroyal.DiscoverEnded},
				{Kind: portroyal.FeePaid, Seat: 1, N: 1, Card: person},
				{Kind: portroyal.PersonHired, Seat: 1, Card: person, N: 3},
			},
			[]string{"1. seat 0: [1 settler to 1, revealed, fee, hired] [2 yellow-2-3c, revealed]"},
		},
		"of two equal cards each is taken once": {
			[]portroyal.Event{
				revealed(person), revealed(person),
				{Kind: portroyal.PersonHired, Card: person},
				{Kind: portroyal.PersonHired, Seat: 1, Card: person},
			},
			[]string{"1. seat 0: [1 settler to 0, revealed, hired] [2 settler to 1, revealed, hired]"},
		},
		"repelled, and not the equal one that is taken": {
			[]portroyal.Event{
				revealed(ship),
				{Kind: portroyal.ShipRepelled, Card: ship},
				revealed(ship),
				{Kind: portroyal.ShipDocked, Card: ship},
				{Kind: portroyal.ShipTraded, Card: ship, N: 3},
			},
			[]string{"1. seat 0: [1 yellow-2-3c repelled, revealed, repelled] [2 yellow-2-3c to 0, revealed, traded]"},
		},
		"bust, with the jesters of everybody": {
			[]portroyal.Event{
				revealed(ship), revealed(other), revealed(ship),
				{Kind: portroyal.WentBust, Card: ship, With: portroyal.PersonsOf(ship)},
				{Kind: portroyal.HarbourCleared, N: 2},
				{Kind: portroyal.JestersPaid, Seat: 1, N: 1},
				{Kind: portroyal.TurnBegan, Seat: 1},
			},
			[]string{
				"1. seat 0: [1 yellow-2-3c, revealed] [2 blue-1-1c, revealed] " +
					"[3 yellow-2-3c bust, revealed, bust, jesters]",
				"2. seat 1:",
			},
		},
		"tax": {
			[]portroyal.Event{
				revealed(tax),
				{Kind: portroyal.TaxPaid, N: 6},
				{Kind: portroyal.TaxBonus, Seat: 1, N: 1},
				revealed(ship),
			},
			[]string{"1. seat 0: [1 " + tax.String() + ", revealed, tax, tax bonus] [2 yellow-2-3c, revealed]"},
		},
		"a tax instead of a card has no number": {
			[]portroyal.Event{
				revealed(ship),
				{Kind: portroyal.TaxInsteadOf},
				{Kind: portroyal.TaxBonus, N: 1},
				revealed(person),
			},
			[]string{"1. seat 0: [1 yellow-2-3c, revealed] [0 , extra tax, tax bonus] [2 settler, revealed]"},
		},
		"an expedition claimed between two cards": {
			[]portroyal.Event{revealed(row), {Kind: portroyal.Claimed, Card: row, N: 2}, revealed(ship)},
			[]string{
				"1. seat 0: [1 expedition-priest2, revealed] [0 expedition-priest2 to 0, claimed] " +
					"[2 yellow-2-3c, revealed]",
			},
		},
		"a new pile before the first card": {
			[]portroyal.Event{{Kind: portroyal.PileRenewed, N: 40}, revealed(ship)},
			[]string{"1. seat 0: [0 , reshuffled] [1 yellow-2-3c, revealed]"},
		},
		"jesters of somebody to whom nothing was left": {
			[]portroyal.Event{
				revealed(ship),
				{Kind: portroyal.ShipTraded, Card: ship, N: 3},
				{Kind: portroyal.JestersPaid, Seat: 1, N: 2},
				{Kind: portroyal.PassedOver, Seat: 1},
			},
			[]string{"1. seat 0: [1 yellow-2-3c to 0, revealed, traded, jesters]"},
		},
		"a step has its mark": {
			[]portroyal.Event{
				revealed(ship),
				{Kind: portroyal.ShipTraded, Seat: 1, Card: ship},
				{Kind: portroyal.StepMade, Seat: 1, Contract: portroyal.FrigateFoe, N: 2},
				revealed(person),
			},
			[]string{
				"1. seat 0: [1 yellow-2-3c to 1, revealed, traded] [0  to 1 frigate-foe step 2, step] " +
					"[2 settler, revealed]",
			},
		},
		"the last step and the contract have one mark": {
			[]portroyal.Event{
				revealed(ship),
				{Kind: portroyal.StepMade, Contract: portroyal.GalleonFoe, N: 2},
				{Kind: portroyal.ContractFulfilled, Contract: portroyal.GalleonFoe, N: 6},
				{Kind: portroyal.ContractFulfilled, Contract: portroyal.Fighter, N: 3},
			},
			[]string{
				"1. seat 0: [1 yellow-2-3c, revealed] [0  to 0 galleon-foe, step, fulfilled] " +
					"[0  to 0 fighter, fulfilled]",
			},
		},
		"the end": {
			[]portroyal.Event{
				revealed(person),
				{Kind: portroyal.PersonHired, Card: person},
				{Kind: portroyal.TargetReached},
				{Kind: portroyal.GameEnded},
			},
			[]string{"1. seat 0: [1 settler to 0, revealed, hired, target reached]"},
		},
		"a standstill": {
			[]portroyal.Event{
				revealed(ship),
				{Kind: portroyal.StandstillReached},
				{Kind: portroyal.TurnBegan, Seat: 1},
			},
			[]string{"1. seat 0: [1 yellow-2-3c, revealed, standstill]", "2. seat 1:"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			l := New(0)
			l.Add(c.events)
			if diff := cmp.Diff(c.want, told(l)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// Everything that happens in a game is told in every language, in whole sentences, and no important event is
// missing from the log.
func TestLogOfWholeGames(t *testing.T) {
	inLog := map[portroyal.EventKind]bool{}
	for kind := portroyal.TurnBegan; kind <= portroyal.GameEnded; kind++ {
		inLog[kind] = true
	}
	for _, silent := range []portroyal.EventKind{ // other events, or the row itself, show them
		portroyal.TurnBegan, portroyal.ShipDocked, portroyal.DiscoverEnded, portroyal.ChanceCame, portroyal.Passed,
		portroyal.PassedOver, portroyal.HarbourCleared, portroyal.GameEnded,
	} {
		inLog[silent] = false
	}
	seen := map[portroyal.EventKind]int{}
	said := map[portroyal.Event]bool{}
	for game := range uint64(200) {
		m := gametest.OfKind(t, game)
		view := m.View()
		l := New(view.Start())
		names := seats.Of(m.Seats(), make([]int, len(m.Seats())))
		random := rand.New(rand.NewPCG(game, 8))
		happened := 0
		for !m.Over() {
			events, err := m.Play(gametest.Likely(m.Legal(), random))
			if err != nil {
				t.Fatal(err)
			}
			l.Add(events)
			for _, event := range events {
				seen[event.Kind]++
				if inLog[event.Kind] {
					happened++
				}
			}
		}
		if len(l.turns) != m.Turns() {
			t.Fatalf("game %d: %d rows for %d turns", game, len(l.turns), m.Turns())
		}
		kept := 0
		for _, turn := range l.turns {
			numbers := 0
			for _, e := range turn.entries {
				kept += len(e.events)
				if e.order > 0 {
					numbers++
					if e.order != numbers {
						t.Fatalf("game %d, turn %d: card %d is numbered %d", game, turn.number, numbers, e.order)
					}
				}
				for _, event := range e.events {
					if said[event] {
						continue
					}
					said[event] = true
					for _, language := range words.Languages {
						teller := Teller{words.In(language), names}
						if text := teller.told(entry{card: e.card, events: []portroyal.Event{event}}); text == "" ||
							strings.Contains(text, "[") || strings.Contains(text, "<no value>") {
							t.Errorf("%s: %v is told as %q", language, event, text)
						}
					}
				}
			}
		}
		if kept != happened {
			t.Fatalf("game %d: %d events in the log of %d", game, kept, happened)
		}
	}
	for kind, in := range inLog {
		if in && seen[kind] == 0 && kind != portroyal.StandstillReached && kind != portroyal.TaxInsteadOf {
			t.Errorf("%s never happened", kind)
		}
	}
}
