package tutorial

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
)

// guide hears what happens at the table of one scene. It is a table.Guide. What a table says that has been put away
// does not matter any more.
type guide struct {
	voyage *Voyage
	of     *match.Match
}

// away reports whether the table has been put away, or is not there yet.
func (g *guide) away() bool { return g.voyage.table == nil || g.voyage.match != g.of }

// Allows reports whether an action is what the script has now. If not it says why.
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

// Refused says why the rules do not allow what the player has tried.
func (g *guide) Refused(why string) {
	g.voyage.heard = true
	g.voyage.object(why)
}

// Turn has the other player act as soon as everything has been said before it.
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

// Laid draws what lies over the table anew.
func (g *guide) Laid() {
	g.voyage.heard = true
	if !g.away() {
		g.voyage.draw()
	}
}

// Settled goes on with the script.
func (g *guide) Settled() {
	if !g.away() && !g.voyage.over {
		g.voyage.goOn()
	}
}

// Typed gets the keys that mean nothing to what has the focus.
func (g *guide) Typed(key *fyne.KeyEvent) { g.voyage.Typed(key) }
