package portroyal

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/calendar"
	frame "portroyal/engine/mistakes"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/mistakes"
	ownpage "portroyal/ui/mistakes"
	"portroyal/ui/portroyal/puzzles"
	"portroyal/ui/start"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// mistook puts mistakes of the player at the screen into the box: shipped puzzles in which the second best choice was
// played. The first ones wait today, and the last one was solved once and does not.
func (b *bench) mistook(n int) (keys []mistakes.Key) {
	b.t.Helper()
	all := everyPuzzle(b.t)
	today := b.house.Today()
	for i := range n {
		one := all[i*7]
		one.Name = ""
		key := frame.KeyOf(b.AtScreen().Name, one.Position.View())
		b.mistaken.Add(key, mistakes.Entry{
			Player: b.AtScreen().Name, Game: "20261101-120000-00000001", Step: 10 + i, Turn: 3 + i,
			Day: calendar.Day{Year: 2026, Month: 11, Date: 1}, Played: one.Choices[1].Action, Puzzle: (*mistakes.Puzzle)(&one), Due: today,
		})
		keys = append(keys, key)
	}
	b.mistaken.Answer(keys[n-1], true, today)
	return keys
}

// onMistakes reports whether the screen with the player's own mistakes is shown.
func (b *bench) onMistakes() bool {
	_, is := b.Screen().(*ownpage.Page[*mistakes.Puzzle, portroyal.Action])
	return is
}

// By the keyboard alone: from the start screen to a mistake, whose answer says only afterwards what was played, on to
// the next one that waits, and back; what comes of it is saved.
func TestOwnMistakesByKeyboard(t *testing.T) {
	b := newBench(t, nil)
	keys := b.mistook(3)
	w, me := b.stage.Words, b.AtScreen().Name
	if b.mistaken.Stands().Due != 2 {
		t.Errorf("%d wait", b.mistaken.Stands().Due)
	}
	b.Press(fyne.KeyZ)
	b.Tells(w.N("puzzles.own.waiting", 2))
	b.Press(fyne.KeyO)
	b.Tells(w.N("mistakes.waiting", 2))
	b.Press(fyne.KeyRight, fyne.KeyReturn)
	first := b.mistaken.Of(me, b.house.Today())[0]
	e := b.mistaken.Puzzles[first]
	if _, is := b.Screen().(*puzzles.Board); !is {
		t.Fatal("Enter opens nothing")
	}
	b.Press(answerKeys(e.Puzzle.Plain(), e.Puzzle.Best())...)
	b.Tells(w.T("mistakes.right", "Date", summary.Day(w, b.house.Today().Add(frame.Waits[1]))))
	played, _ := e.Puzzle.Worth(e.Played)
	b.Tells(w.Percent(played))
	b.Pass(time.Second)
	b.Press(fyne.KeyReturn)
	second := b.mistaken.Of(me, b.house.Today())[0]
	if second == first {
		t.Fatal("the one that was solved comes first still")
	}
	e = b.mistaken.Puzzles[second]
	b.Press(answerKeys(e.Puzzle.Plain(), e.Played)...)
	b.Tells(w.T("mistakes.same.about", "Yours", w.Percent(worthOf(&e)), "Best", w.Percent(e.Puzzle.Choices[0].Measured)))
	b.Pass(time.Second)
	b.Press(fyne.KeyReturn) // nothing waits any more
	if !b.onMistakes() || b.mistaken.Stands().Due != 0 {
		t.Errorf("%d wait after the last one", b.mistaken.Stands().Due)
	}
	b.Tells(w.T("mistakes.next.tomorrow"))
	b.Press(fyne.KeyEscape)
	if _, is := b.Screen().(*start.Start); !is {
		t.Error("Escape does not lead back to the start")
	}
	read, err := frame.Load[*mistakes.Puzzle](filepath.Join(filepath.Dir(b.config.SettingsFile), ownName))
	if err != nil || len(read.Puzzles) != len(keys) ||
		read.Puzzles[first].Solved != 1 || read.Puzzles[second].Answers != 1 {
		t.Errorf("saved are %+v, %v", read.Puzzles, err)
	}
}

// worthOf is the worth of the choice that was played in the game.
func worthOf(e *mistakes.Entry) float64 {
	worth, _ := e.Puzzle.Worth(e.Played)
	return worth
}

// One that is solved ahead of its day changes nothing, and the answer says so and when it counts; the start screen and
// the page say when the next one comes.
func TestAnOwnMistakeSolvedEarly(t *testing.T) {
	b := newBench(t, nil)
	key, w := b.mistook(1)[0], b.stage.Words // it was solved today
	day := b.house.Today().Add(frame.Waits[1])
	before := b.mistaken.Puzzles[key]
	b.mistaken.Show(b.AtScreen().Name, key)
	b.Tells(w.T("mistakes.next", "Date", summary.Day(w, day)))
	if facts := b.facts(); facts.Mistaken.Due != 0 || facts.Mistaken.Next != day {
		t.Errorf("the doors know of %d, and of the next one on %v", facts.Mistaken.Due, facts.Mistaken.Next)
	}
	b.Press(fyne.KeyReturn)
	b.Press(answerKeys(before.Puzzle.Plain(), before.Puzzle.Best())...)
	b.Tells(w.T("mistakes.early", "Date", summary.Day(w, day)))
	if after := b.mistaken.Puzzles[key]; after.Due != day || after.Answers != before.Answers || after.Solved != before.Solved {
		t.Errorf("it is %+v", after)
	}
	b.own().MistakesOff = true
	if facts := b.facts(); facts.Mistaken.Next != (calendar.Day{}) {
		t.Errorf("they are off, and the next one comes on %v", facts.Mistaken.Next)
	}
}

// The line below a puzzle, which says why its numbers are not those of the review, has room in every language, as has the
// answer ahead of its day.
func TestWordsAboutAnOwnMistakeHaveRoom(t *testing.T) {
	for _, language := range words.Languages {
		b := newBench(t, nil)
		b.speak(language)
		key := b.mistook(1)[0]
		e := b.mistaken.Puzzles[key]
		e.Puzzle.Games = 1750
		b.mistaken.Open(b.AtScreen().Name, key)
		b.Press(answerKeys(e.Puzzle.Plain(), e.Puzzle.Best())...)
		w := b.stage.Words
		b.Tells(w.T("mistakes.foot", "Games", 1750))
		b.Tells(w.T("mistakes.early", "Date", summary.Day(w, e.Due)))
	}
}

// A game for whose mistakes there is no room is looked through when there is some, however many games have been played
// since, and only then.
func TestAGameWaitsForRoom(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	on(shortGame("Ann", "Ben"), isOver)(b)
	game := b.house.Match
	id := game.Record().ID
	if err := b.shelf().Keep(game.Record(), b.reviewed(game)); err != nil {
		t.Fatal(err)
	}
	one := everyPuzzle(t)[0]
	for _, name := range []string{"Ann", "Ben"} {
		for i := range frame.Most {
			b.mistaken.Add(mistakes.Key(fmt.Sprint(name, i)), mistakes.Entry{
				Player: name, Game: "20261101-120000-00000001", Turn: 1, Played: one.Choices[1].Action, Puzzle: (*mistakes.Puzzle)(&one),
				Due: b.house.Today(), Solved: 1, Answers: 1, Compartment: 1,
			})
		}
	}
	look := func() { b.look(id) }
	if look(); b.mistaken.Looked[id] || len(b.mistaken.Later[id]) == 0 || len(b.mistaken.Puzzles) != 2*frame.Most {
		t.Fatalf("looked through are %v, and later %v", b.mistaken.Looked, b.mistaken.Later)
	}
	if games := b.mistaken.ToSearch(); len(games) > 0 {
		t.Errorf("without room these are looked through: %v", games)
	}
	full := b.mistaken.Later[id][0]
	b.mistaken.Answer(mistakes.Key(full+"0"), true, b.house.Today())
	if games := b.mistaken.ToSearch(); !slices.Equal(games, []string{id}) {
		t.Errorf("with room these are looked through: %v", games)
	}
	if look(); len(b.mistaken.Puzzles) != 2*frame.Most+1 {
		t.Error("nothing is looked at")
	}
}

// look looks through games as it is done in the background, which nothing disturbs.
func (b *bench) look(ids ...string) {
	step := b.mistaken.Step(func(context.Context) {})
	step.Look(b.t.Context(), ids)
	b.mistaken.Take(step)
}

// Own mistakes are switched off and on, on their page and in the settings; none waits while they are off. They are
// cleared after a question only.
func TestOwnMistakesAreSwitchedOffAndCleared(t *testing.T) {
	b := newBench(t, nil)
	b.mistaken.Show(b.AtScreen().Name, "")
	b.Tells(b.stage.Words.T("mistakes.empty"))
	b.mistook(2)
	b.mistaken.Show(b.AtScreen().Name, "")
	b.Tap("mistakes.off")
	if b.mistaken.Stands().Due != 0 || !b.own().MistakesOff {
		t.Error("they wait though they are off")
	}
	b.Tells(b.stage.Words.T("mistakes.about.off"))
	b.Tap("mistakes.on")
	if b.mistaken.Stands().Due != 1 {
		t.Errorf("%d wait once they are on again", b.mistaken.Stands().Due)
	}
	b.Tap("mistakes.clear")
	b.Press(fyne.KeyReturn) // the safe answer
	if b.stage.Covered() || len(b.mistaken.Of(b.AtScreen().Name, b.house.Today())) != 2 {
		t.Fatal("Enter clears them")
	}
	b.Tap("mistakes.clear")
	b.Tap("mistakes.clear.yes")
	if b.stage.Covered() || len(b.mistaken.Of(b.AtScreen().Name, b.house.Today())) != 0 || b.Has("mistakes.clear") {
		t.Error("they are there still")
	}
}

// A game that has been reviewed is looked through, a decision at a time, and not again. From a mistake that was found
// one comes back to its place in the game.
func TestMistakesAreFoundInGames(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	on(shortGame("Ann", "Ben"), isOver)(b)
	game := b.house.Match
	if err := b.shelf().Keep(game.Record(), b.reviewed(game)); err != nil {
		t.Fatal(err)
	}
	id := game.Record().ID
	all, whole := candidates(game.Record(), b.Reviews())
	if !whole || len(all) < 4 {
		t.Fatalf("somebody who plays at random has made %d mistakes", len(all))
	}
	for i, c := range all { // as if these had been looked at
		if e := c.Entry; i > 0 {
			e.Gone = frame.Refuted
			b.mistaken.Add(c.Key, e)
		}
	}
	b.look(id)
	if _, there := b.mistaken.Puzzles[all[0].Key]; !there {
		t.Fatal("it is not looked at")
	}
	b.look(id)
	if b.look("none"); !b.mistaken.Looked[id] || b.mistaken.Looked["none"] || len(b.mistaken.Puzzles) != len(all) {
		t.Errorf("looked through are %v", b.mistaken.Looked)
	}
	e := all[0].Entry
	one := everyPuzzle(t)[0]
	e.Puzzle, e.Played, e.Due = (*mistakes.Puzzle)(&one), one.Choices[1].Action, b.house.Today()
	b.mistaken.Puzzles["one"] = e
	b.mistaken.Open(e.Player, "one")
	b.Press(answerKeys(&one, one.Best())...)
	b.Pass(time.Second)
	b.Press(fyne.KeyL)
	if !b.OnScreen() || b.house.Match.Record().ID != id {
		t.Error("L does not lead to the game")
	}
}

// A game that was passed for want of a review is looked through once it has one, also where the review came while it was
// being passed; and one that nobody can read is passed all the same.
func TestAGameIsLookedThroughOnceItIsReviewed(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	on(shortGame("Ann", "Ben"), isOver)(b)
	id := b.house.Match.Record().ID
	waits := func() bool { return slices.Contains(b.mistaken.ToSearch(), id) }
	for name, during := range map[string]bool{"afterwards": false, "meanwhile": true} {
		step := b.mistaken.Step(func(context.Context) {})
		step.Look(t.Context(), []string{id})
		if during {
			b.mistaken.Reviewed(id)
		}
		b.mistaken.Take(step)
		if !during {
			if waits() {
				t.Errorf("%s: it is not passed", name)
			}
			b.mistaken.Reviewed(id)
		}
		if !waits() {
			t.Errorf("%s: the review is not looked at", name)
		}
		if b.look(id); waits() {
			t.Errorf("%s: it is looked at for ever", name)
		}
		b.mistaken.Reviewed(id)
	}
}
