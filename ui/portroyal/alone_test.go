package portroyal

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/ui/outline"
	"portroyal/ui/portroyal/days"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/puzzles"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/table/tabletest"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/start"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

func everyPuzzle(t *testing.T) []puzzle.Puzzle {
	t.Helper()
	all, err := puzzle.All()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// answerKeys are the keys that take a choice of a puzzle.
func answerKeys(one *puzzle.Puzzle, action portroyal.Action) []fyne.KeyName {
	view := one.Position.View()
	var berths tabletest.Berths
	berths.Follow(view)
	return keysFor(view, berths, view.Legal(nil), action)
}

// Every puzzle can be opened, answered wrongly, asked again and solved with the keys of a game, and leads to the next.
func TestPuzzlesByKeyboard(t *testing.T) {
	all := everyPuzzle(t)
	b := newBench(t, nil)
	b.Press(fyne.KeyZ)
	b.Tells(b.stage.Words.T("puzzles.solved", "Solved", 0, "Puzzles", len(all)))
	b.Press(fyne.KeyRight, fyne.KeyReturn)
	for i := range all {
		one := &all[i]
		if _, on := b.Screen().(*puzzles.Board); !on {
			t.Fatalf("puzzle %d is not on the table", i+1)
		}
		b.Tells(b.stage.Words.T("puzzle.kind." + words.ID(puzzle.KindOf(one).String())))
		for _, deck := range []portroyal.Deck{portroyal.DeckExpansion, portroyal.DeckUnterwegs} {
			if one.Position.Options().Decks&deck != 0 { // what is not the base game is said before anything is decided
				b.Tells(b.stage.Words.T(terms.Decks.ID(deck)))
			}
		}
		if i%2 == 1 {
			b.Press(answerKeys(one, one.Choices[len(one.Choices)-1].Action)...)
			b.Tells(b.stage.Words.Percent(one.Choices[0].Measured))
			b.Press(fyne.KeyA)
		}
		b.Press(answerKeys(one, one.Best())...)
		want := b.stage.Words.T("puzzle.right.once")
		if i%2 == 1 {
			want = b.stage.Words.T("retry.right")
		}
		b.Tells(want)
		for _, choice := range one.Choices {
			b.Tells(b.stage.Words.Percent(choice.Measured))
		}
		if try := b.book.Puzzles[one.Name]; !try.Solved || try.AtOnce() != (i%2 == 0) {
			t.Errorf("%s: %+v", one.Name, try)
		}
		b.Press(fyne.KeyReturn)
	}
	b.Tells(b.stage.Words.T("puzzles.solved", "Solved", len(all), "Puzzles", len(all)))
	kept, err := logbook.Load[daily.Result](filepath.Join(filepath.Dir(b.config.SettingsFile), "logbook.json"))
	if err != nil || len(kept.Puzzles) != len(all) {
		t.Errorf("kept are %+v, %v", kept.Puzzles, err)
	}
	b.Press(fyne.KeyEscape)
	if _, on := b.Screen().(*start.Start); !on {
		t.Error("Escape does not lead back to the start")
	}
}

// After any answer the worth of every choice is shown, and why the best one is better. All these words fit in every
// language, as do those of the puzzle before. Each is said in all languages where it is, as the settings have it said:
// what is thought about a puzzle is the same in all of them.
func TestAnswersHaveRoom(t *testing.T) {
	all := everyPuzzle(t)
	b := newBench(t, nil)
	for i := range all {
		one := &all[i]
		worst := one.Choices[len(one.Choices)-1].Action
		answers := []portroyal.Action{one.Best(), one.Tempting(), worst}
		for _, action := range slices.Compact(answers) {
			said := func(check func(about string)) {
				for _, language := range words.Languages {
					b.speak(language)
					if action == worst {
						b.WordsFit(string(language))
						b.PlatesAreHigh(string(language))
					}
					check(string(language) + ", " + one.Name)
				}
			}
			stagetest.Sweep() // what the answer before has shown, in every language
			b.book.OpenPuzzle(i)
			if action == worst {
				said(func(string) {})
			}
			b.Press(answerKeys(one, action)...)
			worth, _ := one.Worth(action)
			said(func(about string) {
				why, _, _ := strings.Cut(b.stage.Words.T("why", "Best", "|", "Other", ""), "|")
				b.Tells(b.stage.Words.Percent(worth))
				b.Tells(why)
				for _, text := range visible.All[*canvas.Text](b.Top()) {
					if strings.HasSuffix(text.Text, "\u2026") || strings.Contains(text.Text, "[why") {
						t.Errorf("%s: %q", about, text.Text)
					}
				}
			})
		}
	}
}

// Whoever looks into the help after an answer finds it there once more.
func TestHelpLeavesAnswers(t *testing.T) {
	one := &everyPuzzle(t)[0]
	b := newBench(t, nil)
	b.book.OpenPuzzle(0)
	b.Press(answerKeys(one, one.Best())...)
	worth, _ := one.Worth(one.Best())
	b.Tells(b.stage.Words.Percent(worth))
	before := visible.Texts(b.Top())
	b.Tap("help")
	b.Press(fyne.KeyEscape)
	if after := visible.Texts(b.Top()); after != before {
		t.Errorf("after the help it says %q, and before %q", after, before)
	}
}

// A puzzle that was answered before a change of language looks afterwards as if it had been answered in that language.
func TestAnswersInAnotherLanguage(t *testing.T) {
	one := &everyPuzzle(t)[0]
	answer := answerKeys(one, one.Choices[len(one.Choices)-1].Action)
	b := newBench(t, nil)
	b.book.OpenPuzzle(0)
	b.Press(answer...)
	b.speak(words.German)
	now := outline.Of(b.stage.Window.Canvas())
	b.speak(words.English)
	b.book.OpenPuzzle(0)
	b.speak(words.German)
	b.Press(answer...)
	if want := outline.Of(b.stage.Window.Canvas()); now != want {
		t.Error(cmp.Diff(want, now))
	}
}

// The same by mouse: a plate opens them, a tile one of them, a card or a plate on the table answers.
func TestPuzzlesByMouse(t *testing.T) {
	all := everyPuzzle(t)
	number := -1 // one in which a card is the best choice and passing is another
	for i := range all {
		if best := all[i].Best(); best.Kind == portroyal.Take && number < 0 && len(answerKeys(&all[i], best)) == 1 {
			number = i
		}
	}
	one := &all[number]
	b := newBench(t, nil)
	b.Tap("start.learn")
	b.choose("start.puzzles")
	test.Tap(visible.All[*widgets.Tile](b.Top())[number])
	b.Tap("pass")
	b.Tells(b.stage.Words.T("hint.taken", "Choice", b.stage.Words.T("pass")))
	b.Tap("retry.again")
	b.Pass(time.Second)
	for _, card := range visible.All[*pieces.Card](b.Top()) {
		if card.Card == one.Best().Card && card.OnTap != nil {
			card.OnTap()
			break
		}
	}
	b.Tells(b.stage.Words.T("retry.right"))
	if try := b.book.Puzzles[one.Name]; !try.Solved || try.Tries != 2 {
		t.Errorf("it went %+v", try)
	}
	b.Tap("puzzle.all")
	b.Tells(b.stage.Words.T("puzzles.solved", "Solved", 1, "Puzzles", len(all)))
	b.Tap("puzzles.back")
	if b.tile("start.puzzles") == nil {
		t.Error("the plate does not lead back to the room from which the puzzles were opened")
	}
}

// Nothing gives the answer away before it has been given: no hint, no log, and nothing is played.
func TestPuzzlesKeepTheirAnswers(t *testing.T) {
	b := newBench(t, nil)
	one := &everyPuzzle(t)[0]
	b.book.OpenPuzzle(0)
	before, log := visible.Texts(b.Top()), b.settings.Log
	b.Press(fyne.KeyH, fyne.KeyL, fyne.KeyW)
	b.undoPressed(t)
	if after := visible.Texts(b.Top()); after != before {
		t.Errorf("it says something else now:\n%s\n%s", before, after)
	}
	if b.settings.Log != log {
		t.Error("the log of games is folded otherwise now")
	}
	if strings.Contains(before, b.stage.Words.T("hint.chance")) {
		t.Error("it says what the choices are worth")
	}
	b.Press(answerKeys(one, one.Best())...)
	b.Tells(b.stage.Words.T("hint.chance"))
	b.speak(words.German) // everything in the present language, the answer stays
	b.Tells(words.In(words.German).T("hint.chance"))
	b.Tells(words.In(words.German).T("puzzle.measured", "Games", one.Games))
}

// undoPressed presses the keys that take something back.
func (b *bench) undoPressed(t *testing.T) {
	t.Helper()
	for _, shortcut := range []fyne.Shortcut{&fyne.ShortcutUndo{}, &fyne.ShortcutRedo{}} {
		b.stage.TypedShortcut(shortcut)
	}
}

// withGames opens a window that keeps its games.
func withGames(t *testing.T, folder string) *bench {
	t.Helper()
	b := openBench(t, shell.Config{
		SettingsFile: filepath.Join(folder, "settings.json"), GamesDir: filepath.Join(folder, "games"),
		Language: words.English, Theme: settings.ThemeLight, Speed: settings.SpeedInstant,
	})
	b.stage.Inline = true
	b.Begin()

	return b
}

// The deal of the day from the start screen to the line on the clipboard, and the calendar afterwards.
func TestDealOfTheDay(t *testing.T) {
	folder := t.TempDir()
	b := withGames(t, folder)
	today := calendar.On(b.stage.Time().Local())
	b.Tap("start.daily")
	b.Tells(b.stage.Words.T("daily.open"))
	b.Tap("daily.play")
	b.follow(progress.Setup{
		Options: daily.Options(), Start: daily.Start, Seed: new(daily.Seed(today)),
		Seats: []progress.Seat{{}, {Player: daily.Opponent()}},
	})
	if on := b.house.Match.Record(); on.Daily != today.String() || on.Seed != daily.Seed(today) || on.Practice {
		t.Fatalf("on the table is %+v", on.Head)
	}
	me, err := bot.New("sailor", 1)
	if err != nil {
		t.Fatal(err)
	}
	left := false
	for !b.game.Over() {
		b.act(me.Choose(context.Background(), b.game.View(), b.game.Legal()))
		if b.game.Turns() > 6 && !left { // it can be left, and goes on from where it was
			left = true
			b.LeaveGame()
			b.book.ShowDays(calendar.Day{})
			b.Tells(b.stage.Words.T("daily.running"))
			b.Press(fyne.KeyReturn)
			if _, on := b.Screen().(*table.Table); !on {
				t.Fatal("the game does not go on")
			}
		}
	}
	want := daily.ResultOf(b.game)
	if deal := b.book.Days[today]; deal.Result == nil || *deal.Result != want {
		t.Fatalf("kept is %+v, it went %+v", deal.Result, want)
	}
	if progress.Of(b.settings).Series != nil {
		t.Error("it counts in the series")
	}
	b.Tap("end.day")
	b.Press(fyne.KeyC)
	if line := days.Game.Line(b.stage.Words, today, want); b.app.Clipboard().Content() != line {
		t.Errorf("on the clipboard is %q, not %q", b.app.Clipboard().Content(), line)
	}
	for _, plate := range b.Plates() {
		if plate == b.stage.Words.T("daily.play") || plate == b.stage.Words.T("daily.again") {
			t.Error("it can be played again")
		}
	}
	b.Tap("daily.look")
	if _, on := b.Screen().(*table.Table); !on {
		t.Error("the game cannot be looked at")
	}
	// Another copy of the program, or this one tomorrow, knows it.
	kept, err := logbook.Load[daily.Result](filepath.Join(folder, "logbook.json"))
	if err != nil || kept.Days[today].Result == nil || *kept.Days[today].Result != want {
		t.Errorf("in the file is %+v, %v", kept.Days[today], err)
	}
}

// A deal that was over when the program ended without warning is noted as soon as the player looks.
func TestDealThatWasNeverNoted(t *testing.T) {
	folder := t.TempDir()
	b := withGames(t, folder)
	day := calendar.Day{Year: 2026, Month: time.March, Date: 4}
	setup := daily.Setup(day, match.Seat{Name: "Ann"}, match.Seat{Name: "Captain"})
	game, err := match.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	me, err := bot.New("stop3", 1)
	if err != nil {
		t.Fatal(err)
	}
	for !game.Over() {
		if err := game.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		if !game.Over() {
			if _, err := game.Play(me.Choose(context.Background(), game.View(), game.Legal())); err != nil {
				t.Fatal(err)
			}
		}
	}
	b.book.Begin(day, game.Record().ID)
	b.KeepGame(game)
	b.Rescue()
	b.looksAgain()
	b.book.ShowDays(day)
	if deal := b.book.Days[day]; deal.Result == nil || *deal.Result != daily.ResultOf(game) {
		t.Errorf("noted is %+v", deal.Result)
	}
}

// A damaged logbook is named in one sentence and set aside whole, and everything goes on.
func TestDamagedLogbookIsToldAndKept(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "logbook.json")
	if err := os.WriteFile(file, []byte(`{"puzzles": [`), 0o600); err != nil {
		t.Fatal(err)
	}
	b := openBench(t, shell.Config{SettingsFile: filepath.Join(folder, "settings.json"), Language: words.English})
	b.stage.Inline = true
	b.Tells(b.stage.Words.T("notice.logbook.damaged", "File", file+".damaged"))
	if kept, err := os.ReadFile(file + ".damaged"); err != nil || string(kept) != `{"puzzles": [` {
		t.Errorf("aside lies %q, %v", kept, err)
	}
	b.book.OpenPuzzle(0)
	one := &everyPuzzle(t)[0]
	b.Press(answerKeys(one, one.Best())...)
	if kept, err := logbook.Load[daily.Result](file); err != nil || !kept.Puzzles[one.Name].Solved {
		t.Errorf("kept afterwards is %+v, %v", kept, err)
	}
}

// A logbook that cannot be read stays as it is, and it is said that nothing is saved.
func TestUnreadableLogbookStays(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "logbook.json")
	if err := os.Mkdir(file, 0o777); err != nil {
		t.Fatal(err)
	}
	b := openBench(t, shell.Config{SettingsFile: filepath.Join(folder, "settings.json"), Language: words.English})
	b.stage.Inline = true
	b.Tells(b.stage.Words.T("notice.logbook.unreadable", "File", file))
	b.book.Answer("one", true)
	b.book.Keep()
	if there, err := os.Stat(file); err != nil || !there.IsDir() {
		t.Errorf("it is %v, %v", there, err)
	}
}

// The words of both screens fit in every language; for those of puzzles see TestAnswersHaveRoom.
func TestWordsOfPuzzlesAndDaysFit(t *testing.T) {
	b := newBench(t, nil)
	day := calendar.On(b.stage.Time().Local())
	b.book.Begin(day, "a")
	b.book.Finish(day, "a", daily.Result{
		Outcome: logbook.Outcome{Points: 13, Against: 12, Won: true, Shared: true}, Rounds: 11, Busts: 12,
		Help: logbook.Help{Undone: 14, Hints: 22},
	})
	for _, language := range words.Languages {
		b.speak(language)
		b.book.ShowPuzzles(0)
		b.WordsFit(string(language))
		b.PlatesAreHigh(string(language))
		for _, chosen := range []calendar.Day{day, day.Add(1), day.Add(-1)} {
			b.book.ShowDays(chosen)
			b.WordsFit(string(language))
			b.PlatesAreHigh(string(language))
		}
	}
}
