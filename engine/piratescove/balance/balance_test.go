package balance

import (
	"strings"
	"testing"

	cove "portroyal/engine/piratescove"
)

// What the sheet says of games fits together: every game has a winner, and fame comes from somewhere.
func TestSheetsAddUp(t *testing.T) {
	for players := 2; players <= 5; players++ {
		options := cove.Options{Players: uint8(players), OneGuard: players%2 == 1, OpenFame: players == 4}
		if players > 3 {
			options.Rounds = cove.ShortRounds
		}
		sheet, err := Play("greedy", options, 30, 5)
		if err != nil {
			t.Fatal(err)
		}
		wins, fame, ships := 0.0, 0, 0
		for _, n := range sheet.Wins {
			wins += n
		}
		for _, n := range sheet.Sources {
			fame += n
		}
		for _, n := range sheet.Landed {
			ships += n
		}
		if sheet.Games != 30 || wins < 29.999 || wins > 30.001 || fame != sheet.Fame || ships != 30*options.Length()*players {
			t.Errorf("%d players: %d games, %v wins, fame %d from %d, %d ships at islands", players, sheet.Games, wins, sheet.Fame,
				fame, ships)
		}
		if n := sheet.Faces.Dice(); n == 0 || sheet.Faces.Uneven() < 0.001 {
			t.Errorf("%d players: %d dice show %v", players, n, sheet.Faces)
		}
		var text strings.Builder
		if err := sheet.Write(&text); err != nil || !strings.Contains(text.String(), "plunder") || !strings.Contains(text.String(), "dice that showed 6, in %  1") {
			t.Errorf("%q, %v", text.String(), err)
		}
		again, err := Play("greedy", options, 30, 5)
		if err != nil || again.Fame != sheet.Fame || again.Fights != sheet.Fights {
			t.Errorf("%d players: the same seed gives another sheet, %v", players, err)
		}
	}
	if _, err := Play("nobody", cove.Options{Players: 3}, 1, 1); err == nil {
		t.Error("nobody plays")
	}
}
