package setup

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/piratescove/progress"
	"portroyal/ui/setup/setuptest"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// bench is the screen in a window, and the calls it has made.
type bench struct {
	*Setup
	*setuptest.Hand
	t     *testing.T
	begun []progress.Setup
	back  int
}

// newBench shows the screen for a set-up in a window of this size; nil stands for a new player's.
func newBench(t *testing.T, from *progress.Setup, size fyne.Size, language words.Language) *bench {
	t.Helper()
	s := stagetest.New(t, size, language)
	if from != nil {
		return on(t, s, *from)
	}
	return on(t, s, Default(s.Words, ""))
}

// on shows the screen on a stage.
func on(t *testing.T, s *stage.Stage, from progress.Setup) *bench {
	t.Helper()
	b := &bench{t: t}
	b.Setup = New(s, from, Calls{
		Begin: func(is progress.Setup) { b.begun = append(b.begun, is) },
		Back:  func(progress.Setup) { b.back++ },
	})
	b.Hand = &setuptest.Hand{T: t, On: b.Setup.Screen, At: s}
	stagetest.Show(t, s, b.Setup)
	return b
}

// preset chooses a preset.
func (b *bench) preset(name companyName) {
	b.t.Helper()
	b.Choose("presets", slices.IndexFunc(presets, func(p preset) bool { return p.name == name }))
}
