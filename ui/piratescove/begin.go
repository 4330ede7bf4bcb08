package piratescove

import (
	"cmp"
	"fmt"
	"math/rand/v2"

	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/gallery"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/setup"
	"portroyal/ui/sheet"
)

// lastSetup is the set-up played last, or the one for new players.
func (h *house) lastSetup() progress.Setup {
	if last := h.own().Setup; last != nil { // the language may be another now
		return h.renamed(*last)
	}
	return setup.Default(h.stage.Words, h.User())
}

// renamed is a set-up with what there is in this program, and with the names that the program gives in the language. A
// person who has finished a game stays who they are.
func (h *house) renamed(from progress.Setup) progress.Setup {
	hasPlayed := func(name string) bool { return h.HasFinished(Game.Record.Name, name) }
	from.Seats = setup.Company.Renamed(h.stage.Words, h.User(), from.Seats, hasPlayed)
	return from
}

func (h *house) playLast() { h.play(h.lastSetup()) }

func (h *house) showSetup() {
	h.MoveTo(setup.New(h.stage, h.lastSetup(), setup.Calls{Begin: h.play, Back: h.ShowStart}))
}

func (h *house) showGallery() {
	cards := gallery.New(h.stage, h.faces, cmp.Or(h.BackTip(), "gallery.back.tip"), h.GoBack)
	cards.OnAsk = h.askAbout
	h.MoveTo(cards)
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
	before := h.player().Name
	// It is the last one, also where another window has played since.
	h.own().Setup, progress.Of(h.Loaded()).Setup = &from, nil
	h.stage.Keep()
	h.stage.Log.Info("game", "seed", fmt.Sprint(seed), "players", len(from.Seats), "options", from.Options)
	h.Hold(game.Record().ID)
	h.sit(game, false)
	h.SitDown(before, from.Seats)
}
