package portroyal

import (
	"fmt"
	"math/rand/v2"

	"portroyal/engine/portroyal/deckfile"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/ui/portroyal/gallery"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// lastSetup is the set-up played last, or the one for new players.
func (w *house) lastSetup() progress.Setup {
	if last := w.own().Setup; last != nil { // the language may be another now
		return w.renamed(*last)
	}
	return setup.Default(w.stage.Words, w.User())
}

// renamed is a set-up with its seats as they are called now.
func (w *house) renamed(from progress.Setup) progress.Setup {
	from.Seats = w.Renamed(from.Seats)
	return from
}

func (w *house) playLast() { w.play(w.lastSetup()) }

func (w *house) showSetup() { w.MoveTo(w.newSetup(false)) }

// setUpAnother lets the player set up another game while the one on the table waits: going back leads to it, and only
// beginning another one leaves it.
func (w *house) setUpAnother() { w.MoveTo(w.newSetup(w.Waits())) }

// newSetup is the screen on which a game is set up, while another one waits or not.
func (w *house) newSetup(waits bool) *setup.Setup {
	calls := setup.Calls{Begin: w.deal, Back: w.aside.Leaving(w.ShowStart)}
	if waits {
		begin := func(chosen progress.Setup, deck *deckfile.Deck) {
			w.Abandon("abandon.begin", func() { w.deal(chosen, deck) })
		}
		calls = setup.Calls{Begin: begin, Back: w.aside.Leaving(w.BackToGame), Waits: true}
	}
	from := w.lastSetup()
	if chosen := w.aside.Chosen(); chosen != nil {
		from = w.renamed(*chosen)
	}
	return setup.New(w.stage, from, calls)
}

// gallery is the screen with all cards.
func (w *house) gallery(tip words.ID, back func()) shell.Screen {
	return gallery.New(w.stage, tip, back, w.OpenRules)
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
	w.aside.Begun()
	before := w.AtScreen().Name
	// It is the last one, also where another window has played since.
	w.own().Setup, progress.Of(w.Loaded()).Setup = &from, nil
	w.own().Voyage.Begin(w.HasFinished(transcript.Game.Name, w.AtScreen().Name))
	w.stage.Keep()
	w.stage.Log.Info("game", "seed", fmt.Sprint(seed), "players", len(from.Seats), "options", from.Options,
		"deck", deck != nil)
	w.Hold(game.Record().ID)
	w.Sit(game, false)
	w.SitDown(before, from.Seats)
}
