package portroyal

import (
	"context"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/medals"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/medalcase"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/statisticspage"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The medals of a game are shown at its end as soon as somebody sees it, and whenever it is shown again; those of older games
// are not.
func TestMedalsAreShownAtTheEnd(t *testing.T) {
	folder := t.TempDir()
	b := keptBench(t, folder, words.English)
	known := func() int {
		medals, _ := progress.Of(b.settings).Medals.Of("Ann")
		return len(medals)
	}
	earned := func() int {
		b.Settled(t.Context())
		book, err := statistics.Gather(t.Context(), b.Archive(), review.ShelfBeside(folder))
		if err != nil {
			t.Fatal(err)
		}
		return len(medals.Done(medals.Of(medals.Facts{Name: "Ann", Games: book.Games})))
	}
	look := func(name string, says bool, want int) {
		t.Helper()
		b.honours.Reckon(b.house.Match, b.stage.Think)
		shows := ""
		if b.showsEnd() {
			shows = visible.Texts(b.End.Content())
		}
		if strings.Contains(shows, b.stage.Words.T("medal.title")) != says || known() != want {
			t.Errorf("%s: %q, %d of %d are known", name, shows, known(), want)
		}
	}
	on(shortGame("Ann", "Ben"), isOver)(b)
	b.stage.CloseAll()
	if earned() == 0 {
		t.Fatal("a game brings no medal")
	}
	look("where the end is not shown", false, 0)
	b.Press(fyne.KeyReturn)
	b.reviewed(b.house.Match)
	b.LayReview(b.house.Match, -1, nil)
	look("under the review", false, 0)
	if !b.honours.Unseen {
		t.Error("nobody asks again when the review is closed")
	}
	b.stage.Close()
	look("at the end", true, earned())
	b.stage.CloseAll()
	b.Press(fyne.KeyReturn)
	b.Pass(time.Minute)
	look("again", true, earned())

	first := b.house.Match.Record().Begun
	for time.Now().Before(first.Add(time.Second)) { // games of the same second have no order, and the later one would have earned them
		time.Sleep(time.Until(first.Add(time.Second)))
	}
	b = keptBench(t, folder, words.English) // with settings of a time before there were medals
	on(shortGame("Ann", "Ben"), isOver)(b)  // the same game once more
	look("after older games", false, earned())
}

// Somebody's very first game, against a computer player, ends with the medals that it has brought, each with its picture
// and by name, and without anybody asking for them; the statistics have the same ones. They stay, also when the table has
// been looked at. A click leads to all medals, and from there back to the result.
func TestTheFirstGameShowsItsMedals(t *testing.T) {
	folder := t.TempDir()
	b := keptBench(t, folder, words.English)
	var later []func()
	b.honours.Ahead = func(ctx context.Context, work func(context.Context), done func()) {
		later = append(later, func() { work(ctx); done() })
	}
	me, err := bot.New("sailor", 1)
	if err != nil {
		t.Fatal(err)
	}
	for b.begin(against(2, bot.CabinBoy.String())); !b.game.Over(); {
		b.act(me.Choose(t.Context(), b.game.View(), b.game.Legal()))
	}
	if !b.showsEnd() {
		t.Fatal("there is no end")
	}
	for _, do := range later {
		do()
	}
	book, err := statistics.Gather(t.Context(), b.Archive(), review.ShelfBeside(folder))
	if err != nil {
		t.Fatal(err)
	}
	person := b.house.Match.Seats()[0].Name
	done := medals.Done(medals.Of(medals.Facts{Name: person, Games: book.Games}))
	if len(done) == 0 {
		t.Fatal("it brings none")
	}
	check := func(when string) {
		t.Helper()
		for _, do := range later {
			do()
		}
		later = nil
		b.Pass(time.Minute)
		tiles := visible.All[*widgets.Tile](b.End.Content())
		for i, tile := range tiles {
			if title := medalcase.Game.Title(b.stage.Words, done[i]); !strings.Contains(strings.ReplaceAll(visible.Texts(tile), "\n", " "), title) {
				t.Errorf("%s: the tile of %q is called %q", when, title, visible.Texts(tile))
			}
			if len(visible.All[*canvas.Image](tile)) < 2 {
				t.Errorf("%s: %q has no picture", when, tile.Name)
			}
		}
		if len(tiles) != len(done) {
			t.Errorf("%s: %d tiles for the medals %v", when, len(tiles), done)
		}
	}
	check("at the end")
	b.Tap("end.look")
	b.Tap("result")
	check("once more")
	test.Tap(visible.All[*widgets.Tile](b.End.Content())[0])
	if page, is := b.Screen().(*statisticspage.Page); !is || page.Scroll.Offset.Y == 0 || b.ShowsTable() {
		t.Fatalf("a medal leads to a %T", b.Screen())
	}
	b.Tap("figures.back")
	if !b.showsEnd() || b.house.Match.Record().ID != b.Finished.Record().ID {
		t.Fatalf("from there it leads to a %T", b.Screen())
	}
	check("after that")
	b.Pass(endingPause)
	b.Tap("end.start")
	if b.OnScreen() {
		t.Error("the way from the end is another one")
	}
}

// A medal leads to the end of the game that it was earned with, and from there back to the statistics.
func TestAMedalOpensTheEndOfItsGame(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	setup := hotSeat("Ann", "Ben")
	b.own().Setup = &setup
	on(setup, isOver)(b)
	id := b.house.Match.Record().ID
	b.stage.CloseAll()
	b.LeaveGame()
	b.honours.ShowStatistics()
	tip, tapped := b.stage.Words.T("medal.open.tip"), false
	for _, tile := range visible.All[*widgets.Tile](b.Top()) {
		if tile.ToolTip() == tip {
			test.Tap(tile)
			tapped = true
			break
		}
	}
	if !tapped || !b.showsEnd() || b.house.Match.Record().ID != id {
		t.Fatalf("a medal, clicked %v, leads to %s", tapped, visible.Texts(b.Top()))
	}
	b.Pass(endingPause)
	b.Tap("menu.leave.statistics")
	if _, is := b.Screen().(*statisticspage.Page); !is {
		t.Errorf("it leads back to a %T", b.Screen())
	}
}
