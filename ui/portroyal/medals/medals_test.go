package medals

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/canvas"

	"portroyal/assets"
	"portroyal/engine/portroyal/deeds"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Every medal has a drawn symbol, and every group a ribbon.
func TestEveryMedalIsDrawn(t *testing.T) {
	all := deeds.All()
	if len(symbols) != len(all) {
		t.Errorf("%d symbols for %d medals", len(symbols), len(all))
	}
	for _, deed := range all {
		if assets.Symbol(symbols[deed.Name]) == nil {
			t.Errorf("%s has no symbol", deed.Name)
		}
		if _, there := ribbons[deed.Group]; !there {
			t.Errorf("%s has no ribbon", deed.Group)
		}
	}
}

// In every language each medal has its title in full, and one that was earned in a game leads there.
func TestTitlesAreWhole(t *testing.T) {
	for _, language := range words.Languages {
		s := piecestest.New(t, stagetest.Small, language)
		states := deeds.Of(deeds.Facts{Name: "Ann"})
		for i := range states {
			if states[i].Done = i%2 == 0; states[i].Done {
				states[i].Game, states[i].On = "a", time.Date(2026, 9, 30, 12, 0, 0, 0, time.Local)
			}
			states[i].Have = states[i].Number - 1
		}
		sheet := NewCase(s.Stage, 1, stagetest.Small.Width-62, states, func(string) {})
		written := map[string]bool{}
		for _, text := range seen.All[*canvas.Text](sheet) {
			written[text.Text] = true
		}
		for i := range states {
			if title := Title(s.Words, states[i].Name); !written[title] {
				t.Errorf("%s: %q is shortened", language, title)
			}
		}
		if tiles := seen.All[*widgets.Tile](sheet); len(tiles) != (len(states)+1)/2 {
			t.Errorf("%s: %d tiles", language, len(tiles))
		}
	}
}

// News names a few medals, and the person where several are at the table.
func TestNews(t *testing.T) {
	w := words.In(words.English)
	ann := Earned{"Ann", []deeds.Name{"victory", "dry"}}
	for want, got := range map[string]string{
		"2 new medals: “First Victory”, “Safe Harbour”. You will find them in the statistics.": News(w, []Earned{ann}, true),
		"2 new medals for Ann: “First Victory”, “Safe Harbour”":                                News(w, []Earned{ann}, false),
		"4 new medals. You will find them in the statistics.":                                  News(w, []Earned{ann, ann}, false),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
