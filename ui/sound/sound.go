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
	"sync"

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
	Fulfilled Sound = "contract"   // a task is fulfilled, or a goal reached

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

// layers are what sounds are made of that are heard all the time, by their names: for each layer, what touches and what it
// touches, the files of its variations. A file of one has the name of the sound, that of the layer, and a number.
var layers = sync.OnceValue(func() map[string][][]string {
	all, last := map[string][][]string{}, ""
	for _, file := range assets.Sounds() { // sorted
		rest, _, numbered := cutLast(file)
		of, _, layered := cutLast(rest)
		if !numbered || !layered {
			continue
		}
		if rest != last {
			all[of], last = append(all[of], nil), rest
		}
		at := len(all[of]) - 1
		all[of][at] = append(all[of][at], file)
	}
	return all
})

// cutLast is what is before and after the last dash of a name, and reports whether it has one.
func cutLast(name string) (before, after string, found bool) {
	at := strings.LastIndexByte(name, '-')
	if at < 0 {
		return name, "", false
	}
	return name[:at], name[at+1:], true
}

// Files are those of a sound: for each of its layers one of these is heard, never the one of the last time.
func (s Sound) Files() [][]string {
	file, _ := s.parts()
	if of := layers()[file]; of != nil {
		return of
	}
	return [][]string{{file}}
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
