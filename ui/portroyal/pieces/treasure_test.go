package pieces_test

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// Shields and chests have the size that was asked for, and are not drawn again where they look the same.
func TestShieldsAndChests(t *testing.T) {
	test.NewTempApp(t)
	s := &pieces.Stage{Stage: &stage.Stage{}}
	shield := s.Shield(5, 12, 40)
	if shield.MinSize() != fyne.NewSquareSize(40) || shield.Image.Bounds().Size() != image.Pt(40, 40) {
		t.Errorf("a shield of %v, %v", shield.MinSize(), shield.Image.Bounds())
	}
	if s.Shield(5, 12, 40).Image != shield.Image {
		t.Error("the same shield was drawn again")
	}
	if s.Shield(5, 10, 40).Image == shield.Image || s.Shield(6, 12, 40).Image == shield.Image {
		t.Error("another shield has the same picture")
	}
	chest := s.Chest(7, 120)
	if chest.MinSize() != fyne.NewSize(120, 90) || chest.Image.Bounds().Size() != image.Pt(120, 90) {
		t.Errorf("a chest of %v, %v", chest.MinSize(), chest.Image.Bounds())
	}
	if s.Chest(7, 120).Image != chest.Image {
		t.Error("the same chest was drawn again")
	}
	if s.Chest(8, 120).Image == chest.Image || s.Chest(7, 100).Image == chest.Image {
		t.Error("another chest has the same picture")
	}
	for coins := range 40 { // not for good
		s.Chest(coins, 24)
	}
	if s.Chest(7, 120).Image == chest.Image {
		t.Error("every chest is kept")
	}
}

// Small cards and contracts are compact, by their width in the toolkit's units; never those that are enlarged,
// nor the back.
func TestSmallFacesAreCompact(t *testing.T) {
	test.NewTempApp(t)
	faces := cardface.NewCache(1, 1<<24)
	defer faces.Close()
	s := &pieces.Stage{Stage: &stage.Stage{Words: words.In(words.English)}, Faces: faces}
	settler, err := portroyal.ParseCard("settler")
	if err != nil {
		t.Fatal(err)
	}
	shown := func(ask func(set func(image.Image))) *image.RGBA {
		return arrived(t, ask).(*image.RGBA)
	}
	card := func(card portroyal.Card, width float32, large bool) *image.RGBA {
		return shown(func(set func(image.Image)) { s.Face(card, width, large, set) })
	}
	contract := func(width float32, large bool) *image.RGBA {
		return shown(func(set func(image.Image)) { s.ContractFace(portroyal.Jinx, 3, true, width, large, set) })
	}
	request := func(width int, compact, large bool) *image.RGBA {
		return drawn(cardface.Request{
			Card: settler, Words: terms.OnFace(s.Words, settler), Width: width, Compact: compact, Large: large,
		})
	}
	onContract := func(width int, compact, large bool) *image.RGBA {
		return drawn(cardface.Request{
			Contract: portroyal.Jinx, Words: terms.OnContract(s.Words, portroyal.Jinx), Width: width, Slots: 3, Seals: true,
			Compact: compact, Large: large,
		})
	}
	back := drawn(cardface.Request{Back: true, Width: 60})
	for name, pair := range map[string][2]*image.RGBA{
		"small":              {card(settler, 69, false), request(69, true, false)},
		"usual":              {card(settler, 70, false), request(70, false, false)},
		"small, enlarged":    {card(settler, 60, true), request(60, false, true)},
		"the back":           {card(portroyal.NoCard, 60, false), back},
		"contract":           {contract(109, false), onContract(109, true, false)},
		"contract, usual":    {contract(110, false), onContract(110, false, false)},
		"contract, enlarged": {contract(100, true), onContract(100, false, true)},
	} {
		if string(pair[0].Pix) != string(pair[1].Pix) {
			t.Errorf("%s: another face", name)
		}
	}
}
