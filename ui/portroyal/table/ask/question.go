package ask

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/layout"
)

// question is an open question about what a player means. An action that they begin may still be one of several
// legal ones; each answer leaves fewer, until one is left.
type question struct {
	about subject
	ways  []portroyal.Action // what the answers so far have left
	spent []portroyal.Card   // the persons chosen for an expedition so far
}

// subject is what a question is about.
type subject uint8

const (
	nothing         subject = iota // the action is clear, or none has been begun
	whichContract                  // to fulfil
	whichExpedition                // to claim
	whichPerson                    // to spend on an expedition (E2)
	whetherCoins                   // whether the coins of a ship are taken or given up (K8)
	whoseGift                      // who gets the coin of a "3 + 1" ship (H11)
)

// about finds the first thing to ask about these ways, of which there must be at least one.
func about(ways []portroyal.Action, spent []portroyal.Card) question {
	first := ways[0]
	differ := func(same func(way portroyal.Action) bool) bool {
		return slices.ContainsFunc(ways, func(way portroyal.Action) bool { return !same(way) })
	}
	q := question{whoseGift, ways, spent}
	switch {
	case len(ways) == 1:
		q.about = nothing
	case first.Kind == portroyal.Fulfil:
		q.about = whichContract
	case first.Kind == portroyal.Claim && differ(func(way portroyal.Action) bool { return way.Card == first.Card }):
		q.about = whichExpedition
	case first.Kind == portroyal.Claim:
		q.about = whichPerson
	case differ(func(way portroyal.Action) bool { return way.Kind == first.Kind }):
		q.about = whetherCoins
	}
	return q
}

// choice is an answer to a question.
type choice struct {
	at   layout.Spot        // where it is on the board; for a person only the card is set
	ways []portroyal.Action // the ways that it leaves
}

// choices lists the answers in the order of their keys; row has the expeditions in display order.
func (q *question) choices(row []portroyal.Card) (all []choice) {
	with := func(at layout.Spot, holds func(way portroyal.Action) bool) {
		ways := slices.DeleteFunc(slices.Clone(q.ways), func(way portroyal.Action) bool { return !holds(way) })
		if len(ways) > 0 {
			all = append(all, choice{at, ways})
		}
	}
	switch q.about {
	case whichContract:
		for _, way := range q.ways {
			at := layout.Spot{Kind: layout.Contract, Contract: way.Contract()}
			all = append(all, choice{at, []portroyal.Action{way}})
		}
	case whichExpedition:
		for _, card := range row {
			at := layout.Spot{Kind: layout.Expedition, Card: card}
			with(at, func(way portroyal.Action) bool { return way.Card == card })
		}
	case whichPerson:
		for _, person := range spendable(q.ways, q.spent) {
			chosen := append(slices.Clone(q.spent), person)
			at := layout.Spot{Kind: layout.Tableau, Card: person}
			with(at, func(way portroyal.Action) bool { return spends(way, chosen) })
		}
	case whetherCoins:
		for _, kind := range []portroyal.ActionKind{portroyal.Take, portroyal.TakeForgoing} {
			with(layout.Spot{}, func(way portroyal.Action) bool { return way.Kind == kind })
		}
	case whoseGift:
		for _, way := range q.ways {
			all = append(all, choice{ways: []portroyal.Action{way}})
		}
	}
	return all
}

// answered is the question that remains after an answer.
func (q *question) answered(with choice) question {
	spent := q.spent
	if q.about == whichPerson {
		spent = append(slices.Clone(spent), with.at.Card)
	}
	return about(with.ways, spent)
}

// spendable lists, in ascending order, the persons of whom one more can be spent on an expedition in one of these
// ways, in addition to those already chosen.
func spendable(ways []portroyal.Action, chosen []portroyal.Card) (persons []portroyal.Card) {
	for _, way := range ways {
		for _, person := range way.With.List() {
			if copies(way.With.List(), person) > copies(chosen, person) {
				persons = append(persons, person)
			}
		}
	}
	slices.Sort(persons)
	return slices.Compact(persons)
}

// spends reports whether a way to claim spends at least these persons.
func spends(way portroyal.Action, persons []portroyal.Card) bool {
	for _, person := range persons {
		if copies(way.With.List(), person) < copies(persons, person) {
			return false
		}
	}
	return true
}

func copies(cards []portroyal.Card, card portroyal.Card) (n int) {
	for _, other := range cards {
		if other == card {
			n++
		}
	}
	return n
}
