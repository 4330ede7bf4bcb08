package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// until presses whatever can be pressed until a person at the screen is asked in a phase.
func until(t *testing.T, persons int, seed uint64, phase cove.Phase) *sat {
	t.Helper()
	s := sit(t, stagetest.Small, words.English, persons, 4, seed)
	s.hinted.steps = 1
	dice := rand.New(rand.NewPCG(4, seed))
	for range 2000 {
		if s.hintable() && s.match.Present().Phase() == phase {
			s.Pass(time.Second)
			return s
		}
		s.pressAny(dice)
	}
	t.Fatalf("nobody is asked in %s", phase)
	return nil
}

// hintShown reports whether the panel is there.
func (s *sat) hintShown() bool { return s.Has("close") }

// choices are the tiles of the panel.
func (s *sat) choices() []*widgets.Tile { return visible.All[*widgets.Tile](s.Content()) }

// H and the plate show what each choice is worth, and take it away again; a hint is counted once for a decision.
func TestHintShowsChoicesAndCountsOnce(t *testing.T) {
	s := until(t, 1, 3, cove.Navigation)
	for _, press := range []func(){func() { s.Press(fyne.KeyH) }, func() { s.Tap("hint") }} {
		s.Pass(time.Second)
		if press(); !s.hintShown() || len(s.choices()) != 6 {
			t.Fatalf("of six choices %d are shown", len(s.choices()))
		}
		if press(); s.hintShown() {
			t.Fatal("the hint stays")
		}
	}
	s.Pass(time.Second)
	s.Press(fyne.KeyH, fyne.KeyEscape)
	if s.hintShown() {
		t.Error("Escape does not close the hint")
	}
	s.Press(fyne.KeyH)
	if s.Tap("close"); s.hintShown() {
		t.Error("its plate does not close the hint")
	}
	if got, want := s.match.Hints(), []int{1, 0, 0, 0}; !slices.Equal(got, want) {
		t.Errorf("there were %v hints, want %v", got, want)
	}
}

// With the keys alone, a choice of the hint becomes the answer at the table, and Enter confirms it there.
func TestHintBecomesTheAnswer(t *testing.T) {
	for _, phase := range []cove.Phase{cove.Outfitting, cove.Navigation, cove.Exchange} {
		s := until(t, 1, 3, phase)
		s.Press(fyne.KeyH)
		s.Press(fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
		steps := len(s.match.Steps())
		chosen, ok := s.hinted.Panel.Chosen()
		if !ok || !s.asks.Proposed(chosen) || !s.hintShown() {
			t.Fatalf("%s: %v was selected and is not the answer", phase, chosen)
		}
		if s.Strike(fyne.KeyReturn); len(s.match.Steps()) != steps {
			t.Fatalf("%s: a press at once confirms it", phase)
		}
		s.Press(fyne.KeyReturn)
		if done := s.match.Steps(); len(done) == steps || done[steps].Action != chosen {
			t.Fatalf("%s: %v was selected and not played", phase, chosen)
		}
		if s.hintShown() {
			t.Errorf("%s: the hint stays", phase)
		}
	}
}

// Another choice at the table takes the place of that in the hint.
func TestAnotherChoiceThanTheHint(t *testing.T) {
	s := until(t, 1, 3, cove.Navigation)
	s.Press(fyne.KeyH)
	s.Pass(time.Second)
	s.choices()[1].Tapped(nil)
	chosen, ok := s.hinted.Panel.Chosen()
	if !ok {
		t.Fatal("nothing is selected")
	}
	other := fyne.Key1
	if chosen.Island == cove.Tavern {
		other = fyne.Key2
	}
	s.Pass(time.Second)
	s.Press(other)
	if still, ok := s.hinted.Panel.Chosen(); ok || !s.hintShown() {
		t.Errorf("%v is still selected in the hint", still)
	}
}

// Where the table asks for no confirmation, a plate of the hint does.
func TestHintAsksForConfirmation(t *testing.T) {
	s := until(t, 1, 3, cove.Visits)
	s.Press(fyne.KeyH)
	steps := len(s.match.Steps())
	s.Pass(time.Second)
	s.choices()[0].Tapped(nil)
	chosen, _ := s.hinted.Panel.Chosen()
	if len(s.match.Steps()) != steps {
		t.Fatal("a click on a choice plays it")
	}
	s.Pass(time.Second)
	if s.Tap("cove.hint.do"); len(s.match.Steps()) == steps || s.match.Steps()[steps].Action != chosen {
		t.Errorf("%v was confirmed and not played", chosen)
	}
}

// A hint goes when the table goes on.
func TestHintEndsWhenTheTableGoesOn(t *testing.T) {
	for name, goOn := range map[string]func(s *sat){
		"decision": func(s *sat) { s.decide(s.match.Present().Legal(s.asked, nil)[0]) },
		"undo":     func(s *sat) { s.Undo() },
		"menu":     func(s *sat) { s.Tap("menu") },
		"help":     func(s *sat) { s.Press(fyne.KeyF1) },
		"leaving":  func(s *sat) { s.Leave() },
		"again":    func(s *sat) { s.Press(fyne.KeyW) },
	} {
		t.Run(name, func(t *testing.T) {
			s := until(t, 1, 3, cove.Visits)
			dice := rand.New(rand.NewPCG(1, 1))
			for range 500 {
				if s.hintable() && (name != "undo" || s.undoable()) {
					break
				}
				s.pressAny(dice)
			}
			s.Pass(time.Second)
			if s.hinted.Toggle(); !s.hintShown() {
				t.Fatal("there is no hint")
			}
			if goOn(s); s.hinted.Open {
				t.Error("the hint is still there")
			}
		})
	}
}

// Nobody gets a hint who is not asked, or only together with others.
func TestWhoGetsAHint(t *testing.T) {
	hinted := func(s *sat) bool {
		s.Press(fyne.KeyH)
		return s.hintShown() || s.hands >= 0
	}
	s := until(t, 1, 3, cove.Navigation)
	s.Replay(0)
	if hinted(s) {
		t.Error("there is a hint in a replay")
	}
	s = sit(t, stagetest.Small, words.English, 2, 3, 5)
	if s.hinted.Toggle(); s.hintShown() {
		t.Error("there is a hint while the screen is being handed on")
	}
	dice := rand.New(rand.NewPCG(4, 4))
	for presses := 0; !s.everybody(); presses++ {
		if s.pressAny(dice); presses > 500 {
			t.Fatal("nobody is asked together with others")
		}
	}
	s.Pass(time.Second)
	if hinted(s) {
		t.Error("there is a hint for nobody in particular")
	}
}

// Where several persons share the screen, a hint for one of them waits until they have taken it if they hold cards, and
// never names a card of anybody else (A7).
func TestHintsKeepSecrets(t *testing.T) {
	open, closed, handed, openly := 0, 0, 0, 0
	for seed := range uint64(2) {
		s := sit(t, stagetest.Small, words.English, 2, 3, 61+seed)
		s.At.Settings.Log = settings.LogOpen
		s.hinted.steps = 1
		dice := rand.New(rand.NewPCG(9, 1+seed))
		for hints := 0; hints < 12 && !s.match.Over(); {
			s.pressAny(dice)
			s.Pass(time.Second)
			asked, took := s.asked, s.viewer == s.asked
			if !s.hintable() || s.hintShown() || took && dice.IntN(12) > 0 { // most who are asked have taken the screen
				continue
			}
			hints++
			s.Press(fyne.KeyH)
			s.seesNoHands(t, &open, &closed)
			if holds := s.match.Present().HandSize(asked) > 0; !took && holds {
				handed++
				if s.hintShown() || s.hands != asked {
					t.Fatalf("a hint for seat %d, which has not taken the screen in %s", asked, s.match.Present().Phase())
				}
				s.Press(fyne.KeyReturn)
				s.seesNoHands(t, &open, &closed)
			} else if !took {
				openly++
			}
			if !s.hintShown() || s.hinted.about.seat != asked {
				t.Fatalf("no hint for seat %d in %s", asked, s.match.Present().Phase())
			}
			if dice.IntN(2) > 0 {
				s.Press(fyne.KeyH)
				continue
			}
			s.hide()
			s.settle()
			if s.hintShown() && !s.openly() {
				t.Fatal("the hint stays when the screen is taken away")
			}
			s.seesNoHands(t, &open, &closed)
		}
	}
	if open < 15 || closed < 60 || handed < 5 || openly < 1 {
		t.Errorf("%d hands were open and %d cards closed, %d hints waited and %d did not: the sample shows nothing",
			open, closed, handed, openly)
	}
}

// A hint names the cards of the person who is asked, so that it tells something.
func TestHintNamesOwnCards(t *testing.T) {
	s := until(t, 1, 9, cove.AfterTreasure)
	s.Press(fyne.KeyH)
	for _, action := range s.match.Present().Legal(s.asked, nil) {
		if action.Kind == cove.Play && !strings.Contains(visible.Texts(s.Content()), terms.Card(s.stage.Words, action.Card)) {
			t.Errorf("%s is not named", action.Card)
		}
	}
}

// The panel stays within the chart in any window, beside a fight and the shipyard.
func TestHintFitsAnyWindow(t *testing.T) {
	for _, phase := range []cove.Phase{cove.Outfitting, cove.Navigation, cove.Exchange} {
		s := until(t, 1, 3, phase)
		s.Press(fyne.KeyH)
		for _, size := range []fyne.Size{fyne.NewSize(800, 500), stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
			if s.At.Window.Resize(size); !s.hintShown() {
				t.Fatalf("%s, %v: there is no hint", phase, size)
			}
			a := s.Areas()
			room := s.hintsRoom(a.Chart)
			shown := s.hinted.Panel.Lay(room, a.By)
			at, high := shown.Position(), shown.Size().Height
			if at.X < s.size.Width*0.4 || at.X+shown.Size().Width > s.size.Width || at.Y < a.Chart.Y || at.Y+high > a.Chart.Y+a.Chart.H {
				t.Errorf("%s, %v: it is at %v, %v large; the chart is at %v", phase, size, at, shown.Size(), a.Chart)
			}
			for spot, island := range s.board.Places() { // which make room, but in the smallest window
				if spot.Kind == board.Island && size.Width >= stagetest.Small.Width && island.X+island.W > room.X {
					t.Errorf("%s, %v: it covers %s", phase, size, spot.Island)
				}
			}
		}
	}
}

// What the arrow keys were at is put away when they lead through a hint: enlarged, it would stay over the chart.
func TestAHintPutsAwayWhatIsEnlarged(t *testing.T) {
	s := until(t, 1, 3, cove.Navigation)
	s.Press(fyne.KeyRight)
	if s.cursor.Kind != board.Island {
		t.Fatalf("the keys are at %v", s.cursor)
	}
	s.Pass(time.Second)
	s.Press(fyne.KeyH)
	if s.Pass(time.Second); s.cursor != (board.Spot{}) || !s.hintShown() {
		t.Errorf("beside the hint, %v is enlarged", s.cursor)
	}
}
