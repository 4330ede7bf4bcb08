package ending

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/ending"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
)

// verdict says above the picture whether a solo or cooperative game is won, and shows who has played.
func (e *Ending) verdict(f ending.Frame) []fyne.CanvasObject {
	var seats []int
	for seat := range e.view.Players() {
		seats = append(seats, seat)
	}
	result := progress.ResultOf(&e.view)
	if !result.Won {
		return append(e.Banner(f, e.stage.Words.T("end.lost"), palette.OldPaper), e.Heads(f, seats, nil)...)
	}
	objects := append(e.Banner(f, e.stage.Words.N("end.won", result.Points), palette.Gold), e.Heads(f, seats, nil)...)
	return append(objects, e.crews(f, seats)...)
}

// Heights on the sheet of a solo or cooperative game, in units of the usual size.
const (
	doneLine, beforeLine = 28, 24
	sheetIn              = 16 // from the edge of the sheet to its text
	contractGap          = 12

	// Below each contract are the players who have fulfilled it: names beside the heads, or below them if they
	// are too long.
	namesBeside, namesBelow = 30, 56
)

// honoursHeight is the room that the medals of a game need.
func (e *Ending) honoursHeight() float32 {
	return e.HonoursHeight(len(honoursOf(&e.chronicle)))
}

// fitContracts shrinks the sheet to the height of the contracts, so that it has no empty space.
func (e *Ending) fitContracts(f ending.Frame) ending.Frame {
	by := e.Growth()
	other := (doneLine+beforeLine+2*contractGap)*by + 2.6*sheetIn*by + e.honoursHeight() + e.GoalsHeight(e.game.Goals)
	grid := e.grid(f.Sheet.SubtractWidthHeight(2*sheetIn*by, other))
	need := other + float32(grid.rows)*grid.tall() + float32(grid.rows-1)*grid.gap
	if spare := f.Sheet.Height - need; spare > 0 {
		f.At.Y += spare / 2
		f.Sheet.Height -= spare
	}
	return f
}

// contracts is everything on the sheet of a solo or cooperative game: the contracts with the players who have
// fulfilled them, and a comparison with the best earlier result.
func (e *Ending) contracts(f ending.Frame) (objects []fyne.CanvasObject) {
	w, c, by := e.stage.Words, e.stage.Colours(), e.Growth()
	in := sheetIn * by
	left := ending.Area{At: f.At.AddXY(in, in), Size: f.Sheet.SubtractWidthHeight(2*in, 2*in)}
	result := progress.ResultOf(&e.view)
	head := left.Below(doneLine*by, 0)
	objects = append(objects, ending.InLine(widgets.Title, w.T("end.difficulty", "Difficulty", e.view.Options().Difficulty,
		"Done", result.Contracts, "Contracts", e.view.Options().FaceUp()), 20*by, c.Text, head.At, head.Size,
		fyne.TextAlignCenter))
	best := left.Below(beforeLine*by, contractGap*by)
	objects = append(objects, ending.InLine(widgets.Line, e.withHints(e.bestLine(result)), 15*by, c.Quiet, best.At, best.Size,
		fyne.TextAlignCenter))
	if hints := e.hintsOf(); hints != "" {
		objects = append(objects, widgets.Placed(widgets.NewTipped(hints), best.At, best.Size))
	}
	if len(e.game.Goals.All) > 0 {
		objects = append(objects, e.Brush.Goals(e.game.Goals, left.Above(e.GoalsHeight(e.game.Goals), 0))...)
	}
	if honours := e.honours(); len(honours) > 0 {
		objects = append(objects, e.Honours(honours, left.Above(e.honoursHeight(), contractGap*by))...)
	}
	laid := e.view.Contracts()
	grid := e.grid(left.Size)
	for i, one := range laid {
		objects = append(objects, e.contract(one, grid.cell(i, len(laid), left), grid.below == namesBelow*by)...)
	}
	return objects
}

// grid arranges the contracts in a room, with space for the names of the players who have fulfilled them.
func (e *Ending) grid(room fyne.Size) grid {
	by, laid := e.Growth(), e.view.Contracts()
	beside := gridOf(len(laid), room, namesBeside*by, contractGap*by)
	for _, one := range laid {
		if wide := beside.cell(0, 1, ending.Area{}).Size.Width; !e.holders(one.Cubes, wide, false).whole {
			return gridOf(len(laid), room, namesBelow*by, contractGap*by)
		}
	}
	return beside
}

// grid is an arrangement of contracts in rows, with space below each for the players who have fulfilled it.
type grid struct {
	columns, rows int
	width         float32 // of a contract
	below, gap    float32
}

// gridOf finds the grid in which n contracts are largest.
func gridOf(n int, room fyne.Size, below, gap float32) (best grid) {
	for columns := 1; columns <= n; columns++ {
		g := grid{columns: columns, rows: (n + columns - 1) / columns, below: below, gap: gap}
		wide := (room.Width - gap*float32(columns-1)) / float32(columns)
		tall := (room.Height-gap*float32(g.rows-1))/float32(g.rows) - below
		g.width = min(wide, tall*1.5) - 2*widgets.FrameWidth
		if g.width > best.width {
			best = g
		}
	}
	return best
}

// tall is the height of a contract with the space below it.
func (g grid) tall() float32 { return pieces.ContractHeight(g.width) + 2*widgets.FrameWidth + g.below }

// cell is the place of a contract with the space below it.
func (g grid) cell(i, n int, in ending.Area) ending.Area {
	size := fyne.NewSize(g.width+2*widgets.FrameWidth, g.tall())
	line, place := i/g.columns, i%g.columns
	there := float32(min(g.columns, n-line*g.columns))
	x := (in.Size.Width-there*size.Width-(there-1)*g.gap)/2 + float32(place)*(size.Width+g.gap)
	y := (in.Size.Height-float32(g.rows)*size.Height-float32(g.rows-1)*g.gap)/2 + float32(line)*(size.Height+g.gap)
	return ending.Area{At: in.At.AddXY(x, y), Size: size}
}

// contract shows a contract and the players who have fulfilled it; below puts the names below their heads.
func (e *Ending) contract(laid portroyal.Laid, a ending.Area, below bool) []fyne.CanvasObject {
	w, c, by := e.stage.Words, e.stage.Colours(), e.Growth()
	width := a.Size.Width - 2*widgets.FrameWidth
	shown := pieces.NewContract(e.stage, laid.Contract, e.view.Players(), width)
	shown.Seals, shown.Dimmed = true, len(laid.Cubes) == 0
	if !shown.Dimmed { // framed, as dimmed ones are, in a colour that no seat has
		shown.Ring = palette.Brass
	}
	for _, seat := range laid.Cubes {
		shown.Cubes = append(shown.Cubes, e.seats.Cube(seat))
	}
	shown.SetToolTip(terms.ContractText(w, laid.Contract))
	at := a.At.AddXY(0, shown.MinSize().Height+2*by)
	box := fyne.NewSize(a.Size.Width, 24*by)
	objects := []fyne.CanvasObject{widgets.Placed(shown, a.At, shown.MinSize())}
	if len(laid.Cubes) == 0 {
		return append(objects,
			ending.InLine(widgets.Line, w.T("end.contract.open"), 14*by, c.Quiet, at, box, fyne.TextAlignCenter))
	}
	return append(objects, e.holders(laid.Cubes, a.Size.Width, below).at(at)...)
}

// bestLine compares a result with the best earlier one.
func (e *Ending) bestLine(result progress.Best) string {
	w, before := e.stage.Words, e.game.Before
	switch {
	case before == nil:
		return w.T("end.best.first")
	case result.Beats(*before):
		return w.T("end.best.new")
	case before.Won:
		return w.N("end.best.won", before.Points)
	}
	return w.N("end.best.lost", before.Contracts)
}
