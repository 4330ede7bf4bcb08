package piratescove

import (
	"fmt"
	"os"
	"strconv"
	"strings"
)

// String tells an event in one line, in the terms of the notation: for logs, scenarios and whole games as text.
func (e Event) String() string {
	if e.Kind >= eventCount {
		return ""
	}
	text, foe := kindTexts[e.Kind], !e.Ship.Player()
	switch {
	case e.Kind == MapRolled && e.Island == NoIsland:
		text = "the map shows no island"
	case e.Kind == NavyCame && e.Card == LetterOfMarque:
		text = "seat $seat sends navy on to $island"
	case e.Kind == FightBegan && e.Island == NoIsland:
		text = "fight begins for the first place"
	case e.Kind == FightEnded && e.Island == NoIsland:
		text = "fight ends for the first place"
	case e.Kind == Rolled && e.Hit && e.Stray: // L3
		text = "die $n hits $ship"
	case e.Kind == Rolled && e.Hit:
		text = "die $n hits"
	case e.Kind == Fired && foe && e.Legend == BonnyAndRead: // L4
		text = "$ship ($legend) fires at $target, all sections, with $n dice"
	case e.Kind == Fired && foe:
		text = "$ship ($legend) fires at $target, $section, with $n dice"
	case e.Kind == Fired && e.Legend == BonnyAndRead:
		text = "$ship fires at $target, all sections, with $n dice$volley"
	case e.Kind == ShipHit && e.Card != NoCard:
		text += ", which $card takes"
	case e.Kind == CraftLost && e.Card != NoCard: // J22
		text += " to $card"
	case e.Kind == FameGained && e.From == FromFlight: // which a crippled ship does not take
		text = "seat $seat gains fame $n from a ship that left"
	case e.Kind == Mutiny && e.Doubloons+e.Treasures == 0:
		text = "seat $seat suffers a mutiny and loses nothing"
	}
	return os.Expand(text, e.part)
}

// kindTexts are the words of events; those that begin with a dollar sign stand for their parts.
var kindTexts = [eventCount]string{
	RoundBegan:     "round $n",
	Outfitted:      "seat $seat outfits$steps",
	TreasureShown:  "at $island: $treasure",
	Passed:         "seat $seat passes",
	Played:         "seat $seat plays $play",
	MapRolled:      "seat $seat has a map of $island",
	Sailed:         "seat $seat sails to $island",
	Moved:          "seat $seat moves to $island",
	NavyCame:       "seat $seat sends navy to $island",
	FightBegan:     "fight begins at $island",
	RolledOff:      "$ship rolls off with $n",
	Fired:          "$ship fires at $target, $section, with $n dice$volley",
	Rolled:         "die $n misses",
	ShipHit:        "$ship is hit in the $section",
	Crippled:       "seat $seat is crippled: $section",
	CraftLost:      "seat $seat loses the mastercraft of $section",
	ParrotLost:     "seat $seat loses parrot $card",
	Sunk:           "$ship is sunk",
	FameGained:     "seat $seat gains fame $n from $from",
	FameLost:       "seat $seat loses fame $n for $from",
	Recovered:      "$ship mends $n",
	Fled:           "seat $seat flees",
	Held:           "seat $seat holds fire",
	MutinyRolled:   "seat $seat rolls for mutiny: $n",
	Mutiny:         "seat $seat suffers a mutiny and loses $wealth",
	FightEnded:     "fight ends at $island",
	Taken:          "seat $seat takes cacafuego",
	Plundered:      "seat $seat plunders $island: $treasure",
	VisitBegan:     "seat $seat visits $island",
	Gained:         "seat $seat gets $wealth",
	Halved:         "seat $seat takes half from $target",
	Bought:         "seat $seat buys a card for $wealth",
	Drew:           "seat $seat draws $card",
	ParrotOffered:  "seat $seat is offered parrot $card",
	ParrotLanded:   "seat $seat has parrot $card",
	ParrotReturned: "seat $seat returns parrot $card",
	Repaired:       "seat $seat is repaired: $sections for $wealth",
	Raised:         "seat $seat raises $section to place $n for $wealth",
	Buried:         "seat $seat buries $wealth",
	Attached:       "seat $seat attaches mastercraft to $section",
	CraftMended:    "seat $seat mends the mastercraft of $section",
	Healed:         "seat $seat heals parrot $card",
	Returned:       "seat $seat cannot hold $wealth",
	BlackMoved:     "$ship moves to $island",
	BlackCame:      "$ship is $legend",
	FameShown:      "seat $seat shows fame cards of $n",
	TieFight:       "seat $seat fights for the first place",
	Won:            "seat $seat wins",
}

// part is a part of an event by its name.
func (e Event) part(name string) string {
	switch name {
	case "seat":
		return strconv.Itoa(int(e.Seat))
	case "n":
		return strconv.Itoa(int(e.N))
	case "ship":
		return e.Ship.name()
	case "target":
		return e.Target.name()
	case "card":
		if e.Card == NoCard { // somebody else's, see SeenBy
			return "a card"
		}
		return e.Card.String()
	case "volley":
		cards := ""
		for card := range e.Volley.All {
			cards += " and " + card.String()
		}
		return cards
	case "steps":
		return strings.TrimPrefix(Action{Kind: Outfit, Steps: e.Steps}.String(), "0: outfit")
	case "play":
		a := Action{Kind: Play, Card: e.Card, Target: e.Target, Island: e.Island, Section: e.Section, N: e.N}
		return strings.TrimPrefix(a.String(), "0: play ")
	case "sections":
		return plural(e.N, "section")
	case "wealth":
		return wealth(e.Doubloons, e.Treasures)
	}
	return fmt.Sprint(map[string]any{
		"island": e.Island, "section": e.Section, "legend": e.Legend, "treasure": e.Treasure, "from": e.From,
	}[name])
}

// name is a ship with its word.
func (t Target) name() string {
	if t.Player() {
		return fmt.Sprintf("seat %d", t)
	}
	return t.String()
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
