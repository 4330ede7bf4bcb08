package pieces

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
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
	portroyal.Stop: "anchor", portroyal.Pass: "anchor", portroyal.Dock: "anchor", portroyal.KeepTime: "anchor",
	portroyal.RepelShip: "repelled", portroyal.Gamble: "gambler", portroyal.MoveToVictory: "star", portroyal.Fulfil: "seal",
}

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

// The measures of a glance, in a window of usual size.
const (
	mostGlanced  = 44 // the width of a card
	leastGlanced = 25 // below it there are heads and ships instead
	glanceGap    = 4
)

// Draw puts the parts side by side in the middle of a room, in as many rows as makes them largest, each with calls of add.
// What was chosen has a red frame, what is better a golden one with a tick.
func (g *Glance) Draw(
	s *Stage, pictures *Pictures, by float32, at fyne.Position, room fyne.Size,
	add func(object fyne.CanvasObject, x, y, width, height float32),
) {
	parts := g.parts()
	gap := glanceGap * by
	room = room.SubtractWidthHeight(2*gap, 2*gap)
	across, width := gridOf(len(parts), room, 1.5, gap)
	width, high := min(width, mostGlanced*by), float32(0)
	small := width < leastGlanced*by
	if small {
		across, width = gridOf(len(parts), room, 1, gap)
		width = min(width, leastGlanced*1.4*by)
		high = width
	} else {
		high = CardHeight(width)
	}
	down := (len(parts) + across - 1) / across
	top := at.Y + gap + (room.Height-float32(down)*(high+gap)+gap)/2
	chosen, better := meant(parts, g.Chosen), meant(parts, g.Better)
	for i := range parts {
		row := min(across, len(parts)-i/across*across) // the last one may be shorter
		left := at.X + gap + (room.Width-float32(row)*(width+gap)+gap)/2
		x, y := left+float32(i%across)*(width+gap), top+float32(i/across)*(high+gap)
		add(g.shown(s, pictures, &parts[i], width, small), x, y, width, high)
		if i == chosen && g.Chosen != g.Better {
			glanceFrame(add, palette.Coral, x, y, width, high, by)
		}
		if i == better {
			glanceFrame(add, palette.Gold, x, y, width, high, by)
			tick := 13 * by
			add(widgets.NewTick(tick), x+width-tick*0.7, y-tick*0.3, tick, tick)
		}
	}
}

// gridOf is in how many columns so many things of a shape, height by width, are largest in a room, and how wide.
func gridOf(n int, room fyne.Size, shape, gap float32) (across int, width float32) {
	for columns := 1; columns <= n; columns++ {
		rows := float32((n + columns - 1) / columns)
		wide := min((room.Width+gap)/float32(columns)-gap, ((room.Height+gap)/rows-gap)/shape)
		if wide > width {
			across, width = columns, wide
		}
	}
	return across, width
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

// glanceFrame draws a frame round a part.
func glanceFrame(
	add func(object fyne.CanvasObject, x, y, width, height float32), paint color.Color, x, y, width, high, by float32,
) {
	frame := canvas.NewRectangle(color.Transparent)
	frame.StrokeColor, frame.StrokeWidth, frame.CornerRadius = paint, 2.4*by, 4*by
	edge := 2 * by
	add(frame, x-edge, y-edge, width+2*edge, high+2*edge)
}
