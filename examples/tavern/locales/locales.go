// Package locales holds every word of the game that a player reads, in four languages. Who imports it has them among those of
// the program.
package locales

import (
	"embed"

	"portroyal/locales"
)

//go:embed *.toml
var files embed.FS

func init() { locales.Add("tavern", files) }
