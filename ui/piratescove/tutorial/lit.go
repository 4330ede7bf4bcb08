package tutorial

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
)

// Answers implements [tutorial.Game]: the script lights everything that is to be pressed.
func (v *Voyage) Answers() []geometry.Rectangle { return nil }

// Kept implements [tutorial.Game]: what the player has, and the question if it is to be answered.
func (v *Voyage) Kept() []geometry.Rectangle {
	areas := v.table.Areas()
	if !v.Step().Acts() {
		return []geometry.Rectangle{areas.Own}
	}
	return []geometry.Rectangle{areas.Prompt, areas.Own}
}

// Top implements [tutorial.Game].
func (v *Voyage) Top() geometry.Rectangle { return v.table.Areas().Top }

// AskAt implements [tutorial.Game]: it leads to what the rules say about the smallest thing there.
func (v *Voyage) AskAt(at fyne.Position) {
	if of := v.spotAt(at); of.Kind != board.Nowhere {
		v.table.Explain(of)
	}
}

// LookAt implements [tutorial.Game].
func (v *Voyage) LookAt(at fyne.Position) { v.table.Look(v.spotAt(at)) }

// spotAt is the smallest thing at a point of the window; nowhere if there is none.
func (v *Voyage) spotAt(at fyne.Position) (of board.Spot) {
	least := float32(-1)
	for spot, place := range v.table.Places() {
		if size := place.W * place.H; geometry.Touch(place, geometry.Rect(at.X, at.Y, 1, 1)) && (least < 0 || size < least) {
			of, least = spot, size
		}
	}
	return of
}

// offers reports whether an option is for an action of a kind; where several are, for that of the step.
func (v *Voyage) offers(option ask.Option, kind cove.Kind) bool {
	if option.Kind != kind || option.Plate == nil {
		return false
	}
	do := wanted(v.Step())
	return kind != cove.Attach || do.Kind == cove.NoAction || option.Spot.Section == do.Section
}

// Lit implements [tutorial.Game]: parts of the table, ships, plates and spots have their names.
func (v *Voyage) Lit(name string) (at geometry.Rectangle, there bool) {
	switch name {
	case "chart": // the islands that can be chosen
		return v.around(func(spot board.Spot) bool {
			return spot.Kind == board.Island && spot.Island != cove.Cove || spot.Kind == board.Treasure
		})
	case "hand": // all cards in the player's hand
		return v.around(func(spot board.Spot) bool { return spot.Kind == board.Hand })
	}
	for kind := cove.Outfit; kind <= cove.Done; kind++ {
		if kind.String() == name {
			return v.table.PlateOf(func(o ask.Option) bool { return v.offers(o, kind) })
		}
	}
	if on, is := strings.CutPrefix(name, "ship-"); is {
		var ship cove.Target
		if err := ship.UnmarshalText([]byte(on)); err != nil {
			return at, false
		}
		return v.shipPlace(ship)
	}
	spot, err := parseSpot(name)
	at, there = v.table.Places()[spot]
	return at, there && err == nil
}

// shipPlace is the place of a ship with what is written beside it.
func (v *Voyage) shipPlace(ship cove.Target) (at geometry.Rectangle, found bool) {
	at, found = v.table.ShipAt(ship)
	for spot, beside := range v.table.Places() {
		if spot.Kind == board.Foe && spot.Ship == ship {
			at = geometry.Bound(at, beside)
		}
	}
	return at, found
}

// around is the place of all spots of a kind.
func (v *Voyage) around(belongs func(board.Spot) bool) (at geometry.Rectangle, found bool) {
	for spot, each := range v.table.Places() {
		switch {
		case !belongs(spot):
		case !found:
			at, found = each, true
		default:
			at = geometry.Bound(at, each)
		}
	}
	return at, found
}

// single are the spots that there is one of, or one of the player's.
var single = map[string]board.SpotKind{
	"gold": board.Gold, "chests": board.Chests, "fame": board.Fame, "order": board.Order, "dice": board.Dice,
	"months": board.Month,
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
