package portroyal

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/pieces"
	rulebook "portroyal/ui/portroyal/rules/book"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// reads fails unless the rulebook is on top, open at the chapter of an entry.
func (b *bench) reads(of entry.Entry) {
	b.t.Helper()
	rules := rulebook.In(b.stage.Words, nil)
	place, ok := rules.Find(of)
	if !ok {
		b.t.Fatalf("there is no place %q", of)
	}
	shown := visible.All[*widgets.Contents](b.Top())
	if len(shown) != 1 {
		b.t.Errorf("the rulebook does not lie on top, for %q", of)
		return
	}
	if at := shown[0].AccessibilityLabel(); at != rules.Chapters[place.Chapter].Title {
		b.t.Errorf("for %q the chapter %q is open", of, at)
	}
}

// F1 opens the rulebook at what the game waits for.
func TestHelpOpensAtWhatTheGameWaitsFor(t *testing.T) {
	b := newBench(t, nil)
	b.Press(fyne.KeyF1)
	b.reads("aim")
	for _, c := range []struct {
		of    entry.Entry
		holds func(*match.Match) bool
	}{
		{"turn", func(*match.Match) bool { return true }},
		{entry.Repel, func(m *match.Match) bool { return can(m, portroyal.RepelShip) }},
		{entry.Trade, func(m *match.Match) bool { return can(m, portroyal.Take) }},
	} {
		b := newBench(t, nil)
		on(hotSeat("Ann", "Ben"), c.holds)(b)
		b.Press(fyne.KeyF1)
		b.reads(c.of)
	}
}

// While an answer is open, F1 and ? open the rulebook at what the player has begun, and all keys for looking around work.
func TestLookingAroundBeforeAnAnswer(t *testing.T) {
	b := newBench(t, nil)
	on(hotSeat("Ann", "Ben"), func(m *match.Match) bool {
		v := m.View()
		return severalClaims(m) && len(v.Discards()) > 0
	})(b)
	b.Press(fyne.KeyE)
	for _, key := range []fyne.KeyName{fyne.KeyF1, widgets.KeyAsk} {
		b.Press(key)
		b.reads(entry.Expeditions)
		b.stage.CloseAll()
	}
	if b.Press(fyne.KeyB); b.stage.Depth() != 1 {
		t.Error("B opens nothing")
	}
	b.stage.CloseAll()
	log := b.settings.Log
	if b.Press(fyne.KeyL); b.settings.Log == log {
		t.Error("L leaves the log as it is")
	}
	if onTable := b.Screen().(*table.Table); !onTable.Asks() {
		t.Error("the question is gone")
	}
}

// F1 opens the rulebook over whatever is over the screen as well, and only once.
func TestHelpOverMenus(t *testing.T) {
	b := newBench(t, withSetup(against(1, "captain")))
	b.Press(fyne.KeyReturn, fyne.KeyEscape)
	depth := b.stage.Depth()
	b.Press(fyne.KeyF1, fyne.KeyF1)
	b.reads("turn")
	if b.stage.Depth() != depth+1 {
		t.Errorf("it lies there %d times", b.stage.Depth()-depth)
	}
	b.Press(fyne.KeyEscape)
	if b.stage.Depth() != depth {
		t.Error("Escape does not lead back to the menu")
	}
}

// question types a question mark.
func (b *bench) question() { test.TypeOnCanvas(b.window.Canvas(), "?") }

// A right click on a card at the table or in the gallery, and the question mark while it is looked at, lead to its
// place; the question mark alone to what the game waits for.
func TestCardsLeadToTheRulebook(t *testing.T) {
	b := newBench(t, nil)
	on(hotSeat("Ann", "Ben"), func(m *match.Match) bool {
		v := m.View()
		return slices.ContainsFunc(v.Harbour(), func(c portroyal.Card) bool { return c.Face().Type == portroyal.Person }) &&
			v.Phase() == portroyal.Discover
	})(b)
	b.Pass(time.Second)
	b.question()
	b.reads(entry.Discover)
	b.Press(fyne.KeyEscape)
	view := b.game.View()
	for at, card := range view.Harbour() {
		b.Press(fyne.KeyRight)
		b.question()
		b.reads(entry.OfCard(card))
		b.Press(fyne.KeyEscape)
		test.TapSecondary(b.cardAt(layout.Spot{Kind: layout.Berth, At: at, Card: card}))
		b.reads(entry.OfCard(card))
		b.Press(fyne.KeyEscape)
	}
	b = newBench(t, nil)
	b.Press(fyne.KeyC, fyne.KeyRight)
	large := visible.All[*pieces.Card](b.Top())
	card := large[slices.IndexFunc(large, func(c *pieces.Card) bool { return c.Large })]
	b.question()
	b.reads(entry.OfCard(card.Card))
	b.Press(fyne.KeyEscape)
	test.TapSecondary(card)
	b.reads(entry.OfCard(card.Card))
	b.Press(fyne.KeyEscape, fyne.Key5)
	b.question()
	b.reads(entry.OfContract(portroyal.LadyKiller))
}

// Everything that the table says can be asked about: the question and its plates, whose turn it is, what ends the game,
// each choice of a hint. A plate with the focus does not keep the question mark to itself.
func TestWordsLeadToTheRulebook(t *testing.T) {
	b := newBench(t, nil)
	on(hotSeat("Ann", "Ben"), func(m *match.Match) bool {
		v := m.View()
		return can(m, portroyal.Take) && len(v.Harbour()) > 1
	})(b)
	b.Pass(time.Second)
	ask := func(what string, about fyne.SecondaryTappable, of entry.Entry) {
		t.Helper()
		about.TappedSecondary(&fyne.PointEvent{})
		if !b.stage.Covered() {
			t.Errorf("%s leads nowhere", what)
			return
		}
		if of != "" {
			b.reads(of)
		}
		b.Press(fyne.KeyEscape)
	}
	places, high := map[string]int{}, b.window.Canvas().Size().Height
	for _, tipped := range visible.All[*widgets.Asked](b.Top()) {
		at := visible.Place(tipped)
		switch {
		case at.Y < 40:
			places["top"]++
			ask("the top line", tipped, "")
		case at.Y > high*0.6 && at.Y < high*0.75 && tipped.Size().Width > 300: // cards of the log are smaller
			places["question"]++
			ask("the question", tipped, entry.Trade)
		}
	}
	if places["top"] < 2 || places["question"] < 1 {
		t.Errorf("there are only %v to ask about", places)
	}
	for _, plate := range visible.All[*widgets.Plate](b.Top()) {
		if plate.Text == b.stage.Words.T("pass") {
			ask("passing", plate, entry.Trade)
			b.window.Canvas().Focus(plate)
			b.question()
			b.reads(entry.Trade)
			b.Press(fyne.KeyEscape)
		}
	}
	b.Press(fyne.KeyH)
	b.Pass(2 * time.Second)
	tiles := visible.All[*widgets.Tile](b.Top())
	if len(tiles) < 2 {
		t.Fatalf("%d hints", len(tiles))
	}
	ask("a hint", tiles[0], "")
}

// cardAt finds the card of the harbour at a place of the table.
func (b *bench) cardAt(at layout.Spot) *pieces.Card {
	b.t.Helper()
	for _, card := range visible.All[*pieces.Card](b.Top()) {
		if card.Card == at.Card && !card.Large && card.Price != "" {
			return card
		}
	}
	b.t.Fatalf("%s does not lie there", at.Card)
	return nil
}

// Saving asks where; what cannot be written is told in one sentence where the name is written.
func TestRulebookThatCannotBeSaved(t *testing.T) {
	b := newBench(t, nil)
	b.Press(fyne.KeyF1)
	file := filepath.Join(b.savesInto(), "rules.html")
	if err := os.Mkdir(file, 0o700); err != nil { // a folder is in the way
		t.Fatal(err)
	}
	b.Tap("rules.save")
	b.saveUnder("rules")
	b.Tells(b.stage.Words.T("file.name.folder"))
	b.Press(fyne.KeyEscape)
	if !b.stage.Shows("rulebook") || b.stage.Depth() != 1 {
		t.Error("the rulebook is not read on after a no")
	}
	b.Tap("rules.save")
	b.saveUnder("others")
	for range 100 { // the pictures are drawn one after the other
		b.Pass(1e9)
	}
	if held(t, filepath.Join(filepath.Dir(file), "others.html")) == "" {
		t.Error("it is not saved")
	}
	if !b.stage.Shows("rulebook") || b.stage.Depth() != 1 || b.Said() != "" {
		t.Errorf("the rulebook is not read on once it is saved, or %q is told behind it", b.Said())
	}
	said := filepath.Dir(filepath.Dir(file)) // the rest of the path may be too long for the line
	if !strings.Contains(visible.Texts(b.Top()), said) {
		t.Errorf("nothing says %q:\n%s", said, visible.Texts(b.Top()))
	}
	if b.Press(fyne.KeyRight); strings.Contains(visible.Texts(b.Top()), said) {
		t.Error("it is said in the next chapter still")
	}
}
