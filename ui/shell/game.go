package shell

import (
	"portroyal/engine/record"
	"portroyal/ui/settings"
	"portroyal/ui/start"
	"portroyal/ui/telling"
	"portroyal/ui/words"
)

// Game is one of the games of the program, as far as the window needs to know it.
type Game struct {
	Record *record.Game         // how its records are read
	Teller *telling.Teller      // tells of them
	Memory func() settings.Part // an empty part of the settings, for what the game remembers
}

// Aid is a setting of a game's own that is on or off: how the game helps those who play it.
type Aid struct {
	ID  words.About
	On  bool
	Set func(on bool)
}

// records are how the records of all games are read.
func (c *Config) records() (all record.Games) {
	for _, game := range c.Games {
		all = append(all, game.Record)
	}
	return all
}

// tellers are those of all games.
func (c *Config) tellers() (all telling.Tellers) {
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

// session is a game that is being played, or looked at.
type session interface {
	About() *record.Head     // what its record says of it
	Snapshot() record.Record // as it is now, which stays so while the game goes on
	Begun() bool             // something has been decided
	Over() bool
}

// house is a game in the window: the way between its own screens, and the game that is played there.
type house interface {
	Ready()                                 // once the window is there, and before anything is shown
	Doors(games start.Games) [][]start.Door // on the start screen

	// openRecord lays a game that was read on the table: it goes on, or is looked at if it is over. It reports whether it
	// could; if not, the player has been told why.
	openRecord(read record.Record) bool
	openResult(id string) // shows how a saved game ended, over its table as it was then
	openMenu()
	openHelp()

	Session() session // the game that was played last, nil once it has been given up
	Clear()           // gives it up
	OnScreen() bool   // its table is what the window shows
	LeftOver() bool   // the window shows a table still, also that of a game that has been given up
	Undo()            // there, as the two below
	Redo()
	Settle() // ends what is only watched, so that the table shows the game as it is

	Aids() []Aid // in the order in which the settings show them

	Paint(width, height int) // paints at once what lies behind the screen, at a size in pixels
	Restyle()                // shows what lies over the screen anew
	Fit(pixels int)          // the window has so many pixels now
	TakeUp()                 // follows what other windows have written
	Leave()                  // another screen is about to be shown
	Close()                  // the window is closing
}
