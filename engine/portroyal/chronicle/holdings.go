package chronicle

import (
	"slices"

	"portroyal/engine/portroyal"
)

// holdings are all things in front of a seat that can bring points.
type holdings struct {
	persons, expeditions, cargo []portroyal.Card
	contracts                   []portroyal.Contract
	points                      portroyal.PointsBySource
}

func holdingsOf(p *portroyal.Position, seat int) holdings {
	h := holdings{
		persons: p.Display(seat), expeditions: p.Claimed(seat), cargo: p.Cargo(seat), points: p.PointsBySource(seat),
	}
	for _, laid := range p.Contracts() {
		if slices.Contains(laid.Cubes, seat) {
			h.contracts = append(h.contracts, laid.Contract)
		}
	}
	return h
}

// since lists what has changed the points since the holdings were others. The points of cargo and contracts are
// those that the engine counts for all of them together.
func (h *holdings) since(before *holdings) (causes []Cause) {
	add := func(kind Kind, cards []portroyal.Card, contracts []portroyal.Contract, points int) {
		if points != 0 {
			causes = append(causes, Cause{kind, cards, contracts, points})
		}
	}
	for _, card := range without(before.persons, h.persons) {
		add(Spent, []portroyal.Card{card}, nil, -int(card.Face().Points))
	}
	for _, card := range without(h.persons, before.persons) {
		add(Hired, []portroyal.Card{card}, nil, int(card.Face().Points))
	}
	for _, card := range without(h.expeditions, before.expeditions) {
		add(Claimed, []portroyal.Card{card}, nil, int(card.Face().Points))
	}
	kind, ships := Stowed, without(h.cargo, before.cargo)
	if h.points.Cargo < before.points.Cargo {
		kind, ships = Unstowed, without(before.cargo, h.cargo)
	}
	add(kind, ships, nil, h.points.Cargo-before.points.Cargo)
	add(Fulfilled, nil, without(h.contracts, before.contracts), h.points.Contracts-before.points.Contracts)
	return causes
}

// without lists what is in all beyond what is in some, each as often as it is there more often.
func without[T comparable](all, some []T) (rest []T) {
	some = slices.Clone(some)
	for _, one := range all {
		if i := slices.Index(some, one); i >= 0 {
			some = slices.Delete(some, i, i+1)
		} else {
			rest = append(rest, one)
		}
	}
	return rest
}
