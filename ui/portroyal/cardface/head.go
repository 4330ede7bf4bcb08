package cardface

// crestTop is the way from the upper edge of a face to its crest, in units of the grid.
const crestTop = 4

// PortraitTo is how far down on the face of a person, in parts of its width, there is nothing below the head but
// the drawing.
const PortraitTo = 0.7

// surelyFull is the width in the toolkit's units from which a face is taken to have its words, even
// where the window is drawn smaller than it is.
const surelyFull = wordlessBelow * 1.3

// HeadHeight is the height of the band at the upper edge of a face of this width, both in the toolkit's
// units, in which all symbols of the ability and the influence points lie: what has to stay in sight where
// cards lie over each other. The crest of a compact face reaches a little lower, its number does not.
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
