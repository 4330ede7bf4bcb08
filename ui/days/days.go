// Package days is the screen of the deal of the day of any game: a leaf of the calendar for one day, with what can be done
// on it and how it went, and the month with everything that was played. Which game a date stands for is the engine's to
// say; a game lends the words, and the caller that shows the screen knows what has been played and begins games.
package days

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/record"
	"portroyal/ui/geometry"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Game is what a game lends to the screen.
type Game struct {
	Name     func(w *words.Words) string
	Opponent func(w *words.Words, player string) string // who a computer player is

	// About says what is played on a day whose deal can be played so that it counts, and against whom.
	About func(w *words.Words, rivals string) string

	// Facts are what there is to say of a result beside its points, in a few words each.
	Facts func(w *words.Words, r logbook.Result) []string

	// Tell adds them to a line to share, which says when it was and how it ended.
	Tell func(w *words.Words, line string, r logbook.Result) string
}

// Played is what is known of the deals of all days.
type Played struct {
	Deal  func(calendar.Day) (game string, result logbook.Result) // see [logbook.Days]
	There func(game string) bool                                  // whether a game is still saved
	// Practised is the game in which a day's deal is played for practice and that is not over, "" if there is none.
	Practised func(calendar.Day) string
	Seats     []record.Seat // who plays, the person first
}

// Calls are what the screen offers.
type Calls struct {
	Play     func(calendar.Day) // begins the game of a day
	Practise func(calendar.Day) // begins it for practice
	Open     func(game string)  // goes on with a game, or looks at it if it is over
	Copy     func(line string)
	Back     func()
}

// Days is the screen.
type Days struct {
	*scenery.Screen

	stage  *stage.Stage
	game   Game
	played Played
	calls  Calls

	today  calendar.Day // when it was looked at last
	chosen calendar.Day

	by    float32 // how much larger than usual everything is drawn
	leaf  *fyne.Container
	month *fyne.Container
}

// New makes the screen, with a day chosen; the zero day stands for today.
func New(s *stage.Stage, game Game, played Played, chosen calendar.Day, calls Calls) *Days {
	d := &Days{stage: s, game: game, played: played, calls: calls, chosen: chosen}
	d.today = d.now()
	if chosen == (calendar.Day{}) {
		d.chosen = d.today
	}
	d.Screen = scenery.NewScreen(s, d.build)
	d.watch()
	return d
}

// now is the day that the clock says it is.
func (d *Days) now() calendar.Day { return calendar.On(d.stage.Time().Local()) }

// watching is how often the clock is looked at: at midnight another day begins, whatever is on the screen.
const watching = 20 * time.Second

// watch follows the date. A player who looks at today looks at the new day then.
func (d *Days) watch() {
	d.stage.After(d.Context(), watching, func() {
		d.follow()
		d.watch()
	})
}

// follow takes up a new date.
func (d *Days) follow() {
	now := d.now()
	if now == d.today {
		return
	}
	if d.chosen == d.today {
		d.chosen = now
	}
	d.today = now
	d.show()
}

// Typed does what a key stands for: arrows go from day to day, Page Up and Page Down by months.
func (d *Days) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyBackspace:
		d.calls.Back()
	case fyne.KeyLeft:
		d.choose(d.chosen.Add(-1))
	case fyne.KeyRight:
		d.choose(d.chosen.Add(1))
	case fyne.KeyUp:
		d.choose(d.chosen.Add(-week))
	case fyne.KeyDown:
		d.choose(d.chosen.Add(week))
	case fyne.KeyPageUp:
		d.turn(-1)
	case fyne.KeyPageDown:
		d.turn(1)
	case fyne.KeyT, fyne.KeyHome:
		d.choose(d.now())
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if way := d.way(); way.id != "" {
			way.call()
		}
	case fyne.KeyP:
		if way := d.practice(); way.id != "" {
			way.call()
		}
	case fyne.KeyC:
		d.copy()
	}
}

// week is how many days it has.
const week = 7

// choose shows another day.
func (d *Days) choose(day calendar.Day) {
	d.follow()
	d.chosen = day
	d.show()
}

// turn shows another month, with as much the same date as it has.
func (d *Days) turn(months int) {
	first := d.chosen.First(months)
	last := first.First(1).Add(-1)
	first.Date = min(d.chosen.Date, last.Date)
	d.choose(first)
}

// copy hands on the line of the chosen day, if it has one.
func (d *Days) copy() {
	if _, result := d.played.Deal(d.chosen); result != nil {
		d.calls.Copy(d.game.Line(d.stage.Words, d.chosen, result))
	}
}

func (d *Days) build() {
	if d.Size.Width == 0 {
		return
	}
	d.by = stage.Growth(d.Size)
	d.leaf, d.month = container.NewStack(), container.NewStack()
	side := 26 * d.by
	foot := d.foot()
	footHigh := foot.MinSize().Height
	top := 38 * d.by
	high := d.Size.Height - top - footHigh - side*0.5 - 18*d.by
	gap := 26 * d.by
	wide := max((d.Size.Width-2*side-gap)*0.36, 320)
	d.Root.Objects = []fyne.CanvasObject{
		d.Harbour(),
		widgets.Placed(d.leaf, fyne.NewPos(side, top), fyne.NewSize(wide, high)),
		widgets.Placed(d.month, fyne.NewPos(side+wide+gap, top), fyne.NewSize(d.Size.Width-2*side-gap-wide, high)),
		widgets.Placed(foot, fyne.NewPos(side, d.Size.Height-footHigh-side*0.5),
			fyne.NewSize(d.Size.Width-2*side, footHigh)),
	}
	d.show()
}

// show brings leaf and month in line with what has been chosen.
func (d *Days) show() {
	if d.Size.Width == 0 {
		return
	}
	w := d.stage.Words
	chosen := geometry.Said(func() string {
		return w.T("daily.day.tip", "Date", summary.Day(w, d.chosen), "State", d.state(d.chosen))
	}, container.NewWithoutLayout())
	d.leaf.Objects = []fyne.CanvasObject{geometry.Led(w.T("daily.title"), chosen, d.drawLeaf(d.leaf.Size()))}
	d.month.Objects = []fyne.CanvasObject{geometry.Part(d.monthOf(), d.drawMonth(d.month.Size()))}
	d.Laid(d.Typed)
}

// foot leads back.
func (d *Days) foot() fyne.CanvasObject {
	return container.NewHBox(d.stage.Plate(widgets.PlainPlate, "daily.back", d.by, d.calls.Back))
}
