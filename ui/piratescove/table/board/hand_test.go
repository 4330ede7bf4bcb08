package board

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/record"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// Every card in a hand shows its whole name, however many kinds there are and in every language: on the card, which is large
// enough for it and which nothing covers, or beside it.
func TestEveryCardInAHandShowsItsName(t *testing.T) {
	var kinds []string
	for card := cove.NoCard + 1; card <= cove.Fame3; card++ {
		if card.Face().Type != cove.ParrotCard { // which are never held
			cards := strings.Repeat(fmt.Sprintf("%q, ", card), min(int(card.Face().Copies), 2)) // so that they say how many
			kinds = append(kinds, strings.TrimSuffix(cards, ", "))
		}
	}
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}} {
		for _, language := range words.Languages {
			s := stagetest.New(t, size, language)
			b := New(s, make([]record.Seat, 2), nil, Calls{Tap: func(Spot) {}, Ask: func(Spot) {}, Miss: func() {}})
			by := stage.Growth(size)
			for n := 1; n <= len(kinds); n++ {
				var p cove.Position
				seat := `{"options": {"players": 2}, "phase": "navigation", "round": 2, "seats": [{"hand": [` +
					strings.Join(kinds[len(kinds)-n:], ", ") + `]}, {}]}`
				if err := json.Unmarshal([]byte(seat), &p); err != nil {
					t.Fatal(err)
				}
				view, on := p.View(0), p.Board()
				areas := AreasOf(size, 2, by, 0)
				drawn := b.Draw(Shown{Board: &on, View: &view, Lower: 0, Open: true, Acts: -1}, size, areas)
				s.Window.SetContent(drawn)
				about := fmt.Sprintf("%d kinds at %v in %s", n, size, language)
				least := by * 11 // the size of a name
				if n > 12 {
					least = by * 8
				}
				room, places := areas.own().hand.Inset(-1), map[cove.Card]geometry.Rectangle{}
				for spot, r := range b.Places() {
					if spot.Kind != Hand {
						continue
					}
					if r.X < room.X || r.Y < areas.Own.Y || r.X+r.W > room.X+room.W || r.Y+r.H > room.Y+room.H {
						t.Errorf("%s: %s lies at %v, beyond %v", about, spot.Card, r, room)
					}
					for other, at := range places {
						if geometry.Touch(r, at) {
							t.Errorf("%s: %s and %s cover each other", about, spot.Card, other)
						}
					}
					places[spot.Card] = r
				}
				if len(places) != n {
					t.Fatalf("%s: %d are shown", about, len(places))
				}
				said := map[cove.Card]string{}
				for _, text := range visible.All[*canvas.Text](drawn) {
					from, to := visible.Ink(text)
					for card, r := range places {
						if from.X >= r.X && from.Y >= r.Y-1 && to.X <= r.X+r.W && to.Y <= r.Y+r.H+1 && text.TextSize >= least {
							said[card] = strings.TrimSpace(said[card] + " " + text.Text)
						}
					}
				}
				for _, card := range visible.All[*pieces.Card](drawn) {
					if card.Size().Width >= leastNamed*by {
						said[card.Thing.Card] = terms.Card(s.Words, card.Thing.Card)
					}
				}
				for card := range places {
					if name := terms.Card(s.Words, card); !strings.HasPrefix(said[card], name) {
						t.Errorf("%s: %q says %q", about, name, said[card])
					}
				}
			}
		}
	}
}
