// Package portroyal is Port Royal as the window gets it, from main's list of games.
package portroyal

import (
	"portroyal/engine/portroyal/transcript"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
)

// Game is Port Royal.
var Game = shell.Game{
	Record: transcript.Game, Teller: terms.Teller, Memory: func() settings.Part { return &memory.Memory{} },
}
