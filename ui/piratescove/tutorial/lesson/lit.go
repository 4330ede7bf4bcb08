package lesson

import (
	"fmt"
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
)

// Place is a part of the table that has a name of its own.
type Place string

// The places.
const (
	Chart Place = "chart" // the islands that can be chosen
	Hand  Place = "hand"  // all cards in the player's hand
)

// Lit is one thing to look at; exactly one field is set.
type Lit struct {
	Place Place
	Spot  board.Spot
	Ship  *cove.Target // on the chart
	Plate cove.Kind    // the plate for this action
}

// plates maps the names of plates to actions.
var plates = map[string]cove.Kind{}

func init() {
	for kind := cove.Outfit; kind <= cove.Done; kind++ {
		plates[kind.String()] = kind
	}
}

// single are the spots that there is one of, or one of the player's.
var single = map[string]board.SpotKind{
	"gold": board.Gold, "chests": board.Chests, "fame": board.Fame, "order": board.Order, "dice": board.Dice,
	"months": board.Month,
}

// parseLit reads what is lit: the names of places, spots and plates.
func parseLit(text string) (all []Lit, err error) {
	for _, name := range strings.Fields(text) {
		switch place := Place(name); place {
		case Chart, Hand:
			all = append(all, Lit{Place: place})
			continue
		}
		if kind, ok := plates[name]; ok {
			all = append(all, Lit{Plate: kind})
			continue
		}
		if on, is := strings.CutPrefix(name, "ship-"); is {
			var ship cove.Target
			if err := ship.UnmarshalText([]byte(on)); err != nil {
				return nil, err
			}
			all = append(all, Lit{Ship: &ship})
			continue
		}
		spot, err := parseSpot(name)
		if err != nil {
			return nil, err
		}
		all = append(all, Lit{Spot: spot})
	}
	return all, nil
}

// parseSpot reads a spot on the table: at-ISLAND, card-ISLAND, panel-SEAT, track-SECTION, up-SECTION, hand-CARD,
// fighter-SHIP, title-SHIP, part-SHIP-SECTION, and what there is one of.
func parseSpot(name string) (spot board.Spot, err error) {
	if kind, is := single[name]; is {
		return board.Spot{Kind: kind}, nil
	}
	kind, of, _ := strings.Cut(name, "-")
	switch kind {
	case "at":
		spot.Kind = board.Island
		err = spot.Island.UnmarshalText([]byte(of))
	case "card":
		spot.Kind = board.Treasure
		err = spot.Island.UnmarshalText([]byte(of))
	case "panel":
		var ship cove.Target
		err = ship.UnmarshalText([]byte(of))
		spot.Kind, spot.Seat = board.Panel, int(ship)
	case "track":
		spot.Kind = board.Track
		err = spot.Section.UnmarshalText([]byte(of))
	case "up":
		spot.Kind = board.StepUp
		err = spot.Section.UnmarshalText([]byte(of))
	case "hand":
		spot.Kind = board.Hand
		err = spot.Card.UnmarshalText([]byte(of))
	case "fighter", "title":
		spot.Kind = board.Fighter
		if kind == "title" {
			spot.Kind = board.Title
		}
		err = spot.Ship.UnmarshalText([]byte(of))
	case "part":
		at := strings.LastIndex(of, "-")
		spot.Kind = board.Part
		if err = spot.Ship.UnmarshalText([]byte(of[:max(at, 0)])); err == nil {
			err = spot.Section.UnmarshalText([]byte(of[at+1:]))
		}
	default:
		err = fmt.Errorf("nothing on the table is called %q", name)
	}
	return spot, err
}
