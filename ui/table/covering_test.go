package table

import (
	"image/color"
	"slices"
	"testing"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// shownCard is a card as it lies on the table, with what is drawn on top of it.
type shownCard struct {
	card    *pieces.Card
	picture rect
	order   int
}

// shownCards lists the cards in a part of the table in the order of drawing.
func (b *bench) shownCards(area rect) (cards []shownCard) {
	for i, card := range all[*pieces.Card](b.root) {
		at, size := place(card), card.MinSize()
		whole := rect{at.X, at.Y, size.Width, size.Height}
		if !whole.within(area.inset(-gap)) {
			continue
		}
		cards = append(cards, shownCard{card, whole.inset(widgets.FrameWidth), i})
	}
	return cards
}

// What the plans promise is on the table: no card lies over the points or symbols of another, in
// the row and in the harbour over nothing at all, and an expedition that is asked about is framed
// whole.
func TestCardsOnTheTableHideNothing(t *testing.T) {
	for players := 2; players <= portroyal.MaxPlayers; players++ {
		b := newBench(t, newGame(t, portroyal.DefaultOptions(), 1, make([]string, players)...))
		for _, least := range leastSizes {
			for _, c := range []crowd{
				{harbour: 5, expeditions: 3, persons: 9},
				{harbour: 6, contracts: 5, expeditions: 2, persons: 14},
				{harbour: 12, contracts: 7, expeditions: 6, persons: 20},
			} {
				c.players = players
				b.show(c.view(t), least.size)
				a := areasFor(b.size, b.parts())
				for name, area := range map[string]rect{"row": a.row, "middle": a.middle, "own": a.own} {
					cards := b.shownCards(area)
					if len(cards) < min(2, c.persons) {
						t.Fatalf("%+v at %v: %d cards in %s", c, least.size, len(cards), name)
					}
					for i, card := range cards {
						seen := framedIn(card.picture)
						if name == "own" {
							seen = headOf(card.picture)
						}
						for _, other := range cards[i+1:] {
							if framedIn(other.picture).overlaps(seen) {
								t.Fatalf("%+v at %v: in %s %v lies over %v", c, least.size, name, other.card.Card, card.card.Card)
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
		b := newBench(t, newGame(t, portroyal.DefaultOptions(), 1, make([]string, players)...))
		for _, least := range leastSizes {
			b.show(crowd{players: players, harbour: 4, persons: 14}.view(t), least.size)
			for i, panel := range b.otherPanels() {
				seat := (b.lowerSeat() + 1 + i) % players
				want, shown := 0, 0
				kinds, _ := b.chips(seat)
				for _, kind := range kinds {
					if kind.points > 0 {
						want++
					}
				}
				under := panelFor(panel.Size().Width, panel.Size().Height, len(b.facts(seat)), stage.Growth(b.size)).chips.y
				for _, text := range all[*canvas.Text](panel) {
					if place(text).Y >= place(panel).Y+under && text.FontSource == look.DisplayFont {
						shown++
						if text.TextSize < 12 {
							t.Errorf("%d players at %v: points at %v", players, least.size, text.TextSize)
						}
					}
				}
				if shown != want {
					t.Errorf("%d players at %v, seat %d: %d of %d kinds show their points", players, least.size, seat, shown, want)
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
	}, "", "", "")
	active, decides := 0, 0
	for _, m := range b.marks {
		if m.spot.kind != panelSpot {
			continue
		}
		edge := m.object.(*canvas.Rectangle)
		own := widgets.SeatColour(b.colours[m.spot.seat])
		switch {
		case m.spot.seat == b.view.Decides():
			if edge.StrokeColor == own && edge.StrokeWidth >= 3 {
				decides++
			}
		case slices.Contains(palette.Seats[:], edge.StrokeColor.(color.NRGBA)):
			t.Errorf("the edge of seat %d has the colour of a seat", m.spot.seat)
		}
	}
	for _, tip := range all[*widgets.Tipped](b.root) {
		if tip.ToolTip() == b.stage.Words.T("seat.active") {
			active++
		}
	}
	if active != 1 || decides != 1 {
		t.Errorf("%d marks of the active player, %d of the deciding one", active, decides)
	}
}
