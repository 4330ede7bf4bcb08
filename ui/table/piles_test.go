package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/table/gametest"
)

// The draw pile shows a ship for each colour that would end the turn, and none where chances are
// not to be shown.
func TestDangersOnTheDrawPile(t *testing.T) {
	seen := 0
	b := newBench(t, gametest.Base(t, 3, "", ""))
	b.Start()
	for range 40 {
		if b.match.Over() {
			break
		}
		colours := 0
		for _, chance := range b.view.BustChances() {
			if chance > 0 {
				colours++
			}
		}
		if shown := images(b.pile(100)); shown != colours {
			t.Fatalf("%d ships on the pile, %d colours are dangerous", shown, colours)
		}
		seen = max(seen, colours)
		b.stage.Settings.ShowChance = false
		if shown := images(b.pile(100)); shown != 0 {
			t.Fatalf("%d ships on the pile though chances are not shown", shown)
		}
		b.stage.Settings.ShowChance = true
		action := b.legal[0]
		if reveal := (portroyal.Action{Kind: portroyal.RevealNext}); b.can(portroyal.RevealNext) {
			action = reveal
		}
		b.decide(action)
	}
	if seen < 2 {
		t.Errorf("never more than %d colours were dangerous", seen)
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
