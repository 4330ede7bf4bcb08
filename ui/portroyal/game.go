// Package portroyal is Port Royal as the window gets it, from main's list of games, and its house there: the way between
// the screens of this game, each of which is a package below. It decides nothing about rules, and draws only a few sheets
// of paper of its own.
package portroyal

import (
	"portroyal/engine/portroyal/transcript"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
)

// Game is Port Royal.
var Game = shell.Game{
	Record: transcript.Game, Teller: terms.Teller, Memory: func() settings.Part { return &progress.Memory{} },
	Open: func(w *shell.Window) shell.House { return open(w) },
}
