package tutorial

import (
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/tutorial"
)

// guide is the table.Guide of one scene.
type guide struct {
	tutorial.Guide
	voyage *Voyage
}

// Begins reports whether something on the table is what the script wants to be chosen now. If not, it says why.
func (g *guide) Begins(spot board.Spot) bool {
	v := g.voyage
	switch {
	case v.aiming:
		return true
	case !g.Heard():
		return false
	case v.step().Taps() && v.step().Tap == spot:
		v.Acted()
		return true
	case v.step().Wants(spot), v.chosen(spot): // it has been chosen, and is to be confirmed
		v.Elsewhere()
	default:
		v.Object(v.stage.Words.T("cove.voyage.wrong.spot"))
	}
	return false
}

// chosen reports whether a spot is what the script has had chosen last.
func (v *Voyage) chosen(spot board.Spot) bool {
	at := v.At()
	if at.Step == 0 {
		return false
	}
	before := &v.lesson.Scenes[at.Scene].Steps[at.Step-1]
	return before.Taps() && before.Tap == spot
}

// Points reports whether something that can be chosen is what the script has come to.
func (g *guide) Points(spot board.Spot) bool {
	step := g.voyage.step()
	return step != nil && step.Wants(spot)
}

// Allows reports whether an action is what the script expects now. If not, it says why.
func (g *guide) Allows(action cove.Action) bool {
	v := g.voyage
	if !g.Heard() {
		return false
	}
	if !slices.Contains(v.step().Do, action) {
		v.Object(v.wrong(action))
		return false
	}
	v.Acted()
	return true
}

// wrong explains why an action is not what the step is about, although it is legal.
func (v *Voyage) wrong(action cove.Action) string {
	if saying, ok := v.step().Wrong[action.Kind.String()]; ok {
		return v.say(v.step(), saying)
	}
	return tutorial.Later(v.stage.Words)
}
