package ending

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/ending"
	"portroyal/ui/ending/endingtest"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// In all languages and at all sizes, with 1 to 5 players and long names, every line of text is inside the window
// and overlaps no other, everything on the sheet is inside it, and the plates have room for their text.
func TestEverythingFits(t *testing.T) {
	behind := func(o *portroyal.Options) { o.RequireExpedition = true }
	together := func(o *portroyal.Options) {
		contracts(o)
		o.Cooperative, o.ContractsLaid = true, portroyal.MaxPlayers+2
		if o.Players > 3 {
			o.ContractsLaid = 6
		}
	}
	var games []*match.Match
	for seed := range uint64(4) {
		games = append(games, playedBy(t, endingtest.Long, seed, "stop4", everything), playedBy(t, endingtest.Long, seed, "stop4", behind),
			playedBy(t, endingtest.Long, seed, "", together))
	}
	alone := playedBy(t, endingtest.Long, 7, "stop4", func(o *portroyal.Options) {
		o.Players = 1
		contracts(o)
		o.Cooperative, o.ContractsLaid = true, 3
	})
	games = append(games, alone)
	var ways []ending.Way
	for _, id := range []words.Tipped{
		"end.same", "end.another", "end.setup", "end.look", "end.replay", "end.review", "end.start",
	} {
		ways = append(ways, ending.Way{ID: id, Go: func() {}})
	}
	fullest := games[9:] // five players, and a single one
	for _, window := range []struct {
		size      fyne.Size
		languages []words.Language
		games     []*match.Match
	}{
		{fyne.NewSize(1024, 700), words.Languages, games},
		{fyne.NewSize(1280, 800), words.Languages, fullest},
		{fyne.NewSize(1920, 1080), []words.Language{words.German}, fullest},
		{fyne.NewSize(2560, 1080), []words.Language{words.Spanish}, fullest},
		{fyne.NewSize(3840, 2160), []words.Language{words.German}, fullest},
	} {
		size := window.size
		for _, language := range window.languages {
			s := piecestest.New(t, size, language)
			for i, m := range window.games {
				name := fmt.Sprintf("%s, %v, game %d", language, size, i)
				n := len(m.Seats())
				series := &progress.Series{Games: 12, Wins: []int{10, 11, 0, 1, 12}[:n]}
				best := &progress.Best{Won: true, Points: 11}
				e := shown(t, s, Game{Match: m, Series: series, Before: best}, ways...)
				f := e.Frame()
				if e.together() {
					f = e.fitContracts(f)
				}
				endingtest.Fits(t, name, &e.End, f)
			}
		}
	}
}

// A text that is cut off, as long names are, has a tooltip with all of it; any other text has none.
func TestWhatIsCutOffIsToldInFull(t *testing.T) {
	all := func(o *portroyal.Options) { o.Players = portroyal.MaxPlayers }
	together := func(o *portroyal.Options) {
		all(o)
		contracts(o)
		o.Cooperative, o.ContractsLaid = true, 6
	}
	whole := func(o *portroyal.Options) { all(o); everything(o) }
	s := piecestest.New(t, stagetest.Small, words.German)
	of := func(m *match.Match) Game {
		return Game{Match: m, Series: &progress.Series{Games: 12, Wins: []int{10, 11, 0, 1, 12}}}
	}
	told := map[string]int{}
	for seed := range uint64(4) {
		for _, change := range []func(*portroyal.Options){whole, together} {
			e := shown(t, s, of(playedBy(t, endingtest.Long, seed, "stop4", change)))
			for _, tip := range endingtest.CutOff(t, fmt.Sprintf("seed %d", seed), &e.End) {
				told[tip]++
			}
		}
		for _, change := range []func(*portroyal.Options){whole, together} {
			e := shown(t, s, Game{Match: playedBy(t, endingtest.People, seed, "stop4", change)})
			for _, tip := range visible.All[*widgets.Tipped](e.Content()) {
				if slices.Contains(endingtest.People, tip.ToolTip()) {
					t.Errorf("seed %d: %q has a tooltip though nothing is cut off", seed, tip.ToolTip())
				}
			}
		}
	}
	if told[endingtest.Long[0]] == 0 || len(told) < 4 {
		t.Errorf("only these have tooltips: %v", told)
	}
}

// A long name in the ranking is written in two lines rather than small or cut off.
func TestLongNamesStandInTwoLines(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.German)
	e := shown(t, s, Game{Match: playedBy(t, endingtest.Long, 3, "stop4", everything)})
	sizes := map[string]float32{}
	for _, text := range visible.All[*canvas.Text](e.Content()) {
		if visible.Place(text).X > e.Frame().At.X {
			sizes[text.Text] = max(sizes[text.Text], text.TextSize)
		}
	}
	for _, line := range []string{"Maximiliane von", "Hohenstaufen", "Wolfgang", "Amadeus"} {
		if least := float32(11); sizes[line] < least {
			t.Errorf("%q is %v large, less than %v", line, sizes[line], least)
		}
	}
	if sizes["Jo"] != ending.NameSize {
		t.Errorf("a short name is %v large, not of the usual size", sizes["Jo"])
	}
}
