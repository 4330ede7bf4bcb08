package piratescove

import (
	"fmt"
	"strings"
)

// String tells an event in one line, in the terms of the notation: for logs, scenarios and whole games as text.
func (e Event) String() string {
	if e.Kind == NoEvent || e.Kind >= eventCount {
		return ""
	}
	switch e.Kind {
	case RoundBegan:
		return fmt.Sprintf("round %d", e.N)
	case TreasureShown:
		return fmt.Sprintf("at %s: %s", e.Island, e.Treasure)
	case Rolled:
		return e.tellRoll()
	case FightBegan, FightEnded:
		if e.Island == NoIsland {
			return kindTexts[e.Kind] + " for the first place"
		}
		return kindTexts[e.Kind] + " at " + e.Island.String()
	case RolledOff, Sunk, Recovered, BlackCame, BlackMoved, ShipHit:
		return e.tellShip()
	case Fired:
		return e.tellSalvo()
	case MapRolled:
		if e.Island == NoIsland {
			return "the map shows no island"
		}
	case NavyCame:
		if e.Card == LetterOfMarque {
			return fmt.Sprintf("seat %d sends navy on to %s", e.Seat, e.Island)
		}
	}
	return fmt.Sprintf("seat %d %s", e.Seat, e.tellSeat())
}

// kindTexts are the words of events; what follows depends on the kind.
var kindTexts = [eventCount]string{
	Outfitted: "outfits", Passed: "passes", Played: "plays", MapRolled: "has a map of", Sailed: "sails to", Moved: "moves to",
	NavyCame: "sends navy to", FightBegan: "fight begins", RolledOff: "rolls off with", Crippled: "is crippled:",
	CraftLost: "loses the mastercraft of", ParrotLost: "loses parrot", Sunk: "is sunk", FameGained: "gains fame",
	FameLost: "loses fame", Recovered: "mends", Fled: "flees", Held: "holds fire", MutinyRolled: "rolls for mutiny:",
	Mutiny: "suffers a mutiny and loses", FightEnded: "fight ends", Taken: "takes cacafuego", Plundered: "plunders",
	VisitBegan: "visits", Gained: "gets", Halved: "takes half from", Bought: "buys a card for", Drew: "draws", ParrotOffered: "is offered parrot",
	ParrotLanded: "has parrot", ParrotReturned: "returns parrot", Repaired: "is repaired:", Raised: "raises",
	Buried: "buries", Attached: "attaches mastercraft to", CraftMended: "mends the mastercraft of", Healed: "heals parrot",
	Returned: "cannot hold", BlackMoved: "moves to", BlackCame: "is", FameShown: "shows fame cards of",
	TieFight: "fights for the first place", Won: "wins",
}

func (e Event) tellRoll() string {
	switch {
	case !e.Hit:
		return fmt.Sprintf("die %d misses", e.N)
	case e.Stray: // L3
		return fmt.Sprintf("die %d hits %s", e.N, e.Ship.name())
	}
	return fmt.Sprintf("die %d hits", e.N)
}

// name is a ship with its word.
func (t Target) name() string {
	if t.Player() {
		return fmt.Sprintf("seat %d", t)
	}
	return t.String()
}

func (e Event) tellShip() string {
	text := e.Ship.name() + " " + kindTexts[e.Kind]
	switch e.Kind {
	case RolledOff, Recovered:
		return fmt.Sprintf("%s %d", text, e.N)
	case BlackCame:
		return text + " " + e.Legend.String()
	case BlackMoved:
		return text + " " + e.Island.String()
	case ShipHit:
		text = fmt.Sprintf("%s is hit in the %s", e.Ship.name(), e.Section)
		if e.Card != NoCard {
			text += ", which " + e.Card.String() + " takes"
		}
	}
	return text
}

func (e Event) tellSalvo() string {
	by := e.Ship.name()
	if !e.Ship.Player() {
		by = fmt.Sprintf("%s (%s)", by, e.Legend)
	}
	section := e.Section.String()
	if e.Legend == BonnyAndRead { // L4
		section = "all sections"
	}
	text := fmt.Sprintf("%s fires at %s, %s, with %d dice", by, e.Target.name(), section, e.N)
	for card := range e.Volley.All {
		text += " and " + card.String()
	}
	return text
}

// tellSeat tells what a seat does or what happens to it.
func (e Event) tellSeat() string {
	words := []string{kindTexts[e.Kind]}
	add := func(word any) { words = append(words, fmt.Sprint(word)) }
	switch e.Kind {
	case Outfitted:
		a := Action{Kind: Outfit, Steps: e.Steps}.String()
		if steps := strings.TrimPrefix(a, "0: outfit"); steps != "" {
			add(strings.TrimSpace(steps))
		}
	case Played:
		a := Action{Kind: Play, Card: e.Card, Target: e.Target, Island: e.Island, Section: e.Section, N: e.N}.String()
		add(strings.TrimPrefix(a, "0: play "))
	case MapRolled, Sailed, Moved, NavyCame, VisitBegan:
		add(e.Island)
	case Crippled, Attached, CraftMended:
		add(e.Section)
	case CraftLost:
		add(e.Section)
		if e.Card != NoCard { // J22
			add("to " + e.Card.String())
		}
	case ParrotLost, Drew, ParrotOffered, ParrotLanded, ParrotReturned, Healed:
		if e.Card == NoCard { // somebody else's, see SeenBy
			add("a card")
		} else {
			add(e.Card)
		}
	case FameGained:
		add(e.N)
		if e.From == FromFlight { // which a crippled ship does not take
			add("from a ship that left")
			break
		}
		add("from " + e.From.String())
	case FameLost:
		add(e.N)
		add("for " + e.From.String())
	case MutinyRolled, FameShown:
		add(e.N)
	case Mutiny:
		if e.Doubloons+e.Treasures == 0 {
			add("nothing")
		} else {
			add(wealth(e.Doubloons, e.Treasures))
		}
	case Gained, Returned, Bought:
		add(wealth(e.Doubloons, e.Treasures))
	case Plundered:
		add(fmt.Sprintf("%s: %s", e.Island, e.Treasure))
	case Halved:
		add(e.Target.name())
	case Repaired:
		add(plural(e.N, "section") + " for " + plural(e.Doubloons, "doubloon"))
	case Raised:
		add(fmt.Sprintf("%s to place %d for %s", e.Section, e.N, plural(e.Doubloons, "doubloon")))
	case Buried:
		add(wealth(e.Doubloons, e.Treasures))
	}
	return strings.Join(words, " ")
}

// wealth is what somebody gets or loses.
func wealth(doubloons, treasures uint8) string {
	switch {
	case treasures == 0:
		return plural(doubloons, "doubloon")
	case doubloons == 0:
		return plural(treasures, "treasure")
	}
	return plural(doubloons, "doubloon") + " and " + plural(treasures, "treasure")
}

func plural(n uint8, of string) string {
	if n != 1 {
		of += "s"
	}
	return fmt.Sprintf("%d %s", n, of)
}
