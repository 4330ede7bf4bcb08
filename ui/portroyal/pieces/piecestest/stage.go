// Package piecestest makes what screens of the game stand on, for tests.
package piecestest

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// New makes a stage in a window of its own, with the usual settings but for pauses. Nothing is drawn on
// its cards, and computer players think at once.
func New(t testing.TB, size fyne.Size, language words.Language) *pieces.Stage {
	t.Helper()
	return &pieces.Stage{Stage: stagetest.New(t, size, language)}
}
