package shell

import (
	"portroyal/ui/portroyal/gallery"
	"portroyal/ui/widgets"
)

// openMenu lays the menu over the game.
func (w *portRoyal) openMenu() {
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
func (w *portRoyal) openGameMenu() {
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
func (w *portRoyal) openGallery() {
	cards := gallery.New(w.stage, "gallery.back.menu.tip", w.stage.Close)
	cards.OnAsk = w.openRules
	w.stage.OpenFull(cards.Content(), cards.Typed, cards.Leave)
}
