package pieces_test

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// For larger text, cards on a table are compact up to a larger width, and more of them stays in sight where they are over
// each other; large cards keep their words, cards elsewhere, and enlarged ones, are as always.
func TestLargerTextHasCompactFaces(t *testing.T) {
	test.NewTempApp(t)
	faces := cardface.NewCache(1, 1<<20)
	defer faces.Close()
	const width, card = cardface.CompactBelow + 10, portroyal.Card(1) // usually with words
	chosen := settings.Default()
	s := &pieces.Stage{Stage: &stage.Stage{Words: words.In(words.English), Settings: &chosen}, Faces: faces}
	draw := func(compact, large bool) image.Image {
		return drawn(cardface.Request{
			Card: card, Width: width, Compact: compact, Large: large, Words: terms.OnFace(s.Words, card),
		})
	}
	for _, larger := range []bool{false, true} {
		chosen.LargerText = larger
		for name, c := range map[string]struct {
			ask  func(set func(image.Image))
			want image.Image
		}{
			"on the table": {func(set func(image.Image)) { s.TableFace(card, width, false, set) }, draw(larger, false)},
			"enlarged":     {func(set func(image.Image)) { s.TableFace(card, width, true, set) }, draw(false, true)},
			"elsewhere":    {func(set func(image.Image)) { s.Face(card, width, false, set) }, draw(false, false)},
		} {
			if !cmp.Equal(arrived(t, c.ask), c.want) {
				t.Errorf("larger %v: another face %s", larger, name)
			}
		}
		want := cardface.HeadHeight(width)
		if larger {
			want = cardface.CompactHead(width)
		}
		if got := s.TableHead(width); got != want {
			t.Errorf("larger %v: %v of it stay in sight, not %v", larger, got, want)
		}
		if got, want := s.TableHead(1.6*cardface.CompactBelow), cardface.HeadHeight(1.6*cardface.CompactBelow); got != want {
			t.Errorf("larger %v: a large card has no words: %v, not %v", larger, got, want)
		}
	}
}

// A table is drawn larger for larger text, but never so that it has less room than it can do with.
func TestLargerTextLeavesTheTableItsRoom(t *testing.T) {
	chosen := settings.Default()
	chosen.LargerText = true
	s := &pieces.Stage{Stage: &stage.Stage{Settings: &chosen}}
	for width := stage.Smallest.Width; width < 4000; width += 90 {
		for height := stage.Smallest.Height; height < 2200; height += 70 {
			size := fyne.NewSize(width, height)
			usual, by := stage.Growth(size), s.Growth(size)
			if by < usual || by > usual*stage.Larger+0.001 {
				t.Fatalf("%v: %v, and %v usually", size, by, usual)
			}
			if by > usual && (width/by < 1024/stage.Larger-0.1 || height/by < 700/stage.Larger-0.1) {
				t.Fatalf("%v: %v leaves %v by %v", size, by, width/by, height/by)
			}
		}
	}
	if at := fyne.NewSize(1024, 700); s.Growth(at) != stage.Larger {
		t.Errorf("at %v it is %v", at, s.Growth(at))
	}
}
