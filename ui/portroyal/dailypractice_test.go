package portroyal

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/calendar"
	"portroyal/engine/portroyal/daily"
	"portroyal/ui/days"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/summary"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// A deal of another day is played for practice: it says so, everything can be taken back, it goes on after it was left,
// and neither calendar nor series know of it.
func TestPastDealIsPractised(t *testing.T) {
	folder := t.TempDir()
	b := withGames(t, folder)
	past := calendar.On(b.stage.Time().Local()).Add(-9)
	b.book.ShowDays(past)
	b.Tells(b.stage.Words.T("daily.about.past"))
	b.Tap("daily.practice")
	on := b.house.Match.Record()
	if on.Daily != past.String() || on.Seed != daily.Seed(past) || !on.Practice {
		t.Fatalf("on the table is %+v", on.Head)
	}
	b.Tells(b.stage.Words.T("setup.practice"))
	b.Press(fyne.KeySpace)
	if len(on.Actions) == 0 {
		t.Fatal("nothing has been turned up")
	}
	id := on.ID
	b.LeaveGame()
	b.Rescue()
	b.looksAgain()
	b.book.ShowDays(past)
	b.Tap("daily.practice.on")
	if b.house.Match == nil || b.house.Match.Record().ID != id {
		t.Fatal("the practice game does not go on")
	}
	b.resume(id) // and is played along
	for !b.game.Over() {
		legal := b.game.Legal()
		b.act(legal[len(legal)-1])
	}
	if len(b.book.Days) > 0 || progress.Of(b.settings).Series != nil {
		t.Errorf("the calendar knows of %+v, the series of %+v", b.book.Days, progress.Of(b.settings).Series)
	}
	b.Tap("end.day")
	if _, on := b.Screen().(*days.Days); !on {
		t.Fatal("the way does not lead to the calendar")
	}
	b.Tells(b.stage.Words.T("daily.missed"))
	b.Plate("daily.practice") // once more
}

// The table says which day's deal is on it, for practice or not, in every language, and no other game says so.
func TestTableNamesTheDeal(t *testing.T) {
	day := calendar.Day{Year: 2026, Month: time.September, Date: 30}
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800)} {
		b := withGames(t, t.TempDir())
		b.window.Resize(size)
		for _, language := range words.Languages {
			b.speak(language)
			for practice, begin := range map[bool]func(calendar.Day){false: b.book.Play, true: b.book.Practise} {
				begin(day)
				w := b.stage.Words
				if said := visible.Texts(b.Top()); !strings.Contains(said, w.T("daily.deal", "Date", summary.Day(w, day))) {
					t.Errorf("%s, %v, practice %v: it says %q", language, size, practice, said)
				}
				for _, text := range visible.All[*canvas.Text](b.Top()) {
					if strings.HasSuffix(text.Text, "\u2026") {
						t.Errorf("%s, %v, practice %v: %q has been cut", language, size, practice, text.Text)
					}
				}
			}
		}
		b.speak(words.English)
		b.playLast()
		if said := visible.Texts(b.Top()); strings.Contains(said, "Deal of") {
			t.Errorf("another game says %q", said)
		}
	}
}
