package setup

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/words"
)

// regular is a computer player who joins by default.
type regular struct {
	name     words.ID
	portrait string
	player   string
}

// regulars are the players who join, by the seat that they take, with names, heads and strength. The first game
// is against a beginner and a casual player, and nobody stronger than a regular joins without being chosen.
var regulars = [portroyal.MaxPlayers]regular{
	{"name.1", "cabin-boy", "cabin-boy"},
	{"name.2", "sailor", "seaman"},
	{"name.3", "captain", "captain:bold"},
	{"name.4", "pilot", "seaman:explorer"},
	{"name.5", "merchant", "seaman:thrifty"},
}

// Default is the set-up for a new player: against two computer players. user is the system's user name.
func Default(w *words.Words, user string) memory.Setup {
	options := portroyal.DefaultOptions()
	options.Players = 3
	seats := []memory.Seat{{Name: personName(w, user, 0), Portrait: portraits[0]}}
	for len(seats) < int(options.Players) {
		seats = append(seats, another(w, seats))
	}
	return memory.Setup{Options: options, Start: portroyal.RandomStart, Seats: seats}
}

// Company is the seats of a person and of the regulars who join, this many in all.
func Company(person memory.Seat, w *words.Words, seats int) []memory.Seat {
	all := []memory.Seat{person}
	for len(all) < seats {
		all = append(all, another(w, all))
	}
	return all
}

// Rival is a computer player for a single opponent: the regular who looks like its level, or the next one whose
// name and head are free.
func Rival(person memory.Seat, w *words.Words, player string) memory.Seat {
	place := slices.IndexFunc(regulars[:], func(r regular) bool { return r.portrait == headsFor(player)[0] })
	seat := joining(w, []memory.Seat{person}, max(place, 0))
	seat.Player = player
	return seat
}

// Rivals are the seats of a person and of these computer players, each with a name, a colour and a head of their own.
func Rivals(person memory.Seat, w *words.Words, players ...string) []memory.Seat {
	all := []memory.Seat{person}
	for _, player := range players {
		seat := another(w, all)
		seat.Player = player
		seat.Portrait = freeHead(all, player)
		all = append(all, seat)
	}
	return all
}

// Known replaces what this version does not have: computer players by the nearest ones, heads by free ones. No
// two seats have the same head afterwards.
func Known(from memory.Setup) memory.Setup {
	from.Seats = slices.Clone(from.Seats)
	for i := range from.Seats {
		seat := &from.Seats[i]
		seat.Player = heir(seat.Player)
		if !slices.Contains(portraits, seat.Portrait) || has(from.Seats[:i], seat.Portrait) {
			seat.Portrait = "" // an earlier seat has it, or it does not exist
		}
	}
	for i := range from.Seats {
		if seat := &from.Seats[i]; seat.Portrait == "" {
			seat.Portrait = freeHead(from.Seats, seat.Player)
		}
	}
	return from
}

// another is a computer player who joins these seats, with a free name, colour and head.
func another(w *words.Words, seats []memory.Seat) memory.Seat {
	return joining(w, seats, max(len(seats)-1, 0))
}

// joining is another for this place, counted from 0: its regular, or the next one whose name and, if possible,
// head are free.
func joining(w *words.Words, seats []memory.Seat, place int) memory.Seat {
	seat := memory.Seat{Player: regulars[place].player}
	for i := range regulars { // the regular of this place, or the next one
		regular := regulars[(place+i)%len(regulars)]
		name := w.T(regular.name)
		if slices.ContainsFunc(seats, func(s memory.Seat) bool { return s.Name == name }) {
			continue
		}
		if seat.Name == "" || !has(seats, regular.portrait) { // a head that is taken is replaced
			seat.Name, seat.Portrait = name, regular.portrait
		}
		if !has(seats, regular.portrait) {
			break
		}
	}
	if seat.Portrait == "" || has(seats, seat.Portrait) {
		seat.Portrait = freeHead(seats, seat.Player)
	}
	for colour := range palette.Seats {
		if !slices.ContainsFunc(seats, func(s memory.Seat) bool { return s.Colour == colour }) {
			seat.Colour = colour
			break
		}
	}
	return seat
}

// resize asks for a number of players. A seat that is dropped keeps its choices, in case it comes back.
func (s *Setup) resize(n int) {
	s.alone = n == 1
	if !s.alone {
		s.players = n
	}
	s.build()
}

// settled is the game as it would begin now: the choices, without those that others exclude. The choices
// themselves are not changed, and apply again once they are possible.
func (s *Setup) settled() memory.Setup {
	is := s.wish
	wished := s.players
	if s.alone && is.Options.Settled(1).Together() {
		wished = 1
	}
	is.Options = is.Options.Settled(wished)
	players := int(is.Options.Players)
	for len(s.wish.Seats) < players {
		s.wish.Seats = append(s.wish.Seats, another(s.stage.Words, s.wish.Seats))
	}
	is.Seats = slices.Clone(s.wish.Seats[:players])
	if is.Start >= players || players == 1 {
		is.Start = portroyal.RandomStart
	}
	return is
}
