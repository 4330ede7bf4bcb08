package portroyal

import (
	"errors"

	"portroyal/engine/portroyal/logbook"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/wholefile"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// logbookName is the file beside the settings with the puzzles and the deals of the day.
const logbookName = "logbook.json"

// book is the logbook of the window.
type book struct {
	logbook.Logbook
	file   string      // "" saves nothing
	unread bool        // the file may hold what nobody could read
	unkept *shell.News // that it could not be written the last time
}

// openLogbook reads what has been done, and tells of a file that is damaged.
func (w *house) openLogbook() {
	if w.book.file = w.FileBeside(logbookName); w.book.file == "" {
		return
	}
	var err error
	if w.book.Logbook, err = logbook.Load(w.book.file); err == nil {
		return
	}
	w.stage.Log.Warn("logbook", "error", err.Error())
	var damaged *wholefile.DamagedError
	file := w.book.file
	if errors.As(err, &damaged) {
		aside := damaged.Aside
		w.Tell(&shell.News{In: func(t *words.Words) string { return t.T("notice.logbook.damaged", "File", aside) }})
		return
	}
	w.book.unread = true
	w.Tell(&shell.News{In: func(t *words.Words) string { return t.T("notice.logbook.unreadable", "File", file) }})
}

// recordOf is the record of a saved game by its id, nil if it cannot be read or is one of another game: that is told when
// somebody opens it, and whatever needs it does without.
func (w *house) recordOf(id string) *transcript.Record {
	if w.Archive() == nil {
		return nil
	}
	read, err := w.Load(id)
	if err != nil {
		return nil
	}
	r, _ := read.(*transcript.Record)
	return r
}

// keepLogbook writes it, though never over a file that could not be read. The first of several failures is told.
func (w *house) keepLogbook() {
	if w.book.file == "" || w.book.unread {
		return
	}
	file := w.book.file
	w.Kept(&w.book.unkept, w.book.Save(file), &shell.News{In: func(t *words.Words) string {
		return t.T("notice.logbook.unkept", "File", file)
	}})
}
