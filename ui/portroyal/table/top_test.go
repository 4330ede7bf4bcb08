package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/settings"
	"portroyal/ui/sound"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The number of cards that a player may take on another's turn is at the end of a long line. It is shown even
// with larger text in a small window, in legible letters.
func TestTheStateOfTheRoundIsWhole(t *testing.T) {
	b := newBench(t, gametest.Base(t, 3, "", "sailor", "sailor", "sailor"))
	b.stage.Settings.LargerText = true
	b.Start()
	random := rand.New(rand.NewPCG(1, 1))
	checked := 0
	for !b.match.Over() && checked < 3 {
		if v := &b.view; v.Decides() == 0 && v.Active() != 0 {
			checked++
			for _, language := range words.Languages {
				b.stage.Words = words.In(language)
				b.Restyle()
				whole := false
				for _, text := range visible.All[*canvas.Text](b.root) {
					if text.Text == b.status() && text.TextSize >= leastState {
						whole = true
					}
				}
				if !whole {
					t.Errorf("%s: %q is not shown in full", language, b.status())
				}
			}
		}
		b.act(gametest.Likely(b.match.Legal(), random))
	}
	if checked == 0 {
		t.Error("nobody decided on another's turn")
	}
}

// Nothing of the sky, such as a star, is between the words about the state of the round: they have a ground of their own, in every
// language and by day and night.
func TestTheStateOfTheRoundHasAGround(t *testing.T) {
	b := newBench(t, gametest.Base(t, 3, "", "sailor", "sailor", "sailor"))
	b.Start()
	for _, language := range words.Languages {
		for _, dark := range []bool{true, false} {
			b.stage.Words, b.stage.Dark = words.In(language), dark
			b.Restyle()
			var grounds []geometry.Rectangle
			stands := false
			for _, object := range b.top.object.(*fyne.Container).Objects {
				at, size := object.Position(), object.Size()
				r := geometry.Rect(at.X, at.Y, size.Width, size.Height)
				switch object := object.(type) {
				case *canvas.Rectangle:
					grounds = append(grounds, r)
				case *canvas.Text:
					stands = stands || object.Text == b.status() && slices.ContainsFunc(grounds, func(ground geometry.Rectangle) bool {
						return layouttest.Within(r, ground)
					})
				}
			}
			if !stands {
				t.Errorf("%s, dark %v: %q stands on the sky", language, dark, b.status())
			}
		}
	}
}

// What ends the game says under the pointer what wins it, and against the clock what loses it; of a voyage its goals as well.
func TestTheAimIsTold(t *testing.T) {
	for kind, id := range map[int]words.ID{0: "table.target.about", 5: "table.against.about", 6: "table.against.alone.about"} {
		options := gametest.Kinds[kind]
		b := newBench(t, gametest.New(t, options, 3, make([]string, options.Seats())...))
		b.Start()
		told := func(want string) bool {
			return slices.ContainsFunc(visible.All[*widgets.Asked](b.root), func(a *widgets.Asked) bool { return a.ToolTip() == want })
		}
		want := b.stage.Words.T(id)
		if !told(want) {
			t.Errorf("%q is not told", want)
		}
		b.calls.Occasion = func(*words.Words) Occasion { return Occasion{Name: "Voyage", About: "Goals"} }
		b.top.object = nil
		b.build()
		if !told("Goals\n" + want) {
			t.Errorf("%q is not told of a voyage", want)
		}
	}
}

// A goal of the occasion has a star beside the target, which says how far the game has come; it is heard once, as soon as it is
// reached, and again only after it was lost.
func TestGoalsAreSeenAndHeard(t *testing.T) {
	l := listen(t, settings.SpeedInstant, "", "")
	reached := false
	l.calls.Occasion = func(*words.Words) Occasion {
		return Occasion{Name: "Voyage", About: "Goals", Goals: []Goal{{Says: "Win"}, {Says: fmt.Sprint("Goal: ", reached), Reached: reached}}}
	}
	shows := func(want string) {
		t.Helper()
		tips := 0
		for _, a := range visible.All[*widgets.Asked](l.root) {
			if tip := a.ToolTip(); tip == "Win" || tip == want {
				tips++
			}
		}
		if tips != 2 {
			t.Errorf("%d stars, not 2, say %q", tips, want)
		}
	}
	for i, now := range []bool{false, true, true, false, true} {
		reached = now
		l.goOn(nil, 0)
		shows(fmt.Sprint("Goal: ", now))
		if got, want := l.times(sound.Fulfilled), []int{0, 1, 1, 1, 2}[i]; got != want {
			t.Errorf("step %d: heard %d times, not %d", i, got, want)
		}
	}
}
