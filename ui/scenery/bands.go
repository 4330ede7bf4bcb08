package scenery

import (
	"image/color"
	"math"

	"portroyal/ui/palette"
)

// band is where a band of the sky or the water ends, in units from the horizon, with the height of
// the waves of its edge.
type band struct{ end, wave float64 }

// The bands of the sky, from the horizon up, and of the water, from the horizon down.
var (
	skyBands = [...]band{
		{16, 2}, {36, 3}, {62, 4}, {94, 5}, {134, 6}, {184, 7}, {246, 8}, {324, 9}, {420, 10},
	}
	waterBands = [...]band{
		{6, 1.2}, {17, 2}, {35, 3}, {62, 4.4}, {102, 6}, {158, 8}, {232, 10}, {326, 12}, {440, 14}, {570, 16},
	}
)

// bands fills the rows from top to bottom with flat bands with wavy edges, counted from the row horizon: downwards
// where to is 1, upwards where it is -1. of gives the colour of a band, by its place between the first, 0, and the
// last, 1.
func (s *scene) bands(top, bottom int, bands []band, horizon int, to float64, of func(at float64) color.NRGBA) {
	colours := make([]color.NRGBA, len(bands)+1)
	for i := range colours {
		colours[i] = of(float64(i) / float64(len(bands)))
	}
	for y := top; y < bottom; y++ {
		from := (float64(y) + 0.5 - float64(horizon)) * to // pixels from the horizon
		next := 0                                          // the first band that does not end before this row
		for next < len(bands) && from >= (bands[next].end+bands[next].wave)*s.scale+1 {
			next++
		}
		row := s.row(y)
		if next == len(bands) || from < (bands[next].end-bands[next].wave)*s.scale-1 {
			fill(row, colours[next])
			continue
		}
		for x := range s.sheet.Rect.Max.X {
			end := (bands[next].end + bands[next].wave*wave(next, float64(x)/s.scale)) * s.scale
			set(row[4*x:], palette.Mix(colours[next], colours[next+1], min(max(from-end+0.5, 0), 1)))
		}
	}
}

// wave is the height of the edge of a band at x, in units, from -1 to 1.
func wave(i int, x float64) float64 {
	shift, length := float64(i)*2.4, 46+float64(i)*9
	return 0.6*math.Sin(x/length+shift) + 0.4*math.Sin(x/(length*0.57)-shift*1.7)
}

// fill makes a row of pixels one colour.
func fill(row []uint8, c color.NRGBA) {
	if len(row) == 0 {
		return
	}
	set(row, c)
	for done := 4; done < len(row); done *= 2 {
		copy(row[done:], row[:done])
	}
}

func set(pixel []uint8, c color.NRGBA) {
	pixel[0], pixel[1], pixel[2], pixel[3] = c.R, c.G, c.B, 0xff
}
