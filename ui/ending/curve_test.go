package ending

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// charted is a chart of a game in which points come and go.
func charted(seed uint64) Chart {
	random := rand.New(rand.NewPCG(seed, 3))
	chart := Chart{Title: "Points", Tip: "Tip", Turns: 12, Sloping: seed%2 == 0, Target: []int{0, 12}[seed/2%2], Aim: "Aim"}
	for seat := range 2 + int(seed%4) {
		var run Run
		for turn := 1; turn <= chart.Turns; turn++ {
			if change := random.IntN(6) - 1; change != 0 && run.Last+change >= 0 {
				run.Last += change
				run.Steps = append(run.Steps, Step{turn, run.Last})
			}
		}
		chart.Runs = append(chart.Runs, run)
		chart.Order = append(chart.Order, seat)
	}
	chart.Tells = func(seat, step int) (string, []string) {
		return fmt.Sprintf("%s step %d", people[seat].Name, step), []string{fmt.Sprintf("cause %d", step), "more"}
	}
	return chart
}

// curveOf shows a chart in a window, and finds its curves.
func curveOf(t *testing.T, seed uint64) *Curve {
	t.Helper()
	s := stagetest.New(t, stagetest.Small, words.English)
	s.HighContrast = true // so that no picture has to be drawn
	e := ended(s, func(e *End, f Frame) []fyne.CanvasObject {
		area := Area{f.At, fyne.NewSize(f.Sheet.Width, 240)}
		return e.Curve(charted(seed), area)
	})
	shown(t, e)
	curves := visible.All[*Curve](e.root)
	if len(curves) != 1 {
		t.Fatalf("%d curves", len(curves))
	}
	return curves[0]
}

const tolerance = 0.5

// Every step in everybody's points can be pointed at, and says whose it is and what made it; the text stays within the
// curves' part of the sheet.
func TestStepsSayWhatMadeThem(t *testing.T) {
	for seed := range uint64(8) {
		c := curveOf(t, seed)
		if len(c.marks) == 0 {
			t.Fatalf("seed %d: nothing can be pointed at", seed)
		}
		for _, m := range c.marks {
			c.Tapped(&fyne.PointEvent{Position: m.at})
			if c.chosen < 0 || c.marks[c.chosen].at != m.at {
				t.Fatalf("seed %d: nothing is said about a step, or another one is described", seed)
			}
			title, lines := c.chart.Tells(c.marks[c.chosen].seat, c.marks[c.chosen].step)
			for _, want := range append(lines, title) {
				if !visible.Says(c.bubble, want) || !strings.Contains(c.AccessibilityLabel(), want) {
					t.Errorf("seed %d: no %q in %q", seed, want, visible.Texts(c.bubble))
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

// A curve ends at the points of its player; a player who is ahead ends higher.
func TestCurvesEndAtThePoints(t *testing.T) {
	for seed := range uint64(8) {
		p := curveOf(t, seed).plot
		for a, run := range p.chart.Runs {
			end := p.at(a, p.turns, run.Last)
			if end.X < p.to.X-tolerance || end.X > p.to.X+tolerance || end.Y < 0 || end.Y > p.to.Y+3 {
				t.Errorf("seed %d: the curve of seat %d ends at %v", seed, a, end)
			}
			for b, other := range p.chart.Runs {
				if run.Last > other.Last && end.Y >= p.at(b, p.turns, other.Last).Y {
					t.Errorf("seed %d: seat %d has more points than %d and ends lower", seed, a, b)
				}
			}
		}
	}
}

// Beside the ends of the curves, without overlapping and within their part of the sheet, are a piece of each one's line
// and the head of its player.
func TestEndsOfCurvesShowWhoseTheyAre(t *testing.T) {
	for seed := range uint64(12) {
		p := curveOf(t, seed).plot
		ends, low := p.ends(), float32(0)
		if want := len(p.chart.Runs); len(ends) != want {
			t.Fatalf("seed %d: %d ends of %d curves", seed, len(ends), want)
		}
		for i, end := range ends {
			pictures := visible.All[*canvas.Image](end)
			if len(pictures) != 2 || pictures[0].Size().Width < endLine ||
				pictures[0].Position().X+pictures[0].Size().Width > pictures[1].Position().X {
				t.Errorf("seed %d: no line beside head %d", seed, i)
			}
			if end.Position().X < p.to.X || end.Position().X+end.Size().Width > p.size.Width {
				t.Errorf("seed %d: head %d runs out of the sheet", seed, i)
			}
			if end.Position().Y < low-tolerance {
				t.Errorf("seed %d: head %d is at %v, the one above ends at %v", seed, i, end.Position(), low)
			}
			low = end.Position().Y + end.Size().Height
		}
		if low > p.size.Height+tolerance {
			t.Errorf("seed %d: the heads end at %v of %v", seed, low, p.size.Height)
		}
	}
}

// The arrow keys go through all steps in order, from either end; other keys are left to the screen.
func TestKeysGoFromStepToStep(t *testing.T) {
	c := curveOf(t, 3)
	on := c.brush.Stage.Window.Canvas()
	on.Focus(c)
	if !c.focus.Visible() {
		t.Error("it does not show that it has the focus")
	}
	for i := range c.marks {
		stagetest.Press(on, fyne.KeyRight)
		if c.chosen != i {
			t.Fatalf("step %d is described, want %d", c.chosen, i)
		}
		if i > 0 && c.marks[i].turn < c.marks[i-1].turn {
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
