// Package locales holds every word that a player reads, in files by subject and language. It hands the
// files out; package words of the window makes sentences of them.
package locales

import (
	"embed"
	"io/fs"
)

// Messages holds SUBJECT.LANGUAGE.toml, the program's own words. What the screens say stands in the files with the
// subject active; what is longer, and read as a whole, in files of its own.
//
//go:embed *.toml
var Messages embed.FS

// Toolkit holds toolkit.LANGUAGE.json, the toolkit's own words (dialog buttons, file dialog,
// context menus) under the toolkit's keys.
//
//go:embed toolkit.*.json
var Toolkit embed.FS

// Files are the names of the files with messages of a language, by its code: "en", "de".
func Files(code string) []string {
	names, err := fs.Glob(Messages, "*."+code+".toml")
	if err != nil {
		panic(err) // only a wrong pattern is an error
	}
	return names
}
