package transcript_test

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// pooled reads a game that was begun when a coin could show any card of the older pool, and holds a card that cannot
// have been in the pile that its coin was gained from (C6). One file is that game at its end, one as it was kept before.
func pooled(t *testing.T, name string) (text string, r *transcript.Record) {
	t.Helper()
	file, err := os.ReadFile("testdata/pooled/" + name + ".json")
	if err != nil {
		t.Fatal(err)
	}
	r, err = transcript.Decode(file)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return string(file), r
}

// TestPooledGamesGoOn reads such a game as it was, and goes on with it as it would have gone on.
func TestPooledGamesGoOn(t *testing.T) {
	whole, finished := pooled(t, "finished")
	part, unfinished := pooled(t, "unfinished")
	if string(finished.Undigested()) != whole || string(unfinished.Undigested()) != part {
		t.Error("they are written differently now")
	}
	n, cards := len(unfinished.Actions), len(unfinished.Cards)
	if !slices.Equal(unfinished.Cards, finished.Cards[:cards]) || cards == len(finished.Cards) {
		t.Fatal("one is not the other as it was before")
	}
	position, err := unfinished.Replay()
	if err != nil {
		t.Fatal(err)
	}
	for _, action := range finished.Actions[n:] {
		var tape portroyal.Tape
		if err := position.Apply(action, &tape); err != nil {
			t.Fatal(err)
		}
		unfinished.Add(action, &tape, &position)
	}
	if !slices.Equal(unfinished.Cards, finished.Cards) {
		t.Errorf("other cards come than would have: %v, not %v", unfinished.Cards[cards:], finished.Cards[cards:])
	}
	if again, err := finished.Replay(); err != nil || again.View() != position.View() {
		t.Errorf("it ends in another position: %v", err)
	}
}

// TestCoinsOfAnotherPileAreRefused: a game of today cannot hold what such a game holds.
func TestCoinsOfAnotherPileAreRefused(t *testing.T) {
	text, _ := pooled(t, "finished")
	_, err := transcript.Decode([]byte(strings.Replace(text, "record-3", "record-4", 1)))
	var known *record.Error
	if !errors.As(err, &known) || known.Fault != record.Damaged ||
		!strings.Contains(err.Error(), "is not among the cards that can come to light (C6)") {
		t.Errorf("got %v", err)
	}
}
