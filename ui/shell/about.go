package shell

import (
	"net/url"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/sheet"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// openAbout says whose game this is, and where it saves its files.
func (w *Window) openAbout() {
	t := w.stage.Words
	objects := []fyne.CanvasObject{
		sheet.Text(w.stage, t.T("about.version", "Version", w.config.Version)), sheet.Text(w.stage, t.T("about.text")),
	}
	ways := []fyne.CanvasObject{}
	games, settings := w.config.GamesDir, filepath.Dir(w.config.SettingsFile)
	switch {
	case w.forgets():
		objects = append(objects, sheet.Text(w.stage, t.T("about.browser.forgets")))
	case w.config.Browser != nil:
		objects = append(objects, sheet.Text(w.stage, t.T("about.browser")))
	case games != "" && settings != ".":
		objects = append(objects, sheet.Text(w.stage, t.T("about.folders", "Games", games, "Settings", settings)))
		for _, folder := range []struct {
			id   words.Tipped
			path string
		}{{"about.games", games}, {"about.settings", settings}} {
			plate := sheet.Plate(w.stage, widgets.PlainPlate, t.T(words.ID(folder.id)), func() { w.openFolder(folder.path) })
			ways = append(ways, plate.WithToolTip(t.T(folder.id.Tip())))
		}
	}
	ways = append(ways, sheet.Closer(w.stage))
	objects = append(objects, container.NewCenter(container.NewHBox(ways...)))
	w.stage.Open(sheet.New(w.stage, "start.about", objects...), nil, nil)
}

// openFolder shows a folder in the system's file manager.
func (w *Window) openFolder(path string) {
	err := w.app.OpenURL(&url.URL{Scheme: "file", Path: filepath.ToSlash(path)})
	if err != nil {
		w.config.Log.Warn("folder", "error", err.Error())
		w.Tell(&News{In: words.Say("notice.folder", "Folder", path)})
	}
}
