package portroyal

import (
	"fmt"
	"slices"
)

// Reason says why an action is not legal. The window words it in the player's language.
type Reason uint8

// The reasons.
const (
	Allowed       Reason = iota
	GameIsOver           // F1
	NotNow               // the game waits for another kind of decision
	FirstCard            // the first card is compulsory (D1)
	NoTakesLeft          // all cards of this chance are taken (H1, H2)
	NotInHarbour         // no such card lies in the harbour
	TooExpensive         // Need coins, Have coins (H6, H7)
	OnlyActive           // only the active player claims expeditions (E1)
	NotInRow             // no such expedition lies out (E1)
	NotOwned             // Card is not in the display (E2)
	WrongSymbols         // the persons do not show exactly the symbols (E2)
	WrongGift            // another seat must get the coin of a "3 + 1" ship, and only of that (H11)
	NoGambler            // no gambler works for the active player (H13)
	OnlyGamblers         // after one gambler, only another one turns up cards (H13)
	NoForgoing           // the coins of this ship cannot be given up (K8)
	ByThemselves         // contracts are fulfilled automatically (K5)
	NotLaid              // no such contract lies face up (K1)
	Fulfilled            // the seat has fulfilled the contract already (K2)
	NoCube               // all cubes of the seat are in use (K1)
	AtOnceOnly           // the contract is fulfilled at its moment or not at all (K3)
	ActiveOnly           // the contract is for the active player only (K3)
	NotMet               // the requirement does not hold (K2)
	NotInThisGame        // the edition has no such action
)

// reasons gives each reason a name, the rule it comes from, and the words of the error.
var reasons = [...]struct{ name, rule, text string }{
	Allowed:      {"allowed", "", "allowed"},
	GameIsOver:   {"over", "F1", "the game is over"},
	NotNow:       {"not-now", "D1", "this is not the decision that the game waits for"},
	FirstCard:    {"first-card", "D1", "the first card is compulsory"},
	NoTakesLeft:  {"no-takes-left", "H1", "no card may be taken any more"},
	NotInHarbour: {"not-in-harbour", "H2", "the card does not lie in the harbour"},
	TooExpensive: {"too-expensive", "H7", "too expensive"},
	OnlyActive:   {"only-active", "E1", "only the active player claims expeditions"},
	NotInRow:     {"not-in-row", "E1", "the expedition does not lie out"},
	NotOwned:     {"not-owned", "E2", "the person is not in the display"},
	WrongSymbols: {"wrong-symbols", "E2", "the persons do not show exactly the symbols asked for"},
	WrongGift:    {"wrong-gift", "H11", "one other player gets the coin of a ship that pays one, and of no other"},
	NoGambler:    {"no-gambler", "H13", "no gambler works for the active player"},
	OnlyGamblers: {"only-gamblers", "H13", "after a gambler no card is turned up but by another one"},
	NoForgoing: {
		"no-forgoing", "K8",
		"giving up the coins of this ship gets no contract on, or the coin for the active player is missing",
	},
	ByThemselves:  {"by-themselves", "K5", "contracts are fulfilled by themselves in this game"},
	NotLaid:       {"not-laid", "K1", "the contract does not lie face up"},
	Fulfilled:     {"fulfilled", "K2", "each player fulfils a contract only once"},
	NoCube:        {"no-cube", "K1", "no cube is left for it"},
	AtOnceOnly:    {"at-once-only", "K3", "the contract is fulfilled at its moment or not at all"},
	ActiveOnly:    {"active-only", "K3", "the contract is for the active player only"},
	NotMet:        {"not-met", "K2", "the requirement of the contract does not hold"},
	NotInThisGame: {"not-in-this-game", "S3", "the edition played has no such action"},
}

// String is the reason's name, for instance too-expensive; the window's messages go by it.
func (r Reason) String() string { return reasons[r].name }

// Refusal is the error of an action that is not legal.
type Refusal struct {
	Action Action
	Reason Reason
	Rule   string // the rule that forbids it
	Need   int    // TooExpensive: coins needed, the coin of H6 included
	Have   int    // TooExpensive: coins owned
}

// Error is one sentence with the rule's number.
func (r *Refusal) Error() string {
	text := reasons[r.Reason].text
	if r.Reason == TooExpensive {
		text = fmt.Sprintf("it costs %d coins, and %d are there", r.Need, r.Have)
	}
	return fmt.Sprintf("%q is not legal: %s (%s)", r.Action, text, r.Rule)
}

// Refuse gives the reason why the deciding seat cannot do a, or nil if it can.
func (s *state) Refuse(a Action) *Refusal {
	if s.isLegal(a) {
		return nil
	}
	reason := s.reason(a)
	refusal := &Refusal{Action: a, Reason: reason, Rule: reasons[reason].rule}
	switch {
	case reason == NotInThisGame && a.Kind == Fulfil:
		refusal.Rule = "K1"
	case reason == NotInThisGame:
		refusal.Rule = "P3"
	case reason == NotNow && a.Kind == Claim:
		refusal.Rule = "E1"
	case reason == NotNow && a.Kind == Fulfil && s.Phase() == Repel:
		refusal.Rule = "K3" // not while a ship waits
	case reason == NotNow:
		refusal.Rule = waitsFor[s.Phase()]
	case reason == NoTakesLeft && s.decides != s.active:
		refusal.Rule = "H2"
	case reason == TooExpensive:
		seat := int(s.decides)
		refusal.Need, refusal.Have = s.Price(seat, a.Card)+s.Fee(seat), s.Coins(seat)
		if s.Price(seat, a.Card) <= refusal.Have {
			refusal.Rule = "H6" // only the coin for the active player is missing
		}
	}
	return refusal
}

// waitsFor is the rule that says what a phase waits for.
var waitsFor = [...]string{
	Discover: "D1", Repel: "D3", Trade: "H2", Over: "F1", Moment: "K3", MoveTime: "P3", Chance: "C6",
}

// reason says why an action is not legal. It decides nothing: it is asked about what Legal does not list.
func (s *state) reason(a Action) Reason {
	phase := s.Phase()
	if phase == Over {
		return GameIsOver
	}
	// A decision is one action only: nothing that has no meaning may ride along.
	alone := a == Action{Kind: a.Kind}
	switch a.Kind {
	case RepelShip, Dock, Pass:
	case RevealNext:
		if phase == Discover && alone {
			return OnlyGamblers
		}
	case Stop:
		if phase == Discover && alone {
			return FirstCard
		}
	case Take, TakeForgoing:
		return s.takeReason(a)
	case Claim:
		return s.claimReason(a)
	case Fulfil:
		return s.fulfilReason(a)
	case Gamble:
		if phase == Discover && alone {
			return NoGambler
		}
	case MoveToVictory, KeepTime:
		if !s.options.goal().timePile {
			return NotInThisGame
		}
	default:
		return NotInThisGame
	}
	return NotNow
}

// takeReason is reason for taking a card.
func (s *state) takeReason(a Action) Reason {
	switch {
	case a.With != 0 || s.Phase() != Trade:
		return NotNow
	case s.takesLeft == 0:
		return NoTakesLeft
	case a.Card == NoCard || !s.liesInHarbour(a.Card):
		return NotInHarbour
	case !s.affordable(a.Card, s.budget()):
		return TooExpensive
	case a.Kind == TakeForgoing && !s.canForgo(a.Card):
		return NoForgoing
	}
	return WrongGift
}

// claimReason is reason for claiming an expedition.
func (s *state) claimReason(a Action) Reason {
	switch {
	case s.depth > 0:
		return NotNow
	case s.decides != s.active:
		return OnlyActive
	case a.Card == NoCard || !slices.Contains(s.row[:s.rowSize], a.Card):
		return NotInRow
	}
	asked := map[Card]int{}
	for _, person := range a.With.List() {
		if asked[person]++; asked[person] > s.copies(person, inDisplay.of(s.active)) {
			return NotOwned
		}
	}
	return WrongSymbols
}

// fulfilReason is reason for fulfilling a contract.
func (s *state) fulfilReason(a Action) Reason {
	seat, contract, phase := s.decides, a.Contract(), s.Phase()
	at := slices.IndexFunc(s.contracts[:], func(l laid) bool { return l.contract == contract })
	switch {
	case contract >= contractCount || a != Fulfilling(contract):
		return NotNow
	case !s.options.Contracts:
		return NotInThisGame
	case s.options.AutoContracts:
		return ByThemselves
	case phase != Discover && phase != Trade && (phase != Moment || contract != s.Offered()):
		return NotNow
	case contract == NoContract || at < 0:
		return NotLaid
	case s.hasCubeOn(seat, at):
		return Fulfilled
	case s.open(seat, contract) < 0:
		return NoCube
	case contract.Face().AtOnce:
		return AtOnceOnly
	case contract.Face().ActiveOnly && seat != s.active:
		return ActiveOnly
	}
	return NotMet
}
