package house

import (
	"cmp"
	"context"
	"io"

	"portroyal/ui/rulebook/book"
	"portroyal/ui/shell"
	"portroyal/ui/stage"
)

// OpenMenu opens the menu over the table.
func (h *House[M, T]) OpenMenu() { h.LayMenu(h.Menu()) }

// lowMenu is the height of a window below which the menu has no room for ways of a game itself and for setting up another one,
// to which the start screen leads as well.
const lowMenu = 540

// Menu is where the menu leads to.
func (h *House[M, T]) Menu() shell.Menu {
	menu := shell.Menu{Setup: h.game.Setup, Text: h.saveText}
	if h.game.Ways != nil {
		menu.First = h.game.Ways()
	}
	if len(menu.First) > 0 && h.Stage().Window.Canvas().Size().Height < lowMenu {
		menu.Setup = nil
	}
	if h.game.Gallery != nil {
		menu.Gallery = h.openGallery
	}
	if h.game.Happened != nil {
		menu.Happened = h.CopyHappened
	}
	if h.game.Position != nil {
		menu.Position = func() { h.CopyPosition(h.game.Position(h.Table)) }
	}
	return menu
}

// openGallery opens the cards over the menu, to which the way leads back; the game waits below.
func (h *House[M, T]) openGallery() {
	cards := h.game.Gallery("gallery.back.menu.tip", h.Stage().Close)
	h.Stage().Lay(stage.Overlay{Full: true, Content: cards.Content(), Keys: cards.Typed, Closed: cards.Leave})
}

// ShowGallery shows the cards.
func (h *House[M, T]) ShowGallery() {
	h.MoveTo(h.game.Gallery(cmp.Or(h.BackTip(), "gallery.back.tip"), h.GoBack))
}

// saveText writes the game as a text to read, in the language of the window.
func (h *House[M, T]) saveText() {
	kept, t := h.Match.Snapshot(), h.Stage().Words
	h.SaveTo("file.save.text", kept.About().NameFor(".txt"), func(to io.Writer) error { return h.game.Story(to, t, kept) })
}

// rulesOverlay is the name of the overlay with the rulebook.
const rulesOverlay = "rulebook"

// OpenRules opens the rulebook over the screen and all overlays, at an entry. It is never open twice.
func (h *House[M, T]) OpenRules(at book.Entry) {
	if h.Stage().Shows(rulesOverlay) {
		return
	}
	save := h.saveRules
	if h.game.Print == nil {
		save = nil
	}
	page := h.game.Rules(at, save)
	h.Stage().Lay(stage.Overlay{
		Name: rulesOverlay, Content: page.Content(), Keys: page.Typed, Letters: page.TypedRune, Told: page.Told, Closed: page.Leave,
	})
}

// saveRules writes the rulebook into a file of the player's choice. Drawing it takes a moment, in which the window goes on.
func (h *House[M, T]) saveRules() {
	name := h.game.File + "-" + string(h.Stage().Words.Language()) + ".html"
	h.SaveFrom("file.save.rules", name, func(save func(write func(io.Writer) error) error, done func(error)) {
		h.stopPrinting()
		ctx, stop := context.WithCancel(h.Context())
		h.stopPrinting = stop
		h.game.Print(ctx, func(write func(io.Writer) error) {
			var err error
			h.Stage().Think(ctx, func(context.Context) { err = save(write) }, func() { done(err) })
		})
	})
}
