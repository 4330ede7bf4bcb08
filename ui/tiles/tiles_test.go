package tiles

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// screen has so many sheets as there are when it is made anew.
type screen struct {
	*Leaves
	there int
}

func (s *screen) page() Page {
	if s.there < s.n {
		s.Hold(s.there, 0)
	}
	return Page{
		Pages: func(from, _ int) (string, bool) { return strconv.Itoa(from), false },
		Sheet: func(number int, _ fyne.Size) *widgets.Tile {
			plain := canvas.NewRectangle(s.stage.Colours().Text)
			return widgets.NewPaperTile(s.stage.Colours(), 1, strconv.Itoa(number), plain, func() {})
		},
	}
}

// Where making a page anew finds fewer sheets, down to none, the keys are at one that is there, and it has the focus.
func TestSheetsThatAreGone(t *testing.T) {
	for there := range 9 {
		s := &screen{there: 8}
		at := stagetest.New(t, stagetest.Small, words.English)
		s.Leaves = New(at, Grid{Columns: 2, Rows: 2}, Ways{Back: func() {}}, s.page)
		s.Hold(8, 3)
		stagetest.Show(t, at, s)
		stagetest.Press(at.Window.Canvas(), fyne.KeyRight) // shows where one is
		s.there = there
		stagetest.Press(at.Window.Canvas(), fyne.KeyRight) // to the next page
		focused, _ := at.Window.Canvas().Focused().(*widgets.Tile)
		want := 0
		if there == 8 {
			want = 4
		}
		if s.At() != want || len(s.Tiles()) != min(there, 4) {
			t.Errorf("%d are left: at %d, with %d sheets on the page", there, s.At(), len(s.Tiles()))
		}
		if there > 0 && (focused == nil || focused.Name != strconv.Itoa(want)) {
			t.Errorf("%d are left: the focus is on %v", there, focused)
		}
	}
}
