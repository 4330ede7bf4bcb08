package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

func TestTipped(t *testing.T) {
	test.NewTempApp(t)
	tip := widgets.NewTipped("7 coins")
	tip.MouseIn(&desktop.MouseEvent{})
	tip.MouseOut()
	inside := []bool{}
	tip.OnHover = func(in bool) { inside = append(inside, in) }
	tip.MouseIn(&desktop.MouseEvent{})
	tip.MouseOut()
	if len(inside) != 2 || !inside[0] || inside[1] {
		t.Errorf("hovered %v", inside)
	}
	if tip.ToolTip() != "7 coins" || tip.AccessibilityLabel() != "7 coins" {
		t.Errorf("it explains %q", tip.ToolTip())
	}
	for _, ground := range widgetstest.Draw(tip).Grounds {
		if _, _, _, alpha := ground.FillColor.RGBA(); alpha != 0 {
			t.Error("it hides what it explains")
		}
	}
	if _, tappable := any(tip).(fyne.Tappable); tappable {
		t.Error("it takes the clicks meant for what it lies over")
	}
}

// A piece that can be asked for more hands clicks on to the thing that it is over, if that can be clicked.
func TestAsked(t *testing.T) {
	test.NewTempApp(t)
	below, asked, inside := 0, 0, []bool{}
	over := widgets.NewAsked("7 coins", func() { asked++ }, func() { below++ })
	over.OnHover = func(in bool) { inside = append(inside, in) }
	over.MouseIn(&desktop.MouseEvent{})
	test.Tap(over)
	over.TappedSecondary(&fyne.PointEvent{})
	over.MouseOut()
	if below != 1 || asked != 1 || len(inside) != 2 || !inside[0] || inside[1] || over.Deaf() {
		t.Errorf("%d clicks below it, asked %d times, hovered %v", below, asked, inside)
	}
	deaf := widgets.NewAsked("7 coins", nil, nil)
	test.Tap(deaf)
	deaf.TappedSecondary(&fyne.PointEvent{})
	if !deaf.Deaf() || deaf.AccessibilityLabel() != "7 coins" {
		t.Error("over nothing that can be clicked it takes clicks")
	}
}
