package midturn

import (
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
)

// What is said of the last round is what the engine plays: no turn follows the last one, who leads is ahead in the standings
// (F1 to F3), and a person wins whose player would be first with it.
func TestRace(t *testing.T) {
	lasts, leads, wins, reaches := 0, 0, 0, 0
	for game := range uint64(300) {
		random := rand.New(rand.NewPCG(game, 1))
		p, err := portroyal.New(portroyal.Options{Decks: portroyal.DeckBase, Players: uint8(2 + game%4), Target: 6, RequireExpedition: game%3 == 0}, game, portroyal.RandomStart)
		if err != nil {
			t.Fatal(err)
		}
		for p.Phase() != portroyal.Over {
			view := p.View()
			if r := raceOf(&view); r.ending && view.Phase() == portroyal.Discover {
				if follows := turnFollows(p); r.last == follows {
					t.Fatalf("game %d: last %t, and another turn follows: %t", game, r.last, follows)
				}
				if r.last {
					lasts++
				}
				standings := view.Standings()
				for seat := range view.Players() {
					first := standings[0].Seat == seat && (len(standings) == 1 || standings[1].Place > 1)
					tableau := view.Tableau(seat)
					if options := view.Options(); options.Ranks(&tableau) && first != (r.lead(&view, seat) > 0) {
						t.Fatalf("game %d: seat %d leads by %v, and the standings are %v", game, seat, r.lead(&view, seat), standings)
					}
					if first {
						leads++
					}
				}
			}
			r, pool := raceOf(&view), poolOf(&view)
			won, reached := r.decisive(&view, &pool)
			if won > 0 {
				wins++
			}
			if reached > 0 {
				reaches++
			}
			if win, reach := byHand(&view); view.NextCard() > 0 && (won != win || reached != reach) {
				t.Fatalf("game %d: with %v cards the player wins, with %v the target is reached, not %v and %v", game, win, reach, won, reached)
			}
			legal := p.Legal(nil)
			p.Play(legal[random.IntN(len(legal))], nil)
		}
	}
	if lasts < 100 || leads < 100 || wins < 20 || reaches < 100 {
		t.Errorf("only %d last turns, %d leads, %d turns that one person wins, %d that reach the target", lasts, leads, wins, reaches)
	}
}

// turnFollows plays everybody passing until the game is over or another turn begins.
func turnFollows(p portroyal.Position) bool {
	for active := p.Active(); p.Phase() != portroyal.Over; {
		legal := p.Legal(nil)
		action := legal[len(legal)-1]
		for _, other := range legal {
			if other.Kind == portroyal.Stop || other.Kind == portroyal.Pass {
				action = other
			}
		}
		if p.Play(action, nil); p.Active() != active && p.Phase() != portroyal.Over {
			return true
		}
	}
	return false
}

// byHand are the cards with which the player of a turn would be first of all in the last round, and those with which they would
// reach the target.
func byHand(view *portroyal.View) (wins, reaches float32) {
	active, options := view.Active(), view.Options()
	for card, copies := range view.NextCards() {
		face := portroyal.Card(card).Face()
		price := view.Price(active, portroyal.Card(card))
		if copies == 0 || face.Type != portroyal.Person || price > view.Coins(active) {
			continue
		}
		points, coins, first := view.Points(active)+int(face.Points), view.Coins(active)-price, true
		for other := range view.Players() {
			t := view.Tableau(other)
			if other != active && options.Ranks(&t) &&
				(view.Points(other) > points || view.Points(other) == points && view.Coins(other) >= coins) {
				first = false
			}
		}
		if view.Ending() && first {
			wins += float32(copies)
		}
		if points >= int(options.Target) {
			reaches += float32(copies)
		}
	}
	return wins, reaches
}
