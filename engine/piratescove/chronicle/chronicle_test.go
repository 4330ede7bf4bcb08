package chronicle_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/match"
)

// play plays a game at random, as far as a number of decisions, with computer players in every third one.
func play(t *testing.T, seed uint64, most int) *match.Match {
	t.Helper()
	seats := make([]match.Seat, cove.MinPlayers+seed%(cove.MaxPlayers-cove.MinPlayers+1))
	for i := range seats {
		seats[i].Name = string(rune('A' + i))
		if seed%3 == 1 {
			seats[i].Player = "cabin-boy"
		}
	}
	m, err := match.New(match.Setup{
		Options: cove.Options{Players: uint8(len(seats))}, Seats: seats, Seed: seed,
	})
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 5))
	for n := 0; n < most && !m.Over(); n++ {
		p := m.Present()
		legal := p.Legal(p.Owing(), nil)
		action := legal[random.IntN(len(legal))]
		if thinker, seat := m.Thinking(); thinker != nil {
			action = thinker.Choose(t.Context(), m.View(seat), p.Legal(seat, nil))
		}
		if _, err := m.Play(action); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// In whole games, the sources of everybody's fame add up to what the engine counts, each step is the sum of its changes
// and leads from the step before, and the fame changes in no other round.
func TestStoryAddsUp(t *testing.T) {
	var from [chronicle.Sources]int
	tied := 0
	for seed := range uint64(200) {
		m := play(t, seed, 1<<30)
		var story chronicle.Writer
		if _, err := m.Record().Follow(story.Watch); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		game := *story.Game()
		if other := chronicle.OfMatch(m); !reflect.DeepEqual(game, other) {
			t.Errorf("seed %d: the match has another story than its record", seed)
		}
		p := m.Present()
		if !game.Over || game.Rounds != cove.Rounds || !reflect.DeepEqual(game.Winners, p.Winners()) {
			t.Errorf("seed %d: over %v after %d rounds, won by %v", seed, game.Over, game.Rounds, game.Winners)
		}
		if len(game.Tied) > 0 {
			tied++
		}
		for i := range game.Seats {
			seat, want := &game.Seats[i], int(p.ShipAt(i).Fame)
			sum := 0
			for source, fame := range seat.From {
				sum += fame
				from[source] += fame
			}
			if sum != want || seat.Last() != want || len(seat.Fame) != cove.Rounds+1 || len(seat.Hands) != cove.Rounds {
				t.Errorf("seed %d, seat %d: %d fame by source, %v by round, %v cards, want %d", seed, i, sum, seat.Fame,
					seat.Hands, want)
			}
			if cards := seat.From[chronicle.Cards]; seat.Fame[cove.Rounds] != seat.Fame[cove.Rounds-1]+cards {
				t.Errorf("seed %d, seat %d: fame cards of %d lead to %v", seed, i, cards, seat.Fame)
			}
			steps(t, seat)
		}
	}
	for source, fame := range from {
		lost := chronicle.Source(source) >= chronicle.Mutiny
		if fame == 0 || lost != (fame < 0) {
			t.Errorf("source %d brings %d fame in all games", source, fame)
		}
	}
	if tied == 0 {
		t.Error("nobody was tied")
	}
}

// steps checks that the steps of a seat are all that its fame does.
func steps(t *testing.T, seat *chronicle.Seat) {
	t.Helper()
	at, fame := 0, 0
	var from [chronicle.Sources]int
	for _, step := range seat.Steps {
		if step.Round <= at {
			t.Errorf("a step of round %d comes after one of round %d", step.Round, at)
		}
		for round := at + 1; round < step.Round; round++ {
			if seat.Fame[round-1] != fame {
				t.Errorf("%d fame after round %d, without a step from %d", seat.Fame[round-1], round, fame)
			}
		}
		for _, change := range step.Changes {
			fame += change.Fame
			from[change.Source] += change.Fame
		}
		if at = step.Round; step.Fame != fame || seat.Fame[at-1] != fame {
			t.Errorf("the step of round %d leads to %d fame, its changes %+v to %d", at, step.Fame, step.Changes, fame)
		}
	}
	if from != seat.From {
		t.Errorf("the steps add up to %v, want %v", from, seat.From)
	}
}

// Fights, sinkings and what players do are what the events of a game tell.
func TestStoryTellsWhatHappened(t *testing.T) {
	ends := map[chronicle.End]int{}
	for seed := range uint64(60) {
		m := play(t, seed, 1<<30)
		game := chronicle.OfMatch(m)
		kinds := map[cove.EventKind]int{}
		var faces chronicle.Faces
		fled, struck := make([]int, len(game.Seats)), make([]int, len(game.Seats))
		fame := make([]int, len(game.Seats)) // for sinking ships
		for _, step := range m.Steps() {
			for _, e := range step.Events {
				kinds[e.Kind]++
				switch {
				case e.Kind == cove.Rolled:
					faces[e.N-1]++
				case e.Kind == cove.Fled:
					fled[e.Seat]++
				case e.Kind == cove.ShipHit && e.Ship.Player():
					struck[e.Ship]++
				case e.Kind == cove.FameGained && e.From == cove.FromSinking:
					fame[e.Seat] += int(e.N)
				}
			}
		}
		fights, hits, raids, losses := 0, 0, 0, 0
		for _, fight := range game.Fights {
			if !fight.Final {
				fights++
			}
			for _, part := range fight.Ships {
				ends[part.End]++
				hits += part.Struck
				if (part.Legend == cove.NoLegend) != part.Ship.Player() {
					t.Errorf("seed %d: %s is sailed by %s", seed, part.Ship, part.Legend)
				}
				if part.End == chronicle.Sunk && part.Legend == cove.NoLegend {
					t.Errorf("seed %d: a player is sunk", seed)
				}
			}
		}
		for _, wreck := range game.Sunk {
			if wreck.By < 0 || wreck.Legend == cove.NoLegend || wreck.Island == cove.NoIsland {
				t.Errorf("seed %d: %+v is sunk", seed, wreck)
			}
			losses++
		}
		for face, of := range game.Foes {
			faces[face] -= of
		}
		for i := range game.Seats {
			seat := &game.Seats[i]
			for face, of := range seat.Faces {
				faces[face] -= of
			}
			if n := seat.Faces.Dice(); n != seat.Dice {
				t.Errorf("seed %d, seat %d: %d dice show a face, and %d are rolled", seed, i, n, seat.Dice)
			}
			raids += len(seat.Raids)
			if seat.Fled != fled[i] || seat.Struck != struck[i] || seat.From[chronicle.Sinking] != fame[i] {
				t.Errorf("seed %d, seat %d: fled %d, hit %d, and %d fame for sinking; want %d, %d and %d", seed, i,
					seat.Fled, seat.Struck, seat.From[chronicle.Sinking], fled[i], struck[i], fame[i])
			}
		}
		if faces != (chronicle.Faces{}) {
			t.Errorf("seed %d: faces that nobody rolled, or too few: %v", seed, faces)
		}
		if fights != kinds[cove.FightBegan] || hits != kinds[cove.ShipHit] || raids != kinds[cove.Plundered] ||
			losses != kinds[cove.Sunk]+kinds[cove.Taken] {
			t.Errorf("seed %d: %d fights, %d hits, %d raids and %d losses; the events are %v", seed, fights, hits, raids,
				losses, kinds)
		}
	}
	if len(ends) != 4 {
		t.Errorf("ends of fights: %v", ends)
	}
}

// A game that is not over is told as far as it has come.
func TestUnfinishedGames(t *testing.T) {
	for _, most := range []int{0, 1, 17, 90} {
		m := play(t, 3, most)
		game := chronicle.OfMatch(m)
		p := m.Present()
		if game.Over || game.Rounds != p.Round() {
			t.Errorf("after %d decisions: over %v, round %d, want %d", most, game.Over, game.Rounds, p.Round())
		}
		for i := range game.Seats {
			seat := &game.Seats[i]
			if len(seat.Fame) != p.Round() || seat.Last() != int(p.ShipAt(i).Fame) {
				t.Errorf("after %d decisions: seat %d has %v", most, i, seat.Fame)
			}
			if n := len(seat.Hands); n > 0 && seat.Hands[n-1] != p.HandSize(i) {
				t.Errorf("after %d decisions: seat %d holds %v, want %d", most, i, seat.Hands, p.HandSize(i))
			}
		}
	}
}
