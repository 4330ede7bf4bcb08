package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/table/gametest"
	"portroyal/ui/table/layout"
	"portroyal/ui/table/layout/layouttest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// enlarged is the part of the table that what is enlarged takes up, empty if there is nothing.
func (b *bench) enlarged() (r layout.Rectangle) {
	for _, object := range b.zoom.Objects {
		at, size := object.Position(), object.Size()
		r = layout.Rect(at.X, at.Y, size.Width, size.Height)
	}
	return r
}

// Whatever the pointer is on, and wherever the cursor of the keyboard stands, what is enlarged lies in
// the window, leaves the question and its plates free, and never comes to lie under the pointer.
func TestEnlargedCardsHideNothingThatIsAsked(t *testing.T) {
	for _, size := range layouttest.Sizes[1:6] {
		for _, withLog := range []bool{true, false} {
			b := newBench(t, gametest.New(t, portroyal.DefaultOptions(), 1, "", "", ""))
			b.stage.Settings.ShowLog = withLog
			c := crowd{players: 3, harbour: 9, expeditions: 3, contracts: 4, persons: 9, coins: 3}
			b.show(c.view(t), size)
			prompt := b.areas().Prompt
			free := func(what string, of layout.Rectangle) {
				t.Helper()
				r := b.enlarged()
				switch {
				case r.W == 0:
					t.Errorf("%v, log %v: %s is not enlarged", size, withLog, what)
				case !layouttest.Within(r, layout.Rect(0, 0, size.Width, size.Height)):
					t.Errorf("%v, log %v: %s enlarged lies at %v, out of the window", size, withLog, what, r)
				case layouttest.Overlap(r, prompt):
					t.Errorf("%v, log %v: %s enlarged at %v covers the question at %v", size, withLog, what, r, prompt)
				case layouttest.Overlap(r, of):
					t.Errorf("%v, log %v: %s at %v is covered by itself enlarged at %v", size, withLog, what, of, r)
				}
			}
			looked := 0
			for _, object := range all[desktopHoverable](b.root) {
				at, extent := place(object), object.Size()
				object.MouseIn(&desktop.MouseEvent{})
				if len(b.zoom.Objects) > 0 {
					looked++
					free(fmt.Sprintf("%T %d", object, looked), layout.Rect(at.X, at.Y, extent.Width, extent.Height))
				}
				object.MouseOut()
				if len(b.zoom.Objects) > 0 {
					t.Fatalf("%v: the pointer has left, and something is still enlarged", size)
				}
			}
			if looked < 30 {
				t.Errorf("%v: only %d things are enlarged", size, looked)
			}
			for range b.inspectable() {
				b.movePointer(1)
				at := b.lookedAt()
				if at.W == 0 {
					t.Errorf("%v: where the cursor stands is not known", size)
				}
				free(fmt.Sprintf("cursor %d", b.cursor), at)
			}
		}
	}
}

// desktopHoverable is a widget that the pointer can be on.
type desktopHoverable interface {
	fyne.CanvasObject
	desktop.Hoverable
}

// steady is a position with contracts on which cubes and steps lie.
func steady(t *testing.T) *bench {
	t.Helper()
	b := newBench(t, gametest.New(t, portroyal.DefaultOptions(), 1, "", "", ""))
	view := crowd{players: 3, harbour: 3, contracts: 6, persons: 3}.view(t)
	b.show(view, fyne.NewSize(1024, 700))
	return b
}

// The enlarged contract shows the cubes that lie on it and says in every language who has fulfilled
// it, which steps have been made, and what the next slot pays.
func TestEnlargedContractTellsWhatLiesOnIt(t *testing.T) {
	b := steady(t)
	for _, language := range words.Languages {
		b.stage.Words = words.In(language)
		w := b.stage.Words
		for i, laid := range b.view.Contracts() {
			b.hover(item{contract: laid.Contract}, true)
			shown := all[*widgets.Contract](b.zoom)
			if len(shown) != 1 || len(shown[0].Cubes) != len(laid.Cubes) {
				t.Fatalf("%s: %v is not enlarged with its cubes", language, laid.Contract)
			}
			var said []string
			for _, text := range all[*canvas.Text](b.zoom) {
				said = append(said, text.Text)
			}
			all := strings.Join(said, " ")
			coins, free := b.view.NextSlot(laid.Contract)
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

// Steps are told with the name of their player, and every cube carries its letter.
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
				b := newBench(t, m)
				view := m.View()
				want := b.stage.Words.T("contract.state.step", "Player", b.name(seat), "Step", view.Steps(seat, contract), "Steps", contract.Face().Steps)
				if said := b.laidWords(contract); !slices.Contains(said, want) {
					t.Errorf("%q does not say %q", said, want)
				}
				for _, shown := range all[*widgets.Contract](b.root) {
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
