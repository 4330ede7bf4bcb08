package main

import (
	_ "embed"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"portroyal/ui/appfile"
)

//go:embed FyneApp.toml
var appFile string

// about is what FyneApp.toml says of the program.
var about = func() appfile.File {
	file, err := appfile.Read(appFile)
	if err != nil {
		panic("FyneApp.toml: " + err.Error()) // a test reads it as well
	}
	return file
}()

// tagged is the version of the tag that a package was made from, which the linker writes here; "" elsewhere.
var tagged string

// version is the program's version, as in 1.2.3.
func version() string {
	if tagged != "" {
		return tagged
	}
	return about.Details.Version
}

// introduce tells the toolkit what the program is called; it would look for FyneApp.toml beside the program otherwise,
// where only a checkout has it. Wayland asks for the ID, to find the icon of a window.
func introduce() {
	app.SetMetadata(fyne.AppMetadata{
		ID: about.Details.ID, Name: about.Details.Name, Version: version(), Build: about.Details.Build,
		Migrations: about.Migrations,
	})
}
