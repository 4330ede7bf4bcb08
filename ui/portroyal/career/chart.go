package career

import (
	"image/color"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/career"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// paints are the colours of the chart.
type paints struct {
	sea, land, coast, line, faint, travelled color.NRGBA
	text, quiet                              color.NRGBA // names on sea and land
	plain                                    bool        // lines alone
}

// paintsOf are the colours of a chart in the present appearance.
func (c *Career) paintsOf() paints {
	colours := c.stage.Colours()
	p := paints{text: colours.Text, quiet: colours.Quiet}
	switch {
	case c.stage.HighContrast:
		p.sea, p.land, p.coast, p.line = colours.Panel, colours.Field, colours.Edge, colours.Edge
		p.faint, p.travelled, p.plain = colours.Quiet, palette.Gold, true
	case c.stage.Dark:
		p.sea, p.land = palette.Hex(0x1a2a30), palette.Hex(0x3d2b1b)
		p.coast, p.line = palette.Hex(0xb08a4a), palette.Hex(0xa8854c)
		p.faint, p.travelled = palette.Hex(0x93815f), palette.Coral
	default:
		p.sea, p.land = palette.Hex(0xe3e2c9), palette.Hex(0xe9d3a0)
		p.coast, p.line = palette.Umber, palette.Hex(0x7b5a35)
		p.faint, p.travelled = palette.Hex(0x8a7250), palette.Danger
	}
	return p
}

// chart is the sea chart with its stations.
type chart struct {
	career   *Career
	size     fyne.Size
	by       float32 // how much larger than usual stations are
	paints   paints
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
	size := h.sea.Size()
	for i := range career.Voyages {
		station := h.station(i)
		wide := stationWide * h.by
		spot := route[stations[i]]
		where := h.at.AddXY(float32(spot.x)*size.Width-wide/2, float32(spot.y)*size.Height-(3+coinSize/2)*h.by)
		h.stations.Add(widgets.Placed(station, where, fyne.NewSize(wide, stationHigh*h.by)))
	}
	next, ship := route[stations[h.career.next()]], 40*h.by
	where := h.at.AddXY(float32(next.x)*size.Width-ship*0.55, float32(next.y)*size.Height-coinSize/2*h.by-ship*0.86)
	h.stations.Add(widgets.Placed(h.career.stage.Symbol("ship", ship), where, fyne.NewSquareSize(ship)))
}

// draw draws sea, lands and route.
func (h *chart) draw(on *draw.Canvas, size fyne.Size) {
	w, hi, by := float64(size.Width), float64(size.Height), float64(h.by)
	p := h.paints
	on.Fill(draw.BoxAt(0, 0, w, hi).Outline(), p.sea)
	place := func(a at) (x, y float64) { return a.x * w, a.y * hi }
	x, y := place(compass)
	rhumbs(on, x, y, w+hi, by, palette.Fade(p.line, 0.16))
	for _, coast := range coasts {
		line := draw.Polygon(smooth(coast, true, w, hi)...)
		if !p.plain { // the shallows
			for _, band := range []struct{ width, opacity float64 }{{26, 0.10}, {17, 0.13}, {8, 0.20}} {
				on.Stroke(line, band.width*by, palette.Fade(palette.Lagoon, band.opacity))
			}
		}
		on.Fill(line, p.land)
		on.Stroke(line, 1.6*by, p.coast)
	}
	for _, a := range peaks {
		x, y := place(a)
		peak(on, x, y, 13*by, p)
	}
	for _, a := range palms {
		x, y := place(a)
		palm(on, x, y, 15*by, p)
	}
	for _, a := range waves {
		x, y := place(a)
		wave(on, x, y, 11*by, palette.Fade(p.line, 0.55))
	}
	x, y = place(serpents)
	serpent(on, x, y, 30*by, p)
	h.way(on, w, hi)
	x, y = place(compass)
	rose(on, x, y, min(0.08*w, 0.088*hi), p)
	degrees(on, w, hi, chartFrame*by, p)
}

// way draws the route: what is open to the player in full, the rest faintly.
func (h *chart) way(on *draw.Canvas, w, hi float64) {
	by, last := float64(h.by), 0
	for i := range career.Voyages {
		if h.career.opens(i) {
			last = i
		}
	}
	line := smooth(route, false, w, hi)
	turn := 2 * steps * stations[last]
	dashes := []float64{9 * by, 7 * by}
	on.Stroke(draw.Dashes([]float64{2 * by, 9 * by}, line[turn:]...), 2.6*by, h.paints.faint)
	if turn > 0 {
		on.Stroke(draw.Dashes(dashes, line[:turn+2]...), 3.2*by, h.paints.travelled)
	}
}
