package piratescove

import "testing"

// account is what events alone say of a game.
type account struct {
	places                     [MaxPlayers][Sections]int
	doubloons, treasures, fame [MaxPlayers]int
	hands                      [MaxPlayers]int
	islands                    [MaxPlayers]Island
	parrots                    [MaxPlayers]Card
	blacks                     [2]Island
	legends                    [2]Legend
	round                      int
}

// accountOf is what a position says.
func accountOf(p *Position) (a account) {
	for seat := range p.Players() {
		ship := &p.ships[seat]
		for section, place := range ship.Places {
			a.places[seat][section] = int(place)
		}
		a.doubloons[seat], a.treasures[seat], a.fame[seat] = int(ship.Doubloons), int(ship.Treasures), int(ship.Fame)
		a.hands[seat], a.islands[seat], a.parrots[seat] = int(p.held[seat]), ship.Island, ship.Parrot
	}
	for i, black := range p.blacks {
		a.blacks[i], a.legends[i] = black.Island, black.Legend
	}
	a.round = int(p.round)
	return a
}

// hear changes the account as an event tells.
func (a *account) hear(e Event, final bool) {
	seat := e.Seat
	switch e.Kind {
	case RoundBegan:
		a.round = int(e.N)
	case Outfitted:
		for section, n := range e.Steps {
			for range n {
				a.places[seat][section]++
				a.doubloons[seat] -= int(costs[a.places[seat][section]])
			}
		}
	case Played:
		a.hands[seat]--
		if e.Card == Overboard {
			a.treasures[seat] -= int(e.N)
		}
	case Fired:
		e.Volley.each(func(Card) { a.hands[seat]-- })
	case Sailed, Moved:
		a.islands[seat] = e.Island
	case ShipHit:
		if e.Ship.Player() && e.Card == NoCard {
			a.places[e.Ship][e.Section]--
		}
	case Crippled, Fled:
		if !final {
			a.islands[seat] = Cove
		}
	case ParrotLost:
		a.parrots[seat] = NoCard
	case FameGained:
		a.fame[seat] += int(e.N)
	case FameLost:
		a.fame[seat] -= int(e.N)
	case FameShown:
		a.fame[seat] += int(e.N)
		a.hands[seat] -= int(e.Cards)
	case Mutiny:
		a.doubloons[seat], a.treasures[seat] = 0, 0
	case Gained:
		a.doubloons[seat] += int(e.Doubloons)
		a.treasures[seat] += int(e.Treasures)
	case Bought, CraftMended:
		a.doubloons[seat] -= int(e.Doubloons)
	case Drew:
		a.hands[seat]++
	case ParrotLanded:
		a.parrots[seat] = e.Card
	case Repaired:
		a.doubloons[seat] -= int(e.Doubloons)
		for section, place := range a.places[seat] {
			if place == 0 {
				a.places[seat][section] = startPlace
			}
		}
	case Raised:
		a.places[seat][e.Section] = int(e.N)
		a.doubloons[seat] -= int(e.Doubloons)
	case Buried:
		a.treasures[seat] -= int(e.Treasures)
		a.doubloons[seat] -= int(e.Doubloons)
	case Attached:
		a.hands[seat]--
	case Returned:
		a.treasures[seat] -= int(e.Treasures)
	case BlackMoved:
		a.blacks[e.Ship-FirstBlack] = e.Island
	case BlackCame:
		a.legends[e.Ship-FirstBlack] = e.Legend
	}
}

// Events alone tell the whole game: who follows them knows every ship, purse and hand at every step.
func TestEventsTellEverything(t *testing.T) {
	for seed := range uint64(200) {
		var a account
		begun := false
		playRandomly(t, MinPlayers+int(seed%4), seed, func(p *Position, _ []Action, chosen Action) {
			if !begun {
				a, begun = accountOf(p), true
			}
			after, final := *p, p.final
			var tape Tape
			if err := after.Apply(chosen, &tape); err != nil {
				t.Fatal(err)
			}
			for _, e := range tape.Events {
				if e.Kind == TieFight {
					final = true
				}
				if e.String() == "" {
					t.Fatalf("%+v has no text", e)
				}
				a.hear(e, final)
			}
			if want := accountOf(&after); a != want {
				t.Fatalf("game %d, after %q (%v):\n%+v is told\n%+v is so", seed, chosen, tape.Events, a, want)
			}
		})
	}
}

// A seat is told everything that happens but which cards others draw (A7).
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
					hidden := e.Kind == Drew && int(e.Seat) != seat
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
