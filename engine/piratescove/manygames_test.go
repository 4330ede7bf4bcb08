package piratescove

import (
	"flag"
	"math/rand/v2"
	"testing"
	"unsafe"
)

// games is how many games TestManyGames plays; give more on the command line after -args.
var games = flag.Int("games", 8_000, "random games to play")

// Uniformly random games of every number of players end, and whoever has won has won by the rules.
func TestManyGames(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 5))
	legal := make([]Action, 0, 256)
	most, ties, shared := 0, 0, 0
	for i := range *games {
		players := MinPlayers + i%4
		p, err := New(optionsOf(players, uint64(i)), uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for ; p.Phase() != Over; n++ {
			if n > mostActions {
				t.Fatalf("game %d of %d has not ended", i, players)
			}
			seat := owing(&p, random)
			if legal = p.Legal(seat, legal[:0]); len(legal) == 0 {
				t.Fatalf("game %d of %d: seat %d can do nothing", i, players, seat)
			}
			p.Play(legal[random.IntN(len(legal))], nil)
		}
		most = max(most, n)
		if fault := unsound(&p); fault != "" {
			t.Fatalf("game %d of %d: %s", i, players, fault)
		}
		if fault := wrongAtEnd(&p); fault != "" {
			t.Fatalf("game %d of %d: %s", i, players, fault)
		}
		if p.final {
			ties++
		}
		if len(p.Winners()) > 1 {
			shared++
		}
	}
	t.Logf("at most %d actions; %d fights for the first place, %d shared wins", most, ties, shared)
	if ties < *games/500 {
		t.Errorf("%d fights for the first place in %d games: the sample shows nothing", ties, *games)
	}
}

// wrongAtEnd says what must not be so when a game is over, or "" (R7, Z1, Z2).
func wrongAtEnd(p *Position) string {
	most, leaders := 0, 0
	for seat := range p.Players() {
		switch fame := int(p.ships[seat].Fame); {
		case fame > most:
			most, leaders = fame, 1
		case fame == most:
			leaders++
		}
		if p.HandFame(seat) > 0 {
			return "a fame card is not counted"
		}
	}
	winners := p.Winners()
	for _, seat := range winners {
		if int(p.ships[seat].Fame) != most {
			return "a winner has not most fame"
		}
	}
	switch {
	case !p.LastRound():
		return "it is over before the last round"
	case len(winners) == 0 || len(winners) > leaders:
		return "nobody has won, or too many"
	case leaders > 1 != p.final:
		return "there is a fight for the first place without a tie, or a tie without one"
	case leaders == 1 && len(winners) != 1:
		return "a single leader shares the win"
	case (p.blacks[1].Island != NoIsland) != (p.options.Blacks() == 2):
		return "the wrong number of black ships (U2, A6, V2)"
	}
	for seat := range p.Players() {
		if len(p.Legal(seat, nil)) > 0 {
			return "something is legal"
		}
	}
	return ""
}

// Choices made at the same time lead to the same position in whatever order they are made (U4, N1).
func TestChoicesInAnyOrder(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 6))
	compared := map[Phase]int{}
	for seed := range uint64(60) {
		playRandomly(t, MinPlayers+int(seed%4), seed, func(p *Position, _ []Action, _ Action) {
			if !p.together() {
				return
			}
			var choices []Action
			for seat := range p.Players() {
				if legal := p.Legal(seat, nil); len(legal) > 0 {
					choices = append(choices, legal[random.IntN(len(legal))])
				}
			}
			one, other := *p, *p
			for _, a := range choices {
				one.Play(a, nil)
			}
			random.Shuffle(len(choices), func(i, j int) { choices[i], choices[j] = choices[j], choices[i] })
			for _, a := range choices {
				other.Play(a, nil)
			}
			if one != other {
				t.Fatalf("the order of %v makes a difference", choices)
			}
			compared[p.phase]++
		})
	}
	if compared[Outfitting] < 100 || compared[Navigation] < 500 {
		t.Errorf("%v: the sample shows nothing", compared)
	}
}

// A position is copied for every choice that is tried.
func TestPositionIsSmall(t *testing.T) {
	const most = 600
	if size := unsafe.Sizeof(Position{}); size > most {
		t.Errorf("a position takes %d bytes, more than %d", size, most)
	} else {
		t.Logf("%d bytes", size)
	}
}
