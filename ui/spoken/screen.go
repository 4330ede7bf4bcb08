// Package spoken is what the window says to somebody who does not see it: the screen as places with lines, where in it the
// listener is, and a queue of sentences about what has happened. It knows no toolkit, and no game.
package spoken

import (
	"slices"
	"strings"
)

// Screen is what the window shows now, in the order in which it is read.
type Screen struct {
	Of     any    // what it is: comparable, and the same for as long as that is the same screen
	Name   string // "" for none
	Places []Place
}

// Place is a part of a screen that belongs together, as the harbour or the cards of a player.
type Place struct {
	Name  string
	Asks  bool // it is what the listener is asked: it is said by itself whenever it has changed
	Of    int  // the number of a player, from 1, of whom it tells; 0 for none
	Nth   int  // which question it is, where the same is asked again and again
	Lines []Line
}

// Line is one thing on the screen.
type Line struct {
	Of    any    // what it is about: comparable, and the same for as long as that is the same thing on the screen
	Words string // said at once, never ""
	Role  string // said after that where the listener comes to it, as "button"; "" for nothing
	More  string // said on request; "" for nothing
	At    Area
	Press func() // what a click on it does; nil where it does nothing

	Sets    bool // something is set with it: what it is set to is said where the listener is
	Low     bool // it is not said along with what the listener is asked
	Pointed bool // a cursor of the window is there: the listener follows it where it moves
}

// Said is what is said where the listener comes to the line.
func (l *Line) Said() string {
	if l.Role == "" {
		return l.Words
	}
	return l.Words + ", " + l.Role
}

// resets reports whether the line says that something is set otherwise than it was.
func (l *Line) resets(before *Line) bool {
	return before != nil && l.Sets && before.Sets && l.Words != before.Words
}

// heads reports whether a line says by itself in which place it is.
func (l *Line) heads(place string) bool {
	return l.Words == place || strings.HasPrefix(l.Words, place+":")
}

// Area is where something is in the window, in pixels from its left upper corner.
type Area struct{ X, Y, W, H int }

// Spot is where the listener is on a screen. A place below 0 is none.
type Spot struct{ Place, Line int }

var nowhere = Spot{-1, -1}

// at is the line at a spot, nil if there is none.
func (s *Screen) at(spot Spot) *Line {
	if spot.Place < 0 || spot.Place >= len(s.Places) || spot.Line < 0 || spot.Line >= len(s.Places[spot.Place].Lines) {
		return nil
	}
	return &s.Places[spot.Place].Lines[spot.Line]
}

// find is where something is on the screen; false if it is nowhere.
func (s *Screen) find(of any) (Spot, bool) {
	for i := range s.Places {
		for n := range s.Places[i].Lines {
			if s.Places[i].Lines[n].Of == of {
				return Spot{i, n}, true
			}
		}
	}
	return Spot{}, false
}

// pointed is where a cursor is; false if there is none.
func (s *Screen) pointed() (Spot, bool) {
	for i := range s.Places {
		for n := range s.Places[i].Lines {
			if s.Places[i].Lines[n].Pointed {
				return Spot{i, n}, true
			}
		}
	}
	return Spot{}, false
}

// place is the number of the place with a name, -1 if there is none.
func (s *Screen) place(name string) int {
	return slices.IndexFunc(s.Places, func(p Place) bool { return p.Name == name })
}

// asks is the place with what the listener is asked, -1 for none. Of several the last counts, which is over the others.
func (s *Screen) asks() int {
	for i := len(s.Places) - 1; i >= 0; i-- {
		if s.Places[i].Asks {
			return i
		}
	}
	return -1
}

// asked is what the listener is asked, in one text; "" for nothing.
func (s *Screen) asked() string {
	at := s.asks()
	if at < 0 {
		return ""
	}
	var words []string
	for _, line := range s.Places[at].Lines {
		if !line.Low {
			words = append(words, line.Words)
		}
	}
	return Sentences(words...)
}

// askedSince is what the listener is asked, without what they have heard of the same question before something was chosen; all of
// it where nothing of it is new.
func (s *Screen) askedSince(before *Screen) string {
	now, was := s.asks(), before.asks()
	if was < 0 || s.nth() != before.nth() || s.Places[now].Lines[0].Words != before.Places[was].Lines[0].Words {
		return s.asked()
	}
	var fresh []string
	for _, line := range s.Places[now].Lines {
		known := slices.ContainsFunc(before.Places[was].Lines, func(l Line) bool { return l.Words == line.Words })
		if !known && !line.Low {
			fresh = append(fresh, line.Words)
		}
	}
	if len(fresh) == 0 {
		return s.asked()
	}
	return Sentences(fresh...)
}

// nth is which question the listener is asked.
func (s *Screen) nth() int {
	if at := s.asks(); at >= 0 {
		return s.Places[at].Nth
	}
	return 0
}

// begins is where the listener is on a screen that is new to them: at what is asked, where a cursor is, or at its first line.
func (s *Screen) begins() Spot {
	asks := s.asks()
	if at, points := s.pointed(); points && asks < 0 {
		return at
	}
	return Spot{max(asks, 0), 0}
}

// Sentences puts texts one after the other, each with a full stop unless it ends in a mark of its own. Texts that are "" are
// left out.
func Sentences(texts ...string) string {
	var all strings.Builder
	for _, text := range texts {
		text = strings.TrimSpace(text)
		if text == "" {
			continue
		}
		if all.Len() > 0 {
			all.WriteByte(' ')
		}
		all.WriteString(text)
		if !strings.ContainsRune(".!?…:;,", lastRune(text)) {
			all.WriteByte('.')
		}
	}
	return all.String()
}

// lastRune is the last one that is no quotation mark or bracket.
func lastRune(text string) rune {
	runes := []rune(strings.TrimRight(text, "»”“\"'’)]"))
	if len(runes) == 0 {
		return 0
	}
	return runes[len(runes)-1]
}
