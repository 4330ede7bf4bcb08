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
func (s *telling) title() string {
	w := s.stage.Words
	switch options := s.view.Options(); {
	case options.Cooperative && s.view.Players() == 1:
		return w.T("hint.chance.alone")
	case options.Cooperative:
		return w.T("hint.chance.together")
	}
	return w.T("hint.chance")
}

// Named is the name of an action of the deciding player.
func Named(s *pieces.Stage, seats seats.Seats, view portroyal.View, action portroyal.Action) string {
	return (&telling{s, seats, view}).choice(action)
}

// choice is the name of an action.
func (s *telling) choice(action portroyal.Action) string {
	w := s.stage.Words
	switch action.Kind {
	case portroyal.RevealNext:
		return w.T("reveal")
	case portroyal.Stop:
		return w.T("stop")
	case portroyal.RepelShip:
		return w.T("repel")
	case portroyal.Dock:
		return w.T("dock")
	case portroyal.Gamble:
		return w.T("gamble")
	case portroyal.MoveToVictory:
		return w.T("victory")
	case portroyal.KeepTime:
		return w.T("keep")
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

// reason is a reason for or against an action.
func (s *telling) reason(of portroyal.Action, r coach.Reason) string {
	w := s.stage.Words
	switch r.Topic {
	case coach.Wins:
		return w.T("hint.wins")
	case coach.Loses:
		return w.T("hint.loses")
	case coach.EndsGame:
		return w.N("hint.ends", r.N)
	case coach.Behind:
		return w.N("hint.behind", r.N, "Player", s.seats[r.Seat].Name)
	case coach.ToCome:
		if r.N > 1 {
			return w.T("hint.tocome.more", "Count", r.N)
		}
		return w.T("hint.tocome", "Player", s.seats[r.Seat].Name)
	case coach.CanEnd:
		return w.T("hint.canend", "Player", s.seats[r.Seat].Name, "Count", r.N, "Of", r.Of)
	case coach.Improves:
		return w.N("hint.improves", r.N, "Of", r.Of)
	case coach.EndsTurn:
		return w.T("hint.bust")
	case coach.GoesOn:
		return w.T("hint.goeson")
	case coach.Then:
		return w.T("hint.then", "Choice", s.next(r.Action))
	case coach.Fulfils:
		return w.T("hint.fulfils", "Contract", terms.ContractTitle(w, r.Contract))
	case coach.Danger:
		return s.danger(of, r.Chance)
	case coach.InReach:
		if r.N == 0 {
			return w.T("hint.reach.all", "Expedition", terms.NamedWithin(w, terms.Definite, r.Card))
		}
		return w.N("hint.reach", r.N, "Expedition", terms.NamedWithin(w, terms.Definite, r.Card))
	case coach.LeavesReach:
		return w.T("hint.leaves.reach", "Player", s.seats[r.Seat].Name,
			"Expedition", terms.NamedWithin(w, terms.Definite, r.Card))
	case coach.CanWait:
		return w.N("hint.waits", r.N, "Expedition", terms.NamedWithin(w, terms.Definite, r.Card), "Player",
			s.seats[r.Seat].Name)
	case coach.Steps:
		if r.N == 0 {
			return w.T("hint.steps.all", "Contract", terms.ContractTitle(w, r.Contract))
		}
		return w.N("hint.steps", r.N, "Contract", terms.ContractTitle(w, r.Contract))
	case coach.Hastens:
		return w.T("victory.detail")
	case coach.Takes:
		if r.N == 0 {
			return w.T("stop.nothing")
		}
		return w.N("hint.takes", r.N)
	case coach.Dear:
		return s.dear(r)
	case coach.Affords:
		return w.N("hint.affords", r.N)
	case coach.Keeps:
		if r.N == 0 {
			return w.T("hint.keeps.none")
		}
		return w.N("hint.keeps", r.N)
	case coach.Declines:
		return w.T("hint.declines", "Contract", terms.ContractTitle(w, r.Contract))
	case coach.Docks:
		return w.N("hint.docks", r.N)
	case coach.Unhurried:
		return w.T("hint.unhurried")
	case coach.OnlyFor:
		return w.T("hint.onlyfor", "Card", terms.Within(w, terms.Definite, r.Card), "Player", s.seats[r.Seat].Name)
	}
	return s.gain(r)
}

// dear says what a person would cost.
func (s *telling) dear(r coach.Reason) string {
	w := s.stage.Words
	coins, points := w.N("count.coins", r.N), w.N("count.points", int(r.Card.Face().Points))
	if s.view.Fee(s.view.Decides()) > 0 {
		return w.T("hint.dear.fee", "Coins", coins, "Points", points)
	}
	return w.T("hint.dear", "Coins", coins, "Points", points)
}

// danger is how likely the next card ends the turn.
func (s *telling) danger(of portroyal.Action, chance float64) string {
	w := s.stage.Words
	goesOn := of.Kind == portroyal.RepelShip || of.Kind == portroyal.Dock
	switch percent := w.Percent(chance); {
	case goesOn:
		return w.T("hint.danger.next", "Chance", percent)
	case chance == 0:
		return w.T("hint.danger.none")
	default:
		return w.T("table.chance", "Chance", percent)
	}
}

// gain is what somebody has more or less of.
func (s *telling) gain(r coach.Reason) string {
	w := s.stage.Words
	switch {
	case r.Topic == coach.Points && r.N < 0:
		return w.N("hint.points.fewer", -r.N)
	case r.Topic == coach.Points:
		return w.N("hint.points", r.N)
	case r.Topic == coach.Coins && r.N < 0:
		return w.N("hint.coins.fewer", -r.N)
	case r.Topic == coach.Coins:
		return w.N("hint.coins", r.N)
	case r.Topic == coach.Swords:
		return w.N("hint.swords", r.N)
	}
	player := s.seats[r.Seat].Name
	switch {
	case r.Topic == coach.Gives:
		return w.N("hint.gives", r.N, "Player", player)
	case r.Topic == coach.Spares:
		return w.N("hint.spares", r.N, "Player", player)
	case r.Topic == coach.LeavesNext && r.Card != portroyal.NoCard:
		return w.N("hint.leaves", r.N, "Player", player, "Card", terms.Within(w, terms.Definite, r.Card))
	case r.Topic == coach.LeavesNext:
		return w.N("hint.leaves.all", r.N, "Player", player)
	case r.Card != portroyal.NoCard:
		return w.N("hint.leaves.coins", r.N, "Player", player, "Card", terms.Within(w, terms.Definite, r.Card))
	}
	return w.N("hint.leaves.coins.all", r.N, "Player", player)
}
