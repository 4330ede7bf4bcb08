package piratescove

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	frame "portroyal/engine/mistakes"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/mistakes"
	"portroyal/ui/piratescove/study"
	"portroyal/ui/piratescove/table/gametest"
	"portroyal/ui/start"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// mistook puts mistakes of the player at the screen into the box: courses and salvoes of which the second was much worse than the
// first. They wait today, but for the last one, which was solved once.
func (b *bench) mistook(n int) (keys []frame.Key) {
	b.T.Helper()
	phases := []cove.Phase{cove.Navigation, cove.Exchange}
	var views []cove.View
	for _, phase := range phases {
		game := gametest.Reach(b.T, 1, 3, 2, func(p *cove.Position) bool { return p.Round() >= 4 && gametest.Asked(p, phase) })
		views = append(views, game.View(0))
	}
	for i := range n {
		view := views[i%len(views)]
		legal, position := view.Legal(nil), view.Sample(uint64(i))
		e := mistakes.Entry{
			Player: b.AtScreen().Name, Game: "20261101-120000-00000001", Step: 10 + i, Turn: i, Played: legal[1], Due: b.Today(),
			Puzzle: &mistakes.Puzzle{Position: &position, Choices: []frame.Choice[cove.Action]{
				{Action: legal[0], Games: 200, Worth: 0.5},
				{Action: legal[1], Games: 200, Worth: 0.25, Error: 0.01, Behind: 0.25, BehindError: 0.01},
			}},
		}
		if err := e.Check(); err != nil {
			b.T.Fatal(err)
		}
		key := frame.Key(fmt.Sprintf("%02d", i))
		b.mistaken.Add(key, e)
		keys = append(keys, key)
	}
	b.mistaken.Answer(keys[n-1], true, b.Today())
	return keys
}

// on is the decision that is asked, on the table.
func (b *bench) asks() *study.Board {
	b.T.Helper()
	board, is := b.Screen().(*study.Board)
	if !is {
		b.T.Fatalf("%T is shown", b.Screen())
	}
	b.Pass(2 * time.Second)
	return board
}

// By the keyboard from the start screen to a mistake; the answer says only afterwards what was played, and what that is worth; on
// to the next one that waits, and back. What comes of it is saved.
func TestOwnMistakesByKeyboard(t *testing.T) {
	folder := t.TempDir()
	b := openBench(t, folder, against(1, 3, 5))
	keys := b.mistook(3)
	w, today := b.stage.Words, b.Today()
	b.ShowStart()
	b.Tells(w.N("doors.learn.mistakes", 2))
	b.Press(fyne.KeyL)
	b.Tells(w.N("doors.mistakes", 2))
	b.Press(fyne.KeyE)
	b.Tells(w.N("mistakes.waiting", 2))
	b.Tells(w.T("cove.mistakes.outfit"))
	b.Press(fyne.KeyReturn)
	one := b.mistaken.Puzzles[keys[0]]
	b.asks().Do(one.Puzzle.Best())
	b.Tells(w.T("mistakes.right", "Date", summary.Day(w, today.Add(frame.Waits[1]))))
	b.Tells(w.Percent(0.25))
	b.Tells(w.T("cove.mistakes.foot"))
	b.speak(words.Dutch)
	b.speak(words.English) // which is no other answer
	if e := b.mistaken.Puzzles[keys[0]]; e.Solved != 1 || e.Answers != 1 {
		t.Errorf("it is %+v", e)
	}
	b.Pass(2 * time.Second)
	b.Press(fyne.KeyReturn)
	two := b.mistaken.Puzzles[keys[1]]
	b.asks().Do(two.Played)
	b.Tells(w.T("mistakes.same.about", "Yours", w.Percent(0.25), "Best", w.Percent(0.5)))
	b.Pass(2 * time.Second)
	b.Press(fyne.KeyReturn) // nothing waits any more
	b.Tells(w.T("mistakes.next.tomorrow"))
	b.Press(fyne.KeyEscape)
	if _, is := b.Screen().(*start.Room); !is {
		t.Errorf("Escape leads to %T", b.Screen())
	}
	read, err := frame.Load[*mistakes.Puzzle](filepath.Join(folder, "mistakes-cove.json"))
	if err != nil || len(read.Puzzles) != 3 || read.Puzzles[keys[0]].Solved != 1 || read.Puzzles[keys[1]].Answers != 1 {
		t.Errorf("saved are %+v, %v", read.Puzzles, err)
	}
}

// Whoever plays badly is asked again: the game is reviewed, looked through a decision at a time, and what was clearly wrong waits
// from the next day on, on the table as it was. From there the way leads into the game.
func TestABadDecisionIsAskedAgain(t *testing.T) {
	b := newBench(t, against(1, 2, 5))
	game := b.reviewable()
	id := game.Record().ID
	if slices.Contains(b.mistaken.ToSearch(), id) {
		step := b.mistaken.Step(func(context.Context) {})
		step.Look(t.Context(), []string{id})
		b.mistaken.Take(step)
	}
	if len(b.mistaken.ToSearch()) > 0 {
		t.Fatal("a game without a review is not passed")
	}
	b.LayReview(game, -1, nil)
	for range 6 {
		games := b.mistaken.ToSearch()
		if len(games) == 0 || len(b.mistaken.Players()) > 0 {
			break
		}
		step := b.mistaken.Step(func(context.Context) {})
		step.Look(t.Context(), games)
		b.mistaken.Take(step)
	}
	of := b.mistaken.Of("A", b.Today())
	if len(of) == 0 {
		t.Fatalf("nobody who sails in circles has been wrong: %+v", b.mistaken.Box)
	}
	e := b.mistaken.Puzzles[of[0]]
	if e.Due != b.Today().Add(frame.Waits[0]) || e.Played != game.Steps()[e.Step].Action {
		t.Errorf("it is %+v", e)
	}
	b.mistaken.Open("A", of[0])
	board := b.asks()
	was, now := game.ViewAt(e.Step, 0), board.View()
	if now.Phase() != was.Phase() || now.Board() != was.Board() || !slices.Equal(now.Legal(nil), was.Legal(nil)) {
		t.Errorf("%+v is another decision than %+v", now.Board(), was.Board())
	}
	board.Do(e.Puzzle.Best())
	b.Tells(b.stage.Words.T("mistakes.early", "Date", summary.Day(b.stage.Words, e.Due)))
	b.Pass(2 * time.Second)
	b.Press(fyne.KeyL)
	if !b.OnScreen() || b.Match.Record().ID != id {
		t.Error("L does not lead to the game")
	}
}

// They are switched off and on; none waits while they are off.
func TestOwnMistakesAreSwitchedOff(t *testing.T) {
	b := newBench(t, against(1, 3, 5))
	b.mistook(2)
	b.mistaken.ShowOwn()
	b.Tap("mistakes.off")
	if stands := b.facts().Mistaken; stands.Due > 0 || !b.own().MistakesOff {
		t.Errorf("%+v wait though they are off", stands)
	}
	b.Tap("mistakes.on")
	if stands := b.facts().Mistaken; stands.Due != 1 {
		t.Errorf("%+v wait", stands)
	}
}
