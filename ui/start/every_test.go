package start

import (
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"portroyal/engine/record"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The plate for playing again says against whom, as many of them as have room on it; somebody who has played alone is told
// of nobody.
func TestLastRivals(t *testing.T) {
	test.NewTempApp(t)
	long := strings.Repeat("Maximiliane ", 6)
	for _, c := range []struct {
		language words.Language
		rivals   []string
		room     float32
		want     string
	}{
		{words.English, []string{"Rosa"}, 300, "with Rosa"},
		{words.English, []string{"Rosa", "Isabel"}, 300, "with Rosa and Isabel"},
		{words.German, []string{"Rosa", "Will", "Isabel"}, 300, "mit Rosa, Will und Isabel"},
		{words.Dutch, []string{"Rosa", "Isabel"}, 300, "met Rosa en Isabel"},
		{words.Spanish, []string{"Rosa", "Isabel"}, 300, "con Rosa e Isabel"},
		{words.English, []string{"Rosa", "Isabel"}, 90, "Rosa, Isabel"},
		{words.English, []string{"Ben", "Maximiliane", "Dora"}, 100, "Ben\u2026"},
		{words.English, []string{"Ben", long}, 300, "Ben\u2026"},
		{words.English, []string{long, "Ben"}, 300, ""},
		{words.English, nil, 300, ""},
	} {
		got := Play(&Last{Rivals: c.rivals}, nil).Detail(words.In(c.language), func(line string) bool {
			return widgets.Line(line, 13, color.Black).MinSize().Width <= c.room
		})
		if got != c.want {
			t.Errorf("%q in %v: %q, want %q", c.rivals, c.room, got, c.want)
		}
	}
}

// The rivals are all but the first person at the table. Where a seed is fixed the same cards come again, which says more.
func TestLastSetup(t *testing.T) {
	seed := uint64(7)
	all := func(string) bool { return true }
	w := words.In(words.English)
	seats := []record.Seat{{Name: "Rosa", Player: "captain"}, {Name: "Ann"}, {Name: "Ben"}}
	if got := Play(LastOf(seats, nil), nil).Detail(w, all); got != "with Rosa and Ben" {
		t.Errorf("%q", got)
	}
	if got := Play(LastOf(seats, &seed), nil).Detail(w, all); got != "The same cards: seed 7" {
		t.Errorf("%q", got)
	}
}

// Whoever has played before can play again from the start screen at once, also while a game goes on.
func TestPlayingAgainIsOnTheStartScreen(t *testing.T) {
	for name, own := range map[string]Own{
		"with a game to go on with": {Continue: &Door{ID: "start.continue"}, Saved: 1}, "without one": {Saved: 1},
	} {
		front := Front{Last: &Last{Rivals: []string{"Rosa"}}}
		shown := false
		for _, row := range front.Rows(own) {
			shown = shown || slices.ContainsFunc(row, func(door Door) bool { return door.ID == "start.again" })
		}
		if !shown {
			t.Errorf("%s it is not", name)
		}
	}
}

// The door of the deal of the day tells how it stands with today's, and how many days it has been played in a row.
func TestToday(t *testing.T) {
	for today, want := range map[Today]string{
		{}:                                 "Waiting for you",
		{Row: 6}:                           "Day 7 awaits",
		{Begun: true, Row: 6}:              "In progress",
		{Begun: true, Over: true, Row: 1}:  "Played today",
		{Begun: true, Over: true, Row: 17}: "17 days in a row",
	} {
		tells := Daily(nil, today).Detail
		if got := tells(words.In(words.English), func(string) bool { return true }); got != want {
			t.Errorf("%+v: %q, want %q", today, got, want)
		}
		if got := tells(words.In(words.English), func(string) bool { return false }); got != "" {
			t.Errorf("%+v: %q without room", today, got)
		}
	}
}
