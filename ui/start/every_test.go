package start

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The plate for playing says who played last, as many of them as have room on it.
func TestLastPlayers(t *testing.T) {
	test.NewTempApp(t)
	long := strings.Repeat("Maximiliane ", 6)
	for _, c := range []struct {
		names []string
		room  float32
		want  string
	}{
		{[]string{"Ann"}, 300, "New game with Ann"},
		{[]string{"Ann", "Ben", "Cem"}, 300, "New game with Ann, Ben, Cem"},
		{[]string{"Ann", "Ben", "Maximiliane", "Dora"}, 210, "New game with Ann, Ben\u2026"},
		{[]string{"Ann", long}, 300, "New game with Ann\u2026"},
		{[]string{long, "Ann"}, 300, ""},
	} {
		got := Play(&Last{Players: c.names}, nil).Detail(words.In(words.English), func(line string) bool {
			return widgets.Line(line, 13, color.Black).MinSize().Width <= c.room
		})
		if got != c.want {
			t.Errorf("%q in %v: %q, want %q", c.names, c.room, got, c.want)
		}
		if width := widgets.Line(got, 13, color.Black).MinSize().Width; width > c.room {
			t.Errorf("%q is %v wide", got, width)
		}
	}
}

// Where a seed is fixed the same cards come again, which says more than who played; with a game to go on with the set-up
// tells of it.
func TestLastSetup(t *testing.T) {
	seed := uint64(7)
	all := func(string) bool { return true }
	w := words.In(words.English)
	last := &Last{Players: []string{"Ann", "Ben"}, Seed: &seed}
	if got := Play(last, nil).Detail(w, all); got != "The same cards again: seed 7" {
		t.Errorf("%q", got)
	}
	last.Seed = nil
	if got := Setup(last, nil, Play(last, nil)).Detail(w, all); got != "Last time: Ann, Ben" {
		t.Errorf("%q", got)
	}
	if Setup(last, nil).Detail != nil || Setup(nil, nil, Play(nil, nil)).Detail != nil {
		t.Error("the set-up tells of somebody")
	}
}
