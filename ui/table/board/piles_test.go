package board

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/table/gametest"
)

// The draw pile shows a ship for each colour that would end the turn, and none where chances are
// not to be shown.
func TestDangersOnTheDrawPile(t *testing.T) {
	most := 0
	m, b := gametest.Base(t, 3, "", ""), newBench(t, 2)
	for range 40 {
		if m.Over() {
			break
		}
		view, colours := m.View(), 0
		for _, chance := range view.BustChances() {
			if chance > 0 {
				colours++
			}
		}
		b.show(view, fyne.NewSize(1024, 700))
		if shown := images(b.pile(100)); shown != colours {
			t.Fatalf("%d ships on the pile, %d colours are dangerous", shown, colours)
		}
		most = max(most, colours)
		b.stage.Settings.ShowChance = false
		if shown := images(b.pile(100)); shown != 0 {
			t.Fatalf("%d ships on the pile though chances are not shown", shown)
		}
		b.stage.Settings.ShowChance = true
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if most < 2 {
		t.Errorf("never more than %d colours were dangerous", most)
	}
}

// images counts the images that lie directly on a sheet.
func images(on fyne.CanvasObject) (n int) {
	for _, object := range on.(*fyne.Container).Objects {
		if _, ok := object.(*canvas.Image); ok {
			n++
		}
	}
	return n
}
