package mistakes_test

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"portroyal/engine/calendar"
	frame "portroyal/engine/mistakes"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/puzzle"
)

var (
	today    = calendar.Day{Year: 2026, Month: time.February, Date: 26}
	tomorrow = today.Add(1)
)

// waiting is a puzzle of a player that was found today: a shipped one, of a number, in which the second best choice was
// played.
func waiting(t *testing.T, number int, player string) (mistakes.Key, mistakes.Entry) {
	t.Helper()
	all, err := puzzle.All()
	if err != nil {
		t.Fatal(err)
	}
	one := all[number]
	one.Name = ""
	return frame.KeyOf(player, one.Position.View()), mistakes.Entry{
		Player: player, Game: "20260226-120000-00000001", Step: number, Turn: number + 1, Day: today,
		Played: one.Choices[1].Action, Puzzle: (*mistakes.Puzzle)(&one), Due: tomorrow,
	}
}

func boxOf(t *testing.T, player string, numbers ...int) (b mistakes.Box) {
	t.Helper()
	for _, number := range numbers {
		b.Add(waiting(t, number, player))
	}
	return b
}

// An answer moves a puzzle up or back; it leaves when it has been solved twice in a row on days when it was due.
func TestCompartments(t *testing.T) {
	type answer struct {
		day         int // from the one on which it was found
		right       bool
		compartment int
		due         int
		gone        bool
	}
	for _, of := range []struct {
		about   string
		answers []answer
	}{
		{"solved when it is due", []answer{{1, true, 1, 4, false}, {4, true, 2, 11, true}}},
		{"solved later than it is due", []answer{{9, true, 1, 12, false}, {40, true, 2, 47, true}}},
		{"failed", []answer{{1, false, 0, 2, false}, {2, true, 1, 5, false}, {5, true, 2, 12, true}}},
		{"failed after it was solved", []answer{
			{1, true, 1, 4, false}, {4, false, 0, 5, false}, {5, true, 1, 8, false}, {8, true, 2, 15, true},
		}},
		{"looked at again on the same day", []answer{
			{1, false, 0, 2, false}, {1, true, 0, 2, false}, {1, true, 0, 2, false},
		}},
		{"ahead of the day, which changes nothing", []answer{
			{0, true, 0, 1, false}, {1, true, 1, 4, false}, {2, true, 1, 4, false}, {3, true, 1, 4, false}, {4, true, 2, 11, true},
		}},
		{"failed ahead of the day", []answer{{1, true, 1, 4, false}, {2, false, 0, 3, false}}},
		{"a journey back over the date line", []answer{{5, true, 1, 8, false}, {4, true, 1, 8, false}}},
		{"a clock that was wrong", []answer{{5, true, 1, 8, false}, {2, true, 2, 9, true}}},
	} {
		key, _ := waiting(t, 0, "Ann")
		box := boxOf(t, "Ann", 0)
		for i, a := range of.answers {
			e := box.Answer(key, a.right, today.Add(a.day))
			if e.Compartment != a.compartment || e.Due != today.Add(a.due) || (e.Gone == frame.Solved) != a.gone {
				t.Errorf("%s: after answer %d it is in compartment %d, due on %v, gone %q",
					of.about, i+1, e.Compartment, e.Due, e.Gone)
			}
			if a.gone && (e.Puzzle != nil || len(box.Of("Ann", tomorrow)) > 0) {
				t.Errorf("%s: it is there still", of.about)
			}
		}
	}
}

func TestPuzzlesWaitUntilTheyAreDue(t *testing.T) {
	box := boxOf(t, "Ann", 0, 1, 2)
	box.Add(waiting(t, 3, "Ben"))
	for day, due := range map[calendar.Day]int{today: 0, tomorrow: 3, tomorrow.Add(40): 3} {
		if n := box.Due("Ann", day); n != due {
			t.Errorf("%d of Ann wait on %v", n, day)
		}
	}
	solved, _ := waiting(t, 1, "Ann")
	box.Answer(solved, true, tomorrow)
	if of := box.Of("Ann", tomorrow); len(of) != 3 || of[2] != solved || box.Due("Ann", tomorrow) != 2 {
		t.Errorf("in order they are %v", of)
	}
	if first, second := box.Puzzles[box.Of("Ann", tomorrow)[0]], box.Puzzles[box.Of("Ann", tomorrow)[1]]; first.Cost() < second.Cost() {
		t.Errorf("the first cost %.2f, the second %.2f", first.Cost(), second.Cost())
	}
	if names := box.Players(); !slices.Equal(names, []string{"Ann", "Ben"}) {
		t.Errorf("it has puzzles of %v", names)
	}
}

// The next day on which a puzzle of a player waits is known, whoever else has some.
func TestTheNextDayIsKnown(t *testing.T) {
	box := boxOf(t, "Ann", 0, 1)
	if next := box.NextDue("Ann", today); next != tomorrow {
		t.Errorf("the first comes on %v", next)
	}
	for _, key := range box.Of("Ann", tomorrow) {
		box.Answer(key, true, tomorrow)
	}
	box.Add(waiting(t, 2, "Ben"))
	if next := box.NextDue("Ann", today); next != tomorrow.Add(3) {
		t.Errorf("once they are solved, the next comes on %v", next)
	}
	if next := box.NextDue("Cem", today); next != (calendar.Day{}) {
		t.Errorf("somebody without any has one on %v", next)
	}
}

// Two players who make the same mistake in the same position have a puzzle each.
// A clock that was once in the wrong year stops nothing: what it has made due then is due now, counts when it is answered,
// and from then on waits as any other.
func TestAClockThatWasWrong(t *testing.T) {
	box := boxOf(t, "Ann", 0, 1)
	wrong, year := box.Of("Ann", tomorrow)[0], tomorrow.Add(5*365)
	if e := box.Answer(wrong, true, year); e.Due != year.Add(3) {
		t.Fatalf("it is due on %v", e.Due)
	}
	for _, day := range []calendar.Day{today, tomorrow} {
		e := box.Puzzles[wrong]
		if !e.IsDue(day) || e.DueOn(day) != day || box.NextDue("Ann", day).Before(day) || day.Before(box.NextDue("Ann", today)) {
			t.Errorf("on %v it is due on %v, and the next of all on %v", day, e.DueOn(day), box.NextDue("Ann", day))
		}
	}
	if box.Due("Ann", tomorrow) != 2 {
		t.Error("it does not wait")
	}
	if e := box.Answer(wrong, false, tomorrow); e.Answers != 2 || e.Due != tomorrow.Add(1) || e.IsDue(tomorrow) {
		t.Errorf("answered, it has %d answers and is due on %v", e.Answers, e.Due)
	}
	if e := box.Answer(wrong, true, tomorrow); e.Answers != 2 {
		t.Error("a second answer of a day counts")
	}
	if e := box.Answer(wrong, true, tomorrow.Add(1)); e.Solved != 1 {
		t.Error("the answer of the next day does not count")
	}
}

func TestPlayersHaveTheirOwnPuzzles(t *testing.T) {
	box := boxOf(t, "Ann", 0)
	box.Add(waiting(t, 0, "Ben"))
	key, _ := waiting(t, 0, "Ann")
	box.Answer(key, true, tomorrow)
	if ann, ben := box.Due("Ann", tomorrow), box.Due("Ben", tomorrow); ann != 0 || ben != 1 {
		t.Errorf("%d of Ann wait, and %d of Ben", ann, ben)
	}
}

// Puzzles that were cleared do not come back, and those of others stay.
func TestClear(t *testing.T) {
	box := boxOf(t, "Ann", 0, 1)
	box.Add(waiting(t, 2, "Ben"))
	box.Clear("Ann")
	box.Add(waiting(t, 0, "Ann"))
	if len(box.Of("Ann", tomorrow)) != 0 || len(box.Of("Ben", tomorrow)) != 1 {
		t.Errorf("of Ann there are %v, of Ben %v", box.Of("Ann", tomorrow), box.Of("Ben", tomorrow))
	}
	key, _ := waiting(t, 0, "Ann")
	if e := box.Answer(key, true, tomorrow); e.Gone != frame.Cleared || e.Answers != 0 {
		t.Errorf("it is answered: %+v", e)
	}
}

// A box whose players are called otherwise has the puzzles of all who are called the same for one player; the box itself
// stays as it is.
func TestBoxAs(t *testing.T) {
	b := boxOf(t, "Ann", 0, 1)
	b.Add(waiting(t, 2, "ann"))
	b.Add(waiting(t, 3, "Ben"))
	b.LookLater("20260226-120000-00000002", []string{"ann", "Ben"})
	before := b.Clone()
	as := b.As(func(name string) string {
		if name == "ann" {
			return "Ann"
		}
		return name
	})
	if n := len(as.Of("Ann", today)); n != 3 || as.Due("Ann", tomorrow) != 3 || as.NextDue("Ann", today) != tomorrow {
		t.Errorf("Ann has %d puzzles", n)
	}
	if names := as.Players(); !slices.Equal(names, []string{"Ann", "Ben"}) {
		t.Errorf("there are %q", names)
	}
	if later := as.Later["20260226-120000-00000002"]; !slices.Equal(later, []string{"Ann", "Ben"}) {
		t.Errorf("%q wait for room", later)
	}
	if !reflect.DeepEqual(before, b.Clone()) || len(b.Of("ann", today)) != 1 {
		t.Error("the box itself has changed")
	}
	for key, e := range b.Puzzles {
		if e.Player == "ann" {
			as.Answer(key, false, today)
		}
	}
	if len(b.Of("ann", today)) != 1 || b.Puzzles[as.Of("Ben", today)[0]].Player != "Ben" {
		t.Error("the box follows the other one")
	}
}
