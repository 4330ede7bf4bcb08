package portroyal

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/calendar"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/ending"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/tabletest"
	"portroyal/ui/portroyal/tutorial"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// showsEndOf reports whether the end of a game is over its table, with the names of who has played.
func (b *bench) showsEndOf(names ...string) bool {
	if !b.showsEnd() || !b.stage.Covered() {
		return false
	}
	for _, name := range names {
		if !visible.Says(b.Top(), name) {
			return false
		}
	}
	return true
}

// keptGame is a window with one game in its log, which is over; the window is new again.
func keptGame(t *testing.T, from progress.Setup) (b *bench, names []string) {
	t.Helper()
	b = keptBench(t, t.TempDir(), words.English)
	b.OpenFile(finishedGame(t, from))
	b.Pass(0)
	b.LeaveGame()
	b.looksAgain()
	for _, seat := range from.Seats {
		names = append(names, seat.Name)
	}
	return b, names
}

// The end of a game can be seen again from the log of games, and from a replay, by mouse and by key; from there the
// table can be looked at and the end be seen once more. Nothing is counted a second time, and it is in no series.
func TestEndIsSeenAgain(t *testing.T) {
	for name, from := range rematches() {
		t.Run(name, func(t *testing.T) {
			b, names := keptGame(t, from)
			progress.Of(b.settings).Series = &progress.Series{
				Options: from.Options, Players: make([]progress.Rival, len(names)), Games: 7, Wins: make([]int, len(names)),
			}
			b.stage.Keep()
			b.ShowLibrary()
			b.Tap("library.ended")
			if !b.showsEndOf(names...) {
				t.Fatalf("the log does not lead to the end, but to %q", b.Plates())
			}
			if visible.Says(b.Top(), b.stage.Words.N("end.series", 7)) || progress.Of(b.settings).Series.Games != 7 {
				t.Error("it seems to belong to a series")
			}
			if visible.Says(b.Top(), b.stage.Words.T("end.best.first")) || len(progress.Of(b.settings).Bests) > 0 {
				t.Error("it seems to be the first game")
			}
			b.Tap("end.look")
			if b.stage.Covered() {
				t.Fatal("the table cannot be looked at")
			}
			b.Tap("result")
			if !b.showsEndOf(names...) {
				t.Fatal("the end does not come back")
			}
			b.Tap("end.replay")
			b.Press(fyne.KeyReturn)
			if b.stage.Covered() {
				t.Fatal("a replay begins with the end")
			}
			b.Tap("replay.play")
			b.Tap("result")
			if !b.showsEndOf(names...) {
				t.Fatal("a plate of the replay does not lead to the end")
			}
			b.Tap("end.look")
			before := visible.Texts(b.Top())
			b.Pass(time.Minute)
			if after := visible.Texts(b.Top()); b.stage.Covered() || after != before {
				t.Fatal("the replay has gone on under the end")
			}
			b.Press(fyne.KeyEnd, fyne.KeyReturn)
			if !b.showsEndOf(names...) {
				t.Fatal("Enter does not show the end of a replay")
			}
			b.Press(fyne.KeyEscape, fyne.KeyLeft)
			if !slices.Contains(b.Plates(), b.stage.Words.T("replay.on")) {
				t.Errorf("before the end it is not offered to play on, but %q", b.Plates())
			}
		})
	}
}

// A game whose file is damaged or that goes on has no end to be seen, also when another one has been seen before.
func TestNoEndToBeSeen(t *testing.T) {
	b, _ := keptGame(t, rematches()["practice"])
	id := b.Known()[0].ID
	b.OpenResult(id)
	b.ShowLibrary()
	b.OpenResult("gone")
	if b.showsEnd() {
		t.Error("the end of another game is shown")
	}
}

// The best result together stands beside one that is only looked at.
func TestEndSeenAgainBesideTheBest(t *testing.T) {
	from := rematches()["alone"]
	b, _ := keptGame(t, from)
	best := progress.Best{Options: from.Options, Won: true, Contracts: from.Options.FaceUp(), Points: 14}
	best.Options.Target, best.Options.ContractsLaid = portroyal.DefaultTarget, uint8(from.Options.FaceUp())
	progress.Of(b.settings).Remember(best)
	b.OpenResult(b.Known()[0].ID)
	if want := b.stage.Words.N("end.best.won", 14); !visible.Says(b.Top(), want) {
		t.Errorf("nobody says %q", want)
	}
}

// rhythms are the ways in which Enter, and Space in turn with it, goes on coming after it has ended something: the time between
// two presses, or 0 for a key that is held down.
var rhythms = map[string]time.Duration{
	"held": 0, "hammered": 150 * time.Millisecond, "again and again": 700 * time.Millisecond,
	"once a second": time.Second, "slowly": 1500 * time.Millisecond, "with pauses": 4 * time.Second,
}

// goesOnPressing types Enter, and Space in turn with it, in a rhythm for many seconds.
func (b *bench) goesOnPressing(rhythm time.Duration) {
	for i := range 20 {
		if rhythm == 0 {
			b.Pass(400 * time.Millisecond)
			b.Repeat(fyne.KeyReturn)
			continue
		}
		b.Pass(rhythm)
		b.Strike([]fyne.KeyName{fyne.KeyReturn, fyne.KeySpace}[i%2])
	}
}

// endedByKey is a game, short of the decision that ends it.
func endedByKey(t *testing.T, setup progress.Setup) (
	from progress.Setup, actions []portroyal.Action, last portroyal.Action,
) {
	t.Helper()
	from, actions = reach(t, setup, func(m *match.Match) bool {
		if !m.Over() {
			return false
		}
		last := m.Steps()[len(m.Steps())-1].Action.Kind
		return last == portroyal.Stop || last == portroyal.Pass
	})
	return from, actions[:len(actions)-1], actions[len(actions)-1]
}

// Enter that is held down or pressed again and again, and Space in turn with it, ends a game and stays at its end, whatever
// game it is and however long one waits; another key plays again after a pause, or leads to the calendar after the deal of a day.
func TestEnterDoesNotRunThroughTheEnd(t *testing.T) {
	for name, setup := range map[string]progress.Setup{
		"apart": hotSeat("Ann", "Ben"), "together": together(hotSeat("Ann", "Ben")), "alone": rematches()["alone"],
	} {
		from, actions, last := endedByKey(t, setup)
		for rhythm, every := range rhythms {
			t.Run(name+", "+rhythm, func(t *testing.T) {
				b := newBench(t, nil)
				b.begin(from)
				for _, action := range actions {
					b.act(action)
				}
				b.act(last)
				ended := b.house.Match
				b.goesOnPressing(every)
				if b.house.Match != ended || !b.showsEnd() {
					t.Fatal("it runs through the end")
				}
				b.Pass(endingPause)
				b.Strike(ending.First)
				if b.house.Match == ended {
					t.Error("after a pause it does not play again")
				}
			})
		}
	}
}

// The second half of a double click does nothing at an end that comes up under the pointer, and neither do more of
// them; a click that is meant does.
func TestDoubleClickDoesNotRunThroughTheEnd(t *testing.T) {
	b := newBench(t, nil)
	on(hotSeat("Ann", "Ben"), isOver)(b)
	ended := b.house.Match
	for _, id := range []words.ID{"end.same", "end.setup", "end.replay", "end.start", "end.look"} {
		b.stage.CloseAll()
		b.showEnd(ended)
		for range 3 {
			b.Pass(200 * time.Millisecond)
			test.Tap(b.Plate(id))
		}
		if !b.showsEnd() || b.house.Match != ended {
			t.Fatalf("%s is pressed by a double click", id)
		}
	}
	b.Tap("end.same")
	if b.house.Match == ended {
		t.Error("a click does not play again")
	}
}

// playOutDaily plays the deal of a day on the table to its end.
func (b *bench) playOutDaily(day calendar.Day) {
	b.t.Helper()
	seats := b.house.Match.Seats()
	var err error
	if b.game, err = match.New(daily.Setup(day, seats[daily.Player], seats[daily.Rival])); err != nil {
		b.t.Fatal(err)
	}
	b.berths = tabletest.Berths{}
	b.letThink()
	random := rand.New(rand.NewPCG(2, 2))
	for !b.game.Over() {
		b.act(gametest.Likely(b.game.Legal(), random))
	}
}

// The end of the deal of a day stays, too.
func TestEnterStaysAtTheEndOfADay(t *testing.T) {
	day := calendar.Day{Year: 2026, Month: time.January, Date: 2}
	for rhythm, every := range rhythms {
		t.Run(rhythm, func(t *testing.T) {
			b := newBench(t, nil)
			b.book.Play(day)
			b.playOutDaily(day)
			if !b.showsEnd() {
				t.Fatal("the deal is not over")
			}
			b.Pass(every)
			b.Strike(fyne.KeyReturn)
			b.goesOnPressing(every)
			if !b.showsEnd() {
				t.Error("it runs through the end")
			}
		})
	}
}

// The answer of a puzzle stays until it has been looked at: neither keys nor the second half of a double click close
// it.
func TestAnswerOfAPuzzleStays(t *testing.T) {
	all := everyPuzzle(t)
	for rhythm, every := range map[string]time.Duration{
		"held": 0, "hammered": 150 * time.Millisecond, "again and again": 800 * time.Millisecond,
	} {
		t.Run(rhythm, func(t *testing.T) {
			b := newBench(t, nil)
			b.book.OpenPuzzle(0)
			at := b.Screen()
			b.Press(answerKeys(&all[0], all[0].Best())...)
			b.goesOnPressing(every)
			if b.Screen() != at {
				t.Fatal("it runs through the answer")
			}
			b.Tells(b.stage.Words.T("puzzle.right.once"))
			b.Press(fyne.KeyReturn)
			if b.Screen() == at {
				t.Error("after a pause it does not lead to the next one")
			}
		})
	}
	b := newBench(t, nil)
	b.book.OpenPuzzle(0)
	at := b.Screen()
	b.Press(answerKeys(&all[0], all[0].Best())...)
	b.Pass(200 * time.Millisecond)
	b.Strike(fyne.KeyA)
	test.Tap(b.Plate("puzzle.next"))
	test.Tap(b.Plate("retry.again"))
	if b.Screen() != at || !slices.Contains(b.Plates(), b.stage.Words.T("puzzle.next")) {
		t.Error("a double click runs through the answer")
	}
}

// The end of a chapter stays until it has been looked at: nobody stumbles into a game.
func TestEndOfAChapterStays(t *testing.T) {
	b := newBench(t, nil)
	last := tutorial.Course.Chapters[tutorial.Course.Basics-1].Name
	b.Sail(last)
	for range 100 {
		if progress.Of(b.settings).Voyage.HasDone(last) {
			break
		}
		b.Press(fyne.KeyS, fyne.KeyReturn)
	}
	for range 30 {
		b.Pass(200 * time.Millisecond)
		b.Strike(fyne.KeyReturn)
	}
	if _, plays := b.Screen().(*table.Table); plays {
		t.Fatal("the first game begins by itself")
	}
	b.Press(fyne.KeyReturn)
	if _, plays := b.Screen().(*table.Table); !plays {
		t.Error("the first game does not begin")
	}
}
