package bot

import (
	"slices"

	"portroyal/engine/portroyal"
)

// plan is a set of things done in a chance: cards taken, expeditions claimed, contracts fulfilled.
type plan struct {
	view  portroyal.View   // after all of them, in the middle of the chance
	key   uint64           // the same for the same set in whatever order
	first portroyal.Action // of them
	worth float64          // to the seat, if it passes now
}

// ending is how a chance can end.
type ending struct {
	view  portroyal.View // afterwards
	first portroyal.Action
	worth float64
}

// plans is room for going through what a seat can do with a chance.
type plans struct {
	now, next []plan
	ends      []ending // the best ones
}

// take lets the deciding seat do what is best for it with its chance, looking at nobody else.
func (s *search) take(view *portroyal.View) {
	ends := s.endings(&s.pools[1], view, otherSets, 1)
	*view = ends[0].view
}

// considerTakes looks at the best ways to end a chance, and at what the others do afterwards. A choice is the first
// action of such a way.
func (s *search) considerTakes(view *portroyal.View) {
	ends := s.endings(&s.pools[0], view, ownSets, answered)
	for i := range ends {
		if len(s.choices) > 0 && s.ctx.Err() != nil {
			break
		}
		end := &ends[i]
		s.choices = append(s.choices, Choice{end.first, s.settled(&end.view)[s.me]})
	}
}

// endings goes through the sets of things that the deciding seat can do with its chance, the best so many
// of each size, and lists the endings that are worth most to it at once, the best first. Sets that differ
// only in their order are one, that which leaves the seat better off.
func (s *search) endings(p *plans, view *portroyal.View, width, most int) []ending {
	seat, active := view.Decides(), view.Active()
	width = s.narrowed(width)
	p.ends = p.ends[:0]
	p.now = append(p.now[:0], plan{view: *view})
	s.pass(p, view, portroyal.Action{Kind: portroyal.Pass}, seat, most)
	for len(p.now) > 0 {
		p.next = p.next[:0]
		for i := range p.now {
			done := &p.now[i]
			s.legal = done.view.Legal(s.legal[:0])
			takes := 0
			for takes < len(s.legal) && isTake(s.legal[takes]) {
				takes++
			}
			for i := range s.legal {
				a := s.legal[(i+takes)%len(s.legal)] // claims before takes: of equal orders the first stays
				if a.Kind == portroyal.Pass {
					continue
				}
				first := done.first
				if first.Kind == portroyal.NoAction {
					first = a
				}
				after := s.copied(&done.view)
				after.Play(a)
				if after.Phase() == portroyal.Trade && after.Decides() == seat && after.Active() == active {
					worth := s.pass(p, after, first, seat, most)
					p.add(after, done.key+keyOf(a), first, worth, width)
				} else {
					s.finish(p, after, first, seat, most)
				}
				s.back()
			}
		}
		p.now, p.next = p.next, p.now
	}
	return p.ends
}

func isTake(a portroyal.Action) bool {
	return a.Kind == portroyal.Take || a.Kind == portroyal.TakeForgoing
}

// pass ends a chance, and gives what that is worth to the seat.
func (s *search) pass(p *plans, view *portroyal.View, first portroyal.Action, seat, most int) float64 {
	after := s.copied(view)
	defer s.back()
	after.Play(portroyal.Action{Kind: portroyal.Pass})
	return s.finish(p, after, first, seat, most)
}

// finish notes how a chance has ended if that is one of the best ways.
func (s *search) finish(p *plans, view *portroyal.View, first portroyal.Action, seat, most int) float64 {
	worth := s.worth(view, seat)
	at := len(p.ends)
	for at > 0 && p.ends[at-1].worth < worth {
		at--
	}
	if at < most {
		if len(p.ends) == most {
			p.ends = p.ends[:most-1]
		}
		p.ends = slices.Insert(p.ends, at, ending{*view, first, worth})
	}
	return worth
}

// add keeps a plan if it is one of the best of its size, or a better order of one that is there.
func (p *plans) add(view *portroyal.View, key uint64, first portroyal.Action, worth float64, width int) {
	at, worst := -1, 0
	for i := range p.next {
		if p.next[i].key == key {
			at = i
			break
		}
		if p.next[i].worth < p.next[worst].worth {
			worst = i
		}
	}
	switch {
	case at >= 0: // the same in another order
	case len(p.next) < width:
		p.next = append(p.next, plan{worth: -1})
		at = len(p.next) - 1
	default:
		at = worst
	}
	if p.next[at].worth < worth {
		p.next[at] = plan{*view, key, first, worth}
	}
}

// keyOf is a number for an action, such that sums of them are the same for the same actions only, up to
// collisions.
func keyOf(a portroyal.Action) uint64 {
	x := uint64(a.Kind)<<56 | uint64(a.Card)<<40 | uint64(a.Gift)<<32 | uint64(a.With)
	x = (x ^ x>>33) * 0xff51afd7ed558ccd
	x = (x ^ x>>33) * 0xc4ceb9fe1a85ec53
	return x ^ x>>33
}
