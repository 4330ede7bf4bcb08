// Package locales holds every word that a player reads: a folder for what knows no game and one for each game, and in
// each a file per area and language, called like the room of the window that it belongs to. It hands the files out;
// package words of the window makes sentences of them.
package locales

import (
	"embed"
	"io/fs"
)

// Messages holds SLICE/AREA.LANGUAGE.toml, the program's own words.
//
//go:embed */*.toml
var Messages embed.FS

// rulebooks holds SLICE/rulebook.LANGUAGE.md.
//
//go:embed */rulebook.*.md
var rulebooks embed.FS

// toolkit holds what ToolkitIn gives.
//
//go:embed shell/toolkit.*.json
var toolkit embed.FS

// Files are the names of the files with messages of a language, by its code: "en", "de".
func Files(code string) []string {
	names, err := fs.Glob(Messages, "*/*."+code+".toml")
	if err != nil {
		panic(err) // only a wrong pattern is an error
	}
	return names
}

// ToolkitIn gives the toolkit's own words, those of the menu over a field, in a language, as JSON under the toolkit's keys.
func ToolkitIn(code string) ([]byte, error) {
	return toolkit.ReadFile("shell/toolkit." + code + ".json")
}

// Rulebook gives the rulebook of a game in a language, in the Markdown that package book of the window reads. It panics
// where there is none.
func Rulebook(game, code string) string {
	text, err := rulebooks.ReadFile(game + "/rulebook." + code + ".md")
	if err != nil {
		panic(err)
	}
	return string(text)
}
