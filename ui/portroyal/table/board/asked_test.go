package board

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Everything on the table can be asked about and leads to its place in the rulebook; each card and contract has
// its own.
func TestEverythingOnTheTableCanBeAskedAbout(t *testing.T) {
	rules := book.In(words.In(words.English), nil)
	for name, c := range map[string]gametest.Crowd{
		"nothing yet":       {Players: 2},
		"a few":             {Players: 3, Harbour: 3, Expeditions: 2, Persons: 3, Coins: 2},
		"many":              {Players: 5, Harbour: 9, Expeditions: 5, Persons: 20, Coins: 5, Contracts: 4},
		"against the clock": {Players: 2, Harbour: 4, Persons: 5, Contracts: 5, Together: true},
	} {
		b := newBench(t, c.Players)
		var asked entry.Entry
		b.OnAsk = func(of entry.Entry) { asked = of }
		view := c.View(t)
		b.draw(Shown{View: view, Berths: layout.Moored(nil, &view), Asks: true}, fyne.NewSize(1280, 800))
		about := func(object fyne.SecondaryTappable, what string) entry.Entry {
			asked = ""
			test.TapSecondary(object)
			if _, ok := rules.Find(asked); !ok || asked == "" {
				t.Errorf("%s: %s leads to %q", name, what, asked)
			}
			return asked
		}
		pile := b.Object(layout.Spot{Kind: layout.DiscardPile})
		for _, card := range visible.All[*pieces.Card](b.root) {
			at := about(card, card.Card.String())
			if want := entry.OfCard(card.Card); card.Card != portroyal.NoCard && card != pile && at != want {
				t.Errorf("%s: %s leads to %s, not to %s", name, card.Card, at, want)
			}
		}
		for _, contract := range visible.All[*pieces.Contract](b.root) {
			if at := about(contract, contract.Contract.String()); at != entry.OfContract(contract.Contract) {
				t.Errorf("%s: %s leads to %s", name, contract.Contract, at)
			}
		}
		tipped := visible.All[*widgets.Asked](b.root)
		for _, over := range tipped {
			of := about(over, over.ToolTip())
			over.MouseIn(&desktop.MouseEvent{})
			if at := b.Looked(); at != of {
				t.Errorf("%s: with the pointer on %q Looked is %q", name, over.ToolTip(), at)
			}
			over.MouseOut()
			if at := b.Looked(); at != "" {
				t.Errorf("%s: Looked is still %q after the pointer has left", name, at)
			}
		}
		for _, badge := range visible.All[*widgets.Area](b.root) {
			if at := about(badge, "a price"); at != entry.Price {
				t.Errorf("%s: a price leads to %s", name, at)
			}
		}
		for _, plate := range visible.All[*widgets.Plate](b.root) {
			about(plate, plate.Text)
		}
		if len(tipped) < 5 {
			t.Errorf("%s: only %d things explain themselves", name, len(tipped))
		}
	}
}
