package board

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/scenery"
	"portroyal/ui/sound"
)

// hour is the time of day in a game: morning at the start, afternoon when the leader is halfway to the target or
// half of the Time Pile is gone, evening in the last round and after it.
func hour(view *portroyal.View) scenery.Hour {
	const evening = scenery.Hours - 1
	options, gone := view.Options(), 0.0
	switch {
	case view.Ending() || view.Phase() == portroyal.Over:
		return evening
	case options.Cooperative:
		var laid []portroyal.Contract
		for _, contract := range view.Contracts() {
			laid = append(laid, contract.Contract)
		}
		gone = 1 - float64(view.TimePile())/float64(portroyal.TimePileSize(laid))
	default:
		for seat := range view.Players() {
			gone = max(gone, float64(view.Points(seat))/float64(options.Target))
		}
	}
	return scenery.Hour(min(max(gone, 0)*evening, evening-1))
}

// Heard is the soundscape for the time of day shown.
func (b *Board) Heard() sound.Scene {
	const third = scenery.Hours / 3
	switch {
	case b.stage.Dark && b.hour >= third: // it begins at dusk
		return sound.Night
	case b.stage.Dark:
		return sound.Evening
	case b.hour < third:
		return sound.Morning
	case b.hour < 2*third:
		return sound.Afternoon
	}
	return sound.Evening
}
