package seating

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/widgets"
)

// Preset is a well-known game, shown as a poster.
type Preset struct {
	Name       string // of its picture, different for each
	Title, Tip string // its name, and a sentence about it

	// Prepare is called on the toolkit's goroutine before the picture is drawn.
	Prepare func() Draw
}

// presetGap is the gap between two presets, and mostPreset the greatest width of one.
const (
	presetGap  = 14
	mostPreset = 300
)

// presetWidth is the width of the picture of one of n presets if all of them, with their gaps, are this wide.
func (s *Screen) presetWidth(n int, width float32) float32 {
	gap := s.Grown(presetGap)
	return min((width-float32(n-1)*gap)/float32(n), s.Grown(mostPreset)) - 2*s.Grown(widgets.PosterEdge)
}

// presetRow lets the player choose a preset by its picture, its name and a sentence.
func (s *Screen) presetRow(width float32) fyne.CanvasObject {
	c := s.stage.Colours()
	presets, chosen := s.game.Presets()
	n, gap := len(presets), s.Grown(presetGap)
	inner := s.presetWidth(n, width)
	text := inner - 2*s.Grown(6)
	broken := func(p Preset) []string {
		return widgets.Balanced(widgets.Title, p.Title, s.Grown(widgets.PosterSize), text)
	}
	lines := 1
	for _, p := range presets {
		lines = max(lines, len(broken(p)))
	}
	var picks []*widgets.Pick
	for _, p := range presets {
		sentence := widgets.Paragraph(widgets.Line, p.Tip, s.Grown(12.5), c.Quiet, text, 1, fyne.TextAlignCenter)
		picture := s.pictureOf(p.Name, p.Prepare)
		picks = append(picks, widgets.NewPoster(c, s.Growth, picture, inner, inner*s.Shape, broken(p), lines, sentence))
	}
	row := widgets.NewPicks(Columns{n, gap}, n, chosen, s.game.Play, picks...)
	s.Focus.Add("presets", row)
	wide := float32(n)*(inner+2*s.Grown(widgets.PosterEdge)+gap) - gap
	if wide >= width-slack {
		return row
	}
	return container.NewCenter(widgets.Fixed(row, wide, row.MinSize().Height))
}
