package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// posedAt is a table with a position on it, in which the first seat is asked.
func posedAt(t *testing.T, language words.Language, players int, position string) *sat {
	t.Helper()
	s := sit(t, stagetest.Small, language, 1, players, 5)
	s.At.Settings.ShowChance = false
	s.Pass(2 * time.Second)
	s.pose(t, position, 0)
	return s
}

// The frame of an island that can be chosen holds its whole name, and nothing of it is covered, in every language.
func TestIslandsAreFramedRoundTheirNames(t *testing.T) {
	for _, language := range words.Languages {
		s := posedAt(t, language, 3, `{"options": {"players": 3}, "phase": "navigation", "round": 4, "open": {"tavern": "3f5d0t0c",
 "hull": "0f9d3t0c", "sail": "2f2d2t1c", "cannon": "0f2d5t1c", "crew": "4f0d0t1c"}, "seats": [{}, {}, {}]}`)
		frames, bounds := 0, stagetest.Reaches(s.stage.Window)
		all := visible.All[fyne.CanvasObject](s.root)
		for i, object := range all {
			frame, is := object.(*canvas.Rectangle)
			if !is || frame.StrokeColor != palette.Takeable {
				continue
			}
			at, named := bounds(frame), false
			frames++
			for _, later := range all[i+1:] {
				switch r := bounds(later); of := later.(type) {
				case *canvas.Text:
					within := r.X >= at.X && r.Y >= at.Y && r.X+r.W <= at.X+at.W && r.Y+r.H <= at.Y+at.H
					named = named || within && slices.ContainsFunc(islands(), func(island cove.Island) bool {
						return strings.HasSuffix(of.Text, "  "+terms.Island(s.stage.Words, island))
					})
				case *canvas.Rectangle:
					if _, _, _, alpha := of.FillColor.RGBA(); alpha > 0 && r.X < at.X+at.W && at.X < r.X+r.W && r.Y < at.Y+at.H && at.Y < r.Y+r.H {
						t.Errorf("%s: something at %v covers the frame at %v", language, r, at)
					}
				}
			}
			if !named {
				t.Errorf("%s: the frame at %v holds no name", language, at)
			}
		}
		if frames != len(islands()) {
			t.Errorf("%s: %d frames", language, frames)
		}
	}
}

// islands are those that can be chosen.
func islands() (all []cove.Island) {
	for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
		all = append(all, island)
	}
	return all
}

// An island says what a black ship does that lies there, also as long as it can be chosen.
func TestIslandsTellOfBlackShips(t *testing.T) {
	for _, phase := range []string{`"navigation"`, `"visits", "at": 0, "visit": {"order": [0, 1]}`} {
		s := posedAt(t, words.English, 2, `{"options": {"players": 2}, "phase": `+phase+`, "round": 4,
 "blacks": [{"legend": "hook", "island": "crew"}], "seats": [{"island": "hull", "doubloons": 5}, {"island": "cove"}]}`)
		about, told := terms.LegendAbout(s.stage.Words, cove.Hook), 0
		for _, tip := range visible.All[*widgets.Asked](s.root) {
			if island := strings.HasPrefix(tip.ToolTip(), terms.Island(s.stage.Words, cove.CrewIsland)); island != strings.Contains(tip.ToolTip(), about) &&
				!strings.HasPrefix(tip.ToolTip(), terms.Legend(s.stage.Words, cove.Hook)) {
				t.Errorf("in %s %q is said", phase, tip.ToolTip())
			} else if island {
				told++
			}
		}
		if told != 1 {
			t.Errorf("in %s it is said %d times", phase, told)
		}
	}
}

// Treasures that the hull cannot keep are a warning.
func TestTreasuresThatCannotBeKeptAreAWarning(t *testing.T) {
	for treasures, warns := range map[string]bool{"5": false, "6": true} {
		s := posedAt(t, words.English, 2, `{"options": {"players": 2}, "phase": "navigation", "round": 4,
 "seats": [{"treasures": `+treasures+`}, {}]}`)
		if said := treasures + " of 5"; !visible.Says(s.root, said) {
			t.Fatalf("nothing says %q", said)
		}
		warned := slices.ContainsFunc(visible.All[*canvas.Rectangle](s.root), func(r *canvas.Rectangle) bool { return r.FillColor == palette.Danger })
		if warned != warns {
			t.Errorf("%s treasures are a warning: %t", treasures, warned)
		}
	}
}

// Which of two parrots stays is asked with both cards in sight, and a click on one of them answers.
func TestParrotsAreChosenByTheirCards(t *testing.T) {
	for card, kind := range map[cove.Card]cove.Kind{cove.Flint: cove.TakeNew, cove.Silver: cove.KeepOld} {
		s := posedAt(t, words.English, 2, `{"options": {"players": 2}, "phase": "parrots", "at": 0, "round": 4, "offered": "flint",
 "visit": {"order": [0, 1], "bought": 1}, "seats": [{"island": "tavern", "fame": 3, "doubloons": 8, "parrot": "silver"}, {"island": "cove"}]}`)
		shown := slices.ContainsFunc(visible.All[*pieces.Card](s.root), func(c *pieces.Card) bool { return c.Thing.Card == card })
		answer, _ := s.OptionAt(board.Spot{Kind: board.Offer, Card: card})
		if !shown || answer.Action.Kind != kind {
			t.Errorf("%s is shown: %t, and a click on it is %v", card, shown, answer.Action)
		}
	}
}
