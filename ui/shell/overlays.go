package shell

import (
	"image/color"
	"net/url"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// growth is how much larger than usual overlays are drawn.
func (w *Window) growth() float32 { return stage.Growth(w.window.Canvas().Size()) }

// newPlate makes a plate of the present size for an overlay.
func (w *Window) newPlate(kind widgets.PlateKind, text string, tap func()) *widgets.Plate {
	plate := widgets.NewPlate(w.stage.Colours(), kind, text, tap)
	plate.Growth = w.growth()
	return plate
}

// newTitle is the ribbon with the title of an overlay.
func (w *Window) newTitle(id words.ID) *widgets.Ribbon {
	return widgets.NewTitle(w.stage.Colours(), w.stage.Words.T(id), 24*w.growth())
}

// newSheet lays objects one below the other on a sheet of paper with a ribbon.
func (w *Window) newSheet(title words.ID, objects ...fyne.CanvasObject) fyne.CanvasObject {
	by := w.growth()
	column := container.New(layout.NewCustomPaddedVBoxLayout(theme.Padding()*by), objects...)
	return w.stage.Grown(by, widgets.NewTitledSheet(w.stage.Colours(), by, 22*by, w.newTitle(title), column))
}

// newTallSheet is newSheet for what may be higher than the window: all but the foot scrolls there.
func (w *Window) newTallSheet(title words.ID, body, foot fyne.CanvasObject) fyne.CanvasObject {
	none := canvas.NewRectangle(color.Transparent)
	edge := 2*theme.Padding() + w.newTitle(title).MinSize().Height // what of the ribbon is above the sheet has room below
	return w.newSheet(title, w.stage.Scrolled(body, edge+w.newSheet(title, none, foot).MinSize().Height), foot)
}

// way is a plate of a menu.
type way struct {
	kind widgets.PlateKind
	id   words.Tipped
	call func()
}

// openWays lays a menu over what there is; width is its least, on a window of usual size. Enter takes the calm way.
func (w *Window) openWays(title words.ID, width float32, ways ...way) {
	wide := canvas.NewRectangle(color.Transparent)
	wide.SetMinSize(fyne.NewSize(width*w.growth(), 0))
	list := []fyne.CanvasObject{wide}
	var onEnter func()
	for _, to := range ways {
		if to.kind == widgets.CalmPlate {
			onEnter = to.call
		}
		t := w.stage.Words
		list = append(list, w.newPlate(to.kind, t.T(words.ID(to.id)), to.call).WithToolTip(t.T(to.id.Tip())))
	}
	w.stage.Open(w.newSheet(title, list...), func(key *fyne.KeyEvent) {
		enters := key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter
		if !w.stage.Walk(key) && enters && onEnter != nil {
			onEnter()
		}
	}, nil)
}

// openAbout says whose game this is, and where it saves its files.
func (w *Window) openAbout() {
	t := w.stage.Words
	done := w.newPlate(widgets.CalmPlate, t.T("close"), w.stage.Close)
	objects := []fyne.CanvasObject{
		w.sentences(t.T("about.version", "Version", w.config.Version)), w.sentences(t.T("about.text")),
	}
	ways := []fyne.CanvasObject{}
	games, settings := w.config.GamesDir, filepath.Dir(w.config.SettingsFile)
	switch {
	case w.forgets():
		objects = append(objects, w.sentences(t.T("about.browser.forgets")))
	case w.config.Browser != nil:
		objects = append(objects, w.sentences(t.T("about.browser")))
	case games != "" && settings != ".":
		objects = append(objects, w.sentences(t.T("about.folders", "Games", games, "Settings", settings)))
		for _, folder := range []struct {
			id   words.Tipped
			path string
		}{{"about.games", games}, {"about.settings", settings}} {
			plate := w.newPlate(widgets.PlainPlate, t.T(words.ID(folder.id)), func() { w.openFolder(folder.path) })
			ways = append(ways, plate.WithToolTip(t.T(folder.id.Tip())))
		}
	}
	ways = append(ways, done)
	objects = append(objects, container.NewCenter(container.NewHBox(ways...)))
	w.stage.Open(w.newSheet("start.about", objects...), nil, nil)
}

// openFolder shows a folder in the system's file manager.
func (w *Window) openFolder(path string) {
	err := w.app.OpenURL(&url.URL{Scheme: "file", Path: filepath.ToSlash(path)})
	if err != nil {
		w.config.Log.Warn("folder", "error", err.Error())
		w.tell(&news{in: func(t *words.Words) string { return t.T("notice.folder", "Folder", path) }})
	}
}

// say lays some sentences over the screen, on a sheet with a title.
func (w *Window) say(title words.ID, text string) {
	done := w.newPlate(widgets.CalmPlate, w.stage.Words.T("close"), w.stage.Close)
	w.stage.Open(w.newSheet(title, w.sentences(text), container.NewCenter(done)), nil, nil)
}

// sentences shows a text of a few sentences.
func (w *Window) sentences(text string) fyne.CanvasObject {
	by := w.growth()
	width := 520 * by
	label := w.stage.Grown(by, widgets.NewSentence(text))
	label.Resize(fyne.NewSize(width, 0)) // it wraps at the width that it has had
	return widgets.Fixed(label, width, label.MinSize().Height)
}
