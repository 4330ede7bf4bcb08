package voyage

import (
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/pilot"
	"portroyal/ui/piratescove/table/board"
)

// guide is the table.Guide of one scene.
type guide struct {
	pilot.Guide
	voyage *Voyage
}

// Begins reports whether something on the table is what the script wants to be chosen now. If not, it says why.
func (g *guide) Begins(spot board.Spot) bool {
	v := g.voyage
	if !g.Heard() {
		return false
	}
	if v.step().Tap != spot {
		v.Object(v.stage.Words.T("cove.voyage.wrong.spot"))
		return false
	}
	v.Acted()
	return true
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
	return pilot.Later(v.stage.Words)
}
