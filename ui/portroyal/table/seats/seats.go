// Package seats says who sits at the table, as every part of it shows them: names, colours, and the letters on
// their cubes. Their cards and actions are up to the game.
package seats

import (
	"image/color"
	"slices"
	"strings"
	"unicode"

	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Seat is a player at the table.
type Seat struct {
	Name   string
	Person bool   // a person, not a computer player
	Player string // the computer player's name as records have it, "" for a person
	Colour color.NRGBA
	Letter string // on the cubes; no two seats share one
}

// Seats are all of them, in turn order.
type Seats []Seat

// Of returns the seats of a game with these colours, see widgets.SeatColour.
func Of(players []match.Seat, colours []int) (all Seats) {
	for i, letter := range letters(players) {
		player := players[i]
		all = append(all, Seat{player.Name, player.Player == "", player.Player, widgets.SeatColour(colours[i]), letter})
	}
	return all
}

// widest is how wide a name may be, in widths of the letter n, so that a sentence has room for two of them.
const widest = 24

// InSentences are the same seats with names that keep sentences legible: those that are too wide end in an
// ellipsis.
func (s Seats) InSentences() Seats {
	const size = 17 // any would do
	room := widgets.BoldLine(strings.Repeat("n", widest), size, color.Black).MinSize().Width
	short := slices.Clone(s)
	for i := range short {
		name := widgets.BoldLine(short[i].Name, size, color.Black)
		widgets.Shorten(name, room)
		short[i].Name = name.Text
	}
	return short
}

// Persons counts the seats that are not computer players.
func (s Seats) Persons() (n int) {
	for _, seat := range s {
		if seat.Person {
			n++
		}
	}
	return n
}

// Alone reports whether a seat is that of the only person, who need not be called by name.
func (s Seats) Alone(seat int) bool { return s[seat].Person && s.Persons() == 1 }

// Lacks says how many persons a seat is short of for an expedition.
func (s Seats) Lacks(w *words.Words, seat, persons int) string {
	if s.Alone(seat) {
		return w.N("alone.lacks", persons)
	}
	return w.N("table.lacks", persons, "Player", s[seat].Name)
}

// Swords says how many swords a seat has, and what for.
func (s Seats) Swords(w *words.Words, seat, swords int) string {
	if s.Alone(seat) {
		return w.N("alone.swords", swords)
	}
	return w.N("odds.swords", swords, "Player", s[seat].Name)
}

// Cube is the cube of a player.
func (s Seats) Cube(seat int) pieces.Cube {
	return pieces.Cube{Colour: s[seat].Colour, Letter: s[seat].Letter}
}

// letters gives each player their own letter: the first one of the name, or if other names begin with it, another
// one that no name begins with, preferring the end of the name ("Player 2" is 2). If no letter is left, it is the
// number of the seat.
func letters(seats []match.Seat) (letters []string) {
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

// lettersOf lists the letters and digits of a name in order of preference: first the initial of the first word,
// then those of the other words from the last to the second, then all other letters.
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
