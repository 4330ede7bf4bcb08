// Command tavern is a small game in the window of this program: Ship, Captain and Crew, on the frames that the large games are
// made of. It is written to be read, in this order:
//
//   - game/rules.go, game/best.go and the rest of package game: the rules, what a position is worth, computer players, matches,
//     records and statistics, without a window.
//   - house.go: the game as the window gets it, and the way between its screens.
//   - table.go, board.go, keys.go, hints.go and log.go: the table.
//   - setup.go, ending.go, review.go, statistics.go, rules.go, tutorial.go, story.go: a screen each.
package main

import (
	"errors"
	"log/slog"
	"os"

	"fyne.io/fyne/v2/app"

	_ "portroyal/examples/tavern/locales"
	"portroyal/ui/commandline"
	"portroyal/ui/host"
	"portroyal/ui/shell"
	"portroyal/ui/sound"
)

func main() {
	const name, version = "Tavern", "0.0.1"
	exit := host.NewExit(host.FindConsole(name))
	config, closeLog, err := commandline.Parse(os.Args[1:], name, version)
	if errors.Is(err, commandline.ErrAnswered) {
		return
	}
	if err != nil {
		exit.Fail(2, err)
	}
	defer exit.Last()
	exit.Finally(closeLog)
	slog.SetDefault(config.Log)
	config.Games = []shell.Game{Game}
	host.SettleIn(&config)
	config.Device, config.Quitting = sound.Device, exit.GiveUp
	program := app.NewWithID("portroyal.tavern")
	window, err := host.Open(program, config)
	if err != nil {
		exit.Fail(1, err)
	}
	host.Run(program, window, exit)
}
