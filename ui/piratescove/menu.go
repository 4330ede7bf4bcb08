package piratescove

import (
	"io"

	"portroyal/ui/piratescove/gallery"
	"portroyal/ui/piratescove/story"
	"portroyal/ui/shell"
	"portroyal/ui/stage"
)

// OpenMenu implements [shell.House].
func (h *house) OpenMenu() { h.LayMenu(h.menu()) }

// menu is where the menu leads to.
func (h *house) menu() shell.Menu {
	return shell.Menu{Gallery: h.openGallery, Setup: h.setUpAnother, Text: h.saveText, Position: h.copyPosition}
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
	h.SaveTo("file.save.text", kept.NameFor(".txt"), func(to io.Writer) error { return story.Write(to, t, kept) })
}

// copyPosition copies the position as everybody at the table sees it.
func (h *house) copyPosition() { h.CopyPosition(h.onTable.Seen()) }
