package main

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
)

// TestWonByPlace: the places are those in which the seats had their first turns, whoever began.
func TestWonByPlace(t *testing.T) {
	games := &among[portroyal.Options]{bots: []string{"random"}, options: portroyal.Options{
		Players: 4, Decks: portroyal.DeckBase, Target: 5,
	}}
	began := map[int]bool{}
	for game := range 12 {
		var order []int
		last, err := portRoyalSport.game(games, game, func(before *portroyal.Position, _ portroyal.Action, _ []portroyal.Event) {
			if !slices.Contains(order, before.Active()) {
				order = append(order, before.Active())
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		began[last.Start()] = true
		won := last.WinShares()
		for place, share := range wonByPlace(&last) {
			if share != won[order[place]] {
				t.Errorf("game %d: place %d has %v, and seat %d of %v has won %v", game, place, share, order[place], order, won)
			}
		}
	}
	if len(began) < 3 {
		t.Errorf("only these seats have begun: %v", began)
	}
}

// TestBalance: every game is won once, whoever has a part in it.
func TestBalance(t *testing.T) {
	var out bytes.Buffer
	l := &lab{in: strings.NewReader(""), out: &output{to: &out}, err: &out}
	if status := l.main([]string{"balance", "-json", "-games", "20", "-players", "3", "-bot", "stop3"}); status != 0 {
		t.Fatalf("status %d: %s", status, out.String())
	}
	var b balanced
	if err := json.Unmarshal(out.Bytes(), &b); err != nil || len(b.Places) != 3 || b.Games != 20 {
		t.Fatalf("%v %+v", err, b)
	}
	all := 0.0
	for _, place := range b.Places {
		all += place.Share
		if place.Error <= 0 || place.Error > 0.5/math.Sqrt(19) {
			t.Errorf("the error is %v", place.Error)
		}
	}
	if math.Abs(all-1) > 1e-9 {
		t.Errorf("of a game %v are won", all)
	}
}
