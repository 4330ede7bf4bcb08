package ending

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Goal is one of a voyage of the career, in words, and whether this game has reached it.
type Goal struct {
	Says    func(*words.Words) string
	Reached bool
}

// Goals are those of a voyage; none for any other game.
type Goals struct {
	All    []Goal
	Voyage func(*words.Words) string // names it
}

// Lengths of the goals, in units of the usual size.
const (
	goalHead  = 24 // the height of the heading
	goalLine  = 26 // of a row
	goalStar  = 20
	goalGap   = 10 // between columns
	goalText  = 14 // of letters
	leastGoal = 12 // two goals share a row if their letters need not be smaller
)

// GoalsHeight is the room that the goals of a voyage need, with their heading; nothing where there are none.
func (b *Brush) GoalsHeight(of Goals) float32 {
	if len(of.All) == 0 {
		return 0
	}
	return (goalHead + float32(len(b.goalRows(of.All)))*goalLine) * b.Growth()
}

// goalRows are the goals in rows of one or two: two that are next to each other share a row if both fit into half of it.
func (b *Brush) goalRows(left []Goal) (rows [][]Goal) {
	by := b.Growth()
	half := (b.Frame().Sheet.Width-2*accountIn*by-goalGap*by)/2 - (goalStar+7)*by
	short := func(goal Goal) bool {
		return widgets.BoldLine(goal.Says(b.Stage.Words), leastGoal*by, b.Stage.Colours().Text).MinSize().Width <= half
	}
	for len(left) > 0 {
		n := 1
		if len(left) > 1 && short(left[0]) && short(left[1]) {
			n = 2
		}
		rows, left = append(rows, left[:n]), left[n:]
	}
	return rows
}

// Goals draws the goals of a voyage, each with a star that is full or empty, below a heading with the name of the voyage. It is
// heard of each whether it was reached.
func (b *Brush) Goals(of Goals, a Area) []fyne.CanvasObject {
	w, by, c := b.Stage.Words, b.Growth(), b.Stage.Colours()
	head := a.Below(goalHead*by, 0)
	title := widgets.Title(w.T("career.goals"), 16*by, c.Text)
	need := title.MinSize()
	objects := []fyne.CanvasObject{widgets.Placed(title, head.At.AddXY(0, (head.Size.Height-need.Height)/2), need)}
	left := need.Width + 14*by
	objects = append(objects, InLine(widgets.Line, of.Voyage(w), 14*by, c.Quiet, head.At.AddXY(left, 0),
		fyne.NewSize(head.Size.Width-left, head.Size.Height), fyne.TextAlignTrailing))
	star := goalStar * by
	for _, row := range b.goalRows(of.All) {
		line := a.Below(goalLine*by, 0)
		wide := (line.Size.Width - float32(len(row)-1)*goalGap*by) / float32(len(row))
		for i, goal := range row {
			at := line.At.AddXY(float32(i)*(wide+goalGap*by), 0)
			symbol := b.Stage.TintedSymbol("star-empty", star, c.Edge)
			if goal.Reached {
				symbol = b.Stage.Symbol("star", star)
			}
			left := star + 7*by
			objects = append(objects,
				widgets.Placed(symbol, at.AddXY(0, (line.Size.Height-star)/2), fyne.NewSquareSize(star)),
				InLine(widgets.BoldLine, goal.Says(w), goalText*by, c.Text, at.AddXY(left, 0),
					fyne.NewSize(wide-left, line.Size.Height), fyne.TextAlignLeading))
		}
	}
	return []fyne.CanvasObject{container.New(&geometry.Region{Name: w.T("career.goals"), Unread: true, Lines: func() []string {
		lines := []string{of.Voyage(w)}
		for _, goal := range of.All {
			state := words.ID("career.open")
			if goal.Reached {
				state = "career.reached"
			}
			lines = append(lines, w.T("career.goal.tip", "Goal", goal.Says(w), "State", w.T(state)))
		}
		return lines
	}}, objects...)}
}
