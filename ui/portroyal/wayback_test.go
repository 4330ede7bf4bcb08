package portroyal

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	shared "portroyal/ui/house"
	"portroyal/ui/library"
	"portroyal/ui/portroyal/statisticspage"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// opensReview is a window with a game that is over, whose review about a seat has been opened from the log of games.
func opensReview(t *testing.T, seat int) *bench {
	t.Helper()
	b := keptBench(t, t.TempDir(), words.English)
	on(shortGame("Ann", "Ben"), isOver)(b)
	b.reviewed(b.house.Match)
	b.stage.CloseAll()
	b.LeaveGame()
	b.ShowLibrary()
	b.Tap("library.review")
	if !b.stage.Shows(shared.ReviewOverlay) {
		t.Fatal("there is no review")
	}
	b.stage.CloseAll()
	b.Reviewed.Seat = 1
	b.ShowReview()
	b.stage.CloseAll()
	if b.Reviewed.Seat != 0 {
		t.Errorf("it opens about seat %d, which it was about last", b.Reviewed.Seat)
	}
	b.Reviewed.Seat = seat
	b.LayReview(b.house.Match, -1, b.LeaveGame)
	return b
}

// A practice game that was begun from the review leads back there, whether it is left or over: to the same seat, at the
// same decision, from where the way goes on as before. The start screen does not go on with it.
func TestPracticeLeadsBackToTheReview(t *testing.T) {
	const seat = 1
	for name, leave := range map[string]func(*bench){
		"left": func(b *bench) {
			b.Press(fyne.KeyEscape)
			b.Tap("menu.leave.review")
		},
		"over": func(b *bench) {
			for b.along(); !b.game.Over(); {
				legal := b.game.Legal()
				b.act(legal[len(legal)-1])
			}
			b.LayReview(b.house.Match, -1, nil) // another one in the place of the first
			b.stage.Close()
			b.Pass(endingPause)
			b.Tap("menu.leave.review")
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := opensReview(t, seat)
			id := b.house.Match.Record().ID
			dearest := b.reviews.work.Review().Dearest(seat, 5)[0]
			b.Tap("review.again")
			b.Press(fyne.KeySpace, fyne.KeyReturn, fyne.Key1, fyne.KeyR) // one of them answers
			b.Tap("replay.on")
			b.Press(fyne.KeyReturn)
			if !b.house.Match.Practice() {
				t.Fatal("the practice game does not begin")
			}
			practice := b.house.Match.Record().ID
			leave(b)
			if !b.stage.Shows(shared.ReviewOverlay) || b.house.Match == nil || b.house.Match.Record().ID != id {
				t.Fatalf("it leads to a %T that says %s", b.Screen(), visible.Texts(b.Top()))
			}
			if b.Reviewed.Seat != seat || !strings.Contains(visible.Texts(b.Top()), fmt.Sprintf("Turn %d", dearest.Turn)) {
				t.Errorf("the review is about seat %d: %s", b.Reviewed.Seat, visible.Texts(b.Top()))
			}
			if on := b.Unfinished(); on != nil {
				t.Errorf("the start screen goes on with %s, the practice game is %s", on.ID, practice)
			}
			b.Press(fyne.KeyEscape)
			if _, is := b.Screen().(*library.Library); !is || b.stage.Covered() {
				t.Errorf("from the review the way leads to a %T", b.Screen())
			}
		})
	}
}

// A practice game that was begun from a replay leads back to that replay, at the same step.
func TestPracticeLeadsBackToTheReplay(t *testing.T) {
	b := withGames(t, t.TempDir())
	game := b.replayed(4, "", "stop3")
	said := b.texts()
	b.Tap("replay.on")
	b.Press(fyne.KeyReturn, fyne.KeySpace, fyne.KeyEscape)
	b.Tap("menu.leave.replay")
	if b.house.Match != game || b.texts() != said {
		t.Errorf("it leads to a %T that says %s", b.Screen(), b.texts())
	}
}

// The table of a game that was opened from the log of games, and its review, lead back there, to what was looked for and
// chosen; those that were opened from the statistics lead back to them, and the review of the last game to its room.
func TestTablesLeadBackToWhereTheyWereOpened(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	on(shortGame("Ann", "Ben"), isOver)(b)
	b.reviewed(b.house.Match)
	b.stage.CloseAll()
	b.LeaveGame()
	on(withSeed(shortGame("Cem", "Dora"), 5), isOver)(b)
	b.stage.CloseAll()
	b.LeaveGame()
	inLog := func() bool {
		_, is := b.Screen().(*library.Library)
		return is && !b.stage.Covered() && strings.Contains(b.texts(), "Ann") && !strings.Contains(b.texts(), "Cem")
	}
	inStatistics := func() bool { _, is := b.Screen().(*statisticspage.Page); return is }
	for _, c := range []struct {
		about string
		opens func()
		shows func() bool
		leads func() bool
	}{
		{
			"the review from the log", func() { b.Tap("library.review") },
			func() bool { return b.stage.Shows(shared.ReviewOverlay) }, inLog,
		},
		{"the end from the log", func() { b.Press(fyne.KeyReturn) }, b.showsEnd, inLog},
		{
			"the replay from the log", func() { b.Tap("library.look") },
			func() bool { return !b.stage.Covered() && strings.Contains(b.texts(), "Turn 1 of") }, inLog,
		},
		{
			"a game from the statistics", func() {
				b.honours.ShowStatistics()
				b.Screen().(*statisticspage.Page).Show(nil)
				b.Statistics(b.honours.ShowStatistics, nil).Open(b.Known()[0].ID)
			}, b.showsEnd, inStatistics,
		},
		{
			"the last game", func() {
				b.ShowStart()
				b.Press(fyne.KeyB)
				b.choose("start.review")
			}, func() bool { return b.stage.Shows(shared.ReviewOverlay) },
			func() bool { return b.tile("start.review") != nil },
		},
	} {
		b.ShowLibrary()
		for _, letter := range "ann" {
			b.Pass(brief)
			b.window.Canvas().OnTypedRune()(letter)
			b.window.Canvas().Unfocus()
		}
		c.opens()
		if !c.shows() || !b.OnScreen() {
			t.Errorf("%s: a %T says %s", c.about, b.Screen(), visible.Texts(b.Top()))
			continue
		}
		if b.stage.Shows(shared.ReviewOverlay) {
			b.Press(fyne.KeyEscape)
		} else {
			b.stage.CloseAll()
			b.LeaveGame()
		}
		if !c.leads() {
			t.Errorf("%s leads to a %T that says %s", c.about, b.Screen(), visible.Texts(b.Top()))
		}
	}
}

// The start screen goes on with the game that was left, whatever was practised since.
func TestPracticeIsNotWhatGoesOn(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	left := b.house.Match.Record().ID
	b.LeaveGame()
	practice := withSeed(hotSeat("Cem", "Dora"), 4)
	practice.Practice = true
	b.begin(practice)
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	b.LeaveGame()
	b.Tells(b.stage.Words.T("notice.practice.kept"))
	b.Rescue()
	b.looksAgain()
	if on := b.Unfinished(); on == nil || on.ID != left || len(b.Known()) != 2 {
		t.Errorf("it goes on with %+v of %d games", on, len(b.Known()))
	}
}
