package palette_test

import (
	"image/color"
	"math"
	"testing"

	"portroyal/ui/palette"
)

// visions are how colours look to people without one kind of cone, as matrices for linear red,
// green and blue: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
// Color Vision Deficiency" (2009), severity 1.
var visions = map[string][3][3]float64{
	"all cones":    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
}

// seen is a colour in CIE L*a*b* (white D65) as somebody sees it.
func seen(c color.NRGBA, vision [3][3]float64) [3]float64 {
	linear := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	raw := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	var rgb [3]float64
	for i, row := range vision {
		rgb[i] = min(1, max(0, row[0]*raw[0]+row[1]*raw[1]+row[2]*raw[2]))
	}
	x := (0.4124*rgb[0] + 0.3576*rgb[1] + 0.1805*rgb[2]) / 0.95047
	y := 0.2126*rgb[0] + 0.7152*rgb[1] + 0.0722*rgb[2]
	z := (0.0193*rgb[0] + 0.1192*rgb[1] + 0.9505*rgb[2]) / 1.08883
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	return [3]float64{116*f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))}
}

// distance is the colour difference of CIE 1976; 2.3 is just noticeable side by side.
func distance(a, b [3]float64) float64 {
	return math.Sqrt((a[0]-b[0])*(a[0]-b[0]) + (a[1]-b[1])*(a[1]-b[1]) + (a[2]-b[2])*(a[2]-b[2]))
}

// coloured are the tints that tell cards apart.
var coloured = []palette.Tint{palette.Yellow, palette.Blue, palette.Green, palette.Red, palette.Black}

// sources are the colours of all that points come from.
var sources = []palette.Source{
	palette.FromPersons, palette.FromExpeditions, palette.FromCargo, palette.FromContracts,
}

// fame are the colours of all that fame comes from.
var fame = []palette.Source{
	palette.FromPlunder, palette.FromTreasures, palette.FromDoubloons, palette.FromSinking, palette.FromFlight,
	palette.FromCards,
}

// The tints, the colours of the players and those of the sources of points are told apart by everybody, also by
// people who do not see red or green.
func TestColoursAreToldApart(t *testing.T) {
	var tints []color.NRGBA
	for _, tint := range coloured {
		tints = append(tints, tint.Base)
	}
	bases := func(sources []palette.Source) (all []color.NRGBA) {
		for _, source := range sources {
			all = append(all, source.Base)
		}
		return all
	}
	for name, set := range map[string]struct {
		colours []color.NRGBA
		least   float64
	}{
		"tints": {tints, 25}, "seats": {palette.Seats[:], 15}, "sources": {bases(sources), 15},
		"sources of fame": {bases(fame), 15},
	} {
		for vision, matrix := range visions {
			for i, a := range set.colours {
				for j, b := range set.colours[:i] {
					if d := distance(seen(a, matrix), seen(b, matrix)); d < set.least {
						t.Errorf("%s %d and %d are %.1f apart with %s, less than %v", name, j, i, d, vision, set.least)
					}
				}
			}
		}
	}
}

// The simulation does what it is named for: red and green of the same lightness fall together for
// those who lack a cone, and for nobody else.
func TestSimulationOfVision(t *testing.T) {
	red, green := palette.Hex(0xc06020), palette.Hex(0x808018)
	all := distance(seen(red, visions["all cones"]), seen(green, visions["all cones"]))
	for _, vision := range []string{"deuteranopia", "protanopia"} {
		if d := distance(seen(red, visions[vision]), seen(green, visions[vision])); d > all/2 {
			t.Errorf("with %s they are %.1f apart, %.1f with all cones", vision, d, all)
		}
	}
}
