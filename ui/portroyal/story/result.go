package story

import (
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// result says how the game ended, or how far it has come.
func (s *story) result(p *portroyal.Position) {
	w, view := s.words, p.View()
	s.line("")
	if view.Phase() != portroyal.Over {
		s.line(w.T("story.unfinished", "Player", s.name(view.Decides())))
		return
	}
	s.line(w.T("story.result"))
	if view.Options().Together() {
		s.line(w.T("end.difficulty", "Difficulty", view.Options().Difficulty, "Done", view.ContractsDone(),
			"Contracts", len(view.Contracts())))
		if view.Won() {
			s.line(w.N("end.won", view.VictoryPoints()))
		} else {
			s.line(w.T("end.lost"))
		}
	} else {
		for _, standing := range view.Standings() {
			s.rank(&view, standing)
		}
		s.line(w.T("story.sentence", "Text", terms.Outcome(w, &s.record.Head)))
	}
	s.help()
}

// sources are what points come from, in the order in which they are told.
var sources = []struct {
	id     words.ID
	points func(portroyal.PointsBySource) int
}{
	{"end.persons", func(p portroyal.PointsBySource) int { return p.Persons }},
	{"end.expeditions", func(p portroyal.PointsBySource) int { return p.Expeditions }},
	{"end.cargo", func(p portroyal.PointsBySource) int { return p.Cargo }},
	{"end.contracts", func(p portroyal.PointsBySource) int { return p.Contracts }},
}

// rank says where somebody stands, with points by what they come from, and coins.
func (s *story) rank(view *portroyal.View, at portroyal.Standing) {
	w := s.words
	var from []string
	by := view.PointsBySource(at.Seat)
	for _, source := range sources {
		if points := source.points(by); points > 0 {
			from = append(from, w.T("story.source", "Source", w.T(source.id), "Points", points))
		}
	}
	points := w.N("count.points", at.Points)
	if len(from) > 0 {
		points = w.T("story.points", "Points", points, "Sources", strings.Join(from, separator))
	}
	text := w.T("story.rank", "Place", at.Place, "Player", s.name(at.Seat), "Points", points,
		"Coins", w.N("count.coins", at.Coins))
	if why := s.why(at); why != "" {
		text = w.T("story.rank.why", "Rank", text, "Why", why)
	}
	s.line(text)
}

// why says why somebody stands where points alone would not place them, "" where points do.
func (s *story) why(at portroyal.Standing) string {
	switch {
	case !at.Ranked:
		return s.words.T("end.behind")
	case at.ByCoins:
		return s.words.T("end.tie")
	}
	return ""
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
		s.line(w.T("story.sentence", "Text", w.N("daily.undone", h.Undone)))
	}
}
