package setup

import (
	"slices"

	"portroyal/ui/palette"
	"portroyal/ui/words"
)

// Person is the first seat of a new player. user is the name that they have told, or that of the system's user; "" if there
// is none.
func Person(w *words.Words, user string) Seat {
	return Seat{Name: personName(w, user, 0), Portrait: Portraits[0]}
}

// With is the seats of a person and of the regulars who join, this many in all.
func (c *Company) With(person Seat, w *words.Words, seats int) []Seat {
	all := []Seat{person}
	for len(all) < seats {
		all = append(all, c.Another(w, all))
	}
	return all
}

// Rival is a computer player for a single opponent: the regular who looks like its level, or the next one whose
// name and head are free.
func (c *Company) Rival(person Seat, w *words.Words, player string) Seat {
	place := slices.IndexFunc(c.Regulars, func(r Regular) bool { return r.Portrait == c.HeadsFor(player)[0] })
	seat := c.joining(w, []Seat{person}, max(place, 0))
	seat.Player = player
	return seat
}

// Rivals are the seats of a person and of these computer players, each with a name, a colour and a head of their own.
func (c *Company) Rivals(person Seat, w *words.Words, players ...string) []Seat {
	all := []Seat{person}
	for _, player := range players {
		seat := c.Another(w, all)
		seat.Player = player
		seat.Portrait = c.freeHead(all, player)
		seat.Name = c.calledAfter(w, seat.Portrait, all)
		all = append(all, seat)
	}
	return all
}

// Known replaces what this version does not have: computer players by the nearest ones, heads by free ones. No
// two seats have the same head afterwards.
func (c *Company) Known(seats []Seat) []Seat {
	seats = slices.Clone(seats)
	for i := range seats {
		seat := &seats[i]
		seat.Player = c.heir(seat.Player)
		if !slices.Contains(Portraits, seat.Portrait) || has(seats[:i], seat.Portrait) {
			seat.Portrait = "" // an earlier seat has it, or it does not exist
		}
	}
	for i := range seats {
		if seat := &seats[i]; seat.Portrait == "" {
			seat.Portrait = c.freeHead(seats, seat.Player)
		}
	}
	return seats
}

// Faced gives seats the heads that they are shown with, and leaves all else as it is.
func (c *Company) Faced(seats []Seat) []Seat {
	seats = slices.Clone(seats)
	for i, known := range c.Known(seats) {
		seats[i].Portrait = known.Portrait
	}
	return seats
}

// Another is a computer player who joins these seats, with a free name, colour and head.
func (c *Company) Another(w *words.Words, seats []Seat) Seat {
	return c.joining(w, seats, max(len(seats)-1, 0))
}

// joining is Another for this place, counted from 0: its regular, or the next one whose name and head are free.
func (c *Company) joining(w *words.Words, seats []Seat, place int) Seat {
	seat := Seat{Player: c.Regulars[place].Player}
	for i := range c.Regulars {
		head := c.Regulars[(place+i)%len(c.Regulars)].Portrait
		if !has(seats, head) && !isCalled(seats, w.T(c.Called[head])) {
			seat.Portrait = head
			break
		}
	}
	if seat.Portrait == "" {
		seat.Portrait = c.freeHead(seats, seat.Player)
	}
	seat.Name = c.calledAfter(w, seat.Portrait, seats)
	for colour := range palette.Seats {
		if !slices.ContainsFunc(seats, func(s Seat) bool { return s.Colour == colour }) {
			seat.Colour = colour
			break
		}
	}
	return seat
}

// Seated are the first seats, this many; others join where there have never been as many.
func (s *Screen) Seated(players int) []Seat {
	for len(s.Seats) < players {
		s.Seats = append(s.Seats, s.company.Another(s.stage.Words, s.Seats))
	}
	return slices.Clone(s.Seats[:players])
}

// Join seats these players, "" for a person. Names, heads and colours that somebody has chosen stay.
func (s *Screen) Join(players []string) {
	s.Seated(len(players))
	for seat, player := range players {
		if s.Seats[seat].Player != player {
			s.Cast(seat, player)
		}
	}
}

// AreThese reports whether seats are those of these players.
func AreThese(seats []Seat, players []string) bool {
	return slices.EqualFunc(seats, players, func(seat Seat, player string) bool { return seat.Player == player })
}

// Cast gives a seat to a computer player or, for "", to a person. A name that the program has given, and a head that suits
// who has sat there, are replaced by others that suit who sits there now. Name and head belong together: a name that the
// player has chosen keeps the head, and a head that the player has chosen keeps the name of a computer player.
func (s *Screen) Cast(seat int, player string) {
	s.cast(seat, player, s.company.hasOwnHead(s.Seats[seat]))
}

// cast is Cast, but for a head that stays whoever sits there.
func (s *Screen) cast(seat int, player string, ownHead bool) {
	c, w, here := s.company, s.stage.Words, &s.Seats[seat]
	given := c.given(*here, seat)
	here.Player = player
	if !given {
		return
	}
	others := slices.Delete(slices.Clone(s.Seats), seat, seat+1)
	free := func(portrait string) bool { return !has(others, portrait) }
	if heads := c.HeadsFor(player); !ownHead && slices.ContainsFunc(heads, free) { // unless all are taken
		here.Portrait = heads[slices.IndexFunc(heads, free)]
	}
	here.Name = defaultName(w, seat)
	if player != "" {
		here.Name = c.calledAfter(w, here.Portrait, others)
	}
}
