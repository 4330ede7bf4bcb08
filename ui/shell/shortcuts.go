package shell

import (
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/engine/record"
	"portroyal/ui/library"
)

// addShortcuts lets the window hear keys that are pressed together with Ctrl.
func (w *Window) addShortcuts() {
	on := func(shortcut fyne.Shortcut, do func()) {
		w.stage.AddShortcut(shortcut, func() {
			if !w.quitting {
				w.hear(do)
			}
		})
	}
	onTable := func(do func()) func() {
		return func() {
			if w.house.OnScreen() {
				do()
			}
		}
	}
	with := func(key fyne.KeyName, more fyne.KeyModifier) fyne.Shortcut {
		return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault | more}
	}
	on(&fyne.ShortcutUndo{}, w.undo)
	on(&fyne.ShortcutRedo{}, onTable(w.redo))
	on(with(fyne.KeyZ, fyne.KeyModifierShift), onTable(w.redo))
	on(&fyne.ShortcutCopy{}, onTable(w.copyHappened))
	on(with(fyne.KeyS, 0), onTable(w.SaveGame))
	on(with(fyne.KeyO, 0), w.OpenOther)
	if w.config.Browser == nil {
		for _, plus := range []fyne.KeyName{fyne.KeyPlus, fyne.KeyEqual} { // on many keyboards it is above the other
			for _, shift := range []fyne.KeyModifier{0, fyne.KeyModifierShift} {
				on(with(plus, shift), func() { w.zoom(1) })
			}
		}
		on(with(fyne.KeyMinus, 0), func() { w.zoom(-1) })
		on(with(fyne.Key0, 0), func() { w.zoom(0) })
		w.stage.AddShortcut(with(fyne.KeyQ, 0), func() {
			if !w.quitting { // on a busy machine as well, where other keys may be too many
				w.CloseWindow()
			}
		})
	}
}

// undo takes back the last decision on the table, or what the screen has to take back.
func (w *Window) undo() {
	if w.house.OnScreen() {
		w.house.Undo()
	} else if games, is := w.screen.(*library.Library); is && !w.stage.Covered() {
		games.Undo()
	}
}

// redo asks the house that there is now: it was another one when the window opened, perhaps.
func (w *Window) redo() { w.house.Redo() }

// copyHappened copies what has happened at the table.
func (w *Window) copyHappened() { w.house.CopyHappened() }

// dropped opens the first file that was dropped on the window.
func (w *Window) dropped(_ fyne.Position, files []fyne.URI) {
	for _, file := range files {
		if file.Scheme() == "file" {
			w.OpenFile(filepath.FromSlash(file.Path()))
			return
		}
	}
}

// gameFiles is how the names of files with games may end.
var gameFiles = []string{record.CopyExtension, filepath.Ext((&record.Head{}).FileName())}
