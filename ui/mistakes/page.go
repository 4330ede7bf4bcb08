// Package mistakes is the screen with a player's own puzzles of any game: decisions of finished games that cost a lot, as
// small sheets, those that wait today first; and what is said about an answer to one. Which there are and when each is due
// is the engine's to say; a game lends how its puzzles look, and the caller lays one on the table, clears them, and switches
// the search for more on and off.
package mistakes

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/calendar"
	"portroyal/engine/mistakes"
	"portroyal/ui/stage"
	"portroyal/ui/summary"
	"portroyal/ui/tiles"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are what the screen offers.
type Calls struct {
	Open   func(key mistakes.Key)
	Player func(name string) // shows the puzzles of somebody else
	Clear  func()            // takes out all that are shown, once the player has said yes
	Switch func()            // the search for mistakes, on or off
	Back   func()

	BackTip words.ID // says where Back leads; "" if that is the start screen
}

// Game is what a game lends, with puzzles P among actions A.
type Game[P mistakes.Puzzle[A], A any] struct {
	Asks    func(*words.Words, P) string                         // what a puzzle asks
	Edition func(*words.Words, P) string                         // what is played with, "" for the usual; nil where there is nothing else
	When    func(w *words.Words, t int) string                   // a turn, or round
	How     words.ID                                             // how puzzles come
	Scenes  func() func(P, fyne.Size, float32) fyne.CanvasObject // draws them small, on a page that is laid out anew
}

// From says which game of the player a puzzle is from.
func (g *Game[P, A]) From(w *words.Words, e *mistakes.Entry[P, A]) string {
	when := g.When(w, e.Turn)
	if e.Day == (calendar.Day{}) {
		return when
	}
	return w.T("mistakes.from", "When", when, "Date", summary.Day(w, e.Day))
}

// Shown is what there is to show.
type Shown[P mistakes.Puzzle[A], A any] struct {
	Game   *Game[P, A]
	Box    func() mistakes.Box[P, A] // as it is now
	Player string                    // whose puzzles they are
	Today  calendar.Day
	On     func() bool // mistakes are looked for
}

// Page is the screen.
type Page[P mistakes.Puzzle[A], A any] struct {
	*tiles.Leaves

	stage *stage.Stage
	shown Shown[P, A]
	calls Calls
	box   mistakes.Box[P, A]
	keys  []mistakes.Key

	scene func(P, fyne.Size, float32) fyne.CanvasObject
}

// New makes the screen; the keys begin at a puzzle, or at the first one if it is not there.
func New[P mistakes.Puzzle[A], A any](s *stage.Stage, shown Shown[P, A], at mistakes.Key, calls Calls) *Page[P, A] {
	p := &Page[P, A]{stage: s, shown: shown, calls: calls}
	p.Leaves = tiles.New(s, tiles.Grid{Columns: 4, Rows: 3}, tiles.Ways{
		ID: "mistakes.back", Back: calls.Back, BackTip: calls.BackTip, Open: func(i int) { calls.Open(p.keys[i]) },
	}, p.page)
	p.find(at)
	return p
}

// find looks at what is in the box, which may be less than before; the keys are at a puzzle, or at the first one if it
// is not there.
func (p *Page[P, A]) find(at mistakes.Key) {
	p.box = p.shown.Box()
	p.keys = p.box.Of(p.shown.Player, p.shown.Today)
	p.Hold(len(p.keys), max(slices.Index(p.keys, at), 0))
}

// page says how many puzzles wait or when the next one comes, and whose they are where several players have some. It clears
// the box and switches the search.
func (p *Page[P, A]) page() tiles.Page {
	at := mistakes.Key("")
	if len(p.keys) > 0 {
		at = p.keys[p.At()]
	}
	p.find(at)
	p.scene = p.shown.Game.Scenes()
	w, on := p.stage.Words, p.shown.On()
	page := tiles.Page{
		Title: "mistakes.title", Says: w.T("mistakes.waiting.none"), Pages: p.named, Sheet: p.tile, Empty: p.empty,
	}
	if names := p.names(); len(names) > 1 {
		page.Choice = p.players(names)
	}
	if due := p.box.Due(p.shown.Player, p.shown.Today); due > 0 {
		page.Says = w.N("mistakes.waiting", due)
	} else if next, _ := Next(w, p.shown.Today, p.box.NextDue(p.shown.Player, p.shown.Today)); next != "" {
		page.Says = next
	}
	if len(p.keys) > 0 {
		page.Plates = append(page.Plates, p.stage.Plate(widgets.PlainPlate, "mistakes.clear", p.By, p.calls.Clear))
		page.About = w.T("mistakes.about")
		if !on {
			page.About = w.T("mistakes.about.off")
		}
	}
	toggle := words.Tipped("mistakes.on")
	if on {
		toggle = "mistakes.off"
	}
	if len(p.keys) > 0 || on { // else the sheet in the middle has it
		page.Plates = append(page.Plates, p.stage.Plate(widgets.PlainPlate, toggle, p.By, p.calls.Switch))
	}
	return page
}

// named names a page, which is never done with.
func (p *Page[P, A]) named(from, to int) (name string, done bool) {
	return p.stage.Words.T("mistakes.page.tip", "From", from+1, "To", to), false
}

// names are those to choose from: who sits here, and everybody who has puzzles.
func (p *Page[P, A]) names() []string {
	names := p.box.Players()
	if !slices.Contains(names, p.shown.Player) {
		names = append([]string{p.shown.Player}, names...)
	}
	return names
}

// mostNames is how many players there are to choose from: more have no room, and no table has more seats.
const mostNames = 5

// players are the names to choose from.
func (p *Page[P, A]) players(names []string) *widgets.Picks {
	w := p.stage.Words
	if at := slices.Index(names, p.shown.Player); at >= mostNames {
		names[0], names[at] = names[at], names[0]
	}
	names = names[:min(len(names), mostNames)]
	c, room := p.stage.Colours(), p.Size.Width*0.34/float32(len(names))
	choose := func(i int) { p.calls.Player(names[i]) }
	return tiles.Picks(c, p.By, len(names), slices.Index(names, p.shown.Player), choose, func(i int) (fyne.CanvasObject, string) {
		line := widgets.BoldLine(names[i], 14*p.By, c.Text)
		widgets.Shorten(line, room-tiles.Beside*p.By)
		return line, w.T("mistakes.player", "Player", names[i])
	})
}

// empty says how puzzles come, where there are none.
func (p *Page[P, A]) empty(room fyne.Size) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.By
	wide := min(room.Width*0.7, 560*by)
	symbol := 72 * by
	box := container.New(layout.NewCustomPaddedVBoxLayout(14*by),
		container.NewCenter(widgets.OnPaper(c, p.stage.Symbol("lantern", symbol), symbol)))
	text := []words.ID{"mistakes.empty", p.shown.Game.How}
	if !p.shown.On() {
		text = []words.ID{"mistakes.empty.off"}
	}
	for i, id := range text {
		write, size := widgets.BoldLine, 18*by
		if i > 0 || len(text) == 1 {
			write, size = widgets.Line, 16*by
		}
		says := widgets.Paragraph(write, w.T(id), size, c.Text, wide, 1, fyne.TextAlignCenter)
		box.Add(widgets.Fixed(says, wide, says.MinSize().Height))
	}
	if !p.shown.On() {
		box.Add(container.NewCenter(p.stage.Plate(widgets.CalmPlate, "mistakes.on", by, p.calls.Switch)))
	}
	return widgets.NewSheet(c, by, 24*by, box)
}
