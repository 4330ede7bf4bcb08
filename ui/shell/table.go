package shell

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/words"
)

// openResult shows how a saved game ended, over its table as it was then.
func (w *portRoyal) openResult(id string) {
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

// openRecord lays a game that was read on the table. A game that is over is looked at from the beginning, and
// nobody writes it any more.
func (w *portRoyal) openRecord(read record.Record) bool {
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
func (w *portRoyal) sit(game *match.Match, look bool) {
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

// setUpAnother lets the player set up another game while the one on the table waits: going back leads to
// it, and only beginning another one leaves it.
func (w *portRoyal) setUpAnother() {
	if !w.running() {
		w.endGame()
		w.showSetup()
		return
	}
	w.pictureTable()
	w.show(setup.New(w.stage, w.lastSetup(), setup.Calls{
		Begin: func(chosen memory.Setup) { w.abandon("abandon.begin", func() { w.play(chosen) }) },
		Back:  w.backToGame,
		Waits: true,
	}))
}

// backToGame goes on with the game that has waited.
func (w *portRoyal) backToGame() {
	w.show(w.onTable)
	w.onTable.Resume()
}
