package hints

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/ui/geometry"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// open is a panel for a view, which reports what it calls.
type open struct {
	*Panel
	drafts         bool // the table asks for the confirmation of choices
	chosen, played []cove.Action
	closed         int
}

func newPanel(t *testing.T, language words.Language, view cove.View) *open {
	t.Helper()
	s := stagetest.New(t, stagetest.Small, language)
	s.Window.Canvas().SetOnTypedKey(func(*fyne.KeyEvent) {})
	o := &open{}
	o.Panel = New(s, Telling{s.Words, names, view}, Calls{
		Press:   func(do func()) { do() },
		Choose:  func(a cove.Action) bool { o.chosen = append(o.chosen, a); return o.drafts },
		Changed: func() { o.lay() },
		Play:    func(a cove.Action) { o.played = append(o.played, a) },
		Close:   func() { o.closed++ },
	})
	return o
}

// room is that of a panel in the smallest window.
var room = geometry.Rect(640, 40, 380, 430)

// lay lays the panel out in the window.
func (o *open) lay() fyne.CanvasObject {
	shown := o.Lay(room, 1)
	o.Stage.Window.SetContent(container.NewWithoutLayout(shown))
	return shown
}

// inEveryPhase are decisions with several choices, one for each phase.
func inEveryPhase(t *testing.T) map[cove.Phase]cove.View {
	t.Helper()
	found := map[cove.Phase]cove.View{}
	decisions(t, 8, func(view cove.View, legal []cove.Action) {
		if _, there := found[view.Phase()]; !there && len(legal) > 1 && view.Round() != 1 {
			found[view.Phase()] = view
		}
	})
	for phase := range cove.Over {
		if _, there := found[phase]; !there {
			t.Fatalf("nobody was asked in %s", phase)
		}
	}
	return found
}

// advise is the first advice about a view.
func advise(t *testing.T, view cove.View) coach.Advice {
	t.Helper()
	thinker, err := coach.New()
	if err != nil {
		t.Fatal(err)
	}
	return thinker.Advise(t.Context(), view, 1, 1)
}

// In every phase the panel has all choices with what they are worth, the reasons of the first, and nothing that is wider
// than it, in every language.
func TestPanelInEveryPhase(t *testing.T) {
	for phase, view := range inEveryPhase(t) {
		advice := advise(t, view)
		for _, language := range words.Languages {
			t.Run(fmt.Sprintf("%s, %s", phase, language), func(t *testing.T) {
				o := newPanel(t, language, view)
				if !visible.Says(o.lay(), o.Stage.Words.T("cove.hint.thinking")) {
					t.Error("it does not say that somebody is thinking")
				}
				o.Show(advice)
				shown := o.lay()
				if size := shown.Size(); size.Height > room.H || size.Width > room.W {
					t.Errorf("it is %v large, for %v there is room", size, room)
				}
				if text := strings.Join(strings.Fields(visible.Texts(shown)), " "); strings.Count(text, o.Stage.Words.T("hint.about")) != 1 {
					t.Errorf("it does not say once how chances are meant: %q", text)
				}
				tiles := visible.All[*widgets.Tile](shown)
				if len(tiles) != len(advice.Choices) {
					t.Fatalf("%d of %d choices are shown", len(tiles), len(advice.Choices))
				}
				for i, tile := range tiles {
					choice := &o.advice.Choices[i]
					for _, text := range append(o.worth(choice), o.telling.Choice(choice.Action)) {
						if !strings.Contains(tile.Name, text) || !tells(tile, text) {
							t.Errorf("choice %d does not say %q", i, text)
						}
					}
					for _, reason := range o.telling.Reasons(choice) {
						if told := tells(tile, reason); told != (i == 0) || i > 0 && !strings.Contains(tile.ToolTip(), reason) {
							t.Errorf("choice %d says %q: %t; its tip is %q", i, reason, told, tile.ToolTip())
						}
					}
				}
				for _, text := range visible.All[*canvas.Text](shown) {
					if from, to := visible.Ink(text); from.X < 0 || to.X > room.X+room.W {
						t.Errorf("%q is wider than the panel: %v to %v", text.Text, from, to)
					}
				}
			})
		}
	}
}

// tells reports whether a tile says something, in however many lines.
func tells(tile *widgets.Tile, text string) bool {
	var all []string
	for _, each := range visible.All[*canvas.Text](tile) {
		all = append(all, each.Text)
	}
	return strings.Contains(strings.Join(strings.Fields(strings.Join(all, " ")), " "), strings.Join(strings.Fields(text), " "))
}

// made is an advice about sailing, with so many choices that are as good as the first.
func made(good int, shares ...float64) (advice coach.Advice) {
	for i, share := range shares {
		advice.Choices = append(advice.Choices, coach.Choice{
			Action: cove.Action{Kind: cove.Sail, Island: cove.Island(i + 1)}, Worth: 0.4 - 0.02*float64(i), Error: 0.011,
			AsGood: i < good, Share: share, Reasons: []coach.Reason{{Topic: coach.PaysFame, N: i + 1}},
		})
		advice.Mixed = advice.Mixed || share > 0
	}
	return advice
}

// Choices that are as good as the first are marked together, and only if there are some.
func TestEqualChoicesAreTogether(t *testing.T) {
	p := begun(t, 3, 1)
	for good := 1; good <= 3; good++ {
		o := newPanel(t, words.English, p.View(0))
		o.Show(made(good, 0, 0, 0))
		shown := o.lay()
		head, rest := o.Stage.Words.T("hint.asgood"), o.Stage.Words.T("cove.hint.behind")
		if visible.Says(shown, head) != (good > 1) || visible.Says(shown, rest) != (good == 2) {
			t.Errorf("%d are as good, and it says %q", good, visible.Texts(shown))
		}
	}
}

// Where chances tell no choice from another, the choices stand in order of the fame that they come to, which is told of each
// before its chance; else nothing is said of fame.
func TestOrderOfFame(t *testing.T) {
	p := begun(t, 3, 1)
	for _, c := range []struct {
		worth float64
		level bool
	}{{0, true}, {0.4, false}} {
		o := newPanel(t, words.English, p.View(0))
		advice := made(1, 0, 0, 0)
		for i := range advice.Choices {
			advice.Choices[i].Worth, advice.Choices[i].Fame, advice.Choices[i].Place = c.worth, float64(10+i), 2.5
		}
		o.Show(advice)
		shown := o.lay()
		text := strings.Join(strings.Fields(visible.Texts(shown)), " ")
		if strings.Contains(text, o.Stage.Words.T("cove.hint.level")) != c.level || strings.Contains(text, "11.0 fame") != c.level {
			t.Errorf("with chances of %g it says %q", c.worth, text)
		}
		first := visible.All[*widgets.Tile](shown)[0].Name
		if best := o.telling.Choice(advice.Choices[2].Action) + ", 12.0 fame, place 2.5, 0%"; (first == best) != c.level {
			t.Errorf("with chances of %g the first is %q", c.worth, first)
		}
	}
}

// A limit that is no lower than the best chance is not told: the choice is only less good.
func TestLimitsAreBelowTheBest(t *testing.T) {
	for worth, want := range map[float64]string{0.061: "under 9%", 0.92: "less"} {
		p := begun(t, 3, 1)
		o := newPanel(t, words.English, p.View(0))
		advice := made(1, 0, 0, 0)
		last := &advice.Choices[2]
		advice.Choices[0].Worth, last.Worth, last.Error, last.GivenUp = 0.9, worth, 0.012, true
		o.Show(advice)
		if got := o.worth(last); got[0] != want {
			t.Errorf("%v beside 0.9 is told as %q", worth, got)
		}
	}
}

// Of a choice that was given up early no number is told that has not been found, but one that it is below.
func TestBoundOfWhatWasGivenUp(t *testing.T) {
	p := begun(t, 3, 1)
	o := newPanel(t, words.English, p.View(0))
	advice := made(1, 0, 0, 0)
	last := &advice.Choices[2]
	last.Worth, last.Error, last.GivenUp = 0.061, 0.012, true
	o.Show(advice)
	for _, chosen := range []cove.Action{{}, last.Action} { // in short, and in full
		o.Panel.chosen = chosen
		o.Redraw()
		text := strings.Join(strings.Fields(visible.Texts(o.lay())), " ")
		if !strings.Contains(text, "under 9%") || strings.Contains(text, "6%") || strings.Contains(text, "± 3 under") {
			t.Errorf("with %v selected it says %q", chosen, text)
		}
	}
}

// Where all choose their islands at the same time, the panel says why there is no best one, and how often strong players sail
// where.
func TestMixedAnswers(t *testing.T) {
	p := begun(t, 3, 1)
	for id, shares := range map[words.ID][]float64{
		"cove.hint.mixed": {0.7, 0.3, 0}, "cove.hint.mixed.settled": {1, 0, 0},
		"cove.hint.mixed.facing": {0, 1, 0}, "": {0, 0, 0},
	} {
		o := newPanel(t, words.English, p.View(0))
		o.Show(made(1, shares...))
		text := strings.Join(strings.Fields(visible.Texts(o.lay())), " ")
		for _, other := range []words.ID{"cove.hint.mixed", "cove.hint.mixed.settled", "cove.hint.mixed.facing"} {
			if strings.Contains(text, o.Stage.Words.T(other)) != (id == other) {
				t.Errorf("with %v it says %q", shares, text)
			}
		}
		if id == "cove.hint.mixed" && (!strings.Contains(text, "Against strong players, sail here 70% of the time") ||
			!strings.Contains(text, "Against strong players, never sail here")) {
			t.Errorf("with %v it says %q", shares, text)
		}
	}
}

// How sure a chance is, is told as two standard errors.
func TestHowSure(t *testing.T) {
	p := begun(t, 3, 1)
	o := newPanel(t, words.English, p.View(0))
	o.Show(made(1, 0, 0))
	if shown := o.lay(); !visible.Says(shown, "± 3") {
		t.Errorf("it says %q", visible.Texts(shown))
	}
}

// Arrows lead from choice to choice. What is selected has its reasons; if the table asks for its confirmation, nothing has
// the focus, and if not, a plate in the panel asks for it.
func TestSelectingByKeys(t *testing.T) {
	p := begun(t, 3, 1)
	for _, drafts := range []bool{true, false} {
		o := newPanel(t, words.English, p.View(0))
		o.drafts = drafts
		advice := made(1, 0, 0, 0)
		o.Show(advice)
		o.lay()
		for range 2 {
			o.Typed(&fyne.KeyEvent{Name: fyne.KeyDown})
		}
		enter := func() { stagetest.Press(o.Stage.Window.Canvas(), fyne.KeyReturn) }
		enter()
		shown, second := o.Lay(room, 1), advice.Choices[1].Action
		if len(o.chosen) != 1 || o.chosen[0] != second || len(o.played) > 0 {
			t.Fatalf("selected were %v, played %v", o.chosen, o.played)
		}
		if !tells(visible.All[*widgets.Tile](shown)[1], "Costs you 2 fame.") {
			t.Errorf("what is selected has no reasons: %q", visible.Texts(shown))
		}
		if enter(); (len(o.played) == 1 && o.played[0] == second) == drafts {
			t.Errorf("the table confirms: %t; played were %v", drafts, o.played)
		}
		if !drafts {
			continue
		}
		if o.Forget(); tells(visible.All[*widgets.Tile](o.lay())[1], "Costs you 2 fame.") {
			t.Error("what is no longer selected has its reasons")
		}
	}
}

// A better advice changes neither the place of the focus nor what is selected.
func TestBetterAdvice(t *testing.T) {
	p := begun(t, 3, 1)
	o := newPanel(t, words.English, p.View(0))
	o.drafts = true
	advice := made(1, 0, 0, 0)
	o.Show(advice)
	o.lay()
	o.Typed(&fyne.KeyEvent{Name: fyne.KeyUp})
	third := advice.Choices[2].Action
	better := made(1, 0, 0, 0)
	better.Choices[0], better.Choices[2] = better.Choices[2], better.Choices[0]
	before := o.Where()
	if !o.Show(better) || o.Show(better) {
		t.Error("it does not tell whether choices have changed places")
	}
	o.lay()
	o.Back(before)
	if now := o.Where(); now.action != third || o.Focused() != 0 {
		t.Errorf("the focus was on %v and is on %v", third, now.action)
	}
}

// H and Escape close the panel.
func TestKeysThatClose(t *testing.T) {
	p := begun(t, 3, 1)
	o := newPanel(t, words.English, p.View(0))
	o.lay()
	for i, key := range []fyne.KeyName{fyne.KeyH, fyne.KeyEscape} {
		if o.Typed(&fyne.KeyEvent{Name: key}); o.closed != i+1 {
			t.Errorf("%s does not close it", key)
		}
	}
	if o.Typed(&fyne.KeyEvent{Name: fyne.KeyR}) {
		t.Error("it uses a key of the table")
	}
}

// After an answer, reasons are given for the best choice, the chosen one, and the one that the answer is held against, and for others
// once they are pressed.
func TestReasonsOfAnAnswer(t *testing.T) {
	p := begun(t, 3, 1)
	o := newPanel(t, words.English, p.View(0))
	advice := made(1, 0, 0, 0, 0)
	all := advice.Choices
	gives := func(c *coach.Choice) bool { return visible.Says(o.lay(), o.telling.Reasons(c)[0]) }
	o.Panel = NewAnswer(o.Stage, o.telling, advice, all[1].Action, all[2].Action, func() string { return "" }, func() { o.lay() })
	for i := range all {
		if given := gives(&all[i]); given != (i < 3) {
			t.Errorf("reasons for choice %d are given: %t", i+1, given)
		}
	}
	if o.pick(all[3].Action); !gives(&all[3]) || !gives(&all[2]) {
		t.Error("pressing another choice does not add its reasons")
	}
}
