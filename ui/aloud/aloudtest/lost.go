package aloudtest

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"portroyal/ui/aloud"
	"portroyal/ui/stage"
)

// mostLines is how many lines a place has at most.
const mostLines = 25

// Lost lists where on a screen somebody who only hears it would get lost: places with the same name, lines that say no more
// than a key or a sign, and places with too many lines, unless the screen is long: it has lists of things of one kind, or pages
// to read.
func Lost(s *stage.Stage, long bool) (problems []string) {
	screen := aloud.Of(s)
	seen := map[string]bool{}
	for _, place := range screen.Places {
		if seen[place.Name] {
			problems = append(problems, fmt.Sprintf("several places are called %q", place.Name))
		}
		seen[place.Name] = true
		if n := len(place.Lines); n > mostLines && !long {
			problems = append(problems, fmt.Sprintf("%q has %d lines", place.Name, n))
		}
		for _, line := range place.Lines {
			if utf8.RuneCountInString(strings.TrimFunc(line.Words, func(r rune) bool { return !unicode.IsLetter(r) })) < 2 {
				problems = append(problems, fmt.Sprintf("in %q a line says only %q", place.Name, line.Words))
			}
		}
	}
	return problems
}
