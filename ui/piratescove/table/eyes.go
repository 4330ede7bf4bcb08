package table

import (
	cove "portroyal/engine/piratescove"
	shared "portroyal/ui/table"
)

// eyes is who may be looking. With one person at the screen it is always they; where several are, nobody's secrets are
// shown until the screen has been handed to one of them and they have said so.
type eyes struct {
	persons int
	viewer  int  // whose secrets may be shown, -1 for nobody's
	hands   int  // the person to whom the screen is being handed, -1 for nobody
	calls   int  // the person who wants to play a card in the window at hand, -1 for none
	silent  bool // nobody at the screen plays a card in the window at hand
	quiet   int  // the round for the rest of which nobody at the screen wants to be asked, 0 for none
	at      windowAt
}

// windowAt tells one time for cards from another.
type windowAt struct {
	phase  cove.Phase
	round  int
	island cove.Island // of a fight
}

// newWindow forgets who wanted to play a card once another time for cards has come.
func (t *Table) newWindow(view *cove.View) {
	island, _ := view.FightAt()
	if now := (windowAt{view.Phase(), view.Round(), island}); now != t.at {
		t.at, t.silent, t.eyes.calls = now, view.Round() == t.quiet, -1
	}
}

// person reports whether a person has a seat, who plays at this screen.
func (t *Table) person(seat int) bool { return t.seats[seat].Player == "" }

// open finds out who is at the screen.
func (t *Table) open() {
	t.viewer, t.hands, t.eyes.calls = -1, -1, -1
	t.persons = 0
	for seat := range t.seats {
		if t.person(seat) {
			t.persons++
			t.viewer = seat
		}
	}
	if t.persons != 1 {
		t.viewer = -1
	}
}

// together reports whether several persons share the screen.
func (t *Table) together() bool { return t.persons > 1 }

// seeing is whose view is shown.
func (t *Table) seeing() int {
	if t.viewer < 0 || !t.mode.live() && t.together() {
		return cove.Onlooker
	}
	return t.viewer
}

// hide lets nobody's secrets be seen any more, where several share the screen.
func (t *Table) hide() {
	if t.together() {
		t.viewer, t.hands = -1, -1
		t.asks.Drop()
	}
}

// take shows a person their secrets, once they have the screen.
func (t *Table) take(seat int) {
	t.viewer, t.hands = seat, -1
	t.look()
	t.settle()
	t.guard.Renew(shared.NewQuestion)
	t.hintWanted()
}

// lower is the seat at the lower edge: of who may be seen, else of who is asked, else of the person who is asked next.
func (t *Table) lower() int {
	switch {
	case t.viewer >= 0:
		return t.viewer
	case t.asked >= 0:
		return t.asked
	case t.persons == 0:
		return 0
	}
	for i := range t.seats {
		if seat := (max(t.acts, 0) + i) % len(t.seats); t.person(seat) {
			return seat
		}
	}
	return 0
}
