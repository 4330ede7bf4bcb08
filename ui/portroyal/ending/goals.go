package ending

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/ending"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Goal is one of a voyage of the career, in words, and whether this game has reached it.
type Goal struct {
	Says    func(*words.Words) string
	Reached bool
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

// goalsHeight is the room that the goals of a voyage need, with their heading; nothing where there are none.
func (e *Ending) goalsHeight() float32 {
	if len(e.game.Goals) == 0 {
		return 0
	}
	return (goalHead + float32(len(e.goalRows()))*goalLine) * e.Growth()
}

// goalRows are the goals in rows of one or two: two that are next to each other share a row if both fit into half of it.
func (e *Ending) goalRows() (rows [][]Goal) {
	by := e.Growth()
	half := (e.Frame().Sheet.Width-2*sheetIn*by-goalGap*by)/2 - (goalStar+7)*by
	short := func(goal Goal) bool {
		return widgets.BoldLine(goal.Says(e.stage.Words), leastGoal*by, e.stage.Colours().Text).MinSize().Width <= half
	}
	for left := e.game.Goals; len(left) > 0; {
		n := 1
		if len(left) > 1 && short(left[0]) && short(left[1]) {
			n = 2
		}
		rows, left = append(rows, left[:n]), left[n:]
	}
	return rows
}

// goals are those of a voyage, each with a star that is full or empty, below a heading with the name of the voyage.
func (e *Ending) goals(a ending.Area) (objects []fyne.CanvasObject) {
	w, by, c := e.stage.Words, e.Growth(), e.stage.Colours()
	head := a.Below(goalHead*by, 0)
	title := widgets.Title(w.T("career.goals"), 16*by, c.Text)
	need := title.MinSize()
	objects = append(objects, widgets.Placed(title, head.At.AddXY(0, (head.Size.Height-need.Height)/2), need))
	if left := need.Width + 14*by; e.game.Voyage != nil {
		objects = append(objects, ending.InLine(widgets.Line, e.game.Voyage(w), 14*by, c.Quiet, head.At.AddXY(left, 0),
			fyne.NewSize(head.Size.Width-left, head.Size.Height), fyne.TextAlignTrailing))
	}
	star := goalStar * by
	for _, row := range e.goalRows() {
		line := a.Below(goalLine*by, 0)
		wide := (line.Size.Width - float32(len(row)-1)*goalGap*by) / float32(len(row))
		for i, goal := range row {
			at := line.At.AddXY(float32(i)*(wide+goalGap*by), 0)
			symbol := e.stage.TintedSymbol("star-empty", star, c.Edge)
			if goal.Reached {
				symbol = e.stage.Symbol("star", star)
			}
			left := star + 7*by
			objects = append(objects,
				widgets.Placed(symbol, at.AddXY(0, (line.Size.Height-star)/2), fyne.NewSquareSize(star)),
				ending.InLine(widgets.BoldLine, goal.Says(w), goalText*by, c.Text, at.AddXY(left, 0),
					fyne.NewSize(wide-left, line.Size.Height), fyne.TextAlignLeading))
		}
	}
	return objects
}
