package medalcase

import (
	"testing"

	"portroyal/engine/piratescove/medals"
	"portroyal/ui/medalcase/medalcasetest"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

func TestMedalsAreWhole(t *testing.T) {
	medalcasetest.Whole(t, Game, medals.All(), func(language words.Language) *stage.Stage {
		return stagetest.New(t, stagetest.Small, language)
	})
}
