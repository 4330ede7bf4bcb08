package coach

import (
	"cmp"
	"context"
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
)

// Most is how many choices are looked at, besides those that are asked for. Of burying treasures that is always all of them
// and never a part. Where there are more legal choices:
//
//   - Of outfits (U4), for each number of doubloons left over, the most even one is taken, and then those that are best at
//     a first short look at all of them. Cannons and crew are alike but for parrots, so that of two outfits that differ
//     in nothing else only the one with the more cannons counts.
//   - Of everything else those that an Admiral looks at: of doubloons all are buried or half of them, volley cards are
//     for the weakest section of a ship.
//   - If these are still too many, the first of each kind are taken, then the second of each, and so on: a kind is the
//     same thing done to the same ship, section or island.
const Most = 40

// looked are the choices of many that are looked at.
func (q *question) looked(ctx context.Context, legal, also []cove.Action) []cove.Action {
	ship := q.view.ShipAt(q.view.Seat())
	actions := slices.DeleteFunc(slices.Clone(legal), func(a cove.Action) bool {
		return a.Kind == cove.Bury && a.N < ship.Treasures
	})
	switch {
	case len(actions) <= Most:
	case q.view.Phase() == cove.Outfitting:
		actions = q.outfits(ctx, ship, actions)
	default:
		actions = ofEachKind(bot.Promising(q.view, actions), Most)
	}
	for _, a := range also {
		if slices.Contains(legal, a) && !slices.Contains(actions, a) {
			actions = append(actions, a)
		}
	}
	return actions
}

// outfits are the most even one of each amount that is left over, and the best of the others.
func (q *question) outfits(ctx context.Context, ship *cove.Ship, legal []cove.Action) []cove.Action {
	differ := ship.Parrot == cove.Silver || ship.Parrot == cove.Bones ||
		ship.Places[cove.Cannons] != ship.Places[cove.Crew]
	var lines [][]cove.Action
	even := map[int]int{} // place in lines by what is left over
	for _, a := range legal {
		if !differ && a.Steps[cove.Cannons] < a.Steps[cove.Crew] {
			continue
		}
		left := leftOver(ship, a)
		if best, there := even[left]; !there || uneven(a) < uneven(lines[best][0]) {
			even[left] = len(lines)
		}
		lines = append(lines, []cove.Action{a})
	}
	r := newRace(lines)
	r.keepAll = true
	r.run(ctx, q.adviser.Weigh, max(1, q.first/glancesIn)*len(lines))
	q.before += r.playouts
	order := slices.Clone(r.running)
	slices.SortStableFunc(order, func(i, j int) int {
		if one, other := even[leftOver(ship, lines[i][0])] == i, even[leftOver(ship, lines[j][0])] == j; one != other {
			if one {
				return -1
			}
			return 1
		}
		return cmp.Compare(r.all[j].mean(), r.all[i].mean())
	})
	var all []cove.Action
	for _, i := range order[:min(Most, len(order))] {
		all = append(all, lines[i][0])
	}
	return all
}

// glancesIn is one of how many playouts of the first step each outfit gets at a first look at all of them.
const glancesIn = 400

// leftOver is how many doubloons an outfit leaves.
func leftOver(ship *cove.Ship, a cove.Action) int {
	return int(ship.Doubloons) - ship.OutfitPrice(a.Steps)
}

// uneven is more the further apart the steps of an outfit are.
func uneven(a cove.Action) (n int) {
	for _, steps := range a.Steps {
		n += int(steps) * int(steps)
	}
	return n
}

// ofEachKind takes so many actions, of each kind as many as of the others as far as there are.
func ofEachKind(actions []cove.Action, most int) []cove.Action {
	if len(actions) <= most {
		return actions
	}
	seen := map[cove.Action]int{} // by kind
	type ranked struct {
		action cove.Action
		turn   int
	}
	var all []ranked
	for _, a := range actions {
		kind := a
		kind.N, kind.Volley = 0, 0
		all = append(all, ranked{a, seen[kind]})
		seen[kind]++
	}
	slices.SortStableFunc(all, func(a, b ranked) int { return cmp.Compare(a.turn, b.turn) })
	actions = nil
	for _, r := range all[:most] {
		actions = append(actions, r.action)
	}
	return actions
}
