package career

import chart "portroyal/ui/career"

// sea is that of Port Royal.
var sea = &chart.Sea{
	Route: route, Stations: stations, Coasts: coasts, Peaks: peaks, Palms: palms, Waves: waves, Compass: compass, Serpent: serpent,
}

// route is the way over the sea, three courses there and back.
var route = chart.Spots(
	0.150, 0.815, 0.375, 0.860, 0.625, 0.800, 0.840, 0.845, 0.930, 0.760, 0.915, 0.640,
	0.800, 0.585, 0.600, 0.545, 0.385, 0.600, 0.195, 0.560, 0.070, 0.480, 0.075, 0.365,
	0.195, 0.310, 0.405, 0.345, 0.625, 0.285, 0.860, 0.350,
)

// stations are the places of the voyages on the route in their order, counted from 0: the others are the bends between courses.
var stations = []int{0, 1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15}

// coasts are the outlines of the lands, some of which go on beyond the edge of the chart.
var coasts = [][]chart.At{
	// The harbour at the beginning.
	chart.Spots(
		-0.08, 0.68, 0.02, 0.705, 0.055, 0.74, 0.03, 0.79, 0.045, 0.835, 0.02, 0.885, 0.055, 0.94, 0.15, 0.96,
		0.21, 1.02, 0.1, 1.1, -0.1, 1.1,
	),
	chart.Spots(
		0.185, 0.715, 0.225, 0.695, 0.27, 0.705, 0.285, 0.735, 0.255, 0.76, 0.22, 0.752, 0.20, 0.762, 0.18, 0.745,
	),
	chart.Spots(0.715, 0.735, 0.75, 0.705, 0.79, 0.725, 0.78, 0.765, 0.735, 0.775),
	chart.Spots(1.08, 0.80, 0.985, 0.825, 0.965, 0.86, 0.985, 0.90, 0.965, 0.95, 0.945, 1.02, 1.1, 1.1),
	chart.Spots(
		0.525, 0.445, 0.565, 0.42, 0.615, 0.43, 0.66, 0.415, 0.705, 0.43, 0.70, 0.46, 0.655, 0.465, 0.61, 0.478,
		0.555, 0.47,
	),
	chart.Spots(-0.08, 0.545, 0.03, 0.555, 0.07, 0.585, 0.055, 0.625, 0.02, 0.65, -0.08, 0.655),
	chart.Spots(
		0.395, -0.08, 0.42, 0.05, 0.47, 0.085, 0.50, 0.14, 0.555, 0.155, 0.59, 0.115, 0.65, 0.09, 0.665, 0.03,
		0.72, -0.08,
	),
	chart.Spots(1.08, 0.43, 0.97, 0.445, 0.93, 0.475, 0.955, 0.505, 0.98, 0.545, 1.08, 0.55),
	chart.Spots(0.16, 0.155, 0.20, 0.135, 0.245, 0.15, 0.255, 0.18, 0.215, 0.205, 0.175, 0.19),
}

// The places of what else is drawn.
var (
	peaks = chart.Spots(
		0.218, 0.73, 0.245, 0.735, 0.59, 0.448, 0.62, 0.452, 0.535, 0.06, 0.565, 0.07, 0.595, 0.055, 0.03, 0.957,
		0.062, 0.97,
	)
	palms = chart.Spots(0.03, 0.745, 0.11, 0.975, 0.67, 0.445, 0.75, 0.74, 0.035, 0.605, 0.475, 0.045, 0.205, 0.17, 0.965, 0.49)
	waves = chart.Spots(
		0.255, 0.52, 0.965, 0.70, 0.79, 0.49, 0.24, 0.43, 0.72, 0.93, 0.50, 0.93, 0.73, 0.19, 0.33, 0.18,
		0.29, 0.49, 0.07, 0.24,
	)
	compass = chart.At{X: 0.865, Y: 0.145}
	serpent = chart.At{X: 0.545, Y: 0.715}
)
