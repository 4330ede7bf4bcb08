package tutorial

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/lay"
	"portroyal/ui/portroyal/tutorial/lesson"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// windows are the sizes tested.
var windows = []fyne.Size{
	stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080), fyne.NewSize(3840, 2160),
}

// Every text is about something on the table and is placed beside it: it covers nothing that is lit and is inside
// the window, in every language and at every size.
func TestSentencesStandBeside(t *testing.T) {
	for _, size := range windows {
		for _, chapter := range lesson.Chapters {
			b := newBench(t, chapter, size)
			look := func() {
				if b.Aside() != nil || b.Over() || b.step() == nil {
					return
				}
				lit, all := b.litPlaces(b.step())
				if !all || len(lit) == 0 {
					t.Errorf("%v, %s: something that it lights is not on the table", size, b.where())
				}
				open := b.Open()
				for _, language := range words.Languages {
					b.stage.Words = words.In(language)
					for _, answer := range []string{"", b.stage.Words.T("voyage.wrong.later")} {
						b.Answer = answer
						at, there := b.SheetPlace(open)
						if !there {
							t.Errorf("%v, %s, %s: there is no room for the text", size, language, b.where())
						}
						for _, r := range open {
							if lay.Touch(r, at) {
								t.Errorf("%v, %s, %s: the text covers what is lit", size, language, b.where())
							}
						}
						if at.X < 0 || at.Y < 0 || at.X+at.W > size.Width || at.Y+at.H > size.Height {
							t.Errorf("%v, %s, %s: the text is not in the window", size, language, b.where())
						}
					}
				}
				b.stage.Words, b.Answer = words.In(words.English), ""
			}
			b.playLooking(look)
		}
	}
}
