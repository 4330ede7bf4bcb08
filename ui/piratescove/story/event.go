package story

import (
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/story"
)

// part is a part of a round, which has a paragraph of its own, or several.
type part uint8

// The parts.
const (
	before part = iota
	outfitting
	treasures
	sailing
	fight
	plunder
	visits
	closing // of a round
	over
)

// begins are the events with which a part begins.
var begins = map[cove.EventKind]part{
	cove.Outfitted: outfitting, cove.TreasureShown: treasures, cove.Sailed: sailing, cove.FightBegan: fight, cove.TieFight: fight,
	cove.Taken: fight, cove.Plundered: plunder, cove.VisitBegan: visits, cove.BlackMoved: closing, cove.BlackCame: closing,
	cove.Returned: closing, cove.FameShown: over, cove.Won: over,
}

// alone are the events that begin a paragraph though the one before belongs to the same part.
var alone = map[cove.EventKind]bool{cove.FightBegan: true, cove.Plundered: true, cove.VisitBegan: true}

// event tells of an event, in a new paragraph where another part of the round begins.
func (s *account) event(e cove.Event, p *cove.Position) {
	switch e.Kind {
	case cove.RoundBegan:
		s.round(int(e.N), p)
		return
	case cove.Passed:
		return
	case cove.Rolled:
		if s.hits > 0 {
			s.salvo()
		}
		s.dice = append(s.dice, e)
		return
	case cove.ShipHit:
		if e.Card == cove.NoCard {
			s.struck(e)
			return
		}
	}
	s.salvo()
	of, is := begins[e.Kind]
	if e.Kind == cove.RolledOff && s.part != fight {
		of, is = visits, true // it says who calls first
	}
	if is && (of != s.part || alone[e.Kind]) {
		s.end()
		s.part = of
	}
	if said := s.teller.Event(e); said != "" {
		s.said = append(s.said, said)
	}
	if e.Kind == cove.FightEnded {
		s.end()
	}
}

// struck takes down a hit, to be told together with others like it.
func (s *account) struck(e cove.Event) {
	if len(s.dice) > 0 || s.hit != e {
		s.salvo()
		s.hit = e
	}
	s.hits++
}

// salvo tells of the dice of a salvo, or of hits, that have not been told yet.
func (s *account) salvo() {
	if len(s.dice) > 0 {
		s.said = append(s.said, s.teller.Rolls(s.dice))
		s.dice = nil
	}
	if s.hits > 0 {
		s.said = append(s.said, s.teller.Hits(s.hit, s.hits))
		s.hits = 0
	}
}

// round ends a round, saying how far everybody has come, and begins the next one.
func (s *account) round(n int, p *cove.Position) {
	s.end()
	if n > 1 {
		s.standing(n-1, p)
	}
	s.heading(terms.Round(s.Words, n))
}

// standing writes how far everybody has come when a round is over.
func (s *account) standing(round int, p *cove.Position) {
	var players []string
	for seat := range s.record.Seats {
		players = append(players, s.Words.T("cove.story.has", "Player", s.Name(seat), "Fame", p.ShipAt(seat).Fame))
	}
	s.Line(s.Words.T("cove.story.standing", "Round", round, "Players", strings.Join(players, story.Separator)))
}
