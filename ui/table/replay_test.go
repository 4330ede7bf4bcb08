package table_test

import (
	"testing"

	"portroyal/ui/settings"
	"portroyal/ui/table"
)

// record is a game of steps in turns of four, over or not, as its table shows it.
type record struct {
	replay                     *table.Replay
	steps                      int
	over                       bool
	recalled, resumed, rebuilt int
	results                    int
}

func (r *record) Last() int            { return r.steps }
func (r *record) TurnAt(steps int) int { return 1 + steps/4 }
func (r *record) Over() bool           { return r.over }
func (r *record) Recall()              { r.recalled++ }
func (r *record) Resume()              { r.resumed++ }
func (r *record) Rebuild()             { r.rebuilt++ }
func (r *record) Advance()             { r.replay.At = min(r.replay.At+1, r.steps) }

func replayed(steps int, over bool) *record {
	r := &record{steps: steps, over: over}
	r.replay = &table.Replay{
		Record: r, Of: r, Settings: &settings.Settings{Speed: settings.SpeedNormal}, Chosen: new(settings.Speed),
		Ways: table.Ways{Result: func() { r.results++ }},
	}
	return r
}

// What a replay is steered by leads where it says, and never out of the record.
func TestReplayIsSteered(t *testing.T) {
	r := replayed(10, true)
	p := r.replay
	for _, test := range []struct {
		name string
		do   func()
		from int
		want int
	}{
		{"forward", p.Forward, 3, 4},
		{"forward at the end", p.Forward, 10, 10},
		{"back", p.Back, 3, 2},
		{"back at the beginning", p.Back, 0, 0},
		{"a turn on", func() { p.ByTurns(1) }, 2, 4},
		{"a turn on in the last", func() { p.ByTurns(1) }, 9, 10},
		{"a turn back in the middle of one", func() { p.ByTurns(-1) }, 6, 4},
		{"a turn back at the beginning of one", func() { p.ByTurns(-1) }, 4, 0},
		{"two turns back", func() { p.ByTurns(-2) }, 9, 4},
		{"a turn back in the first", func() { p.ByTurns(-1) }, 0, 0},
		{"first", p.First, 7, 0},
		{"end", p.End, 7, 10},
		{"far beyond", func() { p.GoTo(99) }, 7, 10},
		{"far before", func() { p.GoTo(-99) }, 7, 0},
	} {
		p.At, p.Runs = test.from, true
		test.do()
		if p.At != test.want || p.Runs {
			t.Errorf("%s: from %d it leads to %d, not %d; it runs: %t", test.name, test.from, p.At, test.want, p.Runs)
		}
	}
}

// A replay that is started at its end begins anew, and is stopped by the same key.
func TestReplayRuns(t *testing.T) {
	r := replayed(10, false)
	p := r.replay
	p.At = 10
	if p.Run(); !p.Runs || p.At != 0 || r.recalled != 1 {
		t.Errorf("it runs: %t, from %d", p.Runs, p.At)
	}
	p.At = 5
	if p.Run(); p.Runs || p.At != 5 {
		t.Errorf("it runs still: %t, at %d", p.Runs, p.At)
	}
	if p.SeeResult(); r.results != 0 {
		t.Error("a game that is not over has a result")
	}
	r.over = true
	if p.Enter(); r.results != 0 {
		t.Error("Enter shows the result before the end")
	}
	p.Runs = true
	if p.SeeResult(); r.results != 1 || p.Runs || p.At != 5 {
		t.Errorf("the result is shown %d times, and the replay runs on: %t, at %d", r.results, p.Runs, p.At)
	}
}

// The speed of replays is their own, and the next one has that of the last.
func TestReplayHasItsSpeed(t *testing.T) {
	r := replayed(10, true)
	for i := range settings.Speeds {
		r.replay.Faster()
		if r.rebuilt != i+1 {
			t.Error("another speed is not shown")
		}
	}
	if got := r.replay.Speed(); got != settings.SpeedNormal || r.replay.Settings.Speed != settings.SpeedNormal {
		t.Errorf("after all speeds it has %s, and games have %s", got, r.replay.Settings.Speed)
	}
	r.replay.Faster()
	next := &table.Replay{Settings: r.replay.Settings, Chosen: r.replay.Chosen}
	if next.Speed() == settings.SpeedNormal || next.Speed() != r.replay.Speed() {
		t.Errorf("the next one has %s, and this one %s", next.Speed(), r.replay.Speed())
	}
	if next.Watch(); next.Speed() != settings.SpeedNormal {
		t.Errorf("what is to be seen is shown %s", next.Speed())
	}
}
