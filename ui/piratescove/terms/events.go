package terms

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/words"
)

// Teller puts events into words, for the log, what is called out over the table, and the story of a game.
type Teller struct {
	Words *words.Words
	Names []string // of the players, by seat
}

// The families of messages about events.
const (
	tellings words.Family[telling] = "cove.event.*"
	firedBy  words.Family[foe]     = "cove.event.fired.by.*"
	gained   words.Family[gain]    = "cove.event.fame.gained.*"
	lost     words.Family[loss]    = "cove.event.fame.lost.*"
)

// telling is how an event is told, gain what somebody gains fame by, and loss what somebody loses it by.
type (
	telling string
	gain    string
	loss    string
)

// usual is how events of a kind are told that are not [special].
var usual = map[cove.EventKind]telling{
	cove.RoundBegan: "round", cove.Outfitted: "outfitted", cove.TreasureShown: "treasure", cove.Passed: "passed",
	cove.Sailed: "sailed", cove.Moved: "moved", cove.NavyCame: "navy", cove.Played: "played", cove.MapRolled: "map",
	cove.FightBegan: "fight", cove.FightEnded: "fight.over", cove.RolledOff: "rolloff", cove.Fired: "fired", cove.ShipHit: "hit",
	cove.Crippled: "crippled", cove.CraftLost: "craft.lost", cove.Sunk: "sunk", cove.Recovered: "mended", cove.Fled: "fled",
	cove.Held: "held", cove.MutinyRolled: "mutiny.roll", cove.Mutiny: "mutiny", cove.Taken: "cacafuego",
	cove.Plundered: "plundered", cove.VisitBegan: "visit", cove.Gained: "gained", cove.Halved: "halved", cove.Bought: "bought",
	cove.Drew: "drew", cove.Repaired: "repaired", cove.Raised: "raised", cove.Buried: "buried", cove.Attached: "attached",
	cove.CraftMended: "craft.mended", cove.ParrotOffered: "parrot.offered", cove.ParrotLanded: "parrot.landed",
	cove.ParrotReturned: "parrot.returned", cove.ParrotLost: "parrot.lost", cove.Healed: "parrot.healed",
	cove.Returned: "returned", cove.BlackMoved: "black.moved", cove.BlackCame: "black.came", cove.FameShown: "fame.shown",
	cove.TieFight: "tie", cove.Won: "won",
}

// special is how an event is told that is not told as its kind usually is; "" for any other.
func special(e cove.Event) telling {
	of := func(kind cove.EventKind, also bool) bool { return e.Kind == kind && also }
	hit, byCard, foe, nowhere := e.Kind == cove.ShipHit, e.Volley != 0, !e.Ship.Player(), e.Island == cove.NoIsland
	for _, row := range [...]struct {
		is   bool
		told telling
	}{
		{of(cove.Outfitted, e.Steps == [cove.Sections]uint8{}), "outfitted.nothing"},
		{of(cove.Passed, !nowhere), "passed.boarding"},
		{of(cove.Played, e.Card == cove.Buccaneer), "played.against"},
		{of(cove.Played, e.Card == cove.Lookout), "played.first"},
		{of(cove.Played, e.Card == cove.Overboard), "played.overboard"},
		{of(cove.MapRolled, nowhere), "map.again"},
		{of(cove.Drew, e.Card == cove.NoCard), "drew.hidden"},
		{of(cove.FightBegan, nowhere), "fight.tie"}, // Z2
		{of(cove.FightEnded, nowhere), "fight.tie.over"},
		{of(cove.RolledOff, foe), "rolloff.foe"},
		{of(cove.Fired, !e.Target.Player()), "fired.foe"},
		{hit && byCard && foe, "hit.card.foe"}, // T5
		{hit && byCard && e.Card == cove.Mastercraft, "hit.card.craft"},
		{hit && byCard && e.Card != cove.NoCard, "hit.card.parrot"},
		{hit && byCard, "hit.card"},
		{hit && foe, "hit.foe"},
		{hit && e.Card == cove.Mastercraft, "hit.craft"}, // B6
		{hit && e.Card != cove.NoCard, "hit.parrot"},
		{of(cove.CraftLost, e.Card != cove.NoCard), "craft.replaced"}, // J22
		{of(cove.MutinyRolled, e.N == cove.MutinyOn), "mutiny.one"},
		{of(cove.Mutiny, e.Doubloons+e.Treasures == 0), "mutiny.nothing"},
		{of(cove.Repaired, e.Doubloons == 0), "repaired.free"}, // I4
		{of(cove.Raised, e.Doubloons == 0), "raised.free"},
	} {
		if row.is {
			return row.told
		}
	}
	return ""
}

// Joins reports whether an event is told in one sentence with the one before it: the dice of a salvo, and hits that fall alike,
// which nothing on board took (B6).
func Joins(before, e cove.Event) bool {
	dice := e.Kind == cove.Rolled && before.Kind == cove.Rolled
	return dice || e.Kind == cove.ShipHit && e.Card == cove.NoCard && e == before
}

// Tell tells what happened in a sentence, or two where volley cards are played: an event, or several of which each [Joins] the
// one before. Of a [cove.Drew] it tells what is seen of it, see [cove.Event.SeenBy]. It is "" for what is no event.
func (t Teller) Tell(events ...cove.Event) string {
	e, w := events[0], t.Words
	player, card, count := e.Seat, e.Card, e.N
	switch e.Kind {
	case cove.NoEvent:
		return ""
	case cove.Rolled:
		return t.rolls(events)
	case cove.ShipHit:
		count = uint8(len(events))
		if e.Volley != 0 { // T5
			card = slices.Collect(e.Volley.All)[0]
		}
	case cove.RolledOff:
		player = uint8(e.Ship)
	case cove.Fired:
		if !e.Ship.Player() {
			player = uint8(e.Target)
		}
	case cove.Returned:
		count = e.Treasures
	case cove.Bought, cove.Raised:
		count = e.Doubloons
	case cove.FameShown:
		count = e.Cards
	}
	pairs := []any{
		"Player", t.name(player), "Other", t.name(uint8(e.Target)), "Number", e.N, "Round", e.N,
		"Island", said(w, Island, e.Island), "Section", said(w, SectionWithin, e.Section),
		"Card", said(w, cardWithin, card), "Parrot", said(w, parrotWithin, e.Card),
		"Legend", said(w, Legend, e.Legend), "Ship", said(w, Foe, e.Legend),
		"Doubloons", said(w, Doubloons, int(e.Doubloons)), "Fame", said(w, Fame, int(e.N)),
		"Wealth", said(w, wealth, e), "Steps", said(w, steps, e),
	}
	told := ""
	switch n := int(count); {
	case e.Kind == cove.Fired && !e.Ship.Player():
		told = w.N(firedBy.ID(foe(e.Legend.String())), n, pairs...)
	case e.Kind == cove.FameGained:
		told = w.N(gained.ID(gain(e.From.String())), n, pairs...)
	case e.Kind == cove.FameLost:
		told = w.N(lost.ID(loss(e.From.String())), n, pairs...)
	default:
		told = w.N(tellings.ID(cmp.Or(special(e), usual[e.Kind])), n, pairs...)
	}
	if e.Kind == cove.Fired && e.Volley != 0 {
		told = w.T("cove.event.played.volley", "Cards", said(w, volley, e)) + " " + told
	}
	return words.Capital(told)
}

// name is what a player is called, "" for a ship of the game's.
func (t Teller) name(seat uint8) string {
	if int(seat) >= len(t.Names) {
		return ""
	}
	return t.Names[seat]
}

// inWords is a part of a sentence that is put into words only where a message asks for it.
type inWords[T any] struct {
	words *words.Words
	say   func(*words.Words, T) string
	of    T
}

func said[T any](w *words.Words, say func(*words.Words, T) string, of T) fmt.Stringer {
	return inWords[T]{w, say, of}
}

// String is that part.
func (p inWords[T]) String() string { return p.say(p.words, p.of) }

// wealth are the doubloons and treasures of an event, or what is on the treasure card that it shows.
func wealth(w *words.Words, e cove.Event) string {
	if e.Kind == cove.TreasureShown {
		return Wealth(w, *e.Treasure.Face())
	}
	return Wealth(w, cove.TreasureFace{Doubloons: e.Doubloons, Treasures: e.Treasures})
}

// steps say how a ship is outfitted (U4).
func steps(w *words.Words, e cove.Event) string {
	var all []string
	for section := cove.Hull; section < cove.Sections; section++ {
		if n := e.Steps[section]; n > 0 {
			all = append(all, w.T("cove.event.outfitted.step", "Section", w.T(plainSections.ID(section)), "Count", n))
		}
	}
	return w.List(all)
}

// volley are the volley cards of an event.
func volley(w *words.Words, e cove.Event) string {
	var all []string
	for card := range e.Volley.All {
		all = append(all, cardWithin(w, card))
	}
	return w.List(all)
}

// HitsOf counts how many dice of a salvo hit, and says whether one has missed only because of a Smoke Screen (T4).
func HitsOf(dice []cove.Event) (hits int, smoke bool) {
	for _, die := range dice {
		if die.Hit {
			hits++
		}
		smoke = smoke || die.N >= cove.HitsFrom && !die.Hit && !die.Stray
	}
	return hits, smoke
}

// rolls tells all dice of a salvo.
func (t Teller) rolls(dice []cove.Event) string {
	var faces []string
	for _, die := range dice {
		faces = append(faces, strconv.Itoa(int(die.N)))
	}
	shown := strings.Join(faces, ", ")
	switch hits, smoke := HitsOf(dice); {
	case smoke && hits == 0:
		return t.Words.T("cove.event.rolls.smoke.miss", "Dice", shown)
	case smoke:
		return t.Words.N("cove.event.rolls.smoke", hits, "Dice", shown)
	case hits == 0:
		return t.Words.T("cove.event.rolls.miss", "Dice", shown)
	default:
		return t.Words.N("cove.event.rolls", hits, "Dice", shown)
	}
}
