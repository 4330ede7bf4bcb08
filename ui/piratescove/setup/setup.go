// Package setup is the screen on which a game of Pirate's Cove is set up.
package setup

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/setup"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// Calls are what can be done with a set-up.
type Calls struct {
	Begin func(progress.Setup)
	Back  func(chosen progress.Setup) // what was chosen is not begun, and may be gone on with
	// Waits says that Back leads to a game in progress.
	Waits bool
}

// Setup is the set-up screen, in front of the sea with its islands.
type Setup struct {
	*setup.Screen

	stage    *stage.Stage
	calls    Calls
	options  cove.Options // all that the rules leave open but what follows
	players  int
	short    bool // eight rounds (V1)
	one, two bool // black ships, where they are usually two, or one (V2)
	practice bool
}

// New makes the screen for changing a set-up.
func New(s *stage.Stage, from progress.Setup, calls Calls) *Setup {
	made := &Setup{
		stage: s, calls: calls, options: from.Options, players: max(len(from.Seats), cove.MinPlayers),
		short: from.Options.Length() == cove.ShortRounds, one: from.Options.BlackShips == 1, two: from.Options.BlackShips == 2,
		practice: from.Practice,
	}
	made.Screen = setup.New(s, setup.Game{
		Company: Company, Title: "setup.title", Behind: behind,
		Presets: made.presets, Play: made.playPreset,
		Players: func() (least, most int) { return cove.MinPlayers, cove.MaxPlayers },
		Resize:  made.resize, Settled: made.seats,
		Sheets: made.sheets, Summary: made.summary, CustomiseTip: "cove.setup.customise",
		SeedSays: func() (about, without words.ID) { return "cove.setup.seed", "setup.seed.random" },
		Begin:    made.begin, Back: made.back, Waits: calls.Waits,
	}, from.Seats, from.Seed)
	return made
}

// resize asks for a number of players. A seat that is dropped keeps its choices, in case it comes back.
func (s *Setup) resize(players int) {
	s.players = players
	s.Build()
}

// seats are those of the game as it would begin now.
func (s *Setup) seats() []progress.Seat { return s.Seated(s.players) }

// begin begins the game.
func (s *Setup) begin(seats []progress.Seat, seed *uint64) { s.calls.Begin(s.made(seats, seed)) }

// back leads back.
func (s *Setup) back() { s.calls.Back(s.made(s.Chosen())) }

// made is the set-up with these seats and this seed.
func (s *Setup) made(seats []progress.Seat, seed *uint64) progress.Setup {
	return progress.Setup{Options: s.chosen(), Seats: seats, Seed: seed, Practice: s.practice}
}

// chosen are the options of the game as it would begin now. Only what is not usual is named.
func (s *Setup) chosen() cove.Options {
	options := s.options
	options.Players, options.Rounds, options.BlackShips = uint8(s.players), 0, 0
	if s.short {
		options.Rounds = cove.ShortRounds
	}
	switch usual := cove.UsualBlackShips(s.players); {
	case s.one && usual == 2:
		options.BlackShips = 1
	case s.two && usual == 1:
		options.BlackShips = 2
	}
	return options
}

// sheets hold everything that most games do not need.
func (s *Setup) sheets(inner float32) []fyne.CanvasObject {
	gap := s.Grown(8)
	grid := container.New(setup.Columns{N: 2, Gap: gap},
		s.SeedRow((inner-gap)/2-2*s.Grown(setup.RowPadding)),
		s.Toggle("cove.setup.practice", s.practice, &s.practice),
		s.Toggle("cove.option.short", s.short, &s.short),
		s.blackShips(),
		s.Toggle("cove.option.open-fame", s.options.OpenFame, &s.options.OpenFame),
		s.Toggle("cove.option.one-guard", s.options.OneGuard, &s.options.OneGuard),
		s.Toggle("cove.option.craft-each", s.options.CraftEach, &s.options.CraftEach))
	symbol := func(size float32) *canvas.Image { return pieces.Symbol(s.stage, "die", size) }
	return []fyne.CanvasObject{s.Sheet(symbol, "cove.setup.game", grid)}
}

// blackShips offers the number of black ships that is not usual among the players.
func (s *Setup) blackShips() fyne.CanvasObject {
	if cove.UsualBlackShips(s.players) == 1 {
		return s.Toggle("cove.option.two-blacks", s.two, &s.two)
	}
	return s.Toggle("cove.option.one-black", s.one, &s.one)
}

// summary says what is played.
func (s *Setup) summary() []string {
	w := s.stage.Words
	parts := terms.Variants(w, s.chosen())
	if !s.short {
		parts = slices.Insert(parts, 0, terms.Rounds(w, cove.Rounds))
	}
	if s.practice {
		parts = append(parts, w.T("cove.setup.practice"))
	}
	if seed := strings.TrimSpace(s.Seed); seed != "" {
		parts = append(parts, w.T("cove.setup.seeded", "Seed", seed))
	}
	return parts
}
