package piratescove

import (
	"encoding/json"
	"fmt"
	"reflect"

	"portroyal/engine/internal/excerpt"
)

// Everything that has a name is written by it in JSON, and read again.

var guardNames = []string{"", "sound", "damaged"}

func (s Section) MarshalText() ([]byte, error)  { return []byte(s.String()), nil }
func (i Island) MarshalText() ([]byte, error)   { return []byte(i.String()), nil }
func (c Card) MarshalText() ([]byte, error)     { return []byte(c.String()), nil }
func (l Legend) MarshalText() ([]byte, error)   { return []byte(l.String()), nil }
func (t Target) MarshalText() ([]byte, error)   { return []byte(t.String()), nil }
func (t Treasure) MarshalText() ([]byte, error) { return []byte(t.String()), nil }
func (g Guard) MarshalText() ([]byte, error)    { return []byte(nameOf(guardNames, int(g))), nil }

func (s *Section) UnmarshalText(text []byte) error { return read(s, "section", sectionNames[:], text) }

func (i *Island) UnmarshalText(text []byte) error { return read(i, "island", islandNames[:], text) }
func (c *Card) UnmarshalText(text []byte) error   { return read(c, "card", cardIDs, text) }
func (l *Legend) UnmarshalText(text []byte) error { return read(l, "legend", legendIDs, text) }
func (g *Guard) UnmarshalText(text []byte) error  { return read(g, "state", guardNames, text) }

func (t *Treasure) UnmarshalText(text []byte) error {
	return read(t, "treasure card", treasureNames, text)
}

func (t *Target) UnmarshalText(text []byte) error {
	w := words{all: []string{string(text)}}
	*t = w.target()
	return w.err
}

// listOf is a list of names. Without a type of its own a text in its place would be read as the bytes of the list, since
// what it lists are small numbers.
type listOf[T ~uint8] []T

func (l *listOf[T]) UnmarshalJSON(data []byte) error {
	if data[0] == '"' {
		return &json.UnmarshalTypeError{Value: "string", Type: reflect.TypeFor[listOf[T]]()}
	}
	return json.Unmarshal(data, (*[]T)(l))
}

// read finds a name in a list.
func read[T ~uint8](to *T, what string, names []string, text []byte) error {
	at, ok := named(names, string(text))
	if !ok {
		return fmt.Errorf("there is no %s %s", what, excerpt.Quoted(string(text)))
	}
	*to = T(at)
	return nil
}

// cardIDs are the ids of the tavern cards, by number.
var cardIDs = func() (ids []string) {
	for card := range cardFaces {
		ids = append(ids, cardFaces[card].ID)
	}
	return ids
}()

// legendIDs are the ids of the legendary pirates and of the Navy, by number.
var legendIDs = func() (ids []string) {
	for l := NoLegend; l <= Navy; l++ {
		ids = append(ids, l.Face().ID)
	}
	return ids
}()

// treasureNames are the treasure cards, by number.
var treasureNames = func() (names []string) {
	for t := range treasureFaces {
		names = append(names, Treasure(t).String())
	}
	return names
}()
