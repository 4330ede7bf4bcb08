package tutorial

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/stage/stagetest"
)

// windows are the sizes tested.
var windows = []fyne.Size{
	stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080), fyne.NewSize(3840, 2160),
}

// Every text is about something on the table and is placed beside it: it covers nothing that is lit and is inside
// the window, in every language and at every size.
func TestSentencesStandBeside(t *testing.T) {
	for _, size := range windows {
		for _, chapter := range Course.Chapters {
			b := newBench(t, chapter.Name, size)
			look := func() {
				if b.Aside() != nil || b.Over() || b.Step() == nil {
					return
				}
				lit, all := b.Places()
				if !all || len(lit) == 0 {
					t.Errorf("%v, %s: something that it lights is not on the table", size, b.Where())
				}
				b.Beside()
			}
			b.playLooking(look)
		}
	}
}
