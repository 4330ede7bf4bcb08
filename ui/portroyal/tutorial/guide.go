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
	v.heard = true
	step := v.step()
	if g.away() || step == nil || !v.showing || v.over || v.free != nil {
		return false
	}
	if !step.Free && !slices.Contains(step.Do, action) {
		v.object(v.wrong(step, action))
		return false
	}
	if step.Free {
		v.free = newVerdict(v.match.View(), action, v.next())
	}
	v.turnTo(v.at + 1)
	v.draw()
	return true
}

// Refused says why the rules forbid what the player has tried.
func (g *guide) Refused(why string) {
	g.voyage.heard = true
	g.voyage.object(why)
}

// Turn lets the other player act once everything has been said before their action.
func (g *guide) Turn(do func()) {
	if g.away() {
		return
	}
	v := g.voyage
	v.held = do
	if step := v.step(); v.free == nil && step != nil && (step.Say == "" || v.hears) {
		v.release()
	}
}

// Laid redraws the layer over the table.
func (g *guide) Laid() {
	g.voyage.heard = true
	if !g.away() {
		g.voyage.draw()
	}
}

// Settled continues the script.
func (g *guide) Settled() {
	if !g.away() && !g.voyage.over {
		g.voyage.goOn()
	}
}

// Typed receives the keys that mean nothing to the focused object.
func (g *guide) Typed(key *fyne.KeyEvent) { g.voyage.Typed(key) }
