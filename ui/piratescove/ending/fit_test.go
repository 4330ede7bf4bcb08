package ending

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/piratescove/match"
	"portroyal/ui/finale"
	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// long are names as long as people may enter.
var long = []string{
	"Maximiliane von Hohenstaufen", "Wolfgang Amadeus", "Bartholomew Roberts the Black", "Mmmmmmmmmmmmmmmmm", "Jo",
}

// In all languages and at all sizes, with 2 to 5 players and long names, every line of text is inside the window and
// overlaps no other, everything on the sheet is inside it, and the plates have room for their text. A text that is cut
// off has a tooltip with all of it.
func TestEverythingFits(t *testing.T) {
	var games []*match.Match
	for _, seed := range []uint64{0, 1, 2, 3, tiedGame, sharedGame, 7} {
		games = append(games, played(t, long, seed))
	}
	games[0].Record().Hints, games[3].Record().Hints = []int{1, 0}, []int{12, 0, 0, 0, 0}
	nothing := func() {}
	calls := Calls{Again: nothing, Setup: nothing, Look: nothing, Replay: nothing, Review: nothing, Start: nothing}
	for _, window := range []struct {
		size      fyne.Size
		languages []words.Language
		games     []*match.Match
	}{
		{fyne.NewSize(1024, 700), words.Languages, games},
		{fyne.NewSize(1280, 800), words.Languages, games[3:6]},
		{fyne.NewSize(1920, 1080), []words.Language{words.German}, games[3:6]},
		{fyne.NewSize(2560, 1080), []words.Language{words.Spanish}, games[3:6]},
		{fyne.NewSize(3840, 2160), []words.Language{words.Dutch}, games[3:6]},
	} {
		for _, language := range window.languages {
			s := stagetest.New(t, window.size, language)
			for i, m := range window.games {
				fits(t, shown(t, s, m, calls), fmt.Sprintf("%s, %v, game %d", language, window.size, i), window.size)
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
	tips := seen.All[*widgets.Tipped](e.Content())
	var inks []ink
	for _, text := range seen.All[*canvas.Text](e.Content()) {
		if text.Text == "" {
			continue
		}
		from, to := seen.Ink(text)
		high := (to.Y - from.Y) * 0.18 // a line is higher than its letters
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
		if start, cut := strings.CutSuffix(text.Text, "\u2026"); cut {
			middle := fyne.NewPos((from.X+to.X)/2, (from.Y+to.Y)/2)
			if !slices.ContainsFunc(tips, func(tip *widgets.Tipped) bool {
				in, box := middle.Subtract(seen.Place(tip)), tip.Size()
				return in.X > 0 && in.Y > 0 && in.X < box.Width && in.Y < box.Height && strings.Contains(tip.ToolTip(), start)
			}) {
				t.Errorf("%s: %q has no tooltip with all of it", name, text.Text)
			}
		}
		if least := 7.5 * e.Growth(); text.TextSize < least {
			t.Errorf("%s: %q is %v large", name, text.Text, text.TextSize)
		}
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
