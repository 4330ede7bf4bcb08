//go:build e2e

package e2e

import (
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/settings"
)

// sailor plays along with a game of Pirate's Cove in the program.
type sailor struct {
	program  *program
	seed     uint64
	seats    []record.Seat
	record   *transcript.Record
	position cove.Position
	told     []action // as the log tells of them
	ended    bool     // the log says so
	missed   int      // keys that the program has not heard, or has passed over
}

// embark sets up a game of a person and computer players as the one that was played last.
func embark(seed uint64, opponents ...string) (settings.Settings, []record.Seat) {
	setup := progress.Setup{Seed: &seed, Seats: []progress.Seat{{Name: "Anne", Portrait: faces[0]}}}
	for i, opponent := range opponents {
		setup.Seats = append(setup.Seats, progress.Seat{
			Name: "Nº " + strconv.Itoa(i+2), Player: opponent, Colour: i + 1, Portrait: faces[i+1],
		})
	}
	setup.Options.Players = uint8(len(setup.Seats))
	all := settings.Default()
	progress.Of(&all).Setup, all.Game = &setup, transcript.Game.Name
	return all, slices.Clone(setup.Seats)
}

// sail plays along with the game that was embarked on.
func sail(p *program, seed uint64, seats []record.Seat) *sailor {
	s := &sailor{program: p, seed: seed, seats: seats}
	s.resume(0)
	return s
}

func (s *sailor) taken() []action { return s.told }

func (s *sailor) over() bool { return s.position.Phase() == cove.Over }

// resume begins anew with the first actions: the log may have told of one more.
func (s *sailor) resume(n int) {
	t, told := s.program.t, s.told
	t.Helper()
	var err error
	s.record, s.position, err = transcript.Begin(cove.Options{Players: uint8(len(s.seats))}, s.seed, s.seats)
	if err != nil {
		t.Fatal(err)
	}
	s.record.Chosen, s.told = record.Chosen{Seed: true}, nil
	for _, of := range told[:n] {
		s.apply(of)
	}
}

// apply plays an action.
func (s *sailor) apply(of action) {
	t := s.program.t
	t.Helper()
	action, err := cove.ParseAction(of.action)
	if err != nil {
		t.Fatal(err)
	}
	var tape cove.Tape
	if err := s.position.Apply(action, &tape); err != nil {
		t.Fatalf("the program plays what cannot be: %v", err)
	}
	s.record.Add(action, &tape, &s.position)
	s.told = append(s.told, of)
}

// catchUp reads the log and plays what it tells of.
func (s *sailor) catchUp() {
	s.program.t.Helper()
	for _, e := range s.program.news() {
		switch e.Msg {
		case "action":
			s.apply(action{e.Seat, e.Action})
		case "over":
			s.ended = true
		case "unheard":
			s.missed++
		case "pressed":
			if !e.Meant {
				s.missed++
			}
		}
	}
}

// toDecision waits until the person, seat 0, owes a choice, or the game is over.
func (s *sailor) toDecision() {
	s.program.t.Helper()
	if !poll(enough, func() bool { s.catchUp(); return s.over() || s.position.Owes(0) }) {
		s.program.t.Fatalf("round %d: %s goes on for ever", s.position.Round(), s.position.Phase())
	}
}

// answer types what answers the question of the person.
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
		time.Sleep(betweenKeys + 60*time.Millisecond)
	}
}

// decide answers until something has been played: a key that comes too early is passed over.
func (s *sailor) decide() {
	s.program.t.Helper()
	before := len(s.told)
	for end := time.Now().Add(enough); len(s.told) == before; {
		if time.Now().After(end) {
			s.program.t.Fatalf("round %d: no key answers %s", s.position.Round(), s.position.Phase())
		}
		missed := s.missed
		s.answer()
		poll(2*time.Second, func() bool { s.catchUp(); return len(s.told) > before || s.missed > missed })
	}
}

// checkRecord compares the record that the program wrote with the game that was followed.
func (s *sailor) checkRecord(t *testing.T) {
	t.Helper()
	if !poll(enough, func() bool { s.catchUp(); return s.ended }) {
		t.Fatal("the log does not tell that the game is over")
	}
	var written *transcript.Record
	if !poll(enough, func() bool {
		written, _ = s.program.onDisk().(*transcript.Record)
		return written != nil && written.Result != nil // its end may not have been written yet
	}) {
		t.Fatal("the end of the game is not saved")
	}
	if written.ID == "" || written.Begun.IsZero() || written.Standing.Played <= 0 || written.Order <= 0 {
		t.Errorf("the record does not say which game it is: %+v", written.Head)
	}
	// Values that only the program knows.
	written.ID, written.Begun, written.Times, written.Standing.Played, written.Order = "", time.Time{}, nil, 0, 0
	written.Weights, written.Program, written.Installation = "", "", ""
	if diff := cmp.Diff(s.record, written); diff != "" {
		t.Errorf("the record is not the game that was played:\n%s", diff)
	}
}
