// Package story tells a whole game of Pirate's Cove in words, as a person would who has watched it: when it was and who
// played, round by round what happened, and how it ended. It writes text for a file and draws nothing.
package story

import (
	"io"
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/transcript"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/story"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// Write tells a game in a language. Of a game that is not over it tells what everybody has seen, and nothing of what is in
// their hands. An error is that of replaying or of writing.
func Write(to io.Writer, w *words.Words, r *transcript.Record) error {
	s := &account{Story: story.Story{Words: w, Head: &r.Head}, record: r, teller: terms.Teller{Words: w}}
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
	_, err = s.WriteTo(to)
	return err
}

// account is a game on its way into words.
type account struct {
	story.Story

	record *transcript.Record
	teller terms.Teller
	writer chronicle.Writer

	begun  bool         // the first heading has been written
	part   part         // of the round, to which the present paragraph belongs
	said   []string     // sentences of the paragraph
	untold []cove.Event // that one more sentence is to tell of
}

// head says when a game was, and who played.
func (s *account) head() {
	s.Begin(terms.Game(s.Words), summary.Deal(s.Words, s.record.Daily))
	s.Players(terms.Opponent)
	s.Seed()
}

// follow tells what came of an action; see [transcript.Record.Follow].
func (s *account) follow(tape *cove.Tape, p *cove.Position) {
	s.writer.Watch(tape, p)
	if !s.begun {
		s.begun = true
		s.heading(terms.Phase(s.Words, cove.Outfitting))
	}
	for _, e := range tape.Events {
		if s.record.Result == nil {
			e = e.SeenBy(cove.Onlooker)
		}
		s.event(e, p)
	}
}

// heading begins a part of the game.
func (s *account) heading(text string) {
	s.end()
	s.Line("")
	s.Line(text)
}

// end ends the present paragraph.
func (s *account) end() {
	s.tell()
	if len(s.said) > 0 {
		s.Line(strings.Join(s.said, " "))
	}
	s.said, s.part = nil, before
}
