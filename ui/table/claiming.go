package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
)

// claiming is an expedition about to be claimed of which the player is still asked something: which
// one it is, and who is spent for it where there is a choice (E2).
type claiming struct {
	asked      bool
	expedition portroyal.Card   // NoCard until it is clear
	spent      []portroyal.Card // the persons chosen so far
}

// claims lists the ways to claim an expedition, or any with NoCard.
func (t *Table) claims(expedition portroyal.Card) (ways []portroyal.Action) {
	for _, action := range t.legal {
		if action.Kind == portroyal.Claim && (expedition == portroyal.NoCard || action.Card == expedition) {
			ways = append(ways, action)
		}
	}
	return ways
}

// claim claims an expedition, or any with NoCard, after asking what there is to ask.
func (t *Table) claim(expedition portroyal.Card) {
	if !t.personDecides() || t.stage.Covered() || len(t.claims(expedition)) == 0 {
		return
	}
	t.claiming = claiming{asked: true, expedition: expedition}
	t.claimOn()
}

// claimOn asks the next question, or claims the expedition if there is only one way left.
func (t *Table) claimOn() {
	ways := t.claimWays()
	if len(ways) == 1 {
		t.decide(ways[0])
		return
	}
	if first := ways[0].Card; !slices.ContainsFunc(ways, func(way portroyal.Action) bool { return way.Card != first }) {
		t.claiming.expedition = first
	}
	t.build()
}

// claimWays lists the ways that the answers so far have left.
func (t *Table) claimWays() (ways []portroyal.Action) {
	for _, way := range t.claims(t.claiming.expedition) {
		if spends(way, t.claiming.spent) {
			ways = append(ways, way)
		}
	}
	return ways
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

// Spendable lists the persons of whom one more can be spent on an expedition in one of these ways,
// beside those chosen already, in ascending order.
func Spendable(ways []portroyal.Action, chosen []portroyal.Card) (persons []portroyal.Card) {
	for _, way := range ways {
		for _, person := range way.With.List() {
			if spends(way, chosen) && copies(way.With.List(), person) > copies(chosen, person) {
				persons = append(persons, person)
			}
		}
	}
	slices.Sort(persons)
	return slices.Compact(persons)
}

// claimChoices are the answers to the question: expeditions of the row, or persons of the tableau.
func (t *Table) claimChoices() (choices []portroyal.Card) {
	switch {
	case !t.claiming.asked:
	case t.claiming.expedition != portroyal.NoCard:
		return Spendable(t.claimWays(), t.claiming.spent)
	default:
		for _, expedition := range t.view.Expeditions() {
			if len(t.claims(expedition)) > 0 {
				choices = append(choices, expedition)
			}
		}
	}
	return choices
}

// answerClaim takes an answer.
func (t *Table) answerClaim(choice portroyal.Card) {
	if t.claiming.expedition == portroyal.NoCard {
		t.claiming.expedition = choice
	} else {
		t.claiming.spent = append(t.claiming.spent, choice)
	}
	t.claimOn()
}

// claimQuestion is the question in words.
func (t *Table) claimQuestion() string {
	w, name := t.stage.Words, t.name(t.view.Decides())
	if t.claiming.expedition == portroyal.NoCard {
		return w.T("ask.expedition", "Player", name)
	}
	return w.T("ask.persons", "Player", name, "Expedition", w.Named(t.claiming.expedition))
}

// typedClaiming does what a key stands for while the player is asked about an expedition.
func (t *Table) typedClaiming(key *fyne.KeyEvent) {
	choices := t.claimChoices()
	if i := digit(key.Name); i >= 0 && i < len(choices) {
		t.press(func() { t.answerClaim(choices[i]) })
	} else if key.Name == fyne.KeyEscape {
		t.askNothing()
	}
}

// asking reports whether the player is asked something before their action is clear; digits are answers
// then.
func (t *Table) asking() bool {
	return t.claiming.asked || t.picking || t.taking.card != portroyal.NoCard
}

// askNothing takes back what the player has begun.
func (t *Table) askNothing() {
	t.claiming, t.picking, t.taking, t.objection = claiming{}, false, taking{}, ""
	t.build()
}
