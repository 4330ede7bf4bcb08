package shell

import (
	"errors"
	"path/filepath"

	"portroyal/engine/portroyal/logbook"
	"portroyal/engine/wholefile"
	"portroyal/ui/words"
)

// logbookName is the file beside the settings with the puzzles and the deals of the day.
const logbookName = "logbook.json"

// book is the logbook of the window.
type book struct {
	logbook.Logbook
	file   string // "" saves nothing
	unread bool   // the file may hold what nobody could read
	unkept *news  // that it could not be written the last time
}

// openLogbook reads what has been done, and tells of a file that is damaged.
func (w *portRoyal) openLogbook() {
	if w.config.SettingsFile == "" {
		return
	}
	w.book.file = filepath.Join(filepath.Dir(w.config.SettingsFile), logbookName)
	var err error
	if w.book.Logbook, err = logbook.Load(w.book.file); err == nil {
		return
	}
	w.config.Log.Warn("logbook", "error", err.Error())
	var damaged *wholefile.DamagedError
	file := w.book.file
	if errors.As(err, &damaged) {
		aside := damaged.Aside
		w.tell(&news{in: func(t *words.Words) string { return t.T("notice.logbook.damaged", "File", aside) }})
		return
	}
	w.book.unread = true
	w.tell(&news{in: func(t *words.Words) string { return t.T("notice.logbook.unreadable", "File", file) }})
}

// keepLogbook writes it, though never over a file that could not be read. The first of several failures is told.
func (w *portRoyal) keepLogbook() {
	if w.book.file == "" || w.book.unread {
		return
	}
	file := w.book.file
	w.kept(&w.book.unkept, w.book.Save(file), &news{in: func(t *words.Words) string {
		return t.T("notice.logbook.unkept", "File", file)
	}})
}
