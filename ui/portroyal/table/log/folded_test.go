package log

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The folded log shows the last turn in which something has happened, in one line; a click on it unfolds the log.
func TestFoldedLogShowsTheLastTurn(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	log, unfolded := New(0), 0
	f := NewFolded(s, seats.Of(gametest.Seats("", ""), []int{0, 1}), log, Calls{}, func() { unfolded++ })
	place := geometry.Rect(10, 20, 240, 90)
	says := func() string {
		sheet := f.Lay(place, 1)
		s.Window.SetContent(sheet)
		return visible.Texts(sheet)
	}
	revealed := portroyal.Event{Kind: portroyal.CardRevealed, Card: gametest.Card(t, "settler")}
	if text := says(); !strings.Contains(text, "1  Ann") {
		t.Errorf("at the beginning it shows %q", text)
	}
	log.Add([]portroyal.Event{revealed, {Kind: portroyal.TurnBegan, Seat: 1}})
	if text := says(); !strings.Contains(text, "1  Ann") || strings.Contains(text, "Ben") {
		t.Errorf("before anything has happened in the second turn it shows %q", text)
	}
	log.Add([]portroyal.Event{revealed})
	if text := says(); !strings.Contains(text, "2  Ben") || strings.Contains(text, "Ann") {
		t.Errorf("in the second turn it shows %q", text)
	}
	for range 30 {
		log.Add([]portroyal.Event{revealed})
	}
	text := says()
	if !strings.HasSuffix(text, "31") || strings.Contains(text, "\n1\n") {
		t.Errorf("of 31 cards it shows %q", text)
	}
	for _, asked := range visible.All[*widgets.Asked](f.sheet) {
		if at := asked.Position(); at.X+asked.Size().Width > place.W+1 {
			t.Errorf("a card is at %v of %v", at, place.W)
		}
	}
	for _, area := range visible.All[*widgets.Area](f.sheet) {
		test.Tap(area)
	}
	if unfolded != 1 {
		t.Errorf("a click unfolds it %d times", unfolded)
	}
}
