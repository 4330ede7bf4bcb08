package portroyal

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/match"
	frame "portroyal/ui/career"
	shared "portroyal/ui/house"
	chart "portroyal/ui/portroyal/career"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/start"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// playsOn plays the game on the table to its end: computer players by themselves, the person by the keyboard with the
// last choice that there is, which is to stop or to pass.
func (b *bench) playsOn() {
	b.t.Helper()
	b.resume(b.house.Match.Record().ID)
	for !b.game.Over() {
		legal := b.game.Legal()
		b.act(legal[len(legal)-1])
	}
}

// logged is the logbook as it is saved.
func (b *bench) logged() daily.Logbook {
	b.t.Helper()
	saved, err := logbook.Load[daily.Result](filepath.Join(filepath.Dir(b.config.SettingsFile), logbookName))
	if err != nil {
		b.t.Fatal(err)
	}
	return saved
}

// A voyage is sailed by the keyboard, goes on after it was left, and its end counts for it and for nothing else; from
// there one comes back to the chart.
func TestAVoyageOfTheCareer(t *testing.T) {
	b := withGames(t, t.TempDir())
	maiden := &career.Voyages[0]
	own := progress.Of(b.settings)
	before := own.Setup
	b.book.ShowCareer(shared.NextVoyage)
	b.Tells(b.stage.Words.T("career.voyage.maiden"))
	b.Press(fyne.KeyReturn)
	on := b.house.Match.Record()
	if diff := on.Rules(); diff != maiden.Options || on.Seats[1].Player != maiden.Rivals[0] || on.Practice {
		t.Fatalf("on the table is %+v", on.Head)
	}
	if _, begun := b.logged().Voyages[maiden.Name][on.ID]; !begun {
		t.Error("the voyage is not noted")
	}
	b.Press(fyne.KeySpace)
	b.LeaveGame()
	b.Rescue()
	b.looksAgain()
	b.book.ShowCareer(shared.NextVoyage)
	b.Tap("career.continue")
	if b.house.Match == nil || b.house.Match.Record().ID != on.ID {
		t.Fatal("the voyage does not go on")
	}
	b.playsOn()
	b.Tells(b.stage.Words.T("career.clean"))
	result := b.logged().Voyages[maiden.Name][on.ID].Result
	if result == nil {
		t.Fatal("its end is not noted")
	}
	if want, err := maiden.ResultOf(b.house.Match.Record()); err != nil || !slices.Equal(want.Reached, result.Reached) {
		t.Errorf("noted is %+v, it was %+v, %v", result, want, err)
	}
	if own.Series != nil || own.Setup != before {
		t.Errorf("the series is %+v, the set-up %+v", own.Series, own.Setup)
	}
	b.speak(words.German)
	b.Tells(words.In(words.German).T("career.clean"))
	b.Tap("end.career")
	if _, on := b.Screen().(*frame.Career); !on {
		t.Fatal("the way does not lead to the chart")
	}
	b.Press(fyne.KeyEscape)
	if _, on := b.Screen().(*start.Start); !on {
		t.Error("Escape does not lead back to the start")
	}
}

// At the table of a voyage each goal has its star, which says how far the game has come with it.
func TestGoalsAtTheTable(t *testing.T) {
	b := withGames(t, t.TempDir())
	v := &career.Voyages[0]
	b.book.SetSail(0)
	b.resume(b.house.Match.Record().ID)
	adviser, err := bot.New("captain", 1)
	if err != nil {
		t.Fatal(err)
	}
	claimed := 0
	for played := 0; claimed == 0 && !b.house.Match.Over(); played++ {
		goals := b.book.AtTable(b.house.Match)(b.stage.Words).Goals
		view := b.house.Match.View()
		claimed = len(view.Claimed(career.Player))
		want := chart.Game.OnTheWay(b.stage.Words, 0, v.Goals[1], career.Progress{Reached: claimed > 0, Counted: true, Far: claimed})
		if len(goals) != 3 || goals[0].Reached || goals[1] != (table.Goal{Says: want, Reached: claimed > 0}) {
			t.Fatalf("after %d decisions: %+v, not %q", played, goals, want)
		}
		tips := 0
		for _, asked := range visible.All[*widgets.Asked](b.Screen().Content()) {
			if asked.ToolTip() == goals[0].Says || asked.ToolTip() == want {
				tips++
			}
		}
		if tips != 2 {
			t.Fatalf("after %d decisions %d stars are at the table", played, tips)
		}
		b.act(adviser.Choose(context.Background(), b.game.View(), b.game.Legal()))
	}
}

// A voyage whose end was saved, but not noted, as in a crash, counts as soon as the chart is shown; so does one that was
// played after another was begun.
func TestAVoyageThatWasNotNoted(t *testing.T) {
	b := withGames(t, t.TempDir())
	v := &career.Voyages[0]
	var ids []string
	for range 2 {
		b.book.SetSail(0)
		ids = append(ids, b.house.Match.Record().ID)
		b.LeaveGame()
	}
	b.OpenGame(ids[0])
	b.playsOn()
	b.stage.CloseAll()
	b.LeaveGame()
	b.Rescue()
	if b.book.Voyages[v.Name][ids[0]].Result == nil {
		t.Error("the first game does not count any more")
	}
	b.book.Voyages[v.Name] = logbook.Sailed{ids[0]: {}, ids[1]: {}}
	b.looksAgain()
	b.book.ShowCareer(shared.NextVoyage)
	if passages := b.book.Voyages[v.Name]; passages[ids[0]].Result == nil || passages[ids[1]].Result != nil {
		t.Errorf("noted is %+v", passages)
	}
}

// Where the games of a voyage and of a day are said to be, there may be another game: it counts for nothing, and the
// rest does.
func TestAnotherGameInPlaceOfAVoyage(t *testing.T) {
	b := withStones(t, t.TempDir())
	const id = "20261101-120000-00000001"
	b.keepStones(id, true)
	b.looksAgain()
	if known := b.Known(); len(known) != 1 || known[0].ID != id {
		t.Fatalf("known are %+v", known)
	}
	v, day := &career.Voyages[0], calendar.Day{Year: 2026, Month: 11, Date: 1}
	b.book.Embark(v.Name, id)
	b.book.Begin(day, id)
	b.book.ShowCareer(shared.NextVoyage)
	b.book.ShowDays(day)
	if b.book.Voyages[v.Name][id].Result != nil || b.book.Days[day].Result != nil || b.house.Saved(id) != nil {
		t.Error("it counts")
	}
}

// Who plays a voyage is told apart by name, colour and head.
func TestEverybodyOnAVoyageIsSomebody(t *testing.T) {
	b := newBench(t, nil)
	for i := range career.Voyages {
		v := &career.Voyages[i]
		seats := b.book.Sailors(i)
		for j, seat := range seats {
			for _, other := range seats[:j] {
				if seat.Name == other.Name || seat.Colour == other.Colour || seat.Portrait == other.Portrait {
					t.Errorf("%s: %+v and %+v", v.Name, seat, other)
				}
			}
		}
		if _, err := match.New(v.Setup(seats, 1)); err != nil {
			t.Errorf("%s: %v", v.Name, err)
		}
	}
}

// Leaving the table of a voyage leads to the chart, where this voyage is chosen, however its game was opened; the menu says
// so, and which goals it has.
func TestLeavingAVoyageLeadsToTheChart(t *testing.T) {
	const number = 2
	b := withGames(t, t.TempDir())
	b.book.SetSail(number)
	id := b.house.Match.Record().ID
	for _, name := range []string{"begun", "continued"} { // in this order: before its first decision a game may not be saved yet
		if name == "continued" {
			b.ShowStart()
			b.OpenGame(id)
		}
		b.Press(fyne.KeySpace, fyne.KeyEscape)
		b.Tap("menu.goals")
		b.Tells(chart.Game.AllAsked(b.stage.Words, number)[1])
		b.Press(fyne.KeyEscape)
		b.Tap("menu.leave.career")
		if _, on := b.Screen().(*frame.Career); !on {
			t.Fatalf("%s: it leads to a %T", name, b.Screen())
		}
		b.Tells(b.stage.Words.T("career.number", "Number", number+1, "Voyages", len(career.Voyages)))
		b.Rescue()
		b.looksAgain()
	}
}

// A voyage is told apart from other games: at its table, at its end with a heading for its goals, and in the log of games,
// in every language.
func TestVoyagesAreNamed(t *testing.T) {
	const number = 3
	b := withGames(t, t.TempDir())
	b.playLast()
	b.Press(fyne.KeySpace)
	b.LeaveGame()
	b.book.SetSail(number)
	voyage := b.house.Match.Record().ID
	inAll := func(where string, ids ...words.ID) {
		t.Helper()
		for _, language := range words.Languages {
			b.speak(language)
			want := []string{chart.Game.One(b.stage.Words, number)}
			for _, id := range ids {
				want = append(want, b.stage.Words.T(id))
			}
			for _, says := range want {
				if !visible.Says(b.Top(), says) && !strings.Contains(visible.Texts(b.Top()), says) {
					t.Errorf("%s, %s: it does not say %q but %s", where, language, says, visible.Texts(b.Top()))
				}
			}
			for _, text := range visible.All[*canvas.Text](b.Top()) {
				news := strings.Contains(text.Text, ". ") // of which some may be left out
				if where != "log" && !news && strings.HasSuffix(text.Text, "\u2026") {
					t.Errorf("%s, %s: %q has been cut", where, language, text.Text)
				}
			}
		}
	}
	inAll("table")
	b.speak(words.English)
	b.playsOn()
	inAll("end", "career.goals")
	b.stage.CloseAll()
	b.Rescue()
	b.window.Resize(fyne.NewSize(1920, 1080))
	b.ShowLibrary()
	inAll("log")
	for _, e := range b.Known() {
		if tells := b.Teller().Occasion(b.stage.Words, &e.Head); (tells != "") != (e.ID == voyage) {
			t.Errorf("%s is called %q", e.ID, tells)
		}
	}
}

// The players of a game of a voyage are called what they were called when it began, wherever they are named and in whatever
// language it goes on; those of the next one are called as the language has it.
func TestPlayersOfAVoyageKeepTheirNames(t *testing.T) {
	b := withGames(t, t.TempDir())
	b.book.SetSail(0)
	b.Press(fyne.KeySpace)
	on := b.house.Match.Record()
	id, seats := on.ID, slices.Clone(on.Seats)
	b.LeaveGame()
	b.Rescue()
	b.speak(words.German)
	now := b.book.Sailors(0)[1].Name
	if now == seats[1].Name {
		t.Fatalf("in German the rival is called %q as well", now)
	}
	b.looksAgain()
	b.book.ShowCareer(shared.NextVoyage)
	if said := visible.Texts(b.Top()); !strings.Contains(said, seats[1].Name) || strings.Contains(said, now) {
		t.Errorf("the chart says %s", said)
	}
	b.Tap("career.continue")
	if got := b.house.Match.Record(); got.ID != id || !slices.Equal(got.Seats, seats) {
		t.Fatalf("at the table are %+v, they were %+v", got.Seats, seats)
	}
	if said := visible.Texts(b.Top()); !strings.Contains(said, seats[1].Name) || strings.Contains(said, now) {
		t.Errorf("the table says %s", said)
	}
	b.playsOn()
	b.Pass(endingPause)
	b.Tap("end.voyage")
	if name := b.house.Match.Seats()[1].Name; name != now {
		t.Errorf("the next time the rival is called %q, not %q", name, now)
	}
}
