package library

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/portroyal/terms"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// BenchmarkOpen opens the screen with ten thousand games, up to the picture of it.
func BenchmarkOpen(b *testing.B) {
	games := many(10000)
	s := stagetest.New(b, stagetest.Small, words.English)
	for b.Loop() {
		l := New(s, summary.Tellers{terms.Teller}, func() []Game { return games }, &Bin{}, Calls{})
		stagetest.Show(b, s, l)
		s.Window.Canvas().Capture()
	}
}

// BenchmarkScroll turns the wheel by a row, without the painting: a frame has 16 ms for both.
func BenchmarkScroll(b *testing.B) {
	games := many(10000)
	s := stagetest.New(b, stagetest.Small, words.English)
	l := New(s, summary.Tellers{terms.Teller}, func() []Game { return games }, &Bin{}, Calls{})
	stagetest.Show(b, s, l)
	for _, by := range []float32{1, 9} { // rows
		b.Run(map[float32]string{1: "row", 9: "page"}[by], func(b *testing.B) {
			way := float32(-1)
			for b.Loop() {
				if end := l.log.list.Scroll.Content.Size().Height - l.log.list.Scroll.Size().Height; l.log.list.Scroll.Offset.Y >= end {
					way = 1
				} else if l.log.list.Scroll.Offset.Y <= 0 {
					way = -1
				}
				l.log.list.Scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, way*by*l.log.places.high)})
			}
		})
	}
}
