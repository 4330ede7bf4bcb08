package ending

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/finale"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// long are names as long as people may enter.
var long = []string{
	"Maximiliane von Hohenstaufen", "Wolfgang Amadeus", "Bartholomew Roberts the Black", "Mmmmmmmmmmmmmmmmm", "Jo",
}

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
		games = append(games, playedBy(t, long, seed, "stop4", everything), playedBy(t, long, seed, "stop4", behind),
			playedBy(t, long, seed, "", together))
	}
	alone := playedBy(t, long, 7, "stop4", func(o *portroyal.Options) {
		o.Players = 1
		contracts(o)
		o.Cooperative, o.ContractsLaid = true, 3
	})
	games = append(games, alone)
	nothing := func() {}
	calls := Calls{Again: nothing, Another: nothing, Setup: nothing, Look: nothing, Start: nothing}
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
				series := &memory.Series{Games: 12, Wins: []int{10, 11, 0, 1, 12}[:n]}
				best := &memory.Best{Won: true, Points: 11}
				e := shown(t, s, Game{Match: m, Series: series, Before: best}, calls)
				fits(t, e, name, size)
			}
		}
	}
}

// fits checks one end.
func fits(t *testing.T, e *Ending, name string, size fyne.Size) {
	t.Helper()
	type ink struct {
		text     string
		from, to fyne.Position
	}
	f := e.Frame()
	if e.together() {
		f = e.fitContracts(f)
	}
	var inks []ink
	for _, text := range seen.All[*canvas.Text](e.Content()) {
		if text.Text == "" {
			continue
		}
		from, to := seen.Ink(text)
		// A line is higher than its letters.
		high := (to.Y - from.Y) * 0.18
		one := ink{text.Text, from.AddXY(0, high), to.SubtractXY(0, high)}
		if from.X < 0 || from.Y < 0 || to.X > size.Width || to.Y > size.Height {
			t.Errorf("%s: %q extends from %v to %v", name, text.Text, from, to)
		}
		if from.Y < f.Ways.Y && from.X >= f.At.X && (to.X > f.At.X+f.Sheet.Width || to.Y > f.At.Y+f.Sheet.Height) {
			t.Errorf("%s: %q runs out of the sheet, from %v to %v", name, text.Text, from, to)
		}
		if from.X < f.At.X && to.X > f.At.X && to.Y < f.Ways.Y {
			t.Errorf("%s: %q runs into the sheet", name, text.Text)
		}
		for _, other := range inks {
			across := one.from.X < other.to.X-1 && one.to.X > other.from.X+1
			if across && one.from.Y < other.to.Y && one.to.Y > other.from.Y {
				t.Errorf("%s: %q overlaps %q", name, one.text, other.text)
			}
		}
		inks = append(inks, one)
	}
	for _, plate := range seen.All[*widgets.Plate](e.Content()) {
		need, has := plate.MinSize(), plate.Size() // the margins beside its words may be smaller
		if need.Width > has.Width+22*e.Growth() || need.Height > has.Height+0.5 {
			t.Errorf("%s: the plate %q needs %v of %v", name, plate.Text, need, has)
		}
	}
	for _, c := range seen.All[*finale.Curve](e.Content()) {
		if least := 120 * e.Growth(); c.Size().Height < least {
			t.Errorf("%s: the curve is %v high, less than %v", name, c.Size().Height, least)
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
		return Game{Match: m, Series: &memory.Series{Games: 12, Wins: []int{10, 11, 0, 1, 12}}}
	}
	told := map[string]int{}
	for seed := range uint64(4) {
		for _, change := range []func(*portroyal.Options){whole, together} {
			e := shown(t, s, of(playedBy(t, long, seed, "stop4", change)), Calls{})
			tips := seen.All[*widgets.Tipped](e.Content())
			for _, text := range seen.All[*canvas.Text](e.Content()) {
				start, cut := strings.CutSuffix(text.Text, "\u2026")
				if !cut {
					continue
				}
				from, to := seen.Ink(text)
				middle := fyne.NewPos((from.X+to.X)/2, (from.Y+to.Y)/2)
				i := slices.IndexFunc(tips, func(tip *widgets.Tipped) bool {
					in, size := middle.Subtract(seen.Place(tip)), tip.Size()
					return in.X > 0 && in.Y > 0 && in.X < size.Width && in.Y < size.Height
				})
				if i < 0 || !strings.Contains(tips[i].ToolTip(), start) {
					t.Errorf("seed %d: %q has no tooltip with all of it", seed, text.Text)
					continue
				}
				told[tips[i].ToolTip()]++
			}
		}
		for _, change := range []func(*portroyal.Options){whole, together} {
			e := shown(t, s, Game{Match: playedBy(t, people, seed, "stop4", change)}, Calls{})
			for _, tip := range seen.All[*widgets.Tipped](e.Content()) {
				if slices.Contains(people, tip.ToolTip()) {
					t.Errorf("seed %d: %q has a tooltip though nothing is cut off", seed, tip.ToolTip())
				}
			}
		}
	}
	if told[long[0]] == 0 || len(told) < 4 {
		t.Errorf("only these have tooltips: %v", told)
	}
}

// A long name in the ranking is written in two lines rather than small or cut off.
func TestLongNamesStandInTwoLines(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.German)
	e := shown(t, s, Game{Match: playedBy(t, long, 3, "stop4", everything)}, Calls{})
	sizes := map[string]float32{}
	for _, text := range seen.All[*canvas.Text](e.Content()) {
		if seen.Place(text).X > e.Frame().At.X {
			sizes[text.Text] = max(sizes[text.Text], text.TextSize)
		}
	}
	for _, line := range []string{"Maximiliane von", "Hohenstaufen", "Wolfgang", "Amadeus"} {
		if least := float32(11); sizes[line] < least {
			t.Errorf("%q is %v large, less than %v", line, sizes[line], least)
		}
	}
	if sizes["Jo"] != finale.NameSize {
		t.Errorf("a short name is %v large, not of the usual size", sizes["Jo"])
	}
}
