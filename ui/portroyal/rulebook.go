package portroyal

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/rules/entry"
)

// OpenHelp implements [shell.House].
func (w *house) OpenHelp() {
	at := entry.Entry("")
	if playing, ok := w.Screen().(interface{ Place() entry.Entry }); ok {
		at = playing.Place()
	}
	w.OpenRules(at)
}

// optionsOnTable are those of the game on the table, nil if there is none.
func (w *house) optionsOnTable() *portroyal.Options {
	if playing, ok := w.Screen().(interface{ Options() portroyal.Options }); ok {
		options := playing.Options()
		return &options
	}
	return nil
}
