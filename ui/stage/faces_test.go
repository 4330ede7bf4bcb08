package stage_test

import (
	"image"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardface"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// Faces come at the size that was asked for: cards upright, contracts crosswise.
func TestFacesHaveTheirSizes(t *testing.T) {
	test.NewTempApp(t)
	faces := cardface.NewCache(1, 1<<20)
	defer faces.Close()
	s := &stage.Stage{Words: words.In(words.English), Faces: faces}
	arrived := make(chan image.Image, 1)
	set := func(picture image.Image) { arrived <- picture }
	for want, ask := range map[image.Point]func(){
		image.Pt(60, 90): func() { s.Face(portroyal.NoCard, 60, false, set) },
		image.Pt(90, 60): func() { s.ContractFace(portroyal.Jinx, 3, true, 90, false, set) },
	} {
		ask()
		select {
		case picture := <-arrived:
			if got := picture.Bounds().Size(); got != want {
				t.Errorf("a picture of %v, want %v", got, want)
			}
		case <-time.After(10 * time.Second):
			t.Fatal("no picture")
		}
	}
}
