package board

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// shownCards lists the cards in a part of the table in drawing order.
func (b *bench) shownCards(area geometry.Rectangle) (cards []shownCard) {
	for _, card := range visible.All[*pieces.Card](b.root) {
		at, size := visible.Place(card), card.MinSize()
		whole := geometry.Rect(at.X, at.Y, size.Width, size.Height)
		if layouttest.Within(whole, area.Inset(-layouttest.Gap)) {
			cards = append(cards, shownCard{card, whole.Inset(widgets.FrameWidth)})
		}
	}
	return cards
}

// The table looks as planned: no card covers the points or symbols of another, cards in the row and in the
// harbour cover nothing at all, and an expedition that is asked about has its whole frame.
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
				beside := len(layout.MiddleOf(&b.shown.View, a, b.growth()).Expeditions)
				for name, area := range map[string]geometry.Rectangle{"row": a.Row, "middle": a.Middle, "own": a.Own} {
					cards := b.shownCards(area)
					want := min(2, c.Persons)
					if name == "row" {
						want = len(b.shown.View.Expeditions()) - beside
					}
					if len(cards) < want {
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

// Another player's crew shows all its points: either as cards that do not cover each other's heads, or by kind as
// portraits with their points in legible digits.
func TestOpponentsShowPoints(t *testing.T) {
	cards, portraits := 0, 0
	for players := 2; players <= portroyal.MaxPlayers; players++ {
		b := newBench(t, players)
		for _, size := range layouttest.Sizes[1:6] {
			for _, persons := range []int{2, 5, 14} {
				b.show(gametest.Crowd{Players: players, Harbour: 4, Persons: persons}.View(t), size)
				for i, panel := range b.drawn.Others.(*fyne.Container).Objects[:players-1] {
					seat := (b.shown.Lower + 1 + i) % players
					what := fmt.Sprintf("%d players at %v, seat %d", players, size, seat)
					crew := visible.All[*pieces.Card](panel)
					if len(crew) == 0 {
						portraits++
						b.showsPortraits(what, seat, panel)
						continue
					}
					cards++
					if want := len(b.shown.View.Display(seat)); len(crew) != want {
						t.Errorf("%s: %d of %d cards", what, len(crew), want)
					}
					for i, card := range crew {
						for _, later := range crew[i+1:] {
							if layouttest.Overlap(whole(later), layouttest.Head(whole(card).Inset(widgets.FrameWidth))) {
								t.Errorf("%s: %v lies over the points of %v", what, later.Card, card.Card)
							}
						}
					}
				}
			}
		}
	}
	if cards == 0 || portraits == 0 {
		t.Errorf("%d crews as cards, %d as portraits", cards, portraits)
	}
}

// whole is the place of a card including its frame.
func whole(card *pieces.Card) geometry.Rectangle {
	at, size := visible.Place(card), card.MinSize()
	return geometry.Rect(at.X, at.Y, size.Width, size.Height)
}

// showsPortraits checks that each kind of person a player has shows its points.
func (b *bench) showsPortraits(what string, seat int, panel fyne.CanvasObject) {
	b.t.Helper()
	want, shown := 0, 0
	kinds, _ := layout.Kinds(&b.shown.View, seat)
	for _, kind := range kinds {
		if kind.Points > 0 {
			want++
		}
	}
	size, most, facts := panel.Size(), 0, 0
	for other := range b.shown.View.Players() {
		if other != b.shown.Lower {
			most, facts = max(most, len(b.crewOf(other).kinds)), max(facts, len(b.facts(other)))
		}
	}
	room := layout.Inside(size.Width, size.Height, facts, most, b.growth(), false).Cards
	for _, text := range visible.All[*canvas.Text](panel) {
		at := visible.Place(text).Subtract(visible.Place(panel))
		if at.X >= room.X && at.Y >= room.Y && text.FontSource == look.DisplayFont {
			shown++
			if text.TextSize < 12 {
				b.t.Errorf("%s: points at %v", what, text.TextSize)
			}
		}
	}
	if shown != want {
		b.t.Errorf("%s: %d of %d kinds show their points", what, shown, want)
	}
}

// The active player is marked by a shape, the deciding one by a light behind the head: neither can be mistaken
// for a seat's colour.
func TestActiveIsMarkedByAShape(t *testing.T) {
	b := until(t, func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Trade && v.Decides() != v.Active()
	}, 3)
	active, decides := 0, 0
	for _, m := range b.marks {
		if m.spot.Kind == layout.Light {
			decides++
			if m.spot.Seat != b.shown.View.Decides() {
				t.Errorf("there is a light behind the head of seat %d", m.spot.Seat)
			}
		}
	}
	for _, tip := range visible.All[*widgets.Asked](b.root) {
		if tip.ToolTip() == b.stage.Words.T("seat.active") {
			active++
		}
	}
	if active != 1 || decides != 1 {
		t.Errorf("%d marks of the active player, %d of the deciding one", active, decides)
	}
}

// With the pointer on it, a computer player's place says its level and character, whatever else it says; a
// person's place says neither.
func TestPlacesSayWhoPlays(t *testing.T) {
	players := []string{"", "captain:bold", "seaman"}
	for seat := range players { // each as the active player
		m := gametest.Until(t, gametest.Printed(portroyal.DeckBase), func(m *match.Match) bool {
			v := m.View()
			return v.Active() == seat
		}, make([]string, len(players))...)
		b := newBench(t, len(players))
		b.seats = seats.Of(gametest.Seats(players...), []int{0, 1, 2})
		b.show(m.View(), stagetest.Small)
		told := map[string]int{}
		for _, tip := range visible.All[*widgets.Asked](b.root) {
			if _, last, lines := strings.Cut(tip.ToolTip(), "\n"); lines {
				told[last]++
			}
		}
		if told["Captain \u00b7 Bold"] != 1 || told["Sailor"] != 1 || told["Computer player"] != 0 {
			t.Errorf("seat %d is active: %v", seat, told)
		}
	}
}

// The number of cards of a kind is beside the portrait of the card in front, where there is neither text nor a number:
// below the head and above the title and price. It is on no card alone, so that nobody takes it for a number of that card.
func TestTalliesCoverNoWords(t *testing.T) {
	tallies := 0
	for players := 2; players <= 3; players++ {
		b := newBench(t, players)
		for _, size := range layouttest.Sizes[1:6] {
			b.show(gametest.Crowd{Players: players, Harbour: 4, Persons: 9}.View(t), size)
			for _, panel := range b.drawn.Others.(*fyne.Container).Objects {
				cards := visible.All[*pieces.Card](panel)
				for _, text := range visible.All[*canvas.Text](panel) {
					if !strings.HasPrefix(text.Text, "\u00d7") {
						continue
					}
					at := reach(text)
					at.Y, at.H = at.Y+at.H*0.15, at.H*0.7 // its digits
					for i := len(cards) - 1; i >= 0; i-- {
						card := whole(cards[i]).Inset(widgets.FrameWidth)
						if !layouttest.Overlap(at, card) {
							continue
						}
						tallies++
						free := geometry.Rect(at.X, card.Y+cardface.HeadHeight(card.W), at.W, 0)
						free.H = card.Y + card.W*cardface.PortraitTo - free.Y
						if !layouttest.Within(at, free) {
							t.Errorf("%d players at %v: %s at %v is not beside the portrait %v of %v",
								players, size, text.Text, at, free, cards[i].Card)
						}
						ground := geometry.Rect(visible.Place(text).X, at.Y, text.Size().Width, at.H)
						if card = card.Inset(2); layouttest.Within(ground, card) {
							t.Errorf("%d players at %v: %s at %v is on %v alone", players, size, text.Text, ground, cards[i].Card)
						}
						break
					}
				}
			}
		}
	}
	if tallies == 0 {
		t.Error("nobody has two of a kind")
	}
}

// reach is the area that the letters of a text occupy.
func reach(text *canvas.Text) geometry.Rectangle {
	from, to := visible.Ink(text)
	return geometry.Rect(from.X, from.Y, to.X-from.X, to.Y-from.Y)
}
