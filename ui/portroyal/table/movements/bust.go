package movements

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/table/layout"
)

// How far the harbour is shaken when ships clash, and the older of them is shoved, in units.
const (
	shaken = 6
	shoved = 20
)

// bust shows how the harbour is lost: all ships of the colour are marked, nothing moves for a moment, then they clash, the
// harbour is shaken and it gets dark around it, until all that is in it is carried off.
func (s *script) bust(e portroyal.Event, following []portroyal.Event) {
	s.lift()
	s.closer()
	var rest []*ghost
	var ships []*lying // of the colour, in the order in which they came
	for _, card := range s.docked {
		face := card.card.Face()
		switch {
		case card.ghost == nil:
		case face.Type == portroyal.Ship && face.Colour == e.Card.Face().Colour:
			ships = append(ships, card)
		default:
			rest = append(rest, card.ghost)
		}
	}
	marks := s.marks(ships)
	s.then(see(marks, true))
	s.then(anim.Wait(stillTime))
	s.callBust(e, following)
	clash := []anim.Motion{
		s.stage.Cue(soundBust), s.darken(darkest, shakeTime), kick(rest, s.grown(shaken)),
	}
	for i, ship := range ships {
		far := -s.grown(shaken) // the last one runs into the others
		if i < len(ships)-1 {
			far = -s.grown(shoved)
		}
		if ships[0].at.X > ships[len(ships)-1].at.X { // it lies in a row below
			far = -far
		}
		clash = append(clash, kick([]*ghost{ship.ghost, marks[i]}, far))
	}
	s.then(anim.Together(clash...))
	s.motion = s.motion.With(s.aghast(int(e.Seat), shakeTime+bustTime), s.begun)
	s.then(s.pulse(marks, bustTime))
	s.then(see(marks, false))
}

// closer lets the cards of the harbour move together if the last one lies over others: each has a place of its own then.
func (s *script) closer() {
	n := len(s.docked)
	if n < 2 || s.docked[n-1].at.X >= s.docked[n-2].at.X+s.docked[n-2].at.W {
		return
	}
	s.lift()
	room := s.after[layout.Spot{Kind: layout.Water}]
	var moves []anim.Motion
	for i, place := range layout.Harbour(n, room.Size(), s.by) {
		place.X, place.Y = place.X+room.X, place.Y+room.Y
		card := s.docked[i]
		if card.at = place; card.ghost != nil {
			moves = append(moves, card.ghost.glide(between, place, slideTime))
		}
	}
	s.then(anim.Together(moves...))
}

// marks are frames around cards, which are not seen yet.
func (l *Layer) marks(cards []*lying) (marks []*ghost) {
	for _, card := range cards {
		frame := canvas.NewRectangle(color.Transparent)
		frame.StrokeColor, frame.StrokeWidth, frame.CornerRadius = palette.Danger, l.grown(4), l.grown(8)
		marks = append(marks, l.newGhost(frame, card.at.Inset(-l.grown(3))))
	}
	return marks
}

// pulse lets frames become wider and narrower again and again, as long as the words are read.
func (l *Layer) pulse(marks []*ghost, length time.Duration) anim.Motion {
	const beats = 3
	if l.stage.Still() {
		return anim.Wait(length)
	}
	return anim.Over(length, func(x float32) {
		for _, mark := range marks {
			mark.object.(*canvas.Rectangle).StrokeWidth = l.grown(4 + 2*sin(2*beats*x))
			canvas.Refresh(mark.object)
		}
	})
}

// dearest is the person in the harbour who brings the most influence points; NoCard if there is nobody who brings any.
func (s *script) dearest() (best portroyal.Card) {
	best = portroyal.NoCard
	for _, there := range s.docked {
		face := there.card.Face()
		if face.Type == portroyal.Person && face.Points > 0 && (best == portroyal.NoCard || face.Points > best.Face().Points) {
			best = there.card
		}
	}
	return best
}
