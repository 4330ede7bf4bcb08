// Package sound plays what is heard: sounds of what happens, and a quiet harbour in the background. It knows neither
// the game nor the window.
//
//	player := sound.New(sound.Device, log)
//	player.SetLevels(sound.Levels{Effects: 0.5})
//	player.Play(sound.Coins)
//
// Callers need not care about the device: without one, or with one that is busy or goes away, nothing is heard, and
// that is all.
package sound

import (
	"fmt"
	"strconv"
	"strings"

	"portroyal/assets"
	"portroyal/ui/sound/wave"
)

// Sound is something that is heard once: the name of its file among the sounds in assets, and behind a plus by how many
// semitones it is raised, see [Sound.Raised]. What is heard all the time has layers instead, see [Sound.Files]. A game has
// its own besides those here.
type Sound string

// Sounds of any game. None is silence.
const (
	None      Sound = ""
	Turned    Sound = "turned"     // a card is turned up
	Coin      Sound = "coin"       // one coin
	Coins     Sound = "coins"      // several coins
	LastRound Sound = "last-round" // the last round begins
	Turn      Sound = "turn"       // a person at the screen has to decide
	Won       Sound = "won"        // a game is won
	Lost      Sound = "lost"       // a game is lost

	// Paid stands among the sounds of an event for that of its coins, see [With].
	Paid Sound = "paid"
)

// Raised is the sound so many semitones higher, and as much shorter.
func (s Sound) Raised(semitones int) Sound {
	if semitones == 0 {
		return s
	}
	return s + Sound("+"+strconv.Itoa(semitones))
}

// parts are the file of a sound and by how many semitones it is raised.
func (s Sound) parts() (file string, semitones int) {
	file, raised, _ := strings.Cut(string(s), "+")
	semitones, _ = strconv.Atoi(raised) // none stands for 0
	return file, semitones
}

// layers are what a sound is made of that is heard all the time: what touches, and what it touches.
var layers = map[string][]string{
	string(Turned): {"turned-slap", "turned-slide"},
	string(Coin):   {"coin-strike", "coin-ring"},
}

// variations is how many files each layer has.
const variations = 4

// Files are those of a sound: for each of its layers one of these is heard, never the one of the last time.
func (s Sound) Files() (all [][]string) {
	file, _ := s.parts()
	if layers[file] == nil {
		return [][]string{{file}}
	}
	for _, layer := range layers[file] {
		var files []string
		for n := range variations {
			files = append(files, fmt.Sprintf("%s-%d", layer, n+1))
		}
		all = append(all, files)
	}
	return all
}

// With are the sounds of an event with which so many coins change hands.
func With(coins int, sounds []Sound) (all []Sound) {
	for _, s := range sounds {
		switch {
		case s != Paid:
			all = append(all, s)
		case coins > 0:
			all = append(all, OfCoins(coins))
		}
	}
	return all
}

// OfCoins is the sound of so many coins.
func OfCoins(n int) Sound {
	switch n {
	case 0:
		return None
	case 1:
		return Coin
	}
	return Coins
}

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
