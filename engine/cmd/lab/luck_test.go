package main

import (
	"bytes"
	"encoding/json"
	"math"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/review"
)

// TestSharesOfSeats: of what a seat has won, its luck and what it had by sitting where it does are taken away.
func TestSharesOfSeats(t *testing.T) {
	games := &among[portroyal.Options]{bots: []string{"stop3", "stop2", "stop4", "stop2"}, games: 3, options: portroyal.Options{Players: 3}}
	s := sharesOf(games)
	reviewed := func(start, luck, more, result bot.Outlook) *review.Review {
		return &review.Review{
			Players: 3, Start: start, Result: result,
			Cards: []review.Card{{Luck: luck}, {Luck: more}},
		}
	}
	// stop3, stop2 and stop4; then stop2, stop3 and stop2; then stop4, stop2 and stop3.
	s.add(0, reviewed(bot.Outlook{0.4, 0.3, 0.3}, bot.Outlook{0.2, -0.1, -0.1}, bot.Outlook{0.1, 0, -0.1}, bot.Outlook{1, 0, 0}))
	s.add(1, reviewed(bot.Outlook{0.3, 0.4, 0.3}, bot.Outlook{0.2, -0.1, -0.1}, bot.Outlook{0.1, 0, -0.1}, bot.Outlook{0.5, 0, 0.5}))
	s.add(2, reviewed(bot.Outlook{0.3, 0.3, 0.4}, bot.Outlook{0, 0.3, -0.3}, bot.Outlook{0, 0, 0}, bot.Outlook{0, 1, 0}))
	const third = 1. / 3
	for i, want := range []playersShare{
		{Player: "stop3", Games: 3, Share: third, Without: (1 - 0.3 - 0.4 + 0 + 0.1 - 0.4 + 0 + 0.3 - 0.4 + 3*third) / 3},
		{Player: "stop2", Games: 3, Share: 0.5, Without: (0 + 0.1 - 0.3 + 0.5 - 0.05 - 0.3 + 1 - 0.3 - 0.3 + 3*third) / 3},
		{Player: "stop4", Games: 2, Share: 0, Without: (0 + 0.2 - 0.3 + 0 - 0 - 0.3 + 2*third) / 2},
	} {
		got := s.players()[i]
		if got.Player != want.Player || got.Games != want.Games || math.Abs(got.Share-want.Share) > 1e-12 ||
			math.Abs(got.Without-want.Without) > 1e-12 {
			t.Errorf("%+v instead of %+v", got, want)
		}
	}
}

// TestShares: the shares of all seats add up to one game, with luck and without it, and games of good players vary less
// without it.
func TestShares(t *testing.T) {
	var out bytes.Buffer
	l := &lab{in: strings.NewReader(""), out: &output{to: &out}, err: &out}
	if status := l.main([]string{"luck", "-quick", "-json", "-games", "8", "-bot", "admiral,captain"}); status != 0 {
		t.Fatalf("status %d: %s", status, out.String())
	}
	var f fortune
	if err := json.Unmarshal(out.Bytes(), &f); err != nil || len(f.Players) != 2 {
		t.Fatalf("%v %+v", err, f.Players)
	}
	for _, of := range []func(p playersShare) float64{
		func(p playersShare) float64 { return p.Share },
		func(p playersShare) float64 { return p.Without },
	} {
		if all := of(f.Players[0]) + of(f.Players[1]); math.Abs(all-1) > 1e-9 {
			t.Errorf("all seats have %v of a game: %+v", all, f.Players)
		}
	}
	for _, p := range f.Players {
		if p.Games != 8 || p.WithoutError <= 0 || p.WithoutError > 0.9*p.Error {
			t.Errorf("%+v", p)
		}
	}
}
