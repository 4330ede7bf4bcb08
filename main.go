// Command portroyal is the desktop game.
package main

import (
	"cmp"
	_ "embed"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"portroyal/ui/appfile"
	_ "portroyal/ui/fynecache"
	"portroyal/ui/host"
	"portroyal/ui/piratescove"
	"portroyal/ui/portroyal"
)

//go:embed FyneApp.toml
var appFile string

// tagged is the version of the tag that a package was made from, which the linker writes here; "" elsewhere.
var tagged string

func main() {
	about := identity()
	host.Play(about.Details.Name, about.Details.Version, func() fyne.App {
		introduce(about)
		return app.New()
	}, portroyal.Game, piratescove.Game)
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
