package shell

import (
	"path/filepath"
	"slices"
	"strings"

	"portroyal/ui/files"
	"portroyal/ui/words"
)

// askForFile asks under which name to save something; title says what. save writes the file, and calls done on the
// toolkit's goroutine with how that went, which the player is told.
func (w *Window) askForFile(title words.ID, name string, save func(file string, done func(error))) {
	if w.stage.Shows(files.Overlay) {
		return // it has to be answered first
	}
	w.stage.CloseWays()
	endings := []string{filepath.Ext(name)}
	if slices.Contains(gameFiles, endings[0]) {
		endings = gameFiles
	}
	w.askBy(files.Question{
		Title: title, Endings: endings,
		Shown:  func(endings string) string { return w.stage.Words.T("file.save.shown", "Endings", endings) },
		Folder: w.settings.Folder, Name: name,
		Save: func(file string, done func(error)) {
			save(file, func(err error) {
				asked := w.stage.Shows(files.Overlay)
				if done(err); err == nil || !asked {
					w.told(file, err)
				} else {
					w.config.Log.Warn("save", "error", err.Error())
				}
				if err == nil {
					w.usedFolder(file)
				}
			})
		},
	})
}

// chooseFile asks for a file with a game, or another one that a house opens.
func (w *Window) chooseFile(do func(file string)) {
	if w.stage.Shows(files.Overlay) {
		return // it has to be answered first
	}
	w.stage.CloseAll()
	if w.config.Browser != nil {
		w.config.Browser.Upload(strings.Join(gameFiles, ","), do)
		return
	}
	w.askBy(files.Question{
		Title: "file.open.title", Endings: gameFiles,
		Shown:  func(endings string) string { return w.stage.Words.T("file.open.shown", "Endings", endings) },
		Folder: w.settings.Folder,
		Open: func(file string) {
			w.usedFolder(file)
			do(file)
		},
	})
}

// askBy asks by the system's own dialog where there is one.
func (w *Window) askBy(q files.Question) { files.AskBy(w.ctx, w.stage, q, w.config.Chooser) }

// usedFolder remembers the folder of a file: the next question begins there.
func (w *Window) usedFolder(file string) {
	w.settings.Folder = filepath.Dir(file)
	w.keep()
}
