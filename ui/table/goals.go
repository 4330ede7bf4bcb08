package table

import (
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/sound"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// reached is how many goals are reached by now.
func (o *Occasion) reached() (n int) {
	for _, goal := range o.Goals {
		if goal.Reached {
			n++
		}
	}
	return n
}

// Alone reports whether hints, and taking back, cost a goal.
func (o *Occasion) Alone() bool {
	for _, goal := range o.Goals {
		if goal.Alone && !goal.Lost {
			return true
		}
	}
	return false
}

// Heard follows how many goals of an occasion are reached, as far as that has been heard.
type Heard int

// Hear plays a sound if another goal has been reached on the way, and aloud is true.
func (h *Heard) Hear(s *stage.Stage, of Occasion, aloud bool) {
	before := *h
	if *h = Heard(of.reached()); *h > before && aloud {
		s.Play(sound.Fulfilled)
	}
}

// CostsStar adds to the tooltip of a plate for help that a goal is lost by it, if one is.
func (o *Occasion) CostsStar(s *stage.Stage, plate *widgets.Plate) {
	if o.Alone() {
		plate.SetToolTip(plate.ToolTip() + "\n" + s.Words.T("career.help"))
	}
}

// LayGoal lays the star of a goal: full once it is reached, with a cross if it is lost.
func LayGoal(s *stage.Stage, all geometry.Sheet, goal Goal, r geometry.Rectangle) {
	picture := s.TintedSymbol("star-empty", r.W, s.Colours().Edge)
	if goal.Reached {
		picture = s.Symbol("star", r.W)
	}
	all.Fit(picture, r.Inset(1))
	if goal.Lost {
		all.Fit(s.TintedSymbol("cross", r.W, palette.Danger), r.Inset(2))
	}
}
