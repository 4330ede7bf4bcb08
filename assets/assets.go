// Package assets holds what the program carries with it besides its code: drawings, typefaces,
// sounds and the application icon. It hands out bytes under names and knows nothing of how they are
// drawn or played; README.md beside it says how they should look and where everything comes from.
package assets

import (
	"embed"
	"io/fs"
	"path"
	"strings"
)

//go:embed cards/*.svg
var cards embed.FS

//go:embed scenes/*.svg opponents/*.svg opponents/faces/*.svg
var pictures embed.FS

//go:embed piratescove/*.svg piratescove/*/*.svg
var cove embed.FS

//go:embed sounds/*.wav
var sounds embed.FS

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

//go:embed icon-small.png
var iconSmall []byte

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

// IconSmall is the icon drawn with fewer and stronger shapes, a PNG of 128 × 128: systems show the
// icon of a window at 16 to 48 pixels.
func IconSmall() []byte { return iconSmall }

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

// Drawings lists the names of all drawings of cards in alphabetical order.
func Drawings() []string { return namesIn(cards, "cards", ".svg") }

// Scene gives the SVG of a picture behind a screen (start), or nil if there is none.
func Scene(name string) []byte { return picture("scenes", name) }

// Scenes lists the names of the pictures behind screens.
func Scenes() []string { return namesIn(pictures, "scenes", ".svg") }

// Opponent gives the SVG of the head of somebody at the table (cabin-boy, person), or nil if there
// is none.
func Opponent(name string) []byte { return picture("opponents", name) }

// Face gives the SVG of a face (aghast) to be laid over any head of an opponent, or nil if there is none.
func Face(name string) []byte { return picture("opponents/faces", name) }

// Opponents lists the names of the heads.
func Opponents() []string { return namesIn(pictures, "opponents", ".svg") }

// Cove gives the SVG of a drawing of Pirate's Cove by its folder and name (islands/tavern, wheel), or nil if there is none.
func Cove(name string) []byte {
	svg, err := cove.ReadFile("piratescove/" + name + ".svg")
	if err != nil {
		return nil
	}
	return svg
}

// CoveDrawings lists the names of the drawings of Pirate's Cove in a folder, "" for those in none.
func CoveDrawings(folder string) []string {
	return namesIn(cove, path.Join("piratescove", folder), ".svg")
}

// Sound gives the sound of this name (coin, waves) as a file of package wave, or nil if there is none.
func Sound(name string) []byte {
	file, err := sounds.ReadFile("sounds/" + name + ".wav")
	if err != nil {
		return nil
	}
	return file
}

// Sounds lists the names of the sounds.
func Sounds() []string { return namesIn(sounds, "sounds", ".wav") }

func picture(folder, name string) []byte {
	svg, err := pictures.ReadFile(folder + "/" + name + ".svg")
	if err != nil {
		return nil
	}
	return svg
}

func namesIn(in embed.FS, folder, extension string) []string {
	files, err := fs.Glob(in, folder+"/*"+extension)
	if err != nil {
		panic(err) // the pattern above is wrong
	}
	names := make([]string, len(files))
	for i, file := range files {
		names[i] = strings.TrimSuffix(strings.TrimPrefix(file, folder+"/"), extension)
	}
	return names
}
