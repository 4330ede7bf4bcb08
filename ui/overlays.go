package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"portroyal/engine/portroyal"
	"portroyal/ui/gallery"
	"portroyal/ui/rules"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// growth is how much larger than usual what lies over the screen is drawn.
func (w *Window) growth() float32 { return stage.Growth(w.window.Canvas().Size()) }

// newPlate makes a plate of the present size for what lies over the screen.
func (w *Window) newPlate(kind widgets.PlateKind, text string, tap func()) *widgets.Plate {
	plate := widgets.NewPlate(w.stage.Colours(), kind, text, tap)
	plate.Growth = w.growth()
	return plate
}

// newTitle writes the title of what lies over the screen.
func (w *Window) newTitle(id words.ID) fyne.CanvasObject {
	return widgets.Title(w.stage.Words.T(id), 24*w.growth(), w.stage.Colours().Text)
}

// newPanel lays objects one below the other on a panel.
func (w *Window) newPanel(objects ...fyne.CanvasObject) fyne.CanvasObject {
	by := w.growth()
	column := container.New(layout.NewCustomPaddedVBoxLayout(theme.Padding()*by), objects...)
	return w.stage.Grown(by, widgets.NewPanel(w.stage.Colours(), 20*by, column))
}

// openMenu lays the menu over the game.
func (w *Window) openMenu() {
	t := w.stage.Words
	list := []fyne.CanvasObject{w.newTitle("menu")}
	add := func(kind widgets.PlateKind, id words.Tipped, call func()) {
		list = append(list, w.newPlate(kind, t.T(words.ID(id)), call).WithToolTip(t.T(id.Tip())))
	}
	add(widgets.CalmPlate, "menu.continue", w.stage.Close)
	add(widgets.PlainPlate, "menu.settings", w.openSettings)
	add(widgets.PlainPlate, "menu.help", w.openHelp)
	add(widgets.PlainPlate, "menu.gallery", w.openGallery)
	add(widgets.PlainPlate, "menu.setup", w.setUpAnother)
	add(widgets.PlainPlate, "menu.leave", w.leaveGame)
	add(widgets.PlainPlate, "menu.quit", w.closeWindow)
	w.stage.Open(w.newPanel(list...), nil, nil)
}

// openGallery lays the cards over the menu, to which the way leads back; the game waits below.
func (w *Window) openGallery() {
	cards := gallery.New(w.stage, w.stage.Words.T("gallery.back.menu.tip"), w.stage.Close)
	w.stage.OpenFull(cards.Content(), cards.Typed)
}

// openSettings lays the settings over the screen. Every change is seen at once.
func (w *Window) openSettings() { w.showSettings() }

// showSettings is openSettings. It gives the choices that make everything anew, themselves as well.
func (w *Window) showSettings() (language, theme *widgets.Choice) {
	t, c := w.stage.Words, w.stage.Colours()
	changed := func() (*widgets.Choice, *widgets.Choice) {
		overMenu := w.stage.Depth() > 1
		w.stage.CloseAll() // what lies below is in the old language
		w.restyle()
		if overMenu {
			w.openMenu()
		}
		return w.showSettings()
	}
	focus := w.window.Canvas().Focus // stays on what the player is changing
	var languages []string
	current := 0
	for i, code := range words.Languages {
		languages = append(languages, words.In(code).T("language.name"))
		if code == t.Language() {
			current = i
		}
	}
	language = widgets.NewChoice(languages, current, func(i int) {
		w.settings.Language, w.config.Language = string(words.Languages[i]), ""
		again, _ := changed()
		focus(again)
	})
	theme = choiceOf(t, "theme.*", settings.Themes, w.settings.Theme, func(chosen settings.Theme) {
		w.settings.Theme, w.config.Theme = chosen, ""
		_, again := changed()
		focus(again)
	})
	speed := choiceOf(t, "speed.*", settings.Speeds, w.settings.Speed, func(chosen settings.Speed) {
		w.settings.Speed, w.config.Speed = chosen, ""
		w.keep()
	})
	var chance *widgets.Tick
	chance = widgets.NewTick(t.T("settings.chance"), w.settings.ShowChance, func(on bool) {
		w.settings.ShowChance = on
		w.restyle()
		focus(chance)
	})
	form := container.New(layout.NewFormLayout(),
		widget.NewLabel(t.T("settings.language")), widgets.Framed(c, language),
		widget.NewLabel(t.T("settings.theme")), widgets.Framed(c, theme),
		widget.NewLabel(t.T("settings.speed")), widgets.Framed(c, speed),
		widget.NewLabel(t.T("settings.show")), chance,
	)
	done := w.newPlate(widgets.CalmPlate, t.T("close"), w.stage.Close)
	w.stage.Open(w.newPanel(w.newTitle("settings.title"), form, container.NewCenter(done)), nil, nil)
	return language, theme
}

// choiceOf is a choice between values that are called by the messages of a family.
func choiceOf[T ~string](t *words.Words, names words.Family[T], values []T, current T, choose func(T)) *widgets.Choice {
	var texts []string
	at := 0
	for i, value := range values {
		texts = append(texts, t.T(names.ID(value)))
		if value == current {
			at = i
		}
	}
	return widgets.NewChoice(texts, at, func(i int) { choose(values[i]) })
}

// openHelp lays how to play, and the keys, over the screen.
func (w *Window) openHelp() {
	var options *portroyal.Options
	if playing, ok := w.screen.(interface{ Options() portroyal.Options }); ok {
		on := playing.Options()
		options = &on
	}
	page := rules.New(w.stage, options)
	w.stage.Open(page.Content(), page.Typed, nil)
}

// openAbout says whose game this is.
func (w *Window) openAbout() { w.say(w.stage.Words.T("about.text")) }

// say lays some sentences over the screen.
func (w *Window) say(text string) {
	done := w.newPlate(widgets.CalmPlate, w.stage.Words.T("close"), w.stage.Close)
	w.stage.Open(w.newPanel(w.sentences(text), container.NewCenter(done)), nil, nil)
}

// sentences shows a text of a few sentences.
func (w *Window) sentences(text string) fyne.CanvasObject {
	by := w.growth()
	width := 520 * by
	label := w.stage.Grown(by, widgets.NewSentence(text))
	label.Resize(fyne.NewSize(width, 0)) // it wraps at the width that it has had
	return widgets.Fixed(label, width, label.MinSize().Height)
}
