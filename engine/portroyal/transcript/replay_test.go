package transcript_test

import (
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
)

// A record says how a game stands and how it ended, and replaying compares each number with what the actions lead to.
func TestReplayComparesTheOutcome(t *testing.T) {
	for says, changes := range map[string]map[string]func(*transcript.Record){
		"standing": {
			"turn":   func(r *transcript.Record) { r.Standing.Turn++ },
			"points": func(r *transcript.Record) { r.Standing.Points[1]++ },
		},
		"result": {
			"points":  func(r *transcript.Record) { r.Result.Points[1]++ },
			"coins":   func(r *transcript.Record) { r.Result.Coins[1]++ },
			"winners": func(r *transcript.Record) { r.Result.Winners = []int{} },
			"none":    func(r *transcript.Record) { r.Result = nil },
		},
	} {
		for name, change := range changes {
			r, _ := played(t, portroyal.DefaultOptions(), 3)
			if _, err := r.Replay(); err != nil {
				t.Fatal(err)
			}
			change(r)
			if _, err := r.Replay(); err == nil || !strings.Contains(err.Error(), says) {
				t.Errorf("%s, %s: %v", says, name, err)
			}
		}
	}
}

// The state of chance after the last action is part of the position that an unfinished game goes on from.
func TestReplayEndsWhereChanceGoesOn(t *testing.T) {
	r := aboutHalf(t, portroyal.DefaultOptions())
	const elsewhere = 12345
	r.Chance = append(r.Chance, transcript.Chance{After: len(r.Actions), State: elsewhere})
	position, err := r.Replay()
	if err != nil || position.Random() != elsewhere {
		t.Errorf("chance goes on from %d: %v", position.Random(), err)
	}
}
