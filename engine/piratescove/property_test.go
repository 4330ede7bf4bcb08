package piratescove

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"
)

// mostActions is far more than any random game has.
const mostActions = 20_000

// owing is a seat that owes a choice, by chance.
func owing(p *Position, random *rand.Rand) int {
	first := random.IntN(p.Players())
	for i := range p.Players() {
		if seat := (first + i) % p.Players(); p.Owes(seat) {
			return seat
		}
	}
	return -1
}

// optionsOf are the options of a random game: among 420 games of each number of players there is every combination (J22, V).
func optionsOf(players int, seed uint64) Options {
	n := seed / 4
	options := Options{
		Players: uint8(players), OneGuard: n%2 == 1, CraftEach: n/2%2 == 1, BlackShips: uint8(n % 3), OpenFame: n%5 > 2,
	}
	if n%7 > 4 {
		options.Rounds = ShortRounds
	}
	return options
}

// The random games are played with every combination of what can be chosen.
func TestEveryCombinationIsPlayed(t *testing.T) {
	found := map[Options]bool{}
	for seed := range uint64(4 * 420) {
		found[optionsOf(MinPlayers+int(seed%4), seed)] = true
	}
	if want := 4 * 2 * 2 * 3 * 2 * 2; len(found) != want {
		t.Errorf("%d of %d combinations", len(found), want)
	}
}

// playRandomly plays a game with choices by chance, and calls look with every position in which a choice is owed.
func playRandomly(t testing.TB, players int, seed uint64, look func(p *Position, legal []Action, chosen Action)) Position {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 29))
	p, err := New(optionsOf(players, seed), seed)
	if err != nil {
		t.Fatal(err)
	}
	var legal []Action
	for n := 0; p.Phase() != Over; n++ {
		if n > mostActions {
			t.Fatalf("game %d of %d has not ended", seed, players)
		}
		seat := owing(&p, random)
		if seat < 0 {
			t.Fatalf("game %d of %d: nobody owes a choice in phase %s", seed, players, p.phase)
		}
		if legal = p.Legal(seat, legal[:0]); len(legal) == 0 {
			t.Fatalf("game %d of %d: seat %d can do nothing in phase %s", seed, players, seat, p.phase)
		}
		chosen := legal[random.IntN(len(legal))]
		if look != nil {
			look(&p, legal, chosen)
		}
		if err := p.Apply(chosen, nil); err != nil {
			t.Fatalf("game %d of %d: %v", seed, players, err)
		}
	}
	return p
}

// unsound says what must not be so in any position of a game, or "" (A3, B1, B6, K14, T1, U1).
func unsound(p *Position) string {
	left := 0
	for _, copies := range p.treasures {
		left += int(copies)
	}
	if left != OuterIslands*(Rounds-int(p.round)) {
		return fmt.Sprintf("%d treasure cards are left in round %d", left, p.round)
	}
	return unsoundAtAll(p)
}

// unsoundAtAll is unsound for positions that were written down: which treasure cards were turned up is not known.
func unsoundAtAll(p *Position) string {
	doubloons, treasures, hulls := int(p.doubloons), int(p.hoard), 0
	var cards Hand
	for card := range cards {
		cards[card] = p.pile[card] + p.discards[card]
	}
	cards[p.offered]++
	for seat := range p.Players() {
		ship := &p.ships[seat]
		doubloons += int(ship.Doubloons)
		treasures += int(ship.Treasures)
		crafts := 0
		for section := range Sections {
			if ship.Places[section] > LastPlace {
				return fmt.Sprintf("seat %d: place %d", seat, ship.Places[section])
			}
			if ship.Craft[section] != NoGuard {
				cards[Mastercraft]++
				if crafts++; crafts > 1 && !p.options.CraftEach {
					return fmt.Sprintf("seat %d: %d mastercrafts (B6)", seat, crafts)
				}
				if p.options.OneGuard && ship.Parrot != NoCard && ship.Parrot.Face().Section == Section(section) {
					return fmt.Sprintf("seat %d: two guards of the %s (J22)", seat, Section(section))
				}
			}
		}
		cards[ship.Parrot]++
		if (ship.Parrot == NoCard) != (ship.ParrotIs == NoGuard) {
			return "a parrot without a state, or the other way round"
		}
		for card, copies := range p.hands[seat] {
			cards[card] += copies
		}
		switch {
		case p.hands[seat].Of(ParrotCard) > 0:
			return "a parrot is in a hand (T2)"
		case p.options.OpenFame && p.hands[seat].Size()-p.hands[seat].Of(FameCard) != int(p.held[seat]),
			!p.options.OpenFame && p.hands[seat].Size() != int(p.held[seat]):
			return "a hand is miscounted"
		case ship.Crippled() && ship.Island != Cove && !p.final:
			return "a crippled ship is not in the cove"
		case ship.Fame > mostFame:
			return fmt.Sprintf("fame %d", ship.Fame)
		}
		hulls += ship.Value(Hull)
	}
	cards[NoCard] = 0
	for card := range cardFaces {
		if cards[card] != cardFaces[card].Copies {
			return fmt.Sprintf("%d cards %s", cards[card], Card(card))
		}
	}
	legends := p.legends | p.sunk
	for _, black := range p.blacks {
		if black.Legend != NoLegend {
			if !black.Gone && legends>>black.Legend&1 != 0 {
				return "a legendary pirate is twice there"
			}
			legends |= 1 << black.Legend
		}
	}
	switch {
	case doubloons != bankDoubloons:
		return fmt.Sprintf("%d doubloons", doubloons)
	case treasures != bankTreasures:
		return fmt.Sprintf("%d treasures", treasures)
	case p.pile.Size() != int(p.left):
		return "the pile is miscounted"
	case legends != 1<<6-2:
		return "a legendary pirate is missing"
	}
	return ""
}

// Everything is conserved at every step, and a position reads back as it is written.
func TestEveryStepIsSound(t *testing.T) {
	for seed := range uint64(400) {
		players := MinPlayers + int(seed%4)
		n := 0
		playRandomly(t, players, seed, func(p *Position, legal []Action, chosen Action) {
			if fault := unsound(p); fault != "" {
				t.Fatalf("game %d: %s", seed, fault)
			}
			for _, a := range legal {
				if read, err := ParseAction(a.String()); err != nil || read != a {
					t.Fatalf("%q is read as %q, %v", a, read, err)
				}
			}
			if n++; n%5 != int(seed%5) {
				return
			}
			text, err := json.Marshal(p)
			if err != nil {
				t.Fatal(err)
			}
			var read Position
			if err := json.Unmarshal(text, &read); err != nil {
				t.Fatalf("%v in %s", err, text)
			}
			if read != *p {
				again, _ := json.Marshal(read)
				t.Fatalf("%s is read as another one, %s\n%+v\n%+v", text, again, *p, read)
			}
		})
	}
}

// Whoever is said to be asked for a card is asked if all before pass, and nobody else is (E6, E8, K3).
func TestAskedForCards(t *testing.T) {
	times := map[Phase]int{}
	for seed := range uint64(40) {
		playRandomly(t, 2+int(seed%4), seed, func(p *Position, _ []Action, _ Action) {
			if !p.AsksForCards() {
				return
			}
			phase, said := p.Phase(), [MaxPlayers]bool{}
			for seat := range p.Players() {
				said[seat] = p.AskedForCards(seat)
			}
			var asked [MaxPlayers]bool
			n := 0
			for q := *p; q.Phase() == phase && q.Round() == p.Round() && q.fight.island == p.fight.island; n++ {
				seat := q.Owing()
				if asked[seat] {
					break // another time for cards
				}
				asked[seat] = true
				if err := q.Apply(Action{Kind: Pass, Seat: uint8(seat)}, nil); err != nil {
					t.Fatal(err)
				}
			}
			if said != asked {
				t.Errorf("seed %d, %s: asked are %v, said is %v", seed, phase, asked, said)
			}
			if n > 1 {
				times[phase]++
			}
		})
	}
	for _, phase := range []Phase{AfterTreasure, BeforeNavigation, AfterNavigation, Reply, Boarding} {
		if times[phase] == 0 {
			t.Errorf("%s: never was more than one asked", phase)
		}
	}
}

// Who passes in boarding is told apart from who passes in a window, by the island of the fight (E8, K3).
func TestPassesInBoardingHaveAnIsland(t *testing.T) {
	boarding, windows := 0, 0
	for seed := range uint64(12) {
		playRandomly(t, 4, seed, func(p *Position, _ []Action, chosen Action) {
			if chosen.Kind != Pass {
				return
			}
			next, tape := *p, Tape{}
			if err := next.Apply(chosen, &tape); err != nil {
				t.Fatal(err)
			}
			want := NoIsland
			if windows++; p.Phase() == Boarding {
				want = p.fight.island
				boarding++
			}
			if e := tape.Events[0]; e.Kind != Passed || e.Island != want {
				t.Errorf("in phase %s it is told as %+v", p.Phase(), e)
			}
		})
	}
	if boarding == 0 || windows == boarding {
		t.Errorf("%d of %d passes are in boarding", boarding, windows)
	}
}
