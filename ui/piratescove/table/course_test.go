package table

import (
	"image/color"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/table/gametest"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	shared "portroyal/ui/table"
	"portroyal/ui/table/tabletest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// A fight speaks the language that is chosen while it goes on.
func TestAFightChangesItsLanguage(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return first(p, cove.Exchange) && len(p.Legal(0, nil)) == 2 && p.HullLeft(cove.FirstBlack) > 4 &&
			p.Ship(0).Places[cove.Hull] > 4
	})
	s.types(fyne.KeyReturn) // fires
	s.Pass(2 * time.Second)
	if len(s.fight.Dice) == 0 {
		t.Fatal("no dice are shown")
	}
	english := s.said
	s.stage.Words = words.In(words.Dutch)
	s.Restyle()
	if s.said == "" || s.said == english {
		t.Errorf("in Dutch it is told as %q", s.said)
	}
	dutch := []string{s.stage.Words.T("cove.fight.miss")}
	for n := range 6 {
		dutch = append(dutch, s.stage.Words.N("cove.fight.hits", n+1))
	}
	if !slices.Contains(dutch, s.fight.Said) {
		t.Errorf("the dice say %q", s.fight.Said)
	}
	if said := s.everything(); !containsAny(said, dutch...) {
		t.Error("nothing is said of the dice")
	}
}

// The die after a flight is seen, and it is said whether the crew mutinies (K13).
func TestTheDieOfAMutinyIsShown(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return first(p, cove.Exchange)
	})
	for number := range uint8(6) {
		beat := beat{events: []cove.Event{{Kind: cove.MutinyRolled, N: number + 1}}}
		s.motion(&beat)
		s.build()
		want, other := words.ID("cove.fight.loyal"), words.ID("cove.fight.mutiny")
		if number+1 == cove.MutinyOn {
			want, other = other, want
		}
		said := s.everything()
		if len(s.fight.Dice) != 1 || !containsAny(said, s.stage.Words.T(want)) || containsAny(said, s.stage.Words.T(other)) {
			t.Errorf("a %d is shown as %+v", number+1, s.fight)
		}
	}
}

// everybodyAsked is a table of three persons with cards who are all asked for one in a phase.
func everybodyAsked(t *testing.T, phase cove.Phase) (*sat, *match.Match) {
	t.Helper()
	m := matchWhere(t, sought{persons: 3, players: 3}, func(p *cove.Position) bool {
		return p.Phase() == phase && p.HandSize(0)+p.HandSize(1)+p.HandSize(2) > 2
	})
	s := sitAt(t, fyne.Size{}, words.English, m)
	if s.Pass(2 * time.Second); !s.everybody() {
		t.Fatal("nobody is asked")
	}
	return s, m
}

// Where several share the screen and nobody wants to play a card for the rest of a round, nobody is asked until the next one,
// unless somebody plays a card after all.
func TestNobodyIsAskedForCardsForTheRestOfARound(t *testing.T) {
	s, m := everybodyAsked(t, cove.AfterTreasure)
	round, begun := s.view.Round(), len(m.Steps())
	played := func() bool {
		return slices.ContainsFunc(m.Steps()[begun:], func(step match.Step) bool {
			return slices.ContainsFunc(step.Events, func(e cove.Event) bool { return e.Kind == cove.Played })
		})
	}
	s.types(fyne.KeyN)
	dice := rand.New(rand.NewPCG(5, 5))
	for presses := 0; s.match.Present().Round() == round && presses < 400; presses++ {
		if s.Pass(2 * time.Second); s.everybody() && !played() {
			t.Fatalf("everybody is asked again in %s", s.view.Phase())
		}
		s.pressAny(dice)
	}
	s.Pass(2 * time.Second)
	if !s.match.Over() && !s.everybody() {
		t.Errorf("nobody is asked in the next round, in %s", s.view.Phase())
	}
}

// Where nobody wanted to play a card, also for the rest of the round, taking that back asks everybody again.
func TestTakingBackAsksEverybodyAgain(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyN} {
		s, m := everybodyAsked(t, cove.BeforeNavigation)
		begun := len(m.Steps())
		s.Typed(&fyne.KeyEvent{Name: key})
		if s.Pass(2 * time.Second); s.hands >= 0 {
			s.Table.press(func() { s.take(s.hands) })
		}
		if len(m.Steps()) == begun {
			t.Fatalf("%s: nothing is decided", key)
		}
		for presses := 0; presses < 5 && len(m.Steps()) > begun; presses++ {
			s.Undo()
			s.Pass(2 * time.Second)
		}
		if len(m.Steps()) != begun || !s.everybody() {
			t.Errorf("%s: after taking back there are %d decisions, not %d; everybody is asked: %t", key, len(m.Steps()), begun, s.everybody())
		}
	}
}

// Where nobody wanted to play a card, that can be taken back while it is shown what comes of it: everybody is asked again.
func TestTakingBackAtOnceAsksEverybodyAgain(t *testing.T) {
	m := matchWhere(t, sought{persons: 2, players: 3}, func(p *cove.Position) bool {
		next := *p
		pass := func(seat int) bool { return next.Apply(cove.Action{Kind: cove.Pass, Seat: uint8(seat)}, nil) == nil }
		return p.Phase() == cove.AfterTreasure && p.Owing() == 0 && p.HandSize(1) > 0 && p.HandSize(2) > 0 && pass(0) && next.Owing() == 1 &&
			pass(1) && next.Owing() == 2
	})
	s := sitAt(t, fyne.Size{}, words.English, m)
	s.Pass(2 * time.Second)
	if !s.everybody() {
		t.Fatal("nobody is asked")
	}
	begun := len(m.Steps())
	s.stage.Lay(stage.Overlay{Name: "menu", Content: canvas.NewRectangle(color.Black)}) // the computer player waits for it
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if len(m.Steps()) != begun+2 || !s.thinking {
		t.Fatalf("%d have decided; thinking: %t", len(m.Steps())-begun, s.thinking)
	}
	for len(m.Steps()) > begun {
		steps := len(m.Steps())
		if s.Undo(); len(m.Steps()) == steps {
			break
		}
	}
	s.stage.CloseAll()
	if s.Pass(2 * time.Second); len(m.Steps()) != begun || !s.everybody() {
		t.Errorf("there are %d decisions, not %d; everybody is asked: %t", len(m.Steps()), begun, s.everybody())
	}
}

// A practice game that has ended, whose last decision is taken back and taken again, has ended again, and that is told.
func TestAnEndThatIsTakenBackIsToldAgain(t *testing.T) {
	done := cove.Action{Kind: cove.Done}
	game := matchWhere(t, sought{persons: 1, players: 2}, func(p *cove.Position) bool {
		next := *p
		return p.Round() == cove.Rounds && first(p, cove.Visits) && next.Apply(done, nil) == nil && next.Phase() == cove.Over
	})
	practice, err := game.PlayOn(len(game.Steps()), nil)
	if err != nil {
		t.Fatal(err)
	}
	s := sitAt(t, fyne.Size{}, words.English, practice)
	for times := range 3 {
		s.Pass(2 * time.Second)
		s.Do(done)
		if s.Pass(2 * time.Second); !s.match.Over() || s.ended != times+1 {
			t.Fatalf("over: %t; the end is told %d times, not %d", s.match.Over(), s.ended, times+1)
		}
		if s.Undo(); s.match.Over() || s.over() {
			t.Fatal("the last decision cannot be taken back")
		}
	}
}

// Without fame a second parrot cannot stay, so nobody is asked, however many share the screen (T2, J27).
func TestNobodyIsAskedAboutAParrotThatCannotStay(t *testing.T) {
	for _, persons := range []int{1, 3} {
		m := matchWhere(t, sought{persons: persons, players: 3}, func(p *cove.Position) bool {
			return first(p, cove.Parrots) && p.ShipAt(0).Fame == 0
		})
		steps, before := len(m.Steps()), m.Present()
		s := sitAt(t, fyne.Size{}, words.English, m)
		for range 10 {
			if s.Pass(2 * time.Second); s.hands < 0 {
				break
			}
			s.Table.press(func() { s.take(s.hands) })
		}
		if len(m.Steps()) == steps {
			t.Fatalf("%d at the screen: it is still open which parrot stays", persons)
		}
		if after := m.PositionAt(steps + 1); after.ShipAt(0).Parrot != before.ShipAt(0).Parrot {
			t.Errorf("%d at the screen: another parrot is aboard", persons)
		}
		if !s.automaticAt(steps) {
			t.Errorf("%d at the screen: taking back stops where nobody was asked", persons)
		}
	}
}

// A replay that has come to its end by itself offers to run again, and single steps do not run ahead of what is shown.
func TestAReplayStopsAtItsEnd(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return p.Round() == 2 && first(p, cove.Navigation)
	})
	s.Replay(0)
	s.Start()
	s.types(fyne.KeySpace)
	for range 2000 {
		s.Pass(2 * time.Second)
	}
	if r := s.mode.(*replay); r.At != r.Last() || r.Runs {
		t.Fatalf("it is at %d of %d, runs %t", r.At, r.Last(), r.Runs)
	}
	if !s.Has("replay.play") || s.Has("replay.pause") {
		t.Errorf("the plates are %q", s.Plates())
	}
	s.At.Settings.Speed = settings.SpeedNormal
	s.types(fyne.KeyHome)
	for range 3 {
		before := s.mode.steps()
		s.Plate("replay.forward").Tapped(nil)
		if shown := len(s.pending); shown > 0 && before > 0 && !s.busy {
			t.Errorf("%d beats wait", shown)
		}
	}
	if got := len(s.pending); got > len(beats(s.match.Steps()[s.mode.steps()-1].Events, s.logEyes())) {
		t.Errorf("%d beats of several steps wait", got)
	}
}

// The plates of a replay can be read and hit, in every language.
func TestPlatesOfAReplayCanBeRead(t *testing.T) {
	for _, language := range words.Languages {
		s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
			return p.Round() == 2 && first(p, cove.Navigation)
		})
		s.At.Words = words.In(language)
		s.Replay(0)
		s.Start()
		s.Restyle()
		tabletest.ReplayPlates(t, s.At.Words, func(id words.ID) *widgets.Plate {
			for _, each := range visible.All[*widgets.Plate](s.Top()) {
				if each.Text == s.At.Words.T(id) {
					return each
				}
			}
			return nil
		})
	}
}

// A click on an event of the rail shows the table after it.
func TestMarksOfTheRailLeadToTheirEvents(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return p.Round() == 5 && first(p, cove.Navigation)
	})
	s.Replay(0)
	s.Start()
	r := s.mode.(*replay)
	marks := shared.MarksOf(s.match.Steps(), mark, s.tell)
	if len(marks) == 0 {
		t.Fatal("nothing has happened in four rounds")
	}
	for _, m := range marks {
		for _, each := range visible.All[*widgets.Asked](s.Top()) {
			if each.ToolTip() == m.Says {
				each.Tapped(nil)
				break
			}
		}
		last := s.match.Steps()[r.At-1].Events
		if !slices.ContainsFunc(last, func(e cove.Event) bool { return s.teller().Tell(e) == m.Says }) {
			t.Errorf("%q leads to step %d, after %v", m.Says, r.At, last)
		}
	}
}

// The plate beside the log shows what has happened as its key does, and says what it does. It is shown as waiting while
// something moves.
func TestAPlateShowsWhatHappened(t *testing.T) {
	plate := func(s *sat) *widgets.Plate {
		for _, each := range visible.All[*widgets.Plate](s.Top()) {
			if each.ToolTip() == s.At.Words.T("happened.tip") && each.AccessibilityLabel() == each.ToolTip() {
				return each
			}
		}
		t.Fatal("there is no plate")
		return nil
	}
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return p.Round() == 2 && first(p, cove.Navigation)
	})
	s.At.Settings.Speed = settings.SpeedNormal
	s.Pass(2 * time.Second)
	if plate(s).Waiting() {
		t.Error("nothing seems to have happened")
	}
	plate(s).Tapped(nil)
	if _, is := s.mode.(recap); !is {
		t.Error("nothing is shown again")
	}
	s.EndWatching()
	s.busy = true
	s.build()
	if !plate(s).Waiting() {
		t.Error("while something moves, what has happened can be shown")
	}
}

// A picture of the table is one of the game as it is, also while what happened is shown again.
func TestEndWatchingShowsTheGame(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return p.Round() == 2 && first(p, cove.Navigation)
	})
	s.At.Settings.Speed = settings.SpeedNormal
	s.types(fyne.KeyW)
	if s.mode.live() {
		t.Fatal("nothing is shown again")
	}
	s.EndWatching()
	if !s.mode.live() || s.present != s.match.Present().Board() || s.asked != 0 {
		t.Error("the table is not what the game is")
	}
	s.types(fyne.KeyW)
	if s.types(fyne.KeyEscape); !s.mode.live() || s.asked != 0 {
		t.Error("Escape does not lead back to the game")
	}
}

// A picture that is taken while something moves ends that, and skips nothing of what comes then.
func TestAPictureSkipsNothing(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 4}, func(p *cove.Position) bool {
		next := *p
		return first(p, cove.Exchange) && next.Apply(cove.Action{Kind: cove.Flee}, nil) == nil && next.Owing() > 0 && next.Phase() == cove.Exchange
	})
	s.At.Settings.Speed = settings.SpeedNormal
	s.types(fyne.KeyF)
	if !s.busy {
		t.Fatal("nothing moves")
	}
	s.stage.Lay(stage.Overlay{Name: "menu", Content: canvas.NewRectangle(color.Black)})
	s.EndWatching()
	if s.busy || len(s.pending) > 0 || !s.thinking {
		t.Errorf("in the picture something moves: %t", s.busy)
	}
	if s.skipping {
		t.Error("what comes then is skipped")
	}
}

// Taking back while a computer player thinks, while beats are shown, and again and again, comes to the game as it was.
func TestUndoAtAnyTime(t *testing.T) {
	for _, wait := range []time.Duration{0, 50 * time.Millisecond, 400 * time.Millisecond, 3 * time.Second} {
		s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
			return p.Round() == 2 && first(p, cove.Visits)
		})
		s.At.Settings.Speed = settings.SpeedNormal
		for range 6 {
			steps := len(s.match.Steps())
			s.types(fyne.KeyReturn)
			s.Pass(wait)
			if to, can := s.match.Undoable(); can && len(s.match.Steps()) > steps {
				s.Undo()
				if got := len(s.match.Steps()); got != to {
					t.Errorf("after %v: %d steps, want %d", wait, got, to)
				}
				if s.present != s.match.Present().Board() || s.asked != 0 || s.busy || len(s.pending) > 0 {
					t.Errorf("after %v: the table is not what the game is", wait)
				}
				s.Redo()
			}
			for range 400 {
				s.Pass(time.Second)
			}
		}
	}
}

// The record counts what a person was seen to take back, once each time: not the passes that are walked over on the way, and
// nothing where nothing can be taken back.
func TestUndoIsCountedOnce(t *testing.T) {
	stuck, walked := 0, 0
	for seed := range uint64(3) {
		s := sit(t, stagetest.Small, words.English, 1, 3, 70+seed)
		s.At.Settings.Speed = settings.SpeedFast
		dice := rand.New(rand.NewPCG(seed, 5))
		for n := 0; n < 150 && !s.match.Over(); n++ {
			s.Pass(time.Second)
			s.pressAny(dice)
			if s.asked < 0 || s.busy || !s.mode.live() {
				continue
			}
			head := s.match.Record().About()
			steps, undone := len(s.match.Steps()), head.Undone
			last, can := s.match.Undoable()
			passes := can && s.automaticAt(last)
			s.Undo()
			want := undone
			switch now := len(s.match.Steps()); {
			case now < steps:
				want++
				if passes {
					walked++
				}
				s.Redo()
			case passes:
				stuck++
			}
			if got := head.Undone; got != want {
				t.Fatalf("seed %d, after %d steps: %d taken back are counted, want %d", seed, steps, got, want)
			}
		}
	}
	if stuck == 0 || walked == 0 {
		t.Errorf("passes were walked over %d times to something and %d times to nothing", walked, stuck)
	}
}

// The window can be left and come back to, be resized and speak another language, and show what happened, at any moment of a
// game: it goes on.
func TestAnythingAtAnyTime(t *testing.T) {
	for seed := range uint64(4) {
		persons := int(seed % 4)
		game := gametest.New(t, persons, 3+int(seed%3), 70+seed)
		s := sitAtSpeed(t, stagetest.Small, words.English, game, settings.SpeedFast) // also where nobody plays
		// That a hint gets better is enough: all that it could know would take longer than all else here.
		s.hinted.steps = 2
		dice := rand.New(rand.NewPCG(seed, 3))
		still := 0
		for n := 0; n < 250 && !s.match.Over(); n++ {
			steps := len(s.match.Steps())
			s.Pass(time.Duration(dice.IntN(700)) * time.Millisecond)
			switch dice.IntN(9) {
			case 0:
				s.Leave()
				s.Pass(time.Second)
				s.Resume()
			case 1:
				s.stage.Words = words.In(words.Languages[dice.IntN(len(words.Languages))])
				s.Restyle()
			case 2:
				if dice.IntN(3) > 0 {
					continue
				}
				s.stage.Window.Resize([]fyne.Size{fyne.NewSize(800, 500), stagetest.Small, fyne.NewSize(1280, 800)}[dice.IntN(3)])
			case 3:
				s.toggleLog()
			case 4:
				s.EndWatching()
			case 5:
				keys := []fyne.KeyName{fyne.KeyW, fyne.KeyH, fyne.KeyK, fyne.KeyEscape, fyne.KeyX}
				s.Typed(&fyne.KeyEvent{Name: keys[dice.IntN(len(keys))]})
			case 6:
				if dice.IntN(4) == 0 {
					s.Undo()
				}
			default:
				s.pressAny(dice)
			}
			if still++; len(s.match.Steps()) != steps {
				still = 0
			}
			if still > 200 {
				p := s.match.Present()
				t.Fatalf("seed %d: stuck in %s, round %d: %d owes a choice, %d is asked, hands %d, busy %t, replay %v",
					seed, p.Phase(), p.Round(), p.Owing(), s.asked, s.hands, s.busy, !s.mode.live())
			}
		}
		for n := 0; n < 500 && (s.busy || !s.mode.live() || len(s.pending) > 0); n++ {
			s.Pass(time.Second)
		}
		if s.asked < 0 && s.hands < 0 && !s.over() {
			t.Errorf("seed %d: nobody is asked in the end", seed)
		}
		if want := s.match.Present().Board(); s.present != want {
			t.Errorf("seed %d: the board is %+v, not %+v", seed, s.present, want)
		}
	}
}

// Whoever leaves the table, whatever goes on there, and comes back finds the game as it was: it goes on by itself, and
// whoever is asked can answer.
func TestTheGameGoesOnAfterComingBack(t *testing.T) {
	moved, thought, waited := 0, 0, 0
	for persons := range 3 {
		s := sitAtSpeed(t, fyne.Size{}, words.English, gametest.New(t, persons, 3, 90), settings.SpeedNormal)
		dice := rand.New(rand.NewPCG(uint64(persons), 4))
		for leaves := 0; leaves < 60 && !s.match.Over(); leaves++ {
			steps := len(s.match.Steps())
			for presses := 0; presses < 100 && len(s.match.Steps()) == steps && (s.asked >= 0 || s.hands >= 0); presses++ {
				s.At.Settings.Speed = settings.SpeedNormal
				if s.stage.CloseAll(); dice.IntN(2) == 0 { // nothing is waited for but the menu, under which it is left
					s.At.Settings.Speed = settings.SpeedInstant
					s.stage.Lay(stage.Overlay{Name: "menu", Content: canvas.NewRectangle(color.Black)})
				}
				s.pressAny(dice)
			}
			s.Pass(time.Duration(dice.IntN(900)) * time.Millisecond)
			switch {
			case s.busy:
				moved++
			case s.thinking:
				thought++
			default:
				waited++
			}
			s.Leave()
			s.stage.CloseAll()
			steps = len(s.match.Steps())
			if s.Pass(time.Minute); len(s.match.Steps()) != steps {
				t.Fatalf("%d persons, left %d times: it goes on while nobody is there", persons, leaves)
			}
			s.Resume()
			turns := func() bool { return !s.busy && (s.asked >= 0 || s.hands >= 0) || s.over() }
			for n := 0; n < 400 && !turns() && (persons > 0 || len(s.match.Steps()) == steps); n++ {
				s.Pass(time.Second)
			}
			if persons > 0 && !turns() || len(s.match.Steps()) == steps && persons == 0 {
				p := s.match.Present()
				t.Fatalf("%d persons, left %d times: it does not go on: %d owes a choice in %s", persons, leaves, p.Owing(), p.Phase())
			}
			if s.asked >= 0 && s.hands < 0 && len(s.question().Options) == 0 {
				t.Fatalf("%d persons, left %d times: %d is asked and cannot answer", persons, leaves, s.asked)
			}
			if board := s.match.Present().Board(); turns() && s.present != board {
				t.Fatalf("%d persons, left %d times: the board is %+v, not %+v", persons, leaves, s.present, board)
			}
			var whole log
			if whole.recall(s.Table); turns() && !reflect.DeepEqual(s.log.lines, whole.lines) {
				t.Fatalf("%d persons, left %d times: the log has %d lines, not %d", persons, leaves, len(s.log.lines), len(whole.lines))
			}
		}
	}
	if moved < 10 || thought < 10 || waited < 10 {
		t.Errorf("it was left while something moved %d times, while somebody thought %d, and else %d", moved, thought, waited)
	}
}

func containsAny(text string, any ...string) bool {
	return slices.ContainsFunc(any, func(s string) bool { return strings.Contains(text, s) })
}

// What has happened since the last decision is not cut short by what a person did without being asked.
func TestWhatHappenedBeginsAtADecision(t *testing.T) {
	walkedOver := 0
	for seed := range uint64(12) {
		s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3, from: 50 * seed}, func(p *cove.Position) bool {
			return first(p, cove.Visits) && p.Round() == 3
		})
		steps, from := s.match.Steps(), s.lastDecided()
		if from > 0 && s.person(steps[from-1].By()) && s.automaticAt(from-1) {
			t.Errorf("game %d: it begins after step %d, which nobody has decided", seed, from)
		}
		for n := from; n < len(steps); n++ {
			if s.person(steps[n].By()) && s.automaticAt(n) {
				walkedOver++
			}
		}
	}
	if walkedOver == 0 {
		t.Error("nobody has done anything without being asked: the sample shows nothing")
	}
}

// What is copied of what has happened is the end of the log: nothing of before the last decision, and all since.
func TestWhatHappenedIsCopied(t *testing.T) {
	since, earlier := 0, 0
	for seed := range uint64(6) {
		s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3, from: 50 * seed}, func(p *cove.Position) bool {
			return first(p, cove.Visits) && p.Round() == 3
		})
		steps, from := s.match.Steps(), s.lastDecided()
		var told, before []string
		for i, step := range steps {
			for _, e := range step.Events {
				if e.Kind != cove.FightBegan && e.Kind != cove.Plundered && e.Kind != cove.Sailed { // they are told one by one
					continue
				}
				if sentence := s.teller().Tell(e); i >= from {
					told = append(told, sentence)
				} else {
					before = append(before, sentence)
				}
			}
		}
		copied := strings.Split(s.Happened(), "\n")
		for _, sentence := range told {
			if !slices.Contains(copied, sentence) {
				t.Errorf("game %d: %q is not among %q", seed, sentence, copied)
			}
		}
		for _, sentence := range before {
			if slices.Contains(copied, sentence) && !slices.Contains(told, sentence) {
				t.Errorf("game %d: %q is of before", seed, sentence)
			}
		}
		since, earlier = since+len(told), earlier+len(before)
	}
	if since == 0 || earlier == 0 {
		t.Errorf("%d sentences are of before, %d of since: the sample shows nothing", earlier, since)
	}
}
