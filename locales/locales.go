// Package locales holds every word that a player reads, one file per language. It hands the
// files out; package words of the window makes sentences of them.
package locales

import "embed"

// Messages holds active.LANGUAGE.toml, the program's own words.
//
//go:embed active.*.toml
var Messages embed.FS

// Toolkit holds toolkit.LANGUAGE.json, the toolkit's own words (dialog buttons, file dialog,
// context menus) under the toolkit's keys.
//
//go:embed toolkit.*.json
var Toolkit embed.FS
