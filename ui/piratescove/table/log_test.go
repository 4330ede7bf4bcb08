package table

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/seen"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The dice of a salvo are marked with the colour of who fired it, those of a black ship with none, and a roll-off with that
// of who rolled.
func TestTheLogMarksWhoRolled(t *testing.T) {
	var l log
	l.add([]cove.Event{
		{Kind: cove.Fired, Ship: 2, Seat: 2, Target: 1, N: 2},
		{Kind: cove.Rolled, N: 5, Hit: true},
		{Kind: cove.Rolled, N: 2},
		{Kind: cove.Fired, Ship: cove.FirstBlack, Target: 1, N: 1},
		{Kind: cove.Rolled, N: 5, Hit: true, Ship: 1},
		{Kind: cove.RolledOff, Ship: 1, N: 3},
		{Kind: cove.RolledOff, Ship: cove.SecondBlack, N: 2},
		{Kind: cove.Played, Seat: 1, Card: cove.TreasureMap},
		{Kind: cove.MapRolled, N: 6},
		{Kind: cove.MapRolled, Seat: 1, N: 2, Island: cove.HullIsland},
	})
	var got []int
	for _, line := range l.lines {
		got = append(got, line.seat)
	}
	want := []int{2, 2, -1, -1, 1, -1, 1, 1, 1}
	if len(got) != len(want) {
		t.Fatalf("%d lines", len(got))
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("line %d is marked as of seat %d, want %d", i, got[i], want[i])
		}
	}
}

// Every line of the log is as high as its words, also those that came while it was folded.
func TestTheLogHasRoomForEveryLine(t *testing.T) {
	s := sit(t, stagetest.Small, words.German, 1, 4, 2)
	s.At.Settings.Log = settings.LogOpen
	s.build()
	s.toggleLog()
	dice := rand.New(rand.NewPCG(5, 5))
	for presses := 0; s.present.Round < 5 && presses < 400; presses++ {
		s.pressAny(dice)
	}
	if s.present.Round < 4 {
		t.Fatalf("only round %d", s.present.Round)
	}
	s.toggleLog()
	list := seen.All[*widgets.Rows](s.Content())[0]
	list.ScrollToTop()
	texts := seen.All[*canvas.Text](list)
	slices.SortFunc(texts, func(a, b *canvas.Text) int { return cmp.Compare(seen.Place(a).Y, seen.Place(b).Y) })
	for i, text := range texts[1:] {
		if before := texts[i]; seen.Place(text).Y < seen.Place(before).Y+before.MinSize().Height*0.8 {
			t.Fatalf("%q covers %q", text.Text, before.Text)
		}
	}
	if len(texts) < 10 {
		t.Errorf("only %d lines are shown", len(texts))
	}
}
