package shell

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/record"
	"portroyal/engine/record/recordtest"
	"portroyal/ui/stage"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// finished keeps a finished game of two persons, played here.
func (b *bench) finished(t *testing.T, id string, names ...string) {
	t.Helper()
	r := recordtest.Taken(b.stones.of, id, 9)
	for i, name := range names {
		r.Seats[i].Name = name
	}
	r.Result = &record.Result{Winners: []int{0}, Points: []int{1, 0}, Coins: []int{0, 0}}
	r.Installation = b.Installation()
	if err := b.Archive().Keep(r); err != nil {
		t.Fatal(err)
	}
	b.lookAtGames()
}

// persons are the seats of persons with names.
func persons(names ...string) (seats []record.Seat) {
	for _, name := range names {
		seats = append(seats, record.Seat{Name: name})
	}
	return seats
}

// Somebody who sits down under a name like one that is known is asked about it once, in the language of the window, and
// neither over other news nor about somebody at the same table, or a computer player.
func TestSittingDown(t *testing.T) {
	b := keptBench(t, t.TempDir())
	b.SitDown("", persons("anne"))
	if b.Said() != "" {
		t.Fatalf("nobody has played, and it asks %q", b.Said())
	}
	b.finished(t, "one", "Anne", "Ben")
	for what, seats := range map[string][]record.Seat{
		"Anne herself": persons("Anne", "Ben"), "both": persons("anne", "Anne"), "somebody else": persons("Eva", "Zoë"),
		"a computer player": {{Name: "anne", Player: "captain"}},
	} {
		if b.SitDown("", seats); b.Said() != "" {
			t.Errorf("%s: it asks %q", what, b.Said())
		}
	}
	other := &News{In: func(*words.Words) string { return "other news" }}
	b.Tell(other)
	if b.SitDown("", persons("anne")); b.Said() != "other news" {
		t.Errorf("the question takes the place of other news: %q", b.Said())
	}
	b.Untell(other)
	b.SitDown("", persons("Zoë", "anne"))
	for _, language := range words.Languages {
		b.settings.Language = string(language)
		b.config.Language = ""
		b.Restyle()
		if says := words.In(language).T("notice.persons", "Name", "anne", "Other", "Anne"); b.Said() != says {
			t.Errorf("%s: it asks %q, not %q", language, b.Said(), says)
		}
	}
	b.Press(fyne.KeyEscape)
	if b.SitDown("", persons("anne")); b.Said() != "" {
		t.Errorf("it asks again: %q", b.Said())
	}
}

// What the player answers is what holds from then on: for who has finished games, and for whose games come from elsewhere.
func TestAnswersAboutPersons(t *testing.T) {
	for answer, same := range map[words.ID]bool{"notice.persons.same": true, "notice.persons.apart": false} {
		folder := t.TempDir()
		b := keptBench(t, folder)
		b.finished(t, "one", "Anne", "Ben")
		b.SitDown("", persons("anne"))
		b.Tap(answer)
		for _, b := range []*bench{b, keptBench(t, folder)} {
			head := &record.Head{Seats: persons("anne", "Eva")}
			is, theirs := b.HasFinished("stones", "anne"), b.namesake(head) == "anne"
			if is != same || theirs != same || !b.HasFinished("stones", "Anne") {
				t.Errorf("%s: anne has finished a game: %v", answer, is)
			}
			if b.SitDown("", persons("anne")); b.Said() != "" {
				t.Errorf("%s: it asks again: %q", answer, b.Said())
			}
		}
	}
	nowhere := newBench(t)
	if nowhere.SitDown("Anne", persons("anne")); nowhere.Said() != "" || nowhere.Persons().Called("anne") != "anne" {
		t.Error("where no games are saved it asks")
	}
}

// Whatever somebody is called, the question can be read and answered in the smallest window, over a game that goes on.
func TestQuestionsAboutHostileNames(t *testing.T) {
	for _, letter := range []string{"W", "كيفن ", "👨‍👩‍👧‍👦", "e\u0301\u0302\u0323", "“", "{{.Name}}", "<b>"} {
		known := record.CleanName(strings.Repeat(letter, record.LongestName))
		b := keptBench(t, t.TempDir())
		b.finished(t, "one", known, "Ben")
		b.stones.begin("two")
		b.Press(fyne.KeySpace)
		b.SitDown(known, persons(known+"Ü"))
		if b.Said() == "" {
			t.Errorf("%q is not asked about", known)
			continue
		}
		b.window.Resize(stage.Smallest)
		panel := b.content.Layout.(*besideNews).box.panel
		at, size, whole := visible.Place(panel), panel.Size(), b.window.Canvas().Size()
		if at.X < 0 || at.Y < 0 || at.X+size.Width > whole.Width+1 || at.Y+size.Height > whole.Height+1 {
			t.Errorf("%q: the question lies at %v and is %v", known, at, size)
		}
		b.Press(fyne.KeySpace)
		if b.stones.on.Left() != 7 {
			t.Errorf("%q: the game does not go on", known)
		}
		b.Tap("notice.persons.apart")
		if b.Said() != "" {
			t.Errorf("%q: it still asks", known)
		}
	}
}
