// Package story is what the stories of all games have in common: a whole game as a text to read, line by line, with what
// its record says of it at the head and at the end. What happens in a game, and how it is told, only the game's own slice
// knows.
package story

import (
	"io"
	"strconv"
	"strings"
	"time"

	"portroyal/engine/record"
	"portroyal/ui/words"
)

// Separator stands between the parts of a list, but for the last where a sentence goes on.
const Separator = ", "

// Story is a game on its way into words.
type Story struct {
	Words *words.Words
	Head  *record.Head

	text strings.Builder
}

// WriteTo writes what has been told. It implements [io.WriterTo].
func (s *Story) WriteTo(to io.Writer) (int64, error) {
	n, err := io.WriteString(to, s.text.String())
	return int64(n), err
}

// Line writes a line.
func (s *Story) Line(text string) { s.text.WriteString(text + "\n") }

// Fact writes what something is.
func (s *Story) Fact(id words.ID, is string) {
	s.Line(s.Words.T("story.fact", "Name", s.Words.T(id), "Is", is))
}

// Name is what the player of a seat is called.
func (s *Story) Name(seat int) string { return s.Head.Seats[seat].Name }

// Begin says which game it is, when it was, how long it took, and what it was played for, unless that is "".
func (s *Story) Begin(game, occasion string) {
	w, h := s.Words, s.Head
	s.Line(game)
	s.Line("")
	when := []string{w.Date(h.Begun)}
	if !h.Begun.IsZero() {
		when[0] += Separator + h.Begun.Local().Format("15:04")
	}
	if length := w.Length(time.Duration(h.Standing.Played) * time.Millisecond); length != "" {
		when = append(when, length)
	}
	if occasion != "" {
		when = append(when, occasion)
	}
	if h.Practice {
		when = append(when, w.T("game.practice"))
	}
	s.Line(strings.Join(when, " \u00b7 "))
}

// Players says who played; opponent says who a computer player is.
func (s *Story) Players(opponent func(w *words.Words, player string) string) {
	var players []string
	for _, seat := range s.Head.Seats {
		name := seat.Name
		if seat.Player != "" {
			name = s.Words.T("game.computer", "Player", name, "Kind", opponent(s.Words, seat.Player))
		}
		players = append(players, name)
	}
	s.Fact("setup.players", strings.Join(players, Separator))
}

// Seed says from which number chance came.
func (s *Story) Seed() { s.Fact("setup.seed", strconv.FormatUint(s.Head.Seed, 10)) }

// Source is what some of somebody's points came from.
type Source struct {
	Name   string
	Points int
}

// Sum is a sum of points in words, with what they came from.
func (s *Story) Sum(points string, of []Source) string {
	var from []string
	for _, source := range of {
		if source.Points > 0 {
			from = append(from, s.Words.T("story.source", "Source", source.Name, "Points", source.Points))
		}
	}
	if len(from) == 0 {
		return points
	}
	return s.Words.T("story.points", "Points", points, "Sources", strings.Join(from, Separator))
}

// Rank writes where somebody stands, and why, unless that is "".
func (s *Story) Rank(rank, why string) {
	if why != "" {
		rank = s.Words.T("story.rank.why", "Rank", rank, "Why", why)
	}
	s.Line(rank)
}

// Hints tells the hints that players have had.
func (s *Story) Hints() {
	for seat, hints := range s.Head.Hints {
		if hints > 0 {
			s.Line(s.Words.N("end.hints.of", hints, "Player", s.Name(seat)))
		}
	}
}
