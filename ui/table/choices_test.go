package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/table/gametest"
)

// decidedBy plays games in which players decide about contracts until the position holds.
func decidedBy(t *testing.T, holds func(*match.Match) bool) *bench {
	t.Helper()
	return newBench(t, gametest.Until(t, gametest.Kinds[gametest.Decided], holds, "", "", ""))
}

// offers are positions in which this contract is offered at once.
func offers(contract portroyal.Contract, steps int) func(*match.Match) bool {
	return func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Moment && v.Offered() == contract && v.Steps(v.Decides(), contract) == steps
	}
}

// The question for a contract says what it brings, and passing that nothing is lost by it.
func TestQuestionForAContractSaysWhatItBrings(t *testing.T) {
	for name, c := range map[string]struct {
		holds            func(*match.Match) bool
		question, detail string
	}{
		"coins":      {offers(portroyal.TaxOfficer, 0), "for 7 coins? Tax Officer", "7 coins, the cube stays"},
		"jinx":       {offers(portroyal.Jinx, 0), "the harbour is lost. Fulfil “Jinx” for it, for 1 coin?", "1 coin, the cube stays"},
		"first step": {offers(portroyal.TinyGamester, 0), "make step 1 of 2 now? Tiny Gamester", "step 1 of 2, the cube stays"},
		"last step":  {offers(portroyal.TinyGamester, 1), "coins? Tiny Gamester", " coins, the cube stays"},
	} {
		t.Run(name, func(t *testing.T) {
			b := decidedBy(t, c.holds)
			b.build()
			if asked := b.question(); !strings.Contains(asked, c.question) {
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
			if tip := plate.ToolTip(); tip != b.stage.Words.T(id+".tip") {
				t.Errorf("its tip is %q", tip)
			}
			if plate := b.plate("decline"); plate == nil || plate.Detail != "nothing is lost" {
				t.Errorf("the plate to let it go by is %+v", plate)
			}
			contract := b.view.Offered()
			before, seat := b.view, b.view.Decides()
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

// Which expedition and which contract is asked in words, each with its key, and the plates with the
// words do what the keys do.
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
		key   fyne.KeyName
	}{
		"expeditions": {expeditions, fyne.KeyE},
		"contracts":   {contracts, fyne.KeyC},
	} {
		t.Run(name, func(t *testing.T) {
			b := decidedBy(t, c.holds)
			b.build()
			b.strike(c.key)
			choices, plates := b.choices(), b.plates()
			if len(choices) != 2 {
				t.Fatalf("%d choices", len(choices))
			}
			for i, choice := range choices {
				plate := plates[i]
				if plate == nil || plate.Text != choice.name || !strings.HasPrefix(plate.Detail, choice.detail+" (") {
					t.Fatalf("choice %d is %q, %q; its plate %+v", i+1, choice.name, choice.detail, plate)
				}
				if name == "expeditions" && !strings.Contains(choice.detail, " + ") {
					t.Errorf("the expedition is called %q, %q", choice.name, choice.detail)
				}
				byKey := b.trial(func() { b.strike(c.key); b.strike(digits[i]) })
				byPlate := b.trial(func() {
					b.strike(c.key)
					b.pass(2 * doubleClick)
					b.plates()[i].OnTap()
				})
				if !slices.Equal(byKey, byPlate) {
					t.Errorf("choice %d: the key plays %v, the plate %v", i+1, byKey, byPlate)
				}
				b.strike(c.key)
			}
		})
	}
}

// One expedition that can be claimed is named on its plate.
func TestTheClaimPlateNamesTheExpedition(t *testing.T) {
	b := until(t, func(m *match.Match) bool { return len(waysOf(m)) == 1 }, "", "", "")
	b.build()
	plate := b.plate("claim")
	if plate == nil || !strings.Contains(plate.Detail, "points for ") {
		t.Errorf("the plate says %+v", plate)
	}
}

// Where a ship can be traded without its coins, what it brings and costs is said, with the coin for
// the active player.
func TestGivingUpCoinsSaysWhatItCosts(t *testing.T) {
	forgo := func(other bool) func(*match.Match) bool {
		return func(m *match.Match) bool {
			v := m.View()
			return (v.Decides() != v.Active()) == other && slices.ContainsFunc(m.Legal(), func(a portroyal.Action) bool {
				return a.Kind == portroyal.TakeForgoing && a.Gift == 0 && v.Income(v.Decides(), a.Card) == 1
			})
		}
	}
	for _, other := range []bool{false, true} {
		b := decidedBy(t, forgo(other))
		b.build()
		var ship portroyal.Card
		for _, action := range b.legal {
			if action.Kind == portroyal.TakeForgoing && action.Gift == 0 && b.view.Income(b.view.Decides(), action.Card) == 1 {
				ship = action.Card
			}
		}
		contract := b.stage.Words.ContractTitle(portroyal.ForgoingServes(ship))
		fee := "1 coin from your hand goes to " + b.name(b.view.Active())
		tip := b.takingTip(ship)
		if !strings.Contains(tip, contract) || strings.Contains(tip, fee) != other {
			t.Errorf("the tip of %s says %q", ship, tip)
		}
		b.takeCard(ship)
		if hint := b.hint(); !strings.Contains(hint, contract) || strings.Contains(hint, fee) != other {
			t.Errorf("over the question for %s stands %q", ship, hint)
		}
		plate := b.plates()[0]
		want := "(1)"
		if other {
			want = "less 1 to " + b.name(b.view.Active()) + ": \u00b10 (1)"
		}
		if plate.Text != "Take 1 coin" || plate.Detail != want {
			t.Errorf("the plate says %q, %q; want %q", plate.Text, plate.Detail, want)
		}
	}
}
