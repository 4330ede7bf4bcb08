package career

import (
	cove "portroyal/engine/piratescove"
	chart "portroyal/ui/career"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
)

// sea is that of the game, with its islands: the voyages go round them, from the tavern to the cove.
var sea = &chart.Sea{
	Route: chart.Spots(
		0.130, 0.860, 0.385, 0.880, 0.610, 0.700, 0.865, 0.690, 0.640, 0.480, 0.385, 0.500, 0.125, 0.480, 0.375, 0.295,
		0.625, 0.130, 0.865, 0.320,
	),
	Stations: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9},
	Waves:    chart.Spots(0.26, 0.95, 0.74, 0.60, 0.25, 0.40, 0.50, 0.10, 0.50, 0.62, 0.05, 0.33, 0.75, 0.40),
	Compass:  chart.At{X: 0.125, Y: 0.265}, Serpent: chart.At{X: 0.33, Y: 0.145},
	Paints: paints, Ground: ground, Islands: islands,
}

// paints are the colours of the chart: those of deep water.
func paints(dark bool) chart.Paints {
	p := chart.Paints{
		Sea: palette.Hex(0x246a7f), Land: palette.Hex(0x1b4358), Coast: palette.Hex(0xe2cfa3), Line: palette.Hex(0xe2cfa3),
		Faint: palette.Hex(0xc9dcd6), Travelled: palette.Gold, Text: palette.Hex(0xffffff), Quiet: palette.Hex(0xe8efe9),
	}
	if dark {
		p.Sea, p.Land, p.Quiet = palette.Hex(0x163f52), palette.Hex(0x12324a), palette.Hex(0xc9dcd6)
	}
	return p
}

// ground is the water.
func ground(on *draw.Canvas, w, h float64, p chart.Paints) {
	drawing := pieces.Read("chart/sea", palette.Ink)
	wide, high := drawing.Size()
	scale := max(w/wide, h/high)
	on.Lay(drawing, (w-wide*scale)/2, (h-high*scale)/2, wide*scale)
	on.Fill(draw.BoxAt(0, 0, w, h).Outline(), palette.Fade(p.Sea, 0.55)) // names stand on it
}

// lands are where the middles of the islands are, and how wide each is, as a part of the usual width.
var lands = map[cove.Island]chart.At{
	cove.Tavern: {X: 0.635, Y: 0.895}, cove.HullIsland: {X: 0.875, Y: 0.905}, cove.SailIsland: {X: 0.125, Y: 0.660},
	cove.CannonIsland: {X: 0.375, Y: 0.690}, cove.CrewIsland: {X: 0.875, Y: 0.505}, cove.TreasureIsland: {X: 0.625, Y: 0.310},
	cove.Cove: {X: 0.870, Y: 0.125},
}

// islands draws them.
func islands(on *draw.Canvas, w, h float64) {
	for island, at := range lands {
		drawing := pieces.Read("islands/"+island.String(), palette.Ink)
		wide, high := drawing.Size()
		size := min(0.2*w, 0.155*h*wide/high)
		on.Lay(drawing, at.X*w-size/2, at.Y*h-size*high/wide/2, size)
	}
}
