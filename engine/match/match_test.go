package match_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"portroyal/engine/match"
	"portroyal/engine/record"
	"portroyal/engine/record/recordtest"
	"portroyal/engine/tape"
)

// heap is a game for tests: two seats take one to three stones in turn; taking three rolls a die that everybody sees, and
// who takes the last stone ends the game.
type heap struct {
	left, turn int
	random     uint64
}

// rolled is a number that comes to light.
type rolled uint64

type (
	heapTape  = tape.Tape[string, rolled]
	heapMatch = match.Match[heap, int, int, string, rolled]
)

type rules struct{}

func (rules) Owes(p *heap, seat int) bool     { return p.left > 0 && p.turn%2 == seat }
func (rules) Over(p *heap) bool               { return p.left == 0 }
func (rules) View(p *heap, _ int) int         { return p.left }
func (rules) Legal(p *heap, _ int) []int      { return []int{1, 2, 3}[:min(3, p.left)] }
func (rules) Seat(p *heap, _ int) int         { return p.turn % 2 }
func (rules) Answers(*heap, int) bool         { return false }
func (rules) Tells(*heapTape) bool            { return false }
func (rules) Final(t *heapTape) bool          { return len(t.Shown) > 0 || slices.Contains(t.Events, "over") }
func (rules) Random(p *heap) uint64           { return p.random }
func (rules) SetRandom(p *heap, state uint64) { p.random = state }
func (rules) Play(p *heap, n int, t *heapTape) error {
	if n < 1 || n > min(3, p.left) {
		return errors.New("so many stones are not taken")
	}
	p.left, p.turn = p.left-n, p.turn+1
	t.Events = append(t.Events, "took")
	if n == 3 {
		p.random = p.random*6364136223846793005 + 1
		t.Shown = append(t.Shown, rolled(p.random))
	}
	if p.left == 0 {
		t.Events = append(t.Events, "over")
	}
	return nil
}

// taken is the record of a heap.
type taken struct {
	*recordtest.Heap
	record.Log
	shown []rolled
}

func (r *taken) Add(n int, t *heapTape, after *heap) {
	r.Takes = append(r.Takes, n)
	r.shown = append(r.shown, t.Shown...)
	r.Standing.Turn = after.turn + 1
}

func (r *taken) Cut(actions, shown int, _ *heap, turn int) {
	r.Takes, r.shown = r.Takes[:actions:actions], r.shown[:shown:shown]
	r.Standing.Turn = turn
}

func (r *taken) Taken() []int { return r.Takes }

func (r *taken) Follow(watch func(*heapTape, *heap)) (heap, error) {
	p := heap{left: 9}
	if chance, ok := r.ChanceAfter(0); ok {
		p.random = chance.State
	}
	watch(&heapTape{}, &p)
	for i, n := range r.Takes {
		if chance, ok := r.ChanceAfter(i); ok {
			p.random = chance.State
		}
		var t heapTape
		if err := (rules{}).Play(&p, n, &t); err != nil {
			return p, err
		}
		watch(&t, &p)
	}
	if chance, ok := r.ChanceAfter(len(r.Takes)); ok {
		p.random = chance.State
	}
	return p, nil
}

// begin is a match of persons, nil, and of computer players.
func begin(players ...match.Player[int, int]) (*heapMatch, *taken) {
	r := &taken{Heap: recordtest.Taken(recordtest.NewGame("stones"), "one")}
	r.Times = []int64{}
	return match.Begin[heap, int, int, string, rolled](rules{}, r, players, heap{left: 9, random: 7}), r
}

func play(t *testing.T, m *heapMatch, takes ...int) {
	t.Helper()
	for _, n := range takes {
		if _, err := m.Play(n); err != nil {
			t.Fatal(err)
		}
	}
}

// What showed nothing can be taken back and done again; what rolled the die cannot, but in a practice game.
func TestBackAndForth(t *testing.T) {
	m, r := begin(nil, nil)
	play(t, m, 1, 2)
	before := *m.Present()
	if steps, ok := m.Undoable(); !ok || steps != 1 {
		t.Fatalf("back to %d, %v", steps, ok)
	}
	m.BackTo(0)
	if m.Present().left != 9 || len(r.Takes) != 0 || len(r.Times) != 0 || m.Turns() != 1 || r.Undone != 1 {
		t.Errorf("%+v, %v", m.Present(), r.Takes)
	}
	if steps, ok := m.Redoable(); !ok || steps != 1 {
		t.Fatalf("forth to %d, %v", steps, ok)
	}
	m.Redo(2)
	if *m.Present() != before || !slices.Equal(r.Takes, []int{1, 2}) || len(m.Steps()) != 2 || m.TurnAt(1) != 2 {
		t.Errorf("%+v, %v", m.Present(), r.Takes)
	}
	play(t, m, 3)
	if _, ok := m.Undoable(); ok {
		t.Error("a die that was seen is taken back")
	}
	r.Practice = true
	if steps, ok := m.Undoable(); !ok || steps != 2 {
		t.Errorf("for practice: back to %d, %v", steps, ok)
	}
	if _, err := m.Play(4); err == nil || len(m.Steps()) != 3 {
		t.Error("an illegal action counts")
	}
}

// A game is loaded as it was left, also where chance went on otherwise.
func TestLoading(t *testing.T) {
	m, r := begin(nil, nil)
	r.Practice = true
	play(t, m, 1, 3, 1)
	m.BackTo(1)
	m.Present().random = 99
	play(t, m, 3)
	again, err := match.Load[heap, int, int, string, rolled](rules{}, r, func([]string) int { return 1 })
	if err != nil || *again.Present() != *m.Present() || len(again.Steps()) != 2 || again.ShownBetween(0, 2) != 1 {
		t.Fatalf("%+v, %v", again.Present(), err)
	}
	r.Takes = []int{4}
	if _, err := match.Load[heap, int, int, string, rolled](rules{}, r, func([]string) int { return 1 }); err == nil {
		t.Error("a record that does not play is loaded")
	}
}

// greedy takes as many as it can, and notes its seeds.
type greedy struct{ seeds []uint64 }

func (g *greedy) Roll(seed uint64)                                 { g.seeds = append(g.seeds, seed) }
func (g *greedy) Choose(_ context.Context, _ int, legal []int) int { return legal[len(legal)-1] }

// Computer players are asked until a person has to decide, and have the same dice for the same decision.
func TestRunning(t *testing.T) {
	player := &greedy{}
	m, _ := begin(nil, player)
	if err := m.Run(context.Background()); err != nil || m.Begun() {
		t.Fatalf("somebody has moved for a person, %v", err)
	}
	play(t, m, 1)
	if err := m.Run(context.Background()); err != nil || m.Present().left != 5 {
		t.Fatalf("%+v, %v", m.Present(), err)
	}
	other := &greedy{}
	n, _ := begin(nil, other)
	play(t, n, 1)
	if _, seat := n.Thinking(); seat != 1 || other.seeds[0] != player.seeds[0] {
		t.Error("the same decision has other dice")
	}
	done, cancel := context.WithCancel(context.Background())
	cancel()
	if err := n.Run(done); err == nil || n.Present().left != 8 {
		t.Error("it goes on though nobody waits")
	}
}

// A hint counts once for a decision, also after it was taken back.
func TestHints(t *testing.T) {
	m, r := begin(nil, nil)
	m.Hinted(0)
	play(t, m, 1)
	m.Hinted(1)
	m.BackTo(0)
	m.Hinted(0)
	if !slices.Equal(m.Hints(), []int{1, 1}) || !slices.Equal(r.Hinted, []int{0, 1}) {
		t.Errorf("hints %v for %v", m.Hints(), r.Hinted)
	}
	play(t, m, 2)
	if !slices.Equal(r.Hinted, []int{0}) { // the other decision never comes up again
		t.Errorf("hinted %v", r.Hinted)
	}
}
