// Package puzzles is what Port Royal's puzzles are in the window: a glance at each, as a decision on the table, which is
// taken as in a game and then explained. The screen with all of them is any game's.
package puzzles

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/ui/geometry"
	"portroyal/ui/glance"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/terms"
	shared "portroyal/ui/puzzles"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// kinds are what puzzles ask about.
const kinds words.Family[puzzle.Kind] = "puzzle.kind.*"

// Asks is the question of a puzzle, before anything is known of its choices.
func Asks(w *words.Words, one *puzzle.Puzzle) string { return w.T(kinds.ID(puzzle.KindOf(one))) }

// Game is what Port Royal lends to the screen with its puzzles.
func Game(s *pieces.Stage, all []puzzle.Puzzle) (game shared.Game) {
	for i := range all {
		one := &all[i]
		game.All = append(game.All, shared.Puzzle{
			Name: one.Name, Grade: puzzle.Game.Grade(one),
			Asks: func(w *words.Words) string { return Asks(w, one) },
			From: func(w *words.Words) string { return Announced(w, one) },
		})
	}
	game.Scenes = func() shared.Scene {
		pictures := pieces.NewPictures(s.Face)
		return func(number int, size fyne.Size, by float32) fyne.CanvasObject {
			return Scene(s, pictures, &all[number], size, by)
		}
	}
	return game
}

// Scene is a glance at the cards of a puzzle on the water, in a frame, with what it is from in a tag in the corner if
// that is not the base game.
func Scene(
	s *pieces.Stage, pictures *pieces.Pictures, one *puzzle.Puzzle, size fyne.Size, by float32,
) *fyne.Container {
	tag, view := float32(0), one.Position.View()
	from := Announced(s.Words, one)
	if from != "" {
		tag = 17 * by
	}
	scene := shared.Water(s.Stage, size, by, func(add glance.Adding) {
		cards := pieces.Glance{View: &view}
		cards.Draw(s, pictures, by, geometry.Rect(0, tag, size.Width, size.Height-tag), add)
	})
	add := scene.At
	if from == "" {
		return scene.Container
	}
	text := widgets.BoldLine(from, 11.5*by, palette.Ink)
	const coin = 24 // with the number, in the other corner
	widgets.Shorten(text, size.Width-(coin+10)*by)
	need := text.MinSize()
	width := need.Width + 10*by
	ground := canvas.NewRectangle(palette.Parchment)
	ground.StrokeColor, ground.StrokeWidth = palette.Ink, 1.2*by
	add(ground, size.Width-width, 0, width, tag)
	add(text, size.Width-width+5*by, (tag-need.Height)/2, need.Width, need.Height)
	return scene.Container
}

// Announced is what a puzzle is from beside the base game, or instead of it; it is empty for the base game alone.
func Announced(w *words.Words, one *puzzle.Puzzle) string {
	edition, more := terms.Edition(w, one.Position.Options())
	if one.Position.Options().Decks.Box() != portroyal.DeckBase {
		more = append([]string{edition}, more...)
	}
	return strings.Join(more, " + ")
}
