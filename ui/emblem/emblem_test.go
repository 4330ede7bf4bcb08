package emblem_test

import (
	"image"
	"image/color"
	"testing"

	"portroyal/assets"
	"portroyal/ui/draw/drawtest"
	"portroyal/ui/emblem"
)

// Everybody at the table has a head, round, with a rim in the colour of the seat.
func TestHeads(t *testing.T) {
	seat := color.NRGBA{0x20, 0xc0, 0x40, 0xff}
	for _, name := range assets.Opponents() {
		for _, size := range []int{1, 24, 54, 200} {
			head := emblem.Head(name, size, seat).(*image.NRGBA)
			if head.Rect.Dx() != size || head.Rect.Dy() != size {
				t.Errorf("%s: %v, want %d", name, head.Rect, size)
			}
			if size < 24 {
				continue
			}
			if _, _, _, alpha := head.At(0, 0).RGBA(); alpha != 0 {
				t.Errorf("%s: the corner is not empty", name)
			}
			rim := false
			for y := range size / 4 {
				at := head.NRGBAAt(size/2, y)
				rim = rim || max(near(at.R, seat.R), near(at.G, seat.G), near(at.B, seat.B)) < 12
			}
			if !rim {
				t.Errorf("%s at %d has no rim in the colour of the seat", name, size)
			}
		}
	}
}

func near(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

func TestHeadOfNobody(t *testing.T) {
	head := emblem.Head("nobody", 40, color.NRGBA{A: 0xff}).(*image.NRGBA)
	if head.NRGBAAt(20, 20).A != 0 {
		t.Error("an unknown name has a face")
	}
}

// The names that the rest of the window counts on.
var symbolNames = []string{
	"coin", "coin-blank", "plus-coin", "plus-point", "crest", "sword", "swords", "skull", "anchor", "cross",
	"house", "any", "discount", "extra-card", "jester", "admiral", "viceadmiral", "gunner", "gambler",
	"cards", "hand", "repelled", "coin-back", "seal", "wax", "wax-anchor", "at-once", "active", "cube", "map",
	"tax", "shield", "shield-field", "shield-gleam",
	"no-coin", "ship", "clash", "person", "three-or-less", "ship-yellow", "ship-blue", "ship-green",
	"ship-red", "ship-black", "flag-yellow", "flag-blue", "flag-green", "flag-red", "flag-black",
	"spyglass", "hourglass", "lantern", "book", "chest", "chart", "wheel", "compass", "quill", "knot",
}

func TestSymbolsAreThere(t *testing.T) {
	for _, name := range symbolNames {
		if assets.Symbol(name) == nil {
			t.Errorf("no symbol %s", name)
		}
		picture := emblem.Symbol(name, 16)
		if size := picture.Bounds().Size(); size != image.Pt(16, 16) {
			t.Errorf("%s: size %v", name, size)
		}
		if drawtest.Inked(picture) < 30 {
			t.Errorf("%s: hardly anything to be seen at 16 pixels", name)
		}
	}
	if assets.Symbol("kraken") != nil {
		t.Error("a symbol that nobody drew")
	}
}

func TestHandTakesTheTint(t *testing.T) {
	want := color.NRGBA{R: 0xe2, G: 0x72, B: 0x5b, A: 0xff}
	if got := emblem.Tinted("hand", 64, want).At(34, 44); got != want {
		t.Errorf("palm of %v, want %v", got, want)
	}
}

func TestCubesTakeTheTint(t *testing.T) {
	red, blue := color.NRGBA{R: 0xff, A: 0xff}, color.NRGBA{B: 0xff, A: 0xff}
	a, b := emblem.Tinted("cube", 64, red).At(18, 36), emblem.Tinted("cube", 64, blue).At(18, 36)
	if a != red || b != blue {
		t.Errorf("cubes of %v and %v, want %v and %v", a, b, red, blue)
	}
}
