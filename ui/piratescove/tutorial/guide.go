package tutorial

import (
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
	case v.Step().Tap != "" && tapped(v.Step()) == spot:
		v.Acted()
		return true
	case wants(v.Step(), spot), tapped(v.Before()) == spot: // it has been chosen, and is to be confirmed
		v.Elsewhere()
	default:
		v.Object(v.stage.Words.T("cove.voyage.wrong.spot"))
	}
	return false
}

// Points reports whether something that can be chosen is what the script has come to.
func (g *guide) Points(spot board.Spot) bool { return wants(g.voyage.Step(), spot) }

// Allows reports whether an action is what the script expects now. If not, it says why.
func (g *guide) Allows(action cove.Action) bool { return g.Guide.Allows(action.String()) }
