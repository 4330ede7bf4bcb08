package movements

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/layout"
)

// Scene is what is where at a moment between two movements.
type Scene struct {
	at     map[layout.Spot]geometry.Rectangle
	docked []*lying       // the cards of the harbour
	aside  []*lying       // taxes and expeditions just turned up
	coins  []int          // of each seat
	points []int          // of each seat
	top    portroyal.Card // of the discard pile; NoCard if there is none, or it is hidden
	piled  bool           // there is a discard pile
}

// lying is a card of the harbour as the events go on.
type lying struct {
	card   portroyal.Card
	itself fyne.CanvasObject // on the table as it was; nil if turned up since
	ghost  *ghost            // nil while the card itself is shown
	at     geometry.Rectangle
	turned bool // just now; it has yet to go to its place
}

// Scene is what is where on the board as it is laid out now.
func (l *Layer) Scene(now State) Scene {
	scene := Scene{at: l.board.Places(), top: topOf(now.View), piled: now.View.Discarded() > 0}
	for seat := range now.View.Players() {
		scene.coins = append(scene.coins, now.View.Coins(seat))
		scene.points = append(scene.points, now.View.Points(seat))
	}
	for i, card := range now.Berths {
		if card != portroyal.NoCard {
			at := layout.Spot{Kind: layout.Berth, At: i, Card: card}
			scene.docked = append(scene.docked, &lying{card: card, itself: l.board.Object(at), at: scene.at[at]})
		}
	}
	return scene
}

// topOf is the card on the discard pile; NoCard if there is none, or it is hidden.
func topOf(view *portroyal.View) portroyal.Card {
	discards := view.Discards()
	if len(discards) == 0 {
		return portroyal.NoCard
	}
	return discards[len(discards)-1]
}
