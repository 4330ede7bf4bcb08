package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/aloud"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// Whoever hears the table is told of every kind of event by a sentence in every language, or it says nothing by itself; what a
// computer player does is told in few sentences.
func TestEveryEventIsSpokenOrSilent(t *testing.T) {
	spoken, came := map[portroyal.EventKind]bool{}, map[portroyal.EventKind]bool{}
	for game := range uint64(3 * len(gametest.Kinds)) {
		language := words.Languages[game%uint64(len(words.Languages))]
		m := gametest.OfKind(t, game)
		random := rand.New(rand.NewPCG(game, 1))
		for !m.Over() {
			if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
				t.Fatal(err)
			}
		}
		b := newBench(t, m)
		b.stage.Words = words.In(language)
		var said []string
		b.stage.Speak = func(sentence string) { said = append(said, sentence) }
		for _, step := range m.Steps() {
			said = nil
			b.speak(step)
			var loud []portroyal.EventKind
			for _, e := range step.Events {
				came[e.Kind] = true
				if !slices.Contains(unspoken, e.Kind) {
					loud = append(loud, e.Kind)
					spoken[e.Kind] = true
				}
			}
			if len(said) != len(loud) {
				t.Fatalf("%s: of %v is said %q", language, loud, said)
			}
			for _, sentence := range said {
				if !strings.ContainsFunc(sentence, unicode.IsLetter) || strings.Contains(sentence, "<no value>") ||
					!strings.Contains(sentence, " ") { // an ID
					t.Fatalf("%s: of %v is said %q", language, loud, said)
				}
			}
			said = nil
			b.seats[step.Seat].Person = false
			for _, other := range []int{step.Seat, (step.Seat + 1) % len(b.seats)} {
				b.lower = other
				b.speak(step)
			}
			b.seats[step.Seat].Person = true
			if len(said) > len(step.Events)+1 {
				t.Fatalf("%s: of a computer player's %v is said %q", language, step.Events, said)
			}
		}
	}
	for _, kind := range portroyal.AllEventKinds() {
		if !slices.Contains(unspoken, kind) && !spoken[kind] && came[kind] {
			t.Errorf("%v says nothing", kind)
		}
	}
}

// Whoever hears the table is asked in words whatever is asked, and whatever can be pressed has words; with the cards that the
// harbour has, in every language.
func TestEveryQuestionIsSpoken(t *testing.T) {
	for game := range uint64(len(gametest.Kinds)) {
		m := gametest.OfKind(t, game)
		random := rand.New(rand.NewPCG(game, 2))
		for !m.Over() && m.Turns() < 12 {
			if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
				t.Fatal(err)
			}
		}
		b := newBench(t, m)
		b.Start()
		for decision := 0; decision < 40 && !b.match.Over(); decision++ {
			b.stage.Words = words.In(words.Languages[decision%len(words.Languages)])
			b.Restyle()
			asks(t, b)
			b.decide(gametest.Likely(b.legal, random))
			b.moving.Finish()
			b.pass(time.Second)
		}
	}
}

// asks looks whether the question is spoken, and the cards of the harbour by their names.
func asks(t *testing.T, b *bench) {
	t.Helper()
	screen := aloud.Of(b.stage.Stage)
	asked, harbour := "", ""
	for _, place := range screen.Places {
		for _, line := range place.Lines {
			switch {
			case place.Asks:
				asked += line.Words + "\n"
			case place.Name == b.stage.Words.T("table.harbour"):
				harbour += line.Words + "\n"
			}
		}
	}
	if !strings.Contains(asked, b.question()) {
		t.Errorf("%v: it is asked %q, spoken is %q", b.view.Phase(), b.question(), asked)
	}
	for _, card := range b.view.Harbour() {
		if name := terms.Named(b.stage.Words, card); !strings.Contains(harbour, name) {
			t.Errorf("%v: the harbour has %q, spoken is %q", b.view.Phase(), name, harbour)
		}
	}
}

// A key that does nothing says so, and so does one that comes too early; W says what has happened, and H what is best.
func TestKeysAnswer(t *testing.T) {
	b := newBench(t, gametest.Until(t, gametest.Printed(portroyal.DeckBase), func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Discover && v.Revealed() == 2 && m.Turns() > 3
	}, "", "captain"))
	var answers []string
	b.stage.Answer = func(said string) { answers = append(answers, said) }
	b.Start()
	said := func() string {
		all := strings.Join(answers, " | ")
		answers = nil
		return all
	}
	b.guard.Hold(time.Second)
	for range 2 {
		b.Typed(&fyne.KeyEvent{Name: fyne.KeySpace})
	}
	if said := said(); said != "Not yet." {
		t.Errorf("keys that come too early say %q", said)
	}
	b.pass(3 * time.Second)
	for key, want := range map[fyne.KeyName]string{
		fyne.Key9: "9 does nothing now.", fyne.KeyX: "X does nothing now.", fyne.KeyF12: "", "LeftShift": "",
	} {
		b.strike(key)
		if said := said(); said != want {
			t.Errorf("%s says %q, not %q", key, said, want)
		}
	}
	b.strike(fyne.KeyH)
	for range 50 {
		b.pass(100 * time.Millisecond)
	}
	if hint := said(); !strings.Contains(hint, "%") || !strings.Contains(hint, "H closes") {
		t.Errorf("the hint says %q", hint)
	}
	b.strike(fyne.KeyH)
	b.strike(fyne.KeyW)
	if happened := said(); !strings.Contains(happened, ". ") {
		t.Errorf("what has happened says %q", happened)
	}
}
