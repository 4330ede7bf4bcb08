package rules

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/rules/book"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Every picture has a position, written as the notation has it, and every position is that of a picture.
func TestPicturesHavePositions(t *testing.T) {
	files, err := positions.ReadDir("pictures")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, file := range files {
		name := strings.TrimSuffix(file.Name(), ".json")
		names = append(names, name)
		position, _ := posed(name)
		text, err := json.Marshal(position)
		if err != nil {
			t.Fatal(err)
		}
		var again cove.Position
		if err := json.Unmarshal(text, &again); err != nil || again != position {
			t.Errorf("%s: it is read again as another position: %v", name, err)
		}
	}
	if all := slices.Sorted(maps.Keys(boards)); !slices.Equal(names, all) {
		t.Errorf("there are positions %v of pictures %v", names, all)
	}
}

// Whatever the width of the page and the language, a picture has nothing outside its edges, and every number is written
// out.
func TestPicturesAreWhole(t *testing.T) {
	const least = 8.5 // of what is read
	for _, width := range []float32{640, 660, 1584} {
		for _, code := range words.Languages {
			s := stagetest.New(t, stagetest.Small, code)
			for name := range boards {
				p := newPicture(s, name, width, func(entry.Entry) {})
				p.Ground.Close()
				s.Window.SetContent(p.Object)
				s.Window.Resize(p.Size)
				edge := visible.Place(p.Object)
				visible.Walk(p.Object, func(o fyne.CanvasObject) {
					text, is := o.(*canvas.Text)
					if _, drawn := o.(*canvas.Image); !drawn && !is {
						return
					}
					if is && strings.HasSuffix(text.Text, "\u2026") {
						t.Errorf("%s, %s at %v: %q is cut off", name, code, width, text.Text)
					}
					if is && text.Text != "" && text.TextSize < least {
						t.Errorf("%s, %s at %v: %q is %v high", name, code, width, text.Text, text.TextSize)
					}
					at, size := visible.Place(o).Subtract(edge), o.Size()
					if end := at.Add(size); at.X < -1 || at.Y < -1 || end.X > p.Size.Width+1 || end.Y > p.Size.Height+1 {
						t.Errorf("%s, %s at %v: something is at %v, %v large, of %v", name, code, width, at, size, p.Size)
					}
				})
			}
		}
	}
}

// A click on anything in a picture leads to its place in the book.
func TestPicturesLeadIntoTheBook(t *testing.T) {
	s := stagetest.New(t, stagetest.Small, words.English)
	of := book.In(s.Words)
	want := map[string][]entry.Entry{
		"outfitting": {entry.OfSection(cove.Hull), entry.OfSection(cove.Crew)},
		"plates":     {entry.Ship},
		"ship":       {entry.Fame, entry.OfSection(cove.Sails), entry.Doubloons, entry.Treasures},
		"round":      {entry.OfIsland(cove.Cove), entry.OfLegend(cove.Hook), entry.Plunder},
		"courses":    {entry.OfIsland(cove.TreasureIsland), entry.OfLegend(cove.Hook), entry.Plunder},
		"fight":      {entry.OfLegend(cove.Hook), entry.Ship, entry.OfSection(cove.Hull), entry.OfSection(cove.Crew)},
		"bury":       {entry.Doubloons, entry.Treasures, entry.OfSection(cove.Cannons)},
	}
	for name := range boards {
		opened := map[entry.Entry]bool{}
		p := newPicture(s, name, pictureWidth, func(at entry.Entry) { opened[at] = true })
		p.Ground.Close()
		for _, asked := range visible.All[*widgets.Asked](p.Object) {
			if asked.Deaf() {
				t.Errorf("%s: nothing comes of a click on %q", name, asked.ToolTip())
			}
			test.Tap(asked)
		}
		for _, plate := range visible.All[*widgets.Plate](p.Object) {
			if !plate.Waiting() {
				test.Tap(plate)
			}
		}
		for at := range opened {
			if _, found := of.Find(at); !found {
				t.Errorf("%s leads to %q, which is nowhere", name, at)
			}
		}
		for _, at := range want[name] {
			if !opened[at] {
				t.Errorf("%s leads to %v and not to %q", name, opened, at)
			}
		}
	}
}
