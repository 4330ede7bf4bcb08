package days

import (
	"image/color"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/logbook"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// bench is the screen in a window of its own, with a clock of its own.
type bench struct {
	*Days
	now       time.Time
	due       []func()
	played    []daily.Day
	practised []daily.Day
	opened    []string
	copied    []string
	backs     int
	practice  map[daily.Day]string // the games in which a deal is practised
}

// evening is a time on a day.
func evening(year int, month time.Month, date int) time.Time {
	return time.Date(year, month, date, 23, 59, 50, 0, time.Local)
}

func shown(
	t *testing.T, size fyne.Size, language words.Language, now time.Time, deals map[daily.Day]logbook.Deal,
) *bench {
	t.Helper()
	b := &bench{now: now}
	s := piecestest.New(t, size, language)
	s.Now = func() time.Time { return b.now }
	s.Due = func(_ time.Duration, do func()) { b.due = append(b.due, do) }
	b.Days = New(s, Played{
		Deals: deals, There: func(game string) bool { return game != "gone" },
		Practised: func(day daily.Day) string { return b.practice[day] },
		Seats: [daily.Players]progress.Seat{
			{Name: "Maximiliane von und zu", Portrait: "person"},
			{Name: "Katharina", Portrait: "captain", Player: daily.Opponent()},
		},
	}, daily.Day{}, Calls{
		Play:     func(day daily.Day) { b.played = append(b.played, day) },
		Practise: func(day daily.Day) { b.practised = append(b.practised, day) },
		Open:     func(game string) { b.opened = append(b.opened, game) },
		Copy:     func(line string) { b.copied = append(b.copied, line) },
		Back:     func() { b.backs++ },
	})
	stagetest.Show(t, s.Stage, b.Days)
	return b
}

// waits has all be done that was asked for later.
func (b *bench) waits() {
	due := b.due
	b.due = nil
	for _, do := range due {
		do()
	}
}

func (b *bench) press(names ...fyne.KeyName) { stagetest.Press(b.stage.Window.Canvas(), names...) }

func (b *bench) plates() (texts []string) {
	for _, plate := range visible.All[*widgets.Plate](b.Root) {
		texts = append(texts, plate.Text)
	}
	return texts
}

func (b *bench) offers(id words.ID) bool {
	for _, text := range b.plates() {
		if text == b.stage.Words.T(id) {
			return true
		}
	}
	return false
}

// At midnight the deal is another one, also while the screen is open; what was chosen otherwise stays. A clock that is
// set back finds the earlier day as it was.
func TestTheDateChanges(t *testing.T) {
	won := daily.Result{Points: 13, Against: 9, Won: true, Rounds: 11, Busts: 2}
	last := daily.Day{Year: 2026, Month: time.November, Date: 30}
	deals := map[daily.Day]logbook.Deal{last: {Game: "a", Result: &won}}
	b := shown(t, stagetest.Small, words.English, evening(2026, 11, 30), deals)
	if b.offers("daily.play") || !visible.Says(b.Root, "13–9") {
		t.Error("what was played today is offered again, or not shown")
	}
	b.now = b.now.Add(time.Minute)
	b.waits()
	if b.chosen.String() != "2026-12-01" || !b.offers("daily.play") {
		t.Errorf("after midnight %s is chosen, with %q", b.chosen, b.plates())
	}
	b.press(fyne.KeyReturn)
	if len(b.played) != 1 || b.played[0].String() != "2026-12-01" {
		t.Errorf("begun is %v", b.played)
	}
	b.press(fyne.KeyLeft)
	b.now = b.now.Add(24 * time.Hour)
	b.waits()
	if b.chosen != last {
		t.Errorf("who looks at %s is taken to %s", last, b.chosen)
	}
	b.now = evening(2026, 11, 30)
	b.press(fyne.KeyT)
	if b.chosen != last || b.offers("daily.play") || !visible.Says(b.Root, "13–9") || *deals[last].Result != won {
		t.Errorf("on the day before there is %q", b.plates())
	}
}

// The ways to play a day follow from its state; other days than today can only be begun for practice, and none can be
// practised whose game still counts.
func TestWhatCanBeDoneOnADay(t *testing.T) {
	today := daily.Day{Year: 2026, Month: time.November, Date: 22}
	lost := daily.Result{Points: 3, Against: 12, Rounds: 1, Busts: 1}
	for _, c := range []struct {
		when  string
		day   daily.Day
		deal  *logbook.Deal
		way   words.ID // "" for none
		state words.ID
		about words.ID // what is said of it, "" for its result
		also  bool     // it can be practised besides
	}{
		{"not begun", today, nil, "daily.play", "daily.open", "daily.about", false},
		{"not begun yesterday", today.Add(-1), nil, "daily.practice", "daily.missed", "daily.about.past", false},
		{"tomorrow", today.Add(1), nil, "", "daily.coming", "daily.about", false},
		{"begun", today, &logbook.Deal{Game: "a"}, "daily.continue", "daily.running", "daily.about", false},
		{
			"begun yesterday", today.Add(-1), &logbook.Deal{Game: "a"}, "daily.continue", "daily.running",
			"daily.about.running", false,
		},
		{"begun and deleted", today, &logbook.Deal{Game: "gone"}, "daily.again", "daily.running", "daily.about", false},
		{
			"begun and deleted yesterday", today.Add(-1), &logbook.Deal{Game: "gone"}, "daily.practice", "daily.running",
			"daily.about.past", false,
		},
		{"over", today, &logbook.Deal{Game: "a", Result: &lost}, "daily.look", "daily.outcome.lost", "", true},
		{
			"over yesterday", today.Add(-1), &logbook.Deal{Game: "a", Result: &lost}, "daily.look", "daily.outcome.lost",
			"", true,
		},
		{
			"over and deleted", today, &logbook.Deal{Game: "gone", Result: &lost}, "daily.practice", "daily.outcome.lost",
			"", false,
		},
	} {
		deals := map[daily.Day]logbook.Deal{}
		if c.deal != nil {
			deals[c.day] = *c.deal
		}
		b := shown(t, stagetest.Small, words.English, evening(2026, 11, 22), deals)
		b.choose(c.day)
		w := b.stage.Words
		if !visible.Says(b.Root, w.T(c.state)) {
			t.Errorf("%s: it does not say %q", c.when, w.T(c.state))
		}
		said := strings.ReplaceAll(visible.Texts(b.leaf), "\n", " ")
		if c.about != "" && !strings.Contains(said, w.T(c.about, "Rival", "Katharina (Captain)")) {
			t.Errorf("%s: it says %q", c.when, said)
		}
		for _, way := range []words.ID{
			"daily.play", "daily.continue", "daily.look", "daily.again", "daily.practice",
		} {
			if b.offers(way) != (way == c.way || way == "daily.practice" && c.also) {
				t.Errorf("%s: there is %q", c.when, b.plates())
			}
		}
		b.press(fyne.KeyReturn)
		if n := len(b.played) + len(b.opened) + len(b.practised); n != map[bool]int{true: 1}[c.way != ""] {
			t.Errorf("%s: Enter has done %d things", c.when, n)
		}
		before := len(b.practised)
		b.press(fyne.KeyP)
		if may := c.also || c.way == "daily.practice"; may != (len(b.practised) > before) {
			t.Errorf("%s: practice begins: %v", c.when, !may)
		}
		b.press(fyne.KeyC)
		if counts := c.deal != nil && c.deal.Result != nil; counts != (len(b.copied) == 1) {
			t.Errorf("%s: copied is %q", c.when, b.copied)
		}
	}
}

// A practice game that is not over goes on instead of another one, by mouse as by keys.
func TestPracticeGoesOn(t *testing.T) {
	b := shown(t, stagetest.Small, words.English, evening(2026, 11, 22), nil)
	past := b.today.Add(-3)
	b.practice = map[daily.Day]string{past: "p"}
	b.choose(past)
	for _, plate := range visible.All[*widgets.Plate](b.leaf) {
		if plate.Text == b.stage.Words.T("daily.practice.on") {
			test.Tap(plate)
		}
	}
	b.press(fyne.KeyP, fyne.KeyReturn)
	if len(b.opened) != 3 || b.opened[0] != "p" || len(b.practised) > 0 {
		t.Errorf("opened are %q, begun %v", b.opened, b.practised)
	}
}

// By keys one comes to every day, and a click does the same.
func TestGoingThroughTheCalendar(t *testing.T) {
	b := shown(t, stagetest.Small, words.English, evening(2027, 1, 31), nil)
	for _, step := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyRight, "2027-02-01"},
		{fyne.KeyLeft, "2027-01-31"},
		{fyne.KeyPageDown, "2027-02-28"},
		{fyne.KeyUp, "2027-02-21"},
		{fyne.KeyDown, "2027-02-28"},
		{fyne.KeyPageUp, "2027-01-28"},
		{fyne.KeyPageUp, "2026-12-28"},
		{fyne.KeyT, "2027-01-31"},
	} {
		if b.press(step.key); b.chosen.String() != step.want {
			t.Errorf("%s leads to %s, not %s", step.key, b.chosen, step.want)
		}
	}
	tiles := visible.All[*widgets.Tile](b.Root)
	if len(tiles) != 31 {
		t.Fatalf("January has %d days", len(tiles))
	}
	test.Tap(tiles[6])
	if b.chosen.String() != "2027-01-07" {
		t.Errorf("a click leads to %s", b.chosen)
	}
	if b.press(fyne.KeyEscape, fyne.KeyBackspace); b.backs != 2 {
		t.Error("Escape and Backspace do not lead back")
	}
}

// A day to come has no plate and cannot be pressed, in any theme, and its number is fainter than those of days that can
// be; what was begun on it, before the clock was set back, can be looked at all the same.
func TestDaysToCome(t *testing.T) {
	today := daily.Day{Year: 2026, Month: time.November, Date: 22}
	deals := map[daily.Day]logbook.Deal{today.Add(3): {Game: "a"}}
	for name, theme := range map[string]func(b *bench){
		"light":    func(*bench) {},
		"dark":     func(b *bench) { b.stage.Dark = true },
		"contrast": func(b *bench) { b.stage.HighContrast = true },
	} {
		b := shown(t, stagetest.Small, words.English, evening(2026, 11, 22), deals)
		theme(b)
		b.Restyle()
		if tiles := visible.All[*widgets.Tile](b.month); len(tiles) != 23 {
			t.Errorf("%s: %d days can be pressed", name, len(tiles))
		}
		size := fyne.NewSize(60, 60)
		contrast := func(day daily.Day) float64 { // of its number with the paper
			paint, paper := visible.All[*canvas.Text](b.cell(day, size))[0].Color.(color.NRGBA), b.stage.Colours().Panel
			over := func(on, below uint8) uint8 {
				return uint8((int(on)*int(paint.A) + int(below)*(255-int(paint.A))) / 255)
			}
			return palette.Contrast(
				color.NRGBA{over(paint.R, paper.R), over(paint.G, paper.G), over(paint.B, paper.B), 0xff}, paper)
		}
		plates := func(day daily.Day) (n int) {
			for _, plate := range visible.All[*canvas.Rectangle](b.cell(day, size)) {
				_, _, _, fill := plate.FillColor.RGBA()
				if plate.Size().Width > size.Width/2 && (fill > 0 || plate.StrokeWidth > 0 && plate.StrokeColor != nil) {
					n++
				}
			}
			return n
		}
		if past, come := plates(today.Add(-2)), plates(today.Add(2)); past == 0 || come > 0 {
			t.Errorf("%s: a day that is past has %d plates, one to come %d", name, past, come)
		}
		past, come := contrast(today.Add(-2)), contrast(today.Add(2))
		if come > 0.7*past || come < 3 { // what is out of use is fainter, and can still be read
			t.Errorf("%s: the number of a day to come has a contrast of %.1f, of one that is past %.1f", name, come, past)
		}
		if !visible.Says(b.Root, "30") {
			t.Errorf("%s: the days to come are not there", name)
		}
	}
}

// The line to share, as a player reads it.
func TestLine(t *testing.T) {
	day := daily.Day{Year: 2026, Month: time.November, Date: 22}
	won := daily.Result{Points: 13, Against: 9, Won: true, Rounds: 11, Busts: 2}
	lost := daily.Result{Points: 7, Against: 12, Rounds: 1, Busts: 1}
	helped, undone := won, lost
	helped.Hints, helped.Undone, undone.Undone = 3, 1, 2
	for _, c := range []struct {
		language words.Language
		result   daily.Result
		line     string
	}{
		{words.English, won, "Port Royal, 22 Nov 2026: won 13–9 in 11 rounds, 2 busts"},
		{words.English, lost, "Port Royal, 22 Nov 2026: lost 7–12 in 1 round, 1 bust"},
		{words.German, won, "Port Royal, 22. Nov. 2026: 13 : 9 gewonnen in 11 Runden, 2 Häfen verloren"},
		{words.Dutch, lost, "Port Royal, 22 nov 2026: 7-12 verloren in 1 ronde, 1 haven verloren"},
		{words.Spanish, won, "Port Royal, 22 nov 2026: victoria 13-9 en 11 rondas, 2 puertos perdidos"},
		{
			words.English, helped,
			"Port Royal, 22 Nov 2026: won 13–9 in 11 rounds, 2 busts, 3 hints, 1 decision undone",
		},
		{
			words.German, helped,
			"Port Royal, 22. Nov. 2026: 13 : 9 gewonnen in 11 Runden, 2 Häfen verloren, 3 Tipps, 1 Entscheidung zurückgenommen",
		},
		{
			words.Dutch, undone,
			"Port Royal, 22 nov 2026: 7-12 verloren in 1 ronde, 1 haven verloren, 2 beslissingen teruggenomen",
		},
		{
			words.Spanish, undone,
			"Port Royal, 22 nov 2026: derrota 7-12 en 1 ronda, 1 puerto perdido, 2 decisiones deshechas",
		},
	} {
		if line := Line(words.In(c.language), day, &c.result); line != c.line {
			t.Errorf("%s: %q, not %q", c.language, line, c.line)
		}
	}
}

// Leaf and month keep to their room at every size and in every language, in the longest months and with the longest
// results.
func TestDaysFit(t *testing.T) {
	deals := map[daily.Day]logbook.Deal{}
	day := daily.Day{Year: 2026, Month: time.August, Date: 1} // a month of six weeks
	for ; day.Month == time.August; day = day.Add(1) {
		deals[day] = logbook.Deal{Game: "a", Result: &daily.Result{
			Points: 12, Against: 12, Won: true, Shared: true, Rounds: 10, Busts: 10, Undone: 12, Hints: 12,
		}}
	}
	today := daily.Day{Year: 2026, Month: time.August, Date: 31}
	deals[today.Add(-41)] = logbook.Deal{Game: "a"}
	deals[today.Add(-42)] = logbook.Deal{Game: "gone"}
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
		for _, language := range words.Languages {
			b := shown(t, size, language, evening(2026, 8, 31), deals)
			b.practice = map[daily.Day]string{b.today.Add(-1): "p"}
			for _, days := range []int{0, 1, -1, -40, -41, -42} {
				b.choose(b.today.Add(days))
				for _, plate := range visible.All[*widgets.Plate](b.leaf) {
					if plate.MinSize().Width > plate.Size().Width {
						t.Errorf("%s, %v: %q has not got its room", language, size, plate.Text)
					}
				}
				var lines []*canvas.Text
				for _, text := range visible.All[*canvas.Text](b.leaf) {
					from, to := visible.Ink(text)
					leaf := visible.Place(b.leaf)
					if from.X < leaf.X-1 || to.X > leaf.X+b.leaf.Size().Width+1 || to.Y > leaf.Y+b.leaf.Size().Height+1 {
						t.Errorf("%s, %v: %q runs out of the leaf", language, size, text.Text)
					}
					for _, other := range lines {
						left, right := visible.Ink(other)
						bare := 0.2 * max(text.TextSize, other.TextSize) // above and below what is written
						if from.X < right.X-2 && left.X < to.X-2 && from.Y < right.Y-bare && left.Y < to.Y-bare {
							t.Errorf("%s, %v: %q runs into %q", language, size, text.Text, other.Text)
						}
					}
					if text.Text != "" {
						lines = append(lines, text)
					}
				}
			}
		}
	}
}

// The plates and the line to share never cover the words about the day, at any size and in every language.
func TestPlatesKeepClearOfTheResult(t *testing.T) {
	today := daily.Day{Year: 2026, Month: time.September, Date: 30}
	long := daily.Result{Points: 12, Against: 12, Won: true, Shared: true, Rounds: 10, Busts: 10, Undone: 12, Hints: 12}
	deals := map[daily.Day]logbook.Deal{
		today:         {Game: "a", Result: &long},
		today.Add(-1): {Game: "gone", Result: &long},
		today.Add(-2): {Game: "a"},
	}
	for _, size := range []fyne.Size{
		fyne.NewSize(800, 600), fyne.NewSize(960, 620), stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080),
	} {
		for _, language := range words.Languages {
			b := shown(t, size, language, evening(2026, 9, 30), deals)
			for back := range 4 {
				b.choose(today.Add(-back))
				parts := b.leaf.Objects[0].(*fyne.Container).Objects[1].(*fyne.Container).Objects
				sheet, below := parts[0], parts[1].(*fyne.Container)
				for _, plate := range below.Objects {
					top := visible.Place(plate).Y
					for _, text := range visible.All[*canvas.Text](sheet) {
						if _, to := visible.Ink(text); text.Text != "" && to.Y > top+2 {
							t.Errorf("%s, %v, %d days ago: %q ends at %v, below it something begins at %v", language, size, back,
								text.Text, to.Y, top)
						}
					}
				}
			}
		}
	}
}
