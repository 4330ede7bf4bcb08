package archive_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	cove "portroyal/engine/piratescove"
	covematch "portroyal/engine/piratescove/match"
	covetranscript "portroyal/engine/piratescove/transcript"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// going is a game of computer players in progress, whichever game it is.
type going interface {
	About() *record.Head
	Snapshot() record.Record
	Over() bool
	Run(context.Context) error
	taken() int // how many actions there have been
	act() error // lets a computer player decide
}

// royal is a game of Port Royal.
type royal struct{ *match.Match }

func (g royal) taken() int { return len(g.Steps()) }

func (g royal) act() error {
	_, err := g.Play(g.Thinker().Choose(context.Background(), g.View(), g.Legal()))
	return err
}

// piracy is a game of Pirate's Cove.
type piracy struct{ *covematch.Match }

func (g piracy) taken() int { return len(g.Steps()) }

func (g piracy) act() error {
	player, seat := g.Thinking()
	view := g.View(seat)
	_, err := g.Play(player.Choose(context.Background(), view, view.Legal(nil)))
	return err
}

// editionFiles are games of all editions of Port Royal.
func editionFiles() []string {
	files, _ := filepath.Glob("../portroyal/transcript/testdata/format-7/*.json")
	return files
}

// setupFiles are games that say how others are set up: those, and one of Pirate's Cove for two, three and five players.
func setupFiles() []string {
	files, _ := filepath.Glob("../piratescove/transcript/testdata/game-*.json")
	return append(editionFiles(), files...)
}

// begin begins a game that is set up as the one in a file, but that every seat is a computer player's, who takes no time
// to think.
func begin(file string, seed uint64) (going, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	r, err := known.Decode(text)
	if err != nil {
		return nil, err
	}
	head := r.About()
	for i := range head.Seats {
		if quick := []string{"random", "greedy"}[i%2]; head.Game() == covetranscript.Game.Name {
			head.Seats[i].Player = quick
		} else if head.Seats[i].Player == "" {
			head.Seats[i].Player = "random"
		}
	}
	switch head.Game() {
	case transcript.Game.Name:
		m, err := match.New(match.Setup{Options: transcript.OptionsOf(head), Seats: head.Seats, Seed: seed, Start: head.Start})
		return royal{m}, err
	case covetranscript.Game.Name:
		options := covetranscript.OptionsOf(head)
		options.OneGuard, options.OpenFame = seed%2 == 1, seed%2 == 1
		m, err := covematch.New(covematch.Setup{Options: options, Seats: head.Seats, Seed: seed})
		return piracy{m}, err
	}
	return nil, fmt.Errorf("nobody knows %s", head.Game())
}

// load goes on with a game.
func load(r record.Record) (going, error) {
	switch r := r.(type) {
	case *transcript.Record:
		m, err := match.Load(r)
		return royal{m}, err
	case *covetranscript.Record:
		m, err := covematch.Load(r)
		return piracy{m}, err
	}
	return nil, fmt.Errorf("nobody knows a %T", r)
}

// played is all that has happened in a game of any kind.
type played struct {
	Actions []string
	Cards   []portroyal.Card
	Shown   []uint8
	Result  *record.Result
}

// playedIn is what has happened in a record.
func playedIn(r record.Record) played {
	is := played{Result: r.About().Result}
	switch r := r.(type) {
	case *transcript.Record:
		is.Actions, is.Cards = written(r.Actions), r.Cards
	case *covetranscript.Record:
		is.Actions, is.Shown = written(r.Actions), r.Shown
	}
	return is
}

// written are actions in their notation.
func written[A portroyal.Action | cove.Action](actions []A) (all []string) {
	for _, action := range actions {
		all = append(all, fmt.Sprint(action))
	}
	return all
}
