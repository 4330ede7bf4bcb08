package piratescove

import "testing"

// Events alone tell the whole game: a board that follows them is that of the position at every step, ships, purses, hands,
// treasure cards, black ships, navies and fights.
func TestEventsTellEverything(t *testing.T) {
	madeWay := 0
	for seed := range uint64(200) {
		var b Board
		begun := false
		playRandomly(t, MinPlayers+int(seed%4), seed, func(p *Position, _ []Action, chosen Action) {
			if !begun {
				b, begun = p.Board(), true
			}
			after := *p
			var tape Tape
			if err := after.Apply(chosen, &tape); err != nil {
				t.Fatal(err)
			}
			for _, e := range tape.Events {
				if e.String() == "" {
					t.Fatalf("%+v has no text", e)
				}
				b.Follow(e.SeenBy(Onlooker))
				if e.Kind == CraftLost && e.Card != NoCard {
					madeWay++
				}
			}
			if want := after.Board(); b != want {
				t.Fatalf("game %d, after %q (%v):\n%+v is told\n%+v is so", seed, chosen, tape.Events, b, want)
			}
		})
	}
	if madeWay < 10 {
		t.Errorf("%d mastercrafts made way for parrots (J22): the sample shows nothing", madeWay)
	}
}

// A seat is told everything that happens but which cards others draw, unless they lie open (A7, V3).
func TestSeatsAreToldWhatTheySee(t *testing.T) {
	drawn := 0
	for seed := range uint64(40) {
		playRandomly(t, 3, seed, func(p *Position, _ []Action, chosen Action) {
			after := *p
			var tape Tape
			if err := after.Apply(chosen, &tape); err != nil {
				t.Fatal(err)
			}
			for _, e := range tape.Events {
				for seat := range 3 {
					seen := e.SeenBy(seat)
					open := p.options.OpenFame && e.Kind == Drew && e.Card.Face().Type == FameCard
					hidden := e.Kind == Drew && int(e.Seat) != seat && !open
					if hidden {
						drawn++
					}
					if (seen == e) == hidden || seen.Card != NoCard && hidden {
						t.Fatalf("seat %d sees %q of %q", seat, seen, e)
					}
				}
			}
		})
	}
	if drawn < 500 {
		t.Errorf("%d cards were drawn: the sample shows nothing", drawn)
	}
}
