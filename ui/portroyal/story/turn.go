package story

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/terms"
)

// turn is a turn on its way into sentences.
type turn struct {
	*account
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
				t.say(t.Words.T("story.tax", "Player", t.Name(t.active), "Changes", t.teller.Changes(events[i+1:])))
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
		t.say(t.Words.T("tell.nothing", "Player", names[0]))
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

// event tells of anything but cards that are turned up, in the words of the log where they are enough; after is what
// followed it.
func (t *turn) event(e portroyal.Event, after []portroyal.Event) {
	w, player := t.Words, t.Name(int(e.Seat))
	switch e.Kind {
	case portroyal.AdmiralsPaid, portroyal.ViceAdmiralsPaid, portroyal.GunnersPaid, portroyal.JestersPaid,
		portroyal.Gambled, portroyal.CoinGiven, portroyal.ClerkWorked, portroyal.ContractFulfilled,
		portroyal.ContractDeclined, portroyal.TimeMoved, portroyal.TargetReached, portroyal.PileRenewed,
		portroyal.StandstillReached:
		t.say(t.teller.Event(e))
	case portroyal.TaxInsteadOf:
		t.say(t.teller.Event(e))
		t.say(w.T("tell.tax", "Changes", t.teller.Changes(after)))
	case portroyal.ShipRepelled:
		t.say(w.T("story.repelled", "Player", player, "Card", t.card(e.Card)))
	case portroyal.WentBust:
		t.say(t.teller.Bust(e, after))
	case portroyal.ChanceCame:
		t.taken[e.Seat] = false
	case portroyal.Passed, portroyal.PassedOver:
		if !t.taken[e.Seat] && !slices.Contains(t.nothing, int(e.Seat)) {
			t.nothing = append(t.nothing, int(e.Seat))
		}
	case portroyal.ShipTraded:
		t.taken[e.Seat], t.fee = true, nil
		t.ship(e, after)
	case portroyal.PersonHired:
		t.taken[e.Seat] = true
		t.hired(e)
	case portroyal.FeePaid:
		if e.Card.Face().Type == portroyal.Person { // that of a ship was told with it
			t.fee = &e
		}
	case portroyal.CargoStowed:
		t.say(w.T("event.cargo", "Player", player, "Card", t.card(e.Card)))
	case portroyal.Claimed:
		t.say(w.N("story.claimed", int(e.N), "Player", player,
			"Card", terms.NamedWithin(w, terms.Definite, e.Card), "Persons", terms.Crew(w, e.With)))
	case portroyal.StepMade:
		if !fulfils(e, after) {
			t.say(t.teller.Event(e))
		}
	}
}

// hired tells of a person who was hired, with the coin that another player got before.
func (t *turn) hired(e portroyal.Event) {
	w, fee, player, card := t.Words, t.fee, t.Name(int(e.Seat)), t.card(e.Card)
	t.fee = nil
	if fee == nil {
		t.say(w.N("story.hired", int(e.N), "Player", player, "Card", card))
		return
	}
	t.say(w.N("story.hired.fee", int(e.N), "Player", player, "Card", card, "Other", t.Name(int(fee.Other)),
		"Fee", w.N("count.coins", int(fee.N))))
}

// ship tells of a ship that was traded, with the coin that another player got for it.
func (t *turn) ship(e portroyal.Event, after []portroyal.Event) {
	w, player, ship, fee := t.Words, t.Name(int(e.Seat)), t.traded(e.Card), feeFor(e, after)
	switch {
	case e.Contract != portroyal.NoContract:
		t.say(w.T("story.forgone", "Player", player, "Card", ship, "Contract", terms.ContractTitle(w, e.Contract)))
		if fee != nil {
			t.say(t.teller.Event(*fee))
		}
	case fee == nil:
		t.say(w.N("event.traded", int(e.N), "Player", player, "Card", ship))
	default:
		t.say(w.N("story.traded.fee", int(e.N), "Player", player, "Card", ship, "Other", t.Name(int(fee.Other)),
			"Fee", w.N("count.coins", int(fee.N))))
	}
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

// fulfils reports whether a step was the last one of its contract.
func fulfils(step portroyal.Event, after []portroyal.Event) bool {
	return len(after) > 0 && after[0].Kind == portroyal.ContractFulfilled && after[0].Contract == step.Contract
}
