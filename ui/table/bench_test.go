package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/pieces/piecestest"
	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// bench is a table in a window of its own, without pictures on its cards. Its clock goes on only
// when a test says so, and computer players think at once.
type bench struct {
	*Table
	t     *testing.T
	clock stagetest.Clock
}

// seats are persons where the name of the computer player is "".
func seats(players ...string) (seats []match.Seat) {
	for i, player := range players {
		seats = append(seats, match.Seat{Name: []string{"Ann", "Ben", "Cem", "Dora", "Eve"}[i], Player: player})
	}
	return seats
}

// newMatch starts a game without variants with the first seat.
func newMatch(t *testing.T, seed uint64, players ...string) *match.Match {
	t.Helper()
	return newMatchOf(t, portroyal.DeckBase, seed, players...)
}

// newMatchOf starts a game with these decks.
func newMatchOf(t *testing.T, decks portroyal.Deck, seed uint64, players ...string) *match.Match {
	t.Helper()
	options := portroyal.DefaultOptions()
	options.Decks, options.Target = decks, portroyal.PrintedTarget(decks)
	return newGame(t, options, seed, players...)
}

// newGame starts a game with these options, but for the number of players.
func newGame(t *testing.T, options portroyal.Options, seed uint64, players ...string) *match.Match {
	t.Helper()
	options.Players = uint8(len(players))
	m, err := match.New(match.Setup{Options: options, Seats: seats(players...), Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// newBench lays a game on the table; it goes on with Start.
func newBench(t *testing.T, m *match.Match) *bench {
	t.Helper()
	b := &bench{t: t}
	s := piecestest.New(t, stagetest.Small, words.English)
	b.clock.On(&s.Stage)
	nothing := func() {}
	b.Table = New(s, m, []int{0, 1, 2, 3, 4}[:len(m.Seats())], NewGround(s), Calls{Menu: nothing, Help: nothing, Over: nothing})
	stagetest.Show(t, &s.Stage, b.Table)
	return b
}

// pass lets time pass, and what is due meanwhile be done.
func (b *bench) pass(by time.Duration) { b.clock.Pass(by) }

// strike types a key after the time that a deliberate player takes.
func (b *bench) strike(name fyne.KeyName) {
	b.pass(time.Second)
	b.Typed(&fyne.KeyEvent{Name: name})
}

// top is what lies on top: an overlay or the table.
func (b *bench) top() fyne.CanvasObject {
	if overlay := b.stage.Window.Canvas().Overlays().Top(); overlay != nil {
		return overlay
	}
	return b.root
}

// What a test sees of the table.
var (
	walk  = seen.Walk
	place = seen.Place
	inkOf = seen.Ink
)

// all lists the visible objects of a type, in the order in which they are drawn.
func all[T fyne.CanvasObject](in fyne.CanvasObject) []T { return seen.All[T](in) }

// plate finds a plate that lies on top by the id of its words; nil if there is none.
func (b *bench) plate(id string) *widgets.Plate {
	for _, plate := range all[*widgets.Plate](b.top()) {
		if plate.Text == b.stage.Words.T(words.ID(id)) {
			return plate
		}
	}
	return nil
}

// click taps the window where an object has its middle.
func (b *bench) click(object fyne.CanvasObject) {
	size := object.Size()
	test.TapCanvas(b.stage.Window.Canvas(), place(object).AddXY(size.Width/2, size.Height/2))
}

// played counts the actions of the game.
func (b *bench) played() int { return len(b.match.Record().Actions) }

// likely picks an action, persons before ships before stopping, so that tableaux fill up.
func likely(legal []portroyal.Action, random *rand.Rand) portroyal.Action {
	weight := func(action portroyal.Action) int {
		switch {
		case action.Kind == portroyal.Take && action.Card.Face().Type == portroyal.Person:
			return 12
		case action.Kind == portroyal.RevealNext, action.Kind == portroyal.Take:
			return 8
		}
		return 2
	}
	total := 0
	for _, action := range legal {
		total += weight(action)
	}
	n := random.IntN(total)
	for _, action := range legal {
		if n -= weight(action); n < 0 {
			return action
		}
	}
	panic("the weights do not add up")
}

// until plays at random, seed after seed, until the position holds, and shows the table then.
func until(t *testing.T, holds func(*match.Match) bool, players ...string) *bench {
	t.Helper()
	for seed := range uint64(3000) {
		m := newMatch(t, seed, players...)
		random := rand.New(rand.NewPCG(seed, 1))
		for !m.Over() {
			if holds(m) {
				return newBench(t, m)
			}
			if _, err := m.Play(likely(m.Legal(), random)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no game leads there")
	return nil
}
