package medalcase

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/canvas"

	"portroyal/assets"
	"portroyal/engine/portroyal/medals"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Every medal has a drawn symbol, and every group a ribbon.
func TestEveryMedalIsDrawn(t *testing.T) {
	all := medals.All()
	if len(symbols) != len(all) {
		t.Errorf("%d symbols for %d medals", len(symbols), len(all))
	}
	for _, medal := range all {
		if assets.Symbol(symbols[medal.Name]) == nil {
			t.Errorf("%s has no symbol", medal.Name)
		}
		if _, there := ribbons[medal.Group]; !there {
			t.Errorf("%s has no ribbon", medal.Group)
		}
	}
}

// In every language each medal has its title in full, and one that was earned in a game leads there.
func TestTitlesAreWhole(t *testing.T) {
	for _, language := range words.Languages {
		s := piecestest.New(t, stagetest.Small, language)
		states := medals.Of(medals.Facts{Name: "Ann"})
		for i := range states {
			if states[i].Done = i%2 == 0; states[i].Done {
				states[i].Game, states[i].On = "a", time.Date(2026, 9, 30, 12, 0, 0, 0, time.Local)
			}
			states[i].Have = states[i].Number - 1
		}
		sheet := NewCase(s.Stage, 1, stagetest.Small.Width-62, states, func(string) {})
		written := map[string]bool{}
		for _, text := range visible.All[*canvas.Text](sheet) {
			written[text.Text] = true
		}
		for i := range states {
			if title := Title(s.Words, states[i].Name); !written[title] {
				t.Errorf("%s: %q is shortened", language, title)
			}
		}
		if tiles := visible.All[*widgets.Tile](sheet); len(tiles) != (len(states)+1)/2 {
			t.Errorf("%s: %d tiles", language, len(tiles))
		}
	}
}

// Awards are called what the medals are, say what they were for, and have a person only where there are several.
func TestAwards(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	state := medals.Of(medals.Facts{Name: "Ann"})[0]
	state.Done = true
	opened := 0
	awards := Awards(s.Stage, []Earned{{"", state}, {"Ann", state}}, func() { opened++ })(s.Words)
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
