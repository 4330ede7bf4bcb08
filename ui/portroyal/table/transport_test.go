package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/settings"
	"portroyal/ui/table/tabletest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// A replay says whose turn it is in every turn, including the last one and its very end.
func TestReplayNamesWhoseTurnItIs(t *testing.T) {
	for game := range uint64(len(gametest.Kinds)) {
		m := gametest.OfKind(t, game)
		random := rand.New(rand.NewPCG(game, 14))
		active := []int{m.Record().Start} // by turn
		for !m.Over() {
			events, err := m.Play(gametest.Likely(m.Legal(), random))
			if err != nil {
				t.Fatal(err)
			}
			for _, event := range events {
				if event.Kind == portroyal.TurnBegan {
					active = append(active, int(event.Seat))
				}
			}
		}
		b := newBench(t, m)
		b.Replay(0)
		b.Start()
		says := func(turn int) {
			t.Helper()
			want := b.stage.Words.T("replay.at", "Turn", turn, "Turns", len(active), "Player", b.name(active[turn-1]))
			if !visible.Says(b.root, want) {
				t.Fatalf("game %d: it does not say %q", game, want)
			}
		}
		for turn := 1; turn <= len(active); turn++ {
			says(turn)
			b.strike(fyne.KeyDown)
		}
		says(len(active)) // over
		b.strike(fyne.KeyLeft)
		says(len(active))
	}
}

// Once a game has ended there is no last round any more, neither at its end nor in its replay.
func TestNoLastRoundOnceItIsOver(t *testing.T) {
	m := gametest.Base(t, 1, "captain", "captain")
	b := newBench(t, m)
	random := rand.New(rand.NewPCG(1, 24))
	ending := 0
	for !m.Over() {
		if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
			t.Fatal(err)
		}
		b.look()
		if says := b.endsAt() == b.stage.Words.T("table.ending"); says != (b.view.Ending() && !m.Over()) {
			t.Fatalf("the last round is announced: %v", says)
		} else if says {
			ending++
		}
	}
	if ending == 0 {
		t.Error("there was no last round")
	}
	b.Replay(len(m.Steps()))
	if b.endsAt() == b.stage.Words.T("table.ending") {
		t.Error("the replay of a game that is over announces its last round")
	}
}

// The words on the plates of a replay are nearly as large as on other plates, at every speed and in every language, and
// every plate can be hit.
func TestPlatesOfAReplayCanBeRead(t *testing.T) {
	m := gametest.OfKind(t, 0)
	for _, language := range words.Languages {
		b := newBench(t, m)
		b.stage.Words = words.In(language)
		b.Replay(0)
		b.Start()
		tabletest.ReplayPlates(t, b.stage.Words, func(id words.ID) *widgets.Plate { return b.plate(string(id)) })
	}
}

// A replay has a speed of its own, which does not change the speed that the player has set for games.
func TestReplayHasASpeedOfItsOwn(t *testing.T) {
	m := gametest.OfKind(t, 0)
	random := rand.New(rand.NewPCG(1, 14))
	for !m.Over() {
		if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
			t.Fatal(err)
		}
	}
	b := newBench(t, m)
	set := b.stage.Settings.Speed
	b.Replay(0)
	b.Start()
	plate := func() *widgets.Plate {
		for _, speed := range settings.Speeds {
			if plate := b.plate("speed." + string(speed)); plate != nil {
				return plate
			}
		}
		t.Fatal("no plate says the speed of the replay")
		return nil
	}
	first, said := plate().Text, map[string]bool{}
	for range settings.Speeds {
		said[plate().Text] = true
		b.click(plate())
	}
	if len(said) != len(settings.Speeds) || plate().Text != first {
		t.Errorf("the plate leads through %v and back to %q", said, plate().Text)
	}
	b.click(plate())
	if b.stage.Settings.Speed != set {
		t.Errorf("games have speed %q, not %q", b.stage.Settings.Speed, set)
	}
}

// Each step has a beat of its own, at every speed: what moves is seen to its end, and half a pause longer, and nothing follows on
// the step before it sooner than after a whole pause.
func TestEachStepHasABeat(t *testing.T) {
	m := gametest.OfKind(t, 0)
	random := rand.New(rand.NewPCG(1, 14))
	for !m.Over() {
		if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
			t.Fatal(err)
		}
	}
	for _, speed := range []settings.Speed{settings.SpeedSlow, settings.SpeedNormal, settings.SpeedFast} {
		b := newBench(t, m)
		b.stage.Settings.Speed = speed
		b.Replay(0)
		b.Start()
		var moving, before, wait time.Duration // the last movement, those before it, and what is waited then
		var next func()
		b.moving.Clock = func(length time.Duration, tick func(float32)) (stop func()) {
			before, moving = before+moving, length
			tick(1)
			return func() {}
		}
		b.stage.Due = func(length time.Duration, do func()) { wait, next = length, do }
		b.strike(fyne.KeySpace) // play
		moved := 0
		for step := range 80 {
			moving, before = 0, 0
			next()
			if quiet := wait - moving; quiet < speed.Pause()/2 || before+wait < speed.Pause() {
				t.Errorf("%s, step %d: %v after a movement of %v", speed, step, wait, moving)
			}
			if moving > 0 {
				moved++
			}
		}
		if moved < 40 {
			t.Errorf("%s: only %d of 80 steps moved", speed, moved)
		}
	}
}
