package story

import (
	"cmp"
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/fame"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/story"
)

// result says how the game ended, or how far it has come.
func (s *account) result(p *cove.Position) {
	w := s.Words
	s.Line("")
	switch {
	case p.Round() == 0:
		s.Line(w.T("cove.story.outfitting"))
		return
	case p.Phase() != cove.Over:
		s.Line(w.T("cove.story.unfinished", "Round", p.Round()))
		return
	}
	s.Line(w.T("story.result"))
	places := match.Places(p)
	var ranked []int
	for seat := range places {
		ranked = append(ranked, seat)
	}
	slices.SortStableFunc(ranked, func(a, b int) int { return cmp.Compare(places[a], places[b]) })
	for _, seat := range ranked {
		s.place(seat, places[seat])
	}
	s.help()
}

// place says where somebody stands, with their fame by what it came from.
func (s *account) place(seat, place int) {
	w, of := s.Words, &s.writer.Game().Seats[seat]
	var from []story.Source
	for i, n := range fame.Of(of) {
		from = append(from, story.Source{Name: fame.Sources[i].Name(w), Points: n})
	}
	all := s.Sum(terms.Fame(w, of.Last()), from)
	s.Rank(w.T("cove.story.rank", "Place", place, "Player", s.Name(seat), "Fame", all), fame.Tie(w, s.writer.Game(), seat))
}

// help tells the hints that players have had, and what was taken back.
func (s *account) help() {
	s.Hints()
	if undone := s.Head.Undone; undone > 0 {
		s.Line(s.Words.N("cove.story.undone", undone))
	}
}
