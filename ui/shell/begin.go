package shell

import (
	"fmt"
	"math/rand/v2"

	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/gallery"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/setup"
)

// lastSetup is the set-up played last, or the one for new players.
func (w *portRoyal) lastSetup() memory.Setup {
	if last := w.own().Setup; last != nil { // the language may be another now
		return setup.Known(setup.Renamed(w.stage.Words, w.config.User, *last))
	}
	return setup.Default(w.stage.Words, w.config.User)
}

func (w *portRoyal) playLast() { w.play(w.lastSetup()) }

func (w *portRoyal) showSetup() {
	w.show(setup.New(w.stage, w.lastSetup(), setup.Calls{Begin: w.play, Back: w.showStart}))
}

func (w *portRoyal) showGallery() {
	cards := gallery.New(w.stage, "gallery.back.tip", w.showStart)
	cards.OnAsk = w.openRules
	w.show(cards)
}

// play starts a game and remembers its set-up.
func (w *portRoyal) play(from memory.Setup) {
	seed := rand.Uint64()
	if from.Seed != nil {
		seed = *from.Seed
	}
	game, err := match.New(match.Setup{
		Options: from.Options, Seats: seatsOf(from), Seed: seed, Seeded: from.Seed != nil, Start: from.Start,
		Practice: from.Practice, Program: w.config.Version,
	})
	if err != nil {
		w.config.Log.Error("set-up", "error", err.Error())
		w.say("setup.title", w.stage.Words.T("notice.setup"))
		return
	}
	// It is the last one, also where another window has played since.
	w.own().Setup, memory.Of(&w.loaded).Setup = &from, nil
	w.keep()
	w.config.Log.Info("game", "seed", fmt.Sprint(seed), "players", len(from.Seats), "options", from.Options)
	w.hold(game.Record().ID)
	w.sit(game, false)
}
