package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/aloud"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
	"portroyal/ui/words/wordstest"
)

// Every kind of event is told in every language to who does not see the table, but those that say nothing by themselves; what
// concerns nobody at the screen briefly.
func TestEventsAreSpoken(t *testing.T) {
	const mostSentences = 3 // two cards that are played for a salvo, the salvo, and its hits
	told := map[cove.EventKind]bool{}
	eachBeat(t, fyne.Size{}, 24, func(s *sat, b *beat) {
		players := make([]string, len(s.seats))
		for seat := range s.seats {
			players[seat] = s.seats[seat].Player
		}
		if said := s.aloud(b); !s.concerned(b) && !b.wheels() && strings.Count(said, ". ") >= mostSentences {
			t.Errorf("of others it tells %q", said)
		}
		for seat := range s.seats {
			s.seats[seat].Player = ""
		}
		s.persons = len(s.seats)
		for _, e := range b.events {
			for _, code := range words.Languages {
				s.stage.Words = words.In(code)
				said := s.aloud(&beat{events: []cove.Event{e}})
				foeHit := e.Kind == cove.ShipHit && !e.Ship.Player() // the dice have told of it
				if silent := foeHit || slices.Contains(unspoken, e.Kind); silent != (said == "") {
					t.Errorf("%s: %s is told as %q", code, e, said)
				}
				if said != "" {
					wordstest.Said(t, string(code), said)
				}
				told[e.Kind] = true
			}
		}
		s.stage.Words = words.In(words.English)
		for seat := range s.seats {
			s.seats[seat].Player = players[seat]
		}
		s.persons = 0
	})
	for _, kind := range cove.AllEventKinds() {
		if !told[kind] && kind != cove.Passed && kind != cove.VisitBegan { // which are not shown
			t.Errorf("nothing of kind %d happened, as %q", kind, cove.Event{Kind: kind})
		}
	}
}

// The only person at the screen is not told what they have chosen, but what comes of it; others are told both.
func TestOwnChoicesAreNotEchoed(t *testing.T) {
	s := sit(t, fyne.Size{}, words.English, 1, 3, 4)
	fires := func(seat uint8) *beat {
		target := cove.Target(1 - seat)
		return &beat{events: []cove.Event{
			{Kind: cove.Fired, Seat: seat, Ship: cove.Target(seat), Target: target, Section: cove.Hull, N: 2},
			{Kind: cove.Rolled, N: 5, Hit: true},
			{Kind: cove.Rolled, N: 1},
		}}
	}
	others := fires(1)
	others.events[0].Target = 2
	names := s.asks.Names
	for _, c := range []struct {
		of   *beat
		want string
	}{
		{fires(0), "The dice show 5, 1: 1 hit."},
		{fires(1), names[1] + " fires at " + names[0] + "’s hull with 2 dice. The dice show 5, 1: 1 hit."},
		{others, names[1] + " fires at " + names[2] + "’s hull with 2 dice. 1 hit."},
		{&beat{events: []cove.Event{{Kind: cove.ShipHit, Seat: 2, Ship: 2}}}, ""}, // which was the hit
		{&beat{events: []cove.Event{{Kind: cove.ShipHit}}}, "The shot hits " + names[0] + "’s hull."},
		{
			&beat{events: []cove.Event{{Kind: cove.Plundered, Seat: 1, Island: cove.HullIsland}, {Kind: cove.Gained, Seat: 1, Doubloons: 3}}},
			names[1] + " plunders Hull Island.",
		},
		{
			&beat{events: []cove.Event{{Kind: cove.Played, Seat: 1, Card: cove.RoyalNavy}, {Kind: cove.NavyCame, Seat: 1, Island: cove.HullIsland}}},
			names[1] + " sends the Royal Navy to Hull Island.",
		},
		{
			&beat{events: []cove.Event{{Kind: cove.Sailed, Island: cove.TreasureIsland}, {Kind: cove.Sailed, Seat: 1, Island: cove.TreasureIsland}, {Kind: cove.Sailed, Seat: 2, Island: cove.HullIsland}}},
			"Hull Island: " + names[2] + ". Treasure Island: " + names[0] + ", " + names[1] + ".",
		},
	} {
		if got := s.aloud(c.of); got != c.want {
			t.Errorf("%v is told as %q, not %q", c.of.events, got, c.want)
		}
	}
}

// Whatever comes up, every place has a name, every line says something in words, and whoever is asked hears what.
func TestTheTableIsReadInWords(t *testing.T) {
	asked := map[cove.Phase]int{}
	for i, code := range words.Languages {
		s := sit(t, stagetest.Small, code, 1+i%3, 2+i, uint64(i))
		s.At.Settings.Log = settings.LogOpen
		dice := rand.New(rand.NewPCG(8, uint64(i)))
		for presses := 0; !s.match.Over() && presses < 150; presses++ {
			s.pressAny(dice)
			s.Pass(2 * time.Second)
			question := ""
			for _, place := range aloud.Of(s.stage).Places {
				if place.Name == "" {
					t.Errorf("%s: a place has no name: %v", code, place.Lines)
				}
				for _, line := range place.Lines {
					if !strings.ContainsFunc(line.Words, unicode.IsLetter) {
						t.Errorf("%s: %s says %q", code, place.Name, line.Words)
					}
					if place.Asks {
						question += line.Words + " "
					}
				}
			}
			title, _, _ := strings.Cut(s.question().Title, "…")
			switch {
			case s.hands >= 0:
				title = s.stage.Words.T("cove.hand.title", "Player", s.seats[s.hands].Name)
			case s.asked < 0:
				continue
			}
			asked[s.match.Present().Phase()]++
			if s.hands < 0 {
				s.answersAreRead(t, question)
			}
			if !strings.HasPrefix(question, title[:len(title)/2]) { // a long one is cut
				t.Errorf("%s: in %s it asks %q, not %q", code, s.match.Present().Phase(), question, title)
			}
		}
	}
	if len(asked) < 7 {
		t.Errorf("only %v was asked", asked)
	}
}

// While the screen goes to somebody, nothing is read but to whom; and no sentence names a card before everybody has seen it.
func TestNoSecretIsSpoken(t *testing.T) {
	handed, drawn := 0, map[cove.Card]bool{}
	for seed := range uint64(3) {
		s := sit(t, stagetest.Small, words.English, 2+int(seed)%2, 3, 70+seed)
		dice := rand.New(rand.NewPCG(10, seed))
		for presses := 0; presses < 260 && !s.match.Over(); presses++ {
			s.pressAny(dice)
			if s.hands >= 0 {
				handed++
				if places := aloud.Of(s.stage).Places; len(places) != 1 {
					t.Fatalf("while the screen is handed on, it reads %+v", places)
				}
			}
		}
		seen := map[cove.Card]bool{cove.Mastercraft: true, cove.Buccaneer: true} // of which others tell
		var secret []cove.Card
		for _, step := range s.match.Steps() {
			for _, e := range step.Events {
				for card := range e.Volley.All {
					seen[card] = true
				}
				if e.Kind == cove.Drew && !e.Open && !seen[e.Card] {
					secret = append(secret, e.Card)
					continue
				}
				seen[e.Card] = true
			}
		}
		said := strings.Join(s.speech, "\n")
		for _, card := range secret {
			if !seen[card] && strings.Contains(said, terms.Card(s.stage.Words, card)) {
				t.Errorf("seed %d: %s is told", seed, card)
			}
			drawn[card] = drawn[card] || !seen[card]
		}
	}
	if handed < 50 || len(drawn) < 5 {
		t.Errorf("the screen was handed on %d times, and %d cards were secret: the sample shows nothing", handed, len(drawn))
	}
}

// answersAreRead fails the test unless everything that can be chosen is read with the question, with the key that chooses it.
func (s *sat) answersAreRead(t *testing.T, question string) {
	t.Helper()
	q := s.question()
	for i := range q.Options {
		o := &q.Options[i]
		called := s.board.Called(o.Spot)
		if o.Plate == nil && o.Spot.Kind == board.Nowhere { // it takes back what has been begun
			continue
		}
		if o.Plate != nil {
			called = s.calledAs(o)
		} else if called != "" {
			if o.Spot.Kind == board.Part {
				called = s.board.ShipName(o.Spot.Ship) + ", " + called
			}
			called = s.keyed(o, called)
		}
		if called == "" || !o.Chosen && !strings.Contains(question, called) {
			t.Errorf("in %s it asks %q, without the answer %q at %v", s.match.Present().Phase(), question, called, o.Spot)
		}
	}
}
