package voyage

import (
	"slices"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/pilot"
	"portroyal/ui/piratescove/table/board"
)

// guide is the table.Guide of one scene. Once its table has been put away, calls no longer have any effect.
type guide struct {
	voyage *Voyage
	of     *match.Match
}

// away reports whether the table has been put away, or is not there yet.
func (g *guide) away() bool { return g.voyage.table == nil || g.voyage.match != g.of }

// Begins reports whether something on the table is what the script wants to be chosen now. If not, it says why.
func (g *guide) Begins(spot board.Spot) bool {
	v := g.voyage
	v.Heard()
	if g.away() || !v.Listens() {
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
	v.Heard()
	if g.away() || !v.Listens() {
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

// Turn lets another player act once everything has been said before their action.
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
