package ask

import (
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
)

// Ahead is the choice of which it is told how the fight is likely to end after it: the salvo that has been chosen, or to hold;
// none if nothing is aimed at yet. wanted is false if that is known, or there is no such question.
func (a *Asker) Ahead() (first cove.Action, wanted bool) {
	if a.view.Phase() != cove.Exchange {
		return cove.Action{}, false
	}
	if holds := a.of(cove.Hold); len(holds) > 0 {
		first = holds[0]
	} else if salvo, aimed := a.aimedAt(); aimed {
		first = salvo
	}
	_, known := a.outlooks[first]
	return first, !known
}

// SetOutlook says how the fight at hand is likely to end after a choice if the seat stays, see [Asker.Ahead].
func (a *Asker) SetOutlook(first cove.Action, outlook *chances.Outlook) { a.outlooks[first] = outlook }

// fate says how the fight is likely to end for the seat that is asked, if it stays: in sentences, and as briefly as possible.
func (a *Asker) fate() (about, brief string) {
	first, wanted := a.Ahead()
	if wanted || !a.Chance() {
		return "", ""
	}
	w, outlook := a.Words, a.outlooks[first]
	fate := outlook.Ships[cove.Target(a.seat)]
	about, brief = a.ending(outlook)
	say := func(sentence, label string) { about, brief = about+" "+sentence, brief+" · "+label }
	if others := a.others(); len(others) == 1 {
		name, chance := a.name(others[0]), w.Percent(outlook.Ships[cove.Target(others[0])].Fled)
		say(w.T("cove.ask.fate.flees", "Player", name, "Chance", chance),
			w.T("cove.ask.fate.flees.brief", "Player", name, "Chance", chance))
	}
	stake := chances.AtStake(&a.view, chances.UsualRates)
	switch fame := w.Decimal(fate.Fame + fate.Last*stake); {
	case a.view.Deciding(): // J12
	case stake > 0:
		say(w.T("cove.ask.fate.island", "Fame", fame), w.T("cove.ask.fate.fame.brief", "Fame", fame))
	default:
		say(w.T("cove.ask.fate.fame", "Fame", fame), w.T("cove.ask.fate.fame.brief", "Fame", fame))
	}
	return about, brief
}

// ending says how likely the ship is to be left last, and to be crippled.
func (a *Asker) ending(outlook *chances.Outlook) (about, brief string) {
	fate := outlook.Ships[cove.Target(a.seat)]
	shares := a.Words.Shares(fate.Last, fate.Crippled)
	return a.Words.T("cove.ask.fate", "Last", shares[0], "Crippled", shares[1]),
		a.Words.T("cove.ask.fate.brief", "Last", shares[0], "Crippled", shares[1])
}

// others are the other players whose ships are in the fight.
func (a *Asker) others() (seats []int) {
	for seat := range a.view.Players() {
		if seat != a.seat && a.view.InFight(cove.Target(seat)) {
			seats = append(seats, seat)
		}
	}
	return seats
}
