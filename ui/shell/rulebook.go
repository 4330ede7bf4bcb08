package shell

import (
	"bytes"
	"context"
	"io"

	"portroyal/engine/portroyal"
	"portroyal/engine/wholefile"
	"portroyal/ui/portroyal/rules"
	"portroyal/ui/portroyal/rules/entry"
)

// openHelp lays the rulebook over the screen, open at what the game on the table waits for.
func (w *portRoyal) openHelp() {
	at := entry.Entry("")
	if playing, ok := w.screen.(interface{ Place() entry.Entry }); ok {
		at = playing.Place()
	}
	w.openRules(at)
}

// openRules opens the rulebook over the screen and all overlays, at an entry. It is never open twice.
func (w *portRoyal) openRules(at entry.Entry) {
	if w.reading {
		return
	}
	w.reading = true
	page := rules.New(w.stage, w.optionsOnTable(), at, w.saveRules)
	w.stage.Open(page.Content(), page.Typed, func() {
		w.reading = false
		page.Leave()
	})
}

// optionsOnTable are those of the game on the table, nil if there is none.
func (w *portRoyal) optionsOnTable() *portroyal.Options {
	if playing, ok := w.screen.(interface{ Options() portroyal.Options }); ok {
		options := playing.Options()
		return &options
	}
	return nil
}

// saveRules writes the rulebook into a file of the player's choice.
func (w *portRoyal) saveRules() {
	options := w.optionsOnTable()
	name := "port-royal-" + string(w.stage.Words.Language()) + ".html"
	if w.config.Browser == nil {
		w.askForFile(name, func(file string) { w.writeRules(options, file) })
		return
	}
	var content bytes.Buffer
	w.printRules(options, func(write func(io.Writer) error) error { return write(&content) },
		func(err error) { w.downloaded(name, content.Bytes(), err) })
}

// writeRules writes the rulebook into a file.
func (w *portRoyal) writeRules(options *portroyal.Options, file string) {
	w.printRules(options, func(write func(io.Writer) error) error { return wholefile.Replace(file, write) },
		func(err error) { w.told(file, err) })
}

// printRules draws the rulebook, has save write it, and then done told how that went. It takes a moment, in which the
// window goes on.
func (w *portRoyal) printRules(
	options *portroyal.Options, save func(write func(io.Writer) error) error, done func(error),
) {
	w.stopPrinting()
	ctx, stop := context.WithCancel(w.ctx)
	w.stopPrinting = stop
	rules.Print(ctx, w.stage, options, func(write func(io.Writer) error) {
		var err error
		w.stage.Think(ctx, func(context.Context) { err = save(write) }, func() { done(err) })
	})
}
