package portroyal

import (
	"fmt"
	"slices"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/library"
	"portroyal/ui/portroyal/doors"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/start"
	"portroyal/ui/summary"
)

// keptGames are games of all sorts: with one player to five, of every edition, won, lost, shared, unfinished.
func keptGames() []library.Game {
	people := []string{"Ann", "Maximiliane von Hohenstein", "Ben", "Cem", "Dora"}
	heads := []string{"person", "captain", "widow", "pilot", "governor"}
	decks := []portroyal.Deck{
		portroyal.DeckBase, portroyal.DeckBase | portroyal.DeckExpansion, portroyal.DeckUnterwegs | portroyal.DeckNails,
		portroyal.DeckBase | portroyal.DeckExpansion | portroyal.DeckGambler,
	}
	began := time.Date(2026, 11, 22, 9, 5, 0, 0, time.Local) // the same words wherever the test runs
	var games []library.Game
	for i := range 12 {
		options := portroyal.DefaultOptions()
		game := library.Game{Head: record.Head{
			Format: transcript.Format, ID: fmt.Sprintf("game-%02d", i), Begun: began.AddDate(0, 0, -9*i),
			Practice: i%4 == 3, Options: &options,
		}}
		players := 1 + (i+4)%5
		options.Players, options.Decks = uint8(players), decks[i%len(decks)]
		options.Cooperative = players == 1 || i == 9
		options.Contracts = options.Cooperative || i%4 == 1
		for seat := range players {
			who := record.Seat{Name: people[seat], Colour: seat, Portrait: heads[seat]}
			if seat > 1 {
				who.Player = "captain:bold"
			}
			game.Seats = append(game.Seats, who)
			game.Standing.Points = append(game.Standing.Points, (3*i+5*seat)%13)
		}
		game.Standing.Turn, game.Standing.Played = 7*players+i, int64(i)*700_000
		if i%3 > 0 {
			game.Result = &record.Result{Points: game.Standing.Points, Coins: game.Standing.Points}
			if !options.Cooperative {
				best := slices.Index(game.Standing.Points, slices.Max(game.Standing.Points))
				game.Result.Winners = []int{best}
			} else if i > 6 {
				game.Result.Winners = slices.Repeat([]int{0}, players)
			}
		}
		games = append(games, game)
	}
	games[11].Begun = time.Time{}
	return games
}

// showsLibrary shows all of these games.
func showsLibrary(games func() []library.Game) func(*bench) {
	return func(b *bench) {
		b.MoveTo(library.New(b.stage.Stage, summary.Tellers{terms.Teller}, games, &library.Bin{}, library.Calls{
			Open: func(string) {}, Watch: func(string) {}, Delete: func([]string, bool) func() bool { return func() bool { return true } },
			Import: func(func(string)) {}, Export: func(string) {}, Back: b.ShowStart,
		}))
	}
}

// noGames are those of somebody who has not played yet.
func noGames() []library.Game { return nil }

// showsGames shows the start screen of somebody who has played before.
func showsGames(b *bench) {
	games := start.Games{Saved: 25, Own: 25}
	for i, game := range keptGames()[:4] {
		if i == 0 {
			games.Continue = &game.Head
		}
		games.Recent = append(games.Recent, start.Recent{Head: game.Head})
	}
	setup := hotSeat("Ann", "Ben", "Cem")
	progress.Of(b.settings).Setup = &setup
	facts := doors.Facts{
		Setup: &setup, Chapters: 2, Solved: 12, Puzzles: 100, Today: start.Today{Row: 6}, Finished: 23, Against: 20, Won: 11,
	}
	calls := doors.Calls{Play: func() {}, Setup: b.showSetup, Gallery: b.ShowGallery}
	own := start.Calls{
		Continue: func(string) {}, Library: b.ShowLibrary, Settings: b.OpenSettings, Help: b.OpenHelp, Quit: b.Quit,
	}
	tellers := summary.Tellers{terms.Teller}
	b.MoveTo(start.New(b.stage.Stage, summary.Tellers{terms.Teller}, "", games, start.Way{
		Open: func(string) {},
		Doors: func(games start.Games) [][]start.Door {
			return doors.Rows(facts, start.NewOwn(games, tellers, own), calls)
		},
	}))
}
