package terms_test

import (
	"strings"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

// What is not usual is said where games are told in one line, and nothing where all is as usual (V).
func TestVariantsAreTold(t *testing.T) {
	w := words.In(words.English)
	for want, options := range map[string]cove.Options{
		"Pirate’s Cove": {Players: 2, Rounds: cove.Rounds, BlackShips: 2},
		"Pirate’s Cove, 8 rounds, One black ship":                           {Players: 2, Rounds: cove.ShortRounds, BlackShips: 1},
		"Pirate’s Cove, Two black ships, Open fame cards":                   {Players: 4, BlackShips: 2, OpenFame: true},
		"Pirate’s Cove, One guard per section, One mastercraft per section": {Players: 3, OneGuard: true, CraftEach: true},
	} {
		h := &record.Head{Format: transcript.Format, Options: &options, Standing: record.Standing{Turn: 3}}
		for range options.Players {
			h.Seats = append(h.Seats, record.Seat{Name: "Anna"})
		}
		if whole := terms.Games.Whole(w, h); !strings.Contains(whole, " · "+want+" · Round 3 of ") {
			t.Errorf("%+v: %q", options, whole)
		}
		if short := terms.Games.Kinds[0].Is(h); short != (options.Rounds == cove.ShortRounds) {
			t.Errorf("%+v is a short game: %v", options, short)
		}
	}
}

// How a game stands or how it ended, who plays, and how strong the computer players are.
func TestGamesAreTold(t *testing.T) {
	on := &record.Head{
		Format: transcript.Format, Options: &cove.Options{Players: 3}, Standing: record.Standing{Turn: 7, Points: []int{5, 3, 0}},
		Seats: []record.Seat{{Name: "Anna"}, {Name: "Isabel", Player: "captain:fighter"}, {Name: "Ben"}},
	}
	over := *on
	over.Standing.Turn, over.Standing.Played = cove.Rounds, 61_000
	over.Result = &record.Result{Points: []int{12, 31, 12}, Winners: []int{1}}
	for language, want := range map[words.Language][4]string{
		words.English: {
			"Round 7 of 12", "Round 7: Anna (5), Isabel (3)\u2026", "Isabel won",
			"Date unknown \u00b7 Anna (12), Isabel (Captain \u00b7 Fighter, 31), Ben (12) \u00b7 Pirate\u2019s Cove \u00b7 Isabel won \u00b7 2 min",
		},
		words.German: {
			"Runde 7 von 12", "Runde 7: Anna (5), Isabel (3)\u2026", "Sieg f\u00fcr Isabel",
			"Datum unbekannt \u00b7 Anna (12), Isabel (Kapit\u00e4n \u00b7 Streitlustig, 31), Ben (12) \u00b7 Piratenbucht \u00b7 Sieg f\u00fcr Isabel \u00b7 2 Min.",
		},
	} {
		w := words.In(language)
		got := [4]string{
			terms.Games.Outcome(w, on),
			terms.Games.Standing(w, on, func(line string) bool { return len([]rune(line)) <= 32 }),
			terms.Games.Outcome(w, &over), terms.Games.Whole(w, &over),
		}
		if got != want {
			t.Errorf("%s: %q, want %q", language, got, want)
		}
	}
}
