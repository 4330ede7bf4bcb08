package career

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/daily"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// bench is the screen in a window of its own.
type bench struct {
	*Career
	sailed []int
	opened []string
	backs  int
}

// shown shows the chart to a player with a logbook; games called gone are not saved any more.
func shown(t *testing.T, size fyne.Size, language words.Language, log daily.Logbook, chosen int) *bench {
	t.Helper()
	b := &bench{}
	s := piecestest.New(t, size, language)
	b.Career = New(s, Sailed{
		Log: log, There: func(game string) bool { return game != "gone" },
		Seats: func(v *career.Voyage) []progress.Seat {
			person := progress.Seat{Name: "Maximiliane von und zu", Portrait: "person"}
			return setup.Company.Rivals(person, s.Words, v.Rivals...)
		},
	}, chosen, Calls{
		Sail: func(number int) { b.sailed = append(b.sailed, number) },
		Open: func(game string) { b.opened = append(b.opened, game) },
		Back: func() { b.backs++ },
	})
	stagetest.Show(t, s.Stage, b.Career)
	return b
}

func (b *bench) press(names ...fyne.KeyName) { stagetest.Press(b.stage.Window.Canvas(), names...) }

// plate is a plate of the sheet by its words, nil if it is not there.
func (b *bench) plate(id words.ID) *widgets.Plate {
	for _, plate := range visible.All[*widgets.Plate](b.sheet) {
		if plate.Text == b.stage.Words.T(id) {
			return plate
		}
	}
	return nil
}

// starred is the logbook of somebody who has won so many voyages, with one star each.
func starred(voyages int) (log daily.Logbook) {
	for i := range voyages {
		v, game := &career.Voyages[i], fmt.Sprint("won-", i)
		log.Embark(v.Name, game)
		log.Land(game, career.Result{Reached: []string{v.Goals[0].Kind.String()}, Helped: true})
	}
	return log
}

// The route has a place for every voyage.
func TestEveryVoyageIsOnTheChart(t *testing.T) {
	b := shown(t, stagetest.Small, words.English, starred(3), nextVoyage)
	tiles := visible.All[*widgets.Tile](b.Root)
	if len(stations) != len(career.Voyages) || len(tiles) != len(career.Voyages) {
		t.Fatalf("%d stations and %d tiles for %d voyages", len(stations), len(tiles), len(career.Voyages))
	}
	if b.chosen != 3 {
		t.Errorf("after three voyages number %d is next", b.chosen)
	}
	for i, tile := range tiles {
		if size := tile.Size(); size.Width < 32 || size.Height < 32 {
			t.Errorf("voyage %d is %v", i, size)
		}
		test.Tap(tile)
		if title := Title(b.stage.Words, &career.Voyages[i]); b.chosen != i || !visible.Says(b.sheet, title) {
			t.Errorf("a click on voyage %d shows %d", i, b.chosen)
		}
	}
}

// The names of all voyages can be read, locked or open: none runs into a land, the frame, or another station.
func TestNamesOnTheChartAreFree(t *testing.T) {
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(2560, 1440)} {
		for _, language := range words.Languages {
			for _, won := range []int{0, 12} {
				b := shown(t, size, language, starred(won), nextVoyage)
				at, sea := b.chart.at.Add(visible.Place(b.chart.root)), b.chart.sea.Size()
				on := draw.NewCanvas(int(sea.Width), int(sea.Height), float64(sea.Width))
				for _, coast := range coasts {
					on.Fill(draw.Polygon(smooth(coast, true, float64(sea.Width), float64(sea.Height))...), palette.Ink)
				}
				tiles := visible.All[*widgets.Tile](b.chart.stations)
				for i, tile := range tiles {
					texts := visible.All[*canvas.Text](tile)
					name := texts[len(texts)-1]
					from, to := visible.Ink(name)
					about := fmt.Sprintf("%s, %v, %d won: %q", language, size, won, name.Text)
					frame := chartFrame * b.by
					if from.X < at.X+frame || to.X > at.X+sea.Width-frame || to.Y > at.Y+sea.Height-frame {
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
						low, high := visible.Place(other).AddXY(other.Size().Width/2-coinSize/2*b.chart.by, 0), visible.Place(other)
						high = high.AddXY(other.Size().Width/2+coinSize/2*b.chart.by, (coinSize+starSize)*b.chart.by)
						if j != i && from.X < high.X && to.X > low.X && from.Y < high.Y && to.Y > low.Y {
							t.Errorf("%s runs into station %d", about, j+1)
						}
					}
				}
			}
		}
	}
}

// nextVoyage is what the caller asks for who does not care.
const nextVoyage = -1

// By keys one comes to every voyage and aboard, but for those that are locked.
func TestSailingByKeys(t *testing.T) {
	b := shown(t, stagetest.Small, words.English, starred(2), nextVoyage)
	for _, step := range []struct {
		key  fyne.KeyName
		want int
	}{
		{fyne.KeyLeft, 1},
		{fyne.KeyHome, 0},
		{fyne.KeyLeft, 0},
		{fyne.KeyDown, 1},
		{fyne.KeyRight, 2},
		{fyne.KeyEnd, 11},
		{fyne.KeyRight, 11},
		{fyne.KeyUp, 10},
	} {
		if b.press(step.key); b.chosen != step.want {
			t.Errorf("%s leads to %d, not %d", step.key, b.chosen, step.want)
		}
	}
	b.press(fyne.KeyReturn, fyne.KeyN)
	if len(b.sailed) > 0 || b.plate("career.sail") != nil {
		t.Error("a locked voyage can be sailed")
	}
	if opens := b.stage.Words.N("career.locked", career.Opens(10)); !visible.Says(b.sheet, opens) {
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
}

// A game that is not over goes on, the latest one first, and another can be begun all the same.
func TestAGameGoesOn(t *testing.T) {
	log := starred(1)
	for _, game := range []string{"20260101-a", "20260102-b", "gone"} {
		log.Embark(career.Voyages[0].Name, game)
	}
	b := shown(t, stagetest.Small, words.English, log, 0)
	b.press(fyne.KeyReturn)
	test.Tap(b.plate("career.continue"))
	test.Tap(b.plate("career.anew"))
	if !slices.Equal(b.opened, []string{"20260102-b", "20260102-b"}) || !slices.Equal(b.sailed, []int{0}) {
		t.Errorf("opened are %q, sailed %v", b.opened, b.sailed)
	}
}

// Goals that were reached have a tick and a full star, and the sheet says so in words.
func TestGoalsHaveTicks(t *testing.T) {
	b := shown(t, stagetest.Small, words.English, starred(1), 0)
	w, v := b.stage.Words, &career.Voyages[0]
	var tips []string
	for _, tip := range visible.All[*widgets.Tipped](b.sheet) {
		tips = append(tips, tip.AccessibilityLabel())
	}
	for i, state := range []words.ID{"career.reached", "career.open"} {
		goal := Asks(w, v)[i]
		if said := w.T("career.goal.tip", "Goal", goal, "State", w.T(state)); !slices.Contains(tips, said) {
			t.Errorf("nobody says %q but %q", said, tips)
		}
	}
}

// Everything on the sheet has room above what can be done, for every voyage, in every language, on windows of any size.
func TestSheetsHaveRoom(t *testing.T) {
	for _, size := range []fyne.Size{stage.Smallest, stagetest.Small, fyne.NewSize(1920, 1080)} {
		for _, language := range words.Languages {
			b := shown(t, size, language, starred(7), 0)
			for i := range career.Voyages {
				b.choose(i)
				parts := b.sheet.Objects[0].(*fyne.Container).Objects[0].(*fyne.Container).Objects
				said, plates := parts[2], parts[3]
				if end := said.Position().Y + said.Size().Height; end > plates.Position().Y {
					t.Errorf("%v, %s: voyage %d goes on to %.0f, and the plates begin at %.0f", size, language, i+1, end,
						plates.Position().Y)
				}
			}
		}
	}
}

// Names on the chart can be read on sea and land, in every appearance.
func TestNamesOnTheChartCanBeRead(t *testing.T) {
	for name, theme := range map[string]func(*stage.Stage){
		"light": func(*stage.Stage) {}, "dark": func(s *stage.Stage) { s.Dark = true },
		"contrast": func(s *stage.Stage) { s.HighContrast = true },
	} {
		b := shown(t, stagetest.Small, words.English, starred(1), 0)
		theme(b.stage.Stage)
		p := b.paintsOf()
		for _, text := range []struct {
			of   string
			with float64
		}{
			{"text on sea", palette.Contrast(p.text, p.sea)},
			{"text on land", palette.Contrast(p.text, p.land)},
			{"quiet on sea", palette.Contrast(p.quiet, p.sea)},
			{"quiet on land", palette.Contrast(p.quiet, p.land)},
		} {
			if text.with < 4.5 {
				t.Errorf("%s: %s has a contrast of %.1f", name, text.of, text.with)
			}
		}
	}
}
