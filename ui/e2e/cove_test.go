//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	"portroyal/ui/piratescove/memory"
	"portroyal/ui/settings"
)

// sailor plays along with a game of Pirate's Cove in the program: from the same seed and the actions that the log tells of,
// it knows at any time who owes which choice.
type sailor struct {
	program  *program
	record   *transcript.Record
	position cove.Position
	over     bool
	keys     int
}

// embark sets up a game of a person and computer players as the one that was played last.
func embark(t *testing.T, seed uint64, opponents ...string) (settings.Settings, []record.Seat) {
	t.Helper()
	setup := memory.Setup{Seed: &seed, Seats: []memory.Seat{{Name: "Anne", Portrait: faces[0]}}}
	for i, opponent := range opponents {
		setup.Seats = append(setup.Seats, memory.Seat{
			Name: "Nº " + strconv.Itoa(i+2), Player: opponent, Colour: i + 1, Portrait: faces[i+1],
		})
	}
	setup.Options.Players = uint8(len(setup.Seats))
	all := settings.Default()
	memory.Of(&all).Setup, all.Game = &setup, transcript.Game.Name
	return all, slices.Clone(setup.Seats)
}

// catchUp reads the log and plays what it tells of.
func (s *sailor) catchUp() {
	t := s.program.t
	t.Helper()
	for _, e := range s.program.news() {
		switch e.Msg {
		case "action":
			action, err := cove.ParseAction(e.Action)
			if err != nil {
				t.Fatal(err)
			}
			var tape cove.Tape
			if err := s.position.Apply(action, &tape); err != nil {
				t.Fatalf("the program plays what cannot be: %v", err)
			}
			s.record.Add(action, &tape, &s.position)
		case "over":
			s.over = true
		}
	}
}

// answer types what answers the question of the person, seat 0.
func (s *sailor) answer() {
	p := &s.position
	typed := []string{"Return"}
	switch p.Phase() {
	case cove.Outfitting:
		typed = []string{"1", "3", "4", "Return"}
	case cove.Navigation:
		typed = []string{strconv.Itoa(1 + (p.Round()*5+len(s.record.Actions))%6), "Return"}
	case cove.Exchange, cove.Aiming:
		typed = []string{"1", "Return"}
		if p.ShipAt(0).Life(cove.Hull) <= 1 && p.Phase() == cove.Exchange {
			typed = []string{"f"}
		}
	case cove.Visits:
		if p.Ship(0).Island == cove.Cove && !p.Served() {
			typed = []string{"1"}
		}
	}
	for _, key := range typed {
		s.program.keys(key)
		s.keys++
		time.Sleep(betweenKeys + 60*time.Millisecond)
	}
}

// play answers until so many actions have been played, or the game is over.
func (s *sailor) play(actions int) {
	t := s.program.t
	t.Helper()
	for deadline := time.Now().Add(6 * time.Minute); !s.over && len(s.record.Actions) < actions; {
		if time.Now().After(deadline) {
			t.Fatalf("round %d: %s goes on for ever", s.position.Round(), s.position.Phase())
		}
		before := len(s.record.Actions)
		poll(2*time.Second, func() bool { s.catchUp(); return s.over || s.position.Owes(0) })
		if s.over || !s.position.Owes(0) {
			continue
		}
		s.answer()
		poll(2*time.Second, func() bool { s.catchUp(); return s.over || len(s.record.Actions) > before })
	}
}

// TestCoveByKeysAndKills plays the second game with keys alone from the start screen on; the program is killed and ended in
// the middle of it, and goes on where it was, in another language.
func TestCoveByKeysAndKills(t *testing.T) {
	t.Parallel()
	kept, seats := embark(t, 77, "captain", "seaman")
	p := newProgram(t, newDisplay(t, 1024, 700), kept)
	args := func(language string) []string {
		return []string{"-language", language, "-speed", "instant", "-size", "1024x700"}
	}
	p.start(args("en")...)
	s := &sailor{program: p}
	var err error
	if s.record, s.position, err = transcript.Begin(cove.Options{Players: 3}, 77, seats); err != nil {
		t.Fatal(err)
	}
	p.display.shoot(t, "cove-1-start")
	p.keys("Return") // plays the last set-up again
	for i, end := range []syscall.Signal{syscall.SIGKILL, syscall.SIGTERM} {
		s.play(40 * (i + 1))
		if s.over {
			t.Fatal("the game is over too early: choose another seed")
		}
		done := len(s.record.Actions)
		if !poll(enough, func() bool { s.catchUp(); return p.coveKept(t) >= done }) {
			t.Fatalf("%d decisions were made, and %d of them are on the disk", done, p.coveKept(t))
		}
		p.display.shoot(t, "cove-2-middle-"+strconv.Itoa(i))
		s.catchUp()
		if err := p.cmd.Process.Signal(end); err != nil {
			t.Fatal(err)
		}
		p.again(args([]string{"de", "es"}[i])...)
		s.resume()
		p.keys("Return") // Continue
	}
	s.play(1 << 20)
	p.display.shoot(t, "cove-3-end")
	t.Logf("%d actions, %d keys", len(s.record.Actions), s.keys)
	saved := p.coveSaved(t)
	if diff := cmp.Diff(s.record.Actions, saved.Actions); diff != "" || saved.Result == nil {
		t.Errorf("what was played (-) is not what was saved (+): %s; result %v", diff, saved.Result)
	}
	p.closeBox()
	p.mustEnd()
	p.mustBeContent()
	p.mustKeep(1)
}

// resume takes the game up as it is on the disk: the log may have told of less.
func (s *sailor) resume() {
	t := s.program.t
	saved := s.program.coveSaved(t)
	position, err := saved.Replay()
	if err != nil {
		t.Fatal(err)
	}
	s.record, s.position = saved, position
}

// coveSaved is the one game that is saved.
func (p *program) coveSaved(t *testing.T) *transcript.Record {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(p.gamesDir(), "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if filepath.Base(file) == "index.json" {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		saved, err := transcript.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		return saved
	}
	return &transcript.Record{}
}

// coveKept is how many decisions are on the disk.
func (p *program) coveKept(t *testing.T) int { return len(p.coveSaved(t).Actions) }
