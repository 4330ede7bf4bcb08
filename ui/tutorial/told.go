package tutorial

import "portroyal/ui/geometry"

// told is what has been logged about what is shown, so that each thing is logged once.
type told struct {
	what  string
	place Place
	says  string
}

// Log logs what is shown now, and where, so that a reader of the log sees how far the player has come.
func (v *Voyage) Log(what, says string, sheet geometry.Rectangle, lit []geometry.Rectangle) {
	now := told{what, v.At(), says}
	if now == v.told {
		return
	}
	v.told = now
	v.stage.Log.Debug(
		"voyage", "chapter", v.name, "scene", v.scene, "step", v.at, "shows", what, "says", says,
		"sheet", sheet, "lit", lit,
	)
}
