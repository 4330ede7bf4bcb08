package main

import (
	"image"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/record"
	"portroyal/engine/skill"
	"portroyal/examples/tavern/game"
	"portroyal/ui/setup"
	"portroyal/ui/stage"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// levels are sentences about how levels play.
const levels words.Family[skill.Level] = "tavern.level.*"

// opponent says who a computer player is.
func opponent(w *words.Words, player string) string {
	if level, known := skill.ByName(player); known {
		return summary.Opponent(w, level, "")
	}
	return summary.Unknown(w)
}

// company is who can play.
var company = &setup.Company{
	Regulars: []setup.Regular{
		{Portrait: "cabin-boy", Player: "cabin-boy"}, {Portrait: "sailor", Player: "seaman"}, {Portrait: "pilot", Player: "captain"},
	},
	Called:     setup.Called,
	Characters: setup.Names(game.Characters),
	Heads:      map[string][]string{skill.Even: {"weaver", "cook"}},
	Strength:   func(level skill.Level, _ string) int { return 2 * int(level) },
	Symbol:     func(s *stage.Stage, _ string, size float32) fyne.CanvasObject { return s.Symbol("scales", size) },
	Behind: func(skill.Level) setup.Draw {
		return func(width, height int) *image.RGBA { return wood(width, height, false) }
	},
	LevelAbout:     func(w *words.Words, level skill.Level) string { return w.T(levels.ID(level)) },
	Character:      func(w *words.Words, _ string) string { return w.T("tavern.even") },
	CharacterAbout: func(w *words.Words, _ string) string { return w.T("tavern.even.about") },
	Opponent:       opponent,
}

// Setup is the screen on which a game is set up.
type Setup struct {
	*setup.Screen

	stage    *stage.Stage
	play     func(record.Head) // begins a game, by the head of its record
	players  int
	practice bool
}

// parties are well-known tables, as posters, with who sits there, "" for a person.
var parties = []struct {
	title words.About
	who   []string
	poster
}{
	{"tavern.party.calm", []string{"", "cabin-boy", "seaman"}, poster{[]uint8{6, 5, 4}, []string{"sailor"}}},
	{"tavern.party.duel", []string{"", "governor"}, poster{[]uint8{6, 6}, []string{"governor"}}},
	{
		"tavern.party.full",
		[]string{"", "seaman", "captain", "admiral"},
		poster{[]uint8{6, 5, 4, 3}, []string{"sailor", "pilot", "admiral"}},
	},
	{"tavern.party.friends", []string{"", ""}, poster{[]uint8{5, 5}, []string{"person", "weaver"}}},
}

// NewSetup makes the screen for changing a set-up with these seats. back leads to a game in progress if that waits.
func NewSetup(s *stage.Stage, seats []record.Seat, play func(record.Head), back func(), waits bool) *Setup {
	made := &Setup{stage: s, play: play, players: len(seats)}
	made.Screen = setup.New(s, setup.Game{
		Company: company, Title: "tavern.title", Behind: wood, Presets: made.presets, Play: made.join,
		Players: func() (least, most int) { return game.MinPlayers, game.MaxPlayers },
		Resize:  func(players int) { made.players = players; made.Build() },
		Settled: func() []setup.Seat { return made.Seated(made.players) },
		Sheets:  made.sheets, Summary: made.summary, CustomiseTip: "tavern.customise",
		SeedSays: func() (about, without words.ID) { return "tavern.seed", "setup.seed.random" },
		Begin:    made.begin, Back: back, Waits: waits,
	}, seats, nil)
	return made
}

// presets are the parties as the screen shows them, and which of them is chosen.
func (s *Setup) presets() (all []setup.Preset, chosen int) {
	w := s.stage.Words
	chosen = -1
	for i, party := range parties {
		if setup.AreThese(s.Seated(s.players), party.who) {
			chosen = i
		}
		all = append(all, setup.Preset{
			Name: string(party.title), Title: w.T(words.ID(party.title)), Tip: w.T(party.title.About()), Draw: party.draw,
		})
	}
	return all, chosen
}

// join seats a party.
func (s *Setup) join(party int) {
	s.players = len(parties[party].who)
	s.Join(parties[party].who)
	s.Build()
}

// begin begins the game.
func (s *Setup) begin(seats []setup.Seat, seed *uint64) {
	head := record.Head{Seats: seats, Practice: s.practice}
	if seed != nil {
		head.Seed, head.Chosen.Seed = *seed, true
	}
	s.play(head)
}

// sheets hold what most games do not need.
func (s *Setup) sheets(inner float32) []fyne.CanvasObject {
	gap := s.Grown(8)
	grid := container.New(setup.Columns{N: 2, Gap: gap},
		s.SeedRow((inner-gap)/2-2*s.Grown(setup.RowPadding)), s.Toggle("tavern.practice", s.practice, &s.practice))
	symbol := func(size float32) *canvas.Image { return die(s.stage, 5, size, false) }
	return []fyne.CanvasObject{s.Sheet(symbol, "tavern.sheet", grid)}
}

// summary says what is played.
func (s *Setup) summary() []string {
	w := s.stage.Words
	parts := []string{w.N("tavern.rounds", game.Rounds)}
	if s.practice {
		parts = append(parts, w.T("tavern.practice"))
	}
	if seed := strings.TrimSpace(s.Seed); seed != "" {
		parts = append(parts, w.T("tavern.seeded", "Seed", seed))
	}
	return parts
}
