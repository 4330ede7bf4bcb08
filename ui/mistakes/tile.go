package mistakes

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/calendar"
	"portroyal/engine/mistakes"
	"portroyal/ui/geometry"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Next says when the next puzzle of a player comes, where none waits today, and then the same in as few words as
// possible. Both are "" for the zero day, on which none comes.
func Next(w *words.Words, today, next calendar.Day) (text, short string) {
	switch next {
	case calendar.Day{}:
		return "", ""
	case today.Add(1):
		text = w.T("mistakes.next.tomorrow")
		return text, text
	}
	date := summary.Day(w, next)
	return w.T("mistakes.next", "Date", date), w.T("mistakes.next.short", "Date", date)
}

// due says when a puzzle waits.
func (p *Page[P, A]) due(e *mistakes.Entry[P, A]) string {
	w := p.stage.Words
	if e.IsDue(p.shown.Today) {
		return w.T("mistakes.due")
	}
	return w.T("mistakes.later", "Date", summary.Day(w, e.Due))
}

// markOf says how often a puzzle has been solved in a row.
func markOf[P mistakes.Puzzle[A], A any](e *mistakes.Entry[P, A]) words.ID {
	switch {
	case e.Solved > 0:
		return "mistakes.mark.once"
	case e.Answers > 0:
		return "mistakes.mark.tried"
	}
	return "mistakes.mark.new"
}

// tile is the sheet of a puzzle: a glance at its cards, what it asks, when it waits, and a ring for each time that it
// has to be solved in a row, with a tick for each that it was. Nothing on it says what was played.
func (p *Page[P, A]) tile(number int, size fyne.Size) *widgets.Tile {
	key := p.keys[number]
	w, c := p.stage.Words, p.stage.Colours()
	by := p.By * min(max(size.Height/(190*p.By), 1), 1.4) // on a large window its words grow with it
	e := p.box.Puzzles[key]
	game := p.shown.Game
	asks, from := game.Asks(w, e.Puzzle), game.From(w, &e)
	content := geometry.NewSheet()
	add := content.At
	edge, foot := 8*by, 66*by
	table := fyne.NewSize(size.Width-2*edge, size.Height-foot-edge)
	add(p.scene(e.Puzzle, table, by), edge, edge, table.Width, table.Height)
	mark := 20 * by
	marks := mistakes.InARow*mark + (mistakes.InARow-1)*4*by
	x, y := edge+2*by, size.Height-foot+4*by
	room := size.Width - 2*x
	line := func(text *canvas.Text, room float32) {
		widgets.Shrink(text, room)
		add(text, x, y, room, text.MinSize().Height)
		y += text.MinSize().Height
	}
	line(widgets.BoldLine(asks, 15*by, c.Text), room)
	write := widgets.Line
	if e.IsDue(p.shown.Today) {
		write = widgets.BoldLine
	}
	line(write(p.due(&e), 13*by, c.Text), room-marks-6*by)
	line(widgets.Line(from, 12*by, c.Quiet), room-marks-6*by)
	for i := range mistakes.InARow {
		at := size.Width - x - marks + float32(i)*(mark+4*by)
		add(p.mark(i < e.Solved, mark, by), at, size.Height-edge-mark-4*by, mark, mark)
	}
	if e.IsDue(p.shown.Today) {
		coin, glass := 30*by, 17*by
		at, in := edge-6*by, (coin-glass)/2
		add(p.stage.Symbol("coin-blank", coin), at, at, coin, coin)
		add(p.stage.Symbol("hourglass", glass), at+in, at+in, glass, glass)
	}
	name := w.T("mistakes.tip", "Kind", asks, "From", from, "Due", p.due(&e), "Mark", w.T(markOf(&e)))
	if game.Edition != nil {
		if edition := game.Edition(w, e.Puzzle); edition != "" {
			name = w.T("mistakes.tip.edition", "Kind", asks, "Edition", edition, "From", from, "Due", p.due(&e),
				"Mark", w.T(markOf(&e)))
		}
	}
	return widgets.NewPaperTile(c, by, name, content.Container, func() { p.calls.Open(key) }).Opening(name)
}

// mark is a tick, or an empty ring.
func (p *Page[P, A]) mark(solved bool, size, by float32) fyne.CanvasObject {
	if solved {
		return widgets.NewTick(size)
	}
	ring := canvas.NewCircle(color.Transparent)
	ring.StrokeColor, ring.StrokeWidth = p.stage.Colours().Edge, 2*by
	return ring
}
