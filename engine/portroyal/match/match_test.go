package match_test

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

func setup(players ...string) match.Setup {
	s := match.Setup{Options: portroyal.DefaultOptions(), Seed: 5, Start: portroyal.RandomStart}
	s.Options.Players = uint8(len(players))
	for _, player := range players {
		s.Seats = append(s.Seats, match.Seat{Name: "N", Player: player})
	}
	return s
}

func TestMatchIsPlayedAndRecorded(t *testing.T) {
	m, err := match.New(setup("random", "", "stop3"))
	if err != nil {
		t.Fatal(err)
	}
	turns := 1
	for !m.Over() {
		legal := m.Legal()
		action := legal[len(legal)-1] // the person stops and passes whenever they can
		player, view := m.Thinker(), m.View()
		if (player == nil) != (view.Decides() == 1) {
			t.Fatalf("seat %d: thinker %v", view.Decides(), player)
		}
		if player != nil {
			action = player.Choose(context.Background(), m.View(), legal)
		}
		events, err := m.Play(action)
		if err != nil {
			t.Fatal(err)
		}
		for _, event := range events {
			if event.Kind == portroyal.TurnBegan {
				turns++
			}
		}
	}
	if m.Turns() != turns {
		t.Errorf("%d turns counted, %d begun", m.Turns(), turns)
	}
	if m.Thinker() != nil {
		t.Error("somebody still has to decide after the end")
	}
	var file bytes.Buffer
	if err := m.Record().Write(&file); err != nil {
		t.Fatal(err)
	}
	if _, err := transcript.Read(&file); err != nil {
		t.Fatal(err)
	}
}

// TestMatchesOfEveryKind plays games in which players decide about contracts, alone and together,
// and counts the turns that the Time Pile allowed (P2).
func TestMatchesOfEveryKind(t *testing.T) {
	for _, kind := range []struct {
		name        string
		players     []string
		cooperative bool
	}{
		{"against each other", []string{"random", "", "random"}, false},
		{"alone", []string{""}, true},
		{"a person alone with computer players", []string{"random", "", "random", "random"}, true}, // P6
	} {
		s := setup(kind.players...)
		s.Options.Decks |= portroyal.DeckExpansion
		s.Options.Contracts, s.Options.AutoContracts, s.Options.Cooperative = true, false, kind.cooperative
		m, err := match.New(s)
		if err != nil {
			t.Fatal(err)
		}
		first := m.View()
		for !m.Over() {
			view, legal := m.View(), m.Legal()
			action := legal[len(legal)-1]
			if player := m.Thinker(); player != nil {
				action = player.Choose(context.Background(), view, legal)
			}
			if _, err := m.Play(action); err != nil {
				t.Fatalf("%s: %v", kind.name, err)
			}
		}
		last := m.View()
		if spent := first.TimePile() - last.TimePile() - last.VictoryPile(); kind.cooperative && m.Turns() != spent {
			t.Errorf("%s: %d turns, and the Time Pile gave %d cards", kind.name, m.Turns(), spent)
		}
		var file bytes.Buffer
		if err := m.Record().Write(&file); err != nil {
			t.Fatal(err)
		}
		if _, err := transcript.Read(&file); err != nil {
			t.Errorf("%s: %v", kind.name, err)
		}
	}
}

func TestRefusedActionChangesNothing(t *testing.T) {
	m, err := match.New(setup("", ""))
	if err != nil {
		t.Fatal(err)
	}
	before := m.View()
	_, err = m.Play(portroyal.Action{Kind: portroyal.Stop})
	var refusal *portroyal.Refusal
	if !errors.As(err, &refusal) || refusal.Rule != "D1" {
		t.Fatalf("got %v, want a refusal by D1", err)
	}
	if m.View() != before || len(m.Record().Actions) != 0 {
		t.Fatal("the refused action has changed something")
	}
}

func TestImpossibleSetups(t *testing.T) {
	for says, change := range map[string]func(*match.Setup){
		"kraken":  func(s *match.Setup) { s.Seats[0].Player = "kraken" },
		"players": func(s *match.Setup) { s.Options.Players = 9 },
		"seats":   func(s *match.Setup) { s.Options.Players = 4 },
		"target":  func(s *match.Setup) { s.Options.Target = 1 },
		"start":   func(s *match.Setup) { s.Start = 2 },
	} {
		s := setup("", "")
		change(&s)
		if _, err := match.New(s); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("got %v, want an error about %s", err, says)
		}
	}
}

// A record says which program began it, and so does that of a practice game that starts from it.
func TestRecordNamesTheProgram(t *testing.T) {
	for _, program := range []string{"", "1.2.3"} {
		s := setup("", "")
		s.Program = program
		m, err := match.New(s)
		if err != nil {
			t.Fatal(err)
		}
		on, err := m.PlayOn(0, nil)
		if err != nil {
			t.Fatal(err)
		}
		kept, err := transcript.Decode(m.Record().Bytes())
		if err != nil {
			t.Fatal(err)
		}
		if kept.Program != program || on.Record().Program != program {
			t.Errorf("program %q: %q, played on from it %q", program, kept.Program, on.Record().Program)
		}
	}
}

// A record says which weights its computer players used, if any of them did.
func TestRecordNamesTheWeights(t *testing.T) {
	for player, want := range map[string]bool{"": false, "sailor": false, "seaman:bold": true} {
		m, err := match.New(match.Setup{
			Options: portroyal.DefaultOptions(), Seats: []match.Seat{{Name: "Ann"}, {Name: "Bo", Player: player}},
		})
		if err != nil {
			t.Fatal(err)
		}
		if got := m.Record().Weights != ""; got != want {
			t.Errorf("player %q: weights %q", player, m.Record().Weights)
		}
	}
}

// A record says whether the seed and the start player were chosen rather than left to chance. In a deal of the day
// nobody chooses them.
func TestRecordSaysWhatWasChosen(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*match.Setup)
		want   record.Chosen
	}{
		"nothing":           {func(*match.Setup) {}, record.Chosen{}},
		"the seed":          {func(s *match.Setup) { s.Seeded = true }, record.Chosen{Seed: true}},
		"the start player":  {func(s *match.Setup) { s.Start = 1 }, record.Chosen{Start: true}},
		"a deal of the day": {func(s *match.Setup) { s.Seeded, s.Start, s.Daily = true, 0, "2026-11-22" }, record.Chosen{}},
	} {
		s := setup("", "")
		c.change(&s)
		m, err := match.New(s)
		if err != nil {
			t.Fatal(err)
		}
		if r := m.Record(); r.Chosen != c.want || r.Daily != s.Daily {
			t.Errorf("%s: it says %+v of the deal %q", name, r.Chosen, r.Daily)
		}
	}
}
