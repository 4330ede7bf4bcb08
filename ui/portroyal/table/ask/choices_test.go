package ask

import (
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// bench is an asker in a game that does not move on: answers are only recorded.
type bench struct {
	*Asker
	match  *match.Match
	played []portroyal.Action
}

// newBench asks the deciding player, who is a person.
func newBench(t *testing.T, m *match.Match) *bench {
	t.Helper()
	s := piecestest.New(t, stagetest.Small, words.English)
	b := &bench{match: m}
	b.Asker = New(s, seats.Of(m.Seats(), []int{0, 1, 2, 3, 4}[:len(m.Seats())]), Calls{
		Play:    func(action portroyal.Action) { b.played = append(b.played, action) },
		Changed: func() {},
		Refused: func(layout.Spot) {},
		Press:   func(do func()) { do() },
	})
	view := m.View()
	b.Follow(State{
		View: view, Berths: layout.Moored(nil, &view), Legal: m.Legal(), Lower: view.Decides(),
		Person: true,
	})
	return b
}

// decidedBy plays games in which players decide about contracts until the position holds.
func decidedBy(t *testing.T, holds func(*match.Match) bool) *bench {
	t.Helper()
	return newBench(t, gametest.Until(t, gametest.Kinds[gametest.Decided], holds, "", "", ""))
}

// plate finds a plate by the id of its words; nil if there is none.
func (b *bench) plate(id string) *widgets.Plate {
	for _, plate := range b.plates() {
		if plate != nil && plate.Text == b.stage.Words.T(words.ID(id)) {
			return plate
		}
	}
	return nil
}

// offers are positions in which this contract is offered at once.
func offers(contract portroyal.Contract, steps int) func(*match.Match) bool {
	return func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Moment && v.Offered() == contract && v.Steps(v.Decides(), contract) == steps
	}
}

// The question about a contract says what it brings, and the plate for passing that no cube is placed.
func TestQuestionForAContractSaysWhatItBrings(t *testing.T) {
	for name, c := range map[string]struct {
		holds            func(*match.Match) bool
		question, detail string
	}{
		"coins": {offers(portroyal.TaxOfficer, 0), "get 7 coins? Tax Officer", "7 coins, the cube stays"},
		"jinx": {
			offers(portroyal.Jinx, 0), "the harbour is lost. Fulfil “Jinx” and get 1 coin?",
			"1 coin, the cube stays",
		},
		"first step": {
			offers(portroyal.TinyGamester, 0), "complete step 1 of 2 now? Tiny Gamester",
			"step 1 of 2, the cube stays",
		},
		"last step": {offers(portroyal.TinyGamester, 1), "coins? Tiny Gamester", " coins, the cube stays"},
	} {
		t.Run(name, func(t *testing.T) {
			b := decidedBy(t, c.holds)
			if asked := b.asked(); !strings.Contains(asked, c.question) {
				t.Errorf("the question is %q", asked)
			}
			id := "fulfil"
			if name == "first step" {
				id = "fulfil.make"
			}
			plate := b.plate(id)
			if plate == nil || !strings.Contains(plate.Detail, c.detail) {
				t.Fatalf("the plate to fulfil it is %+v", plate)
			}
			if tip := plate.ToolTip(); tip != b.stage.Words.T(words.ID(id+".tip")) {
				t.Errorf("its tip is %q", tip)
			}
			if plate := b.plate("decline"); plate == nil || plate.Detail != "not now" {
				t.Errorf("the plate to let it go by is %+v", plate)
			}
			before := b.state.View
			contract, seat := before.Offered(), before.Decides()
			events, err := b.match.Play(portroyal.Fulfilling(contract))
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				if said, _ := before.NextSlot(contract); e.Kind == portroyal.ContractFulfilled && int(e.N) != said {
					t.Errorf("seat %d got %d coins, %d were said", seat, e.N, said)
				}
			}
		})
	}
}

// A choice between expeditions or contracts is asked in words, each with its key, and the plates with the words
// do the same as the keys.
func TestChoicesAreNamed(t *testing.T) {
	expeditions := func(m *match.Match) bool {
		cards := map[portroyal.Card]bool{}
		for _, action := range m.Legal() {
			if action.Kind == portroyal.Claim {
				cards[action.Card] = true
			}
		}
		return len(cards) == 2
	}
	contracts := func(m *match.Match) bool {
		n := 0
		for _, action := range m.Legal() {
			if action.Kind == portroyal.Fulfil {
				n++
			}
		}
		return n == 2
	}
	for name, c := range map[string]struct {
		holds func(*match.Match) bool
		kind  portroyal.ActionKind
	}{
		"expeditions": {expeditions, portroyal.Claim},
		"contracts":   {contracts, portroyal.Fulfil},
	} {
		t.Run(name, func(t *testing.T) {
			b := decidedBy(t, c.holds)
			b.Begin(c.kind)
			choices, plates := b.choices(), b.plates()
			if len(choices) != 2 {
				t.Fatalf("%d choices", len(choices))
			}
			for i, choice := range choices {
				plate := plates[i]
				called, detail := b.named(choice)
				if plate == nil || plate.Text != called || !strings.HasPrefix(plate.Detail, detail+" [") {
					t.Fatalf("choice %d is %q, %q; its plate %+v", i+1, called, detail, plate)
				}
				if name == "expeditions" && !strings.Contains(detail, " + ") {
					t.Errorf("the expedition is called %q, %q", called, detail)
				}
				b.played = nil
				b.Answer(i)
				byKey := b.played
				b.Forget()
				b.Begin(c.kind)
				b.played = nil
				b.plates()[i].OnTap()
				if !slices.Equal(byKey, b.played) || byKey != nil && byKey[0].Kind != c.kind {
					t.Errorf("choice %d: the key plays %v, the plate %v", i+1, byKey, b.played)
				}
				b.Forget()
				b.Begin(c.kind)
			}
		})
	}
}

// If only one expedition can be claimed, the plate names it.
func TestTheClaimPlateNamesTheExpedition(t *testing.T) {
	b := newBench(t, gametest.Until(t, gametest.Printed(portroyal.DeckBase), func(m *match.Match) bool {
		cards := map[portroyal.Card]bool{}
		for _, action := range m.Legal() {
			if action.Kind == portroyal.Claim {
				cards[action.Card] = true
			}
		}
		return len(cards) == 1
	}, "", "", ""))
	plate := b.plate("claim")
	if plate == nil || !strings.Contains(plate.Detail, "points for ") {
		t.Errorf("the plate says %+v", plate)
	}
}

// If a ship can be traded without its coins, the prompt says what it brings and costs, with the coin for the active
// player.
func TestGivingUpCoinsSaysWhatItCosts(t *testing.T) {
	forgo := func(other bool) func(*match.Match) bool {
		return func(m *match.Match) bool {
			v := m.View()
			return (v.Decides() != v.Active()) == other &&
				slices.ContainsFunc(m.Legal(), func(a portroyal.Action) bool {
					return a.Kind == portroyal.TakeForgoing && a.Gift == 0 && v.Income(v.Decides(), a.Card) == 1
				})
		}
	}
	for _, other := range []bool{false, true} {
		b := decidedBy(t, forgo(other))
		var ship portroyal.Card
		for _, action := range b.state.Legal {
			if action.Kind == portroyal.TakeForgoing && action.Gift == 0 &&
				b.state.View.Income(b.state.View.Decides(), action.Card) == 1 {
				ship = action.Card
			}
		}
		contract := terms.ContractTitle(b.stage.Words, portroyal.ForgoingServes(ship))
		fee := "You pay 1 coin of your own to " + b.seats[b.state.View.Active()].Name
		tip := b.takingTip(ship)
		if !strings.Contains(tip, contract) || strings.Contains(tip, fee) != other {
			t.Errorf("the tip of %s says %q", ship, tip)
		}
		b.Take(layout.Spot{Kind: layout.Berth, Card: ship})
		if hint := b.hint(); !strings.Contains(hint, contract) || strings.Contains(hint, fee) != other {
			t.Errorf("above the question for %s it says %q", ship, hint)
		}
		plate := b.plates()[0]
		want := "[1]"
		if other {
			want = "less 1 for " + b.seats[b.state.View.Active()].Name + ": \u00b10 [1]"
		}
		if plate.Text != "Take 1 coin" || plate.Detail != want {
			t.Errorf("the plate says %q, %q; want %q", plate.Text, plate.Detail, want)
		}
	}
}

// Every choice has a text in every phase in which it is asked, even after an objection; and keys without a
// function at that moment are not shown.
func TestEveryChoiceIsAsked(t *testing.T) {
	for _, phase := range []portroyal.Phase{portroyal.Discover, portroyal.Trade} {
		b := decidedBy(t, func(m *match.Match) bool {
			view := m.View()
			claims := 0
			for _, action := range m.Legal() {
				if action.Kind == portroyal.Claim {
					claims++
				}
			}
			return view.Phase() == phase && claims > 1
		})
		b.objection = "no more cards"
		b.Begin(portroyal.Claim)
		name := b.seats[b.state.View.Decides()].Name
		ids := map[subject]string{
			whichExpedition: b.stage.Words.T("ask.expedition", "Player", name),
			whichPerson: b.stage.Words.T("ask.persons", "Player", name,
				"Expedition", terms.Named(b.stage.Words, b.question.ways[0].Card)),
		}
		if asked := b.asked(); asked != ids[b.question.about] {
			t.Errorf("phase %s: %v is asked as %q", phase, b.question.about, asked)
		}
		for at, mark := range b.Marks() {
			isPile := at.Kind == layout.Pile || at.Kind == layout.TimePile
			if mark.Key != "" && (isPile || at.Kind == layout.Contract) {
				t.Errorf("phase %s: %v shows the key %q, which does nothing now", phase, at, mark.Key)
			}
		}
	}
}

// The key of the tenth answer is 0, as for the tenth place of the harbour.
func TestDigits(t *testing.T) {
	for place, want := range map[int]string{0: "1", 8: "9", 9: "0"} {
		if got := digit(place); got != want {
			t.Errorf("the key of place %d is %s, not %s", place, got, want)
		}
	}
}
