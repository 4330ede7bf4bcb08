//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	covetranscript "portroyal/engine/piratescove/transcript"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/settings"
)

// along plays along with a game of the program, whichever game it is: from the same seed and the actions that the log tells
// of, it knows at any time who has to decide what.
type along interface {
	catchUp()               // reads the log, and plays what it tells of
	taken() []action        // the actions that it has told of
	toDecision()            // waits until the person has to decide, or the game is over
	decide()                // decides for the person with the keyboard, and waits for the program to play it
	over() bool             // whether the game is
	resume(n int)           // the program has ended, and goes on after so many of the actions
	checkRecord(*testing.T) // holds what was written of a game that is over against what was played
}

// action is one that the log has told of.
type action struct {
	seat   int // the person's is 0
	action string
}

// kind is one of the games, as tests play it that any game has to pass.
type kind struct {
	name string

	// with gives the settings in which Enter on the start screen begins a game of a person, at seat 0, against so many
	// computer players, and what plays along with it.
	with func(seed uint64, opponents int) (settings.Settings, func(*program) along)
}

// file is its name as a part of names of files.
func (of kind) file() string {
	return strings.ToLower(strings.NewReplacer(" ", "-", "'", "").Replace(of.name))
}

// kinds are all games.
var kinds = []kind{
	{"Port Royal", func(seed uint64, opponents int) (settings.Settings, func(*program) along) {
		players := []string{"captain", "seaman", "captain"}[:opponents]
		setup := with(setupFor(seed, portroyal.RandomStart, players...), withContracts)
		return kept(setup), func(p *program) along { return follow(p, setup) }
	}},
	{"Pirate's Cove", func(seed uint64, opponents int) (settings.Settings, func(*program) along) {
		all, seats := embark(seed, []string{"captain", "seaman", "cabin-boy"}[:opponents]...)
		return all, func(p *program) along { return sail(p, seed, seats) }
	}},
}

// forEach runs a test for each game.
func forEach(t *testing.T, test func(*testing.T, kind)) {
	for _, of := range kinds {
		t.Run(of.name, func(t *testing.T) { test(t, of) })
	}
}

// begun begins a game with Enter, and waits until it has gone on for so many actions.
func begun(p *program, with func(*program) along, actions int) along {
	p.t.Helper()
	p.keys("Return")
	a := with(p)
	if !poll(enough, func() bool { a.catchUp(); return len(a.taken()) >= actions }) {
		p.t.Fatal("no game goes on")
	}
	return a
}

// onDisk is the one game that is saved; nil as long as there is none.
func (p *program) onDisk() record.Record {
	p.t.Helper()
	files, err := filepath.Glob(filepath.Join(p.gamesDir(), "*.json"))
	if err != nil {
		p.t.Fatal(err)
	}
	files = slices.DeleteFunc(files, func(file string) bool { return filepath.Base(file) == "index.json" })
	switch len(files) {
	case 0:
		return nil
	case 1:
	default:
		p.t.Fatalf("more than one game is saved: %v", files)
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		p.t.Fatal(err)
	}
	saved, err := record.Games{transcript.Game, covetranscript.Game}.Decode(text)
	if err != nil {
		p.t.Fatal(err)
	}
	return saved
}

// saved are the actions of the game on the disk, in their notation.
func (p *program) saved() (all []string) {
	p.t.Helper()
	switch of := p.onDisk().(type) {
	case *transcript.Record:
		for _, action := range of.Actions {
			all = append(all, action.String())
		}
	case *covetranscript.Record:
		for _, action := range of.Actions {
			all = append(all, action.String())
		}
	}
	return all
}
