package movements

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// bare is a board on which things have places but cannot be seen.
type bare map[layout.Spot]geometry.Rectangle

func (b bare) Places() map[layout.Spot]geometry.Rectangle { return b }
func (b bare) Object(layout.Spot) fyne.CanvasObject       { return nil }
func (b bare) Asked() geometry.Rectangle                  { return geometry.Rect(200, 500, 600, 80) }
func (b bare) CoinsShown(int) int                         { return 0 }
func (b bare) ShowCoins(int, int)                         {}
func (b bare) ShowPoints(int, int)                        {}

// laid finds the places of piles and harbour in a window of this size.
func laid(state State, size fyne.Size) bare {
	by := stage.Growth(size)
	middle := layout.Divide(size, layout.PartsOf(state.View, 0, true, true), by).Middle
	plan := layout.Middle(middle.Size(), 1, 0, by)
	on := func(r geometry.Rectangle) geometry.Rectangle {
		r.X, r.Y = r.X+middle.X, r.Y+middle.Y
		return r
	}
	pile := geometry.Rect(0, 0, plan.Pile, plan.Pile*1.5)
	b := bare{
		{Kind: layout.Pile}:        on(plan.Left[0]).Centred(pile.W, pile.H),
		{Kind: layout.DiscardPile}: on(plan.Right[0]).Centred(pile.W, pile.H),
		{Kind: layout.Water}:       on(plan.Harbour),
	}
	for i, place := range layout.Harbour(len(state.Berths), plan.Harbour.Size(), by) {
		place.X, place.Y = place.X+plan.Harbour.X, place.Y+plan.Harbour.Y
		b[layout.Spot{Kind: layout.Berth, At: i, Card: state.Berths[i]}] = on(place)
	}
	return b
}

// above is the layer above a board.
func above(t *testing.T, m *match.Match, b Board) *Layer {
	t.Helper()
	s := piecestest.New(t, stagetest.Small, words.English)
	l := New(s, seats.Of(m.Seats(), []int{0, 1, 2, 3, 4}), b, func([]portroyal.Event) string { return "everybody pays" })
	l.Clear(1)
	return l
}

// stateOf is a game as the board shows it at first.
func stateOf(m *match.Match) State {
	view := m.View()
	return State{&view, layout.Moored(nil, &view)}
}

// eachMove goes through games of every kind that are played by chance, each on a layer that begin is told of. watch gets the
// movements of a decision in turn, while cards are turned up and after it, and over what happened and the game then.
func eachMove(
	t *testing.T, begin func(*Layer), watch func(*Layer, anim.Motion), over func(after State, events []portroyal.Event),
) {
	t.Helper()
	size := fyne.NewSize(1024, 700)
	for game := range uint64(21) {
		m := gametest.OfKind(t, game)
		random := rand.New(rand.NewPCG(game, 6))
		before := stateOf(m)
		l := above(t, m, laid(before, size))
		for begin(l); !m.Over(); {
			before = stateOf(m)
			l.board = laid(before, size)
			scene := l.Scene(before)
			events, err := m.Play(gametest.Likely(m.Legal(), random))
			if err != nil {
				t.Fatal(err)
			}
			up := TurnedUp(events)
			first, end := l.TurnUp(before, events[:up], scene, 0)
			watch(l, first)
			after := stateOf(m)
			l.board = laid(after, size)
			l.Clear(1)
			watch(l, l.Moved(after, events[up:], end()))
			over(after, events)
		}
	}
}

// No movement for one event is longer than allowed: an announcement adds 0.4 s at normal speed, and the ships
// that cause a bust are shown for a second, and clash before that.
func TestCallsAreShort(t *testing.T) {
	m := gametest.Base(t, 3, "", "", "")
	state := stateOf(m)
	l := above(t, m, laid(state, fyne.NewSize(1024, 700)))
	ship, at := gametest.Card(t, "black-4-2c"), geometry.Rect(300, 300, 90, 135)
	now := l.Scene(state)
	now.docked = []*lying{{card: ship, at: at}}
	bust := []portroyal.Event{{Kind: portroyal.WentBust, Card: ship}, {Kind: portroyal.HarbourCleared, N: 1}}
	if length, most := l.Moved(state, bust, now).Length(), stillTime+shakeTime+sweepTime+bustTime; length > most {
		t.Errorf("a bust takes %v, %v at most", length, most)
	}
	now = l.Scene(state)
	now.aside = []*lying{{card: gametest.Tax(t), at: at}}
	tax := []portroyal.Event{
		{Kind: portroyal.TaxPaid, N: 6},
		{Kind: portroyal.TaxPaid, Seat: 1, N: 6},
		{Kind: portroyal.TaxBonus, Seat: 2, N: 1},
	}
	if length, most := l.Moved(state, tax, now).Length(), callTime+sweepTime+2*(flightTime+3*coinDelay); length > most {
		t.Errorf("a tax takes %v, %v at most", length, most)
	}
}

// However full the harbour is, a card that is turned up keeps the heads of the others free, with their symbols,
// points and swords: a second ship of a colour must not cover the first.
func TestCardTurnedUpHidesNoHead(t *testing.T) {
	for cards := 1; cards <= 9; cards++ {
		m := gametest.Until(t, gametest.Printed(portroyal.DeckBase), func(m *match.Match) bool {
			v := m.View()
			return v.Phase() == portroyal.Discover && len(v.Harbour()) == cards
		}, "", "")
		before := stateOf(m)
		events, err := m.Play(portroyal.Action{Kind: portroyal.RevealNext})
		if err != nil {
			t.Fatal(err)
		}
		up := 1 + slices.IndexFunc(events, func(e portroyal.Event) bool { return e.Kind == portroyal.CardRevealed })
		for _, size := range slices.Concat(layouttest.Small, layouttest.Sizes[1:4]) {
			board := laid(before, size)
			l := above(t, m, board)
			// As wide as the cards will be, and as wide as they are.
			after := stateOf(m)
			for _, width := range []float32{0, widthOf(laid(after, size))} {
				_, end := l.TurnUp(before, events[:up], l.Scene(before), width)
				now := end()
				turned := now.aside
				for _, card := range now.docked {
					if card.turned {
						turned = append(turned, card)
					}
				}
				if len(turned) != 1 {
					t.Fatalf("%d cards are turned up", len(turned))
				}
				for i, card := range now.docked[:cards] {
					head := card.at
					head.H *= 0.28
					if over := turned[0].at; over.X < head.X+head.W && head.X < over.X+over.W &&
						over.Y < head.Y+head.H && head.Y < over.Y+over.H {
						t.Errorf("%v, %d cards: the card turned up at %v covers the head of card %d at %v",
							size, cards, over, i+1, head)
					}
				}
			}
		}
	}
}

// widthOf is the width of the cards in a harbour, 0 if there are none.
func widthOf(b bare) (width float32) {
	for at, place := range b {
		if at.Kind == layout.Berth {
			width = place.W
		}
	}
	return width
}

// Of two equal ships, the one that was waiting flies away: the last one.
func TestTheShipThatWaitedIsRepelled(t *testing.T) {
	m := gametest.Base(t, 3, "", "", "")
	state := stateOf(m)
	l := above(t, m, laid(state, fyne.NewSize(1024, 700)))
	ship := gametest.Card(t, "green-1-1c")
	scene := l.Scene(state)
	for i := range 3 {
		scene.docked = append(scene.docked, &lying{card: ship, at: geometry.Rect(float32(100*i), 300, 90, 135)})
	}
	last := scene.docked[2]
	s := l.newScript(state, scene)
	s.leaving([]portroyal.Event{{Kind: portroyal.ShipRepelled, Card: ship}})
	if leaves := s.take(ship); leaves != last {
		t.Errorf("the ship at %v leaves, not the one at %v", leaves.at, last.at)
	}
}

// Each card takes longer than the one before, and hesitates where it may well end the turn; it sounds higher with each
// colour that it must not have.
func TestTensionRises(t *testing.T) {
	m := gametest.Base(t, 3, "", "", "")
	state := stateOf(m)
	l := above(t, m, laid(state, fyne.NewSize(1024, 700)))
	at, before := geometry.Rect(300, 300, 90, 135), time.Duration(0)
	for n, want := range []struct {
		card    string
		colours int
	}{{"settler", 0}, {"black-4-2c", 0}, {"red-6-3c", 1}, {"red-6-3c", 2}, {"sailor-1", 2}} {
		s := l.newScript(state, l.Scene(state))
		for _, card := range []string{"settler", "black-4-2c", "red-6-3c", "red-6-3c", "sailor-1"}[:n] {
			s.docked = append(s.docked, &lying{card: gametest.Card(t, card), at: at})
		}
		if got := s.colours(); got != want.colours {
			t.Errorf("with %d cards there are %d colours, want %d", n, got, want.colours)
		}
		if length := s.turnTime(); length <= before || length > 2*flightTime {
			t.Errorf("card %d takes %v, the one before %v", n, length, before)
		} else {
			before = length
		}
		s.revealed(gametest.Card(t, want.card), false)
		if length := s.motion.Length(); length != before+s.hesitation()+wakeTime {
			t.Errorf("card %d takes %v", n, length)
		}
	}
}

// The more likely a card ends the turn, the longer it hesitates; a game without danger never waits.
func TestCardsHesitate(t *testing.T) {
	seen := map[bool]int{}
	for game := range uint64(6) {
		m := gametest.Base(t, game, "", "", "")
		l := above(t, m, laid(stateOf(m), fyne.NewSize(1024, 700)))
		random := rand.New(rand.NewPCG(game, 5))
		for range 150 {
			if m.Over() {
				break
			}
			state := stateOf(m)
			s := l.newScript(state, l.Scene(state))
			chance, waits := state.View.BustChance(), s.hesitation()
			if waits > 0 != (chance > calm) || waits > mostHesitation {
				t.Fatalf("at %.2f it waits %v", chance, waits)
			}
			seen[waits > 0]++
			s.up = 1
			if s.hesitation() > 0 {
				t.Fatal("a card that comes with another one waits")
			}
			if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen[true] < 10 || seen[false] < 10 {
		t.Errorf("it waits %d times, and not %d times", seen[true], seen[false])
	}
}

// The ship that ends the turn has a place of its own in the row, on the water, before anything else is shown of it.
func TestTheLastShipHasItsPlace(t *testing.T) {
	for _, size := range slices.Concat(layouttest.Small, layouttest.Sizes[1:4]) {
		for cards := 1; cards <= 12; cards++ {
			m := gametest.Base(t, 3, "", "", "")
			state := stateOf(m)
			board := laid(state, size)
			l := above(t, m, board)
			s := l.newScript(state, l.Scene(state))
			s.by = stage.Growth(size)
			room := s.after[layout.Spot{Kind: layout.Water}]
			for _, at := range layout.Harbour(cards, room.Size(), s.by) {
				at.X, at.Y = at.X+room.X, at.Y+room.Y
				s.docked = append(s.docked, &lying{card: gametest.Card(t, "settler"), at: at})
			}
			s.revealed(gametest.Card(t, "settler"), false)
			s.closer()
			for i, card := range s.docked {
				at := card.at
				if at.X < room.X || at.X+at.W > room.X+room.W || at.Y < room.Y || at.Y+at.H > room.Y+room.H {
					t.Errorf("%v: card %d of %d is at %v, not on the water %v", size, i, len(s.docked), at, room)
				}
				for j, other := range s.docked[:i] {
					if o := other.at; at.X < o.X+o.W && o.X < at.X+at.W && at.Y < o.Y+o.H && o.Y < at.Y+at.H {
						t.Errorf("%v: card %d of %d lies on card %d", size, i, len(s.docked), j)
					}
				}
			}
		}
	}
}

// What is seen of a bust: all ships of the colour are framed and shoved, it gets dark and light again, the words name what is
// lost, and at its end nothing is left. The last ship has come to its place before.
func TestABustIsSeen(t *testing.T) {
	m := gametest.Base(t, 3, "", "", "")
	state := stateOf(m)
	size := fyne.NewSize(1024, 700)
	board := laid(state, size)
	l := above(t, m, board)
	l.flying.Resize(size)
	s := l.newScript(state, l.Scene(state))
	room := s.after[layout.Spot{Kind: layout.Water}]
	head := geometry.Rect(10, 20, 40, 40)
	s.after[layout.Spot{Kind: layout.Face, Seat: 0}] = head
	for i, name := range []string{"settler", "black-4-2c", "captain", "black-7-3c"} {
		at := geometry.Rect(room.X+room.W-240+80*float32(min(i, 2)), room.Y, 70, 105) // the last one over the one before
		card := gametest.Card(t, name)
		s.docked = append(s.docked, &lying{card: card, at: at, ghost: s.cardGhost(card, at)})
	}
	bust := []portroyal.Event{
		{Kind: portroyal.WentBust, Card: gametest.Card(t, "black-7-3c")}, {Kind: portroyal.HarbourCleared, N: 4},
	}
	cards := slices.Clone(s.docked)
	for i, event := range bust {
		s.add(event, i, bust)
	}
	var tick func(float32)
	seen := anim.Stage{Pace: func() float32 { return 1 }, Clock: func(_ time.Duration, of func(float32)) func() {
		tick = of
		return func() {}
	}}
	seen.Play(s.motion, nil)
	framed, darkest, shovedBy, words, aghast := 0, uint8(0), float32(0), "", 0
	for x := float32(0); x < 1; x += 0.002 {
		tick(x)
		frames := 0
		for _, object := range l.flying.Objects {
			if at := object.Position(); object.Visible() && at.X < head.X && at.X > 0 && at.Y < head.Y+head.H {
				aghast++
			}
			if frame, is := object.(*canvas.Rectangle); is && frame.Visible() {
				if frame.StrokeWidth > 0 {
					frames++
				}
				_, _, _, a := frame.FillColor.RGBA()
				darkest = max(darkest, uint8(a>>8))
			} else if object.Visible() {
				words += visible.Texts(object)
			}
		}
		framed = max(framed, frames)
		if older := cards[1]; frames > 0 {
			shovedBy = max(shovedBy, older.at.X-older.ghost.object.Position().X)
			for i, card := range cards[1:] {
				if card.at.X < cards[i].at.X+cards[i].at.W {
					t.Fatalf("card %d lies over the one before, at %v", i+1, card.at)
				}
			}
		}
	}
	tick(1)
	if aghast < 100 {
		t.Errorf("the face of who loses the harbour is seen in %d frames", aghast)
	}
	if framed != 2 || darkest < 90 || shovedBy < 19 || shovedBy > 20 {
		t.Errorf("%d frames are seen, it gets dark by %d, the older ship is shoved by %v", framed, darkest, shovedBy)
	}
	if want := "loses 4 cards, a settler among them: a second galleon"; !strings.Contains(words, want) {
		t.Errorf("it says %q, not %q", words[:min(len(words), 200)], want)
	}
	for _, object := range l.flying.Objects {
		if object.Visible() && visible.Texts(object) == "" {
			t.Errorf("%T is left at its end", object)
		}
	}
}

// A game begins within a second and a half, whatever it is, with the coins that everybody has.
func TestAGameBeginsSoon(t *testing.T) {
	for game := range uint64(21) {
		m := gametest.OfKind(t, game)
		state := stateOf(m)
		board := laid(state, fyne.NewSize(1024, 700))
		for seat := range m.Seats() {
			board[layout.Spot{Kind: layout.Face, Seat: seat}] = geometry.Rect(float32(100*seat), 10, 40, 40)
		}
		counted := &counting{bare: board, coins: map[int]int{}}
		for seat := range m.Seats() {
			counted.coins[seat] = state.View.Coins(seat) // as the board shows them
		}
		l := above(t, m, counted)
		opening := l.Opening(state)
		if length := opening.Length(); length > 1500*time.Millisecond || length < 500*time.Millisecond {
			t.Errorf("game %d: it takes %v", game, length)
		}
		stage := anim.Stage{Pace: func() float32 { return 1 }, Clock: toTheEnd}
		stage.Play(opening, nil)
		for seat := range m.Seats() {
			if coins := state.View.Coins(seat); counted.coins[seat] != coins {
				t.Errorf("game %d: seat %d is shown with %d coins and has %d", game, seat, counted.coins[seat], coins)
			}
		}
		if left := visible.All[*canvas.Image](l.flying); len(left) > 0 {
			t.Errorf("game %d: %d things are still in the air", game, len(left))
		}
	}
}

// counting is a board that shows coins.
type counting struct {
	bare
	coins map[int]int
}

func (c *counting) CoinsShown(seat int) int { return c.coins[seat] }
func (c *counting) ShowCoins(seat, n int)   { c.coins[seat] = n }
