package gametest

import (
	"testing"

	"portroyal/ui/pieces"
	"portroyal/ui/pieces/piecestest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// Stage is a stage in English with a window of its own, without pictures on its cards. Its clock goes
// on only when a test says so, and computer players think at once.
func Stage(t *testing.T) (*pieces.Stage, *stagetest.Clock) {
	t.Helper()
	s := piecestest.New(t, stagetest.Small, words.English)
	clock := &stagetest.Clock{}
	clock.On(&s.Stage)
	t.Cleanup(s.Background.Wait)
	return s, clock
}
