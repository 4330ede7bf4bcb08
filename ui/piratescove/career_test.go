package piratescove

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/logbook"
	"portroyal/engine/piratescove/career"
	"portroyal/engine/piratescove/daily"
	"portroyal/engine/piratescove/match"
	frame "portroyal/ui/career"
	shared "portroyal/ui/house"
	chart "portroyal/ui/piratescove/career"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// A voyage is sailed by the keyboard, goes on after it was left for the chart, and its end counts for it alone. From there one
// comes to the chart, and its stars stand on the door.
func TestAVoyageOfTheCareer(t *testing.T) {
	folder := t.TempDir()
	b := openBench(t, folder, nil)
	first := &career.Voyages[0]
	b.Press(fyne.KeyK)
	b.Tells(b.stage.Words.T("cove.career.voyage.quiet"))
	b.Press(fyne.KeyReturn)
	id, head := b.Match.Record().ID, b.Match.Record().Head
	if b.Match.Record().Rules() != first.Options || head.Seats[1].Player != first.Rivals[0] || head.Practice || head.Installation == "" {
		t.Fatalf("on the table is %+v", head)
	}
	if b.own().Setup != nil {
		t.Error("it is the last set-up")
	}
	b.playOn(4)
	b.Press(fyne.KeyEscape)
	b.Tap("menu.goals")
	b.Tells(chart.Game.AllAsked(b.stage.Words, 0)[1])
	b.Press(fyne.KeyEscape)
	b.Tap("menu.leave.career")
	if _, on := b.Screen().(*frame.Career); !on {
		t.Fatalf("leaving leads to a %T", b.Screen())
	}
	b.Rescue()
	b.Tap("career.continue")
	if b.Match == nil || b.Match.Record().ID != id {
		t.Fatal("the voyage does not go on")
	}
	b.playOn(900)
	if !b.Match.Over() {
		t.Fatalf("the game is in round %d", b.Match.Present().Round())
	}
	b.Pass(5 * time.Second)
	for _, goal := range chart.Game.AllAsked(b.stage.Words, 0) {
		b.Tells(goal)
	}
	kept, err := logbook.Load[daily.Result](filepath.Join(folder, logbookName))
	if err != nil || kept.Voyages[first.Name][id].Result == nil {
		t.Fatalf("in the file is %+v, %v", kept.Voyages, err)
	}
	progress, err := first.Progress(b.Match.Record())
	if err != nil {
		t.Fatal(err)
	}
	want, err := first.ResultOf(b.Match.About(), progress)
	if got := kept.Voyages[first.Name][id].Result; err != nil || strings.Join(got.Reached, " ") != strings.Join(want.Reached, " ") {
		t.Errorf("noted is %+v, it was %+v, %v", got, want, err)
	}
	b.Tap("end.career")
	if _, on := b.Screen().(*frame.Career); !on {
		t.Fatalf("the end leads to a %T", b.Screen())
	}
	b.Press(fyne.KeyEscape)
	if f := b.facts(); f.Stars != first.Standing(want).Stars() || f.AllStars != 3*len(career.Voyages) {
		t.Errorf("the door says %d of %d stars", f.Stars, f.AllStars)
	}
}

// sampled is a game of a voyage that a computer player has played to its end for the person.
func sampled(t *testing.T, number int, seed uint64) *match.Match {
	t.Helper()
	r, err := career.Voyages[number].Sample(context.Background(), seed)
	if err != nil {
		t.Fatal(err)
	}
	for i := range r.Seats {
		r.Seats[i].Name = []string{"Ann", "Ben", "Cem", "Dora", "Eve"}[i]
	}
	r.Seats[career.Player].Player = ""
	game, err := match.Load(r)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// A voyage whose end was saved but not noted, as in a crash, counts as soon as the chart is shown; in the list of games it is
// told apart from the others.
func TestAVoyageThatWasNeverNoted(t *testing.T) {
	b := newBench(t, against(1, 2, 3))
	b.playLast()
	b.playOn(2)
	b.LeaveGame()
	game := sampled(t, 0, 2027)
	id := game.Record().ID
	b.book.Embark(career.Voyages[0].Name, id)
	b.KeepGame(game)
	b.Rescue()
	b.ShowLibrary()
	for e := range b.KnownOf(Game.Record.Name) {
		if tells := b.Teller().Occasion(b.stage.Words, &e.Head); (tells == chart.Game.One(b.stage.Words, 0)) != (e.ID == id) {
			t.Errorf("%s is called %q", e.ID, tells)
		}
	}
	b.book.ShowCareer(shared.NextVoyage)
	if b.book.Voyages[career.Voyages[0].Name][id].Result == nil {
		t.Error("it does not count")
	}
}

// The table names the voyage and has a star for each goal, in every language and at every size; where there is no room, the
// calendar's tip says all of it.
func TestTableNamesTheVoyage(t *testing.T) {
	b := newBench(t, nil)
	b.book.SetSail(7)
	for _, size := range []fyne.Size{stage.Smallest, stagetest.Small, fyne.NewSize(1920, 1080)} {
		b.stage.Window.Resize(size)
		for _, language := range words.Languages {
			b.speak(language)
			tips := map[string]bool{}
			for _, tip := range visible.All[interface {
				fyne.CanvasObject
				ToolTip() string
			}](b.Top()) {
				for _, line := range strings.Split(tip.ToolTip(), "\n") {
					tips[line] = true
				}
			}
			name := chart.Game.One(b.stage.Words, 7)
			if !tips[name] {
				t.Errorf("%s, %v: no tip says %q", language, size, name)
			}
			if size.Width > 1500 && !strings.Contains(visible.Texts(b.Top()), name) {
				t.Errorf("%s, %v: %q is not shown", language, size, name)
			}
			for _, goal := range b.book.AtTable(b.Match)(b.stage.Words).Goals {
				if size != stage.Smallest && !tips[goal.Says] {
					t.Errorf("%s, %v: no star says %q", language, size, goal.Says)
				}
			}
		}
	}
}

// Each goal at the end of a voyage can be read in full, in every language.
func TestGoalsAtTheEnd(t *testing.T) {
	b := newBench(t, nil)
	for number := range career.Voyages[:9] {
		game := sampled(t, number, 1)
		game.Record().ID += string(rune('a' + number))
		b.book.Embark(career.Voyages[number].Name, game.Record().ID)
		b.Sit(game, true)
		b.showEnd(game)
		for _, language := range words.Languages {
			b.speak(language)
			for _, goal := range chart.Game.AllAsked(b.stage.Words, number) {
				if !visible.Says(b.Top(), goal) {
					t.Errorf("%s: %q is not said", language, goal)
				}
			}
			for _, text := range visible.All[*canvas.Text](b.End.Content()) {
				if strings.HasSuffix(text.Text, "\u2026") {
					t.Errorf("%s: %q is cut", language, text.Text)
				}
			}
		}
		b.stage.CloseAll()
	}
}
