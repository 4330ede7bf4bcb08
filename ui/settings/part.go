package settings

import (
	"reflect"
	"slices"
)

// Part is what one game remembers of its player: a pointer to a structure, the fields of which stand in the file beside
// those of the settings and of other games, each under a name of its own.
type Part interface {
	// Add brings what has been reached in two copies of the program together, in a part that has what was chosen there
	// or, if it has changed since both knew the same, here.
	Add(own, since, there Part)

	// Gain takes over what has been reached in other copies of the program.
	Gain(from Part)

	// Replace takes over everything, but for what belongs to each window.
	Replace(from Part)
}

// part is the part of the same kind as another one, an empty one if there is none.
func (s Settings) part(like Part) Part {
	for _, part := range s.Parts {
		if reflect.TypeOf(part) == reflect.TypeOf(like) {
			return part
		}
	}
	return empty(like)
}

// have puts empty parts of the kinds of these where there are none.
func (s *Settings) have(parts []Part) {
	for _, part := range parts {
		if !slices.ContainsFunc(s.Parts, func(own Part) bool { return reflect.TypeOf(own) == reflect.TypeOf(part) }) {
			s.Parts = append(s.Parts, empty(part))
		}
	}
}

// PartOf is the part of a game, which is put there if there is none.
func PartOf[P any, Own interface {
	*P
	Part
}](s *Settings) Own {
	for _, part := range s.Parts {
		if own, is := part.(Own); is {
			return own
		}
	}
	own := Own(new(P))
	s.Parts = append(s.Parts, own)
	return own
}

// empty is an empty part of the same kind.
func empty(like Part) Part { return reflect.New(reflect.TypeOf(like).Elem()).Interface().(Part) }
