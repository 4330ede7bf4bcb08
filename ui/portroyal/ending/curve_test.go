package ending

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/chart"
	"portroyal/ui/ending"
	"portroyal/ui/ending/endingtest"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// told are all steps, in the order in which the arrow keys go through them: the seat, the heading and the causes.
type told struct {
	seat, turn int
	says       []string
}

func toldOf(e *Ending) (all []told) {
	for seat := range e.chronicle.Seats {
		steps := e.chronicle.Seats[seat].Steps
		for i := range steps {
			says := []string{e.stepTitle(seat, &steps[i])}
			for _, cause := range steps[i].Causes {
				says = append(says, e.causeText(cause))
			}
			all = append(all, told{seat, steps[i].Turn, says})
		}
	}
	slices.SortStableFunc(all, func(a, b told) int { return cmp.Compare(a.turn, b.turn) })
	return all
}

// Every step in everybody's points says whose it is, when it was made, where it leads and what made it.
func TestStepsSayWhatMadeThem(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.German)
	for seed := range uint64(8) {
		e := shown(t, s, Game{Match: played(t, seed, []string{"", "stop4"}[seed%2], everything)})
		c := visible.All[*chart.Chart](e.Content())[0]
		s.Window.Canvas().Focus(c)
		for i, step := range toldOf(e) {
			stagetest.Press(s.Window.Canvas(), fyne.KeyRight)
			if want := strings.Join(step.says, "\n"); c.AccessibilityLabel() != want {
				t.Errorf("seed %d: step %d says %q, want %q", seed, i, c.AccessibilityLabel(), want)
			}
			for _, want := range step.says {
				if !visible.Says(c, want) {
					t.Errorf("seed %d: no %q in %q", seed, want, visible.Texts(c))
				}
			}
		}
	}
}

// A curve ends at the points of its player.
func TestCurvesEndAtThePoints(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	for seed := range uint64(8) {
		e := shown(t, s, Game{Match: played(t, seed, "", everything)})
		for seat, run := range e.points().Runs {
			if want := e.view.Points(seat); run.Last() != want {
				t.Errorf("seed %d: the curve of seat %d ends at %d points, want %d", seed, seat, run.Last(), want)
			}
		}
	}
}

// The keyboard focus reaches the plates before the curve.
func TestPlatesHaveTheFocusBeforeTheCurve(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	shown(t, s, Game{Match: played(t, 3, "", func(*portroyal.Options) {})}, ending.Way{ID: "end.again", Go: func() {}})
	s.Window.Canvas().FocusNext()
	if _, ok := s.Window.Canvas().Focused().(*widgets.Plate); !ok {
		t.Errorf("%T has the focus", s.Window.Canvas().Focused())
	}
}

// The cause of a step is shown in full, however long the player's name is; only a single word can be too long.
func TestStepsOfLongNamesAreToldInFull(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.German)
	e := shown(t, s, Game{Match: playedBy(t, endingtest.Long, 3, "stop4", everything)})
	c := visible.All[*chart.Chart](e.Content())[0]
	s.Window.Canvas().Focus(c)
	for i, step := range toldOf(e) {
		stagetest.Press(s.Window.Canvas(), fyne.KeyRight)
		var texts []string
		for _, text := range visible.All[*canvas.Text](c) {
			texts = append(texts, text.Text)
		}
		if all := strings.Join(texts, " "); !strings.Contains(all, step.says[0]) && step.seat != 3 {
			t.Errorf("step %d: %q, want %q", i, all, step.says[0])
		}
	}
}
