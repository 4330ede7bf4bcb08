package widgets_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

// someOf makes n picks in rows of so many, and takes down what is chosen and which keys are handed on.
func someOf(n, columns, chosen int) (picks *widgets.Picks, told *[]int, passed *[]fyne.KeyName) {
	told, passed = new([]int), new([]fyne.KeyName)
	var list []*widgets.Pick
	for range n {
		list = append(list, widgets.NewPick(&look.Light, 1, "one", canvas.NewRectangle(palette.Ink)))
	}
	picks = widgets.NewPicks(layout.NewHBoxLayout(), columns, chosen, func(i int) { *told = append(*told, i) }, list...)
	widgets.HandOnKeys(picks, func(key *fyne.KeyEvent) { *passed = append(*passed, key.Name) })
	return picks, told, passed
}

type keys = []fyne.KeyName

func TestArrowKeysChooseAmongPicks(t *testing.T) {
	test.NewTempApp(t)
	const up, down, left, right = fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight
	const space, enter, escape = fyne.KeySpace, fyne.KeyReturn, fyne.KeyEscape
	for name, c := range map[string]struct {
		n, columns, chosen int
		keys               keys
		told               []int
		passed             keys
	}{
		"along a row":       {3, 3, 0, keys{right, right, right, left}, []int{1, 2, 1}, nil},
		"not below zero":    {3, 3, 0, keys{left}, nil, nil},
		"a row has no rows": {3, 3, 1, keys{up, down}, nil, keys{up, down}},
		"through a grid":    {6, 2, 1, keys{down, down, down, up}, []int{3, 5, 3}, nil},
		"none is chosen":    {3, 3, -1, keys{right, right}, []int{0, 1}, nil},
		"Space takes one":   {3, 3, -1, keys{space, space}, []int{0}, nil},
		"the screen's keys": {3, 3, 0, keys{enter, escape}, nil, keys{enter, escape}},
	} {
		picks, told, passed := someOf(c.n, c.columns, c.chosen)
		for _, key := range c.keys {
			widgetstest.TypeKey(picks, key)
		}
		if !slices.Equal(*told, c.told) || !slices.Equal(*passed, c.passed) {
			t.Errorf("%s: chosen %v, want %v; handed on %v, want %v", name, *told, c.told, *passed, c.passed)
		}
	}
}

func TestPickIsTakenByAClick(t *testing.T) {
	test.NewTempApp(t)
	picks, told, _ := someOf(3, 3, 0)
	for _, i := range []int{2, 2, 1} { // what is chosen already is not chosen again
		test.Tap(picks.List()[i])
	}
	if !slices.Equal(*told, []int{2, 1}) {
		t.Errorf("chosen %v", *told)
	}
	for i, pick := range picks.List() {
		// a hook is drawn on what is chosen, so that it is told not only by its colour
		if hooked := len(widgetstest.Draw(pick).Circles) > 0; pick.Chosen() != (i == 1) || hooked != pick.Chosen() {
			t.Errorf("pick %d: chosen %v, with a hook %v", i, pick.Chosen(), hooked)
		}
	}
}

func TestFocusLiesOnTheChosenPick(t *testing.T) {
	test.NewTempApp(t)
	for chosen, on := range map[int]int{-1: 0, 0: 0, 2: 2} {
		picks, _, _ := someOf(3, 3, chosen)
		picks.FocusGained()
		for i, pick := range picks.List() {
			if got := widgetstest.Draw(pick).Edged(palette.Takeable); got != (i == on) {
				t.Errorf("chosen %d: pick %d has the focus: %v", chosen, i, got)
			}
		}
		picks.FocusLost()
		if widgetstest.Draw(picks).Edged(palette.Takeable) {
			t.Error("the focus stays")
		}
	}
}

// The page that is shown has a bar and no hook.
func TestPagesAreChosenWithoutAHook(t *testing.T) {
	test.NewTempApp(t)
	var list []*widgets.Pick
	for range 3 {
		list = append(list, widgets.NewPagePick(&look.Light, 1, "one", canvas.NewRectangle(palette.Ink)))
	}
	widgets.NewPicks(layout.NewHBoxLayout(), 3, 0, func(int) {}, list...)
	test.Tap(list[1])
	for i, pick := range list {
		bars := 0
		for _, part := range visible.All[*canvas.Rectangle](pick) {
			if part.FillColor == look.Light.Accent {
				bars++
			}
		}
		if chosen := pick.Chosen(); chosen != (i == 1) || bars != map[bool]int{true: 1}[chosen] {
			t.Errorf("page %d: chosen %v, with %d bars", i, chosen, bars)
		}
		if len(widgetstest.Draw(pick).Circles) > 0 {
			t.Errorf("page %d has a hook", i)
		}
	}
}
