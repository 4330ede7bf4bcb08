package tutorial

import (
	"strings"
	"testing"

	"portroyal/ui/stage/stagetest"
	"portroyal/ui/tutorial/tutorialtest"
	"portroyal/ui/words"
)

// A text has at most two sentences in every language; an answer has one, since it is followed by how it is done.
// Texts contain no numbers: those that are shown come from the table.
func TestTwoSentencesAtMost(t *testing.T) {
	for _, chapter := range Course.Chapters {
		b := newBench(t, chapter.Name, stagetest.Small)
		for _, language := range words.Languages {
			b.stage.Words = words.In(language)
			check := func(says string, most int) {
				t.Helper()
				tutorialtest.Sentences(t, language, says, most)
			}
			for _, scene := range lesson(t, chapter.Name).Scenes {
				for _, step := range scene.Steps {
					if step.Say != "" {
						check(b.Say(&step, step.Say), 2)
					}
					for _, saying := range step.Wrong {
						check(b.Say(&step, saying), 1)
					}
					if step.Acts() {
						check(b.How(&step), 1)
					}
				}
			}
			check(b.stage.Words.T(chapter.Learned), 2)
			check(b.stage.Words.T("voyage.wrong.later"), 1)
			check(b.stage.Words.T("voyage.do.on"), 1)
		}
	}
}

// No text has a gap when it is shown.
func TestNothingIsMissingInWhatIsSaid(t *testing.T) {
	each(t, func(b *bench) {
		look := func() {
			if step := b.Step(); step != nil && b.Aside() == nil && !b.Over() {
				for _, language := range words.Languages {
					b.stage.Words = words.In(language)
					says := b.Say(step, step.Say)
					for _, saying := range step.Wrong {
						says += b.Say(step, saying)
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
		for _, chapter := range Course.Chapters {
			for _, scene := range lesson(t, chapter.Name).Scenes {
				for _, step := range scene.Steps {
					if step.Say == "" {
						continue
					}
					bare := strings.ReplaceAll(w.T(sayings.ID(saying(step.Say))), "<no value>", "")
					tutorialtest.NoFigures(t, language, bare)
				}
			}
		}
	}
}
