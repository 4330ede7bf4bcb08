// Package story tells a whole game in words, as a person would who has watched it: when it was and who played what, turn
// by turn what came and what became of it, and how it ended. It writes text for a file and draws nothing; what a player
// is told at the table is the log's business, and a game in the ids of the engine is the record's own.
package story

import (
	"io"
	"strconv"
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/ui/portroyal/table/log"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/story"
	"portroyal/ui/words"
)

// Write tells a game in a language. An error is that of replaying or of writing.
func Write(to io.Writer, w *words.Words, r *transcript.Record) error {
	s := &account{Story: story.Story{Words: w, Head: &r.Head}, record: r}
	s.teller = log.Teller{Words: w, Seats: seats.Of(r.Seats, make([]int, len(r.Seats)))}
	last, err := r.Follow(s.follow)
	if err != nil {
		return err
	}
	s.endTurn()
	s.result(&last)
	_, err = s.WriteTo(to)
	return err
}

// account is a game on its way into words.
type account struct {
	story.Story

	record *transcript.Record
	teller log.Teller

	begun  bool              // the head has been written
	number int               // of the present turn, counted from 1
	active int               // whose turn it is
	events []portroyal.Event // of the present turn
}

// follow takes down what came of an action; see [transcript.Record.Follow].
func (s *account) follow(tape *portroyal.Tape, p *portroyal.Position) {
	if !s.begun {
		s.begun, s.number, s.active = true, 1, p.Active()
		s.head()
		s.round()
		return
	}
	for _, event := range tape.Events {
		if event.Kind != portroyal.TurnBegan {
			s.events = append(s.events, event)
			continue
		}
		s.endTurn()
		s.standing(p)
		s.number, s.active = s.number+1, int(event.Seat)
		s.round()
	}
}

// round writes the number of a round that begins. Of somebody alone there are only turns.
func (s *account) round() {
	n := len(s.record.Seats)
	if n > 1 && (s.number-1)%n == 0 || s.number == 1 {
		s.Line("")
	}
	if n > 1 && (s.number-1)%n == 0 {
		s.Line(s.Words.T("game.round", "Round", (s.number-1)/n+1))
	}
}

// endTurn tells the present turn.
func (s *account) endTurn() {
	t := turn{account: s, titles: map[string]portroyal.Card{}}
	if told := t.tell(s.events); len(told) > 0 {
		s.Line(strconv.Itoa(s.number) + ". " + strings.Join(told, " "))
	}
	s.events = nil
}

// standing writes at the end of a round how far everybody has come.
func (s *account) standing(p *portroyal.Position) {
	n := len(s.record.Seats)
	if s.number%n != 0 {
		return
	}
	w, view := s.Words, p.View()
	if view.Options().Together() {
		s.Line(w.N("table.against", view.TurnsLeft(), "Done", view.ContractsDone(), "Contracts", len(view.Contracts())))
		return
	}
	var players []string
	for seat := range n {
		players = append(players, w.T("game.points", "Player", s.Name(seat), "Points", p.Points(seat)))
	}
	s.Line(w.T("story.standing", "Round", s.number/n, "Players", strings.Join(players, story.Separator)))
}
