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
	switch {
	case e.Kind == cove.RoundBegan:
		s.round(int(e.N), p)
		return
	case e.Kind == cove.Passed:
		return
	case len(s.untold) > 0 && terms.Joins(s.untold[0], e):
		s.untold = append(s.untold, e)
		return
	}
	s.tell()
	of, is := begins[e.Kind]
	if e.Kind == cove.RolledOff && s.part != fight {
		of, is = visits, true // it says who calls first
	}
	if is && (of != s.part || alone[e.Kind]) {
		s.end()
		s.part = of
	}
	s.untold = []cove.Event{e}
	if e.Kind == cove.FightEnded {
		s.end()
	}
}

// tell tells what has not been told yet.
func (s *account) tell() {
	if len(s.untold) > 0 {
		s.said = append(s.said, s.teller.Tell(s.untold...))
	}
	s.untold = nil
}

// round ends a round, saying how far everybody has come, and begins the next one.
func (s *account) round(n int, p *cove.Position) {
	s.end()
	if n > 1 {
		s.standing(n-1, p)
	}
	s.heading(terms.Round(s.Words, n, s.record.Rules().Length()))
}

// standing writes how far everybody has come when a round is over.
func (s *account) standing(round int, p *cove.Position) {
	var players []string
	for seat := range s.record.Seats {
		players = append(players, s.Words.T("cove.story.has", "Player", s.Name(seat), "Fame", p.ShipAt(seat).Fame))
	}
	s.Line(s.Words.T("cove.story.standing", "Round", round, "Players", strings.Join(players, story.Separator)))
}
