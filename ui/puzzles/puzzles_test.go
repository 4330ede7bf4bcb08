package puzzles

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/logbook"
	"portroyal/engine/puzzle"
	"portroyal/ui/pieces/piecestest"
	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

func shown(t *testing.T, size fyne.Size, language words.Language, at int, opened *[]int) *Puzzles {
	t.Helper()
	all, err := puzzle.Twenty()
	if err != nil {
		t.Fatal(err)
	}
	tries := map[string]logbook.Try{
		all[0].Name: {Tries: 1, Solved: true}, all[1].Name: {Tries: 3, Solved: true}, all[2].Name: {Tries: 2},
	}
	s := piecestest.New(t, size, language)
	p := New(s, all, tries, at, Calls{
		Open: func(number int) { *opened = append(*opened, number) }, Back: func() { *opened = append(*opened, -1) },
	})
	stagetest.Show(t, &s.Stage, p)
	return p
}

// Keys go from sheet to sheet, in rows and columns, and open the one that they have come to; a click opens any.
func TestGoingThroughThePuzzles(t *testing.T) {
	var opened []int
	p := shown(t, stagetest.Small, words.English, 6, &opened)
	press := func(names ...fyne.KeyName) { stagetest.Press(p.stage.Window.Canvas(), names...) }
	for _, step := range []struct {
		key fyne.KeyName
		at  int
	}{
		{fyne.KeyDown, 6}, // the first key shows where one is
		{fyne.KeyDown, 11},
		{fyne.KeyRight, 12},
		{fyne.KeyUp, 7},
		{fyne.KeyLeft, 6},
		{fyne.KeyUp, 1},
		{fyne.KeyUp, 1},
		{fyne.KeyEnd, 19},
		{fyne.KeyRight, 19},
		{fyne.KeyDown, 19},
		{fyne.KeyHome, 0},
		{fyne.KeyLeft, 0},
	} {
		if press(step.key); p.at != step.at {
			t.Errorf("%s leads to %d, not %d", step.key, p.at, step.at)
		}
	}
	press(fyne.KeyRight, fyne.KeyReturn)
	test.Tap(p.tiles[13])
	press(fyne.KeyEscape)
	if len(opened) != 3 || opened[0] != 1 || opened[1] != 13 || opened[2] != -1 {
		t.Errorf("opened is %v", opened)
	}
}

// A sheet says what has come of its puzzle, and everything on it has room in every language and at every size.
func TestSheets(t *testing.T) {
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
		for _, language := range words.Languages {
			var opened []int
			p := shown(t, size, language, 0, &opened)
			for i, mark := range []words.ID{"puzzle.mark.once", "puzzle.mark.solved", "puzzle.mark.tried", "puzzle.mark.new"} {
				one := &p.puzzles[i]
				want := p.stage.Words.T("puzzle.tip", "Number", i+1, "Kind", p.stage.Words.T(kinds.ID(one.Kind())),
					"Grade", p.stage.Words.T(grades.ID(one.Grade())), "Mark", p.stage.Words.T(mark))
				if p.tiles[i].Name != want {
					t.Errorf("%s: sheet %d says %q, not %q", language, i+1, p.tiles[i].Name, want)
				}
			}
			for i, tile := range p.tiles {
				at, room := seen.Place(tile), tile.Size()
				if at.X < 0 || at.Y < 0 || at.X+room.Width > size.Width || at.Y+room.Height > size.Height {
					t.Errorf("%s, %v: sheet %d lies at %v", language, size, i+1, at)
				}
				for _, text := range seen.All[*canvas.Text](tile) {
					from, to := seen.Ink(text)
					if from.X < at.X || to.X > at.X+room.Width || to.Y > at.Y+room.Height+1 {
						t.Errorf("%s, %v: %q runs out of sheet %d", language, size, text.Text, i+1)
					}
					if runes := []rune(text.Text); runes[len(runes)-1] == '\u2026' {
						t.Errorf("%s, %v: %q has been cut", language, size, text.Text)
					}
				}
			}
			for _, plate := range seen.All[*widgets.Plate](p.root) {
				if plate.MinSize().Width > plate.Size().Width+1 {
					t.Errorf("%s, %v: %q is cut", language, size, plate.Text)
				}
			}
		}
	}
}
