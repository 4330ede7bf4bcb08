package story

import (
	"strconv"
	"strings"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// head says when a game was, who played, and what.
func (s *story) head() {
	w, h := s.words, &s.record.Head
	s.line(w.T("app.title"))
	s.line("")
	when := []string{w.Date(h.Begun)}
	if !h.Begun.IsZero() {
		when[0] += separator + h.Begun.Local().Format("15:04")
	}
	if length := w.Length(time.Duration(h.Standing.Played) * time.Millisecond); length != "" {
		when = append(when, length)
	}
	if deal := terms.Deal(w, h.Daily); deal != "" {
		when = append(when, deal)
	}
	if h.Practice {
		when = append(when, w.T("game.practice"))
	}
	s.line(strings.Join(when, " \u00b7 "))
	var players []string
	for _, seat := range h.Seats {
		name := seat.Name
		if seat.Player != "" {
			name = w.T("game.computer", "Player", name, "Kind", terms.Opponent(w, seat.Player))
		}
		players = append(players, name)
	}
	s.fact("setup.players", strings.Join(players, separator))
	if len(h.Seats) > 1 {
		s.fact("setup.start", s.name(h.Start))
	}
	edition, more := terms.Edition(w, s.record.Rules())
	s.fact("setup.edition", strings.Join(append([]string{edition}, more...), separator))
	s.setup(s.record.Rules())
	var laid []string
	for _, contract := range s.record.Contracts {
		laid = append(laid, terms.ContractTitle(w, contract))
	}
	if len(laid) > 0 {
		s.fact("end.contracts", strings.Join(laid, separator))
	}
	s.fact("setup.seed", strconv.FormatUint(h.Seed, 10))
}

// fact writes what something is.
func (s *story) fact(id words.ID, is string) {
	s.line(s.words.T("story.fact", "Name", s.words.T(id), "Is", is))
}

// setup says what ends the game, and which variants are played.
func (s *story) setup(o portroyal.Options) {
	w := s.words
	if o.HasTarget() {
		s.line(w.N("variant.target", int(o.Target)))
	} else {
		s.line(w.N("variant.difficulty", int(o.Difficulty)))
	}
	var variants []string
	for _, variant := range []struct {
		id words.ID
		on bool
	}{
		{"variant.expedition", o.RequireExpedition},
		{"variant.autocontracts", o.Contracts && o.AutoContracts},
		{"variant.autopass", o.AutoPass},
	} {
		if variant.on {
			variants = append(variants, w.T(variant.id))
		}
	}
	if len(variants) > 0 {
		s.fact("setup.variants", strings.Join(variants, separator))
	}
}
