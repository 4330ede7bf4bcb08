package tutorial

import (
	"strings"
	"testing"

	"portroyal/ui/portroyal/tutorial/lesson"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/tutorial/tutorialtest"
	"portroyal/ui/words"
)

// A text has at most two sentences in every language; an answer has one, since it is followed by how it is done.
// Texts contain no numbers: those that are shown come from the table.
func TestTwoSentencesAtMost(t *testing.T) {
	for _, chapter := range lesson.Chapters {
		b := newBench(t, chapter, stagetest.Small)
		for _, language := range words.Languages {
			b.stage.Words = words.In(language)
			check := func(says string, most int) {
				t.Helper()
				tutorialtest.Sentences(t, language, says, most)
			}
			for _, scene := range b.lesson.Scenes {
				for _, step := range scene.Steps {
					if step.Say != "" {
						check(b.say(&step, step.Say), 2)
					}
					for _, saying := range step.Wrong {
						check(b.say(&step, saying), 1)
					}
					check(b.how(&step), 1)
				}
			}
			check(b.stage.Words.T(endings.ID(chapter)), 2)
			check(b.stage.Words.T("voyage.wrong.later"), 1)
		}
	}
}

// No text has a gap when it is shown.
func TestNothingIsMissingInWhatIsSaid(t *testing.T) {
	each(t, func(b *bench) {
		look := func() {
			if step := b.step(); step != nil && b.Aside() == nil && !b.Over() {
				for _, language := range words.Languages {
					b.stage.Words = words.In(language)
					says := b.say(step, step.Say)
					for _, saying := range step.Wrong {
						says += b.say(step, saying)
					}
					tutorialtest.Filled(t, language, says)
				}
				b.stage.Words = words.In(words.English)
			}
		}
		b.playLooking(look)
	})
}

// The texts themselves contain no digits.
func TestNumbersComeFromTheTable(t *testing.T) {
	for _, language := range words.Languages {
		w := words.In(language)
		for _, chapter := range lesson.Chapters {
			read, err := lesson.Read(chapter)
			if err != nil {
				t.Fatal(err)
			}
			for _, scene := range read.Scenes {
				for _, step := range scene.Steps {
					if step.Say == "" {
						continue
					}
					bare := strings.ReplaceAll(w.T(sayings.ID(step.Say)), "<no value>", "")
					tutorialtest.NoFigures(t, language, bare)
				}
			}
		}
	}
}
