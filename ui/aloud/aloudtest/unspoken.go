// Package aloudtest finds what a window shows and does not say, for tests.
package aloudtest

import (
	"fmt"
	"strings"
	"unicode"

	"portroyal/ui/aloud"
	"portroyal/ui/outline"
	"portroyal/ui/spoken"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Unspoken lists what can be pressed on top in a window and cannot be pressed by who only hears it, and lines that say nothing.
func Unspoken(s *stage.Stage) (problems []string) {
	screen := aloud.Of(s)
	for _, press := range outline.Presses(s.Window.Canvas()) {
		switch o := press.Object.(type) {
		case *widgets.Area, *widgets.Rail: // more room for what else can be pressed
			continue
		case *widgets.Plate:
			if o.OnTap == nil { // it has been opened already
				continue
			}
		}
		if !pressed(&screen, press) {
			problems = append(problems, fmt.Sprintf("%s at %v is not spoken", press.Name, press.At))
		}
	}
	for _, place := range screen.Places {
		if place.Name == "" {
			problems = append(problems, fmt.Sprintf("a place has no name: %q", place.Lines[0].Words))
		}
		for _, line := range place.Lines {
			if !strings.ContainsFunc(line.Words, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
				problems = append(problems, fmt.Sprintf("in %q a line says %q", place.Name, line.Words))
			}
		}
	}
	return problems
}

// pressed reports whether a line presses something, or whatever else is there: words over a picture, a price under its card.
func pressed(screen *spoken.Screen, press outline.Press) bool {
	for _, place := range screen.Places {
		for _, line := range place.Lines {
			if line.Press != nil && line.Of == any(press.Object) || aloud.PartOf(line, press.Object) {
				return true
			}
		}
	}
	return false
}
