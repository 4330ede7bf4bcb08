package portroyal_test

import (
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// TestEffectsAreWhatHappens compares what an action is said to bring and cost with what happens when it is
// played: the events of the deciding seat up to the next chance, and the coins and points of everybody, if the
// same seat still has something to decide in this chance.
func TestEffectsAreWhatHappens(t *testing.T) {
	compared := map[portroyal.ActionKind]int{}
	rapid.Check(t, func(t *rapid.T) {
		drawGame(t).play(t, func(ply *ply) { checkEffect(t, ply, compared) })
	})
	for seed := range uint64(60) { // in which ships are traded for contracts
		options := decided(withContracts(game(2+uint8(seed%4), portroyal.DeckBase|portroyal.DeckExpansion)))
		randomGame{options: options, seed: seed, style: striving, choices: seed}.play(t,
			func(ply *ply) { checkEffect(t, ply, compared) })
	}
	for _, kind := range []portroyal.ActionKind{
		portroyal.Take, portroyal.TakeForgoing, portroyal.Claim,
		portroyal.Stop,
	} {
		if compared[kind] < 10 {
			t.Errorf("%d actions of kind %d were compared", compared[kind], kind)
		}
	}
}

func checkEffect(t failer, ply *ply, compared map[portroyal.ActionKind]int) {
	t.Helper()
	before, after, a := &ply.before, &ply.after, ply.action
	seat := before.Decides()
	effect := before.Effect(a)
	price, fee, income, slots, steps := 0, 0, 0, 0, 0
events:
	for _, e := range ply.events {
		n := int(e.N)
		switch {
		case e.Kind == portroyal.ChanceCame && a.Kind != portroyal.Stop, e.Kind == portroyal.HarbourCleared,
			e.Kind == portroyal.PassedOver:
			break events
		case e.Kind == portroyal.ChanceCame && n != effect.Takes:
			t.Fatalf("%v: %d cards may be taken, not %d", ply, n, effect.Takes)
		case int(e.Seat) != seat:
		case e.Kind == portroyal.PersonHired:
			price += n
		case e.Kind == portroyal.FeePaid:
			fee += n
		case e.Kind == portroyal.StepMade:
			steps++
		case e.Kind == portroyal.ContractFulfilled:
			slots += n
		case e.Kind == portroyal.ShipTraded, e.Kind == portroyal.Claimed,
			e.Kind == portroyal.AdmiralsPaid, e.Kind == portroyal.ViceAdmiralsPaid, e.Kind == portroyal.GunnersPaid:
			income += n
		}
	}
	switch a.Kind {
	case portroyal.Take, portroyal.TakeForgoing, portroyal.Claim, portroyal.Stop:
	default:
		return
	}
	if effect.Price != price || effect.Fee != fee || effect.Steps != steps {
		t.Fatalf("%v: price %d, fee %d, steps %d, and not %+v", ply, price, fee, steps, effect)
	}
	// The next seat's persons are paid before it is known whether it can act at all (H3).
	same := after.Phase() == portroyal.Trade && after.Decides() == seat && after.Active() == before.Active()
	if !same {
		return
	}
	compared[a.Kind]++
	if effect.Income != income || effect.Slots != slots || effect.Points != after.Points(seat)-before.Points(seat) {
		t.Fatalf("%v: income %d and %+v", ply, income, effect)
	}
	if a.Kind != portroyal.Stop && effect.Takes != after.TakesLeft() {
		t.Fatalf("%v: %d cards may be taken, and not %+v", ply, after.TakesLeft(), effect)
	}
	for other := range before.Players() {
		if effect.Coins[other] != after.Coins(other)-before.Coins(other) {
			t.Fatalf("%v: seat %d has %d coins more, and not %+v",
				ply, other, after.Coins(other)-before.Coins(other), effect)
		}
	}
	takes := map[portroyal.Card]bool{}
	for _, next := range after.Legal(nil) {
		if next.Kind == portroyal.Take {
			takes[next.Card] = true
		}
	}
	if effect.Payable != len(takes) {
		t.Fatalf("%v: %d cards can be paid for, and not %+v", ply, len(takes), effect)
	}
}
