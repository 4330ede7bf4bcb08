package tutorial

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/ui/geometry"
)

// Guide is what a game's table reports to in one scene. It has no effect as long as the table is not there yet, nor once
// it has been put away. What may be chosen and decided at the table only the game can say.
type Guide struct {
	voyage *Voyage
	laid   int // which of the tables it is
}

// away reports whether the table has been put away, or is not there yet.
func (g Guide) away() bool { return g.voyage.there != g.laid }

// Heard takes note that the player has done something at the table, and reports whether the script waits for it.
func (g Guide) Heard() bool {
	g.voyage.heard = true
	return !g.away() && g.voyage.Listens()
}

// Allows reports whether an action, in its notation, is what the script expects now. If not, it says why.
func (g Guide) Allows(action string) bool {
	v := g.voyage
	if !g.Heard() {
		return false
	}
	if !slices.Contains(v.Step().Do, action) {
		v.Object(v.wrong(action))
		return false
	}
	v.Acted()
	return true
}

// wrong explains why an action is not what the step is about, although it is legal.
func (v *Voyage) wrong(action string) string {
	step := v.Step()
	for _, word := range strings.Fields(action) {
		if saying, known := step.Wrong[word]; known {
			return v.game.Say(step, saying)
		}
	}
	return v.stage.Words.T("voyage.wrong.later")
}

// Turn lets another player act, whose decision do plays, once everything has been said before it.
func (g Guide) Turn(do func()) {
	if !g.away() {
		g.voyage.turn(do)
	}
}

// Laid redraws what is over the table, at which everything has been laid out anew.
func (g Guide) Laid() {
	g.voyage.heard = true
	if !g.away() {
		g.voyage.Draw()
	}
}

// Settled continues the script, once the player has seen what happened at the table.
func (g Guide) Settled() {
	if !g.away() && !g.voyage.over {
		g.voyage.goOn()
	}
}

// Enlarged shows the large face of something that is at a place, over everything and in place of the one before it, and
// if possible beside the text; nil only puts that away.
func (g Guide) Enlarged(face fyne.CanvasObject, of geometry.Rectangle) {
	front := g.voyage.front
	if g.away() || face == nil && len(front.Objects) == 0 {
		return
	}
	front.Objects = nil
	if face != nil {
		at := geometry.Enlarged(g.voyage.size, geometry.Sized(face.MinSize()), g.voyage.sheetAt, of)
		front.Objects = []fyne.CanvasObject{face}
		face.Move(fyne.NewPos(at.X, at.Y))
		face.Resize(at.Size())
	}
	front.Refresh()
}

// Typed receives the keys that mean nothing to the focused object.
func (g Guide) Typed(key *fyne.KeyEvent) { g.voyage.Typed(key) }
