package statisticspage

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/statisticspage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// glance is a low sheet with the most important numbers, each with its symbol.
func (p *Page) glance(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w, c, by := p.Stage.Words, p.Stage.Colours(), p.By
	own := func(name string) func(float32) *canvas.Image {
		return func(size float32) *canvas.Image { return pieces.Symbol(p.Stage, name, size) }
	}
	shared := func(name string) func(float32) *canvas.Image {
		return func(size float32) *canvas.Image { return p.Stage.TintedSymbol(name, size, palette.Gold) }
	}
	all := []struct {
		symbol func(size float32) *canvas.Image
		number string
		id     words.ID
	}{
		{own("wheel"), strconv.Itoa(sum.Games), "cove.figures.glance.games"},
		{shared("star"), statisticspage.Wins(w, math.Round(10*sum.Wins)/10), "cove.figures.glance.wins"},
		{shared("crest"), w.Decimal(sum.Mean()), "cove.figures.glance.place"},
		{own("fame"), w.Decimal(sum.Own.Fame[sum.Length.Rounds()]), "cove.figures.glance.fame"},
		{own("treasure"), strconv.Itoa(sum.Plunder.Cards), "cove.figures.glance.plunder"},
		{own("hit"), strconv.Itoa(sum.Foes()), "cove.figures.glance.sunk"},
	}
	const high, badge = 78, 50
	box := geometry.NewSheet()
	put := box.At
	in := statisticspage.Edge * by
	cell := (width - 2*in) / float32(len(all))
	for i := range all {
		one := &all[i]
		x := in + cell*float32(i)
		if i > 0 {
			put(canvas.NewRectangle(palette.Fade(c.Quiet, 0.3)), x, 14*by, by, (high-28)*by)
		}
		left := x + 10*by
		disc := canvas.NewCircle(palette.Parchment)
		disc.StrokeColor, disc.StrokeWidth = palette.Brass, 3*by
		middle := (high - badge) / 2 * by
		put(disc, left, middle, badge*by, badge*by)
		put(one.symbol(badge*0.66*by), left+badge*0.17*by, middle+badge*0.17*by, badge*0.66*by, badge*0.66*by)
		left += (badge + 9) * by
		room := x + cell - left - 4*by
		number := widgets.Title(one.number, 25*by, c.Text)
		widgets.Shrink(number, room)
		lines := widgets.Paragraph(widgets.Line, w.T(one.id), 13*by, c.Quiet, room, 1, fyne.TextAlignLeading)
		tall := number.MinSize().Height + lines.MinSize().Height
		y := (high*by - tall) / 2
		figure := geometry.NewSheet()
		figure.At(number, left, y, room, number.MinSize().Height)
		figure.At(lines, left, y+number.MinSize().Height, room, lines.MinSize().Height)
		box.Add(geometry.Said(func() string {
			return w.T("spoken.of", "What", w.T(one.id), "Words", one.number)
		}, figure.Container))
	}
	return widgets.Fixed(widgets.NewSheet(c, by, 0, box.Container), width, high*by)
}
