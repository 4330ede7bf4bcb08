package setup

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/deckfile"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/setup"
)

// Calls are what can be done with a set-up.
type Calls struct {
	Begin func(from progress.Setup, deck *deckfile.Deck) // dealt in the order of a deck, or by chance with nil
	Back  func(chosen progress.Setup)                    // what was chosen is not begun, and may be gone on with
	// Waits says that Back leads to a game in progress.
	Waits bool
}

// Setup is the set-up screen, in front of the harbour.
type Setup struct {
	*setup.Screen

	stage *pieces.Stage
	calls Calls

	// wish is everything chosen but the seats, even if other choices exclude it at the moment. See settled for the game
	// that results.
	wish    progress.Setup
	players int  // the number chosen, for games with several players
	alone   bool // as chosen

	weaker map[int]string // the players whose seats captains have taken, nil where all play for themselves

	deck *deckfile.Deck // in the order of which the game is dealt, nil for chance
	file string         // what the file of the deck is called
}

// New makes the screen for changing a set-up.
func New(s *pieces.Stage, from progress.Setup, calls Calls) *Setup {
	made := &Setup{
		stage: s, calls: calls, wish: from,
		players: max(len(from.Seats), portroyal.MinPlayers), alone: len(from.Seats) == 1,
	}
	made.Screen = setup.New(s.Stage, setup.Game{
		Company: Company, Title: "setup.title",
		Above: made.deckRow, Presets: made.presets, Play: made.playPreset,
		Players: made.bounds, Resize: made.resize,
		Settled: func() []progress.Seat { return made.settled().Seats },
		Sheets:  made.sheets, Summary: made.summary, CustomiseTip: "setup.customise.tip",
		SeedSays: made.seedSays,
		Begin:    made.begin, Back: made.back, Waits: calls.Waits,
	}, from.Seats, from.Seed)
	return made
}

// bounds are how many players there can be.
func (s *Setup) bounds() (least, most int) {
	o := s.settled().Options
	return o.LeastPlayers(), portroyal.MostPlayers(o.Decks)
}

// resize asks for a number of players. A seat that is dropped keeps its choices, in case it comes back.
func (s *Setup) resize(n int) {
	s.alone = n == 1
	if !s.alone {
		s.players = n
	}
	if s.weaker != nil {
		s.seatPartners()
	}
	s.Build()
}

// settled is the game as it would begin now: the choices, without those that others exclude. The choices
// themselves are not changed, and apply again once they are possible.
func (s *Setup) settled() progress.Setup {
	is := s.wish
	wished := s.players
	if s.alone && is.Options.Settled(1).Together() {
		wished = 1
	}
	is.Options = is.Options.Settled(wished)
	players := int(is.Options.Players)
	is.Seats = s.Seated(players)
	if is.Start >= players || players == 1 {
		is.Start = portroyal.RandomStart
	}
	return is
}

// begin begins the game.
func (s *Setup) begin(seats []progress.Seat, seed *uint64) {
	is := s.settled()
	is.Seats, is.Seed = seats, seed
	s.calls.Begin(is, s.deck)
}

// back leads back.
func (s *Setup) back() {
	is := s.settled()
	is.Seats, is.Seed = s.Chosen()
	s.calls.Back(is)
}
