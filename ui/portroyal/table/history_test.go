package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/outline"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/log"
	"portroyal/ui/settings"
	shared "portroyal/ui/table"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// seenNow is everything that the table shows, in words.
func (b *bench) seenNow() string { return outline.Of(b.stage.Window.Canvas()) }

// stepSeen is the number of steps after which the game was as the table shows it.
func (b *bench) stepSeen() int {
	for step := len(b.match.Steps()); step >= 0; step-- {
		if b.match.ViewAt(step) == b.View() {
			return step
		}
	}
	b.t.Fatal("the table shows a state that never existed")
	return 0
}

// recaps reports whether the table says that it is showing past events again.
func (b *bench) recaps() bool { return b.question() == b.stage.Words.T("ask.again") }

// looks is seenNow when nothing moves.
func (b *bench) looks() string {
	b.moving.Finish()
	b.build()
	return b.seenNow()
}

// Undo restores the table, log and news included; so does redo.
func TestTableAfterUndoAndRedo(t *testing.T) {
	undone := 0
	for game := range uint64(6) {
		t.Run(fmt.Sprint("game ", game), func(t *testing.T) {
			m := gametest.OfKind(t, game)
			b := newBench(t, m)
			b.stage.Settings.Log = settings.LogOpen
			b.build()
			random := rand.New(rand.NewPCG(game, 8))
			for !m.Over() && undone < 30*int(game+1) {
				b.pass(2 * time.Second) // until questions are ready
				before := b.looks()
				b.act(gametest.Likely(m.Legal(), random))
				if _, ok := m.Undoable(); !ok || m.Over() {
					continue
				}
				undone++
				b.pass(2 * time.Second)
				after := b.looks()
				b.Undo()
				b.pass(2 * time.Second)
				if now := b.looks(); now != before && !answering(m) {
					t.Fatalf("game %d, after %d actions: %s", game, b.played(), cmp.Diff(before, now))
				}
				b.Redo()
				b.pass(2 * time.Second)
				if now := b.looks(); now != after && !answering(m) {
					t.Fatalf("game %d, after %d actions, done again: %s", game, b.played(), cmp.Diff(after, now))
				}
			}
		})
	}
	if undone < 100 {
		t.Errorf("only %d decisions were taken back", undone)
	}
}

// answering reports whether a decision falls into another player's.
func answering(m *match.Match) bool {
	view := m.View()
	return view.Phase() == portroyal.Moment
}

// A replay shows every position of a game as it was, forwards and backwards, and jumps to turns and rounds; the
// game itself does not change.
func TestReplayShowsEveryPosition(t *testing.T) {
	for game := range uint64(2) {
		t.Run(fmt.Sprint("game ", game), func(t *testing.T) {
			m := gametest.OfKind(t, game)
			random := rand.New(rand.NewPCG(game, 9))
			for !m.Over() {
				if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
					t.Fatal(err)
				}
			}
			b := newBench(t, m)
			b.stage.Settings.Speed, b.stage.Settings.Log = settings.SpeedNormal, settings.LogOpen
			b.moving.Clock = halfway
			record := string(m.Record().Bytes())
			b.Replay(0)
			b.Start()
			shown := func(step int) {
				t.Helper()
				b.moving.Finish()
				if b.View() != m.ViewAt(step) {
					t.Fatalf("game %d: at step %d of %d the table shows another position", game, b.stepSeen(), step)
				}
			}
			shown(0)
			looks, last := []string{b.looks()}, len(m.Steps())
			for step := 1; step <= last; step++ {
				b.Typed(&fyne.KeyEvent{Name: fyne.KeyRight})
				shown(step)
				looks = append(looks, b.looks())
			}
			b.Typed(&fyne.KeyEvent{Name: fyne.KeyRight})
			shown(last)
			for step := last - 1; step >= 0; step -= 3 {
				for b.stepSeen() > step {
					b.Typed(&fyne.KeyEvent{Name: fyne.KeyLeft})
				}
				shown(step)
				if now := b.looks(); now != looks[step] {
					t.Fatalf("game %d: back at step %d the table looks different: %s", game, step,
						cmp.Diff(looks[step], now))
				}
			}
			b.Typed(&fyne.KeyEvent{Name: fyne.KeyHome})
			for turn := 2; turn <= m.TurnAt(last); turn++ {
				b.Typed(&fyne.KeyEvent{Name: fyne.KeyDown})
				if at := b.stepSeen(); m.TurnAt(at) != turn || at < last && m.TurnAt(at-1) == turn {
					t.Fatalf("game %d: step %d of turn %d, not the first of turn %d", game, at, m.TurnAt(at), turn)
				}
			}
			b.Typed(&fyne.KeyEvent{Name: fyne.KeyHome})
			shown(0)
			b.Typed(&fyne.KeyEvent{Name: fyne.KeyPageDown})
			if at := b.stepSeen(); m.TurnAt(at) != 1+b.view.Players() && at < last {
				t.Errorf("game %d: a round on is turn %d", game, m.TurnAt(at))
			}
			b.Typed(&fyne.KeyEvent{Name: fyne.KeyEnd})
			shown(last)
			for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.Key1, fyne.KeyR, fyne.KeyT, fyne.KeyE, fyne.KeyBackspace} {
				b.strike(key)
			}
			b.Undo()
			b.Redo()
			if string(m.Record().Bytes()) != record {
				t.Fatalf("game %d: the replay has changed the game", game)
			}
		})
	}
}

// Who clicks back while the next step is still moving sees the game as it was before it, log and news included.
func TestReplayGoesBackInTheMiddleOfAMovement(t *testing.T) {
	const game = 1
	m := gametest.Base(t, game, "", "")
	random := rand.New(rand.NewPCG(game, 9))
	for range 30 {
		if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
			t.Fatal(err)
		}
	}
	b := newBench(t, m)
	b.stage.Settings.Speed, b.stage.Settings.Log = settings.SpeedNormal, settings.LogOpen
	b.moving.Clock = halfway
	b.Replay(0)
	b.Start()
	moved := 0
	for step := range m.Steps() {
		before := b.looks()
		b.click(b.plate("replay.forward"))
		if b.moving.Moving() {
			moved++
		}
		b.click(b.plate("replay.back"))
		if now := b.looks(); now != before {
			t.Fatalf("back at step %d the table looks different: %s", step, cmp.Diff(before, now))
		}
		b.click(b.plate("replay.forward"))
	}
	if moved < 15 {
		t.Errorf("only %d steps are movements", moved)
	}
}

// A replay plays by itself to its end and stops there.
func TestReplayPlays(t *testing.T) {
	m := gametest.Base(t, 2, "", "")
	random := rand.New(rand.NewPCG(2, 9))
	for !m.Over() {
		if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
			t.Fatal(err)
		}
	}
	b := newBench(t, m)
	b.Replay(0)
	b.Start()
	b.Typed(&fyne.KeyEvent{Name: fyne.KeySpace})
	for range len(m.Steps()) / 2 {
		b.pass(time.Second)
	}
	half := b.stepSeen()
	b.Typed(&fyne.KeyEvent{Name: fyne.KeySpace})
	b.pass(10 * time.Second)
	if at := b.stepSeen(); half == 0 || at != half {
		t.Fatalf("it was at step %d, and at %d after a pause", half, at)
	}
	b.Typed(&fyne.KeyEvent{Name: fyne.KeySpace})
	for range 2 * len(m.Steps()) {
		b.pass(time.Second)
	}
	if at := b.stepSeen(); at != len(m.Steps()) || b.plate("replay.play") == nil {
		t.Errorf("it ends at step %d of %d", at, len(m.Steps()))
	}
}

// The events since a player's last decision are shown again, step by step, and then the game continues as it was.
func TestWhatHappenedIsShownAgain(t *testing.T) {
	shown := 0
	for game := range uint64(8) {
		m := gametest.Base(t, game, "", "stop3", "stop2")
		b := newBench(t, m)
		b.Start()
		random := rand.New(rand.NewPCG(game, 10))
		for range 12 {
			b.pass(time.Minute) // the computer players decide
			if m.Over() {
				break
			}
			steps, before := m.Steps(), b.seenNow()
			from := len(steps)
			for from > 0 && steps[from-1].Seat != 0 {
				from--
			}
			b.strike(fyne.KeyW)
			if from == len(steps) {
				if b.recaps() {
					t.Fatalf("game %d: nothing has happened, but it shows something", game)
				}
			} else {
				shown++
				if !b.recaps() || b.View() != m.ViewAt(from) {
					t.Fatalf("game %d: events are shown from step %d on, not %d", game, b.stepSeen(), from)
				}
				for range 3 * (len(steps) - from + 1) {
					b.pass(5 * time.Second)
				}
				b.pass(5 * time.Second)
				b.build()
				if now := b.seenNow(); now != before {
					t.Fatalf("game %d: the table is different afterwards: %s", game, cmp.Diff(before, now))
				}
			}
			b.act(gametest.Likely(m.Legal(), random))
		}
	}
	if shown < 15 {
		t.Errorf("events were shown only %d times", shown)
	}
}

// What is copied of what has happened is all that the others have done since a player's last decision, however many persons play.
func TestWhatHappenedIsCopied(t *testing.T) {
	for game := range uint64(4) {
		m := gametest.Base(t, game, "", "", "stop2")
		b := newBench(t, m)
		b.Start()
		random := rand.New(rand.NewPCG(game, 11))
		told := 0
		for range 40 {
			b.pass(time.Minute)
			if m.Over() {
				break
			}
			steps, lines := m.Steps(), strings.Split(b.Happened(), "\n")
			from := log.Decided(steps, b.lower)
			for i, step := range steps {
				for _, e := range step.Events {
					if e.Kind != portroyal.ShipTraded || int(e.Seat) == b.lower {
						continue
					}
					if i >= from {
						told++
					}
					if there := slices.Contains(lines, b.teller().Event(e)); !there && i >= from {
						t.Fatalf("game %d, step %d: %q is not copied", game, len(steps), b.teller().Event(e))
					}
				}
			}
			if from < len(steps) && len(lines) > 3*(len(steps)-from)+1 {
				t.Fatalf("game %d: of %d steps are copied %q", game, len(steps)-from, lines)
			}
			b.act(gametest.Likely(m.Legal(), random))
		}
		if told == 0 {
			t.Errorf("game %d: nobody has traded: the sample shows nothing", game)
		}
	}
}

// The plate beside the log shows what has happened as its key does, says what it does, and is shown as waiting where nothing
// has happened.
func TestAPlateShowsWhatHappened(t *testing.T) {
	m := gametest.Base(t, 3, "", "stop3", "stop2")
	b := newBench(t, m)
	b.Start()
	random := rand.New(rand.NewPCG(3, 10))
	clicked, waited := 0, 0
	for range 30 {
		b.pass(time.Minute)
		if m.Over() {
			break
		}
		var plate *widgets.Plate
		for _, each := range visible.All[*widgets.Plate](b.root) {
			if each.ToolTip() == b.stage.Words.T("happened.tip") && each.AccessibilityLabel() == each.ToolTip() {
				plate = each
			}
		}
		if plate == nil {
			t.Fatal("there is no plate")
		}
		steps := m.Steps()
		nothing := len(steps) == 0 || steps[len(steps)-1].Seat == 0
		if plate.Waiting() != nothing {
			t.Errorf("waiting is %t after %d steps", plate.Waiting(), len(steps))
		}
		b.click(plate)
		if b.recaps() == nothing {
			t.Errorf("after %d steps it is shown: %t", len(steps), b.recaps())
		}
		if nothing {
			waited++
		} else {
			clicked++
			b.strike(fyne.KeySpace)
		}
		b.pass(time.Minute)
		b.act(gametest.Likely(m.Legal(), random))
	}
	if clicked < 3 || waited < 3 {
		t.Errorf("clicked %d times, waited %d times", clicked, waited)
	}
}

// somethingHappened is a table at which what has happened is shown again, since the others have decided after the person, who
// has to in a phase.
func somethingHappened(t *testing.T, phase portroyal.Phase) (*bench, *match.Match) {
	t.Helper()
	m := gametest.Base(t, 3, "", "stop3")
	b := newBench(t, m)
	b.Start()
	for range 40 {
		b.pass(time.Minute)
		v := m.View()
		if steps := m.Steps(); len(steps) > 0 && steps[len(steps)-1].Seat != 0 && v.Phase() == phase {
			break
		}
		b.act(m.Legal()[len(m.Legal())-1])
	}
	b.strike(fyne.KeyW)
	if !b.recaps() {
		t.Fatal("nothing is shown: choose another seed")
	}
	return b, m
}

// Escape and any other key of games lead back to the game while past events are shown; other keys are meant for something
// else, and help is asked for about what is shown.
func TestAnyKeyEndsWhatHappened(t *testing.T) {
	b, m := somethingHappened(t, portroyal.Discover)
	actions, asked, helped := slices.Clone(m.Record().Actions), 0, 0
	b.calls.Ask, b.calls.Help = func(entry.Entry) { asked++ }, func() { helped++ }
	for _, key := range []fyne.KeyName{fyne.KeyF5, fyne.KeyInsert, fyne.KeyDelete, fyne.KeyTab, widgets.KeyAsk, fyne.KeyF1} {
		if b.strike(key); !b.recaps() {
			t.Fatalf("%q leads back to the game", key)
		}
	}
	if asked != 1 || helped != 1 {
		t.Errorf("the rules are asked %d times, and help %d times", asked, helped)
	}
	b.strike(fyne.KeySpace)
	if b.recaps() || !slices.Equal(actions, m.Record().Actions) {
		t.Error("a key does not lead back to the game, or decides")
	}
}

// Who presses what ends the showing of past events just when it ends by itself, or once too often, has not decided.
func TestComingBackToTheGameDecidesNothing(t *testing.T) {
	for name, ends := range map[string]func(*bench){
		"a key": func(b *bench) { b.strike(fyne.KeyReturn) },
		"by itself": func(b *bench) {
			for b.recaps() {
				b.pass(time.Second / 10)
			}
		},
	} {
		b, _ := somethingHappened(t, portroyal.Discover)
		before := b.played()
		ends(b)
		for range 4 {
			if b.typed(fyne.KeyReturn, 200*time.Millisecond) || b.typed(fyne.KeySpace, 0) {
				t.Fatalf("%s: a press at once decides", name)
			}
		}
		b.pass(shared.Longest)
		if b.strike(fyne.KeySpace); b.played() == before {
			t.Errorf("%s: a deliberate press does nothing", name)
		}
	}
}

// A practice game says that it is one, and can go back past a card that was turned up.
func TestPracticeOnTheTable(t *testing.T) {
	m, err := gametest.Base(t, 1, "", "").PlayOn(0, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := newBench(t, m)
	b.Start()
	if !strings.Contains(b.seenNow(), b.stage.Words.T("setup.practice")) {
		t.Error("it does not say that it is practice")
	}
	before := b.view
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	b.Undo()
	if b.view != before {
		t.Error("the card that was turned up stays")
	}
}

// An attempt to take back what cannot be taken back changes nothing: a computer player keeps thinking.
func TestUndoInVainDisturbsNothing(t *testing.T) {
	m := gametest.Base(t, 3, "", "stop3")
	b := newBench(t, m)
	stuck := 0
	b.calls.Stuck = func() { stuck++ }
	b.Start()
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	if _, ok := m.Undoable(); ok {
		t.Fatal("a card that was turned up can be taken back")
	}
	before := b.ctx
	b.Undo()
	b.Redo()
	b.restartChance()
	if b.ctx != before || before.Err() != nil {
		t.Error("the thinking has been stopped")
	}
	if stuck != 2 {
		t.Errorf("it says %d times that nothing can be taken back, not 2", stuck)
	}
}

// However often something is taken back and done again, the plates become ready.
func TestPlatesGetReadyAfterUndo(t *testing.T) {
	m := gametest.Base(t, 2, "", "")
	b := newBench(t, m)
	b.Start()
	random := rand.New(rand.NewPCG(5, 5))
	undone := 0
	for range 200 {
		if m.Over() {
			break
		}
		b.act(gametest.Likely(m.Legal(), random))
		if _, ok := m.Undoable(); !ok || m.Over() {
			continue
		}
		undone++
		for range 3 {
			b.Undo()
			b.pass(50 * time.Millisecond)
			b.Redo()
			b.pass(50 * time.Millisecond)
		}
		b.pass(2 * time.Second)
		for _, plate := range visible.All[*widgets.Plate](b.root) {
			if plate.Waiting() && plate.Kind != widgets.QuietPlate {
				t.Fatalf("after %d actions %q is not ready", b.played(), plate.Text)
			}
		}
	}
	if undone < 20 {
		t.Errorf("only %d decisions were taken back", undone)
	}
}

// The events continue to be shown after something has covered the table, and any key ends that, Escape too.
func TestWhatHappenedGoesOnUnderAnOverlay(t *testing.T) {
	m := gametest.Base(t, 3, "", "stop3")
	b := newBench(t, m)
	menus := 0
	b.calls.Menu = func() { menus++ }
	b.Start()
	begin := func() {
		for range 60 {
			b.pass(time.Minute)
			if steps := m.Steps(); len(steps) > 2 && steps[len(steps)-1].Seat != 0 && steps[len(steps)-2].Seat != 0 {
				break
			}
			b.act(m.Legal()[len(m.Legal())-1])
		}
		b.strike(fyne.KeyW)
		if !b.recaps() {
			t.Fatal("nothing is shown: choose another seed")
		}
	}
	begin()
	at := b.stepSeen()
	b.stage.Open(container.NewWithoutLayout(), nil, nil)
	for range 20 {
		b.pass(10 * time.Second)
	}
	if !b.recaps() || b.stepSeen() != at {
		t.Fatal("it continues while covered")
	}
	b.stage.CloseAll()
	for range 40 {
		b.pass(10 * time.Second)
	}
	if b.recaps() {
		t.Fatal("it does not continue")
	}
	begin()
	b.strike(fyne.KeyEscape)
	if b.recaps() || menus > 0 {
		t.Errorf("Escape does not end it; %d menus", menus)
	}
}

// During a question, undo takes back only the question.
func TestUndoTakesBackAQuestion(t *testing.T) {
	b := until(t, func(m *match.Match) bool {
		claims := 0
		for _, action := range m.Legal() {
			if action.Kind == portroyal.Claim {
				claims++
			}
		}
		return claims > 1
	}, "", "")
	b.Start()
	b.asks.Begin(portroyal.Claim)
	if b.asks.Answers() < 2 {
		t.Fatal("nothing is asked")
	}
	before := b.played()
	if b.Undo(); b.asks.Answers() > 0 || b.played() != before {
		t.Errorf("%d answers are left, %d actions of %d", b.asks.Answers(), b.played(), before)
	}
}
