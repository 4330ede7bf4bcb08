package bot

import (
	"context"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot/midturn"
)

// Lesson is an open turn of the deciding seat with all that one more card could lead to, for [midturn.Learner]; it
// reports false if another card cannot come.
func (a *Assessor) Lesson(view portroyal.View) (lesson midturn.Lesson, ok bool) {
	a.prepare(context.Background(), &view, view.Decides())
	s := &a.search
	on := view
	if !s.isOpen(&view) {
		return lesson, false
	}
	if on.Play(portroyal.Action{Kind: portroyal.RevealNext}); on.Phase() != portroyal.Chance {
		return lesson, false
	}
	s.read(&view, &lesson.Turn)
	pool := on.NextCards()
	size := float64(pool.Size())
	for card, copies := range pool {
		after := on
		if copies == 0 || after.TurnUp(portroyal.Card(card)) != nil {
			continue
		}
		s.meet(&after)
		chance := midturn.Chance{Probability: float64(copies) / size}
		if !s.isOpen(&after) {
			add(&lesson.Ended, s.settled(&after), chance.Probability)
			continue
		}
		s.read(&after, &chance.Turn)
		lesson.Next = append(lesson.Next, chance)
	}
	return lesson, true
}

// meet decides at once what is asked about a card that has come: what is better if the turn ended then.
func (s *search) meet(view *portroyal.View) {
	for view.Decides() == s.me {
		one, other := portroyal.Action{Kind: portroyal.RepelShip}, portroyal.Action{Kind: portroyal.Dock}
		switch view.Phase() {
		case portroyal.Repel:
		case portroyal.Moment:
			one, other = portroyal.Fulfilling(view.Offered()), portroyal.Action{Kind: portroyal.Pass}
		default:
			return
		}
		first, second, end := *view, *view, *view
		first.Play(one)
		second.Play(other)
		*view = first
		end = first
		worth := s.settled(&end)[s.me]
		if end = second; s.settled(&end)[s.me] > worth {
			*view = second
		}
	}
}
