package main

import (
	"bytes"
	"encoding/json"
	"math"
	"strings"
	"testing"
)

// TestShares: the shares of all seats add up to one game, with luck and without it, also of players who sit at several
// seats or not in every game.
func TestShares(t *testing.T) {
	type seats map[string]struct{ games, seats int }
	for bots, sat := range map[string]seats{
		"stop3,stop2,stop2":       {"stop3": {12, 1}, "stop2": {12, 2}},
		"stop2,stop3,stop4,stop3": {"stop2": {9, 1}, "stop3": {12, 0}, "stop4": {9, 1}},
	} {
		var out bytes.Buffer
		l := &lab{in: strings.NewReader(""), out: &output{to: &out}, err: &out}
		if status := l.main([]string{"luck", "-quick", "-json", "-players", "3", "-games", "12", "-bot", bots}); status != 0 {
			t.Fatalf("%s: status %d: %s", bots, status, out.String())
		}
		var f fortune
		if err := json.Unmarshal(out.Bytes(), &f); err != nil || len(f.Players) != len(sat) {
			t.Fatalf("%s: %v %+v", bots, err, f.Players)
		}
		all, without := 0., 0.
		for _, p := range f.Players {
			if p.Games != sat[p.Player].games || p.Error <= 0 || p.WithoutError <= 0 {
				t.Errorf("%s: %+v", bots, p)
			}
			n := float64(sat[p.Player].seats)
			all += n * p.Share
			without += n * p.Without
		}
		// Where the same seats are taken in every game.
		if len(sat) == 2 && (math.Abs(all-1) > 1e-9 || math.Abs(without-1) > 1e-9) {
			t.Errorf("%s: %v of a game, %v without luck", bots, all, without)
		}
	}
}
