package table

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/match"
	"portroyal/ui/pieces"
	"portroyal/ui/widgets"
)

// cube is the cube of a player, with the letter that stands for the name.
func (t *Table) cube(seat int) pieces.Cube {
	return pieces.Cube{Colour: widgets.SeatColour(t.colours[seat]), Letter: initials(t.match.Seats())[seat]}
}

// ownCube shows the cube of a player beside the number of those that are free.
func (t *Table) ownCube(seat int, size float32) *canvas.Image {
	cube := t.cube(seat)
	return t.pictures.Image(seatCubeKey{cube, size}, func() *canvas.Image { return t.stage.Cube(cube.Letter, size, cube.Colour) })
}

// seatCubeKey is the key of the image of the cube of a player.
type seatCubeKey struct {
	cube pieces.Cube
	size float32
}

// initials gives each player a letter of their own: the first one of the name, or where others begin
// with it too, another one that nobody's name begins with, the end of the name before its middle
// ("Player 2" is 2). Where no letter is left it is the number of the seat.
func initials(seats []match.Seat) (letters []string) {
	first := make([]string, len(seats))
	for i, seat := range seats {
		if all := lettersOf(seat.Name); len(all) > 0 {
			first[i] = all[0]
		}
	}
	for i, seat := range seats {
		letter := first[i]
		if letter == "" || slices.Contains(letters, letter) {
			letter = string(rune('1' + i))
			for _, other := range lettersOf(seat.Name) {
				if !slices.Contains(letters, other) && !slices.Contains(first, other) {
					letter = other
					break
				}
			}
		}
		letters = append(letters, letter)
	}
	return letters
}

// lettersOf lists the letters and digits of a name in the order in which they come to mind: the
// first of each word from the last one back to the first but one, which leads, then the others.
func lettersOf(name string) (letters []string) {
	words := strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	add := func(r rune) { letters = append(letters, string(unicode.ToUpper(r))) }
	for i := range words {
		at := (len(words) - i) % len(words) // the first word, then from the last one on
		add([]rune(words[at])[0])
	}
	for _, word := range words {
		for _, r := range []rune(word)[1:] {
			add(r)
		}
	}
	return letters
}
