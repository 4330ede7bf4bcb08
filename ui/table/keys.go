package table

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"portroyal/ui/rulebook/book"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Moment is what a table is waiting for. Each game has moments of its own, a bit each, so that a binding can be for several.
type Moment uint16

// Keys is what keys do at the table T of a game, for the table itself and for its rulebook, in reading order.
type Keys[T any] []Line[T]

// Line is some keys that belong together.
type Line[T any] struct {
	Does     words.ID // what they do
	Called   words.ID // what they are called; "" if their printed names do
	Plays    bool     // they answer what the game asks, or point at what can be chosen; lessons let them through
	Bindings []Binding[T]
}

// Binding is what some keys do at certain moments.
type Binding[T any] struct {
	Keys []fyne.KeyName // none: all keys of games that have no other binding
	When Moment
	Do   func(at T, key fyne.KeyName)
}

// Means is a line: some keys, what they are called, "" for their printed names, and what they do.
func Means[T any](does, called words.ID, bindings ...Binding[T]) Line[T] {
	return Line[T]{Does: does, Called: called, Bindings: bindings}
}

// Plays is a line of keys that answer what the game asks, or point at what can be chosen, see [Means].
func Plays[T any](does, called words.ID, bindings ...Binding[T]) Line[T] {
	return Line[T]{Does: does, Called: called, Plays: true, Bindings: bindings}
}

// When is a binding: what keys do at certain moments, all keys of games without another one if none are given.
func When[T any](at Moment, do func(at T, key fyne.KeyName), keys ...fyne.KeyName) Binding[T] {
	return Binding[T]{keys, at, do}
}

// Call calls do, whichever key of a binding is pressed.
func Call[T any](do func(at T)) func(at T, key fyne.KeyName) {
	return func(at T, _ fyne.KeyName) { do(at) }
}

// Digits are the keys that choose by a number, in their order.
var Digits = []fyne.KeyName{
	fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9, fyne.Key0,
}

// Idle tells who does not see a table that a key does nothing there now, if it is one of those that games use.
func Idle(s *stage.Stage, key fyne.KeyName) {
	used := []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyBackspace}
	letter, _ := utf8.DecodeRuneInString(string(key))
	if len(key) == 1 && (unicode.IsLetter(letter) || unicode.IsDigit(letter)) || slices.Contains(used, key) {
		s.Reply(s.Words.T("spoken.idle", "Key", KeyName(s.Words, key)))
	}
}

// KeyName is what a key is called in words.
func KeyName(w *words.Words, key fyne.KeyName) string {
	switch key {
	case fyne.KeySpace:
		return w.T("help.key.space")
	case fyne.KeyReturn, fyne.KeyEnter:
		return w.T("help.key.enter")
	case fyne.KeyBackspace:
		return w.T("help.key.backspace")
	}
	return string(key)
}

// Page is how much of what is seen of the log a key scrolls it by.
const Page = 0.8

// Bound finds the binding of a key at a moment; nil if there is none.
func (k Keys[T]) Bound(key fyne.KeyName, at Moment) (bound *Binding[T]) {
	for _, line := range k {
		for i := range line.Bindings {
			b := &line.Bindings[i]
			switch {
			case b.When&at == 0:
			case slices.Contains(b.Keys, key):
				return b
			case b.Keys == nil && widgets.InGames(key):
				bound = b
			}
		}
	}
	return bound
}

// Plays reports whether a key answers what the game asks, or points at what can be chosen.
func (k Keys[T]) Plays(key fyne.KeyName) bool {
	return slices.ContainsFunc(k, func(line Line[T]) bool {
		return line.Plays && slices.ContainsFunc(line.Bindings, func(b Binding[T]) bool { return slices.Contains(b.Keys, key) })
	})
}

// Help says what the keys do.
func (k Keys[T]) Help(w *words.Words) (all []book.Key) {
	for _, line := range k {
		var printed []string
		for _, binding := range line.Bindings {
			for _, key := range binding.Keys {
				if !slices.Contains(printed, string(key)) {
					printed = append(printed, string(key))
				}
			}
		}
		called := strings.Join(printed, ", ")
		if line.Called != "" {
			called = w.T(line.Called)
		}
		all = append(all, book.Key{Keys: called, Does: w.T(line.Does)})
	}
	return all
}
