package hints

import (
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// telling puts the hints for one decision into words.
type telling struct {
	stage *pieces.Stage
	seats seats.Seats
	view  portroyal.View
}

// title says what the numbers mean.
func (s *telling) title() words.ID {
	switch options := s.view.Options(); {
	case options.Cooperative && s.view.Players() == 1:
		return "hint.chance.alone"
	case options.Cooperative:
		return "hint.chance.together"
	}
	return "hint.chance"
}

// Named is the name of an action of the deciding player.
func Named(s *pieces.Stage, seats seats.Seats, view portroyal.View, action portroyal.Action) string {
	return (&telling{s, seats, view}).choice(action)
}

// names are those of actions that are about nothing.
var names = map[portroyal.ActionKind]words.ID{
	portroyal.RevealNext: "reveal", portroyal.Stop: "stop", portroyal.RepelShip: "repel", portroyal.Dock: "dock",
	portroyal.Gamble: "gamble", portroyal.MoveToVictory: "victory", portroyal.KeepTime: "keep",
}

// choice is the name of an action.
func (s *telling) choice(action portroyal.Action) string {
	w := s.stage.Words
	if name := names[action.Kind]; name != "" {
		return w.T(name)
	}
	switch action.Kind {
	case portroyal.Take, portroyal.TakeForgoing:
		return words.Capital(s.taking(action))
	case portroyal.Claim:
		return s.claiming(action)
	case portroyal.Fulfil:
		return w.T("hint.fulfil", "Contract", terms.ContractTitle(w, action.Contract()))
	}
	if s.view.Phase() == portroyal.Moment {
		return w.T("decline")
	}
	return w.T("pass")
}

// next is the name of an action that follows another.
func (s *telling) next(action portroyal.Action) string {
	switch action.Kind {
	case portroyal.Claim:
		return terms.NamedWithin(s.stage.Words, terms.Plain, action.Card)
	case portroyal.Take, portroyal.TakeForgoing:
		return s.taking(action)
	}
	return s.choice(action)
}

// taking is the name of taking a card from the harbour. There is only one ship of a colour there.
func (s *telling) taking(action portroyal.Action) string {
	w := s.stage.Words
	if action.Card.Face().Type == portroyal.Person {
		return w.T("hint.hire", "Card", terms.NamedWithin(w, terms.Indefinite, action.Card))
	}
	switch card := terms.Traded(w, action.Card); {
	case action.Kind == portroyal.TakeForgoing && action.Gift > 0:
		return w.T("hint.forgo.gift", "Card", card, "Player", s.seats[action.Gift-1].Name)
	case action.Kind == portroyal.TakeForgoing:
		return w.T("hint.forgo", "Card", card)
	case action.Gift > 0:
		return w.T("hint.trade.gift", "Card", card, "Player", s.seats[action.Gift-1].Name)
	default:
		return w.T("hint.trade", "Card", card)
	}
}

// claiming is the name of claiming an expedition: what it asks for, or if there are several ways, with whom.
func (s *telling) claiming(action portroyal.Action) string {
	w, ways, alike := s.stage.Words, 0, 0
	points := action.Card.Face().Points
	for _, other := range s.view.Legal(nil) {
		switch {
		case other.Kind != portroyal.Claim:
		case other.Card == action.Card:
			ways++
		case other.With == action.With && other.Card.Face().Points == points:
			alike++ // only jacks, who can go on any of them
		}
	}
	count := w.N("count.points", int(points))
	persons := terms.Crew(w, action.With)
	switch {
	case ways < 2:
		return w.T("hint.claim", "Points", count, "Symbols", s.symbols(action.Card))
	case alike > 0:
		return w.T("hint.claim.exact", "Points", count, "Symbols", s.symbols(action.Card), "Persons", persons)
	}
	return w.T("hint.claim.with", "Points", count, "Persons", persons)
}

// symbols are those that an expedition asks for.
func (s *telling) symbols(expedition portroyal.Card) string {
	var all []string
	for _, symbol := range expedition.Face().Requires {
		if symbol != portroyal.NoSymbol {
			all = append(all, terms.Symbol(s.stage.Words, symbol))
		}
	}
	return strings.Join(all, " + ")
}

// joined are reasons side by side.
func joined(reasons []string) string { return strings.Join(reasons, "  ·  ") }

// tip is a choice with all its reasons.
func (s *telling) tip(hint coach.Hint) string {
	return strings.Join(append([]string{s.choice(hint.Action)}, s.reasons(hint)...), "\n")
}

// reasons are those of a hint, the weightiest first.
func (s *telling) reasons(hint coach.Hint) (all []string) {
	for _, reason := range hint.Reasons {
		all = append(all, s.reason(hint.Action, reason))
	}
	return all
}

// points and coins are numbers with their units, brings is what stopping brings, worth is what a card is worth, and within what
// it is called in a sentence.
func (s *telling) points(n int) string { return s.stage.Words.N("count.points", n) }
func (s *telling) coins(n int) string  { return s.stage.Words.N("count.coins", n) }
func (s *telling) brings(points, coins int) string {
	switch {
	case points > 0 && coins > 0:
		return s.stage.Words.T("why.both", "Points", s.points(points), "Coins", s.coins(coins))
	case points > 0:
		return s.points(points)
	}
	return s.coins(coins)
}

func (s *telling) worth(card portroyal.Card) string { return s.points(int(card.Face().Points)) }

func (s *telling) within(card portroyal.Card) string {
	return terms.Within(s.stage.Words, terms.Definite, card)
}

// reason is a reason for or against an action.
func (s *telling) reason(of portroyal.Action, r coach.Reason) string {
	told := reason{r, s}
	says, way := reasons[r.Topic], 0
	if len(says) > 1 {
		way = told.way(of)
	}
	return s.stage.Words.Tell(says[way], told.Count(), told)
}

// reasons are the words for reasons: the usual ones, and others, see [reason.way].
var reasons = [coach.Topics][]words.Told{
	coach.Wins: {"hint.wins"}, coach.Loses: {"hint.loses"}, coach.EndsGame: {"hint.ends"}, coach.Behind: {"hint.behind"},
	coach.ToCome: {"hint.tocome", "hint.tocome.more"}, coach.CanEnd: {"hint.canend"}, coach.EndsTurn: {"hint.bust"},
	coach.GoesOn: {"hint.goeson"}, coach.Then: {"hint.then"}, coach.Fulfils: {"hint.fulfils"},
	coach.Points: {"hint.points", "hint.points.fewer"},
	coach.Danger: {"table.chance", "hint.danger.none", "hint.danger.next"}, coach.Improves: {"hint.improves", "hint.improves.none"},
	coach.InReach: {"hint.reach", "hint.reach.all"}, coach.LeavesReach: {"hint.leaves.reach"},
	coach.CanWait: {"hint.waits"}, coach.Steps: {"hint.steps", "hint.steps.all"},
	coach.Coins: {"hint.coins", "hint.coins.fewer"}, coach.Swords: {"hint.swords"},
	coach.Takes: {"hint.takes", "stop.nothing"}, coach.Hastens: {"victory.detail"}, coach.Gives: {"hint.gives"},
	coach.Dear: {"hint.dear", "hint.dear.fee"}, coach.Affords: {"hint.affords"}, coach.OnlyFor: {"hint.onlyfor"},
	coach.Spares: {"hint.spares"}, coach.LeavesNext: {"hint.leaves", "hint.leaves.all"},
	coach.LeavesCash: {"hint.leaves.coins", "hint.leaves.coins.all"}, coach.Keeps: {"hint.keeps", "hint.keeps.none"},
	coach.Declines: {"hint.declines"}, coach.Docks: {"hint.docks"}, coach.Unhurried: {"hint.unhurried"},
	coach.Coloured: {"hint.colours"}, coach.StopBrings: {"hint.stopping", "hint.stopping.points", "hint.stopping.none"},
	coach.Frees: {"hint.frees", "hint.frees.none"}, coach.Saves: {"hint.saves"}, coach.Gambles: {"hint.gambles"}, coach.Same: {"hint.same"},
}

// reason is one that is told: its fields and methods are what its words need.
type reason struct {
	coach.Reason
	*telling
}

// way is which of its words say it, of an action.
func (r reason) way(of portroyal.Action) int {
	other := false
	switch r.Topic {
	case coach.Danger:
		if of.Kind == portroyal.RepelShip || of.Kind == portroyal.Dock {
			return 2
		}
		other = r.Reason.Chance == 0
	case coach.StopBrings:
		if r.N <= 0 && r.Of <= 0 {
			return 2
		}
		other = r.N > 0
	case coach.ToCome:
		other = r.N > 1
	case coach.Points, coach.Coins:
		other = r.N < 0
	case coach.Dear:
		other = r.view.Fee(r.view.Decides()) > 0
	case coach.LeavesNext, coach.LeavesCash:
		other = r.Reason.Card == portroyal.NoCard
	default:
		other = r.N == 0
	}
	if other {
		return 1
	}
	return 0
}

func (r reason) Count() int     { return max(r.N, -r.N) }
func (r reason) Player() string { return r.seats[r.Seat].Name }
func (r reason) Chance() string { return r.stage.Words.Percent(r.Reason.Chance) }
func (r reason) Coins() string  { return r.coins(r.N) }
func (r reason) Points() string { return r.worth(r.Reason.Card) }
func (r reason) Brings() string { return r.brings(r.N, r.Of) }
func (r reason) Choice() string {
	if r.Topic == coach.Same {
		return r.choice(r.Action)
	}
	return r.next(r.Action)
}
func (r reason) Card() string { return r.within(r.Reason.Card) }
func (r reason) Expedition() string {
	return terms.NamedWithin(r.stage.Words, terms.Definite, r.Reason.Card)
}
func (r reason) Contract() string { return terms.ContractTitle(r.stage.Words, r.Reason.Contract) }
