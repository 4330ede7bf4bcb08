package cardface_test

import (
	"image"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/draw/drawtest"
	"portroyal/ui/portroyal/cardface"
)

func TestEveryRoleHasItsOwnPortrait(t *testing.T) {
	seen := map[string]portroyal.Role{}
	for _, role := range portroyal.Roles() {
		picture := cardface.Portrait(role, portroyal.NoColour, 48).(*image.NRGBA)
		if _, _, _, alpha := picture.At(0, 0).RGBA(); alpha != 0 {
			t.Errorf("%v: not round", role)
		}
		if drawtest.Inked(picture) < 1600 {
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
