package shell

import (
	"portroyal/engine/record"
	"portroyal/ui/start"
)

// welcome asks for the name of somebody who has neither settings nor games yet, on the start screen and once: they may as
// well just go on. A game to be opened at once goes before that.
func (w *Window) welcome() {
	first, is := w.screen.(*start.Start)
	if !w.config.Welcome || !w.isNew || !is || w.config.Open != "" || len(w.games.known) > 0 || w.games.waiting != nil {
		return
	}
	w.isNew = false
	w.keep() // there are settings from now on
	first.Ask(w.User(), func(name string) {
		w.settings.Player = record.CleanName(name)
		w.keep()
	})
}
