package setup

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/deckfile"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/setup/setuptest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// bench is the screen in a window, and the calls it has made.
type bench struct {
	*Setup
	*setuptest.Hand
	t     *testing.T
	begun []progress.Setup
	dealt *deckfile.Deck // in the order of which the last one was begun
	back  int
}

// newBench shows the screen for a set-up in a window of this size; nil stands for a new player's.
func newBench(t *testing.T, from *progress.Setup, size fyne.Size, language words.Language) *bench {
	t.Helper()
	s := piecestest.New(t, size, language)
	b := &bench{t: t}
	setup := Default(s.Words, "")
	if from != nil {
		setup = *from
	}
	b.Setup = New(s, setup, Calls{
		Begin: func(is progress.Setup, deck *deckfile.Deck) { b.begun, b.dealt = append(b.begun, is), deck },
		Back:  func(progress.Setup) { b.back++ },
	})
	b.Hand = &setuptest.Hand{T: t, On: b.Setup.Screen, At: s.Stage}
	stagetest.Show(t, s.Stage, b.Setup)
	return b
}

// preset chooses a preset.
func (b *bench) preset(name string) {
	b.t.Helper()
	b.Choose("presets", slices.IndexFunc(presets, func(p preset) bool { return string(p.name) == name }))
}
