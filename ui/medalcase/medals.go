// Package medalcase shows the medals of a person in any game: drawn ones for what has been done, faint ones with what they ask
// for. Which ones there are, and whether they have been earned, is the engine's to say; a game lends their words and symbols.
package medalcase

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/medals"
	"portroyal/ui/ending"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Game is what a game lends to the case of its medals.
type Game struct {
	Groups []medals.Group // in the order in which they are shown
	About  words.ID       // what counts

	Title func(w *words.Words, name medals.Name) string
	How   func(w *words.Words, of *medals.Medal) string // says what is asked for
	Group func(w *words.Words, group medals.Group) string

	Symbols map[medals.Name]string // what is on the medals
	Symbol  func(s *stage.Stage, name string, size float32) *canvas.Image
}

// told is all about a medal that has been earned, in a line.
func (g *Game) told(w *words.Words, d *medals.State) string {
	if d.On.IsZero() {
		return w.T("medal.done.undated", "Title", g.Title(w, d.Name), "How", g.How(w, &d.Medal))
	}
	return w.T("medal.done", "Title", g.Title(w, d.Name), "How", g.How(w, &d.Medal), "Date", w.Date(d.On))
}

// Earned is a medal that somebody has earned.
type Earned struct {
	Player string // who that is, "" where it goes without saying
	State  medals.State
}

// Awards are the medals that a game has brought, for its end. A click on one leads to all of them.
func (g *Game) Awards(s *stage.Stage, earned []Earned, all func()) func(*words.Words) ending.Awards {
	return func(w *words.Words) ending.Awards {
		awards := ending.Awards{Title: w.T("medal.yours"), More: all}
		for i := range earned {
			one := &earned[i]
			if one.Player != "" {
				awards.Title = w.T("medal.title")
			}
			awards.All = append(awards.All, ending.Award{
				Picture: func(width float32) fyne.CanvasObject {
					return widgets.Fixed(&fyne.Container{Objects: g.medal(s, &one.State, width)}, width, width*tall)
				},
				Name: g.Title(w, one.State.Name), Person: one.Player, Tip: g.told(w, &one.State), Open: all,
			})
		}
		return awards
	}
}
