package tutorial

import (
	"io/fs"
	"slices"

	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/ui/settings"
	"portroyal/ui/sheet"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Course is the chapters of a first voyage, and the game that they lead up to.
type Course struct {
	Files    fs.FS     // with a lesson for each chapter
	Chapters []Chapter // in their order
	Basics   int       // how many of them lead up to the game; the others are for players who want more
	More     words.ID  // heads those others

	Game     words.Tipped
	GameLine words.ID // the line below it
}

// Chapter is one of a voyage.
type Chapter struct {
	Name, Symbol string
	Title        words.ID
	Learned      words.ID // is said at its end
}

// Index is which chapter has a name, -1 for none.
func (c *Course) Index(name string) int {
	return slices.IndexFunc(c.Chapters, func(of Chapter) bool { return of.Name == name })
}

// Done is how many chapters have been played to their ends, and of how many that is told: of those for everybody, as at their
// ends, and then of all.
func (c *Course) Done(in *settings.Progress) (done, of int) {
	for _, chapter := range c.Chapters {
		if in.HasDone(chapter.Name) {
			done++
		}
	}
	if done < c.Basics {
		return done, c.Basics
	}
	return done, len(c.Chapters)
}

// Next is the chapter to go on with: that which was left, or else the first that has not been played; "" for the game, once
// the chapters for it have been and it has not, and when all have been.
func (c *Course) Next(in *settings.Progress, played bool) string {
	if c.Index(in.At) >= 0 {
		return in.At
	}
	for i, chapter := range c.Chapters {
		switch {
		case i == c.Basics && !played:
			return ""
		case !in.HasDone(chapter.Name):
			return chapter.Name
		}
	}
	return ""
}

// Choices are what can be chosen in the list of the chapters.
type Choices struct {
	Done    *settings.Progress
	Played  bool         // the game that they lead up to has been
	Chapter func(string) // by its name
	Game    func()
}

// tiles are those of the chapters, in their order.
func (c *Course) tiles(w *words.Words, of Choices) (all []tile) {
	next := c.Next(of.Done, of.Played)
	for _, each := range c.Chapters {
		t := tile{
			symbol: each.Symbol, title: w.T(each.Title), line: w.T("voyage.state.open"), next: each.Name == next,
			star: of.Done.HasDone(each.Name), choose: func() { of.Chapter(each.Name) },
		}
		switch {
		case t.next:
			t.line = w.T("voyage.state.next")
		case t.star:
			t.line = w.T("voyage.state.done")
		}
		all = append(all, t)
	}
	return all
}

// Open lays the list of the chapters over the screen: those for the game with the game, and below them the others.
func (c *Course) Open(s *stage.Stage, of Choices) {
	by, w := sheet.Growth(s), s.Words
	list := container.New(fynelayout.NewCustomPaddedVBoxLayout(10 * by))
	all := c.tiles(w, of)
	front, next := tiles(s, by, append(all[:c.Basics:c.Basics], tile{
		symbol: "ship", title: w.T(words.ID(c.Game)), line: w.T(c.GameLine), next: c.Next(of.Done, of.Played) == "",
		star: of.Played, tip: w.T(c.Game.Tip()), choose: of.Game,
	}))
	list.Add(front)
	if c.More != "" {
		size := 22 * by
		list.Add(widgets.NewHeading(s.Colours(), by, s.Symbol("spyglass", size), size, w.T(c.More)))
		more, later := tiles(s, by, all[c.Basics:])
		list.Add(more)
		if later != nil {
			next = later
		}
	}
	const bleed = widgets.PaperBleed // the scroller of the list cuts off everything beyond it
	board := container.New(fynelayout.NewCustomPaddedLayout(bleed*by, bleed*by, bleed*by, bleed*by), list)
	foot := container.New(fynelayout.NewCustomPaddedLayout(6*by, 0, 0, 0), container.NewCenter(sheet.Closer(s)))
	s.Open(sheet.Tall(s, "voyage.title", board, foot), nil, nil)
	s.Window.Canvas().Focus(next)
}
