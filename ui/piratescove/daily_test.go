package piratescove

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/daily"
	"portroyal/engine/piratescove/match"
	calendarpage "portroyal/ui/days"
	"portroyal/ui/ending"
	shared "portroyal/ui/house"
	"portroyal/ui/piratescove/days"
	"portroyal/ui/piratescove/table"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/summary"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// The deal of the day from the start screen to the line on the clipboard, and the calendar afterwards.
func TestDealOfTheDay(t *testing.T) {
	folder := t.TempDir()
	b := openBench(t, folder, nil)
	today := b.Today()
	b.Press(fyne.KeyD)
	b.Tells(b.stage.Words.T("daily.open"))
	b.Press(fyne.KeyReturn)
	game := b.Match
	if r := game.Record(); r.Daily != today.String() || r.Seed != daily.Seed(today) || r.Practice || !game.Present().Options().Fated {
		t.Fatalf("on the table is %+v", r.Head)
	}
	if b.own().Setup != nil {
		t.Error("it is the last set-up")
	}
	b.playOn(12)
	b.LeaveGame() // it can be left, and goes on from where it was
	b.Press(fyne.KeyD)
	b.Tells(b.stage.Words.T("daily.running"))
	b.Press(fyne.KeyReturn)
	if _, on := b.Screen().(*table.Table); !on || b.Match.Record().ID != game.Record().ID {
		t.Fatal("the game does not go on")
	}
	b.playOn(900)
	if !b.Match.Over() {
		t.Fatalf("the game is in round %d", b.Match.Present().Round())
	}
	b.Pass(5 * time.Second)
	if !b.stage.Shows(shared.EndOverlay) {
		t.Fatal("the end is not shown")
	}
	want := daily.ResultOf(b.Match)
	if deal := b.book.Days[today]; deal.Result == nil || *deal.Result != want {
		t.Fatalf("kept is %+v, it went %+v", deal.Result, want)
	}
	b.Pass(2 * time.Second)
	b.Press(ending.First)
	b.Press(fyne.KeyC)
	if line := days.Game.Line(b.stage.Words, today, want); fyne.CurrentApp().Clipboard().Content() != line {
		t.Errorf("on the clipboard is %q, not %q", fyne.CurrentApp().Clipboard().Content(), line)
	}
	b.Press(fyne.KeyReturn)
	if _, on := b.Screen().(*table.Table); !on || !b.Match.Over() {
		t.Error("the game cannot be looked at")
	}
	b.LeaveGame()
	if stands := b.facts().Today; !stands.Over || stands.Row != 1 {
		t.Errorf("the door says %+v", stands)
	}
	// Another copy of the program, or this one tomorrow, knows it.
	kept, err := logbook.Load[daily.Result](filepath.Join(folder, logbookName))
	if err != nil || kept.Days[today].Result == nil || *kept.Days[today].Result != want {
		t.Errorf("in the file is %+v, %v", kept.Days[today], err)
	}
}

// playedOut is the deal of a day, played to its end by computer players.
func playedOut(t *testing.T, day calendar.Day, practice bool) *match.Match {
	t.Helper()
	setup := daily.Setup(day, []match.Seat{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cem"}})
	setup.Practice = practice
	game, err := match.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	me, err := bot.New("random", 1)
	if err != nil {
		t.Fatal(err)
	}
	for !game.Over() {
		if err := game.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		if game.Present().Owes(daily.Player) {
			choice := me.Choose(context.Background(), game.View(daily.Player), game.Legal(daily.Player))
			if _, err := game.Play(choice); err != nil {
				t.Fatal(err)
			}
		}
	}
	return game
}

// A deal of another day is played for practice, goes on after it was left, and is nothing to the calendar, to which the way
// from its end leads all the same.
func TestPastDealIsPractised(t *testing.T) {
	b := newBench(t, nil)
	past := b.Today().Add(-9)
	b.book.ShowDays(past)
	b.Tells(b.stage.Words.T("daily.about.past"))
	b.Press(fyne.KeyP)
	game := b.Match
	if r := game.Record(); r.Daily != past.String() || r.Seed != daily.Seed(past) || !r.Practice {
		t.Fatalf("on the table is %+v", r.Head)
	}
	b.playOn(6)
	b.LeaveGame()
	b.book.ShowDays(past)
	b.Tap("daily.practice.on")
	if b.Match == nil || b.Match.Record().ID != game.Record().ID {
		t.Fatal("the practice game does not go on")
	}
	b.lays(playedOut(t, past, true), false)
	b.Pass(5 * time.Second)
	if len(b.book.Days) > 0 {
		t.Errorf("the calendar knows of %+v", b.book.Days)
	}
	b.Press(ending.First)
	if _, on := b.Screen().(*calendarpage.Days); !on {
		t.Fatal("the way does not lead to the calendar")
	}
	b.Tells(b.stage.Words.T("daily.missed"))
}

// A deal that was over when the program ended without warning is noted as soon as the player looks; one that another window
// has noted is known as well.
func TestDealThatWasNeverNoted(t *testing.T) {
	folder := t.TempDir()
	b := openBench(t, folder, nil)
	day := calendar.Day{Year: 2026, Month: time.March, Date: 4}
	game := playedOut(t, day, false)
	b.book.Begin(day, game.Record().ID)
	b.KeepGame(game)
	b.Rescue()
	b.ShowLibrary()
	b.book.ShowDays(day)
	if deal := b.book.Days[day]; deal.Result == nil || *deal.Result != daily.ResultOf(game) {
		t.Errorf("noted is %+v", deal.Result)
	}
	var other logbook.Logbook[daily.Result]
	other.Begin(day.Add(1), "another")
	if err := other.Save(filepath.Join(folder, logbookName)); err != nil {
		t.Fatal(err)
	}
	b.Reload()
	if b.book.Days[day.Add(1)].Game != "another" || b.book.Days[day].Result == nil {
		t.Errorf("both together: %+v", b.book.Days)
	}
}

// A damaged logbook is named in one sentence and set aside whole; one that cannot be read stays as it is.
func TestFaultsOfTheLogbook(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, logbookName)
	if err := os.WriteFile(file, []byte(`{"days": [`), 0o600); err != nil {
		t.Fatal(err)
	}
	b := openBench(t, folder, nil)
	b.Tells(b.stage.Words.T("notice.logbook.damaged", "File", file+".damaged"))
	if aside, err := os.ReadFile(file + ".damaged"); err != nil || string(aside) != `{"days": [` {
		t.Errorf("aside lies %q, %v", aside, err)
	}
	folder = t.TempDir()
	file = filepath.Join(folder, logbookName)
	if err := os.Mkdir(file, 0o777); err != nil {
		t.Fatal(err)
	}
	b = openBench(t, folder, nil)
	b.Tells(b.stage.Words.T("notice.logbook.unreadable", "File", file))
	b.book.Play(b.Today())
	if there, err := os.Stat(file); err != nil || !there.IsDir() {
		t.Errorf("it is %v, %v", there, err)
	}
}

// The table says which day's deal is on it, and whether it is for practice, in every language and at every size, where there
// is no room for it on the calendar's tip; no other game says so.
func TestTableNamesTheDeal(t *testing.T) {
	day := calendar.Day{Year: 2026, Month: time.September, Date: 30}
	b := newBench(t, against(1, 3, 5))
	tips := func() (said string) {
		for _, tip := range visible.All[interface {
			fyne.CanvasObject
			ToolTip() string
		}](b.Top()) {
			said += tip.ToolTip() + "\n"
		}
		return said
	}
	for _, size := range []fyne.Size{stage.Smallest, stagetest.Small, fyne.NewSize(1280, 800)} {
		b.stage.Window.Resize(size)
		for _, language := range words.Languages {
			b.speak(language)
			for practice, begin := range map[bool]func(calendar.Day){false: b.book.Play, true: b.book.Practise} {
				begin(day)
				w := b.stage.Words
				deal, about := summary.Deal(w, day.String()), fmt.Sprint(language, ", ", size, ", practice: ", practice)
				want := deal
				if practice {
					want += "\n" + w.T("cove.setup.practice")
				}
				if !strings.Contains(tips(), want+"\n") {
					t.Errorf("%s: no tip says %q", about, want)
				}
				if size != stage.Smallest && !strings.Contains(visible.Texts(b.Top()), deal) {
					t.Errorf("%s: %q is not shown", about, deal)
				}
			}
		}
	}
	b.playLast()
	if said := visible.Texts(b.Top()) + tips(); strings.Contains(said, b.stage.Words.T("daily.deal", "Date", "")) {
		t.Errorf("another game says %q", said)
	}
}
