package cardface_test

import (
	"image"
	"image/color"
	"testing"

	"portroyal/assets"
	"portroyal/engine/portroyal"
	"portroyal/ui/emblem"
	"portroyal/ui/portroyal/cardface"
)

// The names that the rest of the window counts on.
var symbolNames = []string{
	"coin", "coin-blank", "plus-coin", "plus-point", "crest", "sword", "swords", "skull", "anchor", "cross",
	"house", "any", "discount", "extra-card", "jester", "admiral", "viceadmiral", "gunner", "gambler",
	"cards", "hand", "repelled", "coin-back", "seal", "wax", "wax-anchor", "at-once", "active", "cube", "map",
	"tax", "shield", "shield-field", "shield-gleam",
	"no-coin", "ship", "clash", "person", "three-or-less", "ship-yellow", "ship-blue", "ship-green",
	"ship-red", "ship-black", "flag-yellow", "flag-blue", "flag-green", "flag-red", "flag-black",
	"spyglass", "hourglass", "lantern", "book",
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
		if inked(picture) < 30 {
			t.Errorf("%s: hardly anything to be seen at 16 pixels", name)
		}
	}
	if assets.Symbol("kraken") != nil {
		t.Error("a symbol that nobody drew")
	}
}

func inked(picture image.Image) (pixels int) {
	size := picture.Bounds()
	for y := range size.Dy() {
		for x := range size.Dx() {
			if _, _, _, alpha := picture.At(x, y).RGBA(); alpha > 0x8000 {
				pixels++
			}
		}
	}
	return pixels
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

func TestEveryRoleHasItsOwnPortrait(t *testing.T) {
	seen := map[string]portroyal.Role{}
	for _, role := range portroyal.Roles() {
		picture := cardface.Portrait(role, portroyal.NoColour, 48).(*image.NRGBA)
		if _, _, _, alpha := picture.At(0, 0).RGBA(); alpha != 0 {
			t.Errorf("%v: not round", role)
		}
		if inked(picture) < 1600 {
			t.Errorf("%v: an empty portrait", role)
		}
		if other, ok := seen[string(picture.Pix)]; ok {
			t.Errorf("%v looks like %v", role, other)
		}
		seen[string(picture.Pix)] = role
	}
}

func TestEveryCardHasArt(t *testing.T) {
	for _, card := range portroyal.AllCards(allDecks) {
		for _, compact := range []bool{false, true} {
			if missing := cardface.Missing(card, compact); len(missing) > 0 {
				t.Errorf("%v, compact %t: no drawing %v", card, compact, missing)
			}
		}
	}
}
