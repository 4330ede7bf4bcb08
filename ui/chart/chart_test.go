package chart

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// shown is a chart of ten columns in a window, of which each opens something.
func shown(t *testing.T, of Content) (c *Chart, opened *[]int) {
	t.Helper()
	opened = new([]int)
	of.Stage, of.By, of.Room, of.About = stagetest.New(t, stagetest.Small, words.English), 1, fyne.NewSize(400, 100), "About."
	for i := range 10 {
		left := float32(40 * i)
		of.Parts = append(of.Parts, Part{
			Left: left, Right: left + 40, Point: fyne.NewPos(left, 50), Says: fmt.Sprint("part ", i),
			Open: func() { *opened = append(*opened, i) },
		})
	}
	if of.Keys == nil {
		of.Keys = func(*fyne.KeyEvent) {}
	}
	c = New(of)
	of.Stage.Window.SetContent(c)
	c.Resize(of.Room)
	return c, opened
}

// at is the pointer at a place.
func at(x, y float32) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, y)}}
}

// told tells of every part in words of its own.
func told(part int) (string, []string) { return fmt.Sprint("part ", part), []string{"more"} }

// A mark stands where its column begins; pointing at any part of it means that column, and not the one before.
func TestMarksBelongToTheirColumn(t *testing.T) {
	c, _ := shown(t, Content{})
	c.Parts[4].Reach, c.Parts[7].Reach = 12, 12
	for i := range c.Parts {
		for _, off := range []float32{-8, -1, 1, 8} {
			want := i
			if off < 0 && c.Parts[i].Reach == 0 {
				want = i - 1
			}
			if got := c.near(fyne.NewPos(c.Parts[i].Point.X+off, 50)); got != want {
				t.Errorf("at %g beside the point of part %d is part %d", off, i, got)
			}
		}
	}
	if got := c.near(fyne.NewPos(c.Parts[7].Point.X-3, 10)); got != 6 {
		t.Errorf("above the mark, before its column, is part %d", got)
	}
	if got := c.near(fyne.NewPos(50, 99)); got != -1 {
		t.Errorf("at the line below is part %d", got)
	}
}

// The arrow keys go through all parts, from either end; what is chosen with them stays while the pointer is elsewhere, and
// ends with the focus. Keys for which there is no use are handed on.
func TestKeysGoFromPartToPart(t *testing.T) {
	var keys []fyne.KeyName
	for name, tells := range map[string]func(int) (string, []string){"a line below": nil, "a slip": told} {
		c, opened := shown(t, Content{Tells: tells, Keys: func(key *fyne.KeyEvent) { keys = append(keys, key.Name) }})
		on := c.Stage.Window.Canvas()
		on.Focus(c)
		if !c.focus.Visible() {
			t.Errorf("%s: it does not show that it has the focus", name)
		}
		says := func(want string) {
			t.Helper()
			if !visible.Says(c, want) {
				t.Errorf("%s: %q, want %q", name, visible.Texts(c), want)
			}
		}
		for i := range c.Parts {
			stagetest.Press(on, fyne.KeyRight)
			says(fmt.Sprint("part ", i))
		}
		stagetest.Press(on, fyne.KeyRight, fyne.KeyLeft)
		says("part 8")
		for i, one := range c.Told() {
			if !strings.Contains(one.Words, fmt.Sprint("part ", i)) || one.Pointed != (i == 8) {
				t.Errorf("%s: part %d is told as %+v", name, i, one)
			}
		}
		c.MouseMoved(at(10, 20))
		says("part 0")
		c.MouseMoved(at(10, 120))
		says("part 8")
		c.MouseMoved(at(10, 20))
		c.MouseOut()
		says("part 8")
		stagetest.Press(on, fyne.KeyReturn)
		if len(*opened) != 1 || (*opened)[0] != 8 {
			t.Errorf("%s: opened are %v", name, *opened)
		}
		on.Unfocus()
		if c.shown.At != -1 || c.focus.Visible() || c.shade.Visible() {
			t.Errorf("%s: something stays without the focus", name)
		}
		on.Focus(c)
		keys = nil
		stagetest.Press(on, fyne.KeyReturn, fyne.KeyEscape)
		if len(keys) != 2 {
			t.Errorf("%s: %v are handed on", name, keys)
		}
		stagetest.Press(on, fyne.KeyLeft)
		says("part 9")
		stagetest.Press(on, fyne.KeyHome)
		says("part 0")
		stagetest.Press(on, fyne.KeyEnd)
		says("part 9")
	}
}

// What is chosen from outside is marked and told of only when somebody asks; it outlives the focus.
func TestWhatIsChosenOutlivesTheFocus(t *testing.T) {
	chosen := Chosen{At: 3, Mute: true}
	c, opened := shown(t, Content{Tells: told, Chosen: &chosen})
	if !c.shade.Visible() || visible.Says(c, "part 3") {
		t.Errorf("at first it says %q", visible.Texts(c))
	}
	on := c.Stage.Window.Canvas()
	on.Focus(c)
	stagetest.Press(on, fyne.KeyRight)
	if !visible.Says(c, "part 3") || chosen.Mute {
		t.Errorf("the first key tells %q", visible.Texts(c))
	}
	stagetest.Press(on, fyne.KeyRight)
	on.Unfocus()
	if chosen.At != 4 || !visible.Says(c, "part 4") {
		t.Errorf("%+v is chosen without the focus", chosen)
	}
	c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(90, 20)})
	if len(*opened) != 1 || (*opened)[0] != 2 {
		t.Errorf("opened are %v", *opened)
	}
}

// A part that opens nothing is told of by a tap as well, for those who have no pointer; a tap beside all of them ends that.
func TestTapsTell(t *testing.T) {
	c, _ := shown(t, Content{Tells: told})
	for i := range c.Parts {
		c.Parts[i].Open, c.Parts[i].Right, c.Parts[i].Reach = nil, 0, 15
	}
	c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(85, 52)})
	if !visible.Says(c, "part 2") || !c.ring.Visible() {
		t.Errorf("a tap tells %q", visible.Texts(c))
	}
	c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(60, 52)})
	if visible.Says(c, "part 2") || c.ring.Visible() {
		t.Errorf("a tap beside the points tells %q", visible.Texts(c))
	}
}
