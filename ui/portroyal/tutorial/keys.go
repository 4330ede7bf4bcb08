package tutorial

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
)

// decides are the keys for decisions at the table and for looking round there.
var decides = []fyne.KeyName{
	fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyR, fyne.KeyD, fyne.KeyE, fyne.KeyC, fyne.KeyV, fyne.KeyG,
	fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9, fyne.Key0,
}

// tooEarly is the time within which a key was meant for what was shown before; the table ignores it.
const tooEarly = 500 * time.Millisecond

// Typed handles a key.
func (v *Voyage) Typed(key *fyne.KeyEvent) {
	step := v.step()
	enter := slices.Contains([]fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter}, key.Name)
	switch {
	case key.Name == fyne.KeyEscape && v.table.Asks():
		v.table.Typed(key)
	case key.Name == fyne.KeyEscape:
		v.calls.Menu()
	case key.Name == fyne.KeyF1:
		v.calls.Help()
	case key.Name == fyne.KeyTab:
	case v.over, v.free != nil:
		if enter {
			v.onward()
		}
	case step == nil || !v.showing: // things are still moving
	case key.Name == fyne.KeyS && len(step.Do) > 0:
		v.showMe()
	case !step.Acts() && enter:
		v.onward()
	case step.Acts() && slices.Contains(decides, key.Name):
		v.tried(func() { v.table.Typed(key) })
	default:
		v.elsewhere()
	}
}

// tried calls do, and says so if it has no effect at the table.
func (v *Voyage) tried(do func()) {
	v.heard = false
	do()
	if !v.heard && v.stage.Time().Sub(v.since) > tooEarly {
		v.elsewhere()
	}
}

// elsewhere answers a click or key without a meaning: the text being read stays, and the way to continue is
// highlighted.
func (v *Voyage) elsewhere() {
	if step := v.step(); step != nil && v.showing && !v.over && v.free == nil && !v.missed {
		v.missed = true
		v.draw()
	}
}

// objecting is how long an objection is shown before the earlier text returns.
const objecting = 9 * time.Second

// object explains why not, in place of the current text, for a while.
func (v *Voyage) object(why string) {
	v.answer = why
	v.objections++
	last := v.objections
	v.stage.After(v.ctx, objecting, func() {
		if last == v.objections && v.answer != "" {
			v.answer = ""
			v.draw()
		}
	})
	v.draw()
}
