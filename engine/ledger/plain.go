package ledger

import (
	"time"

	"portroyal/engine/record"
)

// Plain is what the head of any finished game says, and a game of an S of each seat.
type Plain[S any] struct {
	ID       string         `json:"id"`
	Begun    time.Time      `json:"begun"`
	Played   int64          `json:"played"` // milliseconds of play
	Practice bool           `json:"practice,omitempty"`
	Undone   int            `json:"undone,omitempty"`
	Seats    []PlainSeat[S] `json:"seats"`
}

// PlainSeat is what is said of a seat.
type PlainSeat[S any] struct {
	Name   string  `json:"name"`
	Player string  `json:"player,omitempty"` // computer player, "" for a person
	Points int     `json:"points"`
	Share  float64 `json:"share"` // of the win
	Hints  int     `json:"hints,omitempty"`
	Own    S       `json:"own"` // what the game says
}

// PlainOf is what the head of a finished game says.
func PlainOf[S any](h *record.Head) Plain[S] {
	g := Plain[S]{ID: h.ID, Begun: h.Begun, Played: h.Standing.Played, Practice: h.Practice, Undone: h.Undone}
	for i, seat := range h.Seats {
		g.Seats = append(g.Seats, PlainSeat[S]{Name: seat.Name, Player: seat.Player, Points: h.Result.Points[i]})
		if i < len(h.Hints) {
			g.Seats[i].Hints = h.Hints[i]
		}
	}
	for _, winner := range h.Result.Winners {
		g.Seats[winner].Share = 1 / float64(len(h.Result.Winners))
	}
	return g
}

// PlainFits reports whether what is said can be about the game with a head; own reports that of what a game says of a seat.
func PlainFits[S comparable](g *Plain[S], h *record.Head, own func(*S) bool) bool {
	want := PlainOf[S](h)
	if len(g.Seats) != len(want.Seats) || g.ID != want.ID || !g.Begun.Equal(want.Begun) || g.Played != want.Played ||
		g.Practice != want.Practice || g.Undone != want.Undone {
		return false
	}
	for i := range g.Seats {
		want.Seats[i].Own = g.Seats[i].Own
		if g.Seats[i] != want.Seats[i] || !own(&g.Seats[i].Own) {
			return false
		}
	}
	return true
}

// PlainFacts are the facts of such games; see [Facts] for the opponents and the lead.
func PlainFacts[S any](opponents map[string]Opponent, lead int) *Facts[Plain[S], string] {
	return &Facts[Plain[S], string]{
		About: func(g *Plain[S]) About[string] {
			return About[string]{
				ID: g.ID, Begun: &g.Begun, Played: g.Played, Practice: g.Practice, Undone: g.Undone, Seats: len(g.Seats),
			}
		},
		Seat: func(g *Plain[S], seat int) Seat {
			s := &g.Seats[seat]
			return Seat{Name: s.Name, Called: &s.Name, Player: s.Player, Points: s.Points, Share: s.Share, Hints: s.Hints}
		},
		Opponents: opponents, LeastLead: lead,
	}
}
