package match_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
)

// editions are games of every kind, by name, with a person in the first seat.
var editions = func() map[string]match.Setup {
	all := map[string]match.Setup{}
	base := setup("", "random", "sailor")
	all["base"] = base
	everything := setup("", "random", "random", "stop3")
	everything.Options.Decks = portroyal.DeckBase | portroyal.DeckExpansion | portroyal.DeckNails | portroyal.DeckGambler
	everything.Options.Contracts = true
	all["everything"] = everything
	decided := everything
	decided.Options.AutoContracts = false
	all["decided"] = decided
	unterwegs := setup("", "random")
	unterwegs.Options.Decks = portroyal.DeckUnterwegs
	all["unterwegs"] = unterwegs
	persons := setup("", "", "")
	all["persons"] = persons
	together := decided
	together.Options.Cooperative, together.Options.ContractsLaid = true, 2
	all["together"] = together
	return all
}()

// start begins a game of an edition.
func start(t *testing.T, edition string, seed uint64) *match.Match {
	t.Helper()
	s := editions[edition]
	s.Seed = seed
	m, err := match.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// decide plays for the deciding seat; a person's actions are random legal ones.
func decide(t *testing.T, m *match.Match, random *rand.Rand) []portroyal.Event {
	t.Helper()
	legal := m.Legal()
	action := legal[random.IntN(len(legal))]
	if player := m.Thinker(); player != nil {
		action = player.Choose(context.Background(), m.View(), legal)
	}
	events, err := m.Play(action)
	if err != nil {
		t.Fatal(err)
	}
	return events
}

// cameToLight are the events that tell players something new, or end the game.
func cameToLight(e portroyal.Event) bool {
	return e.Kind == portroyal.CardRevealed || e.Kind == portroyal.PileRenewed || e.Kind == portroyal.GameEnded
}

// belongTogether checks that the decisions from one up to a person's last one are all of that person's decisions in
// their chance, or all of them before it: the decision before these is another player's, or is final, or belongs to the
// other part of the turn.
func belongTogether(t *testing.T, m *match.Match, began, last int) {
	t.Helper()
	seat, turnsUp := m.Steps()[last].Seat, func(step int) bool {
		view := m.ViewAt(step)
		return view.Phase() == portroyal.Discover || view.Phase() == portroyal.Repel
	}
	for step := began; step < last; step++ {
		if m.Steps()[step].Seat != seat || turnsUp(step) != turnsUp(last) {
			t.Fatalf("decision %d does not belong to the chance of decision %d", step, last)
		}
	}
	if began == 0 {
		return
	}
	before := m.Steps()[began-1]
	if before.Seat == seat && turnsUp(began-1) == turnsUp(last) && !slices.ContainsFunc(before.Events, cameToLight) {
		t.Fatalf("decision %d belongs to the chance of decision %d as well", began-1, last)
	}
}

// A decision can be taken back with everything that followed from it, until the player learns something new: a card is
// turned up, or the discards are shuffled. Once the game is over it is final.
func TestNothingIsTakenBackThatHasShownACard(t *testing.T) {
	followed := map[portroyal.EventKind]int{} // by undoable decisions
	stopped := map[portroyal.EventKind]int{}
	whole := 0 // decisions that could be taken back together with the last one
	for edition := range editions {
		for seed := range uint64(40) {
			m, random := start(t, edition, seed), rand.New(rand.NewPCG(seed, 1))
			for !m.Over() {
				events := decide(t, m, random)
				shows := slices.ContainsFunc(events, cameToLight)
				steps, ok := m.Undoable()
				if ok && shows {
					t.Fatalf("%s, seed %d: %v could be taken back", edition, seed, events)
				}
				for _, event := range events {
					if ok {
						followed[event.Kind]++
					}
					if shows {
						stopped[event.Kind]++
					}
				}
				if ok && !m.Person(m.Steps()[steps].Seat) {
					t.Fatalf("%s, seed %d: a decision of a computer player could be taken back alone", edition, seed)
				}
				if began, can := m.ChanceBegan(); can != ok || began > steps {
					t.Fatalf("%s, seed %d: the chance began at %d, %v, the last decision is %d, %v",
						edition, seed, began, can, steps, ok)
				} else if can {
					taken := m.Steps()[began:]
					if slices.ContainsFunc(taken, func(s match.Step) bool { return slices.ContainsFunc(s.Events, cameToLight) }) {
						t.Fatalf("%s, seed %d: with a whole chance a card could be taken back: %v", edition, seed, taken)
					}
					belongTogether(t, m, began, steps)
					whole += steps - began
				}
			}
		}
	}
	if whole < 100 {
		t.Errorf("only %d decisions belonged to a chance whose last one could be taken back", whole)
	}
	for kind := portroyal.TurnBegan; kind <= portroyal.GameEnded; kind++ {
		switch kind {
		case portroyal.CardRevealed, portroyal.PileRenewed, portroyal.GameEnded:
			if followed[kind] > 0 {
				t.Errorf("%d times an event %q could be taken back", followed[kind], kind)
			}
		case portroyal.Gambled, portroyal.StandstillReached: // a gamble turns up four cards; a standstill hardly ever happens
		case portroyal.ShipRepelled, portroyal.ShipDocked, portroyal.TaxInsteadOf, portroyal.CargoStowed,
			portroyal.ContractDeclined, portroyal.StepMade, portroyal.TaxPaid, portroyal.TaxBonus, portroyal.JestersPaid:
			if followed[kind]+stopped[kind] == 0 && kind != portroyal.TaxInsteadOf {
				t.Errorf("no event %q happened", kind)
			}
		default:
			if followed[kind] == 0 {
				t.Errorf("no event %q could be taken back", kind)
			}
		}
	}
}

// Taking a decision back and redoing it leaves the game unchanged. After a different decision the game is another one,
// and its record can be replayed.
func TestUndoAndRedo(t *testing.T) {
	undone, redone, otherwise := 0, 0, 0
	for edition := range editions {
		for seed := range uint64(10) {
			m, random := start(t, edition, seed), rand.New(rand.NewPCG(seed, 2))
			for !m.Over() {
				decide(t, m, random)
				steps, ok := m.Undoable()
				if !ok || random.IntN(3) > 0 {
					continue
				}
				view, record, before := m.View(), m.Record().Bytes(), m.ViewAt(steps)
				m.BackTo(steps)
				undone++
				if n := m.Record().Undone; n != undoneIn(t, record)+1 {
					t.Fatalf("%s, seed %d: it says that something was taken back %d times", edition, seed, n)
				}
				if m.View() != before || len(m.Steps()) != steps || len(m.Record().Actions) != steps {
					t.Fatalf("%s, seed %d: going back leads elsewhere", edition, seed)
				}
				playsOn(t, m)
				if random.IntN(2) == 0 {
					otherwise++
					continue
				}
				for again, ok := m.Redoable(); ok; again, ok = m.Redoable() {
					from := len(m.Steps())
					m.Redo(again)
					for _, step := range m.Steps()[from+1:] {
						if m.Person(step.Seat) {
							t.Fatalf("%s, seed %d: two decisions of persons are done again at once", edition, seed)
						}
					}
					if _, more := m.Redoable(); more && m.Thinker() != nil {
						t.Fatalf("%s, seed %d: a decision of a computer player is left to be done again", edition, seed)
					}
				}
				redone++
				m.Record().Undone = 0
				now := m.Record().Snapshot()
				now.Undone = undoneIn(t, record)
				if m.View() != view || string(now.Bytes()) != string(record) {
					t.Fatalf("%s, seed %d: doing it again leads elsewhere:\n%s", edition, seed,
						cmp.Diff(string(record), string(now.Bytes())))
				}
			}
			playsOn(t, m)
		}
	}
	if undone < 300 || redone < 100 || otherwise < 100 {
		t.Errorf("%d undone, %d done again, %d not", undone, redone, otherwise)
	}
}

func undoneIn(t *testing.T, text []byte) int {
	t.Helper()
	r, err := transcript.Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	return r.Undone
}

// playsOn fails the test if replaying the record does not lead to the game's position.
func playsOn(t *testing.T, m *match.Match) {
	t.Helper()
	r, err := transcript.Decode(m.Record().Bytes())
	if err != nil {
		t.Fatal(err)
	}
	again, err := match.Load(r)
	if err != nil {
		t.Fatal(err)
	}
	if again.View() != m.View() || again.Position() != m.Position() || again.Turns() != m.Turns() {
		t.Fatal("the saved game is another one")
	}
}

// A game that is saved after any action and loaded continues as it would have: with the same cards, and the same
// decisions of the computer players, dice included.
func TestGameGoesOnAsItWouldHave(t *testing.T) {
	for edition := range editions {
		whole, random := start(t, edition, 3), rand.New(rand.NewPCG(3, 3))
		for !whole.Over() {
			decide(t, whole, random)
		}
		m := start(t, edition, 3)
		random = rand.New(rand.NewPCG(3, 3))
		for i := 0; !m.Over(); i++ {
			r, err := transcript.Decode(m.Record().Bytes())
			if err != nil {
				t.Fatal(err)
			}
			if m, err = match.Load(r); err != nil {
				t.Fatal(err)
			}
			decide(t, m, random)
			if got, want := m.Steps()[i].Action, whole.Steps()[i].Action; got != want {
				t.Fatalf("%s: decision %d is %s, it would have been %s", edition, i+1, got, want)
			}
		}
		if !slices.Equal(m.Record().Cards, whole.Record().Cards) {
			t.Errorf("%s: other cards have come", edition)
		}
	}
}

// Paid coins show what cards they are. A player who takes a payment back learns nothing from that about the next card.
func TestTakingBackAPaymentTellsNothingOfThePile(t *testing.T) {
	same, tried := 0, 0
	for seed := range uint64(400) {
		m, random := start(t, "persons", seed), rand.New(rand.NewPCG(seed, 5))
		for !m.Over() && tried <= int(seed) {
			events := decide(t, m, random)
			steps, ok := m.ChanceBegan()
			paid := slices.ContainsFunc(events, func(e portroyal.Event) bool {
				return e.Kind == portroyal.PersonHired && e.N > 0
			})
			if !ok || !paid {
				continue
			}
			shown := m.Record().Cards[len(m.Record().Cards)-1]
			m.BackTo(steps)
			if before, ok := m.ChanceBegan(); ok { // into the turn, where a card can be turned up
				m.BackTo(before)
			}
			view := m.View()
			if view.Phase() != portroyal.Discover {
				continue
			}
			if _, err := m.Play(portroyal.Action{Kind: portroyal.RevealNext}); err != nil {
				continue
			}
			tried++
			for _, e := range m.Steps()[len(m.Steps())-1].Events {
				if e.Kind == portroyal.CardRevealed && e.Card == shown {
					same++
				}
			}
		}
	}
	if tried < 100 || same > tried/5 {
		t.Errorf("%d of %d times the next card was the one that had been paid", same, tried)
	}
}

// In a practice game everything can be taken back, and the same cards come again.
func TestPracticeGoesBackBehindCards(t *testing.T) {
	s := editions["everything"]
	s.Practice = true
	m, err := match.New(s)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(4, 4))
	for !m.Over() {
		decide(t, m, random)
	}
	cards, result := slices.Clone(m.Record().Cards), m.Record().Result
	for steps, ok := m.Undoable(); ok; steps, ok = m.Undoable() {
		m.BackTo(steps)
	}
	for _, step := range m.Steps() { // the computer players may have begun
		if m.Person(step.Seat) {
			t.Fatal("a decision of a person cannot be taken back")
		}
	}
	for again, ok := m.Redoable(); ok; again, ok = m.Redoable() {
		m.Redo(again)
	}
	if !slices.Equal(cards, m.Record().Cards) || cmp.Diff(result, m.Record().Result) != "" || !m.Over() {
		t.Error("doing everything again is another game")
	}
	playsOn(t, m)
}

// In a practice game the same cards come when a decision is taken back and made again.
func TestPracticeBringsTheSameCardsAgain(t *testing.T) {
	again, paid := 0, 0
	for seed := range uint64(10) {
		s := editions["persons"]
		s.Practice, s.Seed = true, seed
		m, err := match.New(s)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(seed, 16))
		for !m.Over() {
			decide(t, m, random)
			if len(m.Steps()) < 4 || random.IntN(4) > 0 {
				continue
			}
			after, actions := m.Position(), []portroyal.Action{}
			for range 3 {
				steps, _ := m.Undoable()
				last := m.Steps()[steps]
				actions = append(actions, last.Action)
				if slices.ContainsFunc(last.Events, func(e portroyal.Event) bool {
					return e.Kind == portroyal.PersonHired && e.N > 0
				}) {
					paid++
				}
				m.BackTo(steps)
			}
			for _, action := range slices.Backward(actions) {
				if _, err := m.Play(action); err != nil {
					t.Fatal(err)
				}
			}
			again++
			if m.Position() != after {
				t.Fatalf("seed %d: after %v it is another game", seed, actions)
			}
		}
	}
	if again < 100 || paid < 20 {
		t.Errorf("%d times something was decided again, %d of these were paid for", again, paid)
	}
}

// A practice game can start from any position of another game.
func TestPlayOn(t *testing.T) {
	for edition := range editions {
		m, random := start(t, edition, 6), rand.New(rand.NewPCG(6, 6))
		for !m.Over() {
			decide(t, m, random)
		}
		for steps := 0; steps < len(m.Steps()); steps += 7 {
			on, err := m.PlayOn(steps, nil)
			if err != nil {
				t.Fatal(err)
			}
			if on.View() != m.ViewAt(steps) || !on.Practice() || on.Record().ID == m.Record().ID ||
				on.Turns() != m.TurnAt(steps) {
				t.Fatalf("%s: after %d steps it goes on elsewhere", edition, steps)
			}
			playsOn(t, on)
			for range 5 {
				if !on.Over() {
					decide(t, on, random)
				}
			}
			playsOn(t, on)
		}
	}
}

// A practice game can be continued by other players than those who began it; unknown ones are refused.
func TestPlayOnByOthers(t *testing.T) {
	m := start(t, "base", 2)
	for _, c := range []struct {
		players []string
		fails   bool
	}{{[]string{"random", "", "stop3"}, false}, {[]string{"", "kraken", ""}, true}} {
		seats := setup(c.players...).Seats
		on, err := m.PlayOn(0, seats)
		if (err != nil) != c.fails {
			t.Errorf("%q: %v", c.players, err)
		}
		if err != nil {
			continue
		}
		for seat, player := range c.players {
			if on.Person(seat) != (player == "") || on.Seats()[seat].Player != player {
				t.Errorf("in seat %d there is %q, not %q", seat, on.Seats()[seat].Player, player)
			}
		}
		if m.Person(1) || !m.Person(0) {
			t.Error("the players of the game itself have changed")
		}
	}
}

// After a payment was taken back, chance continues from another state. A practice game that starts from there gets the
// same cards as the game itself.
func TestPlayOnWhereAPaymentWasTakenBack(t *testing.T) {
	compared := 0
	for seed := range uint64(20) {
		m, random := start(t, "persons", seed), rand.New(rand.NewPCG(seed, 8))
		for !m.Over() {
			before := len(m.Record().Cards)
			decide(t, m, random)
			steps, ok := m.Undoable()
			if !ok || len(m.Record().Cards) == before { // no coin has been shown
				continue
			}
			m.BackTo(steps)
			on, err := m.PlayOn(steps, nil)
			if err != nil {
				t.Fatal(err)
			}
			compared++
			if on.Position() != m.Position() {
				t.Fatalf("seed %d: after %d decisions other cards are to come", seed, steps)
			}
			decide(t, m, random)
		}
	}
	if compared < 50 {
		t.Errorf("only %d payments were taken back", compared)
	}
}

// Whose turn it is follows from the turns that have begun, even once the game is over and no seat is active.
func TestWhoseTurnItIs(t *testing.T) {
	for edition := range editions {
		for seed := range uint64(3) {
			m, random := start(t, edition, seed), rand.New(rand.NewPCG(seed, 12))
			for !m.Over() {
				decide(t, m, random)
			}
			active := m.Record().Start
			for at, step := range m.Steps() {
				if got := m.ActiveAt(at); got != active {
					t.Fatalf("%s, game %d: after %d steps it is the turn of seat %d, not %d", edition, seed, at, got, active)
				}
				for _, event := range step.Events {
					if event.Kind == portroyal.TurnBegan {
						active = int(event.Seat)
					}
				}
			}
			if last := m.ActiveAt(len(m.Steps())); last != active {
				t.Errorf("%s, game %d: the last turn is that of seat %d, not %d", edition, seed, last, active)
			}
		}
	}
}

// An answer is a decision in the middle of another player's turn, outside a chance to take cards. A game that is opened
// again still knows which decisions were answers.
func TestAnswersInTheTurnOfAnother(t *testing.T) {
	answers, own := 0, 0
	for seed := range uint64(80) {
		m, random := start(t, "decided", seed), rand.New(rand.NewPCG(seed, 17))
		for !m.Over() {
			decide(t, m, random)
		}
		again, err := match.Load(m.Record().Snapshot())
		if err != nil {
			t.Fatal(err)
		}
		for at, step := range m.Steps() {
			view := m.ViewAt(at)
			if want := step.Seat != m.ActiveAt(at) && view.Phase() != portroyal.Trade; step.Answer != want {
				t.Fatalf("seed %d: in phase %s seat %d answers: %v", seed, view.Phase(), step.Seat, step.Answer)
			}
			if again.Steps()[at].Answer != step.Answer {
				t.Fatalf("seed %d: opened again, decision %d is an answer: %v", seed, at, !step.Answer)
			}
			switch {
			case step.Answer:
				answers++
			case view.Phase() == portroyal.Moment:
				own++
			}
		}
	}
	if answers < 3 || own < 20 {
		t.Errorf("only %d answers in another player's turn, %d in the player's own", answers, own)
	}
}
