package tutorial

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/tutorial"
)

// guide is the table.Guide of one scene.
type guide struct {
	tutorial.Guide
	voyage *Voyage
}

// Allows reports whether an action is what the script expects now. If not, it says why. A free decision is judged.
func (g *guide) Allows(action portroyal.Action) bool {
	if v := g.voyage; g.Heard() && v.Step().Free {
		v.Show(newVerdict(v, action))
		v.Acted()
		return true
	}
	return g.Guide.Allows(action.String())
}

// Refused says why the rules forbid what the player has tried.
func (g *guide) Refused(why string) {
	g.Heard()
	g.voyage.Object(why)
}
