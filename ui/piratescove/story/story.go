// Package story tells a whole game of Pirate's Cove in words, as a person would who has watched it: when it was and who
// played, round by round what happened, and how it ended. It writes text for a file and draws nothing.
package story

import (
	"io"
	"strconv"
	"strings"
	"time"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/transcript"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

// Write tells a game in a language. Of a game that is not over it tells what everybody has seen, and nothing of what is in
// their hands. An error is that of replaying or of writing.
func Write(to io.Writer, w *words.Words, r *transcript.Record) error {
	s := &story{words: w, record: r, teller: terms.Teller{Words: w}}
	for _, seat := range r.Seats {
		s.teller.Names = append(s.teller.Names, seat.Name)
	}
	s.head()
	last, err := r.Follow(s.follow)
	if err != nil {
		return err
	}
	s.end()
	s.result(&last)
	_, err = io.WriteString(to, s.text.String())
	return err
}

// story is a game on its way into words.
type story struct {
	words  *words.Words
	record *transcript.Record
	teller terms.Teller
	writer chronicle.Writer
	text   strings.Builder

	begun bool         // the first heading has been written
	part  part         // of the round, to which the present paragraph belongs
	said  []string     // sentences of the paragraph
	dice  []cove.Event // of the salvo at hand
	hit   cove.Event   // that fell last, if hits is not 0
	hits  int          // that fell like it, one after the other
}

// separator stands between the parts of a list, but for the last where a sentence goes on.
const separator = ", "

// line writes a line.
func (s *story) line(text string) { s.text.WriteString(text + "\n") }

// name is what the player of a seat is called.
func (s *story) name(seat int) string { return s.record.Seats[seat].Name }

// fact writes what something is.
func (s *story) fact(id words.ID, is string) {
	s.line(s.words.T("story.fact", "Name", s.words.T(id), "Is", is))
}

// head says when a game was, and who played.
func (s *story) head() {
	w, h := s.words, &s.record.Head
	s.line(terms.Game(w))
	s.line("")
	when := []string{w.Date(h.Begun)}
	if !h.Begun.IsZero() {
		when[0] += separator + h.Begun.Local().Format("15:04")
	}
	if length := w.Length(time.Duration(h.Standing.Played) * time.Millisecond); length != "" {
		when = append(when, length)
	}
	if h.Practice {
		when = append(when, w.T("game.practice"))
	}
	s.line(strings.Join(when, " \u00b7 "))
	var players []string
	for _, seat := range h.Seats {
		name := seat.Name
		if seat.Player != "" {
			name = w.T("cove.story.player", "Player", name, "Kind", terms.Opponent(w, seat.Player))
		}
		players = append(players, name)
	}
	s.fact("setup.players", strings.Join(players, separator))
	s.fact("setup.seed", strconv.FormatUint(h.Seed, 10))
}

// follow tells what came of an action; see [transcript.Record.Follow].
func (s *story) follow(tape *cove.Tape, p *cove.Position) {
	s.writer.Watch(tape, p)
	if !s.begun {
		s.begun = true
		s.heading(terms.Phase(s.words, cove.Outfitting))
	}
	for _, e := range tape.Events {
		if s.record.Result == nil {
			e = e.SeenBy(cove.Onlooker)
		}
		s.event(e, p)
	}
}

// heading begins a part of the game.
func (s *story) heading(text string) {
	s.end()
	s.line("")
	s.line(text)
}

// end ends the present paragraph.
func (s *story) end() {
	s.salvo()
	if len(s.said) > 0 {
		s.line(strings.Join(s.said, " "))
	}
	s.said, s.part = nil, before
}
