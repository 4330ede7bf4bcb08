package story

import (
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/story"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// head says when a game was, who played, and what.
func (s *account) head() {
	w, h := s.Words, s.Head
	s.Begin(w.T("app.title"), summary.Deal(w, h.Daily))
	s.Players(terms.Opponent)
	if len(h.Seats) > 1 {
		s.Fact("setup.start", s.Name(h.Start))
	}
	edition, more := terms.Edition(w, s.record.Rules())
	s.Fact("setup.edition", strings.Join(append([]string{edition}, more...), story.Separator))
	s.setup(s.record.Rules())
	var laid []string
	for _, contract := range s.record.Contracts {
		laid = append(laid, terms.ContractTitle(w, contract))
	}
	if len(laid) > 0 {
		s.Fact("end.contracts", strings.Join(laid, story.Separator))
	}
	s.Seed()
}

// setup says what ends the game, and which variants are played.
func (s *account) setup(o portroyal.Options) {
	w := s.Words
	if o.HasTarget() {
		s.Line(w.N("variant.target", int(o.Target)))
	} else {
		s.Line(w.N("variant.difficulty", int(o.Difficulty)))
	}
	var variants []string
	for _, variant := range []struct {
		id words.ID
		on bool
	}{
		{"variant.expedition", o.RequireExpedition},
		{"variant.autocontracts", o.Contracts && o.AutoContracts},
		{"variant.autopass", o.AutoPass},
		{"variant.hidden", o.HiddenDiscards},
		{"variant.coins", o.CoinsByPlace},
	} {
		if variant.on {
			variants = append(variants, w.T(variant.id))
		}
	}
	if len(variants) > 0 {
		s.Fact("setup.variants", strings.Join(variants, story.Separator))
	}
}
