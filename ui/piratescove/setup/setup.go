// Package setup is the screen on which a game of Pirate's Cove is set up.
package setup

import (
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
	options  cove.Options // all that the rules leave open but the number of players
	players  int
	practice bool
}

// New makes the screen for changing a set-up.
func New(s *stage.Stage, from progress.Setup, calls Calls) *Setup {
	made := &Setup{
		stage: s, calls: calls, options: from.Options, players: max(len(from.Seats), cove.MinPlayers),
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
	options := s.options
	options.Players = uint8(len(seats))
	return progress.Setup{Options: options, Seats: seats, Seed: seed, Practice: s.practice}
}

// sheets hold everything that most games do not need.
func (s *Setup) sheets(inner float32) []fyne.CanvasObject {
	gap := s.Grown(8)
	grid := container.New(setup.Columns{N: 2, Gap: gap},
		s.SeedRow((inner-gap)/2-2*s.Grown(setup.RowPadding)),
		s.Toggle("cove.setup.practice", s.practice, &s.practice),
		s.Toggle("cove.option.one-guard", s.options.OneGuard, &s.options.OneGuard),
		s.Toggle("cove.option.craft-each", s.options.CraftEach, &s.options.CraftEach))
	symbol := func(size float32) *canvas.Image { return pieces.Symbol(s.stage, "die", size) }
	return []fyne.CanvasObject{s.Sheet(symbol, "cove.setup.game", grid)}
}

// summary says what is played.
func (s *Setup) summary() []string {
	w := s.stage.Words
	parts := []string{terms.Rounds(w, cove.Rounds)}
	if s.options.OneGuard {
		parts = append(parts, terms.OneGuard(w))
	}
	if s.options.CraftEach {
		parts = append(parts, terms.CraftEach(w))
	}
	if s.practice {
		parts = append(parts, w.T("cove.setup.practice"))
	}
	if seed := strings.TrimSpace(s.Seed); seed != "" {
		parts = append(parts, w.T("cove.setup.seeded", "Seed", seed))
	}
	return parts
}
