package scenery

import (
	"image/color"

	"portroyal/ui/palette"
)

// The lights of the day, evenly from morning to evening; those of the other hours are mixed from them.
var day = []light{
	{ // morning: clear and cool
		air: [4]color.NRGBA{
			palette.Hex(0xf3ecd6), palette.Hex(0xe2ebe0), palette.Hex(0xc6e0e2), palette.Hex(0xa6cfdb),
		},
		sea: [3]color.NRGBA{palette.Hex(0x276778), palette.Hex(0x1b6174), palette.Hex(0x145068)},
		own: [things]color.NRGBA{
			crest: palette.Hex(0x6ca3ab), calm: palette.Hex(0x184a5e), gleam: palette.Hex(0x478b98),
			disc: palette.Hex(0xfff6dc), halo: palette.Hex(0xfff8e6), panes: palette.Hex(0x9a948c),
			gold: palette.Hex(0x4f8c96), lamp: palette.Hex(0xe6e4d0),
		},
		distance: veil{[3]float64{0.93, 1, 1.05}, palette.Hex(0xd8e8e6), 0.22},
		quay:     veil{[3]float64{0.98, 1.01, 1.06}, palette.Hex(0xd6dcd6), 0.1},
	},
	{ // noon: the clearest air
		air: [4]color.NRGBA{
			palette.Hex(0xf6e8c8), palette.Hex(0xebebd2), palette.Hex(0xc9e2d4), palette.Hex(0x9bcac8),
		},
		sea: [3]color.NRGBA{palette.Hex(0x256a76), palette.Hex(0x176473), palette.Hex(0x115064)},
		own: [things]color.NRGBA{
			crest: palette.Hex(0x71a9ad), calm: palette.Hex(0x174a5b), gleam: palette.Hex(0x60958c),
			disc: palette.Hex(0xfff3cb), halo: palette.Hex(0xfff6da), panes: palette.Hex(0x95887a),
			gold: palette.Hex(0x5e8f8b), lamp: palette.Hex(0xebe4c6),
		},
		distance: veil{[3]float64{0.97, 1, 1.03}, palette.Hex(0xe4e8d6), 0.12},
		quay:     veil{[3]float64{0.99, 1.01, 1.03}, palette.Hex(0xe6e2cc), 0.06},
	},
	{ // afternoon: the warm light of the start screen
		air: [4]color.NRGBA{
			palette.Hex(0xfbdcab), palette.Hex(0xf6e5b8), palette.Hex(0xd0dfbd), palette.Hex(0x94c2b6),
		},
		sea: [3]color.NRGBA{palette.Hex(0x2a6b71), palette.Hex(0x19646e), palette.Hex(0x135061)},
		own: [things]color.NRGBA{
			crest: palette.Hex(0x78b0b0), calm: palette.Hex(0x184858), gleam: palette.Hex(0x7d9a7e),
			disc: palette.Hex(0xfff0bd), halo: palette.Hex(0xfff4cf), panes: palette.Hex(0x8f7c68),
			gold: palette.Hex(0x6d9080), lamp: palette.Hex(0xf0e4bc),
		},
		distance: veil{[3]float64{1, 1, 1}, palette.Hex(0xf6e5b8), 0},
		quay:     veil{[3]float64{1, 1, 1}, palette.Hex(0xf6e5b8), 0},
	},
	{ // late afternoon: everything golden
		air: [4]color.NRGBA{
			palette.Hex(0xfccb91), palette.Hex(0xf8d4a4), palette.Hex(0xead2a8), palette.Hex(0xa6bebb),
		},
		sea: [3]color.NRGBA{palette.Hex(0x40676f), palette.Hex(0x305a70), palette.Hex(0x1e4464)},
		own: [things]color.NRGBA{
			crest: palette.Hex(0x91adaf), calm: palette.Hex(0x1c4058), gleam: palette.Hex(0xb0946f),
			disc: palette.Hex(0xffe6a4), halo: palette.Hex(0xffe9b8), panes: palette.Hex(0xc2a276),
			gold: palette.Hex(0xa0916e), lamp: palette.Hex(0xf8e2a8),
		},
		distance: veil{[3]float64{1, 0.95, 0.97}, palette.Hex(0xf0c9a0), 0.12},
		quay:     veil{[3]float64{1, 0.96, 0.96}, palette.Hex(0xf0c89a), 0.06},
	},
	{ // evening: the glow of the sunset, towards violet
		air: [4]color.NRGBA{
			palette.Hex(0xf9b581), palette.Hex(0xf3b795), palette.Hex(0xd6aaae), palette.Hex(0xa795b8),
		},
		sea: [3]color.NRGBA{palette.Hex(0x6d5568), palette.Hex(0x4c5072), palette.Hex(0x2b385e)},
		own: [things]color.NRGBA{
			crest: palette.Hex(0xb7a3b4), calm: palette.Hex(0x283458), gleam: palette.Hex(0xe09a72),
			disc: palette.Hex(0xffd98c), halo: palette.Hex(0xffd7a0), panes: palette.Hex(0xffdf95),
			gold: palette.Hex(0xd9a078), lamp: palette.Hex(0xffdf95),
		},
		distance: veil{[3]float64{0.98, 0.84, 0.94}, palette.Hex(0xe0a99b), 0.3},
		quay:     veil{[3]float64{0.97, 0.9, 0.96}, palette.Hex(0xdfa898), 0.14},
	},
}

// The lights of the night, the same way.
var night = []light{
	{ // dusk
		air: [4]color.NRGBA{
			palette.Hex(0x7c505c), palette.Hex(0x604b6b), palette.Hex(0x43426a), palette.Hex(0x2a365f),
		},
		sea: [3]color.NRGBA{palette.Hex(0x4d4c6c), palette.Hex(0x2c4264), palette.Hex(0x1c3352)},
		own: [things]color.NRGBA{
			crest: palette.Hex(0x6c7c9c), calm: palette.Hex(0x1b2f4e), gleam: palette.Hex(0xc9a48c),
			disc: palette.Hex(0xffd98c), halo: palette.Hex(0xcfd8ee), panes: palette.Hex(0xffc866),
			gold: palette.Hex(0xe0a45c), lamp: palette.Hex(0xffd98a),
		},
		distance: veil{[3]float64{0.30, 0.28, 0.42}, palette.Hex(0x37365a), 0.45},
		quay:     veil{[3]float64{0.46, 0.37, 0.40}, palette.Hex(0x382d46), 0.16},
	},
	{ // night
		air: [4]color.NRGBA{
			palette.Hex(0x465d8b), palette.Hex(0x394f7f), palette.Hex(0x2a3f6e), palette.Hex(0x192b54),
		},
		sea: [3]color.NRGBA{palette.Hex(0x2c4567), palette.Hex(0x1c3857), palette.Hex(0x122b45)},
		own: [things]color.NRGBA{
			crest: palette.Hex(0x5c7898), calm: palette.Hex(0x112840), gleam: palette.Hex(0xb4bfd0),
			disc: palette.Hex(0xffd98c), halo: palette.Hex(0xcfd8ee), panes: palette.Hex(0xffc866),
			gold: palette.Hex(0xe0a45c), lamp: palette.Hex(0xffd98a),
		},
		distance: veil{[3]float64{0.16, 0.24, 0.40}, palette.Hex(0x1d3459), 0.4},
		quay:     veil{[3]float64{0.42, 0.37, 0.37}, palette.Hex(0x1c2a40), 0.12},
	},
	{ // deep night
		air: [4]color.NRGBA{
			palette.Hex(0x375078), palette.Hex(0x2b426b), palette.Hex(0x1c305a), palette.Hex(0x101f40),
		},
		sea: [3]color.NRGBA{palette.Hex(0x213b58), palette.Hex(0x152f4a), palette.Hex(0x0e2238)},
		own: [things]color.NRGBA{
			crest: palette.Hex(0x4d6a88), calm: palette.Hex(0x0d1f34), gleam: palette.Hex(0xaebbd0),
			disc: palette.Hex(0xffd98c), halo: palette.Hex(0xcfd8ee), panes: palette.Hex(0xffc25e),
			gold: palette.Hex(0xd69a52), lamp: palette.Hex(0xffd382),
		},
		distance: veil{[3]float64{0.13, 0.19, 0.33}, palette.Hex(0x152847), 0.4},
		quay:     veil{[3]float64{0.36, 0.32, 0.34}, palette.Hex(0x162238), 0.14},
	},
}
