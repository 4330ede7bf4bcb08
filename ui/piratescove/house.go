package piratescove

import (
	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/doors"
	"portroyal/ui/piratescove/ending"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/table"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/shell"
	"portroyal/ui/stage"
	"portroyal/ui/start"
)

// house is Pirate's Cove in the window: what its screens share, and the way between them.
type house struct {
	*shell.Window

	stage    *stage.Stage
	ground   *board.Ground
	faces    *cardface.Cache
	game     *match.Match   // played last, nil once it has been given up
	onTable  *table.Table   // its table
	finished *match.Match   // the one whose end has been saved
	end      *ending.Ending // while it is shown
	reviewed reviewed       // of the game that was looked back on last

	stopPrinting func() // ends the writing of the rulebook, if it goes on
}

// facesLimit is how many bytes of faces of cards are retained: a hand, what is enlarged, and a page of the gallery.
const facesLimit = 24 << 20

// open moves Pirate's Cove into a window.
func open(window *shell.Window) *house {
	h := &house{Window: window, stage: window.Stage(), stopPrinting: func() {}}
	h.ground, h.faces = board.NewGround(h.stage), cardface.NewCache(2, facesLimit)
	return h
}

// own is what Pirate's Cove remembers of the player.
func (h *house) own() *progress.Memory { return progress.Of(h.stage.Settings) }

// Ready implements [shell.House].
func (h *house) Ready() {}

// Doors implements [shell.House].
func (h *house) Doors(own start.Own) [][]start.Door {
	return doors.Rows(h.facts(), own, doors.Calls{
		Play: h.playLast, Setup: h.showSetup, Gallery: h.showGallery, Voyage: h.startVoyage, Statistics: h.showStatistics,
	})
}

// Aids implements [shell.House].
func (h *house) Aids() []shell.Aid {
	chosen := h.stage.Settings
	return []shell.Aid{
		{ID: "cove.settings.chance", On: chosen.ShowChance, Set: func(on bool) { chosen.ShowChance = on }},
	}
}

// Session implements [shell.House].
func (h *house) Session() shell.Session {
	if h.game == nil {
		return nil
	}
	return h.game
}

// Clear implements [shell.House].
func (h *house) Clear() { h.game, h.onTable = nil, nil }

// OnScreen implements [shell.House].
func (h *house) OnScreen() bool { return h.onTable != nil && h.Screen() == shell.Screen(h.onTable) }

// ShowsTable implements [shell.House].
func (h *house) ShowsTable() bool {
	_, is := h.Screen().(*table.Table)
	return is
}

// Undo implements [shell.House].
func (h *house) Undo() { h.onTable.Undo() }

// Redo implements [shell.House].
func (h *house) Redo() { h.onTable.Redo() }

// EndWatching implements [shell.House].
func (h *house) EndWatching() { h.onTable.EndWatching() }

// Paint implements [shell.House].
func (h *house) Paint(width, height int) { h.ground.DrawNow(width, height) }

// Fit implements [shell.House].
func (h *house) Fit(int) {}

// Reload implements [shell.House].
func (h *house) Reload() {}

// Leave implements [shell.House].
func (h *house) Leave() { h.ground.Leave() }

// Close implements [shell.House].
func (h *house) Close() {
	h.stopPrinting()
	h.ground.Close()
	h.faces.Close()
}
