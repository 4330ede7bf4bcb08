package career_test

import (
	"context"
	"flag"
	"fmt"
	"math"
	"testing"

	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/transcript"
)

var games = flag.Int("games", 5, "games of each voyage by which its goals are measured")

// Goals that come by themselves are none, and goals that nobody reaches are no fun: a player of the level that a voyage
// is meant for reaches all of its goals together in a share of the games within these bounds.
const leastReached, mostReached = 0.10, 0.60

// allowance is by how much the share in so many games may miss the bounds: four standard errors there, which one sample
// in thirty thousand exceeds by chance. From 200 games on there is none.
func allowance(bound float64, games int) float64 {
	if games >= 200 {
		return 0
	}
	return 4 * math.Sqrt(bound*(1-bound)/float64(games))
}

// firstSample is the seed of the first of the games of each voyage.
const firstSample = 2027

// samples are the games that have been played, by voyage and seed: several tests look at the same ones.
var samples = map[string]*transcript.Record{}

func sample(t *testing.T, v *career.Voyage, seed uint64) *transcript.Record {
	t.Helper()
	key := fmt.Sprint(v.Name, " ", seed)
	if samples[key] == nil {
		record, err := v.Sample(context.Background(), seed)
		if err != nil {
			t.Fatal(err)
		}
		samples[key] = record
	}
	return samples[key]
}

func TestGoalsCanBeReached(t *testing.T) {
	sum := 0
	for i := range career.Voyages {
		v := &career.Voyages[i]
		each, together := make([]int, len(v.Goals)), 0
		for game := range *games {
			record := sample(t, v, firstSample+uint64(game))
			progress, err := v.Progress(record, career.Player)
			if err != nil {
				t.Fatal(err)
			}
			all := 1
			for i, goal := range progress {
				if goal.Reached {
					each[i]++
				} else {
					all = 0
				}
			}
			together += all
		}
		sum += together
		share, n := float64(together)/float64(*games), float64(*games)
		t.Logf("%s: all goals in %.1f %% of %.0f games", v.Name, 100*share, n)
		if share < leastReached-allowance(leastReached, *games) || share > mostReached+allowance(mostReached, *games) {
			t.Errorf("%s: a %s reaches all goals in %.1f %% of %.0f games", v.Name, v.Level, 100*share, n)
		}
		for i, times := range each { // one that is always reached is a gift; one that never is, a wall
			if *games >= 200 && (times == 0 || times == *games) {
				t.Errorf("%s: %s %d is reached in %d of %.0f games", v.Name, v.Goals[i].Kind, v.Goals[i].N, times, n)
			}
		}
	}
	// A few games of each voyage say something of all of them together.
	all := *games * len(career.Voyages)
	if share := float64(sum) / float64(all); sum == 0 || share < leastReached-allowance(leastReached, all) ||
		share > mostReached+allowance(mostReached, all) {
		t.Errorf("all goals are reached in %d of %d games", sum, all)
	}
}
