package story

import (
	"cmp"
	"slices"
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/fame"
	"portroyal/ui/piratescove/terms"
)

// result says how the game ended, or how far it has come.
func (s *story) result(p *cove.Position) {
	w := s.words
	s.line("")
	switch {
	case p.Round() == 0:
		s.line(w.T("cove.story.outfitting"))
		return
	case p.Phase() != cove.Over:
		s.line(w.T("cove.story.unfinished", "Round", p.Round()))
		return
	}
	s.line(w.T("story.result"))
	places := match.Places(p)
	var ranked []int
	for seat := range places {
		ranked = append(ranked, seat)
	}
	slices.SortStableFunc(ranked, func(a, b int) int { return cmp.Compare(places[a], places[b]) })
	for _, seat := range ranked {
		s.rank(seat, places[seat])
	}
	s.help()
}

// rank says where somebody stands, with their fame by what it came from.
func (s *story) rank(seat, place int) {
	w, of := s.words, &s.writer.Game().Seats[seat]
	var from []string
	for i, n := range fame.Of(of) {
		if n > 0 {
			from = append(from, w.T("story.source", "Source", fame.Sources[i].Name(w), "Points", n))
		}
	}
	all := terms.Fame(w, of.Last())
	if len(from) > 0 {
		all = w.T("story.points", "Points", all, "Sources", strings.Join(from, separator))
	}
	text := w.T("cove.story.rank", "Place", place, "Player", s.name(seat), "Fame", all)
	if why := fame.Tie(w, s.writer.Game(), seat); why != "" {
		text = w.T("story.rank.why", "Rank", text, "Why", why)
	}
	s.line(text)
}

// help tells the hints that players have had, and what was taken back.
func (s *story) help() {
	w, h := s.words, &s.record.Head
	for seat, hints := range h.Hints {
		if hints > 0 {
			s.line(w.N("end.hints.of", hints, "Player", s.name(seat)))
		}
	}
	if h.Undone > 0 {
		s.line(w.N("cove.story.undone", h.Undone))
	}
}
