package coach

import (
	"context"
	"math"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
)

// fated is how a fight ends for the seat after a choice.
type fated struct {
	outlook chances.Outlook
	fate    chances.Fate
}

// fight finds out once how the fight at hand ends after each choice, if the seat stays to the end. A table that asks
// [chances.After] the same from the same seed says the same.
func (q *question) fight(ctx context.Context) {
	if _, on := q.view.FightAt(); !on {
		return
	}
	for i := range q.race.lines {
		a := q.race.lines[i][0]
		if _, known := q.fights[a]; known || ctx.Err() != nil || a.Kind == cove.Flee || a.Kind == cove.Aim {
			continue
		}
		outlook, _ := chances.After(ctx, q.view, a, chances.Standing(q.view.Seat()), chances.Playouts, q.seed)
		if outlook.Exact || outlook.Playouts > 0 {
			q.fights[a] = fated{outlook, outlook.Ships[cove.Target(q.view.Seat())]}
		}
	}
}

// fights are the reasons of a choice in a fight.
func (f *facts) fights(a cove.Action) (all []Reason) {
	if a.Kind == cove.Flee {
		return f.flees()
	}
	if a.Kind == cove.Fire {
		harm := chances.SalvoOf(f.view, a).Ships
		if there, strikes := harm[a.Target]; strikes {
			all = append(all, Reason{
				Topic: Strikes, Ship: a.Target, Section: a.Section, Hits: there.Strokes, Chance: there.Gone,
			})
		}
		if own, strikes := harm[cove.Target(a.Seat)]; strikes {
			all = append(all, Reason{Topic: Backfires, Hits: own.Strokes, Chance: own.Gone})
		}
	}
	stake := f.atStake()
	if end, known := f.q.fights[a]; known {
		o := &end.outlook
		all = append(all, Reason{Topic: StaysLast, Chance: end.fate.Last, Error: o.Error(end.fate.Last)},
			Reason{Topic: IsCrippled, Chance: end.fate.Crippled, Error: o.Error(end.fate.Crippled)})
		if !f.view.Deciding() {
			topic := FightFame
			if stake > 0 {
				topic = FightWorth
			}
			all = append(all, Reason{
				Topic: topic, Fame: end.fate.Fame + end.fate.Last*stake,
				Error: math.Hypot(o.FameError(end.fate), stake*o.Error(end.fate.Last)),
			})
		}
	}
	if stake > 0 {
		all = append(all, Reason{Topic: AtStake, Fame: stake})
	}
	return all
}

// atStake is what the island is worth in fame to who is left there: its card, or what can be buried.
func (f *facts) atStake() float64 { return chances.AtStake(f.view, chances.UsualRates) }

// flees are the reasons of fleeing, and what it leads to for certain but for the mutiny's die.
func (f *facts) flees() (all []Reason) {
	if f.view.Deciding() { // J12
		return nil
	}
	if fame := f.atStake(); fame > 0 {
		all = append(all, Reason{Topic: Forgoes, Fame: fame})
	}
	if f.view.WasHit(f.seat) { // K12
		n := 0
		for other := range f.view.Players() {
			if other != f.seat && f.view.InFight(cove.Target(other)) {
				n++
			}
		}
		if n > 0 {
			all = append(all, Reason{Topic: GivesFame, N: n})
		}
	}
	fame := min(cove.MutinyFame, f.ship.Fame)
	if f.ship.Treasures+f.ship.Doubloons+fame > 0 { // K13
		all = append(all, Reason{
			Topic: Mutinies, Chance: cove.MutinyChance, N: int(f.ship.Treasures), Of: int(f.ship.Doubloons), Fame: float64(fame),
		})
	}
	return append(all, f.draws(2)) // in the cove, which asks for no repairs then (I4)
}

// aims says what a Navy's salvo would do (K10).
func (f *facts) aims(a cove.Action) Reason {
	least := cove.HitsFrom
	if f.view.Smoked(int(a.Target)) {
		least = cove.HitsThroughSmoke
	}
	life := f.view.ShipAt(int(a.Target)).Life(a.Section)
	r := Reason{Topic: Strikes, Ship: a.Target, Section: a.Section}
	for n, chance := range chances.Hits(int(cove.Navy.Face().Dice), least) {
		r.Hits += chance * float64(min(n, life))
		if n >= life {
			r.Chance += chance
		}
	}
	return r
}
