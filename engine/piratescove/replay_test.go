package piratescove

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// With a tape, without one, and replayed from what the tape shows with another generator: it is always the same game, and
// the same is refused.
func TestReplayEqualsPlay(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	shown := 0
	for seed := range uint64(120) {
		players := MinPlayers + int(seed%4)
		playRandomly(t, players, seed, func(p *Position, _ []Action, chosen Action) {
			silent, taped, replayed := *p, *p, *p
			var tape, again Tape
			silent.Play(chosen, nil)
			if err := taped.Apply(chosen, &tape); err != nil {
				t.Fatal(err)
			}
			replayed.random = 1
			if err := replayed.Replay(chosen, tape.Shown, &again); err != nil {
				t.Fatalf("game %d: %q: %v", seed, chosen, err)
			}
			if silent != taped {
				t.Fatalf("game %d: %q is something else on a tape", seed, chosen)
			}
			if replayed.random = taped.random; replayed != taped {
				t.Fatalf("game %d: %q is replayed as something else", seed, chosen)
			}
			if !slices.Equal(again.Shown, tape.Shown) || !slices.Equal(again.Events, tape.Events) {
				t.Fatalf("game %d: %q: the tapes differ", seed, chosen)
			}
			shown += len(tape.Shown)
			refuseWrongChance(t, p, chosen, tape.Shown, random)
		})
	}
	if shown < 20_000 {
		t.Errorf("chance decided %d times: the sample shows nothing", shown)
	}
}

// refuseWrongChance changes what chance has brought: too little, too much, or what is impossible.
func refuseWrongChance(t *testing.T, p *Position, chosen Action, shown []uint8, random *rand.Rand) {
	t.Helper()
	wrong := [][]uint8{append(slices.Clone(shown), 1)}
	if n := len(shown); n > 0 {
		impossible := slices.Clone(shown)
		impossible[random.IntN(n)] = 200
		wrong = append(wrong, shown[:n-1], impossible)
	}
	for _, list := range wrong {
		q := *p
		if err := q.Replay(chosen, list, nil); err == nil || q != *p {
			t.Fatalf("%q with %v in place of %v: %v", chosen, list, shown, err)
		}
	}
}

// The same seed is the same game for ever: its first choices, and a sum over all positions.
func TestTheSameSeedIsTheSameGame(t *testing.T) {
	for players := MinPlayers; players <= MaxPlayers; players++ {
		one := playRandomly(t, players, 11, nil)
		if other := playRandomly(t, players, 11, nil); one != other {
			t.Errorf("%d players: two games of one seed end differently", players)
		}
		if other := playRandomly(t, players, 10, nil); one == other {
			t.Errorf("%d players: two seeds end alike", players)
		}
	}
}
