package ending

import (
	"cmp"

	"fyne.io/fyne/v2"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// choices are the ways to go on.
func (e *Ending) choices() []fyne.CanvasObject {
	calls := e.calls
	plate := func(kind widgets.PlateKind, id words.Tipped, call func()) fyne.CanvasObject {
		return e.stage.Plate(kind, id, e.Growth(), call)
	}
	var ways []fyne.CanvasObject
	switch {
	case calls.Day != nil:
		ways = append(ways, plate(widgets.CalmPlate, "end.day", calls.Day))
	case calls.Career != nil:
		ways = append(ways,
			plate(widgets.CalmPlate, "end.career", calls.Career),
			plate(widgets.PlainPlate, "end.voyage", calls.Voyage))
	case calls.Another == nil:
		ways = append(ways, plate(widgets.CalmPlate, "end.again", calls.Again))
	default:
		ways = append(ways,
			plate(widgets.CalmPlate, "end.same", calls.Again),
			plate(widgets.PlainPlate, "end.another", calls.Another))
	}
	setup := plate(widgets.PlainPlate, "end.setup", calls.Setup)
	look := plate(widgets.PlainPlate, "end.look", calls.Look)
	start := plate(widgets.PlainPlate, cmp.Or(calls.Leads, "end.start"), calls.Start)
	replay := plate(widgets.PlainPlate, "end.replay", calls.Replay)
	review := plate(widgets.PlainPlate, "end.review", calls.Review)
	return append(ways, setup, look, replay, review, start)
}
