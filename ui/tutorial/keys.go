package tutorial

import (
	"time"

	"fyne.io/fyne/v2"
)

// tooEarly is the time within which a key was meant for what was shown before; the table ignores it.
const tooEarly = 500 * time.Millisecond

// Typed handles a key.
func (v *Voyage) Typed(key *fyne.KeyEvent) {
	step := v.Step()
	switch {
	case key.Name == fyne.KeyEscape && v.game.Begun():
		v.table.Typed(key)
	case key.Name == fyne.KeyEscape:
		v.OpenMenu()
	case key.Name == fyne.KeyF1:
		v.calls.Help()
	case key.Name == fyne.KeyTab:
	case v.over, v.aside != nil:
		if enters(key.Name) {
			v.onward()
		}
	case step == nil || !v.showing: // things are still moving
	case key.Name == fyne.KeyS && step.Shows():
		v.showMe()
	case key.Name == fyne.KeyBackspace && v.returns() && !v.game.Begun():
		v.back()
	case !step.Acts() && enters(key.Name):
		v.onward()
	case step.Acts() && v.table.Plays(key.Name):
		v.tried(func() { v.table.Typed(key) })
	default:
		v.Elsewhere()
	}
}

// tried calls do, and says so if it has no effect at the table.
func (v *Voyage) tried(do func()) {
	v.heard = false
	do()
	if !v.heard && v.stage.Time().Sub(v.since) > tooEarly {
		v.Elsewhere()
	}
}

// Elsewhere answers a click or key without a meaning: the text being read stays, and the way to continue is
// highlighted.
func (v *Voyage) Elsewhere() {
	if step := v.Step(); step != nil && v.showing && !v.over && v.aside == nil {
		v.Missed = true
		v.misses++
		v.Draw()
	}
}

// objecting is how long an objection is shown before the earlier text returns.
const objecting = 9 * time.Second

// Object explains why not, in place of the current text, for a while.
func (v *Voyage) Object(why string) {
	v.Answer = why
	v.objections++
	last := v.objections
	v.stage.After(v.ctx, objecting, func() {
		if last == v.objections && v.Answer != "" {
			v.Answer = ""
			v.Draw()
		}
	})
	v.Draw()
}
