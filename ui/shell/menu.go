package shell

import (
	"encoding/json"
	"slices"

	"portroyal/ui/sheet"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Menu is where the menu over a table leads to in the game's own rooms.
type Menu struct {
	First   []sheet.Way // before everything else but going on
	Gallery func()      // nil where there is none
	Setup   func()

	Text     func() // writes the game as a text
	Happened func() // copies what has happened since the last decision; nil where that is not told
	Position func() // copies the position; nil where that has no notation
}

// LayMenu lays the menu over a table.
func (w *Window) LayMenu(m Menu) {
	leave := words.Tipped("menu.leave")
	if back := w.WayBack(); back != nil {
		leave = back.ID
	}
	ways := slices.Concat([]sheet.Way{{Kind: widgets.CalmPlate, ID: "menu.continue", Take: w.stage.Close}}, m.First, []sheet.Way{
		{Kind: widgets.PlainPlate, ID: "menu.settings", Take: w.SettingsOver(func() { w.LayMenu(m) })},
		{Kind: widgets.PlainPlate, ID: "menu.help", Take: w.house.OpenHelp},
		{Kind: widgets.PlainPlate, ID: "menu.gallery", Take: m.Gallery},
		{Kind: widgets.PlainPlate, ID: "menu.game", Take: func() { w.LayGameMenu(m) }},
		{Kind: widgets.PlainPlate, ID: "menu.setup", Take: m.Setup},
		{Kind: widgets.PlainPlate, ID: leave, Take: w.LeaveGame},
	})
	if !w.InBrowser() {
		ways = append(ways, sheet.Way{Kind: widgets.PlainPlate, ID: "menu.quit", Take: w.CloseWindow})
	}
	sheet.Menu(w.stage, "menu", 260, ways...)
}

// LayGameMenu lays what can be done with the game itself over the menu.
func (w *Window) LayGameMenu(m Menu) {
	sheet.Menu(w.stage, "menu.game", 300,
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.save", Take: w.SaveGame},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.open", Take: w.OpenOther},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.text", Take: m.Text},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.happened", Take: m.Happened},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.position", Take: m.Position},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.picture", Take: w.SavePicture},
		sheet.Way{Kind: widgets.CalmPlate, ID: "menu.back", Take: w.stage.Close},
	)
}

// CopyPosition copies what everybody at a table knows, in the notation that the lab reads.
func (w *Window) CopyPosition(known json.Marshaler) {
	w.stage.CloseAll()
	text, err := json.Marshal(known)
	if err != nil { // everything that can be known has a notation
		w.stage.Log.Error("position", "error", err.Error())
		return
	}
	w.Copy(string(text))
	w.TellBriefly(&News{In: words.Say("notice.position.copied")})
}

// CopyTold copies what has happened since a player's last decision, a sentence on each line, and says that it has, or that there
// is nothing.
func (w *Window) CopyTold(happened string) {
	said := words.Say("notice.happened.none")
	if happened != "" {
		w.Copy(happened)
		said = words.Say("notice.happened.copied")
	}
	w.stage.CloseAll()
	w.TellBriefly(&News{In: said})
}
