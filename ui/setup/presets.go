package setup

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/widgets"
)

// Preset is a well-known game, shown as a poster.
type Preset struct {
	Name       string // of its picture, different for each
	Title, Tip string // its name, and a sentence about it
	Unfit      bool   // it does not go with what is fixed, and is not shown
	Draw       Draw   // draws the picture
}

// presetGap is the gap between two presets, mostPreset the greatest width of one, and fewPresets the number below which
// they are no wider for being fewer than usual.
const (
	presetGap  = 14
	mostPreset = 300
	fewPresets = 4
)

// presetWidth is the width of the picture of one of these presets if those that are shown, with their gaps, are this wide.
func (s *Screen) presetWidth(all []Preset, width float32) float32 {
	shown, _ := fit(all)
	n, gap := s.across(max(len(shown), min(fewPresets, len(all)))), s.Grown(presetGap)
	return min((width-float32(n-1)*gap)/float32(n), s.Grown(mostPreset)) - 2*s.Grown(widgets.PosterEdge)
}

// across is how many of so many presets are side by side: half of them in a window that is higher than wide.
func (s *Screen) across(n int) int {
	if n > fewPresets && s.Size.Height > s.Size.Width {
		return (n + 1) / 2
	}
	return n
}

// fit are the presets that are shown, and their places among all.
func fit(all []Preset) (shown []Preset, places []int) {
	for place, p := range all {
		if !p.Unfit {
			shown, places = append(shown, p), append(places, place)
		}
	}
	return shown, places
}

// presetRow lets the player choose a preset by its picture, its name and a sentence; it is nil where none is shown.
func (s *Screen) presetRow(width float32) fyne.CanvasObject {
	c := s.stage.Colours()
	all, chosen := s.game.Presets()
	presets, places := fit(all)
	if len(presets) == 0 {
		return nil
	}
	n, gap := s.across(len(presets)), s.Grown(presetGap)
	inner := s.presetWidth(all, width)
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
		picture := s.pictureOf(p.Name, p.Draw)
		picks = append(picks, widgets.NewPoster(c, s.Growth, picture, inner, inner*s.Shape, broken(p), lines, sentence))
	}
	play := func(i int) { s.game.Play(places[i]) }
	row := widgets.NewPicks(Columns{n, gap}, n, slices.Index(places, chosen), play, picks...)
	s.Focus.Add("presets", row)
	wide := float32(n)*(inner+2*s.Grown(widgets.PosterEdge)+gap) - gap
	if wide >= width-slack {
		return row
	}
	return container.NewCenter(widgets.Fixed(row, wide, row.MinSize().Height))
}
