package cardface

// crestTop is the distance of the crest from the upper edge of a face, in units of the grid.
const crestTop = 4

// PortraitTo is how far down a person's face shows nothing but the drawing below the head, in parts of its width.
const PortraitTo = 0.7

// surelyFull is the width in the toolkit's units from which on a face is assumed to have its words, even where
// the window is scaled down.
const surelyFull = wordlessBelow * 1.3

// HeadHeight is the height of the band at the upper edge of a face of this width, both in the toolkit's units,
// that contains all symbols of the ability and the influence points: the part that must stay visible where cards
// overlap. The crest of a compact face reaches a little lower, but its number does not.
func HeadHeight(width float32) float32 {
	if width < CompactBelow {
		return CompactHead(width)
	}
	f := cardFace{wordless: width < surelyFull}
	m := f.measures()
	return float32(max(crestTop+m.crest, m.symbol+tabEdge)) * width / gridWidth
}

// CompactHead is HeadHeight for a face that is compact whatever its width.
func CompactHead(width float32) float32 { return compactHead * width / gridWidth }
