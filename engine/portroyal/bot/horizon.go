package bot

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/portroyal/bot/value"
)

// isOpen reports whether the searching seat may turn up another card of its turn by itself, which could be a new one.
func (s *search) isOpen(view *portroyal.View) bool {
	return view.Phase() == portroyal.Discover && view.Decides() == s.me && view.Revealed() > 0 && view.NextCard() > 0 &&
		view.Gambles() == 0
}

// horizon is the outlook where the search looks no further: in an open turn what has been learned about going on
// counts too. It plays the view on.
func (s *search) horizon(view *portroyal.View) Outlook {
	if s.midturn == nil || view.Decides() != s.me {
		return s.settled(view)
	}
	switch view.Phase() {
	case portroyal.Chance: // more of a gambler's four cards (H13)
		return s.sampled(view, nil)
	case portroyal.Repel:
		return s.repelOrDock(view)
	case portroyal.Moment:
		return s.eitherWay(view, portroyal.Fulfilling(view.Offered()), portroyal.Action{Kind: portroyal.Pass})
	case portroyal.Discover:
		if s.isOpen(view) {
			s.read(view, &s.turn)
			return s.midturn.Outlook(value.FamilyOf(view.Options()), &s.turn, s.doubt)
		}
	}
	return s.settled(view)
}

// eitherWay is the better horizon of two actions.
func (s *search) eitherWay(view *portroyal.View, one, other portroyal.Action) Outlook {
	after := s.copied(view)
	defer s.back()
	after.Play(other)
	view.Play(one)
	return s.better(s.horizon(view), s.horizon(after))
}

// repelOrDock is the better horizon of repelling a ship and letting it dock (D3). All ships that a search repels after
// the same cards lead to much the same position, and are judged as the first of them, but where contracts count them.
func (s *search) repelOrDock(view *portroyal.View) Outlook {
	repel, dock := portroyal.Action{Kind: portroyal.RepelShip}, portroyal.Action{Kind: portroyal.Dock}
	if s.pairs == nil || view.Options().Contracts {
		return s.eitherWay(view, repel, dock)
	}
	docked := s.copied(view)
	defer s.back()
	docked.Play(dock)
	repelled, known := s.pairs.repelled[s.pairs.first]
	if !known {
		view.Play(repel)
		repelled = s.horizon(view)
		s.pairs.repelled[s.pairs.first] = repelled
	}
	return s.better(repelled, s.horizon(docked))
}

// read reads an open turn.
func (s *search) read(view *portroyal.View, turn *midturn.Turn) {
	stopped := s.copied(view)
	settled := s.settled(stopped)
	*stopped = *view
	stopped.Play(portroyal.Action{Kind: portroyal.Stop})
	for stopped.Phase() == portroyal.Trade {
		stopped.Play(portroyal.Action{Kind: portroyal.Pass})
	}
	passed := s.outlook(stopped)
	s.back()
	begun := s.outlook(view)
	turn.Read(view, &settled, &passed, &begun)
}
