package days

import (
	"image/color"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/record"
	"portroyal/ui/aloud"
	"portroyal/ui/palette"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// result is that of a small game.
type result struct {
	logbook.Outcome
	logbook.Help
}

// Check implements [logbook.Result].
func (r result) Check() error { return nil }

// deals are days on which that game was begun.
type deals = logbook.Days[result]

// game is that game.
var game = Game{
	Name:     func(*words.Words) string { return "Small game" },
	Tell:     func(_ *words.Words, line string, _ logbook.Result) string { return line },
	About:    func(_ *words.Words, rivals string) string { return "Against " + rivals },
	Facts:    func(*words.Words, logbook.Result) []string { return []string{"7 rounds", "2 storms"} },
	Opponent: func(_ *words.Words, player string) string { return "Captain" },
}

// The results of some games.
var (
	wins  = result{Outcome: logbook.Outcome{Points: 13, Against: 9, Won: true}}
	loses = result{Outcome: logbook.Outcome{Points: 3, Against: 12}}
)

// bench is the screen in a window of its own, with a clock of its own.
type bench struct {
	*Days
	now       time.Time
	due       []func()
	played    []calendar.Day
	practised []calendar.Day
	opened    []string
	copied    []string
	backs     int
	practice  map[calendar.Day]string // the games in which a deal is practised
}

// evening is a time on a day.
func evening(year int, month time.Month, date int) time.Time {
	return time.Date(year, month, date, 23, 59, 50, 0, time.Local)
}

func shown(
	t *testing.T, size fyne.Size, language words.Language, now time.Time, begun deals,
) *bench {
	t.Helper()
	b := &bench{now: now}
	s := stagetest.New(t, size, language)
	s.Now = func() time.Time { return b.now }
	s.Due = func(_ time.Duration, do func()) { b.due = append(b.due, do) }
	b.Days = New(s, game, Played{
		Deal: begun.Of, There: func(game string) bool { return game != "gone" },
		Practised: func(day calendar.Day) string { return b.practice[day] },
		Seats: []record.Seat{
			{Name: "Maximiliane von und zu", Portrait: "person"},
			{Name: "Katharina", Portrait: "captain", Player: "captain"},
		},
	}, calendar.Day{}, Calls{
		Play:     func(day calendar.Day) { b.played = append(b.played, day) },
		Practise: func(day calendar.Day) { b.practised = append(b.practised, day) },
		Open:     func(game string) { b.opened = append(b.opened, game) },
		Copy:     func(line string) { b.copied = append(b.copied, line) },
		Back:     func() { b.backs++ },
	})
	stagetest.Show(t, s, b.Days)
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
	won := wins
	last := calendar.Day{Year: 2026, Month: time.November, Date: 30}
	played := deals{last: {Game: "a", Result: &won}}
	b := shown(t, stagetest.Small, words.English, evening(2026, 11, 30), played)
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
	if b.chosen != last || b.offers("daily.play") || !visible.Says(b.Root, "13–9") || *played[last].Result != won {
		t.Errorf("on the day before there is %q", b.plates())
	}
}

// The ways to play a day follow from its state; other days than today can only be begun for practice, and none can be
// practised whose game still counts.
func TestWhatCanBeDoneOnADay(t *testing.T) {
	const ask words.ID = "what the game says"
	today := calendar.Day{Year: 2026, Month: time.November, Date: 22}
	lost := loses
	for _, c := range []struct {
		when  string
		day   calendar.Day
		deal  *logbook.Deal[result]
		way   words.ID // "" for none
		state words.ID
		about words.ID // what is said of it: ask for what the game says, "" for its result
		also  bool     // it can be practised besides
	}{
		{"not begun", today, nil, "daily.play", "daily.open", ask, false},
		{"not begun yesterday", today.Add(-1), nil, "daily.practice", "daily.missed", "daily.about.past", false},
		{"tomorrow", today.Add(1), nil, "", "daily.coming", ask, false},
		{"begun", today, &logbook.Deal[result]{Game: "a"}, "daily.continue", "daily.running", ask, false},
		{
			"begun yesterday", today.Add(-1), &logbook.Deal[result]{Game: "a"}, "daily.continue", "daily.running",
			"daily.about.running", false,
		},
		{"begun and deleted", today, &logbook.Deal[result]{Game: "gone"}, "daily.again", "daily.running", ask, false},
		{
			"begun and deleted yesterday", today.Add(-1), &logbook.Deal[result]{Game: "gone"}, "daily.practice", "daily.running",
			"daily.about.past", false,
		},
		{"over", today, &logbook.Deal[result]{Game: "a", Result: &lost}, "daily.look", "daily.outcome.lost", "", true},
		{
			"over yesterday", today.Add(-1), &logbook.Deal[result]{Game: "a", Result: &lost}, "daily.look", "daily.outcome.lost",
			"", true,
		},
		{
			"over and deleted", today, &logbook.Deal[result]{Game: "gone", Result: &lost}, "daily.practice", "daily.outcome.lost",
			"", false,
		},
	} {
		played := deals{}
		if c.deal != nil {
			played[c.day] = *c.deal
		}
		b := shown(t, stagetest.Small, words.English, evening(2026, 11, 22), played)
		b.choose(c.day)
		w := b.stage.Words
		if !visible.Says(b.Root, w.T(c.state)) {
			t.Errorf("%s: it does not say %q", c.when, w.T(c.state))
		}
		said := strings.ReplaceAll(visible.Texts(b.leaf), "\n", " ")
		about := "Against Katharina (Captain)"
		if c.about != ask && c.about != "" {
			about = w.T(c.about)
		}
		if strings.Contains(said, about) != (c.about != "") {
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
	b.practice = map[calendar.Day]string{past: "p"}
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
	today := calendar.Day{Year: 2026, Month: time.November, Date: 22}
	played := deals{today.Add(3): {Game: "a"}}
	for name, theme := range map[string]func(b *bench){
		"light":    func(*bench) {},
		"dark":     func(b *bench) { b.stage.Dark = true },
		"contrast": func(b *bench) { b.stage.HighContrast = true },
	} {
		b := shown(t, stagetest.Small, words.English, evening(2026, 11, 22), played)
		theme(b)
		b.Restyle()
		if tiles := visible.All[*widgets.Tile](b.month); len(tiles) != 23 {
			t.Errorf("%s: %d days can be pressed", name, len(tiles))
		}
		size := fyne.NewSize(60, 60)
		contrast := func(day calendar.Day) float64 { // of its number with the paper
			paint, paper := visible.All[*canvas.Text](b.cell(day, size))[0].Color.(color.NRGBA), b.stage.Colours().Panel
			over := func(on, below uint8) uint8 {
				return uint8((int(on)*int(paint.A) + int(below)*(255-int(paint.A))) / 255)
			}
			return palette.Contrast(
				color.NRGBA{over(paint.R, paper.R), over(paint.G, paper.G), over(paint.B, paper.B), 0xff}, paper)
		}
		plates := func(day calendar.Day) (n int) {
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

// Who hears the points hears whose they are: those of two players, or of one against the best of several.
func TestPointsAreHeard(t *testing.T) {
	const rival = "Katharina"
	for others, want := range map[int]string{1: "Ann, " + rival + ": 13\u20139", 2: "Ann: 13\u20139"} {
		s := stagetest.New(t, stagetest.Small, words.English)
		s.Due = func(time.Duration, func()) {}
		seats := []record.Seat{{Name: "Ann", Portrait: "person"}}
		for range others {
			seats = append(seats, record.Seat{Name: rival, Portrait: "captain", Player: "captain"})
		}
		d := New(s, game, Played{
			Deal:      func(calendar.Day) (string, logbook.Result) { return "a", wins },
			There:     func(string) bool { return true },
			Practised: func(calendar.Day) string { return "" },
			Seats:     seats,
		}, calendar.Day{}, Calls{})
		stagetest.Show(t, s, d)
		var heard []string
		for _, place := range aloud.Of(s).Places {
			for _, line := range place.Lines {
				heard = append(heard, line.Words)
			}
		}
		if !slices.Contains(heard, want) {
			t.Errorf("%d opponents: nobody says %q: %q", others, want, heard)
		}
		d.Leave()
	}
}
