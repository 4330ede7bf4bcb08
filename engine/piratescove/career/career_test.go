package career_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math"
	"slices"
	"testing"

	shared "portroyal/engine/career"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/career"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
)

var games = flag.Int("games", 3, "games of each voyage by which its goals are measured")

// Every voyage can be played: its rules go together, its players are known, and its goals are of different kinds and have
// a number where the kind asks for one.
func TestTheTableFitsTogether(t *testing.T) {
	names, level := map[string]bool{}, bot.CabinBoy
	for i := range career.Voyages {
		v := &career.Voyages[i]
		if err := v.Options.Check(); err != nil {
			t.Errorf("%s: %v", v.Name, err)
		}
		if !record.IsID(v.Name) || names[v.Name] || career.Row.Number(v.Name) != i {
			t.Errorf("%q is no name of its own", v.Name)
		}
		names[v.Name] = true
		if v.Options.Seats() != 1+len(v.Rivals) {
			t.Errorf("%s: %d computer players and one person for %d seats", v.Name, len(v.Rivals), v.Options.Seats())
		}
		for _, rival := range v.Rivals {
			if _, _, known := bot.LevelOf(rival); !known {
				t.Errorf("%s: nobody has words for %q", v.Name, rival)
			}
		}
		if v.Level < level {
			t.Errorf("%s is for a weaker player than the voyage before it", v.Name)
		}
		level = v.Level
		kinds := map[career.Kind]bool{}
		for _, goal := range v.Goals {
			of, known := career.Kinds[goal.Kind]
			if !known || kinds[goal.Kind] || of.Counts != (goal.N > 0) {
				t.Errorf("%s: %s %d", v.Name, goal.Kind, goal.N)
			}
			kinds[goal.Kind] = true
		}
	}
}

// facts are what the player has done in a game, counted from its events.
type facts struct {
	won                                         bool
	fame, best                                  int // at the end: the player's, and that of the best other one
	crippled, fled, raids, bury, sink, hits, by int
	played                                      int
}

// counted counts what happens in a game.
func counted(t *testing.T, r *transcript.Record) (f facts) {
	t.Helper()
	salvo := false // the player fires
	_, err := r.Follow(func(tape *cove.Tape, _ *cove.Position) {
		for _, e := range tape.Events {
			own := e.Seat == career.Player
			switch e.Kind {
			case cove.Fired:
				if salvo = e.Ship.Player() && own; salvo {
					for range e.Volley.All {
						f.played++
					}
				}
			case cove.Rolled:
				if salvo && e.Hit {
					f.hits++
				}
			case cove.Sunk:
				if salvo {
					f.sink++
				}
			}
			switch {
			case e.Kind == cove.FameGained && own && e.From == cove.FromFlight:
				f.by += int(e.N)
			case !own:
			case e.Kind == cove.Crippled:
				f.crippled++
			case e.Kind == cove.Fled:
				f.fled++
			case e.Kind == cove.Plundered:
				f.raids++
			case e.Kind == cove.Buried:
				f.bury = max(f.bury, int(e.Treasures))
			case e.Kind == cove.Played:
				f.played++
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	f.won = slices.Contains(r.Result.Winners, career.Player)
	f.fame = r.Result.Points[career.Player]
	for _, fame := range r.Result.Points[1:] {
		f.best = max(f.best, fame)
	}
	return f
}

// reaches says by the facts of a game whether a goal was reached.
func (f *facts) reaches(goal career.Goal) bool {
	switch n := goal.N; goal.Kind {
	case career.Win:
		return f.won
	case career.Lead:
		return f.won && f.fame-f.best >= n
	case career.Fame:
		return f.fame >= n
	case career.Afloat:
		return f.won && f.crippled == 0
	case career.Bold:
		return f.won && f.fled == 0
	case career.Raids:
		return f.raids >= n
	case career.Bury:
		return f.bury >= n
	case career.Cards:
		return f.played >= n
	case career.Sink:
		return f.sink >= n
	case career.Chase:
		return f.by >= n
	case career.Hits:
		return f.hits >= n
	}
	return false
}

// Each kind of goal is reached exactly by games in which it happened, whatever its number, and of each kind some games reach
// it and some miss it. A player of the level that a voyage is meant for reaches each of its goals now and then.
func TestGoalsAreReachedByWhatHappened(t *testing.T) {
	reached, missed := map[career.Kind]int{}, map[career.Kind]int{}
	for i := range career.Voyages {
		v := &career.Voyages[i]
		if slices.Contains(v.Rivals, "governor") && *games < 40 {
			continue // who thinks for long
		}
		each := make([]int, len(v.Goals))
		for game := range *games {
			r, err := v.Sample(context.Background(), 2027+uint64(game))
			if err != nil {
				t.Fatal(err)
			}
			f := counted(t, r)
			probe := career.Voyage{}
			for _, kind := range career.Kinds.All() {
				for n := range 40 {
					probe.Goals = append(probe.Goals, career.Goal{Kind: kind, N: n})
					if !career.Kinds[kind].Counts {
						break
					}
				}
			}
			progress, err := probe.Progress(r)
			if err != nil {
				t.Fatal(err)
			}
			for at, goal := range probe.Goals {
				if got := progress[at].Reached; got != f.reaches(goal) {
					t.Errorf("%s, game %d: %s %d is reached: %v, and the game was %+v", v.Name, game, goal.Kind, goal.N, got, f)
				}
				if progress[at].Reached {
					reached[goal.Kind]++
				} else {
					missed[goal.Kind]++
				}
			}
			for at, goal := range v.Goals {
				if f.reaches(goal) {
					each[at]++
				}
			}
		}
		for at, times := range each {
			share, n := float64(times)/float64(*games), float64(*games)
			if allowed := 4 * math.Sqrt(0.15*0.85/n); share < 0.15-allowed || share > 0.6+allowed {
				t.Errorf("%s: %s is reached in %d of %.0f games", v.Name, fmt.Sprint(v.Goals[at]), times, n)
			}
		}
	}
	for _, kind := range career.Kinds.All() {
		if reached[kind] == 0 || missed[kind] == 0 {
			t.Errorf("%s was reached %d times and missed %d times", kind, reached[kind], missed[kind])
		}
	}
}

// Before the end a game says of a goal that can be counted how far it has come with it; what only the end says is not reached
// before. A game that goes on has no result, and a damaged one has no goals.
func TestGoalsOnTheWay(t *testing.T) {
	v := &career.Voyages[1]
	whole, err := v.Sample(context.Background(), 77)
	if err != nil {
		t.Fatal(err)
	}
	seats := make([]match.Seat, v.Options.Seats())
	m, err := match.New(v.Setup(seats, 77))
	if err != nil {
		t.Fatal(err)
	}
	far := 0
	for _, action := range whole.Actions {
		progress, err := v.Progress(m.Record())
		if err != nil {
			t.Fatal(err)
		}
		if win, raids := progress[0], progress[1]; win.Reached || win.Counted || !raids.Counted || raids.Far < far {
			t.Fatalf("%+v after %d islands", progress, far)
		}
		far = progress[1].Far
		if _, err := m.Play(action); err != nil {
			t.Fatal(err)
		}
	}
	if far == 0 {
		t.Error("no island was plundered: the sample shows nothing")
	}
	m, err = match.New(v.Setup(seats, 1))
	if err != nil {
		t.Fatal(err)
	}
	progress, err := v.Progress(m.Record())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := v.ResultOf(m.About(), progress); !errors.Is(err, shared.ErrNotOver) {
		t.Errorf("a game that begins: %v", err)
	}
	whole.Shown = whole.Shown[:len(whole.Shown)/2]
	if _, err := v.Progress(whole); err == nil {
		t.Error("a damaged record has goals")
	}
}
