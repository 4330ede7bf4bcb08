package shell

import (
	"portroyal/engine/record"
	"portroyal/ui/settings"
	"portroyal/ui/telling"
)

// Game is one of the games of the program, as far as the window needs to know it.
type Game struct {
	Record *record.Game         // how its records are read
	Teller *telling.Teller      // tells of them
	Memory func() settings.Part // an empty part of the settings, for what the game remembers
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
