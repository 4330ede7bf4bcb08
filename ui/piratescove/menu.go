package piratescove

import (
	"encoding/json"
	"io"

	"portroyal/ui/piratescove/gallery"
	"portroyal/ui/piratescove/story"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// OpenMenu implements [shell.House].
func (h *house) OpenMenu() {
	leave := words.Tipped("menu.leave")
	if back := h.WayBack(); back != nil {
		leave = back.ID
	}
	ways := []sheet.Way{
		{Kind: widgets.CalmPlate, ID: "menu.continue", Take: h.stage.Close},
		{Kind: widgets.PlainPlate, ID: "menu.settings", Take: h.OpenSettings},
		{Kind: widgets.PlainPlate, ID: "menu.help", Take: h.OpenHelp},
		{Kind: widgets.PlainPlate, ID: "menu.gallery", Take: h.openGallery},
		{Kind: widgets.PlainPlate, ID: "menu.game", Take: h.openGameMenu},
		{Kind: widgets.PlainPlate, ID: "menu.setup", Take: h.setUpAnother},
		{Kind: widgets.PlainPlate, ID: leave, Take: h.LeaveGame},
	}
	if !h.InBrowser() {
		ways = append(ways, sheet.Way{Kind: widgets.PlainPlate, ID: "menu.quit", Take: h.CloseWindow})
	}
	sheet.Menu(h.stage, "menu", 260, ways...)
}

// openGameMenu lays what can be done with the game itself over the menu.
func (h *house) openGameMenu() {
	sheet.Menu(h.stage, "menu.game", 300,
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.save", Take: h.SaveGame},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.open", Take: h.OpenOther},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.text", Take: h.saveText},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.position", Take: h.copyPosition},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.picture", Take: h.SavePicture},
		sheet.Way{Kind: widgets.CalmPlate, ID: "menu.back", Take: h.stage.Close},
	)
}

// openGallery opens the cards over the menu, to which the way leads back; the game waits below.
func (h *house) openGallery() {
	cards := gallery.New(h.stage, h.faces, "gallery.back.menu.tip", h.stage.Close)
	cards.OnAsk = h.askAbout
	h.stage.Lay(stage.Overlay{Full: true, Content: cards.Content(), Keys: cards.Typed, Closed: cards.Leave})
}

// saveText writes the game as a text to read, in the language of the window.
func (h *house) saveText() {
	kept, t := h.game.Record().Snapshot(), h.stage.Words
	h.SaveTo(kept.NameFor(".txt"), func(to io.Writer) error { return story.Write(to, t, kept) })
}

// copyPosition copies the position as everybody at the table sees it, in the notation that the lab reads.
func (h *house) copyPosition() {
	h.stage.CloseAll()
	position := h.onTable.Seen()
	text, err := json.Marshal(position)
	if err != nil { // every position has a notation
		h.stage.Log.Error("position", "error", err.Error())
		return
	}
	h.Copy(string(text))
	h.TellBriefly(&shell.News{In: func(t *words.Words) string { return t.T("notice.position.copied") }})
}
