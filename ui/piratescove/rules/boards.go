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
	// room is where the parts are that the picture shows, and its size; by is how much larger than usual all is drawn.
	room func(width, by float32) (board.Areas, fyne.Size)
	// begun is what the player at the lower edge has begun to choose.
	begun []board.Spot
	// fired is a salvo from the position; dice is what was rolled. The picture shows what came of it.
	fired cove.Action
	dice  []uint8
}

// boards are parts of the table, by their names in the book. You are seat 0.
var boards = map[string]scene{
	"outfitting": {room: yard, begun: []board.Spot{
		{Kind: board.StepUp, Section: cove.Sails},
		{Kind: board.StepUp, Section: cove.Cannons},
		{Kind: board.StepUp, Section: cove.Crew},
		{Kind: board.StepUp, Section: cove.Crew},
	}},
	"plates":  {room: plates},
	"ship":    {room: own},
	"round":   {room: chart},
	"courses": {room: chart},
	"fight":   {room: fight, fired: cove.Action{Kind: cove.Fire, Seat: 1, Target: cove.FirstBlack, Section: cove.Hull}, dice: []uint8{6, 2, 5}},
	"bury":    {room: own},
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

// sized are areas without any room for a part, in a picture so high.
func sized(width, high, by float32) (board.Areas, fyne.Size) {
	end := geometry.Rect(0, high*by, width, 0)
	return board.Areas{By: by, Prompt: end, Own: end}, fyne.NewSize(width, high*by)
}

// chart is the whole of it.
func chart(width, by float32) (board.Areas, fyne.Size) {
	a, size := sized(width, chartHigh, by)
	a.Chart = geometry.Rect(0, chartEdge*by, width, size.Height-2*chartEdge*by)
	a.Sea = geometry.Rect(chartSide*by, a.Chart.Y, width-2*chartSide*by, a.Chart.H)
	a.Beside = geometry.Rect(width, 0, 1, size.Height) // so the cove is beside the ring, as where a log is open
	return a, size
}

// fight is its scene.
func fight(width, by float32) (board.Areas, fyne.Size) {
	a, size := sized(width, fightHigh, by)
	a.Scene = geometry.Rect(0, 0, width, size.Height-fightEdge*by)
	return a, size
}

// yard is the shipyard.
func yard(width, by float32) (board.Areas, fyne.Size) {
	a, size := sized(width, yardHigh, by)
	a.Scene = geometry.Sized(size)
	return a, size
}

// plates are those of the other players, side by side.
func plates(width, by float32) (board.Areas, fyne.Size) {
	a, size := sized(width, plateHigh+20, by)
	const n = 2
	gap := (width - n*plateWide*by) / (n + 1)
	for i := range n {
		a.Panels = append(a.Panels, geometry.Rect(gap+float32(i)*(plateWide*by+gap), 10*by, plateWide*by, plateHigh*by))
	}
	return a, size
}

// own is the band of the player at the lower edge, without the place of the hand at its right end, which is empty.
func own(width, by float32) (board.Areas, fyne.Size) {
	a, size := sized(width, ownHigh, by)
	a.Own = geometry.Rect(0, 0, width*ownPart, size.Height)
	return a, size
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
