package piratescove

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"portroyal/engine/internal/excerpt"
)

// An action is written as its seat, a colon, the kind, and what the kind needs:
//
//	0: outfit hull 2 crew 1         steps up; sections without one are left out
//	0: sail hull                    an island
//	0: play fair-wind               battle cards; "overboard 3" with the treasures
//	0: play treasure-map            event cards; "buccaneer 2" and "lookout 2" with a seat, "safe-passage crew",
//	                                "royal-navy crew" and "letter-of-marque crew" with an island, "shipwright sails"
//	0: fire 2 hull                  a ship and a section; "with" and volley cards may follow
//	0: aim 2 hull                   for the Navy
//	0: raise hull, attach hull, mend hull
//	0: bury 3, bury-gold 2          treasures, or fame for doubloons
//
// and pass, hold, flee, keep, swap, buy, two-cards, card-and-gold and done alone. Ships are seats, or black-1, black-2,
// navy-1 and navy-2.

// targetNames are the ships that are no player's, from FirstBlack.
var targetNames = []string{"black-1", "black-2", "navy-1", "navy-2"}

// String is the ship's name in the notation.
func (t Target) String() string {
	if t.Player() {
		return strconv.Itoa(int(t))
	}
	return nameOf(targetNames, int(t-FirstBlack))
}

// volleyWord stands before volley cards.
const volleyWord = "with"

// String writes the action in notation.
func (a Action) String() string {
	if a.Kind == NoAction || a.Kind >= kindCount {
		return "" // it has no text and is never legal
	}
	words := []string{fmt.Sprintf("%d:", a.Seat), a.Kind.String()}
	switch a.Kind {
	case Outfit:
		for section, n := range a.Steps {
			if n > 0 {
				words = append(words, Section(section).String(), strconv.Itoa(int(n)))
			}
		}
	case Sail:
		words = append(words, a.Island.String())
	case Play:
		words = append(words, a.Card.String())
		switch asked := asks[a.Card]; {
		case asked.target:
			words = append(words, a.Target.String())
		case asked.island:
			words = append(words, a.Island.String())
		case asked.section:
			words = append(words, a.Section.String())
		case asked.number:
			words = append(words, strconv.Itoa(int(a.N)))
		}
	case Fire:
		words = append(words, a.Target.String(), a.Section.String())
		if a.Volley != 0 {
			words = append(words, volleyWord)
			for card := range a.Volley.All {
				words = append(words, card.String())
			}
		}
	case Aim:
		words = append(words, a.Target.String(), a.Section.String())
	case Raise, Attach, Mend:
		words = append(words, a.Section.String())
	case Bury, BuryGold:
		words = append(words, strconv.Itoa(int(a.N)))
	}
	return strings.Join(words, " ")
}

// asks says what a card needs.
var asks = [cardCount]struct{ target, island, section, number bool }{
	Buccaneer: {target: true}, Lookout: {target: true}, SafePassage: {island: true}, RoyalNavy: {island: true},
	LetterOfMarque: {island: true}, Shipwright: {section: true}, Overboard: {number: true},
}

// MarshalText writes the action in notation.
func (a Action) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText reads an action in notation.
func (a *Action) UnmarshalText(text []byte) error {
	read, err := ParseAction(string(text))
	if err == nil {
		*a = read
	}
	return err
}

// words are what is left to be read of an action.
type words struct {
	all []string
	err error
}

func (w *words) fail(format string, args ...any) {
	if w.err == nil {
		w.err = fmt.Errorf(format, args...)
	}
}

// next is the next word, "" after the last.
func (w *words) next() string {
	if len(w.all) == 0 {
		return ""
	}
	word := w.all[0]
	w.all = w.all[1:]
	return word
}

// one reads a name out of a list; what is the kind of thing, for the error.
func (w *words) one(what string, names []string) int {
	word := w.next()
	at, ok := named(names, word)
	switch {
	case ok:
	case word == "":
		w.fail("which %s?", what)
	default:
		w.fail("there is no %s %s", what, excerpt.Quoted(word))
	}
	return max(at, 0)
}

// number reads a number from least to most.
func (w *words) number(what string, least, most int) uint8 {
	word := w.next()
	n, err := strconv.Atoi(word)
	if err != nil || n < least || n > most || strconv.Itoa(n) != word {
		w.fail("%s: %s is not a number from %d to %d", what, excerpt.Quoted(word), least, most)
		return 0
	}
	return uint8(n)
}

func (w *words) section() Section { return Section(w.one("section", sectionNames[:])) }
func (w *words) island() Island   { return Island(w.one("island", islandNames[:])) }
func (w *words) card() Card       { return Card(w.one("card", cardIDs)) }

// target reads a ship.
func (w *words) target() Target {
	word := w.next()
	if at, ok := named(targetNames, word); ok {
		return FirstBlack + Target(at)
	}
	if len(word) == 1 && word[0] >= '0' && word[0] < '0'+MaxPlayers {
		return Target(word[0] - '0')
	}
	w.fail("there is no ship %s", excerpt.Quoted(word))
	return 0
}

// ParseAction reads an action in notation. Whether it is legal is for a position to say.
func ParseAction(text string) (Action, error) {
	w := words{all: strings.Fields(text)}
	if len(w.all) == 0 {
		return Action{}, fmt.Errorf("an empty action")
	}
	seat, ended := strings.CutSuffix(w.next(), ":")
	if !ended || len(seat) != 1 || seat[0] < '0' || seat[0] >= '0'+MaxPlayers {
		return Action{}, fmt.Errorf("%s: an action begins with its seat, as in \"0: pass\"", excerpt.Quoted(text))
	}
	a := Action{Seat: seat[0] - '0', Kind: Kind(w.one("action", kindNames[:]))}
	switch a.Kind {
	case Outfit:
		w.outfit(&a)
	case Sail:
		a.Island = w.island()
	case Play:
		w.play(&a)
	case Fire:
		a.Target, a.Section = w.target(), w.section()
		w.volley(&a)
	case Aim:
		a.Target, a.Section = w.target(), w.section()
	case Raise, Attach, Mend:
		a.Section = w.section()
	case Bury:
		a.N = w.number("treasures", 1, bankTreasures)
	case BuryGold:
		a.N = w.number("fame", 1, bankDoubloons/GoldPerFame)
	}
	if len(w.all) > 0 {
		w.fail("%s is not understood", excerpt.Quoted(strings.Join(w.all, " ")))
	}
	if w.err != nil {
		return Action{}, fmt.Errorf("%s: %w", excerpt.Quoted(text), w.err)
	}
	return a, nil
}

func (w *words) outfit(a *Action) {
	for len(w.all) > 0 && w.err == nil {
		section := w.section()
		if a.Steps[section] > 0 {
			w.fail("%s comes twice", section)
		}
		a.Steps[section] = w.number(section.String(), 1, LastPlace-startPlace)
	}
}

func (w *words) play(a *Action) {
	a.Card = w.card()
	switch asked := asks[a.Card]; {
	case w.err != nil:
	case asked.target:
		if a.Target = w.target(); !a.Target.Player() {
			w.fail("%s names a seat", a.Card)
		}
	case asked.island:
		a.Island = w.island()
	case asked.section:
		a.Section = w.section()
	case asked.number:
		a.N = w.number("treasures", 1, bankTreasures)
	}
}

func (w *words) volley(a *Action) {
	if len(w.all) == 0 {
		return
	}
	if word := w.next(); word != volleyWord || len(w.all) == 0 {
		w.fail("%s is not understood", excerpt.Quoted(word))
		return
	}
	for len(w.all) > 0 && w.err == nil {
		at := slices.Index(volleyCards[:], w.card())
		switch {
		case w.err != nil:
		case at < 0:
			w.fail("volley cards follow %q", volleyWord)
		case a.Volley&(1<<at) != 0:
			w.fail("%s comes twice", volleyCards[at])
		default:
			a.Volley |= 1 << at
		}
	}
}
