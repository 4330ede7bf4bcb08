package shell

import (
	"errors"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/words"
)

// hold takes a game for this window. false says that another copy of the program has it open, which is told.
func (w *Window) hold(id string) bool {
	w.letGo()
	if w.games.archive == nil {
		return true
	}
	release, err := w.games.archive.Hold(id)
	switch {
	case errors.Is(err, archive.ErrElsewhere):
		w.tellBriefly(&news{in: func(t *words.Words) string { return t.T("notice.game.elsewhere") }})
		return false
	case errors.Is(err, errors.ErrUnsupported): // the page has seen to it that nobody else has a game open
	case err != nil: // where there are no locks the game is played all the same
		w.config.Log.Warn("game", "error", err.Error())
	default:
		w.games.let = release
	}
	return true
}

// letGo lets go of the game on the table.
func (w *Window) letGo() {
	if w.games.let != nil {
		w.games.let()
		w.games.let = nil
	}
}

// openGame goes on with a saved game, or looks at it if it is over.
func (w *Window) openGame(id string) {
	w.takeIn()
	w.change(func() bool { return w.opened(id) })
}

// change lays another game on the table; lay reports whether it has. The game before has been put away for it: if lay
// fails there is no table any more.
func (w *Window) change(lay func() bool) {
	if !lay() && w.onTable == nil {
		if _, there := w.screen.(*table.Table); there {
			w.showStart()
		}
	}
}

// openResult shows how a saved game ended, over its table as it was then.
func (w *Window) openResult(id string) {
	w.openGame(id)
	game := w.game
	if game == nil || game.Record().ID != id || !game.Over() {
		return // it has been told why it could not be opened
	}
	w.onTable.Replay(len(game.Steps()))
	w.onTable.Start()
	colours, _ := looksOf(game)
	w.showEnd(game, colours, nil)
}

// opened puts a saved game on the table. If it cannot it tells the player why and returns false.
func (w *Window) opened(id string) bool {
	if !w.hold(id) {
		return false
	}
	read, err := w.games.archive.Load(id)
	if err != nil {
		w.letGo()
		w.toldTrouble(err)
		w.lookAtGames()
		return false
	}
	return w.openRecord(read)
}

// openRecord lays a game that was read on the table. A game that is over is looked at from the beginning, and
// nobody writes it any more.
func (w *Window) openRecord(read record.Record) bool {
	game, err := match.Load(read.(*transcript.Record))
	if err != nil {
		w.letGo()
		w.config.Log.Warn("game", "error", err.Error())
		w.tell(&news{in: func(t *words.Words) string { return t.T("notice.game.players") }})
		return false
	}
	if game.Over() {
		w.letGo()
	}
	w.sit(game, game.Over())
	return true
}

// sit lays a game on the table: it goes on, or is looked at from the beginning.
func (w *Window) sit(game *match.Match, look bool) {
	view := game.View()
	colours, portraits := looksOf(game)
	w.stage.Portraits = portraits
	best := w.bestBefore(view.Options())
	w.game = game
	w.onTable = table.New(w.stage, game, colours, w.ground, table.Calls{
		Menu: w.openMenu, Help: w.openHelp, Over: func() { w.showEnd(game, colours, best) },
		Played: func() { w.keepGame(game) }, Settle: w.settled,
		Ask:    w.openRules,
		PlayOn: func(steps int) { w.playOn(game, steps) },
		Spared: func() {
			w.tellBriefly(&news{in: func(t *words.Words) string { return t.T("trifle.passed") }})
		},
		Stuck: func() {
			w.tellBriefly(&news{in: func(t *words.Words) string { return t.T("undo.none.tip") }})
		},
	})
	if w.news != nil && w.news.brief { // it was about what was before
		w.untell(w.news)
	}
	if look {
		w.finished = game // its end has been saved before
		w.onTable.Replay(0)
	}
	w.show(w.onTable)
	w.onTable.Start()
}

// looksOf are the colours and portraits of the seats, as far as this program has them; see setup.Known.
func looksOf(game *match.Match) (colours []int, portraits []string) {
	for _, seat := range setup.Known(setupOf(game)).Seats {
		colours, portraits = append(colours, seat.Colour), append(portraits, seat.Portrait)
	}
	return colours, portraits
}

// setupOf is how a game was set up.
func setupOf(game *match.Match) memory.Setup {
	head := &game.Record().Head
	from := memory.Setup{Options: transcript.OptionsOf(head), Start: portroyal.RandomStart, Practice: head.Practice}
	for _, seat := range game.Seats() {
		from.Seats = append(from.Seats, memory.Seat{
			Name: seat.Name, Player: seat.Player, Colour: seat.Colour, Portrait: seat.Portrait,
		})
	}
	if head.Chosen.Start {
		from.Start = head.Start
	}
	if seed := head.Seed; head.Chosen.Seed {
		from.Seed = &seed
	}
	return from
}

// seatsOf are the seats of a set-up.
func seatsOf(from memory.Setup) (seats []match.Seat) {
	for _, seat := range from.Seats {
		seats = append(seats, match.Seat{
			Name: seat.Name, Player: seat.Player, Colour: seat.Colour, Portrait: seat.Portrait,
		})
	}
	return seats
}
