package puzzles

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Scene is a glance at the cards of a puzzle on the water, in a frame, with what it is from in a tag in the corner if
// that is not the base game.
func Scene(
	s *pieces.Stage, pictures *pieces.Pictures, one *puzzle.Puzzle, size fyne.Size, by float32,
) *fyne.Container {
	scene := geometry.NewSheet()
	add := scene.At
	c := s.Colours()
	add(canvas.NewVerticalGradient(c.Sea, c.SeaEdge), 0, 0, size.Width, size.Height)
	tag, view := float32(0), one.Position.View()
	from := Announced(s.Words, one)
	if from != "" {
		tag = 17 * by
	}
	glance := pieces.Glance{View: &view}
	glance.Draw(s, pictures, by, geometry.Rect(0, tag, size.Width, size.Height-tag), add)
	frame := canvas.NewRectangle(color.Transparent)
	frame.StrokeColor, frame.StrokeWidth = palette.Ink, 1.2*by
	add(frame, 0, 0, size.Width, size.Height)
	if from == "" {
		return scene.Container
	}
	text := widgets.BoldLine(from, 11.5*by, palette.Ink)
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
