package pieces_test

import (
	"image"
	"image/draw"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Faces come at the size that was asked for: cards upright, contracts crosswise.
func TestFacesHaveTheirSizes(t *testing.T) {
	test.NewTempApp(t)
	faces := cardface.NewCache(1, 1<<20)
	defer faces.Close()
	s := &pieces.Stage{Stage: &stage.Stage{Words: words.In(words.English)}, Faces: faces}
	for want, ask := range map[image.Point]func(set func(image.Image)){
		image.Pt(60, 90): func(set func(image.Image)) { s.Face(portroyal.NoCard, 60, false, set) },
		image.Pt(90, 60): func(set func(image.Image)) { s.ContractFace(portroyal.Jinx, 3, true, 90, false, set) },
	} {
		if got := arrived(t, ask).Bounds().Size(); got != want {
			t.Errorf("a picture of %v, want %v", got, want)
		}
	}
}

// drawn is a face as the cache of faces has it.
func drawn(of cardface.Request) *image.RGBA {
	face := cardface.Draw(of)
	picture := image.NewRGBA(face.Rect)
	draw.Draw(picture, picture.Rect, face, image.Point{}, draw.Src)
	return picture
}

// arrived is the picture that is drawn when it is asked for, not what stands in for it.
func arrived(t *testing.T, ask func(set func(image.Image))) image.Image {
	t.Helper()
	drawn := make(chan image.Image, 1)
	ask(func(picture image.Image) {
		if _, standIn := picture.(widgets.StandIn); !standIn {
			drawn <- picture
		}
	})
	select {
	case picture := <-drawn:
		return picture
	case <-time.After(10 * time.Second):
		t.Fatal("no picture")
	}
	return nil
}

// Until a face has been drawn something stands in for it at once, so that no card is ever blank.
func TestFacesAreNeverBlank(t *testing.T) {
	test.NewTempApp(t)
	faces := cardface.NewCache(1, 1<<20)
	defer faces.Close()
	s := &pieces.Stage{Stage: &stage.Stage{Words: words.In(words.English)}, Faces: faces}
	for name, ask := range map[string]func(set func(image.Image)){
		"a card":     func(set func(image.Image)) { s.Face(portroyal.Card(1), 300, true, set) },
		"a contract": func(set func(image.Image)) { s.ContractFace(portroyal.Jinx, 3, true, 400, true, set) },
	} {
		var first image.Image
		ask(func(picture image.Image) {
			if first == nil {
				first = picture
			}
		})
		standIn, ok := first.(widgets.StandIn)
		if !ok || standIn().Bounds().Empty() {
			t.Errorf("%s: nothing stands in: %T", name, first)
		}
	}
}
