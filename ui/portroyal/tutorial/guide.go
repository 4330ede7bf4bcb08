package tutorial

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
)

// guide is the table.Guide of one scene. Once its table has been put away, calls no longer have any effect.
type guide struct {
	voyage *Voyage
	of     *match.Match
}

// away reports whether the table has been put away, or is not there yet.
func (g *guide) away() bool { return g.voyage.table == nil || g.voyage.match != g.of }

// Allows reports whether an action is what the script expects now. If not, it says why.
func (g *guide) Allows(action portroyal.Action) bool {
	v := g.voyage
	v.Heard()
	if g.away() || !v.Listens() {
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
	g.voyage.Heard()
	g.voyage.Object(why)
}

// Turn lets the other player act once everything has been said before their action.
func (g *guide) Turn(do func()) {
	if !g.away() {
		g.voyage.Turn(do)
	}
}

// Laid redraws the layer over the table.
func (g *guide) Laid() {
	g.voyage.Heard()
	if !g.away() {
		g.voyage.Draw()
	}
}

// Settled continues the script.
func (g *guide) Settled() {
	if !g.away() {
		g.voyage.Settled()
	}
}

// Typed receives the keys that mean nothing to the focused object.
func (g *guide) Typed(key *fyne.KeyEvent) { g.voyage.Typed(key) }
