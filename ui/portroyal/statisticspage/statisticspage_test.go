package statisticspage

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/ladder"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/chart"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/statisticspage/statisticspagetest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/statisticspage"
	pagetest "portroyal/ui/statisticspage/statisticspagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

func shown(t *testing.T, size fyne.Size, language words.Language, games []statistics.Game, done *[]string) *Page {
	t.Helper()
	s := piecestest.New(t, size, language)
	p := New(s, "Ann", Calls{
		Open:   func(game string) { *done = append(*done, game) },
		Export: func() { *done = append(*done, "export") },
		Back:   func() { *done = append(*done, "back") },
	})
	p.ladder = statisticspagetest.Ladder()
	stagetest.Show(t, s.Stage, p)
	p.Show(games)
	return p
}

// The numbers are handed out where there are some, and not before.
func TestExportWaitsForTheNumbers(t *testing.T) {
	for games, want := range map[int][]string{0: nil, 2: {"export"}} {
		var done []string
		p := shown(t, stagetest.Small, words.English, statisticspagetest.Games(games), &done)
		test.Tap(pagetest.Plate(t, p.Root, p.stage.Words.T("figures.export")))
		if !slices.Equal(done, want) {
			t.Errorf("with %d games there is %q", games, done)
		}
	}
}

// Words are within their sheets, and no two are on top of each other, in every language and on small and large windows,
// from the first game on.
func TestEverythingFits(t *testing.T) {
	for _, language := range words.Languages {
		for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
			for _, n := range []int{0, 1, 2, 7, 60, 2000} {
				p := shown(t, size, language, statisticspagetest.Games(n), new([]string))
				if p.Scroll == nil {
					continue
				}
				pagetest.Fits(t, fmt.Sprintf("%s, %v, %d games", language, size, n), p.Scroll.Content, p.Size.Width)
			}
		}
	}
}

// Each plate opens a list in which one choice is made, and what is shown follows; where there is no choice there is no plate.
func TestFilters(t *testing.T) {
	games := statisticspagetest.Games(60)
	games[3].Practice, games[4].Together = true, true
	p := shown(t, stagetest.Small, words.English, games, new([]string))
	on := p.stage.Window.Canvas()
	choose := func(plate, choice string) int {
		t.Helper()
		test.Tap(pagetest.Plate(t, p.Root, plate))
		test.Tap(pagetest.Plate(t, visible.Top(on), choice))
		if p.stage.Covered() {
			t.Errorf("the list of %q stays", plate)
		}
		return statistics.Sum(p.Games, p.Wanted()).Games
	}
	if n := statistics.Sum(p.Games, p.Wanted()).Games; n != 58 {
		t.Errorf("%d games count", n)
	}
	if n := choose("All editions", "Base game"); p.Wanted().Edition != statistics.Base || n != 44 {
		t.Errorf("%+v: %d games", p.Wanted(), n)
	}
	if n := choose("Base game", "All editions"); p.Wanted().Edition != "" || n != 58 {
		t.Errorf("%+v: %d games", p.Wanted(), n)
	}
	players, before := 0, "Any number"
	for _, number := range []string{"2 players", "3 players", "4 players", "5 players"} {
		players += choose(before, number)
		before = number
	}
	if players != 58 {
		t.Errorf("%d games with all numbers of players", players)
	}
	if n := choose("Against each other", "Against the clock"); n != 1 || p.Wanted().Players != 0 {
		t.Errorf("%d games together: %+v", n, p.Wanted())
	}
	choose("Against the clock", "Against each other")
	if n := choose("Ann", "Bartholomew Longfellow-Montgomery"); n != 12 {
		t.Errorf("%+v: %d games", p.Wanted(), n)
	}
	one := statisticspagetest.Games(2)[1:]
	one[0].Seats, one[0].Begun = one[0].Seats[:2], p.stage.Time()
	one[0].Seats[0].Order, one[0].Seats[1].Order = 0, 1
	p = shown(t, stagetest.Small, words.English, one, new([]string))
	if n := len(p.Choosers); n != 0 {
		t.Errorf("%d plates choose from a single game", n)
	}
}

// With the keyboard alone a list is opened, left as it was with Escape, and chosen from; the focus is where it was then.
func TestListsByKeyboard(t *testing.T) {
	p := shown(t, stagetest.Small, words.English, statisticspagetest.Games(60), new([]string))
	on := p.stage.Window.Canvas()
	const edition = 1
	on.Focus(p.Choosers[edition])
	stagetest.Press(on, fyne.KeySpace)
	if focused, is := on.Focused().(*widgets.Plate); !is || focused.Text != "All editions" || focused == p.Choosers[edition] {
		t.Errorf("the focus is on %v", on.Focused())
	}
	stagetest.Press(on, fyne.KeyDown, fyne.KeyEscape)
	if p.stage.Covered() || p.Chosen.Edition != "" {
		t.Errorf("Escape leaves the list at %q", p.Chosen.Edition)
	}
	on.Focus(p.Choosers[edition])
	stagetest.Press(on, fyne.KeyReturn, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	if p.Chosen.Edition != statistics.BaseContracts || on.Focused() != fyne.Focusable(p.Choosers[edition]) {
		t.Errorf("chosen %q, with the focus on %v", p.Chosen.Edition, on.Focused())
	}
}

// What each place usually wins is told of the numbers of players that there have been, and only where places are told of.
func TestUsualPlacesAreTold(t *testing.T) {
	usual := func(p *Page, players int) string {
		w := p.stage.Words
		return w.T("figures.order.shares", "Players", w.N("figures.seats", players),
			"Shares", strings.Join(w.Shares(statistics.Usual(statistics.Base, players)...), ", "))
	}
	games := statisticspagetest.Games(60)
	p := shown(t, fyne.NewSize(1280, 800), words.English, games, new([]string))
	for players := 2; players <= 5; players++ {
		if !visible.Says(p.Root, usual(p, players)) {
			t.Errorf("of %d players it does not say %q", players, usual(p, players))
		}
	}
	for i := range games {
		games[i].Seats = games[i].Seats[:2]
		games[i].Seats[0].Order, games[i].Seats[1].Order = i%2, 1-i%2
	}
	p = shown(t, fyne.NewSize(1280, 800), words.English, games, new([]string))
	if !visible.Says(p.Root, usual(p, 2)) || visible.Says(p.Root, usual(p, 3)) {
		t.Errorf("of games of two it says\n%s", visible.Texts(p.Root))
	}
	games = statisticspagetest.Games(60)
	for i := range games {
		games[i].Seats[0].Order = 0
	}
	if p = shown(t, fyne.NewSize(1280, 800), words.English, games, new([]string)); visible.Says(p.Root, usual(p, 2)) {
		t.Errorf("of one place it says what is usual\n%s", visible.Texts(p.Root))
	}
}

// A record opens its game; Escape leads back.
func TestWays(t *testing.T) {
	var done []string
	p := shown(t, stagetest.Small, words.English, statisticspagetest.Games(30), &done)
	for _, tile := range visible.All[*widgets.Tile](p.Scroll.Content) {
		test.Tap(tile)
	}
	medals := 0
	for _, state := range p.MedalsOf("Ann") {
		if state.Game != "" {
			medals++
		}
	}
	if len(done) != 3+2*medals || medals == 0 || // each medal is among those earned last, and in its group
		slices.ContainsFunc(done, func(id string) bool {
			return !slices.ContainsFunc(p.Games, func(g statistics.Game) bool { return g.ID == id })
		}) {
		t.Errorf("opened %q, with %d medals", done, medals)
	}
	p.Typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if done[len(done)-1] != "back" {
		t.Error("Escape does not lead back")
	}
	if shown := visible.Texts(shown(t, stagetest.Small, words.English, nil, &done).Root); !strings.Contains(shown,
		"No game has been finished yet") {
		t.Errorf("without games: %s", shown)
	}
}

// The columns of a chart are told of by the pointer and the arrow keys, and all of them to those who do not see it; the
// chart of costs opens their games.
func TestChartsAreTold(t *testing.T) {
	var done []string
	p := shown(t, stagetest.Small, words.English, statisticspagetest.Games(30), &done)
	on := p.stage.Window.Canvas()
	charts := visible.All[*chart.Chart](p.Scroll.Content)
	if want := 6; len(charts) != want {
		t.Fatalf("%d charts, want %d", len(charts), want)
	}
	opened := 0
	for _, c := range charts {
		pagetest.Told(t, on, c)
		on.Focus(c)
		before := len(done)
		stagetest.Press(on, fyne.KeyRight, fyne.KeyReturn)
		opened += len(done) - before
		on.Unfocus()
	}
	if opened != 1 {
		t.Errorf("%d charts open a game", opened)
	}
}

// The rank is shown from three games on, with what decisions and results say; against time, or without a ladder, so much
// less is said.
func TestRank(t *testing.T) {
	says := func(p *Page, text string) bool {
		return strings.Contains(strings.ReplaceAll(visible.Texts(p.Root), "\u00a0", " "), text)
	}
	p := shown(t, stagetest.Small, words.English, statisticspagetest.Games(1), new([]string))
	if !says(p, "You get a rank after 3 games") {
		t.Errorf("with a game: %s", visible.Texts(p.Root))
	}
	p = shown(t, fyne.NewSize(1280, 800), words.English, statisticspagetest.Games(60), new([]string))
	if !says(p, "By your decisions in 20 games") || !says(p, "By the results of 20 games") {
		t.Errorf("with sixty: %s", visible.Texts(p.Root))
	}
	p.ladder = ladder.New[statistics.Edition](nil, statistics.Base)
	if p.Restyle(); says(p, "By your decisions") || !says(p, "By the results of 20 games") {
		t.Errorf("without a ladder: %s", visible.Texts(p.Root))
	}
	p.Chosen.Together = true
	if p.Restyle(); says(p, "Rank") {
		t.Errorf("against time: %s", visible.Texts(p.Root))
	}
	for sure, want := range map[ladder.Certainty]string{
		ladder.Guess: "Rank: Sailor, still uncertain", ladder.Certain: "Rank: Sailor",
	} {
		if got := statisticspage.RankLine(p.stage.Words, bot.Seaman, sure); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := statisticspage.RankLine(p.stage.Words, 0, ladder.Guess); got != "" {
		t.Errorf("no rank is %q", got)
	}
}

// One in so many people: twice as far from the mean is much rarer, and what is usual is not worth saying.
func TestOneIn(t *testing.T) {
	for deviation, want := range map[float64]int{0: 0, 0.7: 0, -0.7: 0, 1: 6, -1: 6, 2: 44, -2: 44, 3: 741, 40: 9999} {
		if got := oneIn(deviation); got != want {
			t.Errorf("%v: one in %d, want %d", deviation, got, want)
		}
	}
	if oneIn(math.Inf(1)) != 9999 {
		t.Error("beyond all bounds")
	}
}

// Each part is there from its number of games on and not before, and until then a sheet says what it needs.
func TestPartsComeWithGames(t *testing.T) {
	for _, c := range []struct {
		games       int
		there, lack []string
	}{
		{
			1,
			[]string{"Your games so far", "Records", "Medals", "Still to come", "1 of 3 games", "1 of 10 games with a review"},
			[]string{"Red mark", "By the strongest opponent", "Games by your points", "Dot: the best guess"},
		},
		{
			3,
			[]string{"Your games so far", "chance of a bust", "3 of 5 games", "Average cost of a decision", "Dots: games"},
			[]string{"1 of 3 games", "By the strongest opponent", "Games by your points", "One player in"},
		},
		{
			5,
			[]string{"By the strongest opponent", "Games by your points", "Still to come", "5 of 10 games with a review"},
			[]string{"Your games so far", "of 5 games", "One player in", "about as much good as bad"},
		},
		{40, []string{"By the strongest opponent", "Your opponents"}, []string{"Your games so far", "Still to come", "cannot show"}},
	} {
		p := shown(t, fyne.NewSize(1280, 800), words.English, statisticspagetest.Games(c.games), new([]string))
		pagetest.Parts(t, c.games, p.Root, c.there, c.lack)
	}
}

// One game says what the cards gave and took in it, and nothing of luck in the long run.
func TestLuckOfFewGames(t *testing.T) {
	for luck, want := range map[float64]string{
		-0.41: "lowered your chance of winning by 41 percentage points",
		0.3:   "raised your chance of winning by 30 percentage points",
		0.001: "as much as they took",
	} {
		games := statisticspagetest.Games(1)
		games[0].Seats[0].Judged.Luck = luck
		p := shown(t, stagetest.Small, words.English, games, new([]string))
		says := strings.Join(strings.Fields(strings.ReplaceAll(visible.Texts(p.Root), "\u00a0", " ")), " ")
		if !strings.Contains(says, want) || !strings.Contains(says, "One game cannot show") {
			t.Errorf("luck of %v: %s", luck, says)
		}
	}
}

// Decisions cannot have cost more than the whole chance of winning, however often it was lost again.
func TestCostOfOneGame(t *testing.T) {
	games := statisticspagetest.Games(1)
	j := games[0].Seats[0].Judged
	j.Cost, j.Bold, j.Timid = 2, 1.5, 0.5
	p := shown(t, stagetest.Small, words.English, games, new([]string))
	says := strings.Join(strings.Fields(strings.ReplaceAll(visible.Texts(p.Root), "\u00a0", " ")), " ")
	for _, want := range []string{
		"your decisions lowered your chance of winning by 100 percentage points", "going on too long cost 75, stopping too soon 25, and other decisions 0",
	} {
		if !strings.Contains(says, want) {
			t.Errorf("%q is not in %s", want, says)
		}
	}
}

// What the causes of costs come to is what all decisions cost, in whole hundredths as well.
func TestCausesAddUp(t *testing.T) {
	for _, c := range []struct {
		sum, bold, timid float64
		total            int
		causes           []int
	}{
		{0.49, 0.004, 0.42, 49, []int{0, 42, 7}},
		{0.015, 0.005, 0.005, 2, []int{1, 1, 0}},
		{0.012, 0.006, 0.006, 1, []int{1, 0, 0}},
		{0.3, 0.1, 0.2, 30, []int{10, 20, 0}},
		{0, 0, 0, 0, []int{0, 0, 0}},
	} {
		if total, causes := hundredths(c.sum, c.bold, c.timid); total != c.total || !slices.Equal(causes, c.causes) {
			t.Errorf("%v: %d, %v", c, total, causes)
		}
	}
}

// A choice without games is undone with a click, or all choices with another; the rank stays where it is, and no plate
// changes its place with what is chosen.
func TestChoiceWithoutGamesIsUndone(t *testing.T) {
	games := statisticspagetest.Games(60)
	p := shown(t, stagetest.Small, words.English, games, new([]string))
	on := p.stage.Window.Canvas()
	places := func() (all []float32) {
		for _, plate := range p.Choosers {
			all = append(all, visible.Place(plate).X, plate.Size().Width, plate.Size().Height)
		}
		return all
	}
	before := places()
	choose := func(plate, choice string) {
		t.Helper()
		test.Tap(pagetest.Plate(t, p.Root, plate))
		test.Tap(pagetest.Plate(t, visible.Top(on), choice))
		if after := places(); !slices.Equal(before, after) {
			t.Errorf("with %q the plates are at %v, before at %v", choice, after, before)
		}
	}
	two := statistics.Filter{Name: "Ann", Players: 2}
	choose("Any number", "2 players")
	choose("All opponents", "Admiral")
	p.Chosen.Edition = statistics.Unterwegs // which nobody has played
	p.Build()
	if says := visible.Texts(p.Root); !strings.Contains(says, "no games of this kind") || !strings.Contains(says, "By your decisions") {
		t.Errorf("without games: %s", says)
	}
	test.Tap(pagetest.Plate(t, p.Root, "Undo this choice"))
	if got := p.Wanted(); got != two {
		t.Errorf("undone: %+v", got)
	}
	p.Chosen.Edition = statistics.Unterwegs
	p.Build()
	test.Tap(pagetest.Plate(t, p.Root, "Show all games"))
	if got := p.Wanted(); got != (statistics.Filter{Name: "Ann"}) {
		t.Errorf("all games: %+v", got)
	}
}

// Games that come after an empty list are shown like any others, also to somebody who is not among those who played.
func TestShowAgain(t *testing.T) {
	p := shown(t, stagetest.Small, words.English, nil, new([]string))
	p.Show(nil)
	p.Show(statisticspagetest.Games(7))
	if p.Chosen.Name != "Ann" || statistics.Sum(p.Games, p.Wanted()).Games != 7 {
		t.Errorf("of %q", p.Chosen.Name)
	}
	p.User = "Dora"
	p.Show(statisticspagetest.Games(7))
	if p.Chosen.Name != "Ann" || slices.Contains(p.Names, "Dora") {
		t.Errorf("of %q, %q", p.Chosen.Name, p.Names)
	}
	p.Show(nil)
	if says := visible.Texts(p.Root); p.Chosen.Name != "Dora" || !strings.Contains(says, "No game has been finished yet") {
		t.Errorf("of %q: %s", p.Chosen.Name, says)
	}
}
