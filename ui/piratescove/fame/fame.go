// Package fame says where the fame of a game came from, in the parts in which it is shown: what they are called, their
// symbols and colours, and how a fight for the first place has ended.
package fame

import (
	"slices"

	"portroyal/engine/piratescove/chronicle"
	"portroyal/ui/palette"
	"portroyal/ui/words"
)

// Source is something that brings fame, or takes it.
type Source struct {
	Symbol string // its name among those of the game
	Paint  palette.Source
	Lost   bool // it takes fame, and has no colour

	name source
	from []chronicle.Source
}

// source is a part of the ids of messages.
type source string

// The names of the sources, and what they are.
const (
	names words.Family[source] = "cove.fame.from.*"
	about words.Family[source] = "cove.fame.from.*.tip"
)

// Sources are all of them, in the order in which they are shown.
var Sources = []Source{
	{"wheel", palette.FromPlunder, false, "plunder", []chronicle.Source{chronicle.Plunder}},
	{"treasure", palette.FromTreasures, false, "treasures", []chronicle.Source{chronicle.Treasures}},
	{"doubloon", palette.FromDoubloons, false, "doubloons", []chronicle.Source{chronicle.Doubloons}},
	{"hit", palette.FromSinking, false, "ships", []chronicle.Source{chronicle.Sinking, chronicle.Cacafuego}},
	{"flee", palette.FromFlight, false, "flight", []chronicle.Source{chronicle.Flight}},
	{"tavern-card", palette.FromCards, false, "cards", []chronicle.Source{chronicle.Cards}},
	{"mutiny", palette.Source{}, true, "lost", []chronicle.Source{chronicle.Mutiny, chronicle.Parrot}},
}

// Name is what a source is called, in a word or two.
func (s *Source) Name(w *words.Words) string { return w.T(names.ID(s.name)) }

// About says what a source is, for a tooltip.
func (s *Source) About(w *words.Words) string { return w.T(about.ID(s.name)) }

// Sum is the fame that a source brings, or takes, of numbers by source of the chronicle: below 0 where it was lost.
func (s *Source) Sum(of []float64) (sum float64) {
	for _, from := range s.from {
		sum += of[from]
	}
	return sum
}

// Of is the fame of a seat by source, 0 or more each; from the others together, what was lost is to be taken.
func Of(seat *chronicle.Seat) (all []int) {
	for i := range Sources {
		sum := 0
		for _, from := range Sources[i].from {
			sum += seat.From[from]
		}
		all = append(all, max(sum, -sum))
	}
	return all
}

// Tie says of a seat that was tied for the first place how the fight for it has ended (Z2); "" of any other seat.
func Tie(w *words.Words, game *chronicle.Game, seat int) string {
	switch {
	case !slices.Contains(game.Tied, seat) || len(game.Winners) == 0:
		return ""
	case len(game.Winners) > 1:
		return w.T("cove.fame.tie.shared")
	case game.Winners[0] == seat:
		return w.T("cove.fame.tie.won")
	}
	return w.T("cove.fame.tie.lost")
}
