package setup

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/settings"
	"portroyal/ui/words"
)

// portraits are the heads in the order in which they are offered, the names of assets.Opponents.
var portraits = []string{
	"person", "weaver", "captain", "pilot", "drummer", "governor", "merchant",
	"cook", "corsair", "widow", "cabin-boy", "sailor", "fisher", "admiral",
}

// regulars are the names that are given out, with the heads of those who have them.
var regulars = [portroyal.MaxPlayers]struct {
	name     words.ID
	portrait string
}{{"name.1", "governor"}, {"name.2", "captain"}, {"name.3", "drummer"}, {"name.4", "pilot"}, {"name.5", "weaver"}}

// Default is the set-up that a new player begins with: against two computer players. user is what
// the system calls its user.
func Default(w *words.Words, user string) settings.Setup {
	options := portroyal.DefaultOptions()
	options.Players = 3
	seats := []settings.Seat{{Name: personName(w, user, 0), Portrait: portraits[0]}}
	for len(seats) < int(options.Players) {
		seats = append(seats, another(w, seats))
	}
	return settings.Setup{Options: options, Start: portroyal.RandomStart, Seats: seats}
}

// Known replaces what this program does not have by what it has: computer players by the strongest,
// heads by those that are free. Nobody has the head of somebody else afterwards.
func Known(from settings.Setup) settings.Setup {
	from.Seats = slices.Clone(from.Seats)
	for i := range from.Seats {
		seat := &from.Seats[i]
		if seat.Player != "" && kindOf(seat.Player) == 0 {
			seat.Player = opponents[len(opponents)-1].bot
		}
		if !slices.Contains(portraits, seat.Portrait) || has(from.Seats[:i], seat.Portrait) {
			seat.Portrait = "" // somebody before has it, or nobody
		}
	}
	for i := range from.Seats {
		if seat := &from.Seats[i]; seat.Portrait == "" {
			wish := string(kinds()[kindOf(seat.Player)]) // files that know no heads yet showed that of the level
			if has(from.Seats, wish) {
				wish = freePortrait(from.Seats)
			}
			seat.Portrait = wish
		}
	}
	return from
}

// has reports whether somebody has a head.
func has(seats []settings.Seat, portrait string) bool {
	return slices.ContainsFunc(seats, func(seat settings.Seat) bool { return seat.Portrait == portrait })
}

// freePortrait is the first head that nobody has, not counting that of a person.
func freePortrait(seats []settings.Seat) string {
	for _, portrait := range portraits[1:] {
		if !has(seats, portrait) {
			return portrait
		}
	}
	return portraits[0]
}

// another is a computer player who joins those who are there, with a name, a colour and a head that
// nobody has.
func another(w *words.Words, seats []settings.Seat) settings.Seat {
	seat := settings.Seat{Player: usualPlayers[(len(seats)+1)%len(usualPlayers)]}
	for _, regular := range regulars {
		name := w.T(regular.name)
		if !slices.ContainsFunc(seats, func(s settings.Seat) bool { return s.Name == name }) {
			seat.Name, seat.Portrait = name, regular.portrait
			break
		}
	}
	if seat.Portrait == "" || has(seats, seat.Portrait) {
		seat.Portrait = freePortrait(seats)
	}
	for colour := range palette.Seats {
		if !slices.ContainsFunc(seats, func(s settings.Seat) bool { return s.Colour == colour }) {
			seat.Colour = colour
			break
		}
	}
	return seat
}

// resize asks for a number of players. Whoever has no seat any more keeps what was chosen for them,
// in case there is a seat again.
func (s *Setup) resize(n int) {
	s.alone = n == 1
	if !s.alone {
		s.players = n
	}
	s.build()
}

// settled is the game as it would begin now: what has been chosen, without what the other choices leave
// no room for. The choices themselves stay as they are and come back with the room.
func (s *Setup) settled() settings.Setup {
	is := s.wish
	o := &is.Options
	o.Contracts = o.Contracts && o.Decks&portroyal.DeckExpansion != 0
	o.Cooperative = o.Cooperative && o.Contracts
	o.RequireExpedition = o.RequireExpedition && o.Decks.HasExpeditions() && !o.Cooperative
	if !o.Cooperative {
		o.ContractsLaid, o.Difficulty = 0, 0
	}
	players := min(s.players, portroyal.MostPlayers(o.Decks))
	if s.alone && o.Cooperative {
		players = 1
	}
	for len(s.wish.Seats) < players {
		s.wish.Seats = append(s.wish.Seats, another(s.stage.Words, s.wish.Seats))
	}
	o.Players = uint8(players)
	if o.ContractsLaid == uint8(portroyal.UsualContracts(players)) {
		o.ContractsLaid = 0 // goes with the number of players
	}
	is.Seats = slices.Clone(s.wish.Seats[:players])
	if is.Start >= players || players == 1 {
		is.Start = portroyal.RandomStart
	}
	return is
}
