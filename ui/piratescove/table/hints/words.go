package hints

import (
	"math"
	"slices"
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

// tip is a choice with all its reasons.
func (t *Telling) tip(of *coach.Choice) string {
	return strings.Join(append([]string{t.Choice(of.Action)}, t.Reasons(of)...), "\n")
}

// Reason is a reason in a sentence.
func (t *Telling) Reason(r coach.Reason) string {
	told := reason{r, t}
	says, way := reasons[r.Topic], 0
	if len(says) > 1 {
		way = told.way()
	}
	return t.Words.Tell(says[way], r.N, told)
}

// reasons are the sentences for reasons: the usual ones, and others, see [reason.way].
var reasons = [coach.Topics][]words.Told{
	coach.CardWorth: {"cove.worth.card"}, coach.Doubles: {"cove.hint.doubles"},
	coach.Alone:   {"cove.hint.alone", "cove.hint.alone.sure", "cove.hint.alone.never"},
	coach.Company: {"cove.hint.company", "cove.hint.company.sure"}, coach.Awaits: {"cove.hint.awaits", "cove.hint.prize"},
	coach.ToBury: {"cove.hint.bury"}, coach.CanRaise: {"cove.hint.raise"}, coach.CanBuy: {"cove.hint.buy"},
	coach.Unburied:  {"cove.hint.unburied"},
	coach.Strikes:   {"cove.hint.strikes.cripples", "cove.hint.strikes.sinks", "cove.hint.strikes"},
	coach.Backfires: {"cove.hint.backfires"}, coach.StaysLast: {"cove.hint.last"}, coach.IsCrippled: {"cove.hint.crippled"},
	coach.FightFame: {"cove.hint.fame"}, coach.FightWorth: {"cove.hint.fame.island"}, coach.AtStake: {"cove.hint.stake"},
	coach.Forgoes: {"cove.hint.forgoes"}, coach.GivesFame: {"cove.hint.gives"}, coach.Mutinies: {"cove.hint.mutiny"},
	coach.Price: {"cove.hint.price"}, coach.Room: {"cove.hint.room"}, coach.Rank: {"cove.hint.rank", "cove.hint.rank.same"},
	coach.Speed: {"cove.hint.speed"}, coach.Dice: {"cove.hint.dice", "cove.hint.dice.same", "cove.hint.dice.parrot"},
	coach.Sturdy: {"cove.hint.sturdy"}, coach.Guards: {"cove.hint.guards"},
	coach.Draws:  {"cove.hint.draws.fame", "cove.hint.draws", "cove.hint.draws.none"},
	coach.Buries: {"cove.hint.buries"}, coach.Halves: {"cove.hint.halves"}, coach.Overflows: {"cove.hint.overflows"},
	coach.Preys: {"cove.hint.preys"}, coach.PaysFame: {"cove.hint.pays", "cove.hint.pays.none"},
	coach.Aboard: {"cove.hint.aboard", "cove.hint.aboard.none"}, coach.SavesCards: {"cove.hint.saves", "cove.hint.saves.none"},
	coach.Openly: {"cove.hint.openly"}, coach.NothingToBury: {"cove.hint.bury.none"}, coach.Concedes: {"cove.hint.concedes"},
}

// reason is one that is told: its fields and methods are what its sentences need.
type reason struct {
	coach.Reason
	*Telling
}

// way is which of its sentences says it.
func (r reason) way() int {
	chance, second, third := r.Reason.Chance, false, false
	switch r.Topic {
	case coach.Alone:
		second, third = chance >= always, chance < never
	case coach.Company:
		second = chance >= always
	case coach.Awaits:
		second = r.Reason.Legend == cove.Cacafuego
	case coach.Strikes:
		second, third = !r.Ship.Player(), chance < never
	case coach.Rank:
		second = r.N == r.Of
	case coach.Dice:
		second, third = r.N == r.Of, r.N == r.Of && r.parrot().Rolls()
	case coach.Draws:
		second, third = r.Reason.Fame < 0.05, r.N == 0
	case coach.Aboard:
		second = r.N == 0 && r.Of == 0
	default:
		second = r.N == 0
	}
	switch {
	case third:
		return 2
	case second:
		return 1
	}
	return 0
}

func (r reason) Count() int            { return r.N }
func (r reason) Than() int             { return r.Of }
func (r reason) Chance() string        { return r.Words.Percent(r.Reason.Chance) }
func (r reason) Fame() string          { return r.Words.Decimal(r.Reason.Fame) }
func (r reason) WholeFame() string     { return terms.Fame(r.Words, whole(r.Reason.Fame)) }
func (r reason) Hits() string          { return r.Words.Decimal(r.Reason.Hits) }
func (r reason) Player() string        { return r.Names[r.Seat] }
func (r reason) Legend() string        { return terms.Legend(r.Words, r.Reason.Legend) }
func (r reason) Wealth() string        { return wealth(r.Words, 0, r.Of, r.N) }
func (r reason) Loss() string          { return wealth(r.Words, whole(r.Reason.Fame), r.Of, r.N) }
func (r reason) Section() string       { return terms.Section(r.Words, r.Reason.Section) }
func (r reason) SectionWithin() string { return terms.SectionWithin(r.Words, r.Reason.Section) }
func (r reason) Cards() string         { return terms.Cards(r.Words, r.N) }
func (r reason) Dice() string          { return terms.Dice(r.Words, r.N) }
func (r reason) Cost() string          { return terms.Doubloons(r.Words, r.N) }
func (r reason) CostFame() string      { return terms.Fame(r.Words, r.N) }
func (r reason) Parrot() string        { return terms.Card(r.Words, r.parrot()) }
func (r reason) Treasures() string     { return terms.Treasures(r.Words, r.N) }

// parrot is that of the seat's ship, or no card.
func (r reason) parrot() cove.Card {
	ship := r.View.Ship(r.View.Seat())
	return ship.Parrot
}

// Value is that of a section at the place that it comes to.
func (r reason) Value() int {
	ship := r.View.Ship(r.View.Seat())
	ship.Places[r.Reason.Section] = uint8(r.Of)
	return ship.Value(r.Reason.Section)
}

// Sails reports whether the Admiral sails to an island at all. Who would not, and it is best against those at the table all the same, says
// nothing by how often.
func Sails(to *coach.Choice) bool { return to.Share >= never }

// Share is how often the Admiral sails to an island: never also to one where one would be alone.
func (t *Telling) Share(of *coach.Choice) string {
	const likely = 0.5
	alone := slices.ContainsFunc(of.Reasons, func(r coach.Reason) bool { return r.Topic == coach.Alone && r.Chance >= likely })
	switch {
	case of.Share < never && alone:
		return t.Words.T("cove.hint.share.never.alone")
	case of.Share < never:
		return t.Words.T("cove.hint.share.never")
	case of.Share >= always:
		return t.Words.T("cove.hint.share.always")
	}
	return t.Words.T("cove.hint.share", "Share", t.Words.Percent(of.Share))
}

// never and always bound chances that are as good as none, and as certain.
const (
	never  = 0.005
	always = 1 - never
)

// whole is an amount of fame that is no average.
func whole(fame float64) int { return int(math.Round(fame)) }

// wealth lists fame, doubloons and treasures; "nothing" if there are none.
func wealth(w *words.Words, fame, doubloons, treasures int) string {
	return terms.Wealth(w, cove.TreasureFace{Fame: uint8(fame), Doubloons: uint8(doubloons), Treasures: uint8(treasures)})
}
