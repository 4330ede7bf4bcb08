// Package piratescove is Pirate's Cove as the window gets it, from main's list of games, and its house there: the way
// between the screens of this game, each of which is a package below. It decides nothing about rules.
package piratescove

import (
	"portroyal/engine/piratescove/transcript"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
)

// Game is Pirate's Cove.
var Game = shell.Game{
	Record: transcript.Game, Teller: terms.Games, Memory: func() settings.Part { return &progress.Memory{} },
	Open: func(w *shell.Window) shell.House { return open(w) },
}
