package pieces

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
)

// mostGlanced is how many cards a glance shows.
const mostGlanced = 6

// glanced are the cards that a decision is about: the ship that waits, what is in the harbour, else expeditions.
func glanced(view *portroyal.View) (cards []portroyal.Card) {
	cards = append(cards, view.Harbour()...)
	if pending := view.Pending(); pending != portroyal.NoCard {
		cards = append(cards, pending)
	}
	if len(cards) < 2 {
		cards = append(cards, view.Expeditions()...)
	}
	if len(cards) == 0 {
		cards = append(cards, portroyal.NoCard) // the back of the next one
	}
	return cards[max(len(cards)-mostGlanced, 0):]
}

// Glance puts the cards that a decision is about side by side in the middle of a room, each with a call of add.
func (p *Pictures) Glance(
	view *portroyal.View, by float32, at fyne.Position, room fyne.Size,
	add func(object fyne.CanvasObject, x, y, width, height float32),
) {
	cards := glanced(view)
	n := float32(len(cards))
	width := min(max(room.Width*0.2, 34*by), room.Height*0.74/1.5)
	step := min(width*1.1, max(room.Width*0.84-width, 0)/max(n-1, 1))
	left := at.X + (room.Width-step*(n-1)-width)/2
	high := CardHeight(width)
	for i, card := range cards {
		lower := room.Height * 0.035
		if i%2 == 0 {
			lower = -lower
		}
		add(p.FaceImage(card, width), left+step*float32(i), at.Y+(room.Height-high)/2+lower, width, high)
	}
}
