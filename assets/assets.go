// Package assets holds what the program carries with it besides its code: drawings, typefaces
// and the application icon. It hands out bytes under names and knows nothing of how they are
// drawn; README.md beside it says how they should look and where the typefaces come from.
package assets

import (
	"embed"
	"io/fs"
	"strings"
)

//go:embed cards/*.svg
var cards embed.FS

//go:embed fonts/AveriaSerifGWF-Bold.ttf
var displayFont []byte

//go:embed fonts/Cabin-Regular.otf
var textFont []byte

//go:embed fonts/Cabin-Bold.otf
var textBoldFont []byte

//go:embed fonts/Cabin-Italic.otf
var textItalicFont []byte

//go:embed fonts/OFL-Averia.txt
var displayFontLicence string

//go:embed fonts/OFL-Cabin.txt
var textFontLicence string

//go:embed icon.png
var icon []byte

// DisplayFont is the typeface of titles and numbers, Averia Serif bold.
func DisplayFont() []byte { return displayFont }

// TextFont is the typeface of everything that is read, Cabin.
func TextFont() []byte { return textFont }

// TextBoldFont is the bold of the text face.
func TextBoldFont() []byte { return textBoldFont }

// TextItalicFont is the italic of the text face.
func TextItalicFont() []byte { return textItalicFont }

// FontLicences gives the licence of each typeface by its name.
func FontLicences() map[string]string {
	return map[string]string{"Averia Serif": displayFontLicence, "Cabin": textFontLicence}
}

// Icon is the application icon, a PNG of 512 × 512.
func Icon() []byte { return icon }

// Drawing gives the SVG of this name (symbol-coin, ship-red, person-pirate), or nil if there is
// none.
func Drawing(name string) []byte {
	svg, err := cards.ReadFile("cards/" + name + ".svg")
	if err != nil {
		return nil
	}
	return svg
}

// Symbol gives the SVG of a symbol by its short name (coin, sword), or nil if there is none.
func Symbol(name string) []byte { return Drawing("symbol-" + name) }

// Drawings lists the names of all drawings in alphabetical order.
func Drawings() []string {
	files, err := fs.Glob(cards, "cards/*.svg")
	if err != nil {
		panic(err) // the pattern above is wrong
	}
	names := make([]string, len(files))
	for i, file := range files {
		names[i] = strings.TrimSuffix(strings.TrimPrefix(file, "cards/"), ".svg")
	}
	return names
}
