package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/aloud"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// everything is all that the window says, in words, under the pointer, aloud and on the clipboard.
func (s *sat) everything() string {
	content := visible.Top(s.stage.Window.Canvas())
	said := []string{visible.Texts(content)}
	for _, each := range visible.All[*widgets.Asked](content) {
		said = append(said, each.ToolTip())
	}
	for _, each := range visible.All[*widgets.Tipped](content) {
		said = append(said, each.ToolTip())
	}
	for _, each := range visible.All[*widgets.Plate](content) {
		said = append(said, each.Text, each.Detail, each.ToolTip())
	}
	for _, each := range visible.All[*widgets.Tile](content) {
		said = append(said, each.Name, each.ToolTip())
	}
	for _, place := range aloud.Of(s.stage).Places {
		for _, line := range place.Lines {
			said = append(said, line.Words, line.More)
		}
	}
	return strings.Join(append(said, strings.Join(s.speech, "\n"), s.Happened()), "\n")
}

// Where several persons share the screen, no card in a hand is named, nor can it be chosen, before somebody has taken the
// screen; and then it is one of theirs (A7).
func TestNobodySeesTheHandsOfOthers(t *testing.T) {
	open, closed, sheets := 0, 0, 0
	for seed := range uint64(3) {
		s := sit(t, stagetest.Small, words.English, 2+int(seed)%2, 3, 50+seed)
		s.At.Settings.Log = settings.LogOpen
		dice := rand.New(rand.NewPCG(9, seed))
		for presses := 0; presses < 260 && !s.match.Over(); presses++ {
			s.pressAny(dice)
			s.seesNoHands(t, &open, &closed)
			if s.types(fyne.KeyS); s.stage.Covered() { // the sheet of another player
				s.Press(fyne.KeyRight)
				s.seesNoHands(t, &open, &closed)
				sheets++
				s.stage.Close()
			}
		}
	}
	if open < 50 || closed < 200 || sheets < 50 {
		t.Errorf("%d hands were open, %d cards closed and %d sheets opened: the sample shows nothing", open, closed, sheets)
	}
}

// seesNoHands fails the test if a card in a hand is named that is not open. It counts the hands that are, and the cards that
// are not.
func (s *sat) seesNoHands(t *testing.T, open, closed *int) {
	t.Helper()
	for _, answer := range s.answers {
		s.namesNoHands(t, answer.viewer, answer.said, open, closed)
	}
	s.answers = nil
	s.namesNoHands(t, s.viewer, s.everything(), open, closed)
}

// namesNoHands fails the test if what is said while a person's secrets are open names a card in another hand.
func (s *sat) namesNoHands(t *testing.T, viewer int, said string, open, closed *int) {
	t.Helper()
	for seat := range s.seats {
		if seat == viewer {
			*open++
			continue
		}
		hand := s.match.Present().Hand(seat)
		for card, copies := range hand {
			of := cove.Card(card)
			if copies == 0 || of.Face().Type == cove.FameCard && s.match.Present().OpenFame(seat) > 0 || viewer >= 0 && s.match.Present().HasCard(viewer, of) {
				continue
			}
			*closed++
			w, known := s.stage.Words, strings.Join(public(s), "\n")
			for _, text := range []string{terms.CardText(w, of), w.T("cove.ask.quoted", "Card", terms.Card(w, of))} {
				if strings.Contains(said, text) && !strings.Contains(known, text) {
					t.Fatalf("seat %d sees %s of seat %d in %s:\n%s", viewer, of, seat, s.match.Present().Phase(), said)
				}
			}
		}
	}
}

// public are the texts of cards that everybody sees: parrots and mastercraft on ships, and what is played.
func public(s *sat) (all []string) {
	for seat := range s.seats {
		if parrot := s.present.Ships[seat].Parrot; parrot != cove.NoCard {
			all = append(all, terms.CardText(s.stage.Words, parrot))
		}
	}
	for _, step := range slices.Backward(s.match.Steps()) {
		for _, e := range step.Events {
			if e.Kind == cove.Played { // in force until the round ends at the latest
				all = append(all, terms.CardText(s.stage.Words, e.Card))
			}
		}
		if slices.ContainsFunc(step.Events, func(e cove.Event) bool { return e.Kind == cove.RoundBegan }) {
			break
		}
	}
	return append(all, terms.CardText(s.stage.Words, cove.Mastercraft))
}

// While one person after the other sets the wheel, the screen of the next is the same whatever the one before has chosen,
// and so is the cover between them (A7).
func TestNobodySeesTheWheelsOfOthers(t *testing.T) {
	var screens [][]string
	for _, island := range []fyne.KeyName{fyne.Key1, fyne.Key4} {
		s := sit(t, stagetest.Small, words.English, 2, 3, 4)
		var shown []string
		for seat := range 2 { // both outfit their ships
			s.Pass(2 * time.Second)
			s.take(seat)
			s.Pass(2 * time.Second)
			s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
		}
		for presses := 0; s.match.Present().Phase() != cove.Navigation && presses < 50; presses++ {
			s.Pass(2 * time.Second)
			s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
		}
		s.Pass(2 * time.Second)
		if s.hands != 0 {
			t.Fatalf("the screen goes to %d in %s", s.hands, s.match.Present().Phase())
		}
		s.take(0)
		s.Pass(2 * time.Second)
		s.Typed(&fyne.KeyEvent{Name: island})
		s.Pass(time.Second)
		s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
		shown = append(shown, s.everything())
		if s.hands != 1 {
			t.Fatalf("the screen goes to %d, not to the other person", s.hands)
		}
		s.Pass(2 * time.Second)
		s.take(1)
		shown = append(shown, s.everything())
		screens = append(screens, shown)
	}
	if !slices.Equal(screens[0], screens[1]) {
		t.Errorf("what the other has chosen is seen:\n%s\n%s", screens[0], screens[1])
	}
}

// Nobody takes back the secret of a person who has handed the screen on: whoever took it may have seen something since.
func TestSecretsOfOthersStay(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 2, 2, 3)
	for s.view.Phase() == cove.Outfitting || s.hands != 1 || s.match.Present().Phase() != cove.Navigation {
		s.Pass(2 * time.Second)
		switch {
		case s.hands >= 0:
			s.types(fyne.KeyReturn)
		case s.match.Present().Phase() == cove.Navigation:
			s.types(fyne.Key3)
			s.types(fyne.KeyReturn)
		default:
			s.types(fyne.KeyReturn)
		}
	}
	s.types(fyne.KeyReturn) // it is with the second person now
	steps, stuck := len(s.match.Steps()), s.stuck
	if s.asked != 1 || s.match.Steps()[steps-1].By() != 0 {
		t.Fatalf("%d is asked after %v", s.asked, s.match.Steps()[steps-1])
	}
	if s.Undo(); len(s.match.Steps()) != steps || s.stuck != stuck+1 {
		t.Errorf("%d steps of %d are left", len(s.match.Steps()), steps)
	}
}
