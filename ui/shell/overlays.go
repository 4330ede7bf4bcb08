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

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/gallery"
	"portroyal/ui/portroyal/rules"
	"portroyal/ui/portroyal/rules/entry"
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

// openMenu lays the menu over the game.
func (w *Window) openMenu() {
	ways := []way{
		{widgets.CalmPlate, "menu.continue", w.stage.Close},
		{widgets.PlainPlate, "menu.settings", w.openSettings},
		{widgets.PlainPlate, "menu.help", w.openHelp},
		{widgets.PlainPlate, "menu.gallery", w.openGallery},
		{widgets.PlainPlate, "menu.game", w.openGameMenu},
		{widgets.PlainPlate, "menu.setup", w.setUpAnother},
		{widgets.PlainPlate, "menu.leave", w.leaveGame},
	}
	if w.config.Browser == nil {
		ways = append(ways, way{widgets.PlainPlate, "menu.quit", w.closeWindow})
	}
	w.openWays("menu", 260, ways...)
}

// openGameMenu lays what can be done with the game itself over the menu.
func (w *Window) openGameMenu() {
	w.openWays(
		"menu.game", 300,
		way{widgets.PlainPlate, "menu.save", w.saveAs},
		way{widgets.PlainPlate, "menu.open", w.openOther},
		way{widgets.PlainPlate, "menu.text", w.saveText},
		way{widgets.PlainPlate, "menu.position", w.copyPosition},
		way{widgets.PlainPlate, "menu.picture", w.savePicture},
		way{widgets.CalmPlate, "menu.back", w.stage.Close},
	)
}

// openGallery lays the cards over the menu, to which the way leads back; the game waits below.
func (w *Window) openGallery() {
	cards := gallery.New(w.stage, "gallery.back.menu.tip", w.stage.Close)
	cards.OnAsk = w.openRules
	w.stage.OpenFull(cards.Content(), cards.Typed, cards.Leave)
}

// openHelp lays the rulebook over the screen, open at what the game on the table waits for.
func (w *Window) openHelp() {
	at := entry.Entry("")
	if playing, ok := w.screen.(interface{ Place() entry.Entry }); ok {
		at = playing.Place()
	}
	w.openRules(at)
}

// openRules opens the rulebook over the screen and all overlays, at an entry. It is never open twice.
func (w *Window) openRules(at entry.Entry) {
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
func (w *Window) optionsOnTable() *portroyal.Options {
	if playing, ok := w.screen.(interface{ Options() portroyal.Options }); ok {
		options := playing.Options()
		return &options
	}
	return nil
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
