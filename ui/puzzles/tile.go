package puzzles

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/logbook"
	"portroyal/engine/puzzle"
	"portroyal/ui/geometry"
	"portroyal/ui/glance"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// grades say how hard puzzles are.
const grades words.Family[puzzle.Grade] = "puzzle.grade.*"

// markOf says what has come of a puzzle.
func markOf(try logbook.Try) words.ID {
	switch {
	case try.AtOnce():
		return "puzzle.mark.once"
	case try.Solved:
		return "puzzle.mark.solved"
	case try.Tries > 0:
		return "puzzle.mark.tried"
	}
	return "puzzle.mark.new"
}

// tile is the sheet of a puzzle: a glance at it, what it asks, how hard it is, and what has come of
// it.
func (p *Puzzles) tile(i int, size fyne.Size) *widgets.Tile {
	w, c := p.stage.Words, p.stage.Colours()
	by := p.By * min(max(min(size.Height/148, size.Width/150)/p.By, 1), 1.4) // on a large window its words grow with it
	one := &p.game.All[i]
	try := p.tries[one.Name]
	edge := 7 * by
	content := geometry.NewSheet()
	add := content.At
	foot := 43 * by
	table := fyne.NewSize(size.Width-2*edge, size.Height-foot-edge)
	add(p.scene(i, table, by), edge, edge, table.Width, table.Height)
	p.number(i, add, edge, by)

	y, mark := size.Height-foot+3*by, 22*by
	room := size.Width - 2*edge - mark - 6*by
	asks := widgets.BoldLine(one.Asks(w), 14*by, c.Text)
	widgets.Shrink(asks, room)
	asks.TextSize = max(asks.TextSize, widgets.Least*by)
	widgets.Shorten(asks, room)
	add(asks, edge+2*by, y, room, asks.MinSize().Height)
	y += asks.MinSize().Height
	stars := float32(0)
	for grade := puzzle.Easy; grade <= puzzle.Hard; grade++ {
		name := "star"
		if grade > one.Grade {
			name = "star-empty"
		}
		add(p.stage.TintedSymbol(name, 13*by, c.Edge), edge+2*by+stars, y+2*by, 13*by, 13*by)
		stars += 14 * by
	}
	hard := widgets.Line(w.T(grades.ID(one.Grade)), 12*by, c.Quiet)
	widgets.Shorten(hard, room-stars-5*by)
	add(hard, edge+2*by+stars+5*by, y+by, room-stars-5*by, hard.MinSize().Height)
	add(p.mark(try, mark, by), size.Width-edge-mark-by, size.Height-foot+9*by, mark, mark)

	name := p.called(i)
	return widgets.NewPaperTile(c, by, name, content.Container, func() { p.calls.Open(i) }).Opening(name)
}

// called is what a puzzle is called, with what it is from if that is not the base game.
func (p *Puzzles) called(i int) string {
	w, one := p.stage.Words, &p.game.All[i]
	kind, grade, mark := one.Asks(w), w.T(grades.ID(one.Grade)), w.T(markOf(p.tries[one.Name]))
	if edition := one.from(w); edition != "" {
		return w.T("puzzle.tip.edition", "Number", i+1, "Edition", edition, "Kind", kind, "Grade", grade, "Mark", mark)
	}
	return w.T("puzzle.tip", "Number", i+1, "Kind", kind, "Grade", grade, "Mark", mark)
}

// Water is a sheet of the sea in a frame, with what is drawn on it.
func Water(s *stage.Stage, size fyne.Size, by float32, draw func(glance.Adding)) geometry.Sheet {
	scene, c := geometry.NewSheet(), s.Colours()
	scene.At(canvas.NewVerticalGradient(c.Sea, c.SeaEdge), 0, 0, size.Width, size.Height)
	draw(scene.At)
	frame := canvas.NewRectangle(color.Transparent)
	frame.StrokeColor, frame.StrokeWidth = palette.Ink, 1.2*by
	scene.At(frame, 0, 0, size.Width, size.Height)
	return scene
}

// number is the number of a puzzle, on a coin in the corner.
func (p *Puzzles) number(i int, add glance.Adding, edge, by float32) {
	size := 27 * by
	add(p.stage.Symbol("coin-blank", size), edge-5*by, edge-5*by, size, size)
	text := widgets.Title(strconv.Itoa(i+1), 15*by, palette.Ink)
	widgets.Shrink(text, size*0.8)
	need := text.MinSize()
	add(text, edge-5*by+(size-need.Width)/2, edge-5*by+(size-need.Height)/2, need.Width, need.Height)
}

// mark is an empty ring, a full one for what was tried, a tick, with a star if it was solved at once.
func (p *Puzzles) mark(try logbook.Try, size, by float32) fyne.CanvasObject {
	c := p.stage.Colours()
	switch {
	case try.AtOnce():
		star := size * 0.8
		return &fyne.Container{Objects: []fyne.CanvasObject{
			widgets.NewTick(size),
			widgets.Placed(p.stage.Symbol("star", star), fyne.NewPos(size-star*0.55, -star*0.5),
				fyne.NewSquareSize(star)),
		}}
	case try.Solved:
		return widgets.NewTick(size)
	}
	ring := canvas.NewCircle(color.Transparent)
	ring.StrokeColor, ring.StrokeWidth = c.Edge, 2*by
	if try.Tries > 0 {
		ring.FillColor = palette.Fade(c.Edge, 0.6)
	}
	return ring
}
