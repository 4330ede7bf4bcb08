package career_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	engine "portroyal/engine/career"
	"portroyal/engine/logbook"
	"portroyal/engine/piratescove/daily"
	"portroyal/engine/record"
	"portroyal/ui/career"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	cove "portroyal/ui/piratescove/career"
	covesetup "portroyal/ui/piratescove/setup"
	portroyal "portroyal/ui/portroyal/career"
	"portroyal/ui/portroyal/setup"
	frame "portroyal/ui/setup"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// games are those whose charts are tested.
var games = map[string]struct {
	*career.Game
	company *frame.Company
}{"Port Royal": {portroyal.Game, setup.Company}, "Pirate's Cove": {cove.Game, covesetup.Company}}

// bench is the screen in a window of its own.
type bench struct {
	*career.Career
	game   *career.Game
	stage  *stage.Stage
	sailed []int
	opened []string
	backs  int
}

// shown shows the chart of a game to a player with a logbook; games called gone are not saved any more.
func shown(t *testing.T, name string, size fyne.Size, language words.Language, log logbook.Voyages, chosen int) *bench {
	t.Helper()
	of := games[name]
	b := &bench{stage: stagetest.New(t, size, language), game: of.Game}
	b.Career = career.New(b.stage, b.game, career.Sailed{
		Log: log, There: func(game string) bool { return game != "gone" },
		Seats: func(number int) []record.Seat {
			person := record.Seat{Name: "Maximiliane von und zu", Portrait: "person"}
			return of.company.Rivals(person, b.stage.Words, b.game.Row[number].Rivals...)
		},
	}, chosen, career.Calls{
		Sail: func(number int) { b.sailed = append(b.sailed, number) },
		Open: func(game string) { b.opened = append(b.opened, game) },
		Back: func() { b.backs++ },
	})
	stagetest.Show(t, b.stage, b.Career)
	return b
}

// each tests the chart of each game.
func each(t *testing.T, test func(t *testing.T, name string, row engine.Row)) {
	for name, of := range games {
		t.Run(name, func(t *testing.T) { test(t, name, of.Row) })
	}
}

func (b *bench) press(names ...fyne.KeyName) { stagetest.Press(b.stage.Window.Canvas(), names...) }

// plate is a plate of the sheet by its words, nil if it is not there.
func (b *bench) plate(id words.ID) *widgets.Plate {
	for _, plate := range visible.All[*widgets.Plate](b.Sheet()) {
		if plate.Text == b.stage.Words.T(id) {
			return plate
		}
	}
	return nil
}

// starred is the logbook of somebody who has won so many voyages, with one star each.
func starred(row engine.Row, voyages int) logbook.Voyages {
	var log logbook.Logbook[daily.Result]
	for i := range voyages {
		game := fmt.Sprint("won-", i)
		log.Embark(row[i].Name, game)
		log.Land(game, engine.Result{Reached: []string{string(row[i].Goals[0].Kind)}, Helped: true})
	}
	return log.Voyages
}

// nextVoyage is what the caller asks for who does not care.
const nextVoyage = -1

// The route has a place for every voyage.
func TestEveryVoyageIsOnTheChart(t *testing.T) {
	each(t, func(t *testing.T, name string, row engine.Row) {
		b := shown(t, name, stagetest.Small, words.English, starred(row, 3), nextVoyage)
		tiles := visible.All[*widgets.Tile](b.Root)
		if len(b.game.Sea.Stations) != len(row) || len(tiles) != len(row) {
			t.Fatalf("%d stations and %d tiles for %d voyages", len(b.game.Sea.Stations), len(tiles), len(row))
		}
		if b.Chosen() != 3 {
			t.Errorf("after three voyages number %d is next", b.Chosen())
		}
		for i, tile := range tiles {
			if size := tile.Size(); size.Width < 32 || size.Height < 32 {
				t.Errorf("voyage %d is %v", i, size)
			}
			test.Tap(tile)
			if title := b.game.Title(b.stage.Words, i); b.Chosen() != i || !visible.Says(b.Sheet(), title) {
				t.Errorf("a click on voyage %d shows %d", i, b.Chosen())
			}
		}
	})
}

// The names of all voyages can be read, locked or open: none runs into a land, the frame, or another station.
func TestNamesOnTheChartAreFree(t *testing.T) {
	each(t, func(t *testing.T, name string, row engine.Row) {
		for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(2560, 1440)} {
			for _, language := range words.Languages {
				for _, won := range []int{0, len(row)} {
					b := shown(t, name, size, language, starred(row, won), nextVoyage)
					b.namesAreFree(t, fmt.Sprintf("%s, %v, %d won", language, size, won))
				}
			}
		}
	})
}

func (b *bench) namesAreFree(t *testing.T, where string) {
	t.Helper()
	root, at, sea, edge := b.SeaAt()
	at = at.Add(visible.Place(root))
	on := draw.NewCanvas(int(sea.Width), int(sea.Height), float64(sea.Width))
	b.Lands(on, float64(sea.Width), float64(sea.Height))
	coin, high := b.Coins()
	tiles := visible.All[*widgets.Tile](b.Stations())
	for i, tile := range tiles {
		texts := visible.All[*canvas.Text](tile)
		line := texts[len(texts)-1]
		from, to := visible.Ink(line)
		about := fmt.Sprintf("%s: %q", where, line.Text)
		if from.X < at.X+edge || to.X > at.X+sea.Width-edge || to.Y > at.Y+sea.Height-edge {
			t.Errorf("%s runs into the frame", about)
		}
		land := false
		for y := from.Y - at.Y; y <= to.Y-at.Y; y++ {
			for x := from.X - at.X; x <= to.X-at.X; x++ {
				_, _, _, opaque := on.Sheet().At(int(x), int(y)).RGBA()
				land = land || opaque > 0
			}
		}
		if land {
			t.Errorf("%s runs into land", about)
		}
		for j, other := range tiles {
			left := visible.Place(other).AddXY(other.Size().Width/2-coin/2, 0)
			right := left.AddXY(coin, high)
			if j != i && from.X < right.X && to.X > left.X && from.Y < right.Y && to.Y > left.Y {
				t.Errorf("%s runs into station %d", about, j+1)
			}
		}
	}
}

// By keys one comes to every voyage and aboard, but for those that are locked.
func TestSailingByKeys(t *testing.T) {
	each(t, func(t *testing.T, name string, row engine.Row) {
		last := len(row) - 1
		b := shown(t, name, stagetest.Small, words.English, starred(row, 2), nextVoyage)
		for _, step := range []struct {
			key  fyne.KeyName
			want int
		}{
			{fyne.KeyLeft, 1},
			{fyne.KeyHome, 0},
			{fyne.KeyLeft, 0},
			{fyne.KeyDown, 1},
			{fyne.KeyRight, 2},
			{fyne.KeyEnd, last},
			{fyne.KeyRight, last},
			{fyne.KeyUp, last - 1},
		} {
			if b.press(step.key); b.Chosen() != step.want {
				t.Errorf("%s leads to %d, not %d", step.key, b.Chosen(), step.want)
			}
		}
		b.press(fyne.KeyReturn, fyne.KeyN)
		if len(b.sailed) > 0 || b.plate("career.sail") != nil {
			t.Error("a locked voyage can be sailed")
		}
		if opens := b.stage.Words.N("career.locked", engine.Opens(last-1)); !visible.Says(b.Sheet(), opens) {
			t.Errorf("it does not say %q", opens)
		}
		b.press(fyne.KeyHome, fyne.KeyReturn, fyne.KeyRight, fyne.KeyN)
		test.Tap(b.plate("career.sail"))
		if !slices.Equal(b.sailed, []int{0, 1, 1}) {
			t.Errorf("sailed are %v", b.sailed)
		}
		if b.press(fyne.KeyEscape, fyne.KeyBackspace); b.backs != 2 {
			t.Error("Escape and Backspace do not lead back")
		}
	})
}

// A game that is not over goes on, the latest one first, and another can be begun all the same.
func TestAGameGoesOn(t *testing.T) {
	each(t, func(t *testing.T, name string, row engine.Row) {
		log := starred(row, 1)
		for _, game := range []string{"20260101-a", "20260102-b", "gone"} {
			log[row[0].Name][game] = logbook.Passage{}
		}
		b := shown(t, name, stagetest.Small, words.English, log, 0)
		b.press(fyne.KeyReturn)
		test.Tap(b.plate("career.continue"))
		test.Tap(b.plate("career.anew"))
		if !slices.Equal(b.opened, []string{"20260102-b", "20260102-b"}) || !slices.Equal(b.sailed, []int{0}) {
			t.Errorf("opened are %q, sailed %v", b.opened, b.sailed)
		}
	})
}

// Goals that were reached have a tick and a full star, and the sheet says so in words.
func TestGoalsHaveTicks(t *testing.T) {
	each(t, func(t *testing.T, name string, row engine.Row) {
		b := shown(t, name, stagetest.Small, words.English, starred(row, 1), 0)
		w := b.stage.Words
		var tips []string
		for _, tip := range visible.All[*widgets.Tipped](b.Sheet()) {
			tips = append(tips, tip.AccessibilityLabel())
		}
		for i, state := range []words.ID{"career.reached", "career.open"} {
			goal := b.game.AllAsked(w, 0)[i]
			if said := w.T("career.goal.tip", "Goal", goal, "State", w.T(state)); !slices.Contains(tips, said) {
				t.Errorf("nobody says %q but %q", said, tips)
			}
		}
	})
}

// Everything on the sheet has room above what can be done, for every voyage, in every language, on windows of any size.
func TestSheetsHaveRoom(t *testing.T) {
	each(t, func(t *testing.T, name string, row engine.Row) {
		for _, size := range []fyne.Size{stage.Smallest, stagetest.Small, fyne.NewSize(1920, 1080)} {
			for _, language := range words.Languages {
				b := shown(t, name, size, language, starred(row, 7), 0)
				for i := range row {
					b.Choose(i)
					if end, plates := b.SheetRoom(); end > plates {
						t.Errorf("%v, %s: voyage %d goes on to %.0f, and the plates begin at %.0f", size, language, i+1, end, plates)
					}
				}
			}
		}
	})
}

// Names on the chart can be read on sea and land, in every appearance.
func TestNamesOnTheChartCanBeRead(t *testing.T) {
	each(t, func(t *testing.T, game string, row engine.Row) {
		for name, theme := range map[string]func(*stage.Stage){
			"light": func(*stage.Stage) {}, "dark": func(s *stage.Stage) { s.Dark = true },
			"contrast": func(s *stage.Stage) { s.HighContrast = true },
		} {
			b := shown(t, game, stagetest.Small, words.English, starred(row, 1), 0)
			theme(b.stage)
			p := b.Paints()
			for _, text := range []struct {
				of   string
				with float64
			}{
				{"text on sea", palette.Contrast(p.Text, p.Sea)},
				{"text on land", palette.Contrast(p.Text, p.Land)},
				{"quiet on sea", palette.Contrast(p.Quiet, p.Sea)},
				{"quiet on land", palette.Contrast(p.Quiet, p.Land)},
			} {
				if text.with < 4.5 {
					t.Errorf("%s: %s has a contrast of %.1f", name, text.of, text.with)
				}
			}
		}
	})
}

// Whoever sails on a voyage of three or fewer has their whole name below the head, in every language, and in the smallest window at
// least the first one.
func TestNamesBelowHeads(t *testing.T) {
	each(t, func(t *testing.T, name string, row engine.Row) {
		for _, language := range words.Languages {
			for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800)} {
				number := slices.IndexFunc(row, func(v *engine.Voyage) bool { return len(v.Rivals) == 2 })
				b := shown(t, name, size, language, nil, number)
				for _, rival := range games[name].company.Rivals(record.Seat{Name: "Ann"}, b.stage.Words, row[number].Rivals...)[1:] {
					first, _, _ := strings.Cut(rival.Name, " ")
					if !slices.ContainsFunc(visible.All[*canvas.Text](b.Sheet()), func(of *canvas.Text) bool {
						return of.Text == rival.Name || size == stagetest.Small && of.Text == first
					}) {
						t.Errorf("%s, %v: %s is cut", language, size, rival.Name)
					}
				}
			}
		}
	})
}
