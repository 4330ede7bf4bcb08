package hints

import (
	"math"
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

// Telling puts what choices are worth into words, for the seat of a view. Names are those of the players, by seat.
type Telling struct {
	Words *words.Words
	Names []string
	View  cove.View
}

// Choice is what a choice is called.
func (t *Telling) Choice(action cove.Action) string {
	return ask.Named(t.Words, t.Names, &t.View, action)
}

// Reasons are what speaks for or against a choice, a sentence each.
func (t *Telling) Reasons(of *coach.Choice) (all []string) {
	for i, reason := range of.Reasons {
		if next := i + 1; reason.Topic == coach.StaysLast && next < len(of.Reasons) && of.Reasons[next].Topic == coach.IsCrippled {
			shares := t.Words.Shares(reason.Chance, of.Reasons[next].Chance) // one or the other
			all = append(all, t.Words.T("cove.hint.last", "Chance", shares[0]), t.Words.T("cove.hint.crippled", "Chance", shares[1]))
			continue
		}
		if reason.Topic == coach.IsCrippled && i > 0 && of.Reasons[i-1].Topic == coach.StaysLast {
			continue
		}
		all = append(all, t.Reason(reason))
	}
	return all
}

// Course is what a course is judged by, a sentence each: what the island is worth, whether others come there, and what
// waits there.
func (t *Telling) Course(of *coach.Choice) (all []string) {
	for _, reason := range of.Reasons {
		switch reason.Topic {
		case coach.CardWorth, coach.Alone, coach.Awaits, coach.ToBury, coach.Unburied:
			all = append(all, t.Reason(reason))
		}
	}
	return all
}

// Reason is a reason in a sentence.
func (t *Telling) Reason(r coach.Reason) string {
	switch {
	case r.Topic <= coach.Unburied:
		return t.island(r)
	case r.Topic <= coach.Mutinies:
		return t.fight(r)
	case r.Topic <= coach.Guards:
		return t.ship(r)
	case r.Topic <= coach.PaysFame:
		return t.gain(r)
	}
	return t.bare(r)
}

// tip is a choice with all its reasons.
func (t *Telling) tip(of *coach.Choice) string {
	return strings.Join(append([]string{t.Choice(of.Action)}, t.Reasons(of)...), "\n")
}

// Share is how often the Admiral sails to an island.
func (t *Telling) Share(of float64) string {
	switch {
	case of < never:
		return t.Words.T("cove.hint.share.never")
	case of >= always:
		return t.Words.T("cove.hint.share.always")
	}
	return t.Words.T("cove.hint.share", "Share", t.Words.Percent(of))
}

// never and always bound chances that are as good as none, and as certain.
const (
	never  = 0.005
	always = 1 - never
)

// island says what an island offers, and who comes there.
func (t *Telling) island(r coach.Reason) string {
	w := t.Words
	switch r.Topic {
	case coach.CardWorth:
		return w.T("cove.worth.card", "Fame", w.Decimal(r.Fame))
	case coach.Doubles:
		return w.T("cove.hint.doubles", "Fame", w.Decimal(r.Fame))
	case coach.Alone:
		switch {
		case r.Chance >= always:
			return w.T("cove.hint.alone.sure")
		case r.Chance < never:
			return w.T("cove.hint.alone.never")
		}
		return w.T("cove.hint.alone", "Chance", w.Percent(r.Chance))
	case coach.Company:
		if r.Chance >= always {
			return w.T("cove.hint.company.sure", "Player", t.Names[r.Seat])
		}
		return w.T("cove.hint.company", "Player", t.Names[r.Seat], "Chance", w.Percent(r.Chance))
	case coach.Awaits:
		if r.Legend == cove.Cacafuego {
			return w.T("cove.hint.prize", "Legend", terms.Legend(w, r.Legend), "Fame", w.Decimal(r.Fame))
		}
		return w.T("cove.hint.awaits", "Legend", terms.Legend(w, r.Legend), "Hits", w.Decimal(r.Hits),
			"Fame", terms.Fame(w, whole(r.Fame)))
	case coach.ToBury:
		return w.T("cove.hint.bury", "Wealth", wealth(w, 0, r.Of, r.N), "Fame", terms.Fame(w, whole(r.Fame)))
	case coach.CanRaise:
		ship := t.View.Ship(t.View.Seat())
		ship.Places[r.Section] = uint8(r.Of)
		return w.N("cove.hint.raise", r.N, "Section", terms.Section(w, r.Section), "Value", ship.Value(r.Section))
	case coach.CanBuy:
		return w.T("cove.hint.buy", "Cards", terms.Cards(w, r.N), "Fame", w.Decimal(r.Fame))
	}
	return w.T("cove.hint.unburied", "Wealth", wealth(w, 0, r.Of, r.N))
}

// fight says what a choice in a fight leads to.
func (t *Telling) fight(r coach.Reason) string {
	w := t.Words
	chance, fame, hits := w.Percent(r.Chance), w.Decimal(r.Fame), w.Decimal(r.Hits)
	if math.Abs(r.Fame) < 0.05 {
		fame = w.Decimal(0) // without a sign
	}
	switch r.Topic {
	case coach.Strikes:
		switch {
		case r.Chance < never:
			return w.T("cove.hint.strikes", "Hits", hits)
		case r.Ship.Player():
			return w.T("cove.hint.strikes.cripples", "Hits", hits, "Chance", chance)
		}
		return w.T("cove.hint.strikes.sinks", "Hits", hits, "Chance", chance)
	case coach.Backfires:
		return w.T("cove.hint.backfires", "Hits", hits, "Chance", chance)
	case coach.StaysLast:
		return w.T("cove.hint.last", "Chance", chance)
	case coach.IsCrippled:
		return w.T("cove.hint.crippled", "Chance", chance)
	case coach.FightFame:
		return w.T("cove.hint.fame", "Fame", fame)
	case coach.FightWorth:
		return w.T("cove.hint.fame.island", "Fame", fame)
	case coach.AtStake:
		return w.T("cove.hint.stake", "Fame", fame)
	case coach.Forgoes:
		return w.T("cove.hint.forgoes", "Fame", fame)
	case coach.GivesFame:
		return w.N("cove.hint.gives", r.N)
	}
	return w.T("cove.hint.mutiny", "Chance", chance, "Wealth", wealth(w, whole(r.Fame), r.Of, r.N))
}

// ship says what steps and guards change, and what they cost.
func (t *Telling) ship(r coach.Reason) string {
	w := t.Words
	switch r.Topic {
	case coach.Price:
		return w.T("cove.hint.price", "Cost", terms.Doubloons(w, r.N), "Left", r.Of)
	case coach.Room:
		return w.T("cove.hint.room", "Treasures", terms.Treasures(w, r.N), "Than", r.Of)
	case coach.Rank:
		if r.N == r.Of {
			return w.T("cove.hint.rank.same", "Place", r.N)
		}
		return w.T("cove.hint.rank", "Place", r.N, "Than", r.Of)
	case coach.Speed:
		return w.T("cove.hint.speed", "Speed", r.N, "Than", r.Of)
	case coach.Dice:
		if r.N == r.Of {
			return w.T("cove.hint.dice.same", "Dice", terms.Dice(w, r.N))
		}
		return w.T("cove.hint.dice", "Dice", terms.Dice(w, r.N), "Than", r.Of)
	case coach.Sturdy:
		return w.T("cove.hint.sturdy", "Count", r.N, "Than", r.Of)
	}
	return w.T("cove.hint.guards", "Count", r.N, "Than", r.Of, "Section", terms.SectionWithin(w, r.Section))
}

// gain says what a choice brings, or takes.
func (t *Telling) gain(r coach.Reason) string {
	w := t.Words
	switch r.Topic {
	case coach.Draws:
		switch {
		case r.N == 0:
			return w.T("cove.hint.draws.none")
		case r.Fame < 0.05:
			return w.T("cove.hint.draws", "Cards", terms.Cards(w, r.N))
		}
		return w.T("cove.hint.draws.fame", "Cards", terms.Cards(w, r.N), "Fame", w.Decimal(r.Fame))
	case coach.Buries:
		return w.T("cove.hint.buries", "Fame", terms.Fame(w, whole(r.Fame)))
	case coach.Halves:
		return w.T("cove.hint.halves", "Player", t.Names[r.Seat], "Fame", terms.Fame(w, whole(r.Fame)))
	case coach.Overflows:
		return w.N("cove.hint.overflows", r.N)
	case coach.Preys:
		return w.T("cove.hint.preys", "Player", t.Names[r.Seat], "Wealth", wealth(w, 0, r.Of, r.N))
	}
	if r.N == 0 {
		return w.T("cove.hint.pays.none")
	}
	return w.T("cove.hint.pays", "Fame", terms.Fame(w, r.N))
}

// bare says what there is to say of a choice that nothing else tells from others.
func (t *Telling) bare(r coach.Reason) string {
	w := t.Words
	switch r.Topic {
	case coach.Aboard:
		return w.T("cove.hint.aboard", "Wealth", wealth(w, 0, r.Of, r.N))
	case coach.SavesCards:
		if r.N == 0 {
			return w.T("cove.hint.saves.none")
		}
		return w.N("cove.hint.saves", r.N)
	case coach.Openly:
		return w.T("cove.hint.openly")
	case coach.NothingToBury:
		return w.T("cove.hint.bury.none")
	}
	return w.T("cove.hint.concedes")
}

// whole is an amount of fame that is no average.
func whole(fame float64) int { return int(math.Round(fame)) }

// wealth lists fame, doubloons and treasures; "nothing" if there are none.
func wealth(w *words.Words, fame, doubloons, treasures int) string {
	return terms.Wealth(w, cove.TreasureFace{Fame: uint8(fame), Doubloons: uint8(doubloons), Treasures: uint8(treasures)})
}
