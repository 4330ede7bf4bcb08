package career

import (
	"image/color"

	"fyne.io/fyne/v2"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// Paints are the colours of the chart.
type Paints struct {
	Sea, Land, Coast, Line, Faint, Travelled color.NRGBA
	Text, Quiet                              color.NRGBA // names on sea and land
	Plain                                    bool        // lines alone
}

// paintsOf are the colours of a chart in the present appearance.
func (c *Career) paintsOf() Paints {
	colours := c.stage.Colours()
	p := Paints{Text: colours.Text, Quiet: colours.Quiet}
	switch {
	case c.stage.HighContrast:
		p.Sea, p.Land, p.Coast, p.Line = colours.Panel, colours.Field, colours.Edge, colours.Edge
		p.Faint, p.Travelled, p.Plain = colours.Quiet, palette.Gold, true
	case c.game.Sea.Paints != nil:
		return c.game.Sea.Paints(c.stage.Dark)
	case c.stage.Dark:
		p.Sea, p.Land = palette.Hex(0x1a2a30), palette.Hex(0x3d2b1b)
		p.Coast, p.Line = palette.Hex(0xb08a4a), palette.Hex(0xa8854c)
		p.Faint, p.Travelled = palette.Hex(0x93815f), palette.Coral
	default:
		p.Sea, p.Land = palette.Hex(0xe3e2c9), palette.Hex(0xe9d3a0)
		p.Coast, p.Line = palette.Umber, palette.Hex(0x7b5a35)
		p.Faint, p.Travelled = palette.Hex(0x8a7250), palette.Danger
	}
	return p
}

// chart is the sea chart with its stations.
type chart struct {
	career   *Career
	size     fyne.Size
	by       float32 // how much larger than usual stations are
	paints   Paints
	root     *fyne.Container
	sea      fyne.CanvasObject
	at       fyne.Position // of the sea
	stations *fyne.Container
}

// How the chart is framed, in units of a chart of usual size.
const (
	chartEdge  = 12
	chartFrame = 7 // the band of degrees
)

// usualChart is the size at which stations are of usual size.
var usualChart = fyne.NewSize(640, 590)

// newChart draws the chart; mark puts the stations on it.
func newChart(c *Career, size fyne.Size) *chart {
	h := &chart{career: c, size: size, paints: c.paintsOf(), stations: &fyne.Container{}}
	h.by = max(min(size.Width/usualChart.Width, size.Height/usualChart.Height, 2.6), 0.8)
	edge := chartEdge * c.by
	sea := size.SubtractWidthHeight(2*edge, 2*edge)
	h.at = fyne.NewPos(edge, edge)
	h.sea = widgets.Placed(c.stage.Drawn(sea, func(on *draw.Canvas) { h.draw(on, sea) }), h.at, sea)
	colours := c.stage.Colours()
	title := widgets.NewTitle(colours, c.stage.Words.T("career.title"), 24*c.by)
	need := title.MinSize()
	h.root = &fyne.Container{Objects: []fyne.CanvasObject{
		widgets.Placed(widgets.NewSheet(colours, c.by, 0, &fyne.Container{}), fyne.Position{}, size),
		h.sea, h.stations,
		widgets.Placed(title, fyne.NewPos((size.Width-need.Width)/2, -need.Height/2), need),
	}}
	return h
}

// mark puts the stations on the chart, and the ship beside the one to be sailed next.
func (h *chart) mark() {
	h.stations.Objects = nil
	size, sea := h.sea.Size(), h.career.game.Sea
	for i := range h.career.game.Row {
		station := h.station(i)
		wide := stationWide * h.by
		spot := sea.Route[sea.Stations[i]]
		where := h.at.AddXY(float32(spot.X)*size.Width-wide/2, float32(spot.Y)*size.Height-(3+coinSize/2)*h.by)
		h.stations.Add(widgets.Placed(station, where, fyne.NewSize(wide, max(stationHigh*h.by, station.MinSize().Height))))
	}
	next, ship := sea.Route[sea.Stations[h.career.next()]], 40*h.by
	where := h.at.AddXY(float32(next.X)*size.Width-ship*0.55, float32(next.Y)*size.Height-coinSize/2*h.by-ship*0.86)
	h.stations.Add(widgets.Placed(h.career.stage.Symbol("ship", ship), where, fyne.NewSquareSize(ship)))
}

// draw draws sea, lands and route.
func (h *chart) draw(on *draw.Canvas, size fyne.Size) {
	w, hi, by := float64(size.Width), float64(size.Height), float64(h.by)
	p, sea := h.paints, h.career.game.Sea
	on.Fill(draw.BoxAt(0, 0, w, hi).Outline(), p.Sea)
	if sea.Ground != nil && !p.Plain {
		sea.Ground(on, w, hi, p)
	}
	place := func(a At) (x, y float64) { return a.X * w, a.Y * hi }
	x, y := place(sea.Compass)
	rhumbs(on, x, y, w+hi, by, palette.Fade(p.Line, 0.16))
	h.lands(on, w, hi)
	for _, a := range sea.Waves {
		x, y := place(a)
		wave(on, x, y, 11*by, palette.Fade(p.Line, 0.55))
	}
	x, y = place(sea.Serpent)
	serpent(on, x, y, 30*by, p)
	h.way(on, w, hi)
	x, y = place(sea.Compass)
	rose(on, x, y, min(0.08*w, 0.088*hi), p)
	degrees(on, w, hi, chartFrame*by, p)
}

// lands draws what names may not run into: the coasts with what is on them, or the pictures of the islands.
func (h *chart) lands(on *draw.Canvas, w, hi float64) {
	by, p, sea := float64(h.by), h.paints, h.career.game.Sea
	for _, coast := range sea.Coasts {
		line := draw.Polygon(smooth(coast, true, w, hi)...)
		if !p.Plain { // the shallows
			for _, band := range []struct{ width, opacity float64 }{{26, 0.10}, {17, 0.13}, {8, 0.20}} {
				on.Stroke(line, band.width*by, palette.Fade(palette.Lagoon, band.opacity))
			}
		}
		on.Fill(line, p.Land)
		on.Stroke(line, 1.6*by, p.Coast)
	}
	for _, a := range sea.Peaks {
		peak(on, a.X*w, a.Y*hi, 13*by, p)
	}
	for _, a := range sea.Palms {
		palm(on, a.X*w, a.Y*hi, 15*by, p)
	}
	if sea.Islands != nil {
		sea.Islands(on, w, hi)
	}
}

// way draws the route: what is open to the player in full, the rest faintly.
func (h *chart) way(on *draw.Canvas, w, hi float64) {
	by, last := float64(h.by), 0
	for i := range h.career.game.Row {
		if h.career.opens(i) {
			last = i
		}
	}
	sea := h.career.game.Sea
	line := smooth(sea.Route, false, w, hi)
	turn := 2 * steps * sea.Stations[last]
	dashes := []float64{9 * by, 7 * by}
	on.Stroke(draw.Dashes([]float64{2 * by, 9 * by}, line[turn:]...), 2.6*by, h.paints.Faint)
	if turn > 0 {
		on.Stroke(draw.Dashes(dashes, line[:turn+2]...), 3.2*by, h.paints.Travelled)
	}
}
