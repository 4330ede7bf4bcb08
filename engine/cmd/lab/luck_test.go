package main

import (
	"bytes"
	"encoding/json"
	"math"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
)

// TestSharesOfSeats: of what a seat has won, its luck is taken away, of several seats of a player in the mean.
func TestSharesOfSeats(t *testing.T) {
	games := &among[portroyal.Options]{bots: []string{"stop3", "stop2", "stop4", "stop2"}, games: 3, options: portroyal.Options{Players: 3}}
	s := sharesOf(games)
	// stop3, stop2 and stop4; then stop2, stop3 and stop2; then stop4, stop2 and stop3.
	s.add(0, []float64{1, 0, 0}, []float64{0.3, -0.1, -0.2})
	s.add(1, []float64{0.5, 0, 0.5}, []float64{0.3, -0.1, -0.2})
	s.add(2, []float64{0, 1, 0}, []float64{0, 0.3, -0.3})
	for i, want := range []playersShare{
		{Player: "stop3", Games: 3, Share: 1. / 3, Without: (1 - 0.3 + 0 + 0.1 + 0 + 0.3) / 3},
		{Player: "stop2", Games: 3, Share: 0.5, Without: (0 + 0.1 + 0.5 - 0.05 + 1 - 0.3) / 3},
		{Player: "stop4", Games: 2, Share: 0, Without: (0 + 0.2 + 0 - 0) / 2},
	} {
		got := s.players()[i]
		if got.Player != want.Player || got.Games != want.Games || math.Abs(got.Share-want.Share) > 1e-12 ||
			math.Abs(got.Without-want.Without) > 1e-12 {
			t.Errorf("%+v instead of %+v", got, want)
		}
	}
}

// TestShares: in both games the shares of all seats add up to one game, with luck and without it, and games vary less without it.
func TestShares(t *testing.T) {
	for name, args := range map[string][]string{
		"Port Royal":    {"-quick", "-bot", "admiral,captain", "-games", "8"},
		"Pirate's Cove": {"-game", "cove", "-bot", "captain,captain:gambler,captain:hoarder", "-players", "3", "-games", "100"},
	} {
		t.Run(name, func(t *testing.T) {
			var out bytes.Buffer
			l := &lab{in: strings.NewReader(""), out: &output{to: &out}, err: &out}
			if status := l.main(append([]string{"luck", "-json"}, args...)); status != 0 {
				t.Fatalf("status %d: %s", status, out.String())
			}
			var f fortune
			if err := json.Unmarshal(out.Bytes(), &f); err != nil || len(f.Players) < 2 {
				t.Fatalf("%v %+v", err, f.Players)
			}
			if f.Error <= 0 || math.Abs(f.Mean) > 3*f.Error {
				t.Errorf("luck of a game: %v, with an error of %v", f.Mean, f.Error)
			}
			share, without := 0.0, 0.0
			for _, p := range f.Players {
				share += p.Share
				without += p.Without
				if p.Games != f.Games || p.WithoutError <= 0 || p.WithoutError > 0.93*p.Error {
					t.Errorf("%+v", p)
				}
			}
			if math.Abs(share-1) > 1e-9 || math.Abs(without-1) > 1e-9 {
				t.Errorf("all seats have %v of a game, %v without luck: %+v", share, without, f.Players)
			}
		})
	}
}
