// Package sound plays what is heard: sounds of what happens, and a quiet harbour in the background. It knows neither
// the game nor the window.
//
//	player := sound.New(sound.Device, log)
//	player.SetLevels(sound.Levels{Effects: 0.5})
//	player.Play(sound.Docked)
//
// Whatever becomes of the device, nobody has to care: without one, or with one that is busy or goes away, nothing is
// heard, and that is all.
package sound

import (
	"fmt"

	"portroyal/assets"
	"portroyal/ui/sound/wave"
)

// Sound is something that is heard once.
type Sound uint8

// The sounds. None is silence.
const (
	None       Sound = iota
	Turned           // a card is turned up
	Docked           // a ship comes alongside
	Repelled         // a ship is repelled
	Bust             // the harbour is lost
	Coin             // one coin
	Coins            // several coins
	Hired            // a person comes aboard
	Expedition       // an expedition is claimed
	Contract         // a contract is fulfilled
	Tax              // a tax increase
	Turn             // a person at the screen has to decide
	LastRound        // the last round begins
	Won              // a game is won
	Lost             // a game is lost
)

// Sounds lists all that there are.
var Sounds = []Sound{
	Turned, Docked, Repelled, Bust, Coin, Coins, Hired, Expedition, Contract, Tax, Turn, LastRound, Won, Lost,
}

// names are those of the files in assets.
var names = [...]string{
	None: "none", Turned: "turned", Docked: "docked", Repelled: "repelled", Bust: "bust", Coin: "coin", Coins: "coins",
	Hired: "hired", Expedition: "expedition", Contract: "contract", Tax: "tax", Turn: "turn", LastRound: "last-round",
	Won: "won", Lost: "lost",
}

// String is the name of the file.
func (s Sound) String() string { return names[s] }

// rate is the number of samples in a second in the files.
const rate = 24000

// clip is a sound ready to be played.
type clip []int16

// clips are the files that have been read.
type clips map[string]clip

// of reads the file of this name, if it has not been read before.
func (c clips) of(name string) clip {
	if _, ok := c[name]; !ok {
		hz, samples, err := wave.Decode(assets.Sound(name))
		if err != nil || hz != rate {
			panic(fmt.Sprintf("sound %s: %d Hz, %v", name, hz, err)) // it is part of the program
		}
		c[name] = samples
	}
	return c[name]
}
