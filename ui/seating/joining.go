package seating

import (
	"slices"

	"portroyal/ui/palette"
	"portroyal/ui/words"
)

// Person is the first seat of a new player. user is the system's user name.
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
		c.call(w, &seat, all)
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

// Another is a computer player who joins these seats, with a free name, colour and head.
func (c *Company) Another(w *words.Words, seats []Seat) Seat {
	return c.joining(w, seats, max(len(seats)-1, 0))
}

// joining is Another for this place, counted from 0: its regular, or the next one whose name and, if possible,
// head are free.
func (c *Company) joining(w *words.Words, seats []Seat, place int) Seat {
	seat := Seat{Player: c.Regulars[place].Player}
	for i := range c.Regulars { // the regular of this place, or the next one
		regular := c.Regulars[(place+i)%len(c.Regulars)]
		name := w.T(regular.Name)
		if slices.ContainsFunc(seats, func(s Seat) bool { return s.Name == name }) {
			continue
		}
		if seat.Name == "" || !has(seats, regular.Portrait) { // a head that is taken is replaced
			seat.Name, seat.Portrait = name, regular.Portrait
		}
		if !has(seats, regular.Portrait) {
			break
		}
	}
	if seat.Portrait == "" || has(seats, seat.Portrait) {
		seat.Portrait = c.freeHead(seats, seat.Player)
	}
	c.call(w, &seat, seats)
	for colour := range palette.Seats {
		if !slices.ContainsFunc(seats, func(s Seat) bool { return s.Colour == colour }) {
			seat.Colour = colour
			break
		}
	}
	return seat
}

// call names a computer player after their head, where names go with heads and the program has named them.
func (c *Company) call(w *words.Words, seat *Seat, others []Seat) {
	id, goes := c.Called[seat.Portrait]
	if !goes || seat.Player == "" || !c.named(w, seat.Name) {
		return
	}
	if name := w.T(id); !slices.ContainsFunc(others, func(s Seat) bool { return s.Name == name }) {
		seat.Name = name
	}
}

// named reports whether a name is one that the program gives to computer players.
func (c *Company) named(w *words.Words, name string) bool {
	for _, regular := range c.Regulars {
		if name == w.T(regular.Name) {
			return true
		}
	}
	for _, id := range c.Called {
		if name == w.T(id) {
			return true
		}
	}
	return false
}

// renamed is the name of a seat that has just changed between a person and a computer player: a name that the
// player has entered stays, one given by the program is replaced by one that suits the new player.
func (c *Company) renamed(w *words.Words, seats []Seat, seat int) string {
	here := seats[seat]
	others := slices.Delete(slices.Clone(seats), seat, seat+1)
	given := here.Name == w.T("name.person", "Number", seat+1) || c.named(w, here.Name)
	switch {
	case !given:
		return here.Name
	case here.Player == "":
		return w.T("name.person", "Number", seat+1)
	}
	return c.joining(w, others, max(seat-1, 0)).Name
}

// Seated are the first seats, this many; others join where there have never been as many.
func (s *Screen) Seated(players int) []Seat {
	for len(s.Seats) < players {
		s.Seats = append(s.Seats, s.company.Another(s.stage.Words, s.Seats))
	}
	return slices.Clone(s.Seats[:players])
}

// Cast gives a seat to a computer player or, for "", to a person. A name that the program has given, and a head that suits
// who has sat there, are replaced by others that suit who sits there now.
func (s *Screen) Cast(seat int, player string) {
	here := s.Seats[seat]
	s.cast(seat, player, !slices.Contains(s.company.HeadsFor(here.Player), here.Portrait))
}

// cast is Cast, but for a head that stays whoever sits there.
func (s *Screen) cast(seat int, player string, ownHead bool) {
	here := &s.Seats[seat]
	was := here.Player
	here.Player = player
	if (was == "") != (player == "") {
		here.Name = s.company.renamed(s.stage.Words, s.Seats, seat)
	}
	others := slices.Delete(slices.Clone(s.Seats), seat, seat+1)
	free := func(portrait string) bool { return !has(others, portrait) }
	if heads := s.company.HeadsFor(player); !ownHead && slices.ContainsFunc(heads, free) { // unless all are taken
		here.Portrait = heads[slices.IndexFunc(heads, free)]
	}
	s.company.call(s.stage.Words, here, others)
}
