package portroyal

import (
	"errors"

	"portroyal/engine/portroyal/deckfile"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// OpenOwn implements [shell.Opener]: it opens decks in a given order. A game is set up with one, on the screen for it if
// that is shown; a game on the table waits.
func (w *house) OpenOwn(file string, content []byte) (open func(), own bool) {
	if !deckfile.Is(content) {
		return nil, false
	}
	deck, err := deckfile.Decode(content)
	if err != nil {
		w.stage.Log.Warn("deck", "file", file, "error", err.Error())
		var wrong *deckfile.Error
		errors.As(err, &wrong)
		w.Tell(&shell.News{In: words.Say(deckFaults.ID(wrong.Fault), "File", file)})
		return nil, true
	}
	return func() {
		screen, shown := w.Screen().(*setup.Setup)
		if shown {
			w.stage.CloseAll()
		} else {
			screen = w.newSetup(w.Waits())
		}
		screen.Lay(deck, file)
		if !shown {
			w.MoveTo(screen)
		}
	}, true
}

// deckFaults are the sentences about files of decks that cannot be used.
const deckFaults words.Family[deckfile.Fault] = "notice.deck.*"
