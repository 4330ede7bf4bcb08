// Package doors is what the start screen leads to in Port Royal. The screen itself belongs to no game.
package doors

import (
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/ui/portroyal/memory"
	"portroyal/ui/start"
	"portroyal/ui/words"
)

// Calls are where Port Royal's own doors lead to.
type Calls struct {
	Play    func() // a game with the last set-up
	Voyage  func() // the first voyage
	Setup   func()
	Gallery func()
	Puzzles func()
	Daily   func() // the deal of the day

	Statistics func()
}

// Rows are the doors, for a player whose last set-up is that; nil before the first game. own are those of the program.
func Rows(setup *memory.Setup, own start.Own, calls Calls) (rows [][]start.Door) {
	first := setup == nil && own.Continue == nil // the player is new here, as far as the program knows
	add := func(row ...start.Door) { rows = append(rows, row) }
	if own.Continue != nil {
		add(*own.Continue)
	}
	voyage := start.Door{ID: "start.voyage", Key: fyne.KeyV, Open: calls.Voyage}
	if first {
		voyage.ID, voyage.Calm, voyage.Tall, voyage.Symbol = "start.voyage.first", true, true, "map"
		voyage.Detail = func(w *words.Words, _ func(string) bool) string { return w.T("start.voyage.detail") }
		add(voyage)
	}
	play := start.Door{ID: "start.play", Key: fyne.KeyP, Open: calls.Play, Calm: own.Continue == nil && !first}
	if setup != nil {
		play.ID = "start.again"
		play.Detail = func(w *words.Words, fits func(string) bool) string { return lastPlayers(w, setup, fits) }
	}
	add(play)
	add(start.Door{ID: "start.setup", Key: fyne.KeyN, Open: calls.Setup})
	add(start.Door{ID: "start.puzzles", Key: fyne.KeyZ, Open: calls.Puzzles},
		start.Door{ID: "start.daily", Key: fyne.KeyD, Open: calls.Daily})
	add(own.Library, start.Door{ID: "start.gallery", Key: fyne.KeyC, Open: calls.Gallery})
	add(own.Settings, start.Door{ID: "start.statistics", Key: fyne.KeyT, Open: calls.Statistics})
	if first {
		add(own.Help)
	} else {
		add(voyage, own.Help)
	}
	add(own.Last...)
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
