package medalcase

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/medals"
	"portroyal/ui/geometry"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// NewStrip makes a low sheet with how many medals there are and as many of those that were earned last as there is room
// for; open looks at the game of one, all shows all of them.
func (g *Game) NewStrip(s *stage.Stage, by, width float32, states []medals.State, open func(game string), all func()) fyne.CanvasObject {
	w, c := s.Words, s.Colours()
	const tallest, space = size * tall, 14
	high := (tallest + 2*space) * by
	content := geometry.NewSheet()
	put := func(object fyne.CanvasObject, x float32) float32 {
		return x + content.Put(object, x, (high-object.MinSize().Height)/2).Width
	}
	x := put(widgets.Title(w.T("medal.title"), 19*by, c.Text), margin*by)
	x = put(widgets.BoldLine(w.T("medal.count", "Done", len(medals.Done(states)), "All", len(states)), 15*by, c.Text), x+12*by) +
		18*by
	plate := s.Plate(widgets.QuietPlate, "medal.all", by, all)
	end := width - margin*by - plate.MinSize().Width
	put(plate, end)
	room := end - 14*by - x
	earned := latest(states)
	if len(earned) == 0 {
		line := widgets.Line(w.T("medal.none"), 14*by, c.Quiet)
		widgets.Shrink(line, room)
		put(line, x)
	}
	const step = size + 8
	for i := range earned[:min(len(earned), int(room/(step*by)))] {
		d := &earned[i]
		picture := widgets.Fixed(&fyne.Container{Objects: g.medal(s, d, size*by)}, size*by, tallest*by)
		says := g.told(w, d)
		tile := widgets.NewBareTile(c, says, picture, func() {
			if d.Game != "" {
				open(d.Game)
			} else {
				all()
			}
		})
		content.At(tile.Opening(says), x, space*by, size*by, tallest*by)
		x += step * by
	}
	return widgets.Fixed(widgets.NewSheet(c, by, 0, content.Container), width, high)
}

// latest are the medals that have been earned, the last one first; those of which nobody knows when come last.
func latest(states []medals.State) []medals.State {
	earned := slices.DeleteFunc(slices.Clone(states), func(d medals.State) bool { return !d.Done })
	slices.SortStableFunc(earned, func(a, b medals.State) int { return b.On.Compare(a.On) })
	return earned
}
