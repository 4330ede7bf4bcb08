package board

import (
	"image/color"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/pieces"
	"portroyal/ui/seen"
	"portroyal/ui/table/gametest"
	"portroyal/ui/table/layout"
	"portroyal/ui/table/layout/layouttest"
	"portroyal/ui/widgets"
)

// shownCards lists the cards in a part of the table in the order of drawing.
func (b *bench) shownCards(area layout.Rectangle) (cards []shownCard) {
	for _, card := range seen.All[*pieces.Card](b.root) {
		at, size := seen.Place(card), card.MinSize()
		whole := layout.Rect(at.X, at.Y, size.Width, size.Height)
		if layouttest.Within(whole, area.Inset(-layouttest.Gap)) {
			cards = append(cards, shownCard{card, whole.Inset(widgets.FrameWidth)})
		}
	}
	return cards
}

// What the plans promise is on the table: no card lies over the points or symbols of another, in
// the row and in the harbour over nothing at all, and an expedition that is asked about is framed
// whole.
func TestCardsOnTheTableHideNothing(t *testing.T) {
	for players := 2; players <= portroyal.MaxPlayers; players++ {
		b := newBench(t, players)
		for _, size := range layouttest.Sizes[1:6] {
			for _, c := range []gametest.Crowd{
				{Harbour: 5, Expeditions: 3, Persons: 9},
				{Harbour: 6, Contracts: 5, Expeditions: 2, Persons: 14},
				{Harbour: 12, Contracts: 7, Expeditions: 6, Persons: 20},
			} {
				c.Players = players
				b.show(c.View(t), size)
				a := b.areas
				for name, area := range map[string]layout.Rectangle{"row": a.Row, "middle": a.Middle, "own": a.Own} {
					cards := b.shownCards(area)
					if len(cards) < min(2, c.Persons) {
						t.Fatalf("%+v at %v: %d cards in %s", c, size, len(cards), name)
					}
					for i, card := range cards {
						seen := layouttest.Framed(card.picture)
						if name == "own" {
							seen = layouttest.Head(card.picture)
						}
						for _, other := range cards[i+1:] {
							if layouttest.Overlap(layouttest.Framed(other.picture), seen) {
								t.Fatalf("%+v at %v: in %s %v lies over %v",
									c, size, name, other.card.Card, card.card.Card)
							}
						}
					}
				}
			}
		}
	}
}

// Every kind of person of another player shows its points, in digits that can be read, and nothing
// of it lies over another.
func TestOpponentsShowPoints(t *testing.T) {
	for players := 2; players <= portroyal.MaxPlayers; players++ {
		b := newBench(t, players)
		for _, size := range layouttest.Sizes[1:6] {
			b.show(gametest.Crowd{Players: players, Harbour: 4, Persons: 14}.View(t), size)
			for i, panel := range b.drawn.Others.(*fyne.Container).Objects {
				seat := (b.shown.Lower + 1 + i) % players
				want, shown := 0, 0
				kinds, _ := layout.Kinds(&b.shown.View, seat)
				for _, kind := range kinds {
					if kind.Points > 0 {
						want++
					}
				}
				under := layout.Inside(panel.Size().Width, panel.Size().Height, len(b.facts(seat)), b.growth()).Chips.Y
				for _, text := range seen.All[*canvas.Text](panel) {
					if seen.Place(text).Y >= seen.Place(panel).Y+under && text.FontSource == look.DisplayFont {
						shown++
						if text.TextSize < 12 {
							t.Errorf("%d players at %v: points at %v", players, size, text.TextSize)
						}
					}
				}
				if shown != want {
					t.Errorf("%d players at %v, seat %d: %d of %d kinds show their points",
						players, size, seat, shown, want)
				}
			}
		}
	}
}

// The active player is marked by a shape, the deciding one by an edge in the colour of the seat: no
// edge of another colour could be taken for that of a seat.
func TestActiveIsMarkedByAShape(t *testing.T) {
	b := until(t, func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Trade && v.Decides() != v.Active()
	}, 3)
	active, decides := 0, 0
	for _, m := range b.marks {
		if m.spot.Kind != layout.Panel {
			continue
		}
		edge := m.object.(*canvas.Rectangle)
		own := b.seats[m.spot.Seat].Colour
		switch {
		case m.spot.Seat == b.shown.View.Decides():
			if edge.StrokeColor == own && edge.StrokeWidth >= 3 {
				decides++
			}
		case slices.Contains(palette.Seats[:], edge.StrokeColor.(color.NRGBA)):
			t.Errorf("the edge of seat %d has the colour of a seat", m.spot.Seat)
		}
	}
	for _, tip := range seen.All[*widgets.Tipped](b.root) {
		if tip.ToolTip() == b.stage.Words.T("seat.active") {
			active++
		}
	}
	if active != 1 || decides != 1 {
		t.Errorf("%d marks of the active player, %d of the deciding one", active, decides)
	}
}
