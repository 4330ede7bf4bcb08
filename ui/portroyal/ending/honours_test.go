package ending

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/chronicle"
	"portroyal/ui/ending"
	"portroyal/ui/ending/endingtest"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// An honour goes to those who have the most, unless that is zero or all have the same.
func TestHonours(t *testing.T) {
	game := chronicle.Game{Seats: []chronicle.Seat{
		{Row: 5, Harbour: 4, Chest: 9}, {Row: 7, Harbour: 4, Chest: 9}, {Row: 7, Harbour: 4, Chest: 3},
	}}
	got := honoursOf(&game)
	want := []ending.Earned[feat]{
		{Of: longestRow, Symbol: "cards", Number: 7, Holders: []int{1, 2}},
		{Of: fullestChest, Symbol: "coin", Number: 9, Holders: []int{0, 1}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if alone := honoursOf(&chronicle.Game{Seats: game.Seats[:1]}); len(alone) > 0 {
		t.Errorf("alone: %v", alone)
	}
}

// Every honour is shown with its number and its holders.
func TestHonoursAreShown(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	for seed := range uint64(8) {
		e := shown(t, s, Game{Match: played(t, seed, "", func(*portroyal.Options) {})})
		lines := visible.Lines(e.Content())
		for _, h := range honoursOf(&e.chronicle) {
			says := func(tip *widgets.Tipped) bool { return tip.ToolTip() == s.Words.T(honourTips.ID(h.Of)) }
			if !slices.ContainsFunc(visible.All[*widgets.Tipped](e.Content()), says) {
				t.Errorf("%s is not explained", h.Of)
			}
			i := slices.Index(lines, s.Words.N(honourNames.ID(h.Of), h.Number))
			if i < 0 {
				t.Errorf("seed %d: no %q in %q", seed, s.Words.N(honourNames.ID(h.Of), h.Number), lines)
				continue
			}
			var names []string
			for _, seat := range h.Holders {
				names = append(names, endingtest.People[seat])
			}
			if want := strings.Join(names, ", "); lines[i+1] != want {
				t.Errorf("seed %d: below %q it says %q, want %q", seed, lines[i], lines[i+1], want)
			}
		}
	}
}

// The score of a series is shown from its second game on.
func TestSeriesIsShownFromTheSecondGameOn(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	m := played(t, 1, "", func(*portroyal.Options) {})
	for games, want := range map[int]bool{1: false, 2: true, 12: true} {
		series := &progress.Series{Games: games, Wins: []int{1, 11, 0}}
		e := shown(t, s, Game{Match: m, Series: series})
		text := s.Words.N("end.series", games)
		lines := visible.Lines(e.Content())
		i := slices.Index(lines, text)
		if (i >= 0) != want {
			t.Errorf("after %d games %q is there: %v", games, text, i >= 0)
		}
		if want && !slices.Equal(lines[i+1:i+4], []string{"1", "11", "0"}) {
			t.Errorf("the score is %q", lines[i+1:i+4])
		}
	}
}
