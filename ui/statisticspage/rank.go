package statisticspage

import (
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/ladder"
	"portroyal/engine/skill"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// How sure a rank is, below the rank and in a line with it.
const (
	howSure  words.Family[ladder.Certainty] = "figures.rank.sure.*"
	rankLine words.Family[ladder.Certainty] = "figures.rank.line.*"
)

// RankLine is a rank in a line, with how sure it is, for the start screen; "" for no rank.
func RankLine(w *words.Words, level skill.Level, sure ladder.Certainty) string {
	if level == 0 {
		return ""
	}
	return w.T(rankLine.ID(sure), "Level", w.T(summary.Levels.ID(level)))
}

// Rank is a sheet with a rank, or with how many games are still missing for one.
func (b *Brush) Rank(width float32, rank *ladder.Rank) fyne.CanvasObject {
	w, c, by := b.Stage.Words, b.Stage.Colours(), b.By
	s := b.Section(width, w.T("figures.rank"))
	if rank.Level == 0 {
		s.Say(w.N("figures.rank.none", rank.Games, "From", ladder.RankFrom))
		s.Y += 3 * by
		s.Pips(rank.Games, ladder.RankFrom)
		return s.Done()
	}
	const badge, beside = 92, 190
	top := s.Y
	left := beside * by
	middle := func(object fyne.CanvasObject, width, height float32) {
		s.Put(object, (left-width)/2, width, height)
		s.Y += height
	}
	middle(b.Stage.Head(summary.LevelHead(rank.Level), palette.Brass, badge*by), badge*by, badge*by)
	s.Y += 2 * by
	name := widgets.Title(w.T(summary.Levels.ID(rank.Level)), 24*by, c.Text)
	widgets.Shrink(name, left-8*by)
	middle(name, name.MinSize().Width, name.MinSize().Height)
	middle(b.stars(rank.Level, 17*by), skill.Levels*17*by, 17*by)
	s.Y += 3 * by
	sure := widgets.Line(w.T(howSure.ID(rank.Certainty())), 14*by, c.Quiet)
	widgets.Shrink(sure, left-8*by)
	middle(sure, sure.MinSize().Width, sure.MinSize().Height)
	bottom := s.Y

	scale := &Section{Brush: b, Width: s.Width - left - 24*by, All: &fyne.Container{}}
	b.levels(scale, rank)
	need := fyne.NewSize(scale.Width, scale.Y)
	s.Y = top + max((bottom-top-scale.Y)/2, 0)
	in := Edge * by // put of the inner section leaves a margin as well
	s.Put(scale.All, left+24*by-in, need.Width, need.Height)
	scale.All.Move(scale.All.Position().SubtractXY(0, in*0.8))
	s.Y = max(bottom, s.Y+scale.Y)
	return s.Done()
}

// stars are as many stars as a level is high, of five.
func (b *Brush) stars(level skill.Level, size float32) fyne.CanvasObject {
	row := geometry.NewSheet()
	for at := skill.CabinBoy; at <= skill.Governor; at++ {
		name := "star"
		if at > level {
			name = "star-empty"
		}
		row.At(b.Stage.TintedSymbol(name, size, b.Stage.Colours().Edge), float32(at-1)*size, 0, size, size)
	}
	return row.Container
}

// levels adds the scale of the five levels with what decisions and results say of a rank, and the same in words.
func (b *Brush) levels(s *Section, rank *ladder.Rank) {
	w, c, by := b.Stage.Words, b.Stage.Colours(), b.By
	type evidence struct {
		of    *ladder.Evidence
		id    words.ID
		paint color.Color
	}
	kinds := []evidence{
		{&rank.Decisions, "figures.rank.decisions", palette.Lagoon}, {&rank.Results, "figures.rank.results", palette.Brass},
	}
	label := float32(0)
	for _, kind := range kinds {
		label = max(label, widgets.Line(w.T(kind.id), 14*by, c.Text).MinSize().Width)
	}
	kinds = slices.DeleteFunc(kinds, func(kind evidence) bool { return kind.of.Games == 0 })
	label = min(label, s.Width*0.3) + 12*by
	room := (s.Width - label) / skill.Levels // for each level
	across := func(place float64) float32 { return label + room*(float32(place)-0.5) }
	const high = 26
	for level := skill.CabinBoy; level <= skill.Governor; level++ { // a field for each level, that of the rank lit
		paint := c.Field
		if level == rank.Level {
			paint = palette.Fade(c.Accent, 0.3)
		}
		s.Rectangle(paint, across(float64(level))-room/2+1.5*by, 0, room-3*by, float32(len(kinds))*high*by)
	}
	for _, kind := range kinds {
		text := widgets.OneLine(widgets.Line, w.T(kind.id), 14*by, c.Text, label-10*by, fyne.TextAlignLeading)
		s.Middle(text, 0, label-10*by, high*by)
		low, up := across(kind.of.Low), across(kind.of.High)
		s.Rectangle(kind.paint, low-3*by, high*by/2-4*by, max(up-low, 0)+6*by, 8*by)
		dot := canvas.NewCircle(c.Panel)
		dot.StrokeColor, dot.StrokeWidth = c.Text, 2*by
		s.At(dot, across(kind.of.Mid)-6.5*by, high*by/2-6.5*by, 13*by, 13*by)
		s.Put(widgets.NewTipped(b.evidence(kind.of, kind.of == &rank.Decisions)), 0, s.Width, high*by)
		s.Y += high * by
	}
	s.Y += 3 * by
	for level := skill.CabinBoy; level <= skill.Governor; level++ {
		write, paint := widgets.Line, c.Quiet
		if level == rank.Level {
			write, paint = widgets.BoldLine, c.Text
		}
		name := write(w.T(summary.Levels.ID(level)), 13*by, paint)
		widgets.Shrink(name, room-4*by)
		need := name.MinSize()
		s.Put(name, across(float64(level))-need.Width/2, need.Width, need.Height)
	}
	s.Y += 26 * by
	for _, kind := range kinds {
		s.Say(b.evidence(kind.of, kind.of == &rank.Decisions))
	}
	s.Note(w.T("figures.rank.about", "Games", ladder.RankOver))
}

// evidence says in words what decisions, or results, say of a rank.
func (b *Brush) evidence(of *ladder.Evidence, decisions bool) string {
	w := b.Stage.Words
	name := func(place float64) string { return w.T(summary.Levels.ID(skill.Level(math.Round(place)))) }
	low, high := name(of.Low), name(of.High)
	switch {
	case decisions && low == high:
		return w.N("figures.rank.decided.at", of.Games, "Level", low)
	case decisions:
		return w.N("figures.rank.decided", of.Games, "Low", low, "High", high)
	case low == high:
		return w.N("figures.rank.won.at", of.Games, "Wins", of.Count, "Level", low)
	}
	return w.N("figures.rank.won", of.Games, "Wins", of.Count, "Low", low, "High", high)
}
