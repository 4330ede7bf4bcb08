package main

import (
	"image"
	"math/rand/v2"

	"portroyal/engine/record"
	"portroyal/examples/tavern/game"
	"portroyal/ui/emblem"
	"portroyal/ui/house"
	"portroyal/ui/palette"
	"portroyal/ui/rulebook"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/settings"
	"portroyal/ui/setup"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/start"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// Game is the game as the window gets it.
var Game = shell.Game{
	Record: game.Game.Game(), Teller: teller, Memory: func() settings.Part { return &memory{} },
	Open: func(w *shell.Window) shell.House { return open(w) },
}

// teller tells of games that nobody has opened.
var teller = &summary.Teller{
	Game: game.Game.Name,
	Name: func(w *words.Words) string { return w.T("tavern.title") },
	Line: func(w *words.Words) string { return w.T("tavern.subtitle") },
	Emblem: func(pixels int) image.Image {
		return emblem.Medal(pixels, palette.DeepTeal, emblem.Charge{Symbol: "ship", Side: 0.62})
	},
	Edition: func(w *words.Words, _ *record.Head) (string, []string) { return w.T("tavern.title"), nil },
	Outcome: func(w *words.Words, h *record.Head) string {
		if h.Result == nil {
			return w.T("tavern.round", "Round", h.Standing.Turn)
		}
		return summary.Winner(w, h)
	},
	Occasion: func(*words.Words, *record.Head) string { return "" },
	Opponent: opponent,
	Round:    func(h *record.Head) int { return h.Standing.Turn },
	Goes:     "tavern.goes",
}

// memory is what the game remembers of its player, among the settings.
type memory struct {
	Seats  []record.Seat     `json:"tavernSeats,omitempty"` // of the set-up that was played last
	Voyage settings.Progress `json:"tavernVoyage,omitzero"`
}

// Add implements [settings.Part].
func (m *memory) Add(own, since, there settings.Part) {
	m.Voyage.Merge(&own.(*memory).Voyage, &since.(*memory).Voyage, &there.(*memory).Voyage)
}

// Gain implements [settings.Part].
func (m *memory) Gain(from settings.Part) { m.Voyage.Done = from.(*memory).Voyage.Done }

// Replace implements [settings.Part].
func (m *memory) Replace(from settings.Part) { *m = *from.(*memory) }

// tavern is the game in the window, and the way between its screens.
type tavern struct {
	*house.House[*game.Match, *Table]

	ground *ground
}

// open moves the game into a window.
func open(window *shell.Window) *tavern {
	h := &tavern{ground: newGround(window.Stage())}
	h.House = house.New(window, house.Game[*game.Match, *Table]{
		Name: game.Game.Name, File: "tavern", Company: company, Teller: teller, Ground: h.ground,
		Load:  game.Game.Load,
		Lead:  func(*game.Match) *shell.Back { return nil },
		Table: h.table,
		Asked: func(m *game.Match, steps int) int { p := m.PositionAt(steps); return p.Seat },
		Last:  h.last,
		Setup: func() { h.MoveTo(h.setup(h.Waits())) },
		Rules: func(at book.Entry, _ func()) *rulebook.Page { return newRules(h.Stage(), at) },
		Story: tell, Voyage: h.voyage(),
		Ended: func(*game.Match) {}, Ending: h.showEnd, Page: h.review,
		Review: func(m *game.Match, back func()) { h.LayReview(m, -1, back) },
	})
	return h
}

// own is what is remembered of the player.
func (h *tavern) own() *memory { return settings.PartOf[memory](h.Stage().Settings) }

// last are the seats of the set-up that was played last, or of that for a new player.
func (h *tavern) last() []record.Seat {
	if seats := h.own().Seats; seats != nil {
		return h.Renamed(seats)
	}
	return h.crew(3)
}

// crew are a new player and those who join by themselves, so many in all.
func (h *tavern) crew(players int) []record.Seat {
	return company.With(setup.Person(h.Stage().Words, h.User()), h.Stage().Words, players)
}

// setup is the screen on which a game is set up, while another one waits or not.
func (h *tavern) setup(waits bool) *Setup {
	if !waits {
		return NewSetup(h.Stage(), h.last(), h.play, h.ShowStart, false)
	}
	begin := func(chosen record.Head) { h.Abandon("abandon.begin", func() { h.play(chosen) }) }
	return NewSetup(h.Stage(), h.last(), begin, h.BackToGame, true)
}

// play begins a game that has been set up.
func (h *tavern) play(chosen record.Head) {
	if !chosen.Chosen.Seed {
		chosen.Seed = rand.Uint64()
	}
	chosen.Program, chosen.Installation = h.Version(), h.Installation()
	m, err := game.Begin(chosen)
	if err != nil {
		h.Stage().Log.Error("set-up", "error", err.Error())
		sheet.Say(h.Stage(), "tavern.title", h.Stage().Words.T("notice.setup"))
		return
	}
	before := h.AtScreen().Name
	h.own().Seats = chosen.Seats
	h.Stage().Keep()
	h.Hold(m.About().ID)
	h.Sit(m, false)
	h.SitDown(before, chosen.Seats)
}

// table is the table of a game.
func (h *tavern) table(m *game.Match) *Table {
	return NewTable(h.Stage(), m, h.Shown(m), h.ground, Calls{
		Ask:  h.OpenRules,
		Menu: h.OpenMenu, Help: h.OpenHelp, Over: func() { h.showEnd(m) }, Played: func() { h.KeepGame(m) }, Settle: h.Settled,
		PlayOn: func(steps int) { h.PlayOnFromReplay(m, steps) }, Review: func(int) { h.LayReview(m, -1, nil) },
		Stuck: func() { h.TellBriefly(&shell.News{In: func(w *words.Words) string { return w.T("tavern.stuck") }}) },
	})
}

// Doors implements [shell.House].
func (h *tavern) Doors(own start.Own) [][]start.Door {
	finished, against, won := h.Played(func(*record.Head) bool { return true })
	behind := []start.Door{own.Library, start.Statistics(h.showStatistics, won, against)}
	if own.Review != nil {
		behind = append(behind, *own.Review)
	}
	front := start.Front{
		Play: func() { h.play(record.Head{Seats: h.last()}) }, Setup: func() { h.MoveTo(h.setup(false)) }, Voyage: h.StartVoyage,
		Learn: own.Help, Games: start.MyGames(finished, behind),
	}
	if h.own().Seats != nil {
		front.Last = start.LastOf(h.last(), nil)
		front.More = []start.Door{start.Voyage(h.StartVoyage, len(h.own().Voyage.Done), 1)}
	}
	return front.Rows(own)
}
