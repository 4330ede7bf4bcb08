package story

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/story"
)

// result says how the game ended, or how far it has come.
func (s *account) result(p *portroyal.Position) {
	w, view := s.Words, p.View()
	s.Line("")
	if view.Phase() != portroyal.Over {
		s.Line(w.T("story.unfinished", "Player", s.Name(view.Decides())))
		return
	}
	s.Line(w.T("story.result"))
	if view.Options().Together() {
		s.Line(w.T("end.difficulty", "Difficulty", view.Options().Difficulty, "Done", view.ContractsDone(),
			"Contracts", len(view.Contracts())))
		if view.Won() {
			s.Line(w.N("end.won", view.VictoryPoints()))
		} else {
			s.Line(w.T("end.lost"))
		}
	} else {
		for _, standing := range view.Standings() {
			s.place(&view, standing)
		}
		s.Line(w.T("story.sentence", "Text", terms.Outcome(w, &s.record.Head)))
	}
	s.help()
}

// place says where somebody stands, with points by what they come from, and coins.
func (s *account) place(view *portroyal.View, at portroyal.Standing) {
	w, by := s.Words, view.PointsBySource(at.Seat)
	from := []story.Source{
		{Name: w.T("end.persons"), Points: by.Persons},
		{Name: w.T("end.expeditions"), Points: by.Expeditions},
		{Name: w.T("end.cargo"), Points: by.Cargo},
		{Name: w.T("end.contracts"), Points: by.Contracts},
	}
	rank := w.T("story.rank", "Place", at.Place, "Player", s.Name(at.Seat),
		"Points", s.Sum(w.N("count.points", at.Points), from), "Coins", w.N("count.coins", at.Coins))
	s.Rank(rank, s.why(at))
}

// why says why somebody stands where points alone would not place them, "" where points do.
func (s *account) why(at portroyal.Standing) string {
	switch {
	case !at.Ranked:
		return s.Words.T("end.behind")
	case at.ByCoins:
		return s.Words.T("end.tie")
	}
	return ""
}

// help tells the hints that players have had, and what was taken back.
func (s *account) help() {
	s.Hints()
	if undone := s.Head.Undone; undone > 0 {
		s.Line(s.Words.T("story.sentence", "Text", s.Words.N("daily.undone", undone)))
	}
}
