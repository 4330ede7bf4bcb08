package piratescove

import (
	"fmt"
	"slices"
)

// Reason says why an action is not legal. The window words it in the player's language.
type Reason uint8

// The reasons.
const (
	Allowed       Reason = iota
	GameIsOver           // R7
	NoSeat               // nobody sits there (A1)
	AlreadyChosen        // the seat has chosen, and the others have not (A7)
	NotNow               // the seat owes no such choice
	TooExpensive         // Need doubloons, Have doubloons
	TopOfTrack           // nothing goes beyond the last place (B3)
	NoCove               // the cove cannot be chosen (N1)
	NotInHand            // the seat has no such card
	WrongMoment          // the card has another time (E, T4, T5)
	WrongIsland          // the card or the choice needs another island
	WrongTarget          // there is no such ship to be fired at (K5)
	HullOnly             // black ships and the Navy are hit in the hull (K6)
	FoesFirst            // while a black ship or the Navy is there, nobody fires at players (K6)
	NoMoreCards          // becalmed (T4)
	NoEffect             // it has been played already (J15)
	HoldsFire            // after a Cannonade (T5)
	NoTreasures          // not as many are aboard
	NoFame               // there is none to pay with (T2)
	BoughtAll            // three tavern cards (I1)
	RaisedOnce           // one step at Treasure Island (I3)
	Served               // the cove has given (I4)
	Unpaid               // the repair was not paid in full, so that the cove gives nothing (I4)
	NotServed            // the cove gives first (I4)
	HasCraft             // one mastercraft to a section (B6)
	OneCraft             // the ship carries one already, on another section (B6)
	HasParrot            // the parrot of the section is aboard, and one guard is enough (J22)
	NoDamage             // there is no damaged mastercraft (I5)
	NotOffered           // this island does not offer it (I)
	NoCards              // none are left (A3)

	reasonCount = iota
)

// reasons gives each reason a name, the rule that it usually comes from, and the words of the error.
var reasons = [reasonCount]struct{ name, rule, text string }{
	Allowed:       {"allowed", "", "allowed"},
	GameIsOver:    {"over", "R7", "the game is over"},
	NoSeat:        {"no-seat", "A1", "nobody sits there"},
	AlreadyChosen: {"chosen", "A7", "this seat has chosen, and the others have not"},
	NotNow:        {"not-now", "R2", "this is not the choice that the game waits for"},
	TooExpensive:  {"too-expensive", "B3", "too expensive"},
	TopOfTrack:    {"top", "B3", "nothing goes beyond the last place"},
	NoCove:        {"no-cove", "N1", "one of the islands 1 to 6 is chosen"},
	NotInHand:     {"not-in-hand", "T1", "the card is not in this hand"},
	WrongMoment:   {"wrong-moment", "T1", "the card has another time"},
	WrongIsland:   {"wrong-island", "E5", "it does not go to this island"},
	WrongTarget:   {"wrong-target", "K5", "there is no such ship to be named"},
	HullOnly:      {"hull-only", "K6", "black ships and the Navy are hit in the hull"},
	FoesFirst:     {"foes-first", "K6", "while a black ship or the Navy is there, it is fired at"},
	NoMoreCards:   {"becalmed", "T4", "no more cards are played in this fight"},
	NoEffect:      {"no-effect", "J15", "the same card works already"},
	HoldsFire:     {"holds-fire", "T5", "after a Cannonade the ship does not fire"},
	NoTreasures:   {"no-treasures", "I3", "not as many treasures are aboard"},
	NoFame:        {"no-fame", "T2", "there is no fame to pay with"},
	BoughtAll:     {"bought-all", "I1", "three tavern cards are bought at most"},
	RaisedOnce:    {"raised-once", "I3", "Treasure Island gives one step"},
	Served:        {"served", "I4", "the cove has given what it gives"},
	Unpaid:        {"unpaid", "I4", "the repair was not paid in full, and the cove gives nothing"},
	NotServed:     {"not-served", "I4", "the cove gives cards or a card and doubloons first"},
	HasCraft:      {"has-craft", "B6", "one mastercraft at most is attached to a section"},
	OneCraft:      {"one-craft", "B6", "a ship carries one mastercraft at a time"},
	HasParrot:     {"has-parrot", "J22", "the parrot guards this section, and one guard is all that it may have"},
	NoDamage:      {"no-damage", "I5", "no damaged mastercraft is there"},
	NotOffered:    {"not-offered", "R5", "this island does not offer it"},
	NoCards:       {"no-cards", "A3", "no tavern card is left"},
}

// String is the reason's name, for instance too-expensive; the window's messages go by it.
func (r Reason) String() string {
	if r >= reasonCount {
		return ""
	}
	return reasons[r].name
}

// Refusal is the error of an action that is not legal.
type Refusal struct {
	Action Action
	Reason Reason
	Rule   string // the rule that forbids it
	Need   int    // TooExpensive: doubloons needed
	Have   int    // TooExpensive: doubloons owned
}

// Error is one sentence with the rule's number.
func (r *Refusal) Error() string {
	text := reasons[r.Reason].text
	if r.Reason == TooExpensive {
		text = fmt.Sprintf("it costs %d doubloons, and %d are there", r.Need, r.Have)
	}
	return fmt.Sprintf("%q is not legal: %s (%s)", r.Action, text, r.Rule)
}

// Refuse gives the reason why an action is not legal, or nil if it is.
func (s *state) Refuse(a Action) *Refusal {
	var buffer [256]Action
	if slices.Contains(s.Legal(int(a.Seat), buffer[:0]), a) {
		return nil
	}
	r := &Refusal{Action: a}
	r.Reason, r.Rule = s.reason(a, r)
	if r.Rule == "" {
		r.Rule = reasons[r.Reason].rule
	}
	return r
}

// waitsFor is the rule that says what a phase waits for.
var waitsFor = [phaseCount]string{
	Outfitting: "U4", AfterTreasure: "R1", BeforeNavigation: "R2", Navigation: "N1", AfterNavigation: "R2", Reply: "E6",
	Boarding: "K3", Exchange: "K4", Aiming: "K10", Parrots: "T2", Visits: "R5", Over: "R7",
}

// reason says why an action is not legal, and which rule says so where that is not the reason's own. It decides nothing:
// it is asked about what Legal does not list.
func (s *state) reason(a Action, r *Refusal) (Reason, string) {
	switch {
	case s.phase == Over:
		return GameIsOver, ""
	case int(a.Seat) >= s.Players():
		return NoSeat, ""
	case !s.Owes(int(a.Seat)) && s.together() && (a.Kind == Outfit || a.Kind == Sail):
		return AlreadyChosen, ""
	case !s.Owes(int(a.Seat)):
		return NotNow, waitsFor[s.phase]
	}
	switch {
	case a.Kind == Outfit && s.phase == Outfitting:
		return s.outfitReason(a, r)
	case a.Kind == Sail && s.phase == Navigation:
		if a.Island == Cove {
			return NoCove, ""
		}
	case a.Kind == Play && a.Card > NoCard && int(a.Card) < cardCount:
		return s.cardReason(a)
	case a.Kind == Fire && s.phase == Exchange:
		return s.fireReason(a)
	case a.Kind == Hold && s.phase == Exchange:
		return NotNow, "K4"
	case a.Kind == Aim && s.phase == Aiming:
		return WrongTarget, "K10"
	case a.Kind == TakeNew && s.phase == Parrots && s.ships[a.Seat].Fame == 0:
		return NoFame, ""
	case s.phase == Visits:
		return s.visitReason(a, r)
	}
	return NotNow, waitsFor[s.phase]
}

func (s *state) outfitReason(a Action, r *Refusal) (Reason, string) {
	for section, n := range a.Steps {
		if int(s.ships[a.Seat].Places[section])+int(n) > LastPlace {
			return TopOfTrack, ""
		}
	}
	r.Need, r.Have = s.ships[a.Seat].OutfitPrice(a.Steps), int(s.ships[a.Seat].Doubloons)
	if r.Need > r.Have {
		return TooExpensive, "U4"
	}
	r.Need, r.Have = 0, 0
	return NotNow, "U4"
}

// moments are the phases of cards, with the rule that says so.
var moments = [cardCount]struct {
	phase Phase
	rule  string
}{
	Becalmed: {Boarding, "T4"}, FairWind: {Boarding, "T4"}, Grapple: {Boarding, "T4"}, SmokeScreen: {Boarding, "T4"},
	Overboard:   {Boarding, "T4"},
	TreasureMap: {AfterTreasure, "E1"}, Buccaneer: {AfterTreasure, "E2"}, Lookout: {BeforeNavigation, "E3"},
	SafePassage: {AfterNavigation, "E4"}, RoyalNavy: {AfterNavigation, "E5"}, LetterOfMarque: {Reply, "E6"},
	Shipwright: {Visits, "E7"},
}

func (s *state) cardReason(a Action) (Reason, string) {
	rule := moments[a.Card].rule
	switch {
	case s.hands[a.Seat][a.Card] == 0:
		return NotInHand, ""
	case rule == "":
		return WrongMoment, map[CardType]string{
			ParrotCard: "T2", MastercraftCard: "I5", VolleyCard: "K5", FameCard: "T6",
		}[a.Card.Face().Type]
	case moments[a.Card].phase != s.phase:
		return WrongMoment, rule
	case s.phase == Boarding && s.idle(a.Seat, a.Card):
		return NoEffect, ""
	case a.Card == Overboard:
		return NoTreasures, rule
	case a.Card == Shipwright && a.Section < Sections:
		return TopOfTrack, ""
	case a.Card == Buccaneer || a.Card == Lookout:
		return WrongTarget, rule
	}
	return WrongIsland, rule
}

func (s *state) fireReason(a Action) (Reason, string) {
	f := &s.fight
	switch {
	case f.silence[a.Seat] > 0:
		return HoldsFire, ""
	case f.becalmed && a.Volley != 0:
		return NoMoreCards, ""
	case a.Volley&^s.volleyIn(a.Seat) != 0:
		return NotInHand, ""
	case int(a.Target) >= Ships || !f.in[a.Target] || a.Target == Target(a.Seat):
		return WrongTarget, ""
	case s.foes() && a.Target.Player():
		return FoesFirst, ""
	case s.foes():
		return HullOnly, ""
	}
	return NotNow, "K5"
}

func (s *state) visitReason(a Action, r *Refusal) (Reason, string) {
	ship := &s.ships[a.Seat]
	cannotPay := func(price int, rule string) (Reason, string) {
		r.Need, r.Have = price, int(ship.Doubloons)
		return TooExpensive, rule
	}
	switch {
	case a.Kind == Buy && ship.Island == Tavern:
		switch {
		case s.visit.bought == mostBought:
			return BoughtAll, ""
		case ship.Doubloons < CardPrice:
			return cannotPay(CardPrice, "I1")
		}
		return NoCards, ""
	case a.Kind == Raise && a.Section < Sections:
		return s.raiseReason(a, cannotPay)
	case a.Kind == Bury && ship.Island == TreasureIsland:
		return NoTreasures, ""
	case a.Kind == BuryGold && ship.Island == TreasureIsland:
		return cannotPay(GoldPerFame*max(1, int(a.N)), "I3")
	case (a.Kind == TakeCards || a.Kind == TakeGold) && ship.Island == Cove && s.visit.unpaid:
		return Unpaid, ""
	case (a.Kind == TakeCards || a.Kind == TakeGold) && ship.Island == Cove:
		return Served, ""
	case a.Kind == Attach && a.Section < Sections:
		switch {
		case s.hands[a.Seat][Mastercraft] == 0:
			return NotInHand, ""
		case s.guarded(ship, a.Section):
			return HasParrot, ""
		case ship.Craft[a.Section] == NoGuard:
			return OneCraft, ""
		}
		return HasCraft, ""
	case a.Kind == Mend && a.Section < Sections:
		if ship.Craft[a.Section] == Struck {
			return cannotPay(CraftPrice, "I5")
		}
		return NoDamage, ""
	case a.Kind == Done:
		return NotServed, ""
	}
	return NotOffered, ""
}

func (s *state) raiseReason(a Action, cannotPay func(int, string) (Reason, string)) (Reason, string) {
	ship := &s.ships[a.Seat]
	switch price := s.stepPrice(a.Seat, a.Section); {
	case ship.Island == TreasureIsland && s.visit.raised:
		return RaisedOnce, ""
	case ship.Island != TreasureIsland && ship.Island.Raises() != a.Section:
		return NotOffered, "I2"
	case price == 0:
		return TopOfTrack, ""
	default:
		return cannotPay(int(price), "B3")
	}
}
