package career

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/draw"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// How a station looks, in units of a chart of usual size.
const (
	coinSize    = 44
	starSize    = 15
	nameSize    = 13.8 // that can be read in the smallest window
	stationWide = 112
	stationHigh = coinSize + starSize + 22
)

// station is a voyage on the chart: a coin with its number, its stars and its name.
func (h *chart) station(number int) fyne.CanvasObject {
	c, by := h.career, h.by
	colours, v := c.stage.Colours(), c.game.Row[number]
	open, wide := c.opens(number), stationWide*by
	box := geometry.NewSheet()
	add := box.At
	coin := coinSize * by
	left := (wide - coin) / 2
	if number == c.chosen {
		glow := canvas.NewCircle(palette.Fade(palette.Gold, 0.45))
		glow.StrokeColor, glow.StrokeWidth = colours.Text, 2.5*by
		if !c.stage.HighContrast {
			glow.StrokeColor = palette.Danger
		}
		add(glow, left-5*by, -2*by, coin+10*by, coin+10*by)
	}
	top := 3 * by
	if open {
		add(c.stage.Symbol("coin-blank", coin), left, top, coin, coin)
		text := widgets.Title(strconv.Itoa(number+1), 21*by, palette.Ink)
		need := text.MinSize()
		add(text, left+(coin-need.Width)/2, top+(coin-need.Height)/2, need.Width, need.Height)
	} else {
		seal := coin * 0.82
		ground := canvas.NewCircle(h.paints.Land)
		ground.StrokeColor, ground.StrokeWidth = h.paints.Faint, 2*by
		add(ground, left+(coin-seal)/2, top+(coin-seal)/2, seal, seal)
		lock := coin * 0.46
		add(c.stage.Drawn(fyne.NewSquareSize(lock), func(on *draw.Canvas) { padlock(on, float64(lock), h.paints.Faint) }),
			left+(coin-lock)/2, top+(coin-lock)/2, lock, lock)
	}
	y := top + coin + by
	if open {
		stars, star := v.Stars(), starSize*by
		x := (wide - float32(stars)*star) / 2
		for i := range stars {
			picture := c.stage.TintedSymbol("star-empty", star, h.paints.Line)
			if i < c.standings[number].Stars() {
				picture = c.stage.Symbol("star", star)
			}
			add(picture, x+float32(i)*star, y, star, star)
		}
		y += star + by
	}
	paint := h.paints.Text
	if !open {
		paint = h.paints.Quiet
	}
	line := widgets.Title(c.game.Title(c.stage.Words, number), nameSize*by, paint)
	line.Alignment = fyne.TextAlignCenter
	title := widgets.Legible(line, wide)
	need := title.MinSize()
	add(title, (wide-need.Width)/2, y, need.Width, need.Height)
	name := c.stage.Words.T("career.station.tip", "Number", number+1, "Title", c.game.Title(c.stage.Words, number),
		"State", c.state(number))
	tile := widgets.NewBareTile(colours, name, widgets.Fixed(container.NewWithoutLayout(box.Container), wide, y+need.Height), func() { c.choose(number) })
	tile.SetToolTip(name)
	return tile
}
