package portroyal

import (
	"bytes"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/words"
)

// watchedLayout is a layout that notes for which sizes it is asked.
type watchedLayout struct {
	whole fyne.Layout
	sizes []fyne.Size
}

func (w *watchedLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return w.whole.MinSize(objects)
}

func (w *watchedLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	w.sizes = append(w.sizes, size)
	w.whole.Layout(objects, size)
}

// A picture of the table, which each game that is left is remembered by, shows it as it is: nothing is laid out for another
// size, which would take as long as several moves.
func TestAPictureLeavesTheTableAsItIs(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	b.begin(against(2, "sailor"))
	root := b.Table.Content().(*fyne.Container)
	watched := &watchedLayout{whole: root.Layout}
	root.Layout = watched
	b.PictureTable()
	if pictured, _ := filepath.Glob(filepath.Join(b.config.StateDir, "tables", "*.png")); len(pictured) != 1 {
		t.Fatalf("%d pictures", len(pictured))
	}
	for _, size := range watched.sizes {
		if size != root.Size() {
			t.Errorf("the table of %v is laid out for %v", root.Size(), size)
		}
	}
}

// What is behind the table is on its picture too, which does not wait for another goroutine to draw it.
func TestAPictureShowsWhatIsBehindTheTable(t *testing.T) {
	var pictures [2][]byte
	for i := range pictures {
		b := keptBench(t, t.TempDir(), words.English)
		b.begin(withSeed(against(2, "sailor"), 1))
		if b.stage.Inline = i == 0; b.stage.Inline {
			b.window.Canvas().Capture() // so it is drawn
		}
		b.PictureTable()
		b.stage.Background.Wait()
		pictured, _ := filepath.Glob(filepath.Join(b.config.StateDir, "tables", "*.png"))
		if len(pictured) != 1 {
			t.Fatalf("%d pictures", len(pictured))
		}
		pictures[i] = []byte(held(t, pictured[0]))
	}
	if !bytes.Equal(pictures[0], pictures[1]) {
		t.Error("it is another one where nothing has been drawn before")
	}
}
