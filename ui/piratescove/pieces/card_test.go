package pieces_test

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

func newFaces(t *testing.T) *pieces.Faces {
	t.Helper()
	return pieces.NewFaces(stagetest.New(t, stagetest.Small, words.German), nil)
}

// Every card has the shape of what it shows, and says what it is.
func TestCardsOfEveryKind(t *testing.T) {
	f := newFaces(t)
	f.AtOnce = true
	const wide = 90
	for name, of := range map[string]struct {
		card *pieces.Card
		high float32
		says string
	}{
		"tavern card flint":       {f.New(pieces.Thing{Card: cove.Flint}, wide), 135, "Flints Papagei"},
		"tavern card fame-2":      {f.New(pieces.Thing{Card: cove.Fame2}, wide), 135, "Ruhm 2"},
		"tavern card face down":   {f.NewTavernBack(wide), 135, ""},
		"treasure card 0f2d5t1c":  {f.New(pieces.Thing{Treasure: 1}, wide), 60, "2 Dublonen, 5 Schätze und 1 Tavernenkarte"},
		"legend hook":             {f.New(pieces.Thing{Legend: cove.Hook}, wide), 135, "Hook"},
		"island cove":             {f.New(pieces.Thing{Island: cove.Cove}, wide), 135, "Piratenbucht"},
		"tavern card grapple":     {f.NewLarge(pieces.Thing{Card: cove.Grapple}, wide), 135, "Enterhaken"},
		"legend royal-navy":       {f.New(pieces.Thing{Legend: cove.Navy}, wide), 135, "Königliche Marine"},
		"treasure card 4f2d0t0c":  {f.NewLarge(pieces.Thing{Treasure: 30}, wide), 60, "4 Ruhmespunkte und 2 Dublonen"},
		"treasure card face down": {f.NewTreasureBack(wide), 60, ""},
		"tavern card royal-navy":  {f.New(pieces.Thing{Card: cove.RoyalNavy}, wide), 135, "Königliche Marine"},
	} {
		got := of.card.MinSize().SubtractWidthHeight(2*widgets.FrameWidth, 2*widgets.FrameWidth)
		if got != fyne.NewSize(wide, of.high) {
			t.Errorf("%s: %v large", name, got)
		}
		if outline := of.card.Outline().Name; outline != name {
			t.Errorf("%s: it is told as %q", name, outline)
		}
		if says := of.card.AccessibilityLabel(); says != of.says {
			t.Errorf("%s: it says %q", name, says)
		}
		picture := visible.All[*canvas.Image](of.card)[0].Image
		if size := picture.Bounds().Size(); size != image.Pt(wide, int(of.high)) {
			t.Errorf("%s: a picture of %v", name, size)
		}
	}
}

// A card can be taken, and asked about, like the pieces of every game.
func TestCardsAreTakenAndAskedAbout(t *testing.T) {
	card := newFaces(t).New(pieces.Thing{Card: cove.Lookout}, 90)
	taken, asked := 0, 0
	card.OnTap, card.OnAsk = func() { taken++ }, func() { asked++ }
	test.Tap(card)
	test.TapSecondary(card)
	if taken != 1 || asked != 1 {
		t.Errorf("taken %d times, asked about %d times", taken, asked)
	}
}

// Lent images serve the next layout: the same card has the same image, whatever its size.
func TestImagesAreLent(t *testing.T) {
	f := newFaces(t)
	f.Pictures = widgets.NewPictures()
	image := func(c *pieces.Card) *canvas.Image { return visible.All[*canvas.Image](c)[0] }
	first, other := image(f.New(pieces.Thing{Card: cove.Flint}, 66)), image(f.New(pieces.Thing{Card: cove.Silver}, 66))
	large := image(f.NewLarge(pieces.Thing{Card: cove.Flint}, 200))
	f.Pictures.Again()
	if image(f.New(pieces.Thing{Card: cove.Silver}, 80)) != other || image(f.New(pieces.Thing{Card: cove.Flint}, 66)) != first {
		t.Error("the next layout has other images")
	}
	if image(f.NewLarge(pieces.Thing{Legend: cove.Hook}, 200)) != large {
		t.Error("there are several images for what is enlarged")
	}
}

// Pictures are drawn for the width at which they are shown, and say as much as fits it; for larger text they are bold
// and short rather than small.
func TestDetailsFollowTheWidth(t *testing.T) {
	for width, want := range map[float32]cardface.Detail{
		40: cardface.Compact, 56: cardface.Small, 66: cardface.Small, 109: cardface.Small, 110: cardface.Full,
	} {
		if got := cardface.DetailAt(width); got != want {
			t.Errorf("%v: detail %d, want %d", width, got, want)
		}
	}
	s := stagetest.New(t, stagetest.Small, words.English)
	f := pieces.NewFaces(s, nil)
	f.AtOnce = true
	look := func() image.Image {
		return visible.All[*canvas.Image](f.New(pieces.Thing{Card: cove.Flint}, 120))[0].Image
	}
	usual := look()
	s.Settings.LargerText = true
	if same := look().(*image.NRGBA); string(same.Pix) == string(usual.(*image.NRGBA).Pix) {
		t.Error("larger text changes nothing")
	}
}
