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
				if b.free != nil || b.over || b.step() == nil {
					return
				}
				lit, all := b.litPlaces(b.step())
				if !all || len(lit) == 0 {
					t.Errorf("%v, %s: something that it lights is not on the table", size, b.where())
				}
				open := b.onPixels(openings(lit, b.size, b.growth()))
				for _, language := range words.Languages {
					b.stage.Words = words.In(language)
					for _, answer := range []string{"", b.stage.Words.T("voyage.wrong.later")} {
						b.answer = answer
						_, at, there := b.sheetFor(b.step(), open)
						if !there {
							t.Errorf("%v, %s, %s: there is no room for the text", size, language, b.where())
						}
						for _, r := range open {
							if touch(r, at) {
								t.Errorf("%v, %s, %s: the text covers what is lit", size, language, b.where())
							}
						}
						if at.X < 0 || at.Y < 0 || at.X+at.W > size.Width || at.Y+at.H > size.Height {
							t.Errorf("%v, %s, %s: the text is not in the window", size, language, b.where())
						}
					}
				}
				b.stage.Words, b.answer = words.In(words.English), ""
			}
			b.playLooking(look)
		}
	}
}

// Lit places side by side are one opening if there is nothing between them; otherwise each has its own.
func TestOpeningsLightNothingElse(t *testing.T) {
	window := fyne.NewSize(300, 200)
	row := openings([]lay.Rectangle{lay.Rect(20, 20, 50, 50), lay.Rect(76, 20, 50, 50)}, window, 1)
	if len(row) != 1 {
		t.Errorf("two plates side by side are in %v", row)
	}
	apart := openings([]lay.Rectangle{lay.Rect(20, 90, 150, 80), lay.Rect(30, 60, 40, 22)}, window, 1)
	if len(apart) != 2 || touch(apart[0], apart[1]) || apart[0].Y != 86 {
		t.Errorf("a plate above a row of cards: %v", apart)
	}
}

// Shade and openings cover the window together, without overlapping.
func TestShadeAndOpenings(t *testing.T) {
	window := fyne.NewSize(300, 200)
	for _, lit := range [][]lay.Rectangle{
		nil,
		{lay.Rect(20, 20, 50, 50)},
		{lay.Rect(20, 20, 50, 50), lay.Rect(120, 40, 30, 90)},
		{lay.Rect(20, 20, 50, 50), lay.Rect(60, 60, 30, 90), lay.Rect(250, 150, 90, 90)},
	} {
		open := openings(lit, window, 1)
		parts, area := append(shades(open, window), open...), float32(0)
		for i, r := range parts {
			area += r.W * r.H
			for _, other := range parts[:i] {
				if touch(r, other) {
					t.Errorf("%v and %v overlap", r, other)
				}
			}
		}
		if area != window.Width*window.Height {
			t.Errorf("with %v they cover %v", lit, area)
		}
	}
}
