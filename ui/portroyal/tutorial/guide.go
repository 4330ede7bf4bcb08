package tutorial

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/tutorial"
)

// guide is the table.Guide of one scene.
type guide struct {
	tutorial.Guide
	voyage *Voyage
}

// Allows reports whether an action is what the script expects now. If not, it says why.
func (g *guide) Allows(action portroyal.Action) bool {
	v := g.voyage
	if !g.Heard() {
		return false
	}
	step := v.step()
	if !step.Free && !slices.Contains(step.Do, action) {
		v.Object(v.wrong(step, action))
		return false
	}
	if step.Free {
		v.Show(newVerdict(v, action))
	}
	v.Acted()
	return true
}

// Refused says why the rules forbid what the player has tried.
func (g *guide) Refused(why string) {
	g.Heard()
	g.voyage.Object(why)
}
