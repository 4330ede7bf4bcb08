package shell

import (
	"time"

	"fyne.io/fyne/v2"
)

// mostHeard is how long what is typed may take before something else has its turn. The toolkit reads all that has
// been typed before it does anything else: it shows no picture meanwhile, moves no computer player and does not quit.
// On a machine that cannot follow, it would never come to an end, and act on what nobody sees any more.
const mostHeard = 250 * time.Millisecond

// hearing is how long what has been typed has taken since something else had its turn.
type hearing struct {
	took   time.Duration
	begins bool // anew, when something else has its turn
}

// hear does what somebody has typed, unless all that has come in together has taken too long already.
func (w *Window) hear(do func()) {
	if w.deaf.Load() {
		return
	}
	if w.heard.took >= mostHeard {
		w.config.Log.Debug("unheard")
		return
	}
	began := time.Now()
	do()
	if w.aloud != nil {
		w.aloud.Look()
	}
	w.heard.took += time.Since(began)
	if !w.heard.begins {
		w.heard.begins = true
		fyne.Do(func() { w.heard = hearing{} })
	}
}
