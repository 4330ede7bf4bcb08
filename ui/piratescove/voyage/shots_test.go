package voyage

import (
	"fmt"
	"image/png"
	"os"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/piratescove/voyage/lesson"
	"portroyal/ui/words"
)

func TestShots(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip()
	}
	lang := words.Language(os.Getenv("SLANG"))
	var w, h float32
	fmt.Sscanf(os.Getenv("SSIZE"), "%fx%f", &w, &h)
	for i, chapter := range lesson.Chapters {
		if only := os.Getenv("SCHAP"); only != "" && only != string(chapter) {
			continue
		}
		b := newBench(t, chapter, fyne.NewSize(w, h))
		b.stage.Words = words.In(lang)
		b.Restyle()
		b.settle()
		n := 0
		b.playLooking(func() {
			n++
			f, _ := os.Create(fmt.Sprintf("%s/%d-%02d-%s.png", dir, i+1, n, lang))
			png.Encode(f, b.stage.Window.Canvas().Capture())
			f.Close()
		})
	}
}
