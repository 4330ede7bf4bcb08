// Package doors is what the start screen leads to in Port Royal. The screen itself belongs to no game.
package doors

import (
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/start"
	"portroyal/ui/words"
)

// Calls are what the start screen offers.
type Calls struct {
	Continue func() // goes on with the game that was played last
	Play     func() // a game with the last set-up
	Library  func() // all games
	Voyage   func() // the first voyage
	Setup    func()
	Gallery  func()
	Puzzles  func()
	Daily    func() // the deal of the day
	Settings func()
	Help     func()
	About    func()
	Quit     func() // nil where there is nothing to quit
}

// Rows are the doors, for a player whose last set-up is that; nil before the first game.
func Rows(setup *memory.Setup, games start.Games, calls Calls) (rows [][]start.Door) {
	on := games.Continue
	first := setup == nil && on == nil // the player is new here, as far as the program knows
	add := func(row ...start.Door) { rows = append(rows, row) }
	if on != nil {
		add(start.Door{
			ID: "start.continue", Open: calls.Continue, Calm: true,
			Detail: func(w *words.Words, fits func(string) bool) string { return terms.Standing(w, on, fits) },
		})
	}
	voyage := start.Door{ID: "start.voyage", Key: fyne.KeyV, Open: calls.Voyage}
	help := start.Door{ID: "start.help", Key: fyne.KeyF1, Open: calls.Help}
	if first {
		voyage.ID, voyage.Calm, voyage.Tall, voyage.Symbol = "start.voyage.first", true, true, "map"
		voyage.Detail = func(w *words.Words, _ func(string) bool) string { return w.T("start.voyage.detail") }
		add(voyage)
	}
	play := start.Door{ID: "start.play", Key: fyne.KeyP, Open: calls.Play, Calm: on == nil && !first}
	if setup != nil {
		play.ID = "start.again"
		play.Detail = func(w *words.Words, fits func(string) bool) string { return lastPlayers(w, setup, fits) }
	}
	add(play)
	add(start.Door{ID: "start.setup", Key: fyne.KeyN, Open: calls.Setup})
	add(start.Door{ID: "start.puzzles", Key: fyne.KeyZ, Open: calls.Puzzles},
		start.Door{ID: "start.daily", Key: fyne.KeyD, Open: calls.Daily})
	add(start.Door{ID: "start.library", Key: fyne.KeyG, Open: calls.Library},
		start.Door{ID: "start.gallery", Key: fyne.KeyC, Open: calls.Gallery})
	add(start.Door{ID: "start.settings", Key: fyne.KeyS, Open: calls.Settings})
	if first {
		add(help)
	} else {
		add(voyage, help)
	}
	last := []start.Door{{ID: "start.about", Open: calls.About}}
	if calls.Quit != nil {
		last = append(last, start.Door{ID: "start.quit", Open: calls.Quit})
	}
	add(last...)
	return rows
}

// lastPlayers says that the same cards come again, where a seed is fixed, or else who played last, as
// many of them as have room; "" if one name alone is too long.
func lastPlayers(w *words.Words, setup *memory.Setup, fits func(string) bool) string {
	if setup.Seed != nil {
		if line := w.T("last.seed", "Seed", *setup.Seed); fits(line) {
			return line
		}
	}
	var names []string
	for _, seat := range setup.Seats {
		names = append(names, seat.Name)
	}
	line := w.T("last.players", "Players", strings.Join(names, ", "))
	for n := len(names) - 1; n > 0 && !fits(line); n-- {
		line = w.T("last.players", "Players", strings.Join(names[:n], ", ")+"\u2026")
	}
	if !fits(line) {
		return ""
	}
	return line
}
