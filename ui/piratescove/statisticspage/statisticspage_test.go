package statisticspage

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/medals"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/chart"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/statisticspage/statisticspagetest"
	"portroyal/ui/stage/stagetest"
	pagetest "portroyal/ui/statisticspage/statisticspagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

func shown(t *testing.T, size fyne.Size, language words.Language, games []statistics.Game, done *[]string) *Page {
	t.Helper()
	s := stagetest.New(t, size, language)
	p := New(s, "Ann", medals.Book{}, Calls{
		Open: func(game string) { *done = append(*done, game) },
		Back: func() { *done = append(*done, "back") },
	})
	stagetest.Show(t, s, p)
	p.Show(games)
	return p
}

// Words are within their sheets, and no two are on top of each other, in every language and on small and large windows,
// from the first game on.
func TestEverythingFits(t *testing.T) {
	for _, language := range words.Languages {
		for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
			for _, n := range []int{0, 1, 4, 60, 2000} {
				p := shown(t, size, language, statisticspagetest.Games(n), new([]string))
				pagetest.Fits(t, fmt.Sprintf("%s, %v, %d games", language, size, n), p.Scroll.Content, p.Size.Width)
			}
		}
	}
}

// Each plate opens a list in which one choice is made, with the keyboard alone as well, and what is shown follows; where
// there is no choice there is no plate.
func TestFilters(t *testing.T) {
	games := statisticspagetest.Games(60)
	games[3].Practice = true
	p := shown(t, stagetest.Small, words.English, games, new([]string))
	on := p.Stage.Window.Canvas()
	counted := func() int { return statistics.Sum(p.Games, p.Wanted()).Games }
	choose := func(plate, choice string) int {
		t.Helper()
		test.Tap(pagetest.Plate(t, p.Root, plate))
		test.Tap(pagetest.Plate(t, visible.Top(on), choice))
		return counted()
	}
	if n := counted(); n != 59 {
		t.Errorf("%d games count", n)
	}
	players, before := 0, "Any number"
	for _, number := range []string{"2 players", "3 players", "4 players", "5 players"} {
		players += choose(before, number)
		before = number
	}
	if players != 59 {
		t.Errorf("%d games with all numbers of players", players)
	}
	if n := choose("Ann", "Bartholomew-Longfellow-Montgomery"); n != 12 || p.Wanted().Players != 0 {
		t.Errorf("%+v: %d games", p.Wanted(), n)
	}
	const chooser = 1 // that of whose games comes first
	on.Focus(p.Choosers[chooser])
	stagetest.Press(on, fyne.KeyReturn, fyne.KeyDown, fyne.KeyReturn)
	if p.Chosen.Players != 3 || on.Focused() != fyne.Focusable(p.Choosers[chooser]) { // there are no two with both
		t.Errorf("chosen %+v, with the focus on %v", p.Chosen, on.Focused())
	}
	p.Chosen.Level = "governor" // whom nobody has met
	if p.Build(); !strings.Contains(pagetest.Says(p.Root), "no games of this kind") {
		t.Errorf("without games: %s", pagetest.Says(p.Root))
	}
	test.Tap(pagetest.Plate(t, p.Root, "Undo this choice"))
	if n := counted(); n != 12 {
		t.Errorf("%d games after undoing", n)
	}
	one := statisticspagetest.Games(2)[1:]
	one[0].Seats, one[0].Begun = one[0].Seats[:2], p.Stage.Time()
	if p = shown(t, stagetest.Small, words.English, one, new([]string)); len(p.Choosers) != 0 {
		t.Errorf("%d plates choose from a single game", len(p.Choosers))
	}
}

// Games of eight rounds are never added to longer ones: a plate chooses between them where there are both, and numbers and
// the curve are as long as the games (V1).
func TestLengthsAreApart(t *testing.T) {
	games := statisticspagetest.Games(40)
	for i := range games[:10] {
		games[i].Short = true
		for seat := range games[i].Seats {
			fame := &games[i].Seats[seat].Fame
			*fame = (*fame)[:cove.ShortRounds+1]
		}
	}
	says := func(p *Page) string { return pagetest.Says(p.Root) }
	p := shown(t, stagetest.Small, words.English, games, new([]string))
	long := statistics.Sum(p.Games, p.Wanted())
	test.Tap(pagetest.Plate(t, p.Root, "12 rounds"))
	test.Tap(pagetest.Plate(t, visible.Top(p.Stage.Window.Canvas()), "8 rounds"))
	short := statistics.Sum(p.Games, p.Wanted())
	if long.Games != 30 || short.Games != 10 || !strings.Contains(says(p), "of 8 rounds") {
		t.Errorf("%d long games, %d short ones:\n%s", long.Games, short.Games, says(p))
	}
	pagetest.Fits(t, "short games", p.Scroll.Content, p.Size.Width)
	if p = shown(t, stagetest.Small, words.English, games[:10], new([]string)); !strings.Contains(says(p), "of 8 rounds") {
		t.Errorf("of short games alone it says\n%s", says(p))
	}
	for _, plate := range p.Choosers {
		if strings.Contains(plate.Text, "rounds") {
			t.Errorf("%q chooses from one length", plate.Text)
		}
	}
}

// A record opens its game; Escape leads back.
func TestWays(t *testing.T) {
	var done []string
	p := shown(t, stagetest.Small, words.English, statisticspagetest.Games(30), &done)
	for _, tile := range visible.All[*widgets.Tile](p.Scroll.Content) {
		test.Tap(tile)
	}
	inGames := 0
	for _, state := range p.MedalsOf("Ann") {
		if state.Game != "" {
			inGames++
		}
	}
	if len(done) != 3+2*inGames || inGames == 0 || // each medal is among those earned last, and in its group
		slices.ContainsFunc(done, func(id string) bool {
			return !slices.ContainsFunc(p.Games, func(g statistics.Game) bool { return g.ID == id })
		}) {
		t.Errorf("opened %q, with %d medals", done, inGames)
	}
	p.Typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if done[len(done)-1] != "back" {
		t.Error("Escape does not lead back")
	}
}

// Every part of a chart is told of by the pointer and the arrow keys, and all of them to those who do not see it.
func TestChartsAreTold(t *testing.T) {
	p := shown(t, stagetest.Small, words.English, statisticspagetest.Games(30), new([]string))
	on := p.Stage.Window.Canvas()
	charts := visible.All[*chart.Chart](p.Scroll.Content)
	if want := 11; len(charts) != want {
		t.Fatalf("%d charts, want %d", len(charts), want)
	}
	for _, c := range charts {
		pagetest.Told(t, on, c)
	}
}

// How often each face came up is told of the person's dice and of all others, with what would be even; fair dice are called usual, and
// those with a face too often rare. Of a few dice nothing is told.
func TestFacesAreTold(t *testing.T) {
	const usual, rare = "That is nothing unusual", "That is rare"
	for loaded, want := range map[bool][2]int{false: {2, 0}, true: {1, 1}} {
		games := statisticspagetest.Games(30)
		if loaded {
			for i := range games {
				games[i].Seats[0].Fights.Faces[5] += 3
			}
		}
		p := shown(t, stagetest.Small, words.English, games, new([]string))
		says := pagetest.Says(p.Root)
		sum := statistics.Sum(p.Games, p.Wanted())
		own, others := sum.Fights.Faces.Dice(), sum.Others.Dice()
		for _, line := range []string{
			fmt.Sprintf("Your dice: %d. Even would be %.0f of each face.", own, float64(own)/6),
			fmt.Sprintf("All other dice: %d. Even would be %.0f of each face.", others, float64(others)/6),
		} {
			if !strings.Contains(says, line) {
				t.Errorf("%q is not in\n%s", line, says)
			}
		}
		if got := [2]int{strings.Count(says, usual), strings.Count(says, rare)}; got != want {
			t.Errorf("loaded %t: usual and rare are said %v times, not %v", loaded, got, want)
		}
	}
	if p := shown(t, stagetest.Small, words.English, statisticspagetest.Games(1), new([]string)); strings.Contains(pagetest.Says(p.Root), "Your dice") {
		t.Error("faces are told of a few dice")
	}
}

// Each part is there from its number of games on and not before, and until then a sheet says what it needs.
func TestPartsComeWithGames(t *testing.T) {
	for _, c := range []struct {
		games       int
		there, lack []string
	}{
		{0, []string{"No game has been finished yet", "Still to come", "0 of 3 games"}, []string{"Where your fame", "Records"}},
		{
			1,
			[]string{"Your games so far", "Where your fame comes from", "Fame round by round", "Records", "1 of 3 games", "1 of 5 games"},
			[]string{"Red mark", "Your favourite", "Mutinies", "Games by your fame"},
		},
		{
			3,
			[]string{"Your games so far", "How your fights ended", "Your favourite", "Buried on Treasure Island", "3 of 5 games"},
			[]string{"1 of 3 games", "By the strongest opponent", "Games by your fame"},
		},
		{5, []string{"By the strongest opponent", "Games by your fame", "your average place"}, []string{"Your games so far", "of 5 games"}},
		{40, []string{"Your opponents", "At the same island"}, []string{"Still to come"}},
	} {
		p := shown(t, fyne.NewSize(1280, 800), words.English, statisticspagetest.Games(c.games), new([]string))
		pagetest.Parts(t, c.games, p.Root, c.there, c.lack)
	}
}

// Where the person has won every game, the winners are nobody to be compared with.
func TestWinnersAreOthers(t *testing.T) {
	for place, want := range []bool{false, true} {
		games := statisticspagetest.Games(1)
		for i := range games[0].Seats {
			s := &games[0].Seats[i]
			if s.Place, s.Share = 2, 0; i == place {
				s.Place, s.Share = 1, 1
			}
		}
		p := shown(t, stagetest.Small, words.English, games, new([]string))
		if got := strings.Contains(pagetest.Says(p.Root), "Winners"); got != want {
			t.Errorf("won by seat %d: %s", place, pagetest.Says(p.Root))
		}
	}
}

// Numbers on bars are legible.
func TestNumbersOnBarsAreReadable(t *testing.T) {
	paints := append([]palette.Source{alone}, ranks[:]...)
	for _, end := range fought(&statistics.Fights{}) {
		paints = append(paints, end.paint)
	}
	for _, paint := range paints {
		if c := palette.Contrast(paint.Base, paint.On); c < 4.5 {
			t.Errorf("on %v the contrast is %.1f", paint.Base, c)
		}
	}
}
