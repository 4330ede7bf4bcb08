package puzzles

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/logbook"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/terms"
	frame "portroyal/ui/puzzles"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// perPage is how many puzzles a page has.
const perPage = 20

// bench is the screen in a window of its own.
type bench struct {
	*frame.Puzzles
	stage   *pieces.Stage
	puzzles []puzzle.Puzzle
	tries   map[string]logbook.Try
}

func shown(t *testing.T, size fyne.Size, language words.Language, at int, opened *[]int) *bench {
	t.Helper()
	set, err := puzzle.All()
	if err != nil {
		t.Fatal(err)
	}
	var all []puzzle.Puzzle // two pages, and a part of a third
	for i := range 2*perPage + 7 {
		one := set[i*len(set)/(2*perPage+7)]
		one.Name += strconv.Itoa(i)
		all = append(all, one)
	}
	tries := map[string]logbook.Try{
		all[0].Name: {Tries: 1, Solved: true}, all[1].Name: {Tries: 3, Solved: true}, all[2].Name: {Tries: 2},
	}
	s := piecestest.New(t, size, language)
	p := frame.New(s.Stage, Game(s, all), tries, at, frame.Calls{
		Own:  &frame.Own{Go: func() { *opened = append(*opened, -2) }},
		Open: func(number int) { *opened = append(*opened, number) }, Back: func() { *opened = append(*opened, -1) },
	})
	stagetest.Show(t, s.Stage, p)
	return &bench{p, s, all, tries}
}

// Keys go from sheet to sheet, in rows and columns and from page to page, and open the one that they have come to; a
// click opens any.
func TestGoingThroughThePuzzles(t *testing.T) {
	var opened []int
	p := shown(t, stagetest.Small, words.English, 6, &opened)
	last := len(p.puzzles) - 1
	press := func(names ...fyne.KeyName) { stagetest.Press(p.stage.Window.Canvas(), names...) }
	for i, step := range []struct {
		key fyne.KeyName
		at  int
	}{
		{fyne.KeyDown, 6}, // the first key shows where one is
		{fyne.KeyDown, 11},
		{fyne.KeyRight, 12},
		{fyne.KeyUp, 7},
		{fyne.KeyLeft, 6},
		{fyne.KeyUp, 1},
		{fyne.KeyUp, 1},
		{fyne.KeyEnd, last},
		{fyne.KeyRight, last},
		{fyne.KeyDown, last},
		{fyne.KeyHome, 0},
		{fyne.KeyLeft, 0},
		{fyne.KeyPageUp, 0},
		{fyne.KeyPageDown, 20},
		{fyne.KeyRight, 20}, // as at the beginning
		{fyne.KeyUp, 15},
		{fyne.KeyDown, 20},
		{fyne.KeyLeft, 19},
		{fyne.KeyPageDown, 20},
		{fyne.KeyPageDown, 40},
		{fyne.KeyPageUp, 20},
		{fyne.KeyPageUp, 0},
		{fyne.KeyRight, 0},
	} {
		if press(step.key); p.At() != step.at {
			t.Errorf("step %d: %s leads to %d, not %d", i, step.key, p.At(), step.at)
		}
		if first := p.At() / perPage * perPage; p.First() != first || !strings.HasPrefix(p.Tiles()[0].Name, "Puzzle "+strconv.Itoa(first+1)+":") {
			t.Errorf("step %d: the page with %d begins with %q", i, p.At()+1, p.Tiles()[0].Name)
		}
	}
	press(fyne.KeyRight, fyne.KeyReturn)
	test.Tap(p.Tiles()[13])
	press(fyne.KeyEscape, fyne.KeyBackspace)
	if !slices.Equal(opened, []int{1, 13, -1, -1}) {
		t.Errorf("opened is %v", opened)
	}
}

// A click on the numbers of a page shows it, its first sheet says so, and a click there opens the puzzle of that number.
func TestPages(t *testing.T) {
	for _, language := range words.Languages {
		var opened []int
		p := shown(t, stagetest.Small, language, 0, &opened)
		seenOf := 0
		for page := range p.Pages() {
			picks := visible.All[*widgets.Picks](p.Root)[0].List()
			from, to := page*perPage, min((page+1)*perPage, len(p.puzzles))
			solved := 0
			if page == 0 {
				solved = 2
			}
			want := p.stage.Words.T("puzzles.page.tip", "From", from+1, "To", to, "Solved", solved, "Puzzles", to-from)
			if picks[page].Name != want || len(picks) != p.Pages() {
				t.Errorf("%s: page %d of %d is %q, not %q", language, page+1, len(picks), picks[page].Name, want)
			}
			test.Tap(picks[page])
			if now := visible.All[*widgets.Picks](p.Root)[0].List(); !now[page].Chosen() || len(p.Tiles()) != to-from {
				t.Errorf("%s: page %d has %d sheets, and is chosen: %v", language, page+1, len(p.Tiles()), now[page].Chosen())
			}
			test.Tap(p.Tiles()[1])
			if len(opened) != page+1 || opened[page] != from+1 {
				t.Errorf("%s: the second sheet of page %d opens %v", language, page+1, opened)
			}
			seenOf += len(p.Tiles())
		}
		if seenOf != len(p.puzzles) {
			t.Errorf("%s: %d of %d puzzles are on a page", language, seenOf, len(p.puzzles))
		}
	}
}

// A puzzle that is not from the base game says so on its sheet, in a tag and in its name; a puzzle from the base game
// does not.
func TestEditionsAreAnnounced(t *testing.T) {
	for _, language := range words.Languages {
		var opened []int
		p := shown(t, stagetest.Small, language, 0, &opened)
		w := p.stage.Words
		told := map[string]int{}
		for i := range p.puzzles {
			p.GoTo(i)
			p.GoTo(i)
			options, says := p.puzzles[i].Position.Options(), []string{}
			if options.Contracts {
				says = append(says, w.T("variant.contracts"))
			}
			for _, deck := range []portroyal.Deck{portroyal.DeckExpansion, portroyal.DeckUnterwegs} {
				if options.Decks&deck != 0 {
					says = append(says, w.T(terms.Decks.ID(deck)))
				}
			}
			tile, want := p.Tiles()[i-p.First()], strings.Join(says, " + ")
			if Announced(w, &p.puzzles[i]) != want {
				t.Errorf("%s: puzzle %d is from %q, not %q", language, i+1, Announced(w, &p.puzzles[i]), want)
			}
			if want == "" {
				continue
			}
			told[want]++
			if !visible.Says(tile, want) || !strings.Contains(tile.Name, "("+want+")") || tile.ToolTip() != tile.Name {
				t.Errorf("%s: puzzle %d from %q is called %q", language, i+1, want, tile.Name)
			}
		}
		if len(told) < 3 {
			t.Errorf("%s: announced are %v", language, told)
		}
	}
}

// A sheet says what has come of its puzzle, and everything on it has room in every language and at every size.
func TestSheets(t *testing.T) {
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
		for _, language := range words.Languages {
			var opened []int
			p := shown(t, size, language, 0, &opened)
			for i, mark := range []words.ID{"puzzle.mark.once", "puzzle.mark.solved", "puzzle.mark.tried", "puzzle.mark.new"} {
				one := &p.puzzles[i]
				for _, want := range []string{
					Asks(p.stage.Words, one), p.stage.Words.T("puzzle.grade." + words.ID(puzzle.Game.Grade(one).String())), p.stage.Words.T(mark),
				} {
					if !strings.Contains(p.Tiles()[i].Name, want) {
						t.Errorf("%s: sheet %d says %q, and not %q", language, i+1, p.Tiles()[i].Name, want)
					}
				}
			}
			for i, tile := range p.everyTile() {
				at, room := visible.Place(tile), tile.Size()
				if at.X < 0 || at.Y < 0 || at.X+room.Width > size.Width || at.Y+room.Height > size.Height {
					t.Errorf("%s, %v: sheet %d lies at %v", language, size, i+1, at)
				}
				for _, text := range visible.All[*canvas.Text](tile) {
					from, to := visible.Ink(text)
					if from.X < at.X || to.X > at.X+room.Width || to.Y > at.Y+room.Height+1 {
						t.Errorf("%s, %v: %q runs out of sheet %d", language, size, text.Text, i+1)
					}
					if runes := []rune(text.Text); runes[len(runes)-1] == '\u2026' {
						t.Errorf("%s, %v: %q has been cut", language, size, text.Text)
					}
				}
			}
			for _, text := range visible.All[*canvas.Text](p.Root) {
				if from, to := visible.Ink(text); from.X < 0 || to.X > size.Width {
					t.Errorf("%s, %v: %q runs out of the window", language, size, text.Text)
				}
			}
			for _, plate := range visible.All[*widgets.Plate](p.Root) {
				if plate.MinSize().Width > plate.Size().Width+1 {
					t.Errorf("%s, %v: %q is cut", language, size, plate.Text)
				}
			}
		}
	}
}

// everyTile goes through the pages and gives their sheets in order.
func (p *bench) everyTile() (all []*widgets.Tile) {
	for page := range p.Pages() {
		p.Hold(len(p.puzzles), page*perPage)
		p.Restyle()
		all = append(all, p.Tiles()...)
	}
	return all
}

// A tick on the numbers of a page says that all on it are solved, whether or not it is the page that is shown.
func TestTicksOnPagesMeanSolved(t *testing.T) {
	var opened []int
	p := shown(t, stagetest.Small, words.English, 0, &opened)
	for i := perPage; i < 2*perPage; i++ {
		p.tries[p.puzzles[i].Name] = logbook.Try{Tries: 1, Solved: true}
	}
	for page := range p.Pages() {
		p.Hold(len(p.puzzles), page*perPage)
		p.Restyle()
		for i, pick := range visible.All[*widgets.Picks](p.Root)[0].List() {
			if ticked := len(visible.All[*canvas.Circle](pick)) > 0; ticked != (i == 1) {
				t.Errorf("with page %d shown, page %d has a tick: %v", page+1, i+1, ticked)
			}
		}
	}
}
