// Package career is the screen of the career: a sea chart with the voyages as stations on a route, each with its stars,
// and a sheet for the chosen one, with who plays, what its goals are, and the way aboard. Which voyages there are and
// what was reached on them is the engine's to say; a game lends their names and its sea, and who shows the screen begins
// games.
package career

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/career"
	"portroyal/engine/logbook"
	"portroyal/engine/record"
	"portroyal/ui/geometry"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Game is what a game lends to the screen, which tells its voyages by their numbers, from 0.
type Game struct {
	Row   career.Row
	Sea   *Sea
	Title func(w *words.Words, number int) string
	About func(w *words.Words, number int) string // what is new on a voyage, in a sentence or two
	With  func(w *words.Words, number int) string // what it is played with

	Asks     func(w *words.Words, number int, goal career.Goal) string // what a goal asks for
	Opponent func(w *words.Words, player string) string                // what kind of player a computer player is

	// Company says who else plays, by name and kind, and Between is the symbol between the player and them; nil where they
	// are always rivals.
	Company func(w *words.Words, number int, players []string) string
	Between func(number int) string
}

// Sailed is what is known of the voyages.
type Sailed struct {
	Log   logbook.Voyages
	There func(game string) bool         // whether a game is still saved
	Seats func(number int) []record.Seat // who plays a voyage, the person first
}

// Calls are what the screen offers. Voyages are told by their numbers, from 0.
type Calls struct {
	Sail func(number int)  // begins a game of a voyage
	Open func(game string) // goes on with one
	Back func()

	BackTip words.ID // says where Back leads; "" if that is the start screen
}

// Career is the screen.
type Career struct {
	*scenery.Screen

	stage  *stage.Stage
	game   *Game
	sailed Sailed
	calls  Calls

	standings []career.Standing
	stars     int
	chosen    int

	by    float32 // how much larger than usual everything is drawn
	chart *chart
	sheet *fyne.Container
}

// New makes the screen, with the voyage of a number chosen; -1 stands for the one to sail next.
func New(s *stage.Stage, game *Game, sailed Sailed, chosen int, calls Calls) *Career {
	c := &Career{stage: s, game: game, sailed: sailed, calls: calls, stars: game.Row.Stars(sailed.Log)}
	for _, v := range game.Row {
		c.standings = append(c.standings, v.In(sailed.Log))
	}
	if c.chosen = chosen; chosen < 0 || chosen >= len(game.Row) {
		c.chosen = c.next()
	}
	c.Screen = scenery.NewScreen(s, c.build)
	return c
}

// next is the first voyage without a star, or else the last one that is open: there the ship lies.
func (c *Career) next() int {
	next := 0
	for i, standing := range c.standings {
		if c.opens(i) {
			next = i
			if standing.Stars() == 0 {
				break
			}
		}
	}
	return next
}

// opens reports whether a voyage can be sailed.
func (c *Career) opens(number int) bool { return c.stars >= career.Opens(number) }

// Typed does what a key stands for: arrows go along the route, Enter sails.
func (c *Career) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyBackspace:
		c.calls.Back()
	case fyne.KeyRight, fyne.KeyDown:
		c.choose(c.chosen + 1)
	case fyne.KeyLeft, fyne.KeyUp:
		c.choose(c.chosen - 1)
	case fyne.KeyHome:
		c.choose(0)
	case fyne.KeyEnd:
		c.choose(len(c.game.Row) - 1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		c.board()
	case fyne.KeyN:
		if c.opens(c.chosen) {
			c.calls.Sail(c.chosen)
		}
	}
}

// board goes on with the game of the chosen voyage, or begins one, if it is open.
func (c *Career) board() {
	switch game := c.running(); {
	case !c.opens(c.chosen):
	case game != "":
		c.calls.Open(game)
	default:
		c.calls.Sail(c.chosen)
	}
}

// running is the latest game of the chosen voyage that is saved and not over, "" if there is none. Ids sort in the order
// in which games began.
func (c *Career) running() string {
	var games []string
	for game, passage := range c.sailed.Log[c.game.Row[c.chosen].Name] {
		if passage.Result == nil && c.sailed.There(game) {
			games = append(games, game)
		}
	}
	if len(games) == 0 {
		return ""
	}
	return slices.Max(games)
}

// choose shows another voyage, if there is one of that number.
func (c *Career) choose(number int) {
	if number < 0 || number >= len(c.game.Row) || number == c.chosen {
		return
	}
	c.chosen = number
	c.show()
}

// Room round the sheets, in units of a window of usual size.
const (
	sideRoom = 24
	topRoom  = 36 // the ribbons reach into it
)

func (c *Career) build() {
	if c.Size.Width == 0 {
		return
	}
	c.by = stage.Growth(c.Size)
	side, top := sideRoom*c.by, topRoom*c.by
	foot := c.foot()
	footHigh := foot.MinSize().Height
	below := c.Size.Height - footHigh - side*0.5
	gap := 20 * c.by
	wide := max((c.Size.Width-2*side-gap)*0.345, 318)
	c.chart = newChart(c, fyne.NewSize(c.Size.Width-2*side-gap-wide, below-top-gap))
	c.sheet = container.NewStack()
	c.Root.Objects = []fyne.CanvasObject{
		c.Harbour(),
		widgets.Placed(geometry.Part(c.stage.Words.T("career.title"), c.chart.root), fyne.NewPos(side, top), c.chart.size),
		widgets.Placed(c.sheet, fyne.NewPos(c.Size.Width-side-wide, top), fyne.NewSize(wide, c.chart.size.Height)),
		widgets.Placed(foot, fyne.NewPos(side, below), fyne.NewSize(c.Size.Width-2*side, footHigh)),
	}
	c.show()
}

// show brings chart and sheet in line with what has been chosen.
func (c *Career) show() {
	if c.Size.Width == 0 {
		return
	}
	c.chart.mark()
	title := c.game.Title(c.stage.Words, c.chosen)
	c.sheet.Objects = []fyne.CanvasObject{geometry.Led(title, c.drawSheet(c.sheet.Size()))}
	c.Laid(c.Typed)
}

// foot leads back, and counts all stars.
func (c *Career) foot() fyne.CanvasObject {
	w, colours := c.stage.Words, c.stage.Colours()
	says := widgets.BoldLine(w.T("career.stars", "Stars", c.stars, "Most", c.game.Row.Most()), 15*c.by, colours.Text)
	star := 20 * c.by
	tag := widgets.NewSheet(colours, c.by, 8*c.by, container.NewHBox(
		widgets.Fixed(c.stage.Symbol("star", star), star, star), says))
	return container.NewHBox(c.stage.BackPlate("career.back", c.by, c.calls.BackTip, c.calls.Back), layout.NewSpacer(),
		container.NewCenter(container.NewStack(tag, widgets.NewTipped(w.T("career.stars.tip")))))
}
