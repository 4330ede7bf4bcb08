package portroyal

import (
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
