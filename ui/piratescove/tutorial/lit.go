package tutorial

import (
	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/tutorial/lesson"
)

// Lit implements [tutorial.Game].
func (v lent) Lit() []geometry.Rectangle {
	all, _ := v.litPlaces(v.step())
	return all
}

// Answers implements [tutorial.Game]: the script lights everything that is to be pressed.
func (v lent) Answers() []geometry.Rectangle { return nil }

// Kept implements [tutorial.Game]: what the player has, and the question if it is to be answered.
func (v lent) Kept() []geometry.Rectangle {
	areas := v.table.Areas()
	if !v.step().Acts() {
		return []geometry.Rectangle{areas.Own}
	}
	return []geometry.Rectangle{areas.Prompt, areas.Own}
}

// Top implements [tutorial.Game].
func (v lent) Top() geometry.Rectangle { return v.table.Areas().Top }

// AskAt implements [tutorial.Game]: it leads to what the rules say about the smallest thing there.
func (v lent) AskAt(at fyne.Position) {
	if of := v.spotAt(at); of.Kind != board.Nowhere {
		v.table.Explain(of)
	}
}

// LookAt implements [tutorial.Game].
func (v lent) LookAt(at fyne.Position) { v.table.Look(v.spotAt(at)) }

// LookAway implements [tutorial.Game].
func (v lent) LookAway() { v.table.Look(board.Spot{}) }

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

// litPlaces are the places of everything that a step lights; there is false if some of it is not on the table.
func (v *Voyage) litPlaces(step *lesson.Step) (all []geometry.Rectangle, there bool) {
	for _, lit := range step.Lit {
		at, found := v.litPlace(lit)
		if !found {
			return all, false
		}
		all = append(all, at)
	}
	return all, true
}

// offers reports whether an option is for an action of a kind; where several are, for that of the step.
func (v *Voyage) offers(option ask.Option, kind cove.Kind) bool {
	if option.Kind != kind || option.Plate == nil {
		return false
	}
	step := v.step()
	return kind != cove.Attach || step == nil || len(step.Do) == 0 || option.Spot.Section == step.Do[0].Section
}

// litPlace is the place of one thing that is lit.
func (v *Voyage) litPlace(lit lesson.Lit) (at geometry.Rectangle, found bool) {
	switch {
	case lit.Plate != cove.NoAction:
		return v.table.PlateOf(func(o ask.Option) bool { return v.offers(o, lit.Plate) })
	case lit.Ship != nil:
		return v.shipPlace(*lit.Ship)
	case lit.Place != "":
		return v.placeOf(lit.Place)
	}
	at, found = v.table.Places()[lit.Spot]
	return at, found
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

// placeOf is the place of a part of the table: everything that belongs to it.
func (v *Voyage) placeOf(place lesson.Place) (at geometry.Rectangle, found bool) {
	belongs := func(spot board.Spot) bool {
		switch place {
		case lesson.Chart:
			return spot.Kind == board.Island && spot.Island != cove.Cove || spot.Kind == board.Treasure
		case lesson.Hand:
			return spot.Kind == board.Hand
		}
		return false
	}
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
