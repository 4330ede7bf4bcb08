package start

// Front are the doors of a game, from which the start screen is made.
type Front struct {
	Last   *Last  // the set-up that was played last; nil before the first game
	Play   func() // a game with the last set-up
	Setup  func()
	Voyage func() // the first voyage

	More  []Door // what the game has to come back for, in one row
	Learn Door   // the room with everything that one learns the game from
	Games Door   // the room with what the player has played
}

// Rows are the doors in their rows, together with those of the program. Who is new here, as far as the program knows, is led
// to the first voyage, and has no door to games that there are none of; but the keys mean the same as later. A game to go on with comes first; then two
// ways to begin another one share a row, and so does what there is to come back for, as every row more is missing in a small window.
func (f *Front) Rows(own Own) (rows [][]Door) {
	add := func(row ...Door) { rows = append(rows, row) }
	play, setup := Play(f.Last, f.Play), Setup(f.Setup)
	fresh := f.Last == nil && own.Saved == 0 && own.Continue == nil
	switch {
	case own.Continue != nil:
		add(*own.Continue)
		add(setup, play)
	case fresh:
		setup.Behind = f.Games.Behind
		add(FirstVoyage(f.Voyage))
		add(play)
		add(setup)
	default:
		play.Calm = true
		add(play)
		add(setup)
	}
	if len(f.More) > 0 {
		add(f.More...)
	}
	add(f.Learn)
	if !fresh {
		add(f.Games)
	}
	if own.Quit != nil {
		add(own.Settings, *own.Quit)
	} else {
		add(own.Settings)
	}
	return rows
}
