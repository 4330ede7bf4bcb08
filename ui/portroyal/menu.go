package portroyal

import (
	"io"

	"portroyal/ui/portroyal/gallery"
	"portroyal/ui/portroyal/story"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// OpenMenu implements [shell.House].
func (w *house) OpenMenu() {
	menu := shell.Menu{Gallery: w.openGallery, Setup: w.setUpAnother, Text: w.saveText, Position: w.copyPosition}
	if w.game != nil && w.numberOf(w.game) >= 0 {
		menu.First = []sheet.Way{{Kind: widgets.PlainPlate, ID: "menu.goals", Take: w.openGoals}}
	}
	w.LayMenu(menu)
}

// openGallery opens the cards over the menu, to which the way leads back; the game waits below.
func (w *house) openGallery() {
	cards := gallery.New(w.stage, "gallery.back.menu.tip", w.stage.Close)
	cards.OnAsk = w.openRules
	w.stage.Lay(stage.Overlay{Full: true, Content: cards.Content(), Keys: cards.Typed, Closed: cards.Leave})
}

// saveText writes the game as a text to read, in the language of the window.
func (w *house) saveText() {
	kept, t := w.game.Record().Snapshot(), w.stage.Words
	w.SaveTo("file.save.text", kept.NameFor(".txt"), func(to io.Writer) error { return story.Write(to, t, kept) })
}

// copyPosition copies what everybody at the table knows.
func (w *house) copyPosition() { w.CopyPosition(w.onTable.View()) }
