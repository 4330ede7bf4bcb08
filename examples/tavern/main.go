// Command tavern is a small game in the window of this program: Ship, Captain and Crew, on the frames that the large games are
// made of. It is written to be read, in this order:
//
//   - game/rules.go, game/best.go and the rest of package game: the rules, what a position is worth, computer players, matches,
//     records and statistics, without a window.
//   - house.go: the game as the window gets it, and the way between its screens.
//   - table.go, board.go, drawing.go, keys.go, hints.go and told.go: the table, and what is told of a game.
//   - setup.go, ending.go, review.go, statistics.go, rules.go and tutorial.go: a screen each.
package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	_ "portroyal/examples/tavern/locales"
	"portroyal/ui/host"
)

func main() {
	host.Play("Tavern", "0.0.1", func() fyne.App { return app.NewWithID("portroyal.tavern") }, Game)
}
