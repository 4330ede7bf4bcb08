package setup

import (
	"image"
	"testing"

	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// The stars show the strength in halves: each half adds gold to the row, from the left.
func TestStarsAreTheStrength(t *testing.T) {
	b := &Screen{stage: stagetest.New(t, stagetest.Small, words.English)}
	gold := func(strength int) (pixels, right int) {
		row := visible.All[*canvas.Image](b.stars(strength, 40))[0].Image.(*image.NRGBA)
		for x := range row.Rect.Dx() {
			for y := range row.Rect.Dy() {
				if at := row.NRGBAAt(x, y); at.A == 0xff && at.R > 0xc8 && at.G > 0x90 && at.B < 0x70 {
					pixels, right = pixels+1, x
				}
			}
		}
		return pixels, right
	}
	before, end := gold(0)
	if before != 0 {
		t.Fatalf("stars for no strength have %d pixels of gold", before)
	}
	for strength := 1; strength <= 2*MostStars; strength++ {
		pixels, right := gold(strength)
		if pixels <= before || right <= end || right >= (strength+1)/2*40 {
			t.Errorf("%d half stars have %d pixels of gold up to %d, one fewer %d up to %d", strength, pixels, right,
				before, end)
		}
		before, end = pixels, right
	}
	for strength, want := range map[int]string{2: "1 of 5 stars", 7: "3½ of 5 stars", 10: "5 of 5 stars"} {
		if got := b.starsInWords(strength); got != want {
			t.Errorf("%d: %q, want %q", strength, got, want)
		}
	}
}
