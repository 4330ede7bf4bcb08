package table

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	shared "portroyal/ui/table"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// typed presses a key after some time, and reports whether that plays something.
func (b *bench) typed(name fyne.KeyName, after time.Duration) bool {
	before := b.played()
	b.pass(after)
	b.Typed(&fyne.KeyEvent{Name: name})
	return b.played() > before
}

// Several presses of a key in quick succession count as one.
func TestHammeringDecidesOnce(t *testing.T) {
	b := until(t, begun, "", "")
	if !b.typed(fyne.KeySpace, time.Second) {
		t.Fatal("the first press does nothing")
	}
	for i := range 3 {
		if b.typed(fyne.KeySpace, 150*time.Millisecond) {
			t.Errorf("press %d, 150 ms after the one before, turns up another card", i+2)
		}
	}
	if b.view.Phase() == portroyal.Discover && !b.typed(fyne.KeySpace, shared.DoubleClick) {
		t.Error("a deliberate press does nothing")
	}
}

// A player who keeps pressing is heard after a second: by then they mean it.
func TestHammeringIsHeardInTheEnd(t *testing.T) {
	b := until(t, begun, "", "")
	b.Start()
	const every = 150 * time.Millisecond
	if !b.typed(fyne.KeySpace, time.Second) {
		t.Fatal("the first press does nothing")
	}
	if b.view.Phase() != portroyal.Discover || b.view.Active() != b.view.Decides() || b.view.Revealed() < 2 {
		t.Fatal("the first card ends the turn: choose another position")
	}
	after := every
	for ; !b.typed(fyne.KeySpace, every); after += every {
		if after > 2*time.Second {
			t.Fatal("a player who keeps pressing is never heard")
		}
	}
	if after < time.Second-every || after > time.Second+every {
		t.Errorf("a press is taken as meant after %v", after)
	}
}

// A press meant for the previous question does not answer the new one, and the plates show that.
func TestNewQuestionTakesAMoment(t *testing.T) {
	for name, c := range map[string]struct {
		holds    func(*match.Match) bool
		from, to fyne.KeyName
		next     string
	}{
		// Ben's pass ends the turn; his plate is not where Ann's is, but keys have no place.
		"another player's turn": {lastChance, fyne.KeyReturn, fyne.KeySpace, "reveal"},
		"the next player's chance": {func(m *match.Match) bool {
			v := m.View()
			return v.Phase() == portroyal.Trade && v.Decides() == v.Active() && len(v.Harbour()) > 2 && v.Coins(1) > 4
		}, fyne.KeyReturn, fyne.KeyReturn, "pass"},
		"another phase": {func(m *match.Match) bool {
			v := m.View()
			return begun(m) && len(v.Harbour()) > 0 && v.Harbour()[0].Face().Type == portroyal.Ship
		}, fyne.KeyReturn, fyne.KeyReturn, "pass"},
	} {
		t.Run(name, func(t *testing.T) {
			b := until(t, c.holds, "", "")
			if !b.typed(c.from, time.Second) {
				t.Fatal("the first key does nothing")
			}
			plate := b.plate(c.next)
			if plate == nil {
				t.Fatalf("no plate %q comes up", c.next)
			}
			if !plate.Waiting() {
				t.Error("the plate looks ready at once")
			}
			before := b.played()
			b.pass(50 * time.Millisecond)
			b.click(plate)
			if b.played() > before || b.typed(c.to, 0) {
				t.Error("the new question is answered after 50 ms")
			}
			b.pass(shared.NewQuestion)
			if plate := b.plate(c.next); plate.Waiting() {
				t.Error("the plate still looks as if it were not ready")
			}
			if !b.typed(c.to, 0) {
				t.Error("a deliberate press does nothing")
			}
		})
	}
}

// Enter twice, however quickly, ends the discovering and does not pass on all cards at once.
func TestEnterTwiceDoesNotPass(t *testing.T) {
	for after := 100 * time.Millisecond; after <= shared.FollowingQuestion; after += 100 * time.Millisecond {
		b := until(t, func(m *match.Match) bool {
			v := m.View()
			return begun(m) && len(v.Harbour()) > 0 && v.Harbour()[0].Face().Type == portroyal.Ship
		}, "", "")
		b.Start()
		if !b.typed(fyne.KeyReturn, time.Second) || b.view.Phase() != portroyal.Trade {
			t.Fatal("Enter does not end the discovering")
		}
		if passes := b.typed(fyne.KeyReturn, after); passes != (after == shared.FollowingQuestion) {
			t.Errorf("Enter %v later passes: %v", after, passes)
		}
	}
}

// Plates that are not ready when the table is left become ready after coming back.
func TestPlatesAreReadyAfterComingBack(t *testing.T) {
	b := until(t, lastChance, "", "")
	if !b.typed(fyne.KeyReturn, time.Second) {
		t.Fatal("the first key does nothing")
	}
	b.pass(50 * time.Millisecond)
	b.Leave()
	b.Resume()
	if plate := b.plate("reveal"); plate == nil || !plate.Waiting() {
		t.Fatal("the plate looks ready at once")
	}
	b.pass(shared.NewQuestion)
	if b.plate("reveal").Waiting() {
		t.Error("the plate still looks as if it were not ready")
	}
}

// lastChance is when a pass of the second of two players leads to that player's own turn.
func lastChance(m *match.Match) bool {
	v := m.View()
	return v.Phase() == portroyal.Trade && v.Active() == 0 && v.Decides() == 1
}

// The same player's decisions in a row need no more time between them than a double click takes.
func TestDeliberatePlayIsNotHeldUp(t *testing.T) {
	b := until(t, begun, "", "")
	b.Start()
	b.pass(time.Second)
	for b.view.Phase() == portroyal.Discover && b.view.Active() == 0 && b.view.Revealed() < 5 {
		if !b.typed(fyne.KeySpace, shared.DoubleClick) {
			t.Fatalf("after %d cards a press does nothing", b.view.Revealed())
		}
		if plate := b.plate("reveal"); plate != nil && b.view.Phase() == portroyal.Discover && b.view.Active() == 0 &&
			plate.Waiting() {
			t.Error("the plate looks as if it were not ready")
		}
	}
}

// While cards are taken, the others stay in place and keep their numbers.
func TestHarbourStaysWhileCardsAreTaken(t *testing.T) {
	b := until(t, func(m *match.Match) bool {
		v := m.View()
		takes := slices.DeleteFunc(m.Legal(), func(a portroyal.Action) bool { return a.Kind != portroyal.Take })
		return v.Phase() == portroyal.Trade && v.TakesLeft() > 2 && len(v.Harbour()) > 4 && len(takes) > 3
	}, "", "")
	type lies struct {
		at  fyne.Position
		key string
	}
	where := func() map[portroyal.Card]lies {
		found := map[portroyal.Card]lies{}
		for _, card := range b.harbourCards() {
			at := visible.Place(card)
			if card.Takeable {
				at.Y += 4 // it is lifted
			}
			found[card.Card] = lies{at, card.Key}
		}
		return found
	}
	takes := 0
	for b.view.Phase() == portroyal.Trade && b.view.Decides() == b.view.Active() {
		before := where()
		taken := firstTakeable(b)
		if taken == nil || b.view.TakesLeft() == 0 {
			break
		}
		b.pass(time.Second)
		b.click(taken)
		if takes++; b.view.Decides() != b.view.Active() || b.view.Phase() != portroyal.Trade {
			break // a new harbour may have the same cards
		}
		for card, now := range where() {
			if card != taken.(*pieces.Card).Card && (now.at != before[card].at || before[card].key != "" &&
				now.key != "" && now.key != before[card].key) {
				t.Errorf("%s was at %v and is at %v", card, before[card], now)
			}
		}
	}
	if takes == 0 {
		t.Fatal("nothing was taken")
	}
}

// A click on a contract or an expedition that cannot be taken says why, and after a while the question returns.
func TestClicksSayWhyNot(t *testing.T) {
	b := newBench(t, gametest.Until(t, gametest.Kinds[gametest.Decided], func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Discover && v.Revealed() > 0 && len(v.Expeditions()) > 0 && len(m.Legal()) == 2
	}, "", "", ""))
	b.byHand()
	b.build()
	v := &b.view
	contract, _ := v.Lies(0)
	question := b.stage.Words.T("ask.discover", "Player", b.seats[v.Decides()].Name)
	for _, at := range []layout.Spot{
		{Kind: layout.Contract, Contract: contract}, {Kind: layout.Expedition, Card: v.ExpeditionAt(0)},
	} {
		before := b.played()
		clicked := b.board.Object(at)
		b.click(clicked)
		clicked.(desktop.Hoverable).MouseOut() // the pointer moves on
		if b.asks.Objection() == "" || b.played() > before || slices.Contains(b.words(), question) {
			t.Errorf("a click on %v says nothing", at)
		}
		b.pass(objecting)
		if b.asks.Objection() != "" || !slices.Contains(b.words(), question) {
			t.Errorf("after %v the question is not back", objecting)
		}
	}
}

// A digit, or T, on a card that cannot be taken says why and plays nothing.
func TestKeysSayWhyNot(t *testing.T) {
	b := until(t, func(m *match.Match) bool { v := m.View(); return mixed(m) && v.Decides() == v.Active() }, "", "")
	for i, card := range b.view.Harbour() {
		refusal := b.view.Refuse(portroyal.Taking(card))
		if refusal == nil {
			continue
		}
		for name, ask := range map[string]func(){
			"digit": func() { b.strike(shared.Digits[i]) },
			"T": func() {
				for at := (layout.Spot{Kind: layout.Berth, At: i, Card: card}); b.cursor != at; {
					b.strike(fyne.KeyRight)
				}
				b.strike(fyne.KeyT)
			},
		} {
			b.asks.Forget()
			before := b.played()
			ask()
			if b.played() > before {
				t.Fatalf("%s on %s plays something", name, card)
			}
			if b.question() != board.Reason(b.stage.Words, refusal) || !b.enlarges(card) {
				t.Errorf("%s on %s says %q and enlarges it: %v, want %q",
					name, card, b.question(), b.enlarges(card), board.Reason(b.stage.Words, refusal))
			}
		}
	}
	said := b.question()
	b.strike(fyne.KeyLeft)
	if b.question() == said {
		t.Error("the objection stays")
	}
}

// A click that skips must not also answer a question that appears under the pointer.
func TestQuestionAfterSkippingTakesLonger(t *testing.T) {
	b := until(t, lastChance, "", "")
	b.Start()
	b.pass(time.Second)
	b.skipping = true // as if everything before the next question had been skipped
	b.act(portroyal.Action{Kind: portroyal.Pass})
	plate := b.plate("reveal")
	for _, wait := range []time.Duration{shared.NewQuestion, shared.NewQuestion} {
		b.pass(wait)
		if !plate.Waiting() {
			t.Fatal("the plate looks ready")
		}
		if before := b.played(); b.typed(fyne.KeySpace, 0) || b.played() > before {
			t.Fatal("a press soon after skipping decides")
		}
	}
	b.pass(shared.Longest)
	if !b.typed(fyne.KeySpace, 0) {
		t.Error("a deliberate press does nothing")
	}
}

// A plate that comes under the pointer in the place of another one is not pressed by a click that was meant for that.
func TestClicksMeantForAnotherPlateDecideNothing(t *testing.T) {
	b, _ := somethingHappened(t, portroyal.Trade)
	leaves := b.plate("again.end")
	at := visible.Place(leaves).AddXY(leaves.Size().Width/2, leaves.Size().Height/2)
	b.stage.Pointer().Moved(at)
	for b.recaps() {
		b.pass(time.Second / 10)
	}
	b.guard = shared.Guard[question]{Now: b.stage.Time} // only the pointer tells it
	under := ""
	for _, plate := range visible.All[*widgets.Plate](b.Content()) {
		from := visible.Place(plate)
		if size := plate.Size(); at.X > from.X && at.Y > from.Y && at.X < from.X+size.Width && at.Y < from.Y+size.Height {
			under = plate.Text
		}
	}
	click := func() bool {
		before := b.played()
		test.TapCanvas(b.stage.Window.Canvas(), at)
		return b.played() > before
	}
	if under == "" || click() {
		t.Errorf("a click presses %q", under)
	}
	if b.pass(time.Second); !click() {
		t.Errorf("a second later a click on %q does nothing", under)
	}
}
