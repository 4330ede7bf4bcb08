package career

// route is the way over the sea, three courses there and back: the stations of the voyages in their order, and places
// between them.
var route = []struct {
	at
	station bool
}{
	{at{0.150, 0.815}, true},
	{at{0.375, 0.860}, true},
	{at{0.625, 0.800}, true},
	{at{0.840, 0.845}, true},
	{at{0.930, 0.760}, false},
	{at{0.915, 0.640}, false},
	{at{0.800, 0.585}, true},
	{at{0.600, 0.545}, true},
	{at{0.385, 0.600}, true},
	{at{0.195, 0.560}, true},
	{at{0.070, 0.480}, false},
	{at{0.075, 0.365}, false},
	{at{0.195, 0.310}, true},
	{at{0.405, 0.345}, true},
	{at{0.625, 0.285}, true},
	{at{0.860, 0.350}, true},
}

// stations are the places of the voyages on the route, counted from 0.
var stations = func() (all []int) {
	for i := range route {
		if route[i].station {
			all = append(all, i)
		}
	}
	return all
}()

// coasts are the outlines of the lands, some of which go on beyond the edge of the chart.
var coasts = [][]at{
	// The harbour at the beginning.
	spots(
		-0.08, 0.68, 0.02, 0.705, 0.055, 0.74, 0.03, 0.79, 0.045, 0.835, 0.02, 0.885, 0.055, 0.94, 0.15, 0.96,
		0.21, 1.02, 0.1, 1.1, -0.1, 1.1,
	),
	spots(
		0.185, 0.715, 0.225, 0.695, 0.27, 0.705, 0.285, 0.735, 0.255, 0.76, 0.22, 0.752, 0.20, 0.762, 0.18, 0.745,
	),
	spots(0.715, 0.735, 0.75, 0.705, 0.79, 0.725, 0.78, 0.765, 0.735, 0.775),
	spots(1.08, 0.80, 0.985, 0.825, 0.965, 0.86, 0.985, 0.90, 0.965, 0.95, 0.945, 1.02, 1.1, 1.1),
	spots(
		0.525, 0.445, 0.565, 0.42, 0.615, 0.43, 0.66, 0.415, 0.705, 0.43, 0.70, 0.46, 0.655, 0.465, 0.61, 0.478,
		0.555, 0.47,
	),
	spots(-0.08, 0.545, 0.03, 0.555, 0.07, 0.585, 0.055, 0.625, 0.02, 0.65, -0.08, 0.655),
	spots(
		0.395, -0.08, 0.42, 0.05, 0.47, 0.085, 0.50, 0.14, 0.555, 0.155, 0.59, 0.115, 0.65, 0.09, 0.665, 0.03,
		0.72, -0.08,
	),
	spots(1.08, 0.43, 0.97, 0.445, 0.93, 0.475, 0.955, 0.505, 0.98, 0.545, 1.08, 0.55),
	spots(0.16, 0.155, 0.20, 0.135, 0.245, 0.15, 0.255, 0.18, 0.215, 0.205, 0.175, 0.19),
}

// The places of what else is drawn.
var (
	peaks = spots(
		0.218, 0.73, 0.245, 0.735, 0.59, 0.448, 0.62, 0.452, 0.535, 0.06, 0.565, 0.07, 0.595, 0.055, 0.03, 0.957,
		0.062, 0.97,
	)
	palms = spots(0.03, 0.745, 0.11, 0.975, 0.67, 0.445, 0.75, 0.74, 0.035, 0.605, 0.475, 0.045, 0.205, 0.17, 0.965, 0.49)
	waves = spots(
		0.255, 0.52, 0.965, 0.70, 0.79, 0.49, 0.24, 0.43, 0.72, 0.93, 0.50, 0.93, 0.73, 0.19, 0.33, 0.18,
		0.29, 0.49, 0.07, 0.24,
	)
	compass  = at{0.865, 0.145}
	serpents = at{0.545, 0.715}
)

// spots are places, each by its part of the width and then of the height.
func spots(pairs ...float64) (all []at) {
	for i := 0; i < len(pairs); i += 2 {
		all = append(all, at{pairs[i], pairs[i+1]})
	}
	return all
}
