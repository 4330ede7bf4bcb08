// Command portroyal is the desktop game.
package main

import (
	"cmp"
	_ "embed"
	"errors"
	"log/slog"
	"os"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"portroyal/ui/appfile"
	"portroyal/ui/commandline"
	_ "portroyal/ui/fynecache"
	"portroyal/ui/host"
	"portroyal/ui/piratescove"
	"portroyal/ui/portroyal"
	"portroyal/ui/shell"
	"portroyal/ui/sound"
)

//go:embed FyneApp.toml
var appFile string

// tagged is the version of the tag that a package was made from, which the linker writes here; "" elsewhere.
var tagged string

func main() {
	// The flags.
	about := identity()
	exit := host.NewExit(host.FindConsole(about.Details.Name)) // before anything is written
	config, closeLog, err := commandline.Parse(os.Args[1:], about.Details.Name, about.Details.Version)
	if errors.Is(err, commandline.ErrAnswered) {
		return
	}
	if err != nil {
		exit.Fail(2, err)
	}
	defer exit.Last()
	exit.Finally(closeLog)
	exit.Finally(host.Shelter())

	// The settings of the process. Reports of the toolkit, for instance that the system has no settings to watch, go to
	// the log and not to the player's console.
	slog.SetDefault(config.Log)
	// Every move lays the table out anew and leaves garbage beside pictures that stay: collecting early
	// keeps memory low and costs no time that anybody notices. A limit would do harm: it would have to be
	// above all that stays, or the collector never rests.
	debug.SetGCPercent(host.Garbage)
	introduce(about)

	// The window, with the games of the program.
	config.Games = []shell.Game{portroyal.Game, piratescove.Game}
	host.SettleIn(&config)
	config.Device = sound.Device
	config.Quitting, config.SavePause = exit.GiveUp, time.Second
	program := app.New()
	window, err := host.Open(program, config)
	if err != nil {
		exit.Fail(1, err)
	}
	host.Run(program, window, exit)
}

// identity is what FyneApp.toml says of the program, in the version of the tag if there is one.
func identity() appfile.File {
	about, err := appfile.Read(appFile)
	if err != nil {
		panic("FyneApp.toml: " + err.Error()) // tests read it as well
	}
	about.Details.Version = cmp.Or(tagged, about.Details.Version)
	return about
}

// introduce tells the toolkit what the program is called; it would look for FyneApp.toml beside the program otherwise,
// where only a checkout has it. Wayland asks for the ID, to find the icon of a window.
func introduce(about appfile.File) {
	app.SetMetadata(fyne.AppMetadata{
		ID: about.Details.ID, Name: about.Details.Name, Version: about.Details.Version, Build: about.Details.Build,
		Migrations: about.Migrations,
	})
}
