package shell

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"

	"portroyal/engine/wholefile"
	"portroyal/ui/settings"
	"portroyal/ui/words"
)

// load reads the settings; what the command line says goes before them.
func (w *Window) load() {
	w.settings = settings.Default()
	w.settings.Parts = w.config.memories()
	var err error
	if w.config.SettingsFile != "" {
		_, none := os.Stat(w.config.SettingsFile)
		w.isNew = errors.Is(none, fs.ErrNotExist)
		w.settings, err = settings.Load(w.config.SettingsFile, w.config.memories()...)
	}
	w.loaded = w.settings.Copied()
	w.overrule()
	if err != nil {
		w.config.Log.Warn("settings", "error", err.Error())
		w.notice = notice(words.In(w.language()), w.config.SettingsFile, err)
		w.unread = !setAside(err)
	}
}

// overrule puts what the command line says in the place of what the settings say.
func (w *Window) overrule() {
	if w.config.Language != "" {
		w.settings.Language = string(w.config.Language)
	}
	if w.config.Theme != "" {
		w.settings.Theme = w.config.Theme
	}
	if w.config.Speed != "" {
		w.settings.Speed = w.config.Speed
	}
}

// setAside reports whether a file that could not be read is out of the way.
func setAside(err error) bool {
	var damaged *wholefile.DamagedError
	return errors.As(err, &damaged)
}

// notice says for the start screen what is wrong with the settings.
func notice(t *words.Words, file string, err error) string {
	var damaged *wholefile.DamagedError
	if errors.As(err, &damaged) {
		return t.T("notice.settings.damaged", "File", damaged.Aside)
	}
	return t.T("notice.settings.unreadable", "File", file)
}

// language is the chosen language, or the system's where none is chosen, or one of a later version of the program.
func (w *Window) language() words.Language {
	if chosen := words.Language(w.settings.Language); slices.Contains(words.Languages, chosen) {
		return chosen
	}
	return words.System()
}

// keep has changed settings written: at once, or after a pause since the last time. Otherwise a player who holds down a
// key that changes one would wait for the disk at each repeat.
func (w *Window) keep() {
	wait := w.saved.Add(w.config.SavePause).Sub(w.stage.Time())
	switch {
	case wait <= 0: // with what may still wait from before
		w.toSave = true
		w.saveRest()
	case !w.unread:
		if !w.toSave {
			w.toSave = true
			w.stage.After(w.ctx, wait, w.saveRest)
		}
		w.left.settings.Store(&unsaved{w.toKeep(), w.loaded.Copied()})
	}
}

// saveRest writes what still waits to be written.
func (w *Window) saveRest() {
	if w.toSave {
		w.toSave, w.saved = false, w.stage.Time()
		w.save()
		w.left.settings.Store(nil)
	}
}

// save writes what has changed in the settings, though never over a file that could not be read, and takes over what
// other windows have reached. The first of several failures is told; the game goes on.
func (w *Window) save() {
	if w.config.SettingsFile == "" || w.unread {
		return
	}
	file, kept := w.config.SettingsFile, w.toKeep()
	now, err := kept.Update(file, w.loaded)
	if err != nil && setAside(err) { // all of it has been written anew
		w.config.Log.Warn("settings", "error", err.Error())
		damage := err
		w.Tell(&News{In: func(t *words.Words) string { return notice(t, file, damage) }})
		err = nil
	}
	if err == nil {
		w.settings.Gain(now)
		kept.Gain(now)
		w.loaded = kept.Copied()
	}
	w.Kept(&w.unkept, err, &News{In: words.Say("notice.settings.unkept", "File", file)})
}

// lasts reports whether what is chosen holds beyond this time; without a file nobody expects it.
func (w *Window) lasts() bool { return !w.unread && w.unkept == nil }

// catchUp follows what other windows have written, and tries again to write what could not be written. It is for a moment
// at which nothing is under way.
func (w *Window) catchUp() {
	if w.config.SettingsFile == "" || w.screen == nil {
		return
	}
	if w.unkept != nil {
		w.keep()
	}
	for _, house := range w.houses {
		house.Reload()
	}
	if w.unread || w.unkept != nil || w.toSave {
		return
	}
	there, err := settings.Read(w.config.SettingsFile, w.config.memories()...)
	if err != nil {
		return // likewise
	}
	kept := w.toKeep()
	kept.Replace(kept.Merged(w.loaded, there))
	if reflect.DeepEqual(kept, w.loaded) {
		return
	}
	w.settings, w.loaded = kept, kept.Copied()
	w.overrule()
	w.setLevels()
	w.style()
}

// Kept records whether a file could be written. failed is the news shown of it now, nil for none: the first of several
// failures is told, until the file can be written again.
func (w *Window) Kept(failed **News, err error, says *News) {
	if err != nil {
		w.config.Log.Warn("unkept", "error", err.Error())
	}
	switch {
	case err != nil && *failed == nil:
		*failed = says
		if !w.forgets() {
			w.Tell(says)
		}
	case err == nil && *failed != nil:
		w.wrote(failed)
	}
}

// forgets reports whether nothing is saved and the player has agreed to that, so that nobody has to be told.
func (w *Window) forgets() bool { return w.config.Browser != nil && w.config.Browser.Forgets }

// toKeep is a copy of the settings without what the command line has said for this time only, until the
// player chooses something else.
func (w *Window) toKeep() settings.Settings {
	kept := w.settings.Copied()
	if w.config.Language != "" {
		kept.Language = w.loaded.Language
	}
	if w.config.Theme != "" {
		kept.Theme = w.loaded.Theme
	}
	if w.config.Speed != "" {
		kept.Speed = w.loaded.Speed
	}
	return kept
}

// Loaded are the settings as their file has them, as far as this window has read or written it. A change of the
// settings that equals them is none, and gives way to what another window has written.
func (w *Window) Loaded() *settings.Settings { return &w.loaded }

// FileBeside is a file of a name in the folder of the settings, "" if nothing is saved.
func (w *Window) FileBeside(name string) string {
	if w.config.SettingsFile == "" {
		return ""
	}
	return filepath.Join(filepath.Dir(w.config.SettingsFile), name)
}
