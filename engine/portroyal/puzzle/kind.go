package puzzle

import (
	"slices"

	"portroyal/engine/portroyal"
)

// Kind is what a puzzle asks about.
type Kind int

// The kinds.
const (
	Onward     Kind = iota // go on or stop (D1)
	Warding                // repel a ship or let it dock (D3)
	Taking                 // what to take in one's own turn (H1)
	Answering              // what to take in another player's turn (H2)
	Expedition             // fulfil an expedition now or not (E1)
	Kinds
)

var kindNames = [Kinds]string{
	Onward: "onward", Warding: "warding", Taking: "taking", Answering: "answering", Expedition: "expedition",
}

// String gives the kind's name: onward, warding, taking, answering, expedition.
func (k Kind) String() string { return kindNames[k] }

// KindNamed is the kind of a name; it reports false for an unknown one.
func KindNamed(name string) (Kind, bool) {
	kind := slices.Index(kindNames[:], name)
	return Kind(max(kind, 0)), kind >= 0
}

// KindOf is what the decision is about, as it looks before anything is known of its choices.
func KindOf(p *Puzzle) Kind {
	view := p.Position.View()
	claims := slices.ContainsFunc(view.Legal(nil), func(a portroyal.Action) bool { return a.Kind == portroyal.Claim })
	switch {
	case view.Phase() == portroyal.Repel:
		return Warding
	case claims:
		return Expedition
	case view.Phase() == portroyal.Discover:
		return Onward
	case view.Decides() != view.Active():
		return Answering
	}
	return Taking
}
