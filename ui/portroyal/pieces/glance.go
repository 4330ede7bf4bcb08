package pieces

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/glance"
	"portroyal/ui/widgets"
)

// Glance is a decision as it is shown small: what lies in the harbour, and which choice is meant.
type Glance struct {
	View   *portroyal.View
	Chosen portroyal.Action // what was chosen, nothing where that is not told
	Better portroyal.Action // what is better, or was chosen and is best
}

// glanced is a part of a glance: a card, its back, or what is done instead of taking one.
type glanced struct {
	card   portroyal.Card
	symbol string // "" for a card
	does   portroyal.ActionKind
}

// undertakings are the symbols of what is done without a card.
var undertakings = map[portroyal.ActionKind]string{
	portroyal.Stop: "bell", portroyal.Pass: "no-coin", portroyal.Dock: "anchor", portroyal.RepelShip: "repelled",
	portroyal.Gamble: "gambler", portroyal.Fulfil: "seal", portroyal.MoveToVictory: "star", portroyal.KeepTime: "hourglass",
}

// Undertaking is the symbol of what is done without a card, wherever it is shown; "" for anything else.
func Undertaking(kind portroyal.ActionKind) string { return undertakings[kind] }

// parts are the harbour with the ship that waits, expeditions where there is a choice about one or little else to see, the
// back of the next card where it may be turned up, and what else is meant.
func (g *Glance) parts() (all []glanced) {
	put := func(cards []portroyal.Card) {
		for _, card := range cards {
			all = append(all, glanced{card: card})
		}
	}
	put(g.View.Harbour())
	if pending := g.View.Pending(); pending != portroyal.NoCard {
		put([]portroyal.Card{pending})
	}
	legal := g.View.Legal(nil)
	can := func(kind portroyal.ActionKind) bool {
		return slices.ContainsFunc(legal, func(a portroyal.Action) bool { return a.Kind == kind })
	}
	if len(all) < 2 || can(portroyal.Claim) {
		put(g.View.Expeditions())
	}
	if can(portroyal.RevealNext) || len(all) == 0 {
		all = append(all, glanced{does: portroyal.RevealNext})
	}
	for _, action := range []portroyal.Action{g.Chosen, g.Better} {
		part := glanced{symbol: undertakings[action.Kind], does: action.Kind}
		if part.symbol != "" && !slices.Contains(all, part) {
			all = append(all, part)
		}
	}
	return all
}

// meant is the part that an action is about, the first of several alike; -1 for none.
func meant(parts []glanced, action portroyal.Action) int {
	return slices.IndexFunc(parts, func(g glanced) bool {
		switch action.Kind {
		case portroyal.NoAction:
			return false
		case portroyal.Take, portroyal.TakeForgoing, portroyal.Claim:
			return g.card == action.Card
		}
		return g.does == action.Kind
	})
}

// The widths of a card in a window of usual size: the greatest, and the one below which there are heads and ships instead.
const (
	mostGlanced  = 44
	leastGlanced = 25
)

// Draw puts the parts side by side in a room, each with calls of add, and frames what was chosen and what is better.
func (g *Glance) Draw(s *Stage, pictures *Pictures, by float32, room geometry.Rectangle, add glance.Adding) {
	parts := g.parts()
	gap := glance.Gap * by
	places := glance.Grid(len(parts), room, CardHeight(1), mostGlanced*by, gap)
	small := places[0].W < leastGlanced*by
	if small {
		places = glance.Grid(len(parts), room, 1, leastGlanced*1.4*by, gap)
	}
	for i := range parts {
		at := places[i]
		add(g.shown(s, pictures, &parts[i], at.W, small), at.X, at.Y, at.W, at.H)
	}
	if chosen := meant(parts, g.Chosen); chosen >= 0 && g.Chosen != g.Better {
		glance.Chosen(add, places[chosen], by)
	}
	if better := meant(parts, g.Better); better >= 0 {
		glance.Better(add, places[better], by)
	}
}

// shown is a part at a width; small is a round head, or a ship alone, instead of a card.
func (g *Glance) shown(s *Stage, pictures *Pictures, part *glanced, width float32, small bool) fyne.CanvasObject {
	face := part.card.Face()
	switch {
	case part.symbol != "":
		return widgets.OnPaper(s.Colours(), s.Symbol(part.symbol, width*0.7), width*0.7)
	case small && part.card != portroyal.NoCard && face.Type == portroyal.Person:
		return s.Portrait(face.Role, face.Colour, width)
	case small && part.card != portroyal.NoCard && face.Type == portroyal.Ship:
		return s.Symbol("ship-"+face.Colour.String(), width)
	case small:
		card := pictures.FaceImage(part.card, width*2/3)
		return &fyne.Container{Objects: []fyne.CanvasObject{
			widgets.Placed(card, fyne.NewPos(width/6, 0), fyne.NewSize(width*2/3, width)),
		}}
	}
	return pictures.FaceImage(part.card, width)
}
