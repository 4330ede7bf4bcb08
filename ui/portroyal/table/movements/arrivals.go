package movements

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/layout"
)

// arrival is a part of the new state that is hidden until something has moved there.
type arrival struct {
	at   geometry.Rectangle
	show func() anim.Motion
	ok   bool
}

// arrival hides the object at a spot of the new state.
func (s *script) arrival(at layout.Spot) arrival {
	object := s.board.Object(at)
	place, ok := s.after[at]
	if object == nil || !ok {
		return arrival{show: func() anim.Motion { return anim.Motion{} }}
	}
	object.Hide()
	return arrival{place, func() anim.Motion { return anim.Do(object.Show) }, true}
}

// joins moves a person, or an expedition, to their player. A player's first person is welcomed.
func (s *script) joins(card *ghost, course course, seat int, which portroyal.Card) anim.Motion {
	hidden := s.arrival(layout.Spot{Kind: layout.Tableau, Seat: seat, Card: which})
	to := s.panel(seat)
	if hidden.ok {
		to = hidden.at
	}
	lands := card.settle(to, 0.06)
	if which.Face().Type == portroyal.Person && len(s.View.Display(seat)) == 1 {
		lands = anim.Together(card.settle(to, 0.2), s.sparks(to))
	}
	return anim.Then(card.glide(course, to, flightTime), lands, anim.Do(card.object.Hide), hidden.show(), s.raise(seat))
}

// raise shows the player's final influence points.
func (s *script) raise(seat int) anim.Motion {
	points := s.View.Points(seat)
	return anim.Do(func() { s.board.ShowPoints(seat, points) })
}

// discarded is called at the end of a movement to the discard pile. Until the first card has arrived, the pile
// looks as before.
func (s *script) discarded() {
	same := s.piled && topOf(s.View) == s.top // to look at
	if s.dropped || same || s.View.Discarded() == 0 {
		return
	}
	s.dropped = true
	hidden := s.arrival(layout.Spot{Kind: layout.DiscardPile})
	if !s.piled || !hidden.ok {
		s.append(hidden.show())
		return
	}
	top := s.cardGhost(s.top, hidden.at)
	top.object.Show()
	s.below(top.object)
	s.append(anim.Then(hidden.show(), anim.Do(top.object.Hide)))
}

// append adds a motion after everything so far, not beside it.
func (s *script) append(motion anim.Motion) { s.motion = s.motion.With(motion, s.motion.Length()) }
