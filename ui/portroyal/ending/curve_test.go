package ending

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

func curveOf(t *testing.T, e *Ending) *curve {
	t.Helper()
	curves := seen.All[*curve](e.root)
	if len(curves) != 1 {
		t.Fatalf("%d curves", len(curves))
	}
	return curves[0]
}

// Every step in everybody's points can be pointed at, and says whose it is, when it was made, where it leads and
// what made it; the text stays within the curves' part of the sheet.
func TestStepsSayWhatMadeThem(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.German)
	for seed := range uint64(8) {
		e := shown(t, s, Game{Match: played(t, seed, []string{"", "stop4"}[seed%2], everything)}, Calls{})
		c := curveOf(t, e)
		steps := 0
		for i := range e.chronicle.Seats {
			steps += len(e.chronicle.Seats[i].Steps)
		}
		if len(c.marks) != steps || steps == 0 {
			t.Fatalf("seed %d: %d of %d steps can be pointed at", seed, len(c.marks), steps)
		}
		told := map[int]bool{}
		for _, m := range c.marks {
			c.Tapped(&fyne.PointEvent{Position: m.at})
			if c.chosen < 0 {
				t.Fatalf("seed %d: nothing is said about a step", seed)
			}
			told[c.chosen] = true
			chosen := c.marks[c.chosen]
			if chosen.at != m.at {
				t.Errorf("seed %d: another step is described", seed)
			}
			wants := []string{e.stepTitle(chosen.seat, chosen.step)}
			for _, cause := range chosen.step.Causes {
				wants = append(wants, e.causeText(cause))
			}
			for _, want := range wants {
				if !seen.Says(c.bubble, want) || !strings.Contains(c.AccessibilityLabel(), want) {
					t.Errorf("seed %d: no %q in %q", seed, want, seen.Texts(c.bubble))
				}
			}
			for _, part := range c.bubble.Objects {
				from, to := part.Position(), part.Position().AddXY(part.Size().Width, part.Size().Height)
				if from.X < 0 || from.Y < 0 || to.X > c.Size().Width || to.Y > c.Size().Height+tolerance {
					t.Errorf("seed %d: a part of the text extends from %v to %v of %v", seed, from, to, c.Size())
				}
			}
		}
		c.MouseOut()
		if c.chosen != -1 || len(c.bubble.Objects) > 0 {
			t.Errorf("seed %d: the text stays though the pointer has left", seed)
		}
		c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(-100, -100)})
		if c.chosen != -1 {
			t.Errorf("seed %d: there is text for no step", seed)
		}
	}
}

const tolerance = 0.5

// A curve begins at zero and ends at the points of its player; a player who is ahead ends higher.
func TestCurvesEndAtThePoints(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	for seed := range uint64(8) {
		e := shown(t, s, Game{Match: played(t, seed, "", everything)}, Calls{})
		p := curveOf(t, e).plot
		for a := range e.view.Players() {
			end := p.at(a, p.turns, e.view.Points(a))
			if end.X < p.to.X-tolerance || end.X > p.to.X+tolerance || end.Y < 0 || end.Y > p.to.Y+3 {
				t.Errorf("seed %d: the curve of seat %d ends at %v", seed, a, end)
			}
			for b := range e.view.Players() {
				if e.view.Points(a) > e.view.Points(b) && end.Y >= p.at(b, p.turns, e.view.Points(b)).Y {
					t.Errorf("seed %d: seat %d has more points than %d and ends lower", seed, a, b)
				}
			}
		}
	}
}

// The heads at the ends of the curves are beside them without overlapping, those with more points above.
func TestHeadsAtTheEndsLieApart(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	for seed := range uint64(12) {
		e := shown(t, s, Game{Match: played(t, seed, "", everything)}, Calls{})
		p := curveOf(t, e).plot
		low := float32(0)
		for i, head := range p.ends() {
			if head.Position().X < p.to.X || head.Position().Y < low-tolerance {
				t.Errorf("seed %d: head %d is at %v, the one above ends at %v", seed, i, head.Position(), low)
			}
			low = head.Position().Y + head.Size().Height
		}
		if low > p.size.Height+tolerance {
			t.Errorf("seed %d: the heads end at %v of %v", seed, low, p.size.Height)
		}
	}
}

// The arrow keys go through all steps in order, from either end; other keys are left to the screen.
func TestKeysGoFromStepToStep(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	e := shown(t, s, Game{Match: played(t, 3, "", func(*portroyal.Options) {})}, Calls{})
	c := curveOf(t, e)
	on := s.Window.Canvas()
	on.Focus(c)
	if !c.focus.Visible() {
		t.Error("it does not show that it has the focus")
	}
	for i := range c.marks {
		stagetest.Press(on, fyne.KeyRight)
		if c.chosen != i {
			t.Fatalf("step %d is described, want %d", c.chosen, i)
		}
		if i > 0 && c.marks[i].step.Turn < c.marks[i-1].step.Turn {
			t.Errorf("step %d was made before step %d", i, i-1)
		}
	}
	stagetest.Press(on, fyne.KeyRight)
	stagetest.Press(on, fyne.KeyLeft)
	if want := len(c.marks) - 2; c.chosen != want {
		t.Errorf("step %d is described, want %d", c.chosen, want)
	}
	on.Unfocus()
	if c.chosen != -1 || c.focus.Visible() {
		t.Error("the text stays without the focus")
	}
	on.Focus(c)
	stagetest.Press(on, fyne.KeyLeft)
	if want := len(c.marks) - 1; c.chosen != want {
		t.Errorf("step %d is described, want the last, %d", c.chosen, want)
	}
}

// The keyboard focus reaches the plates before the curve.
func TestPlatesHaveTheFocusBeforeTheCurve(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	shown(t, s, Game{Match: played(t, 3, "", func(*portroyal.Options) {})}, Calls{})
	s.Window.Canvas().FocusNext()
	if _, ok := s.Window.Canvas().Focused().(*widgets.Plate); !ok {
		t.Errorf("%T has the focus", s.Window.Canvas().Focused())
	}
}

// The cause of a step is shown in full, however long the player's name is; only a single word can be too long.
func TestStepsOfLongNamesAreToldInFull(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.German)
	e := shown(t, s, Game{Match: playedBy(t, long, 3, "stop4", everything)}, Calls{})
	c := seen.All[*curve](e.root)[0]
	for i, m := range c.marks {
		c.choose(i)
		var told []string
		for _, text := range seen.All[*canvas.Text](c.bubble) {
			told = append(told, text.Text)
		}
		all := strings.Join(told, " ")
		if title := e.stepTitle(m.seat, m.step); !strings.HasPrefix(all, title) && m.seat != 3 {
			t.Errorf("step %d: %q, want %q", i, all, title)
		}
	}
}

// Beside the head at the end of a player's curve there is a piece of their line, within the curves' part of the
// sheet.
func TestEndsOfCurvesShowWhoseTheyAre(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	for seed := range uint64(4) {
		e := shown(t, s, Game{Match: played(t, seed, "", everything)}, Calls{})
		p := curveOf(t, e).plot
		ends := p.ends()
		if want := len(e.chronicle.Seats); len(ends) != want {
			t.Fatalf("seed %d: %d ends of %d curves", seed, len(ends), want)
		}
		for i, end := range ends {
			pictures := seen.All[*canvas.Image](end)
			if len(pictures) != 2 || pictures[0].Size().Width < endLine ||
				pictures[0].Position().X+pictures[0].Size().Width > pictures[1].Position().X {
				t.Errorf("seed %d: no line beside head %d", seed, i)
			}
			if end.Position().X+end.Size().Width > p.size.Width {
				t.Errorf("seed %d: head %d runs out of the sheet", seed, i)
			}
		}
	}
}
