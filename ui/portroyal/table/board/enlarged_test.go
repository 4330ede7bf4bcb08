package board

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// steady is a position whose contracts have cubes and steps on them.
func steady(t *testing.T) *bench {
	t.Helper()
	b := newBench(t, 3)
	view := gametest.Crowd{Players: 3, Harbour: 3, Contracts: 6, Persons: 3}.View(t)
	b.show(view, fyne.NewSize(1024, 700))
	return b
}

// The enlarged contract shows its cubes, and says in every language who has fulfilled it, which steps have been
// made, and what the next slot pays.
func TestEnlargedContractTellsWhatLiesOnIt(t *testing.T) {
	b := steady(t)
	for _, language := range words.Languages {
		b.stage.Words = words.In(language)
		w := b.stage.Words
		for i, laid := range b.shown.View.Contracts() {
			b.hovered(layout.Spot{Contract: laid.Contract}, true)
			shown := visible.All[*pieces.Contract](b.enlarged)
			if len(shown) != 1 || len(shown[0].Cubes) != len(laid.Cubes) {
				t.Fatalf("%s: %v is not enlarged with its cubes", language, laid.Contract)
			}
			var said []string
			for _, text := range visible.All[*canvas.Text](b.enlarged) {
				said = append(said, text.Text)
			}
			all := strings.Join(said, " ")
			coins, free := b.shown.View.NextSlot(laid.Contract)
			want := []string{w.T("contract.state.nobody")}
			if len(laid.Cubes) > 0 {
				want = []string{w.T("contract.state.one", "Player", b.name(laid.Cubes[0]))}
			}
			switch {
			case !free:
				t.Fatalf("no slot of %v is free", laid.Contract)
			case coins == 0:
				want = append(want, w.T("contract.state.unpaid"))
			default:
				want = append(want, w.N("contract.state.next", coins))
			}
			for _, sentence := range want {
				if !strings.Contains(all, sentence) {
					t.Errorf("%s, contract %d: %q does not say %q", language, i, all, sentence)
				}
			}
		}
	}
}

// The enlarged contract says what its seal is for, against the clock only: elsewhere it has none.
func TestSealsAreExplained(t *testing.T) {
	for _, together := range []bool{false, true} {
		b := newBench(t, 3)
		b.show(gametest.Crowd{Players: 3, Harbour: 3, Contracts: 5, Together: together}.View(t), fyne.NewSize(1024, 700))
		for _, laid := range b.shown.View.Contracts() {
			b.hovered(layout.Spot{Contract: laid.Contract}, true)
			var said []string
			for _, text := range visible.All[*canvas.Text](b.enlarged) {
				said = append(said, text.Text)
			}
			all, want := strings.Join(said, " "), b.stage.Words.T("contract.state.seal", "Seal", terms.Seal(b.stage.Words, laid.Contract))
			if strings.Contains(all, want) != together {
				t.Errorf("together %v: %q and %q", together, all, want)
			}
		}
	}
}

// Steps are told with their player's name, and every cube has its letter.
func TestStepsAreToldWithTheirPlayers(t *testing.T) {
	options := portroyal.DefaultOptions()
	options.Decks |= portroyal.DeckExpansion
	options.Contracts = true
	steps := func(m *match.Match) (seat int, contract portroyal.Contract) {
		view := m.View()
		for seat := range view.Players() {
			for _, laid := range view.Contracts() {
				if view.Steps(seat, laid.Contract) > 0 {
					return seat, laid.Contract
				}
			}
		}
		return -1, portroyal.NoContract
	}
	for seed := range uint64(200) {
		m := gametest.New(t, options, seed, "", "", "")
		for !m.Over() {
			if seat, contract := steps(m); seat >= 0 {
				view := m.View()
				b := newBench(t, 3)
				b.show(view, fyne.NewSize(1024, 700))
				want := b.stage.Words.T("contract.state.step", "Player", b.name(seat), "Step",
					view.Steps(seat, contract), "Steps", contract.Face().Steps)
				if said := b.laidWords(contract); !slices.Contains(said, want) {
					t.Errorf("%q does not say %q", said, want)
				}
				for _, shown := range visible.All[*pieces.Contract](b.root) {
					for _, step := range shown.Steps {
						if step.Letter == "" {
							t.Error("a cube on a step has no letter")
						}
					}
				}
				return
			}
			if _, err := m.Play(m.Legal()[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody makes a step")
}

// What the words of a card say stands beside it once it is enlarged, and does not come up over that; where nothing is
// enlarged it does.
func TestWordsStandBesideTheEnlarged(t *testing.T) {
	for _, still := range []bool{false, true} {
		b := steady(t)
		b.Still = still
		var frames []func()
		now, every, clock := time.Now(), widgets.EveryFrame, widgets.Now
		t.Cleanup(func() { widgets.EveryFrame, widgets.Now = every, clock })
		widgets.EveryFrame = func(do func()) func() {
			frames = append(frames, do)
			return func() {}
		}
		widgets.Now = func() time.Time { return now }
		said := 0
		for i, card := range b.shown.View.Harbour() {
			shown := b.Object(layout.Spot{Kind: layout.Berth, At: i, Card: card}).(*pieces.Card)
			shown.MouseIn(&desktop.MouseEvent{})
			now = now.Add(time.Minute)
			for _, frame := range frames {
				frame()
			}
			if tips := visible.All[*widgets.Tip](b.top()); len(tips) > 0 != (still && shown.ToolTip() != "") {
				t.Errorf("still %v: %d words over the table", still, len(tips))
			}
			var words []string
			for _, text := range visible.All[*canvas.Text](b.enlarged) {
				words = append(words, text.Text)
			}
			if shown.ToolTip() != "" {
				said++
				if beside := strings.Contains(strings.Join(words, " "), shown.ToolTip()); beside == still {
					t.Errorf("still %v: %q beside the card, of which %q is said", still, words, shown.ToolTip())
				}
			}
			shown.MouseOut()
			frames = nil
		}
		if said == 0 {
			t.Error("nothing is said of any card")
		}
	}
}
