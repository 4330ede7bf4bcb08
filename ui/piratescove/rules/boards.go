package rules

import (
	"embed"
	"strconv"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/rulebook"
)

// positions are those of the pictures, in the project's notation.
//
//go:embed pictures/*.json
var positions embed.FS

// scene says which part of the table a picture shows.
type scene struct {
	// high is how high the picture is; lay says where the parts of the table are that it shows.
	high float32
	lay  func(a *board.Areas, size fyne.Size)
	// begun is what the player at the lower edge has begun to choose.
	begun []board.Spot
	// fired is a salvo from the position; dice is what was rolled. The picture shows what came of it.
	fired cove.Action
	dice  []uint8
}

// boards are parts of the table, by their names in the book. You are seat 0.
var boards = map[string]scene{
	"outfitting": {high: yardHigh, lay: yard, begun: []board.Spot{
		{Kind: board.StepUp, Section: cove.Sails},
		{Kind: board.StepUp, Section: cove.Cannons},
		{Kind: board.StepUp, Section: cove.Crew},
		{Kind: board.StepUp, Section: cove.Crew},
	}},
	"plates":  {high: plateHigh + 20, lay: plates},
	"ship":    {high: ownHigh, lay: own},
	"round":   {high: chartHigh, lay: chart},
	"courses": {high: chartHigh, lay: chart},
	"fight": {
		high: fightHigh, lay: fight,
		fired: cove.Action{Kind: cove.Fire, Seat: 1, Target: cove.FirstBlack, Section: cove.Hull}, dice: []uint8{6, 2, 5},
	},
	"bury": {high: ownHigh, lay: own},
}

// The measures of pictures that are pictureWidth wide.
const (
	pictureWidth = 640
	chartHigh    = 440
	chartEdge    = 4  // above and below it
	chartSide    = 12 // where names are wider than their islands
	fightHigh    = 426
	fightEdge    = 6 // below the dice
	yardHigh     = 396
	plateWide    = 297 // half as much again as at the table
	plateHigh    = 138
	ownHigh      = 140
	ownPart      = 1.5 // how wide the band is, as a part of the picture
)

// chart is the whole of it.
func chart(a *board.Areas, size fyne.Size) {
	edge, side := chartEdge*a.By, chartSide*a.By
	a.Chart = geometry.Rect(0, edge, size.Width, size.Height-2*edge)
	a.Sea = geometry.Rect(side, edge, size.Width-2*side, a.Chart.H)
	a.Beside = geometry.Rect(size.Width, 0, 1, size.Height) // so the cove is beside the ring, as where a log is open
}

// fight is its scene.
func fight(a *board.Areas, size fyne.Size) {
	a.Scene = geometry.Rect(0, 0, size.Width, size.Height-fightEdge*a.By)
}

// yard is the shipyard.
func yard(a *board.Areas, size fyne.Size) { a.Scene = geometry.Sized(size) }

// plates are those of the other players, side by side.
func plates(a *board.Areas, size fyne.Size) {
	const n = 2
	wide := plateWide * a.By
	gap := (size.Width - n*wide) / (n + 1)
	for i := range n {
		a.Panels = append(a.Panels, geometry.Rect(gap+float32(i)*(wide+gap), 10*a.By, wide, plateHigh*a.By))
	}
}

// own is the band of the player at the lower edge, without the place of the hand at its right end, which is empty.
func own(a *board.Areas, size fyne.Size) {
	a.Own = geometry.Rect(0, 0, size.Width*ownPart, size.Height)
}

// posed is the position of a picture, and the fight in it as it is shown; nil for none.
func posed(name string) (cove.Position, *board.Fight) {
	position, of := rulebook.Position[cove.Position](positions, name), boards[name]
	if of.fired.Kind == cove.NoAction {
		return position, nil
	}
	var tape cove.Tape
	if err := position.Replay(of.fired, of.dice, &tape); err != nil {
		panic(err) // it is part of the program
	}
	shown := &board.Fight{}
	for _, e := range tape.Events {
		if e.Kind == cove.Rolled {
			shown.Dice = append(shown.Dice, board.Die{Face: strconv.Itoa(int(e.N)), Hit: e.Hit})
		}
	}
	shown.Order, shown.Next = position.FiringOrder()
	return position, shown
}
