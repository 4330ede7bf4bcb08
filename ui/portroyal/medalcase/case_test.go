package medalcase

import (
	"testing"

	"fyne.io/fyne/v2/canvas"

	"portroyal/assets"
	"portroyal/engine/portroyal/medals"
	"portroyal/ui/medalcase"
	"portroyal/ui/medalcase/medalcasetest"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

func TestMedalsAreWhole(t *testing.T) {
	for name, symbol := range Game.Symbols {
		if assets.Symbol(symbol) == nil {
			t.Errorf("%s has no symbol", name)
		}
	}
	medalcasetest.Whole(t, Game, medals.All(), func(language words.Language) *stage.Stage {
		return piecestest.New(t, stagetest.Small, language).Stage
	})
}

// Awards are called what the medals are, say what they were for, and have a person only where there are several.
func TestAwards(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	state := medals.State{Medal: medals.All()[0], Done: true}
	opened := 0
	awards := Game.Awards(s.Stage, []medalcase.Earned{{State: state}, {Player: "Ann", State: state}}, func() { opened++ })(s.Words)
	if len(awards.All) != 2 || awards.All[0].Person != "" || awards.All[1].Person != "Ann" {
		t.Fatalf("%+v", awards.All)
	}
	one := awards.All[0]
	if one.Name != "First Victory" || one.Tip != "First Victory. Win a game against others. Earned" {
		t.Errorf("%q, %q", one.Name, one.Tip)
	}
	if len(visible.All[*canvas.Image](one.Picture(30))) != 2 {
		t.Error("it is no picture of a medal")
	}
	one.Open()
	awards.More()
	if opened != 2 {
		t.Error("it does not lead to all medals")
	}
}
