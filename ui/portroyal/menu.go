package portroyal

import (
	"slices"

	"portroyal/ui/portroyal/gallery"
	"portroyal/ui/sheet"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// OpenMenu implements [shell.House].
func (w *house) OpenMenu() {
	leave := words.Tipped("menu.leave")
	if back := w.WayBack(); back != nil {
		leave = back.ID
	}
	ways := []sheet.Way{
		{Kind: widgets.CalmPlate, ID: "menu.continue", Take: w.stage.Close},
		{Kind: widgets.PlainPlate, ID: "menu.settings", Take: w.OpenSettings},
		{Kind: widgets.PlainPlate, ID: "menu.help", Take: w.OpenHelp},
		{Kind: widgets.PlainPlate, ID: "menu.gallery", Take: w.openGallery},
		{Kind: widgets.PlainPlate, ID: "menu.game", Take: w.openGameMenu},
		{Kind: widgets.PlainPlate, ID: "menu.setup", Take: w.setUpAnother},
		{Kind: widgets.PlainPlate, ID: leave, Take: w.LeaveGame},
	}
	if w.game != nil && w.numberOf(w.game) >= 0 {
		ways = slices.Insert(ways, 1, sheet.Way{Kind: widgets.PlainPlate, ID: "menu.goals", Take: w.openGoals})
	}
	if !w.InBrowser() {
		ways = append(ways, sheet.Way{Kind: widgets.PlainPlate, ID: "menu.quit", Take: w.CloseWindow})
	}
	sheet.Menu(w.stage.Stage, "menu", 260, ways...)
}

// openGameMenu lays what can be done with the game itself over the menu.
func (w *house) openGameMenu() {
	sheet.Menu(w.stage.Stage, "menu.game", 300,
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.save", Take: w.SaveGame},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.open", Take: w.OpenOther},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.text", Take: w.saveText},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.position", Take: w.copyPosition},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.picture", Take: w.SavePicture},
		sheet.Way{Kind: widgets.CalmPlate, ID: "menu.back", Take: w.stage.Close},
	)
}

// openGallery opens the cards over the menu, to which the way leads back; the game waits below.
func (w *house) openGallery() {
	cards := gallery.New(w.stage, "gallery.back.menu.tip", w.stage.Close)
	cards.OnAsk = w.openRules
	w.stage.Lay(stage.Overlay{Full: true, Content: cards.Content(), Keys: cards.Typed, Closed: cards.Leave})
}
