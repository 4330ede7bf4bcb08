package terms_test

import (
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

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
