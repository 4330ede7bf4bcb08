package widgets_test

import (
	"image/color"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

// A tile is pressed by a click and by Space, once however long the key is held, and by Enter only if that is its own.
// All other keys are the screen's.
func TestTile(t *testing.T) {
	test.NewTempApp(t)
	pressed := 0
	var passedOn []fyne.KeyName
	tile := widgets.NewBareTile(&look.Light, "Cards", canvas.NewRectangle(palette.Ink), func() { pressed++ })
	widgets.HandOnKeys(tile, func(key *fyne.KeyEvent) { passedOn = append(passedOn, key.Name) })
	test.Tap(tile)
	widgetstest.TypeKey(tile, fyne.KeySpace)
	tile.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace}) // is held
	widgetstest.TypeKey(tile, fyne.KeyReturn)
	widgetstest.TypeKey(tile, fyne.KeyX)
	tile.TypedRune('?')
	tile.TypedRune('x')
	if want := []fyne.KeyName{fyne.KeyReturn, fyne.KeyX, widgets.KeyAsk}; pressed != 2 || !slices.Equal(passedOn, want) {
		t.Errorf("pressed %d times, handed on %v", pressed, passedOn)
	}
	tile.Enters = true
	widgetstest.TypeKey(tile, fyne.KeyReturn)
	widgetstest.TypeKey(tile, fyne.KeyEnter)
	if pressed != 4 || len(passedOn) != 3 || tile.AccessibilityLabel() != "Cards" {
		t.Errorf("with Enter pressed %d times, handed on %v", pressed, passedOn)
	}
}

// Under the pointer a tile is shaded, and no longer than that.
func TestTileIsShadedUnderThePointer(t *testing.T) {
	test.NewTempApp(t)
	tile := widgets.NewBareTile(&look.Light, "Cards", canvas.NewRectangle(palette.Ink), func() {})
	grounds := func() (paints []color.Color) {
		for _, ground := range widgetstest.Draw(tile).Grounds {
			paints = append(paints, ground.FillColor)
		}
		return paints
	}
	rests := grounds()
	tile.MouseIn(&desktop.MouseEvent{})
	under := grounds()
	tile.MouseOut()
	if slices.Equal(under, rests) || !slices.Equal(grounds(), rests) {
		t.Errorf("at rest it is %v, under the pointer %v, then %v", rests, under, grounds())
	}
}
