package ending

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/chart"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// scored are the points of a game in which points come and go.
func scored(seed uint64) Points {
	random := rand.New(rand.NewPCG(seed, 3))
	points := Points{Title: "Points", Tip: "Tip", Turns: 12, Sloping: seed%2 == 0, Target: []int{0, 12}[seed/2%2], Aim: "Aim"}
	for seat := range 2 + int(seed%4) {
		var run Run
		for turn := 1; turn <= points.Turns; turn++ {
			if change := random.IntN(6) - 1; change != 0 && run.Last()+change >= 0 {
				run = append(run, Step{turn, run.Last() + change})
			}
		}
		points.Runs = append(points.Runs, run)
		points.Order = append(points.Order, seat)
	}
	points.Tells = func(seat, step int) (string, []string) {
		return fmt.Sprintf("%s step %d", people[seat].Name, step), []string{fmt.Sprintf("cause %d", step), "more"}
	}
	return points
}

// curveOf shows points in a window, and finds their chart and how they are laid out.
func curveOf(t *testing.T, seed uint64) (*chart.Chart, plot) {
	t.Helper()
	s := stagetest.New(t, stagetest.Small, words.English)
	s.HighContrast = true // so that no picture has to be drawn
	points := scored(seed)
	e := ended(s, func(e *End, f Frame) []fyne.CanvasObject {
		return e.Curve(points, Area{f.At, fyne.NewSize(f.Sheet.Width, 240)})
	})
	shown(t, e)
	curves := visible.All[*chart.Chart](e.root)
	if len(curves) != 1 {
		t.Fatalf("%d curves", len(curves))
	}
	return curves[0], e.plotOf(&points, curves[0].Room)
}

const tolerance = 0.5

// Every step in everybody's points can be pointed at, and says whose it is and what made it; the text stays within the
// curves' part of the sheet.
func TestStepsSayWhatMadeThem(t *testing.T) {
	for seed := range uint64(8) {
		c, p := curveOf(t, seed)
		marks := p.marks()
		if len(marks) == 0 || len(marks) != len(c.Parts) {
			t.Fatalf("seed %d: %d of %d steps can be pointed at", seed, len(c.Parts), len(marks))
		}
		for i, m := range marks {
			c.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: c.Parts[i].Point}})
			title, lines := p.points.Tells(m.seat, m.step)
			for _, want := range append(lines, title) {
				if !visible.Says(c, want) || !strings.Contains(c.AccessibilityLabel(), want) {
					t.Errorf("seed %d: no %q in %q", seed, want, visible.Texts(c))
				}
			}
			for _, text := range visible.All[*canvas.Text](c) {
				from, to := text.Position(), text.Position().AddXY(text.Size().Width, text.Size().Height)
				if from.X < 0 || from.Y < 0 || to.X > c.Size().Width || to.Y > c.Size().Height+tolerance {
					t.Errorf("seed %d: %q extends from %v to %v of %v", seed, text.Text, from, to, c.Size())
				}
			}
		}
	}
}

// A curve ends at the points of its player; a player who is ahead ends higher.
func TestCurvesEndAtThePoints(t *testing.T) {
	for seed := range uint64(8) {
		_, p := curveOf(t, seed)
		for a, run := range p.points.Runs {
			end := p.at(a, p.turns, run.Last())
			if end.X < p.to.X-tolerance || end.X > p.to.X+tolerance || end.Y < 0 || end.Y > p.to.Y+3 {
				t.Errorf("seed %d: the curve of seat %d ends at %v", seed, a, end)
			}
			for b, other := range p.points.Runs {
				if run.Last() > other.Last() && end.Y >= p.at(b, p.turns, other.Last()).Y {
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
		_, p := curveOf(t, seed)
		ends, low := p.ends(), float32(0)
		if want := len(p.points.Runs); len(ends) != want {
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
