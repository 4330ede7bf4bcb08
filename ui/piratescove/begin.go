package piratescove

import (
	"fmt"
	"math/rand/v2"

	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/gallery"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/setup"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// lastSetup is the set-up played last, or the one for new players.
func (h *house) lastSetup() progress.Setup {
	if last := h.own().Setup; last != nil { // the language may be another now
		return h.renamed(*last)
	}
	return setup.Default(h.stage.Words, h.User())
}

// renamed is a set-up with its seats as they are called now.
func (h *house) renamed(from progress.Setup) progress.Setup {
	from.Seats = h.Renamed(from.Seats)
	return from
}

func (h *house) playLast() { h.play(h.lastSetup()) }

func (h *house) showSetup() { h.MoveTo(h.newSetup(false)) }

// setUpAnother lets the player set up another game while the one on the table waits: going back leads to it, and only
// beginning another one leaves it.
func (h *house) setUpAnother() { h.MoveTo(h.newSetup(h.Waits())) }

// newSetup is the screen on which a game is set up, while another one waits or not.
func (h *house) newSetup(waits bool) *setup.Setup {
	calls := setup.Calls{Begin: h.play, Back: h.aside.Leaving(h.ShowStart)}
	if waits {
		begin := func(chosen progress.Setup) { h.Abandon("abandon.begin", func() { h.play(chosen) }) }
		calls = setup.Calls{Begin: begin, Back: h.aside.Leaving(h.BackToGame), Waits: true}
	}
	from := h.lastSetup()
	if chosen := h.aside.Chosen(); chosen != nil {
		from = h.renamed(*chosen)
	}
	return setup.New(h.stage, from, calls)
}

// gallery is the screen with all cards.
func (h *house) gallery(tip words.ID, back func()) shell.Screen {
	return gallery.New(h.stage, h.faces, tip, back, h.askAbout)
}

// play starts a game and remembers its set-up.
func (h *house) play(from progress.Setup) {
	seed := rand.Uint64()
	if from.Seed != nil {
		seed = *from.Seed
	}
	game, err := match.New(match.Setup{
		Options: from.Options, Seats: from.Seats, Seed: seed, Seeded: from.Seed != nil, Practice: from.Practice,
		Program: h.Version(), Installation: h.Installation(),
	})
	if err != nil {
		h.stage.Log.Error("set-up", "error", err.Error())
		sheet.Say(h.stage, "cove.title", h.stage.Words.T("notice.setup"))
		return
	}
	h.aside.Begun()
	before := h.AtScreen().Name
	// It is the last one, also where another window has played since.
	h.own().Setup, progress.Of(h.Loaded()).Setup = &from, nil
	h.stage.Keep()
	h.stage.Log.Info("game", "seed", fmt.Sprint(seed), "players", len(from.Seats), "options", from.Options)
	h.Hold(game.Record().ID)
	h.Sit(game, false)
	h.SitDown(before, from.Seats)
}
