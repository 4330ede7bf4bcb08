package shell

import (
	"portroyal/engine/record"
	"portroyal/ui/settings"
	"portroyal/ui/start"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// Game is one of the games of the program, as far as the window needs to know it.
type Game struct {
	Record *record.Game         // how its records are read
	Teller *summary.Teller      // tells of them
	Memory func() settings.Part // an empty part of the settings, for what the game remembers
	Open   func(*Window) House  // moves the game into a window, which shows nothing yet
}

// records are how the records of all games are read.
func (c *Config) records() (all record.Games) {
	for _, game := range c.Games {
		all = append(all, game.Record)
	}
	return all
}

// tellers are those of all games.
func (c *Config) tellers() (all summary.Tellers) {
	for _, game := range c.Games {
		all = append(all, game.Teller)
	}
	return all
}

// memories are empty parts of the settings, one for each game.
func (c *Config) memories() (all []settings.Part) {
	for _, game := range c.Games {
		all = append(all, game.Memory())
	}
	return all
}

// Session is a game that is being played, or looked at.
type Session interface {
	About() *record.Head     // what its record says of it
	Snapshot() record.Record // as it is now, which stays so while the game goes on
	Begun() bool             // something has been decided
	Over() bool
}

// House is a game in the window: the way between its own screens, and what is played there. All its methods are called on
// the toolkit's goroutine.
type House interface {
	Ready()                             // once the window is there, and before anything is shown
	Doors(own start.Own) [][]start.Door // on the start screen, in rows of one or two; seven doors at the most

	// OpenRecord opens a game that was read, one of this house: it goes on, or is looked at if it is over. It reports
	// whether it could; if not, the player has been told why.
	OpenRecord(read record.Record) bool
	ShowResult() // shows how the game that was opened last ended, which is over, over its table as it was then
	OpenHelp()   // opens the rulebook over everything, at what is waited for; it is never open twice

	Session() Session // the game that was played last, nil once it has been given up
	Clear()           // gives it up
	OnScreen() bool   // its table is what the window shows
	ShowsTable() bool // the window shows a table still, also that of a game that has been given up
	Undo()            // there, as the two below
	Redo()
	CopyHappened() // copies what has happened since the last decision, see [Window.CopyTold]
	EndWatching()  // ends what is only watched, so that the table shows the game as it is

	Aids() []Aid // what the settings offer to help players of this game

	Paint(width, height int) // paints at once what is behind the screen, at a size in pixels
	Fit(pixels int)          // the window has so many pixels now
	Reload()                 // follows what other windows have written
	Leave()                  // another screen is about to be shown
	Close()                  // the window is closing
}

// Reviewer is a house that can look back on games.
type Reviewer interface {
	ShowReview() // of the game that was opened last, which is over; closing it leads to where the game was opened
}

// Opener is a house with files of its own beside the records of its games.
type Opener interface {
	// OpenOwn reads a file, and reports whether it is one of the house's own, right or wrong. open shows what is in it, on the
	// screens of the house; it is nil if there is something wrong with it, which the player has been told.
	OpenOwn(file string, content []byte) (open func(), own bool)
}

// Standing is a house that has a line for the start screen, under the title: how the player stands. It is asked for
// whenever the start screen is shown, so nothing is to be read for it; "" is no line.
type Standing interface {
	Standing(t *words.Words) string
}

// Telling is a house that knows more of its games than their heads say.
type Telling interface {
	Teller() *summary.Teller // in the place of that of its game
}

// Aid is a help that players can switch on and off in the settings.
type Aid struct {
	ID  words.About // of its name, and of the sentence about it
	On  bool
	Set func(on bool) // the settings are written by the window
}

// houseOf is the house of the game that a record is of. The archive reads no others.
func (w *Window) houseOf(head *record.Head) House {
	for i, game := range w.config.Games {
		if game.Record.Name == head.Game() {
			return w.houses[i]
		}
	}
	return w.house
}
