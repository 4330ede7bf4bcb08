package ending

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Goal is one of a voyage of the career, in words, and whether this game has reached it.
type Goal struct {
	Says    func(*words.Words) string
	Reached bool
}

// goalLine is the height of a row of goals, in units of the usual size.
const goalLine = 26

// goalsHeight is the room that the goals of a voyage need: two columns, and a row of its own for one that is left over,
// since it is the longest.
func (e *Ending) goalsHeight() float32 {
	return float32((len(e.game.Goals)+1)/2) * goalLine * e.growth()
}

// goals are those of a voyage, each with a star that is full or empty.
func (e *Ending) goals(a area) (objects []fyne.CanvasObject) {
	by, c := e.growth(), e.stage.Colours()
	gap, star := 10*by, 20*by
	for i, goal := range e.game.Goals {
		wide := (a.size.Width - gap) / 2
		at := a.at.AddXY(float32(i%2)*(wide+gap), float32(i/2)*goalLine*by)
		if i%2 == 0 && i == len(e.game.Goals)-1 {
			wide = a.size.Width
		}
		symbol := e.stage.TintedSymbol("star-empty", star, c.Edge)
		if goal.Reached {
			symbol = e.stage.Symbol("star", star)
		}
		left := star + 7*by
		box := fyne.NewSize(wide-left, goalLine*by)
		objects = append(objects,
			widgets.Placed(symbol, at.AddXY(0, (goalLine*by-star)/2), fyne.NewSquareSize(star)),
			inLine(widgets.BoldLine, goal.Says(e.stage.Words), 14*by, c.Text, at.AddXY(left, 0), box,
				fyne.TextAlignLeading))
	}
	return objects
}
