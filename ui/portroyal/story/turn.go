package story

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/tale"
	"portroyal/ui/words"
)

// turn is a turn on its way into sentences.
type turn struct {
	*story
	said    []string
	up      []string                  // cards that were turned up, and of which nothing has been told yet
	titles  map[string]portroyal.Card // the cards that came, by what they are called; NoCard for several
	fee     *portroyal.Event          // that was paid for the person who is hired next
	nothing []int                     // seats that took nothing
	taken   map[uint8]bool            // seats that took something since their chance came
}

// tell puts the events of a turn into sentences.
func (t *turn) tell(events []portroyal.Event) []string {
	for _, e := range events {
		if e.Kind == portroyal.CardRevealed {
			t.came(e.Card)
		}
	}
	t.taken = map[uint8]bool{}
	for i, e := range events {
		if e.Kind == portroyal.CardRevealed {
			t.up = append(t.up, terms.NamedWithin(t.Words, terms.Indefinite, e.Card))
			if e.Card.Face().Type == portroyal.TaxIncrease {
				t.up = t.up[:len(t.up)-1]
				t.turnedUp()
				t.say(t.Words.T("story.tax", "Player", t.Name(t.active), "Changes", t.changes(events[i+1:])))
			}
			continue
		}
		if e.Kind != portroyal.ShipDocked {
			t.turnedUp()
		}
		t.event(e, events[i+1:])
	}
	t.turnedUp()
	var names []string
	for _, seat := range t.nothing {
		names = append(names, t.Name(seat))
	}
	switch len(names) {
	case 0:
	case 1:
		t.say(t.Words.T("story.nothing", "Player", names[0]))
	default:
		t.say(t.Words.T("story.nothing.several", "Players", t.Words.List(names)))
	}
	return t.said
}

func (t *turn) say(sentence string) { t.said = append(t.said, sentence) }

// turnedUp tells of the cards that were turned up since.
func (t *turn) turnedUp() {
	if len(t.up) > 0 {
		t.say(t.Words.T("story.revealed", "Player", t.Name(t.active), "Cards", t.Words.List(t.up)))
		t.up = nil
	}
}

// changes are who pays a tax increase and who gets its bonus, from what followed it.
func (t *turn) changes(after []portroyal.Event) string {
	pays, gets := t.teller.Taxed(after)
	if gets != "" {
		pays += tale.Separator + gets
	}
	return pays
}

// came takes down that a card came in this turn.
func (t *turn) came(card portroyal.Card) {
	title := terms.Title(t.Words, card)
	if other, there := t.titles[title]; there && other != card {
		card = portroyal.NoCard
	}
	t.titles[title] = card
}

// card is what a card is called that was described when it came: in full only where its name alone would not tell which.
func (t *turn) card(card portroyal.Card) string {
	if t.titles[terms.Title(t.Words, card)] == card {
		return terms.Within(t.Words, terms.Definite, card)
	}
	return terms.NamedWithin(t.Words, terms.Definite, card)
}

// traded is what a ship that is traded is called, likewise.
func (t *turn) traded(ship portroyal.Card) string {
	if t.titles[terms.Title(t.Words, ship)] == ship {
		return terms.Traded(t.Words, ship)
	}
	return terms.NamedTraded(t.Words, ship)
}

// sentence is what is said of something that somebody did.
type sentence string

// sentences are the messages for them.
const sentences words.Family[sentence] = "story.*"

// event tells of anything but cards that are turned up; after is what followed it.
func (t *turn) event(e portroyal.Event, after []portroyal.Event) {
	w, player := t.Words, t.Name(int(e.Seat))
	count := func(what sentence, pairs ...any) {
		t.say(w.N(sentences.ID(what), int(e.N), append(pairs, "Player", player)...))
	}
	plain := func(what sentence, pairs ...any) {
		t.say(w.T(sentences.ID(what), append(pairs, "Player", player)...))
	}
	switch e.Kind {
	case portroyal.TaxInsteadOf, portroyal.PileRenewed, portroyal.StandstillReached:
		t.say(t.teller.Event(e))
		if e.Kind == portroyal.TaxInsteadOf {
			t.say(w.T("tell.tax", "Changes", t.changes(after)))
		}
	case portroyal.ShipRepelled:
		plain("repelled", "Card", t.card(e.Card))
	case portroyal.WentBust:
		t.say(w.N("story.bust", cleared(after), "Player", player, "Ship", terms.Within(w, terms.Plain, e.Card)))
	case portroyal.AdmiralsPaid:
		count("admirals")
	case portroyal.ViceAdmiralsPaid:
		count("viceadmirals")
	case portroyal.GunnersPaid:
		count("gunners")
	case portroyal.JestersPaid:
		count("jesters")
	case portroyal.Gambled:
		plain("gamble")
	case portroyal.ChanceCame:
		t.taken[e.Seat] = false
	case portroyal.Passed, portroyal.PassedOver:
		if !t.taken[e.Seat] && !slices.Contains(t.nothing, int(e.Seat)) {
			t.nothing = append(t.nothing, int(e.Seat))
		}
	case portroyal.ShipTraded, portroyal.PersonHired:
		t.taken[e.Seat] = true
		t.took(e, after)
	case portroyal.FeePaid:
		if e.Card.Face().Type == portroyal.Person { // that of a ship was told with it
			t.fee = &e
		}
	case portroyal.CoinGiven:
		count("gift", "Other", t.Name(int(e.Other)))
	case portroyal.CargoStowed:
		plain("cargo", "Card", t.card(e.Card))
	case portroyal.ClerkWorked:
		count("clerk")
	case portroyal.Claimed:
		count("claimed", "Card", terms.NamedWithin(w, terms.Definite, e.Card), "Persons", terms.Crew(w, e.With))
	case portroyal.StepMade:
		if !fulfils(e, after) {
			count("step", "Contract", terms.ContractTitle(w, e.Contract))
		}
	case portroyal.ContractFulfilled:
		count("fulfilled", "Contract", terms.ContractTitle(w, e.Contract))
	case portroyal.ContractDeclined:
		plain("declined", "Contract", terms.ContractTitle(w, e.Contract))
	case portroyal.TimeMoved:
		plain("time")
	case portroyal.TargetReached:
		plain("target")
	}
}

// took tells of a card that was taken, with the coin that another player got for it.
func (t *turn) took(e portroyal.Event, after []portroyal.Event) {
	w := t.Words
	fee, bare, paid, card := t.fee, sentence("hired"), sentence("hired.fee"), t.card
	if e.Kind == portroyal.ShipTraded {
		card = t.traded
	}
	pairs := []any{"Player", t.Name(int(e.Seat)), "Card", card(e.Card)}
	t.fee = nil
	if e.Kind == portroyal.ShipTraded {
		fee, bare, paid = feeFor(e, after), "traded", "traded.fee"
		if e.Contract != portroyal.NoContract {
			t.say(w.T(sentences.ID("forgone"), append(pairs, "Contract", terms.ContractTitle(w, e.Contract))...))
			if fee != nil {
				t.say(w.N("story.fee", int(fee.N), "Player", t.Name(int(e.Seat)), "Other", t.Name(int(fee.Other))))
			}
			return
		}
	}
	if fee == nil {
		t.say(w.N(sentences.ID(bare), int(e.N), pairs...))
		return
	}
	pairs = append(pairs, "Other", t.Name(int(fee.Other)), "Fee", w.N("count.coins", int(fee.N)))
	t.say(w.N(sentences.ID(paid), int(e.N), pairs...))
}

// feeFor is the coin that was paid for trading a ship, nil if there was none.
func feeFor(traded portroyal.Event, after []portroyal.Event) *portroyal.Event {
	for i, e := range after {
		switch {
		case e.Kind == portroyal.FeePaid && e.Card == traded.Card && e.Seat == traded.Seat:
			return &after[i]
		case e.Kind == portroyal.ShipTraded, e.Kind == portroyal.PersonHired, e.Kind == portroyal.ChanceCame:
			return nil
		}
	}
	return nil
}

// cleared is how many cards of the harbour were lost, from the events after a bust.
func cleared(after []portroyal.Event) int {
	for _, e := range after {
		if e.Kind == portroyal.HarbourCleared {
			return int(e.N)
		}
	}
	return 0
}

// fulfils reports whether a step was the last one of its contract.
func fulfils(step portroyal.Event, after []portroyal.Event) bool {
	return len(after) > 0 && after[0].Kind == portroyal.ContractFulfilled && after[0].Contract == step.Contract
}
