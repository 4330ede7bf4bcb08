package tutorialtest

import (
	"regexp"
	"testing"

	"portroyal/ui/geometry"
	"portroyal/ui/words"
)

// Beside checks that the text of the step, and an answer in its place, cover nothing that is lit, and are inside the
// window, in every language.
func (b *Bench) Beside() {
	b.T.Helper()
	open, size := b.On.Open(), b.On.Size()
	for _, language := range words.Languages {
		b.Stage.Words = words.In(language)
		for _, answer := range []string{"", b.Stage.Words.T("voyage.wrong.later")} {
			b.On.Answer = answer
			at, there := b.On.SheetPlace(open)
			if !there {
				b.T.Errorf("%v, %s, %s: there is no room for the text", size, language, b.Where())
			}
			for _, r := range open {
				if geometry.Touch(r, at) {
					b.T.Errorf("%v, %s, %s: the text covers what is lit", size, language, b.Where())
				}
			}
			if at.X < 0 || at.Y < 0 || at.X+at.W > size.Width || at.Y+at.H > size.Height {
				b.T.Errorf("%v, %s, %s: the text is not in the window", size, language, b.Where())
			}
		}
	}
	b.Stage.Words, b.On.Answer = words.In(words.English), ""
}

var (
	sentence = regexp.MustCompile(`[.!?](\s|$)`)
	digit    = regexp.MustCompile(`\d`)
	hole     = regexp.MustCompile(`<no value>|\[[a-z]+\.|“”|„“|‘’|«»`)
)

// Sentences checks that a text has at most so many, and at least one.
func Sentences(t *testing.T, language words.Language, says string, most int) {
	t.Helper()
	if n := len(sentence.FindAllString(says, -1)); n < 1 || n > most {
		t.Errorf("%s: %d sentences: %s", language, n, says)
	}
}

// Filled checks that a text, as it is shown, has no gap.
func Filled(t *testing.T, language words.Language, says string) {
	t.Helper()
	if hole.MatchString(says) {
		t.Errorf("%s: there is a gap in %s", language, says)
	}
}

// NoFigures checks that a text contains no figures of its own: those that are shown come from the table.
func NoFigures(t *testing.T, language words.Language, bare string) {
	t.Helper()
	if digit.MatchString(bare) {
		t.Errorf("%s: figures in %q", language, bare)
	}
}
