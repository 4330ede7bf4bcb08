package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	shared "portroyal/ui/table"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// types types a key at a table that nobody has touched for a while.
func (s *sat) types(key fyne.KeyName) {
	s.Pass(2 * time.Second)
	s.Typed(&fyne.KeyEvent{Name: key})
}

// canRaise reports whether the first person can raise a section, and attach a mastercraft, on a visit to its island.
func canRaise(p *cove.Position) bool {
	if !first(p, cove.Visits) || !p.HasCard(0, cove.Mastercraft) {
		return false
	}
	legal := p.Legal(0, nil)
	raises := 0
	for _, action := range legal {
		if action.Kind == cove.Raise {
			raises++
		}
	}
	return raises == 1
}

// The space bar presses what the keyboard's cursor is at, and nothing where it is nowhere.
func TestSpacePressesWhatTheCursorIsAt(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return first(p, cove.AfterTreasure) && len(p.Legal(0, nil)) > 1
	})
	before := len(s.match.Steps())
	s.types(fyne.KeySpace)
	if got := len(s.match.Steps()); got != before {
		t.Errorf("the space bar alone has decided %q", s.match.Steps()[before].Action)
	}
	s = sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, canRaise)
	steps := len(s.match.Steps())
	for range 20 {
		if s.cursor.Kind == board.Hand {
			break
		}
		s.types(fyne.KeyRight)
	}
	if s.cursor != (board.Spot{Kind: board.Hand, Card: cove.Mastercraft}) {
		t.Fatalf("the cursor is at %+v", s.cursor)
	}
	s.types(fyne.KeySpace)
	if len(s.match.Steps()) != steps {
		t.Errorf("with the cursor at a card the space bar has decided %q", s.match.Steps()[steps].Action)
	}
}

// The second click of a double click, and a key that is held down, decide nothing, and skip nothing either.
func TestASecondPressDecidesNothing(t *testing.T) {
	for name, press := range map[string]func(s *sat){
		"click": func(s *sat) {
			plates := s.Table.plates(ptr(s.question()))
			plates[len(plates)-1].Tapped(nil)
		},
		"key": func(s *sat) { s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) },
	} {
		s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
			return first(p, cove.Exchange) && p.Legal(0, nil)[0].Kind == cove.Fire
		})
		s.At.Settings.Speed = settings.SpeedNormal
		s.types(fyne.Key1)
		s.Pass(time.Second)
		steps := len(s.match.Steps())
		press(s)
		if len(s.match.Steps()) == steps {
			t.Fatalf("%s: no shot was fired", name)
		}
		s.Pass(200 * time.Millisecond)
		press(s)
		if !s.busy || s.skipping {
			t.Errorf("%s: the second press skips what follows", name)
		}
	}
}

func ptr[T any](of T) *T { return &of }

// Who takes the screen and presses twice has not decided.
func TestTakingTheScreenTwiceDecidesNothing(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 2, 3, 4)
	s.Pass(2 * time.Second)
	steps := len(s.match.Steps())
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if s.viewer != 0 {
		t.Fatalf("the screen is %d's", s.viewer)
	}
	for range 4 { // and keeps pressing
		s.Pass(200 * time.Millisecond)
		s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	if len(s.match.Steps()) != steps {
		t.Errorf("%q has been decided", s.match.Steps()[steps].Action)
	}
	for range 2 { // nothing has been bought, which is asked about once more
		s.Pass(time.Second)
		s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	if len(s.match.Steps()) == steps {
		t.Error("nothing is decided any more")
	}
}

// While all choose at the same time, a choice that another makes meanwhile does not make the question a new one.
func TestComputersThatChooseMeanwhileDisturbNobody(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 2, players: 4}, func(p *cove.Position) bool {
		return first(p, cove.Navigation) && p.Owes(1)
	})
	s.seats[1].Player = "captain" // a computer player, who has thought until now
	s.open()
	s.look()
	s.Table.settle()
	s.types(fyne.Key2)
	s.Pass(2 * time.Second)
	other := s.match.View(1)
	s.Table.play(other.Legal(nil)[0])
	if s.waits() {
		t.Error("the plates wait again")
	}
	steps := len(s.match.Steps())
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if len(s.match.Steps()) == steps {
		t.Error("the choice is ignored")
	}
}

// Who skips what the others do gets more time to see what they are asked: the plate may be where the other was. Hammering on
// the key makes it longer still.
func TestSkippingDoesNotDecide(t *testing.T) {
	for seed := uint64(1); ; seed++ {
		s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3, from: 100 * seed}, func(p *cove.Position) bool {
			return first(p, cove.Navigation) && p.Round() == 2
		})
		s.At.Settings.Speed = settings.SpeedNormal
		s.types(fyne.Key1)
		s.types(fyne.KeyReturn)
		s.Pass(time.Second)
		s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) // skips
		steps := len(s.match.Steps())
		if s.asked != 0 || s.busy || s.view.Phase() != cove.Visits {
			continue // Enter would decide nothing
		}
		for range 9 {
			s.Pass(200 * time.Millisecond)
			s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
		}
		if len(s.match.Steps()) != steps {
			t.Errorf("%q has been decided", s.match.Steps()[steps].Action)
		}
		s.Pass(2 * time.Second)
		if s.waits() {
			t.Error("the plates wait for ever")
		}
		asks := false // once more, as something could be paid for
		for _, option := range s.question().Options {
			asks = asks || option.Main && option.Kind == cove.Done && option.Begins
		}
		if s.types(fyne.KeyReturn); asks == (len(s.match.Steps()) > steps) {
			t.Errorf("it asks once more: %t; a single press later does otherwise", asks)
		}
		if asks {
			s.types(fyne.KeyReturn)
		}
		if len(s.match.Steps()) == steps {
			t.Error("a single press later decides nothing")
		}
		return
	}
}

// The next part of a decision, such as another purchase, is there at once, but for the second click of a double click.
func TestThePartsOfAVisitFollowOneAnother(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return first(p, cove.Visits) && p.CanBuy(0) && p.Ship(0).Doubloons >= 6 && p.Ship(0).Parrot == cove.NoCard
	})
	s.types(fyne.KeyB)
	steps := len(s.match.Steps())
	if s.waits() {
		t.Error("the plates wait as for another question")
	}
	s.Pass(200 * time.Millisecond)
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyB})
	if len(s.match.Steps()) != steps {
		t.Error("a double click buys two cards")
	}
	s.Pass(400 * time.Millisecond)
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyB})
	if len(s.match.Steps()) == steps {
		t.Error("another purchase is ignored")
	}
}

// A black ship that was fired at is aimed at in the next exchange as well: Enter is enough, and so it is if there is nothing
// else to aim at.
func TestTheAimIsHeld(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return first(p, cove.Exchange) && len(p.Legal(0, nil)) == 2 && p.HullLeft(cove.FirstBlack) > 3 && p.Ship(0).Places[cove.Hull] > 4
	})
	for salvo := range 2 {
		if s.view.Phase() != cove.Exchange {
			t.Fatal("the fight is over")
		}
		steps := len(s.match.Steps())
		s.types(fyne.KeyReturn)
		if len(s.match.Steps()) == steps {
			t.Errorf("salvo %d has to be aimed", salvo+1)
		}
		s.Pass(time.Second)
	}
}

// A treasure card and a black ship at an island are pressed like the island, where that can be chosen.
func TestWhatIsAtAnIslandChoosesIt(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return first(p, cove.Navigation) && p.Open(cove.CrewIsland) != 0
	})
	s.Pass(2 * time.Second)
	cell := s.board.Cell(cove.CrewIsland)
	x, y := cell.X+cell.W*0.77, cell.Y+cell.H*0.48
	takers := visible.Takers(s.Content())
	slices.Reverse(takers)
	for _, taker := range takers {
		if taker.Has(fyne.NewPos(x, y)) {
			test.Tap(taker.Object.(fyne.Tappable))
			break
		}
	}
	if at := s.chosenIsland(); at != cove.CrewIsland {
		t.Errorf("%s is chosen", at)
	}
}

// chosenIsland is the island that has been chosen and can be confirmed.
func (s *sat) chosenIsland() cove.Island {
	for spot, mark := range s.shown(ptr(s.question())).Marks {
		if mark.Chosen {
			return spot.Island
		}
	}
	return cove.NoIsland
}

// Who leaves an island where the hull can be reinforced, with more treasures than it holds, is asked once (R6).
func TestTooManyTreasuresAreAskedAbout(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		if !first(p, cove.Visits) {
			return false
		}
		ship := p.Ship(0)
		room, ends := ship.Room()
		legal := p.Legal(0, nil)
		raises := slices.ContainsFunc(legal, func(a cove.Action) bool { return a.Kind == cove.Raise && a.Section == cove.Hull })
		buries := slices.ContainsFunc(legal, func(a cove.Action) bool { return a.Kind == cove.Bury })
		return p.Round() < cove.Rounds && raises && !buries && ends && int(ship.Treasures) > room
	})
	steps := len(s.match.Steps())
	s.types(fyne.KeyReturn)
	if len(s.match.Steps()) != steps {
		t.Fatalf("%q was decided without a question", s.match.Steps()[steps].Action)
	}
	if asked := s.stage.Words.T("cove.ask.done.overloaded"); !strings.Contains(visible.Texts(s.Content()), asked) {
		t.Errorf("%q is not asked", asked)
	}
	if s.types(fyne.KeyReturn); len(s.match.Steps()) == steps {
		t.Error("the second time nothing is decided")
	}
}

// Who leaves an island with what could be spent there is told what that is, and leaves only once they have seen it: whoever
// presses Enter twice, or hammers on it, is still there.
func TestNothingIsLeftUnspentByPressingTwice(t *testing.T) {
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return first(p, cove.Visits) && p.CanBuy(0) && p.Ship(0).Parrot == cove.NoCard
	})
	left := s.stage.Words.T("cove.ask.left", "Wealth", terms.Doubloons(s.stage.Words, int(s.view.Ship(0).Doubloons)))
	told := func() bool { return visible.Says(s.Content(), left) }
	if !told() {
		t.Errorf("%q is not on the plate", left)
	}
	steps := len(s.match.Steps())
	s.types(fyne.KeyReturn)
	for range 2 {
		s.Pass(350 * time.Millisecond)
		s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	if len(s.match.Steps()) != steps || !told() {
		t.Errorf("with %s somebody who hammers on Enter has left", left)
	}
	s.Pass(400 * time.Millisecond)
	if s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn}); len(s.match.Steps()) == steps {
		t.Error("who has seen it cannot leave")
	}
}

// sitAfterOthers is a table at which the others have decided since the first person did, who can leave an island.
func sitAfterOthers(t *testing.T) *sat {
	t.Helper()
	s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3}, func(p *cove.Position) bool {
		return first(p, cove.Visits) && len(p.Legal(0, nil)) == 1
	})
	s.At.Settings.Speed = settings.SpeedNormal
	s.types(fyne.KeyW)
	if s.mode.live() {
		t.Fatal("nothing is shown again")
	}
	return s
}

// Only a key of games ends what is shown again; the rules are asked about what is shown.
func TestOtherKeysEndNothing(t *testing.T) {
	s := sitAfterOthers(t)
	asked := 0
	s.calls.Ask = func(entry.Entry) { asked++ }
	for _, key := range []fyne.KeyName{fyne.KeyF5, fyne.KeyInsert, fyne.KeyTab, fyne.KeyPageUp, widgets.KeyAsk} {
		if s.Typed(&fyne.KeyEvent{Name: key}); s.mode.live() {
			t.Fatalf("%q ends what is shown again", key)
		}
	}
	if asked != 1 {
		t.Errorf("the rules are asked %d times", asked)
	}
	if s.types(fyne.KeyX); !s.mode.live() {
		t.Error("a letter does not end it")
	}
	s.asked, s.busy = -1, true
	if s.types(fyne.KeyF5); s.skipping {
		t.Error("a key that no game knows skips")
	}
	if s.types(fyne.KeyX); !s.skipping {
		t.Error("a letter does not skip")
	}
}

// Who presses what ends the showing of past events just when it ends by itself, or once too often, has not decided.
func TestComingBackToTheGameDecidesNothing(t *testing.T) {
	for name, ends := range map[string]func(*sat){
		"a key": func(s *sat) { s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) },
		"by itself": func(s *sat) {
			for !s.mode.live() {
				s.Pass(time.Second / 10)
			}
		},
	} {
		s := sitAfterOthers(t)
		steps := len(s.match.Steps())
		ends(s)
		if !s.waits() {
			t.Errorf("%s: the plates look ready at once", name)
		}
		for range 4 {
			s.Pass(200 * time.Millisecond)
			s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
		}
		if len(s.match.Steps()) != steps {
			t.Fatalf("%s: %q has been decided", name, s.match.Steps()[steps].Action)
		}
		if s.types(fyne.KeyReturn); len(s.match.Steps()) == steps {
			t.Errorf("%s: a single press later decides nothing", name)
		}
	}
}

// A plate that comes under the pointer in the place of another one is not pressed by a click that was meant for that.
func TestClicksMeantForSkippingDecideNothing(t *testing.T) {
	for seed := range uint64(50) {
		s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 3, from: 100 * seed}, func(p *cove.Position) bool {
			return first(p, cove.Navigation) && p.Round() == 2
		})
		s.At.Settings.Speed = settings.SpeedNormal
		s.types(fyne.Key1)
		s.types(fyne.KeyReturn)
		var skip *widgets.Plate
		var at fyne.Position
		for range 1000 {
			if s.asked >= 0 && !s.busy {
				break
			}
			if s.Has("cove.table.skip") {
				skip = s.Plate("cove.table.skip")
				at = visible.Place(skip).AddXY(skip.Size().Width/2, skip.Size().Height/2)
				if s.stage.Pointer().Moved(at); s.skipping {
					t.Fatal("it skips by itself")
				}
			}
			s.Pass(time.Second / 10)
		}
		click := func() { test.TapCanvas(s.At.Window.Canvas(), at) }
		s.Pass(shared.NewQuestion + time.Second/10)
		if skip == nil || s.view.Phase() != cove.Visits || s.waits() {
			continue
		}
		steps, shown := len(s.match.Steps()), visible.Texts(s.Content())
		if click(); len(s.match.Steps()) != steps || visible.Texts(s.Content()) != shown {
			t.Error("a click meant for skipping presses what is there now")
		}
		s.Pass(time.Second)
		if click(); len(s.match.Steps()) == steps && visible.Texts(s.Content()) == shown {
			t.Error("a second later a click does nothing")
		}
		return
	}
	t.Fatal("nobody is asked about a visit after skipping could be pressed")
}

// Whoever has left an island is back there by undoing it, while nothing new was seen, though others have done something since.
func TestLeavingAnIslandIsUndone(t *testing.T) {
	for seed := range uint64(50) {
		s := sitWhere(t, sought{size: stagetest.Small, persons: 1, players: 4, from: 100 * seed}, func(p *cove.Position) bool {
			return first(p, cove.Visits) && slices.ContainsFunc(p.Legal(0, nil), func(a cove.Action) bool { return a.Kind == cove.Done })
		})
		s.At.Settings.Speed = settings.SpeedNormal
		steps := len(s.match.Steps())
		for range 2 { // it may be asked once more
			if len(s.match.Steps()) == steps {
				s.types(fyne.KeyReturn)
			}
		}
		for range 30 {
			if len(s.match.Steps()) < steps+2 {
				s.Pass(time.Second / 10)
			}
		}
		if since := s.match.Steps()[steps:]; len(since) < 2 || slices.ContainsFunc(since, func(s match.Step) bool {
			return s.Final() || s.Action.Kind == cove.Attach || s.Action.Kind == cove.Play
		}) {
			continue
		}
		if s.Undo(); s.stuck > 0 || s.asked != 0 || s.view.Phase() != cove.Visits || len(s.match.Steps()) != steps {
			t.Errorf("back to %d of %d steps, %d is asked in %s", len(s.match.Steps()), steps, s.asked, s.view.Phase())
		}
		return
	}
	t.Fatal("nobody does anything before something new is seen")
}

// What has been pressed with the focus on it has the focus again: with another press somebody buys one more step, and does not
// set sail.
func TestFocusStaysOnWhatIsPressed(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 1, 2, 3)
	s.Pass(2 * time.Second)
	if s.view.Phase() != cove.Outfitting {
		t.Fatalf("it begins with %s", s.view.Phase())
	}
	canvas := s.At.Window.Canvas()
	for range 60 {
		canvas.FocusNext()
		if plate, is := canvas.Focused().(*widgets.Plate); is && plate.Text == "+" && !plate.Waiting() {
			break
		}
	}
	var plans []string
	for range 2 {
		plate, is := canvas.Focused().(*widgets.Plate)
		if !is || plate.Text != "+" {
			t.Fatalf("%T has the focus", canvas.Focused())
		}
		s.Press(fyne.KeyReturn)
		s.Pass(time.Second)
		plans = append(plans, s.question().About+asked(s.question()))
	}
	if s.view.Phase() != cove.Outfitting || plans[0] == plans[1] {
		t.Errorf("a second press buys nothing: %s, %s", s.view.Phase(), plans[1])
	}
}
