package ending

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// some are so many awards; the names of those that are clicked go to opened.
func some(n int, person string, opened *[]string) func(*words.Words) Awards {
	open := func(name string) func() { return func() { *opened = append(*opened, name) } }
	return func(*words.Words) Awards {
		awards := Awards{Title: "Medaillen", More: open("more")}
		for i := range n {
			name := fmt.Sprintf("Bewährungsprobe vor Tortuga %d", i)
			awards.All = append(awards.All, Award{
				Picture: func(width float32) fyne.CanvasObject { return widgets.Fixed(&fyne.Container{}, width, width*1.1) },
				Name:    name, Person: person, Tip: name + ": dafür", Open: open(name),
			})
		}
		return awards
	}
}

// Medals are below the words above the picture and above the quay, each with its whole name, and stay; a click leads to
// each of them, and to those for which there is no room. What has the focus keeps it.
func TestAwards(t *testing.T) {
	for _, size := range []fyne.Size{stage.Smallest, stagetest.Small, {Width: 2560, Height: 1440}} {
		for _, n := range []int{1, 2, 6, 14} {
			for _, person := range []string{"", "Maximiliane von Hohenstaufen"} {
				name := fmt.Sprintf("%v, %d of %q", size, n, person)
				s := stagetest.New(t, size, words.German)
				s.HighContrast = n%2 == 1
				e := ended(s, bare)
				e.Ways = []Way{{ID: "menu", Go: func() {}}}
				shown(t, e)
				s.Window.Canvas().FocusNext()
				plate, is := s.Window.Canvas().Focused().(*widgets.Plate)
				if !is {
					t.Fatalf("%s: nothing has the focus", name)
				}
				var opened []string
				e.Award(some(1, person, &opened)) // which others replace
				e.Award(some(n, person, &opened))
				if now, is := s.Window.Canvas().Focused().(*widgets.Plate); !is || now.Text != plate.Text {
					t.Errorf("%s: the focus goes to %T", name, s.Window.Canvas().Focused())
				}
				e.Restyle()
				f := e.Frame()
				at := visible.Place(e.paper)
				to := at.Add(e.paper.Size())
				if at.X < 0 || at.Y < e.Above(f) || to.X > f.Room || to.Y > e.Sky(f) || e.Sky(f) > f.Quay {
					t.Errorf("%s: the paper is from %v to %v", name, at, to)
				}
				for _, text := range visible.All[*canvas.Text](e.paper) {
					from, end := visible.Ink(text)
					if from.X < at.X || end.X > to.X || from.Y < at.Y || end.Y > to.Y {
						t.Errorf("%s: %q is outside of the paper", name, text.Text)
					}
					if person == "" && strings.HasSuffix(text.Text, "\u2026") {
						t.Errorf("%s: %q is cut off", name, text.Text)
					}
				}
				tiles := visible.All[*widgets.Tile](e.root)
				for _, tile := range tiles {
					test.Tap(tile)
					if tile.ToolTip() == "" {
						t.Errorf("%s: %q does not say what it is for", name, tile.Name)
					}
				}
				if len(tiles) == 0 || len(opened) != len(tiles) || len(tiles) < n && opened[len(opened)-1] != "more" {
					t.Errorf("%s: %d tiles lead to %q", name, len(tiles), opened)
				}
			}
		}
	}
}
