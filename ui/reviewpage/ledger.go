package reviewpage

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Entry is a line of the account of a game: how far the chance of winning went, and why.
type Entry struct {
	ID       words.Tipped
	Short    words.ID // says in a few words how it is measured; "" for nothing
	From, To float64  // chances
	Says     int      // in whole percentage points, such that what is shown adds up
	Total    bool     // a chance, and not a change of one
}

// Written is the number of a line.
func (e Entry) Written(w *words.Words) string {
	if e.Total {
		return w.Percent(float64(e.Says) / 100)
	}
	return Signed(e.Says)
}

// Ledger shows how the chance of winning came from the beginning to the result, step by step, a bar for each cause.
func (p *Page) Ledger(lines []Entry, width float32) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.By
	all := geometry.NewSheet()
	add := all.At
	names, numbers := width*0.5, 48*by
	left, room := names+8*by, width-names-numbers-14*by
	low, most := 0.0, 1.0
	for _, e := range lines {
		low, most = min(low, e.To), max(most, e.To)
	}
	across := func(chance float64) float32 { return left + room*float32((chance-low)/(most-low)) }
	var edges []*canvas.Rectangle // a win and a defeat, between which a chance is
	for range 2 {
		edge := canvas.NewRectangle(palette.Fade(c.Quiet, 0.55))
		edges = append(edges, edge)
		all.Objects = append(all.Objects, edge)
	}
	y := float32(0)
	const thick = 13
	for i, e := range lines {
		write := widgets.Line
		if e.Total {
			write = widgets.BoldLine
		}
		name := widgets.OneLine(write, w.T(words.ID(e.ID)), 14*by, c.Text, names, fyne.TextAlignLeading)
		tall := name.MinSize().Height
		high := tall + 5*by
		add(name, 0, y+2*by, names, tall)
		if e.Short != "" {
			short := widgets.OneLine(widgets.Line, w.T(e.Short), 12*by, c.Quiet, names, fyne.TextAlignLeading)
			add(short, 0, y+tall, names, short.MinSize().Height)
			high = tall + short.MinSize().Height + 4*by
		}
		middle := y + high/2
		if i > 0 { // where the step before ended
			step := canvas.NewRectangle(c.Text)
			add(step, across(lines[i-1].To)-by/2, middle-high/2-thick*by, by, thick*by+high/2)
		}
		fill := palette.Lagoon
		switch {
		case e.Total:
			fill = palette.Brass
		case e.To < e.From:
			fill = palette.Coral
		}
		bar := canvas.NewRectangle(fill)
		bar.CornerRadius = 2 * by
		from, to := across(min(e.From, e.To)), across(max(e.From, e.To))
		add(bar, from, middle-thick*by/2, max(to-from, 1.5*by), thick*by)
		number := write(e.Written(w), 14*by, c.Text)
		need := number.MinSize()
		add(number, width-need.Width, middle-need.Height/2, need.Width, need.Height)
		add(widgets.NewTipped(w.T(e.ID.Tip())), 0, y, width, high)
		y += high
	}
	for i, edge := range edges {
		edge.Move(fyne.NewPos(across(float64(i))-by/2, 0))
		edge.Resize(fyne.NewSize(by, y))
	}
	return widgets.Fixed(all.Container, width, y)
}
