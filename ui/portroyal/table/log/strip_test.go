package log

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/pieces/piecestest"
	rulebook "portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The number of a card in the log is beneath it: it covers neither the card nor its neighbours.
func TestNumbersOfTheLogCoverNothing(t *testing.T) {
	on := piecestest.New(t, stagetest.Small, words.English)
	l := New(0)
	for i := range 9 {
		l.turns[0].entries = append(l.turns[0].entries, entry{card: portroyal.Card(i + 1), order: i + 1, taker: -1})
	}
	strip := NewStrip(on, seats.Of(gametest.Seats("", ""), []int{0, 1}), l, Calls{})
	for _, size := range slices.Concat(layouttest.Small, layouttest.Sizes[1:6]) {
		by := stage.Growth(size)
		strip.Lay(layout.Divide(size, layout.Parts{Log: true}, by).Log, by)
		row := newRow(strip)
		row.show(0)
		var cards, numbers []geometry.Rectangle
		for _, object := range row.content.Objects {
			at, extent := object.Position(), object.Size()
			r := geometry.Rect(at.X, at.Y, extent.Width, extent.Height)
			switch object := object.(type) {
			case *pieces.Card:
				cards = append(cards, r)
			case *canvas.Text:
				if at.Y > strip.sizes.heading() {
					r.Y += (extent.Height - object.MinSize().Height) / 2
					// Only its digits.
					numbers = append(numbers, geometry.Rect(r.X, r.Y+object.TextSize*0.3, r.W, object.TextSize*0.75))
				}
			}
		}
		if len(cards) != 9 || len(numbers) != 9 {
			t.Fatalf("%v: %d cards, %d numbers", size, len(cards), len(numbers))
		}
		for _, number := range numbers {
			if number.Y+number.H > strip.sizes.turn(9) {
				t.Errorf("%v: the number at %v is cut off at %v", size, number, strip.sizes.turn(9))
			}
			for _, card := range cards {
				if layouttest.Overlap(number, card) {
					t.Errorf("%v: the number at %v covers the card at %v", size, number, card)
				}
			}
		}
	}
}

// New turns do not move what is being read: the strip follows them only where its end is seen.
func TestTheStripStaysWhereItIsRead(t *testing.T) {
	on := piecestest.New(t, stagetest.Small, words.English)
	l := New(0)
	strip := NewStrip(on, seats.Of(gametest.Seats("", ""), []int{0, 1}), l, Calls{})
	on.Window.SetContent(widgets.WithTips(container.NewWithoutLayout(strip.panel)))
	grow := func() {
		for range 10 {
			l.Add([]portroyal.Event{{Kind: portroyal.CardRevealed, Card: 1}, {Kind: portroyal.TurnBegan}})
		}
		strip.Lay(geometry.Rect(0, 0, 200, 400), 1)
	}
	grow()
	grow()
	strip.list.ScrollToOffset(50)
	grow()
	if at := strip.list.GetScrollOffset(); at != 50 {
		t.Errorf("what was read at 50 is now at %v", at)
	}
	strip.list.ScrollToBottom()
	before := strip.list.GetScrollOffset()
	grow()
	at := strip.list.GetScrollOffset()
	strip.list.ScrollToBottom()
	if end := strip.list.GetScrollOffset(); at != end || end <= before {
		t.Errorf("it is at %v, its end at %v, before at %v", at, end, before)
	}
}

// A click on a card of the strip leads to its rules, as a right click does, unless it leads to its turn.
func TestACardOfTheStripOpens(t *testing.T) {
	on := piecestest.New(t, stagetest.Small, words.English)
	l := New(0)
	l.Add([]portroyal.Event{{Kind: portroyal.CardRevealed, Card: 1}})
	for _, turns := range []bool{false, true} {
		asked, gone := 0, 0
		calls := Calls{Ask: func(of rulebook.Entry) {
			if of == rulebook.OfCard(1) {
				asked++
			}
		}}
		if turns {
			calls.Turn = func(int) { gone++ }
		}
		strip := NewStrip(on, seats.Of(gametest.Seats("", ""), []int{0, 1}), l, calls)
		strip.Lay(geometry.Rect(0, 0, 200, 400), 1)
		row := newRow(strip)
		row.show(0)
		for _, card := range visible.All[*widgets.Asked](row.content) {
			card.Tapped(nil)
			card.TappedSecondary(nil)
		}
		if want := map[bool][2]int{false: {2, 0}, true: {1, 1}}[turns]; [2]int{asked, gone} != want {
			t.Errorf("with turns %v: %d times to the rules, %d to the turn", turns, asked, gone)
		}
	}
}
