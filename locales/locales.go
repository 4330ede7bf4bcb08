// Package locales holds every word that a player reads: a folder for what knows no game and one for each game, and in
// each a file per area and language, called like the room of the window that it belongs to. It hands the files out;
// package words of the window makes sentences of them.
package locales

import (
	"embed"
	"io/fs"
	"strings"
)

// own holds SLICE/AREA.LANGUAGE.toml, the program's own words.
//
//go:embed */*.toml
var own embed.FS

// rulebooks holds SLICE/rulebook.LANGUAGE.md.
//
//go:embed */rulebook.*.md
var rulebooks embed.FS

// toolkit holds what ToolkitIn gives.
//
//go:embed shell/toolkit.*.json
var toolkit embed.FS

// added are the words of games that are no part of the program, by their slices.
var added = map[string]fs.FS{}

// Add adds the words of a game that is no part of the program: AREA.LANGUAGE.toml. They are read with all others, so that it is
// too late once somebody has spoken.
func Add(slice string, files fs.FS) { added[slice] = files }

// Files are the names of the files with messages of a language, by its code: "en", "de".
func Files(code string) (names []string) {
	names, err := fs.Glob(own, "*/*."+code+".toml")
	for slice, files := range added {
		var more []string
		if more, err = fs.Glob(files, "*."+code+".toml"); err != nil {
			break
		}
		for _, name := range more {
			names = append(names, slice+"/"+name)
		}
	}
	if err != nil {
		panic(err) // only a wrong pattern is an error
	}
	return names
}

// Read reads one of these files.
func Read(name string) ([]byte, error) {
	slice, file, _ := strings.Cut(name, "/")
	if files := added[slice]; files != nil {
		return fs.ReadFile(files, file)
	}
	return own.ReadFile(name)
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
