package portroyal

import (
	"cmp"
	"fmt"
	"math/rand/v2"

	"portroyal/engine/portroyal/deckfile"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/ui/portroyal/gallery"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/sheet"
)

// lastSetup is the set-up played last, or the one for new players.
func (w *house) lastSetup() progress.Setup {
	if last := w.own().Setup; last != nil { // the language may be another now
		return w.renamed(*last)
	}
	return setup.Default(w.stage.Words, w.User())
}

// renamed is a set-up with what there is in this program, and with the names that the program gives in the language. A
// person who has finished a game stays who they are, and with them their statistics, mistakes and medals.
func (w *house) renamed(from progress.Setup) progress.Setup {
	hasPlayed := func(name string) bool { return w.HasFinished(transcript.Game.Name, name) }
	from.Seats = setup.Company.Renamed(w.stage.Words, w.User(), from.Seats, hasPlayed)
	return from
}

func (w *house) playLast() { w.play(w.lastSetup()) }

func (w *house) showSetup() { w.MoveTo(w.newSetup()) }

// newSetup is the screen on which a game is set up while no other one waits.
func (w *house) newSetup() *setup.Setup {
	return setup.New(w.stage, w.lastSetup(), setup.Calls{Begin: w.deal, Back: w.ShowStart})
}

func (w *house) showGallery() {
	cards := gallery.New(w.stage, cmp.Or(w.BackTip(), "gallery.back.tip"), w.GoBack)
	cards.OnAsk = w.openRules
	w.MoveTo(cards)
}

// play starts a game and remembers its set-up.
func (w *house) play(from progress.Setup) { w.deal(from, nil) }

// deal is play for a game that is dealt in the order of a deck, unless that is nil. The deck is not remembered: the next
// game is another one.
func (w *house) deal(from progress.Setup, deck *deckfile.Deck) {
	seed := rand.Uint64()
	if from.Seed != nil {
		seed = *from.Seed
	}
	game, err := match.New(match.Setup{
		Options: from.Options, Seats: from.Seats, Seed: seed, Seeded: from.Seed != nil, Start: from.Start,
		Practice: from.Practice, Program: w.Version(), Installation: w.Installation(), Deck: deck,
	})
	if err != nil {
		w.stage.Log.Error("set-up", "error", err.Error())
		sheet.Say(w.stage.Stage, "setup.title", w.stage.Words.T("notice.setup"))
		return
	}
	before := w.player().Name
	// It is the last one, also where another window has played since.
	w.own().Setup, progress.Of(w.Loaded()).Setup = &from, nil
	w.own().Voyage.Begin(w.HasFinished(transcript.Game.Name, w.player().Name))
	w.stage.Keep()
	w.stage.Log.Info("game", "seed", fmt.Sprint(seed), "players", len(from.Seats), "options", from.Options,
		"deck", deck != nil)
	w.Hold(game.Record().ID)
	w.sit(game, false)
	w.SitDown(before, from.Seats)
}
