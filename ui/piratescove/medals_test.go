package piratescove

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	engine "portroyal/engine/medals"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/medals"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/piratescove/medalcase"
	"portroyal/ui/piratescove/statisticspage"
	"portroyal/ui/piratescove/statisticspage/statisticspagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// A game ends with the medals that are new, each by name, and without anybody asking for them; they are
// remembered. A click leads to all medals, and from there back to the result.
func TestAGameEndsWithItsMedals(t *testing.T) {
	b := openBench(t, t.TempDir(), against(1, 3, 7))
	b.own().Medals.Add("A") // who has been asked for before
	for i := range 30 {
		b.book.Answer(fmt.Sprint(i), true)
	}
	var later []func()
	b.honours.Ahead = func(ctx context.Context, work func(context.Context), done func()) {
		later = append(later, func() { work(ctx); done() })
	}
	b.playLast()
	for !b.Match.Over() {
		b.playOn(50)
	}
	b.Pass(5 * time.Second)
	b.Settled(t.Context())
	book, err := statistics.Gather(t.Context(), b.Archive())
	if err != nil {
		t.Fatal(err)
	}
	done := engine.Done(medals.Of("A", book.Games, engine.BookOf(&b.book.Logbook)))
	var want []string
	for _, name := range done {
		want = append(want, medalcase.Game.Title(b.stage.Words, name))
	}
	if !slices.Contains(done, "puzzles") || len(book.Games) != 1 {
		t.Fatalf("%d games have brought %q", len(book.Games), done)
	}
	for _, do := range later {
		do()
	}
	b.Pass(time.Minute)
	var shown []string
	tiles := visible.All[*widgets.Tile](b.End.Content())
	for _, tile := range tiles {
		shown = append(shown, tile.Name[:strings.Index(tile.Name, ".")])
	}
	if !slices.Equal(shown, want) {
		t.Fatalf("it shows %q, want %q", shown, want)
	}
	if known, _ := b.own().Medals.Of("A"); len(known) != len(done) {
		t.Errorf("known of A are %q", known)
	}
	test.Tap(tiles[0])
	if page, is := b.Screen().(*statisticspage.Page); !is || page.Scroll.Offset.Y == 0 {
		t.Fatalf("a medal leads to a %T", b.Screen())
	}
	b.Press(fyne.KeyEscape)
	if b.End == nil {
		t.Fatalf("from there it leads to a %T", b.Screen())
	}
}

// The rank of the person at the screen stands on the start screen as soon as enough games are counted, and is nobody else's.
func TestRankIsRemembered(t *testing.T) {
	b := openBench(t, t.TempDir(), against(1, 3, 7))
	games := statisticspagetest.Games(30)
	for i := range games {
		for seat := range games[i].Seats[1:] {
			games[i].Seats[seat+1].Player = bot.Captain.String()
		}
		games[i].Seats[0].Name = b.AtScreen().Name
	}
	if b.honours.NoteRank(games[:2]); b.own().Rank != nil {
		t.Errorf("after two games: %+v", b.own().Rank)
	}
	b.honours.NoteRank(games)
	line := b.honours.RankLine()
	if shown := visible.Texts(b.Top()); !strings.HasPrefix(line, "Rank: ") || !strings.Contains(shown, line) {
		t.Errorf("after thirty games %q stands in %s", line, shown)
	}
	b.own().Rank.Name = "somebody else"
	if line := b.honours.RankLine(); line != "" {
		t.Errorf("of somebody else: %q", line)
	}
}
