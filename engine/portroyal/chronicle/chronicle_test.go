package chronicle_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/chronicle"
	"portroyal/engine/portroyal/match"
)

// editions are games of all kinds.
var editions = map[string]func(*portroyal.Options){
	"base": func(*portroyal.Options) {},
	"expansion": func(o *portroyal.Options) {
		o.Decks |= portroyal.DeckExpansion
		o.Contracts, o.AutoContracts = true, true
	},
	"decided contracts": func(o *portroyal.Options) {
		o.Decks |= portroyal.DeckExpansion
		o.Contracts = true
	},
	"nails and gamblers": func(o *portroyal.Options) { o.Decks |= portroyal.DeckNails | portroyal.DeckGambler },
	"unterwegs": func(o *portroyal.Options) {
		o.Decks, o.Target = portroyal.DeckUnterwegs, portroyal.UnterwegsTarget
		o.Players = min(o.Players, portroyal.UnterwegsPlayers)
	},
	"everything": func(o *portroyal.Options) {
		o.Decks = portroyal.AllDecks &^ portroyal.DeckUnterwegs
		o.Contracts, o.AutoContracts = true, true
	},
	"together": func(o *portroyal.Options) {
		o.Decks |= portroyal.DeckExpansion
		o.Contracts, o.AutoContracts, o.Cooperative = true, true, true
	},
}

// teller plays a game and counts along, from the views and events that a table gets, what a chronicle tells.
type teller struct {
	points                [][]int // by turn and seat
	row, busts, coins     []int
	harbour               []int
	turn, turned, playing int
}

func newTeller(v *portroyal.View) *teller {
	n := v.Players()
	t := &teller{
		row: make([]int, n), busts: make([]int, n), coins: make([]int, n), harbour: make([]int, n),
		playing: v.Active(),
	}
	t.look(v)
	return t
}

func (t *teller) look(v *portroyal.View) {
	var now []int
	for seat := range v.Players() {
		now = append(now, v.Points(seat))
		t.coins[seat] = max(t.coins[seat], v.Coins(seat))
	}
	t.points = append(t.points[:t.turn], now)
	t.harbour[t.playing] = max(t.harbour[t.playing], len(v.Harbour()))
}

func (t *teller) happened(events []portroyal.Event, v *portroyal.View) {
	began := false
	for _, event := range events {
		switch event.Kind {
		case portroyal.CardRevealed:
			t.turned++
			t.row[t.playing] = max(t.row[t.playing], t.turned)
		case portroyal.WentBust:
			t.busts[t.playing]++
		case portroyal.TurnBegan:
			began = true
		}
	}
	t.look(v)
	if began {
		t.turn++
		t.turned, t.playing = 0, v.Active()
		t.look(v)
	}
}

// In whole games of every edition, the chronicle ends with everybody's points as the engine counts them, each step is
// the sum of its causes and leads from the step before, the points change nowhere else, and what was
// remarkable is what could be seen.
func TestStoryAddsUp(t *testing.T) {
	kinds := map[chronicle.Kind]int{}
	for name, change := range editions {
		for seed := range uint64(12) {
			options := portroyal.DefaultOptions()
			options.Players = uint8(2 + seed%4)
			change(&options)
			m, told := play(t, options, seed)
			game, err := chronicle.Of(m.Record())
			if err != nil {
				t.Fatalf("%s, seed %d: %v", name, seed, err)
			}
			view := m.View()
			if game.Turns != m.Turns() || len(game.Seats) != view.Players() {
				t.Fatalf("%s, seed %d: %d turns and %d seats, want %d and %d", name, seed, game.Turns,
					len(game.Seats), m.Turns(), view.Players())
			}
			for i := range game.Seats {
				seat := &game.Seats[i]
				if len(seat.Points) != game.Turns || seat.Points[game.Turns-1] != view.Points(i) {
					t.Errorf("%s, seed %d, seat %d: the points end as %v, want %d", name, seed, i, seat.Points,
						view.Points(i))
				}
				for turn, points := range seat.Points {
					if points != told.points[turn][i] {
						t.Errorf("%s, seed %d, seat %d: %d points after turn %d, want %d", name, seed, i, points, turn,
							told.points[turn][i])
					}
				}
				steps(t, seat, kinds)
				if got, want := [4]int{seat.Row, seat.Harbour, seat.Chest, seat.Busts},
					[4]int{told.row[i], told.harbour[i], told.coins[i], told.busts[i]}; got != want {
					t.Errorf("%s, seed %d, seat %d: row, harbour, chest and busts are %v, want %v", name, seed, i, got,
						want)
				}
			}
		}
	}
	for kind := chronicle.Hired; kind <= chronicle.Fulfilled; kind++ {
		if kinds[kind] == 0 && kind != chronicle.Unstowed { // no wholesaler shows a symbol
			t.Errorf("no game has a cause of kind %d", kind)
		}
	}
}

// steps checks that the steps of a seat are all that its points do.
func steps(t *testing.T, seat *chronicle.Seat, kinds map[chronicle.Kind]int) {
	t.Helper()
	points, turn := 0, -1
	for i := range seat.Steps {
		step := &seat.Steps[i]
		if step.Turn <= turn {
			t.Errorf("a step of turn %d comes after one of turn %d", step.Turn, turn)
		}
		for between := turn + 1; between < step.Turn; between++ {
			if seat.Points[between] != points {
				t.Errorf("%d points after turn %d, without a step from %d", seat.Points[between], between, points)
			}
		}
		turn = step.Turn
		for _, cause := range step.Causes {
			points += cause.Points
		}
		if step.Points != points || seat.Points[step.Turn] != points {
			t.Errorf("the step of turn %d leads to %d points, and its causes %+v to %d", step.Turn, step.Points,
				step.Causes, points)
		}
		for _, cause := range step.Causes {
			kinds[cause.Kind]++
			if len(cause.Cards)+len(cause.Contracts) == 0 {
				t.Errorf("nothing is said to bring %d points: %+v", cause.Points, cause)
			}
		}
	}
	if last := seat.Points[len(seat.Points)-1]; last != points {
		t.Errorf("the steps lead to %d points of %d", points, last)
	}
}

// play plays a game in which everybody decides at random, or half of them well, so that much comes about.
func play(t *testing.T, options portroyal.Options, seed uint64) (*match.Match, *teller) {
	t.Helper()
	seats := make([]match.Seat, options.Players)
	for i := range seats {
		seats[i].Name = string(rune('A' + i))
		if seed%2 == 1 {
			seats[i].Player = "stop4"
		}
	}
	m, err := match.New(match.Setup{Options: options, Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	view := m.View()
	told := newTeller(&view)
	random := rand.New(rand.NewPCG(seed, 5))
	for !m.Over() {
		legal := m.Legal()
		action := legal[random.IntN(len(legal))]
		if thinker := m.Thinker(); thinker != nil {
			action = thinker.Choose(context.Background(), m.View(), legal)
		}
		events, err := m.Play(action)
		if err != nil {
			t.Fatal(err)
		}
		view := m.View()
		told.happened(events, &view)
	}
	return m, told
}
