package portroyal

import (
	"context"
	"io"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/rules"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/stage"
)

// OpenHelp implements [shell.House].
func (w *house) OpenHelp() {
	at := entry.Entry("")
	if playing, ok := w.Screen().(interface{ Place() entry.Entry }); ok {
		at = playing.Place()
	}
	w.openRules(at)
}

// rulesOverlay is the name of the overlay with the rulebook.
const rulesOverlay = "rulebook"

// openRules opens the rulebook over the screen and all overlays, at an entry. It is never open twice.
func (w *house) openRules(at entry.Entry) {
	if w.stage.Shows(rulesOverlay) {
		return
	}
	page := rules.New(w.stage, w.optionsOnTable(), at, w.saveRules)
	w.stage.Lay(stage.Overlay{
		Name: rulesOverlay, Content: page.Content(), Keys: page.Typed, Letters: page.TypedRune, Closed: page.Leave,
	})
}

// optionsOnTable are those of the game on the table, nil if there is none.
func (w *house) optionsOnTable() *portroyal.Options {
	if playing, ok := w.Screen().(interface{ Options() portroyal.Options }); ok {
		options := playing.Options()
		return &options
	}
	return nil
}

// saveRules writes the rulebook into a file of the player's choice.
func (w *house) saveRules() {
	options := w.optionsOnTable()
	name := "port-royal-" + string(w.stage.Words.Language()) + ".html"
	w.SaveFrom("file.save.rules", name, func(save func(write func(io.Writer) error) error, done func(error)) {
		w.printRules(options, save, done)
	})
}

// printRules draws the rulebook, has save write it, and then done told how that went. It takes a moment, in which the
// window goes on.
func (w *house) printRules(
	options *portroyal.Options, save func(write func(io.Writer) error) error, done func(error),
) {
	w.stopPrinting()
	ctx, stop := context.WithCancel(w.Context())
	w.stopPrinting = stop
	rules.Print(ctx, w.stage, options, func(write func(io.Writer) error) {
		var err error
		w.stage.Think(ctx, func(context.Context) { err = save(write) }, func() { done(err) })
	})
}
