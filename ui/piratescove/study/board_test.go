package study

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// laid is a decision among several choices of a game of computer players, on the table.
type laid struct {
	*stagetest.Player
	*Board
	legal    []cove.Action
	ways     []string
	decision Decision
}

// lay lays the first decision of a phase on the table, as somebody who looks at it finds it.
func lay(t *testing.T, phase cove.Phase, size fyne.Size, language words.Language) *laid {
	t.Helper()
	setup := match.Setup{Options: cove.Options{Players: 3}, Seed: 5}
	l := &laid{}
	for i, name := range []string{"Maximiliane von Hohenstaufen", "Ben", "Cem"} {
		setup.Seats = append(setup.Seats, match.Seat{Name: name, Player: "greedy"})
		l.decision.Seats = append(l.decision.Seats, match.Seat{Name: name, Player: "greedy", Colour: i, Portrait: "pilot"})
	}
	game, err := match.New(setup)
	if err == nil {
		err = game.Run(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	l.decision.Match = game
	l.decision.Step = slices.IndexFunc(game.Steps(), func(s match.Step) bool {
		view := game.ViewAt(len(l.legal), s.By())
		l.legal = append(l.legal, cove.Action{}) // counts the steps
		return view.Phase() == phase && len(view.Legal(nil)) > 1
	})
	if l.decision.Step < 0 {
		t.Fatalf("there is no decision of %s", phase)
	}
	view := l.decision.view()
	l.legal = view.Legal(nil)
	s := stagetest.New(t, size, language)
	s.HighContrast = true // so that no picture has to be drawn
	ground := board.NewGround(s)
	t.Cleanup(ground.Close)
	way := func(name string) func() { return func() { l.ways = append(l.ways, name) } }
	if l.Board, err = New(s, l.decision, ground, nil, Calls{Back: way("back"), On: way("on"), Help: way("help")}); err != nil {
		t.Fatal(err)
	}
	l.Player = stagetest.NewPlayer(t, s, nil)
	s.Window.SetContent(l.Board.Content())
	s.Window.Resize(size)
	l.Board.Start()
	l.Pass(2 * time.Second)
	t.Cleanup(l.Board.Leave)
	return l
}

// The words say whether the choice was the best one, as good as that, or how much worse it was; what the choices are worth is
// shown beside it.
func TestVerdict(t *testing.T) {
	l := lay(t, cove.Navigation, stagetest.Small, words.English)
	best := coach.Choice{Action: l.legal[0], Worth: 0.5}
	alike := coach.Choice{Action: l.legal[1], Worth: 0.49, Behind: 0.01, BehindError: 0.02, AsGood: true}
	worse := coach.Choice{Action: l.legal[2], Worth: 0.3, Behind: 0.2, BehindError: 0.01}
	for _, c := range []struct {
		choices []coach.Choice
		chosen  int
		says    []string
	}{
		{[]coach.Choice{best, alike, worse}, 0, []string{"That is the best choice!", "50.0%. With the next best choice, “Sail to Sail Island”, it is 30.0%"}},
		{[]coach.Choice{best, alike, worse}, 1, []string{"As good as the best choice!", "50.0%. With the next best choice, “Sail to Sail Island”, it is 30.0%"}},
		{[]coach.Choice{best, alike, worse}, 2, []string{"Not the best. Better: Sail to", "50.0%. With your choice it is 30.0%"}},
		{[]coach.Choice{best, alike}, 1, []string{"As good as the best choice!", "All choices are about equally good here."}},
	} {
		l.advice = coach.Advice{Choices: c.choices}
		l.Do(c.choices[c.chosen].Action)
		for _, says := range append(c.says, "Chances of winning, as the strongest computer player estimates them.") {
			if !strings.Contains(strings.ReplaceAll(visible.Texts(l.Top()), "\n", " "), says) {
				t.Errorf("with choice %d of %d there is no %q: %s", c.chosen, len(c.choices), says, visible.Texts(l.Top()))
			}
		}
		l.Pass(2 * time.Second)
		l.AskAgain()
		l.Pass(2 * time.Second)
	}
}

// A choice that has not been looked at is, once it is made; until then nothing is said.
func TestAnyChoiceIsLookedAt(t *testing.T) {
	l := lay(t, cove.Outfitting, stagetest.Small, words.English)
	at := slices.IndexFunc(l.legal, func(a cove.Action) bool { return l.known(a) == nil })
	if at < 0 {
		t.Fatalf("all of %d choices have been looked at", len(l.legal))
	}
	l.Do(l.legal[at])
	if l.known(l.legal[at]) == nil || l.study.Waits() || l.study.Chosen != l.legal[at] {
		t.Errorf("%s has not been looked at", l.legal[at])
	}
}

// After the answer keys lead on, back and to the question, but not the one that gave the answer; before it Escape leads back.
func TestKeys(t *testing.T) {
	l := lay(t, cove.Navigation, stagetest.Small, words.English)
	strike := func(key fyne.KeyName) { l.Typed(&fyne.KeyEvent{Name: key}) }
	press := func(keys ...fyne.KeyName) {
		for _, key := range keys {
			l.Pass(2 * time.Second)
			strike(key)
		}
	}
	press(fyne.KeyEscape, fyne.Key1, fyne.KeyReturn)
	if l.study.Chosen.Kind != cove.Sail {
		t.Fatalf("%s is chosen", l.study.Chosen)
	}
	if strike(fyne.KeyReturn); !slices.Equal(l.ways, []string{"back"}) {
		t.Fatalf("the key that gave the answer leads on as well: %q", l.ways)
	}
	press(fyne.KeyDown)
	if l.At.Window.Canvas().Focused() == nil {
		t.Error("the arrow keys do not lead to the choices")
	}
	press(fyne.KeyF1, fyne.KeyReturn, fyne.KeyEscape, fyne.KeyA)
	if !slices.Equal(l.ways, []string{"back", "help", "on", "back"}) || l.study.Chosen.Kind != cove.NoAction {
		t.Errorf("the keys lead to %q, and %s is chosen", l.ways, l.study.Chosen)
	}
}

// In every language and on small and large windows all words are inside the window, before and after the answer.
func TestEverythingFits(t *testing.T) {
	for i, phase := range []cove.Phase{cove.Outfitting, cove.Navigation, cove.Exchange, cove.Visits} {
		l := lay(t, phase, stagetest.Small, words.English) // once, since it thinks about the choices
		for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(3840, 2160)} {
			l.At.Window.Resize(size)
			for _, language := range words.Languages[i%2*2 : i%2*2+2] {
				l.At.Words = words.In(language)
				l.Restyle()
				l.Pass(2 * time.Second)
				for range 2 {
					for _, text := range visible.All[*canvas.Text](l.Top()) {
						from, to := visible.Ink(text)
						if from.X < 0 || to.X > size.Width || strings.ContainsAny(text.Text, "<[") {
							t.Errorf("%s, %s, %v: %q extends from %v to %v", phase, language, size, text.Text, from, to)
						}
					}
					l.Do(l.legal[0])
				}
				if l.study.Waits() || l.study.Chosen != l.legal[0] {
					t.Errorf("%s: nothing has been answered", phase)
				}
				l.Pass(2 * time.Second)
				l.AskAgain()
			}
		}
	}
}

// The log of a decision in the middle of a game tells nothing: what everybody got at the beginning is gone (U3).
func TestTheLogTellsNothing(t *testing.T) {
	for phase, tells := range map[cove.Phase]bool{cove.Outfitting: true, cove.Navigation: false} {
		l := lay(t, phase, stagetest.Small, words.English)
		l.Typed(&fyne.KeyEvent{Name: fyne.KeyL})
		l.Pass(2 * time.Second)
		begins, _, _ := strings.Cut(l.At.Words.T("cove.table.begins", "Doubloons", "|"), "|")
		if got := strings.Contains(visible.Texts(l.Top()), begins); got != tells {
			t.Errorf("%v: what everybody got is told: %t", phase, got)
		}
	}
}
