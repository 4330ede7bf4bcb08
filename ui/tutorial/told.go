package tutorial

import "portroyal/ui/geometry"

// logged is what has been logged about what is shown, so that each thing is logged once.
type logged struct {
	what  string
	place Place
	says  string
}

// Log logs what is shown now, and where, so that a reader of the log sees how far the player has come.
func (v *Voyage) Log(what, says string, sheet geometry.Rectangle, lit []geometry.Rectangle) {
	now := logged{what, v.At(), says}
	if now == v.logged {
		return
	}
	v.logged = now
	v.stage.Log.Debug(
		"voyage", "chapter", v.chapter.Name, "scene", v.scene, "step", v.at, "shows", what, "says", says,
		"sheet", sheet, "lit", lit,
	)
}
