package mistakes_test

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	frame "portroyal/engine/mistakes"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/wholefile"
)

// equal compares positions as a whole.
var equal = cmp.Comparer(func(a, b portroyal.Position) bool { return a == b })

func TestBoxIsSaved(t *testing.T) {
	file := filepath.Join(t.TempDir(), "new", "mistakes.json")
	box := boxOf(t, "Ann", 0, 1)
	box.LookedThrough("a")
	box.LookLater("b", []string{"Ann"})
	if err := box.Save(file); err != nil {
		t.Fatal(err)
	}
	read, err := frame.Load[*mistakes.Puzzle](file)
	if diff := cmp.Diff(box, read, equal); err != nil || diff != "" {
		t.Errorf("%v, %s", err, diff)
	}
}

// Two windows that know nothing of each other lose nothing: what was found, answered, solved or cleared in either is
// so in both.
func TestWindowsShareABox(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mistakes.json")
	one := boxOf(t, "Ann", 0, 1, 2)
	if err := one.Save(file); err != nil {
		t.Fatal(err)
	}
	other, err := frame.Load[*mistakes.Puzzle](file)
	if err != nil {
		t.Fatal(err)
	}
	keyOf := func(number int) mistakes.Key {
		key, _ := waiting(t, number, "Ann")
		return key
	}
	one.Answer(keyOf(0), true, tomorrow)
	one.Answer(keyOf(1), true, tomorrow)
	one.Answer(keyOf(1), true, tomorrow.Add(3)) // solved
	one.LookedThrough("a")
	one.LookLater("c", []string{"Ann"})
	other.LookLater("a", []string{"Ann"})
	other.Answer(keyOf(1), false, tomorrow)
	other.Add(waiting(t, 3, "Ann"))
	other.LookedThrough("b")
	if err := errors.Join(one.Save(file), other.Save(file), one.Follow(file)); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(one, other, equal); diff != "" {
		t.Errorf("they differ: %s", diff)
	}
	if one.Puzzles[keyOf(0)].Answers != 1 || one.Puzzles[keyOf(1)].Gone != frame.Solved || len(one.Of("Ann", tomorrow)) != 3 ||
		!one.Looked["a"] || !one.Looked["b"] || len(one.Later) != 1 || len(one.Later["c"]) != 1 {
		t.Errorf("together they are %+v", one)
	}
	one.Clear("Ann")
	if err := errors.Join(one.Save(file), other.Follow(file)); err != nil || len(other.Of("Ann", tomorrow)) > 0 {
		t.Errorf("%v, and there are %v still", err, other.Of("Ann", tomorrow))
	}
	if err := one.Follow(filepath.Dir(file)); err == nil {
		t.Error("a folder is followed")
	}
}

// Where two programs that do not know of each other answer the same puzzle on the same day, the worse answer counts in both
// and in the file, whichever is saved first; one that was solved there for good comes up again.
func TestTheWorseOfTwoAnswersCounts(t *testing.T) {
	key, _ := waiting(t, 0, "Ann")
	for _, solved := range []int{0, frame.InARow - 1} {
		for _, first := range []bool{true, false} {
			file := filepath.Join(t.TempDir(), "mistakes.json")
			one := boxOf(t, "Ann", 0)
			day := tomorrow
			for range solved {
				day = one.Answer(key, true, day).Due
			}
			if err := one.Save(file); err != nil {
				t.Fatal(err)
			}
			other, err := frame.Load[*mistakes.Puzzle](file)
			if err != nil {
				t.Fatal(err)
			}
			one.Answer(key, first, day)
			other.Answer(key, !first, day)
			want := one.Puzzles[key]
			if first {
				want = other.Puzzles[key]
			}
			if err := errors.Join(one.Save(file), other.Save(file), one.Follow(file)); err != nil {
				t.Fatal(err)
			}
			read, err := frame.Load[*mistakes.Puzzle](file)
			for name, box := range map[string]mistakes.Box{"one": one, "other": other, "the file": read} {
				if diff := cmp.Diff(want, box.Puzzles[key], equal); err != nil || diff != "" {
					t.Errorf("%s, right first %v, solved %d times before: %v %s", name, first, solved, err, diff)
				}
			}
		}
	}
}

// In an earlier version keys had no player, and there were more compartments. Its puzzles stay those of their players,
// those that are gone do not come back, and the file says so from then on.
func TestBoxOfAnEarlierVersion(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mistakes.json")
	before, old := boxOf(t, "Ann", 0, 1), mistakes.Box{Puzzles: map[mistakes.Key]mistakes.Entry{}}
	keyOf := func(number int) mistakes.Key {
		key, _ := waiting(t, number, "Ann")
		return key
	}
	before.Answer(keyOf(1), true, tomorrow)
	before.Answer(keyOf(1), true, tomorrow.Add(3))
	for key, e := range before.Puzzles {
		old.Puzzles[key[:16]] = e
	}
	text, err := json.Marshal(&old)
	if err == nil {
		err = os.WriteFile(file, text, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	box, err := frame.Load[*mistakes.Puzzle](file)
	if diff := cmp.Diff(before, box, equal); err != nil || diff != "" {
		t.Fatalf("%v, %s", err, diff)
	}
	box.Add(waiting(t, 1, "Ann"))
	box.Add(waiting(t, 0, "Ben"))
	if e := box.Answer(keyOf(0), true, tomorrow); e.Solved != 1 || e.Due != tomorrow.Add(3) {
		t.Errorf("it is answered: %+v", e)
	}
	if err := box.Save(file); err != nil {
		t.Fatal(err)
	}
	read, err := frame.Load[*mistakes.Puzzle](file)
	if diff := cmp.Diff(box, read, equal); err != nil || diff != "" {
		t.Errorf("%v, %s", err, diff)
	}
	text, err = os.ReadFile(file)
	if err != nil || strings.Contains(string(text), `"`+string(keyOf(0)[:16])+`"`) {
		t.Errorf("the key of before is there still: %s, %v", text, err)
	}
}

func TestDamagedBoxIsSetAside(t *testing.T) {
	for _, text := range []string{"{", `["one"]`, `{"puzzles": {}} {}`} {
		file := filepath.Join(t.TempDir(), "mistakes.json")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		box := boxOf(t, "Ann", 0)
		if err := box.Save(file); err == nil {
			t.Errorf("%s is written over", text)
		}
		read, err := frame.Load[*mistakes.Puzzle](file)
		var damaged *wholefile.DamagedError
		if !errors.As(err, &damaged) || len(read.Puzzles) > 0 || strings.Contains(err.Error(), "\n") {
			t.Fatalf("%s: %+v, %v", text, read, err)
		}
		if aside, err := os.ReadFile(damaged.Aside); err != nil || string(aside) != text {
			t.Errorf("%s: aside is %q, %v", text, aside, err)
		}
		if err := box.Save(file); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// An impossible entry, or one that only a later version understands, counts for nothing and stays in the file.
func TestBoxOfALaterVersion(t *testing.T) {
	const game = `"player": "Ann", "game": "20260226-120000-00000001", "turn": 2, "played": "stop"`
	for _, strange := range []string{
		`{` + game + `}`, `{` + game + `, "gone": "solved", "due": 7}`, `"soon"`,
		`{` + game + `, "puzzle": {"choices": []}}`, `{"gone": "solved"}`,
	} {
		file := filepath.Join(t.TempDir(), "mistakes.json")
		if err := os.WriteFile(file, []byte(`{"puzzles": {"strange": `+strange+`}, "mood": "calm"}`), 0o600); err != nil {
			t.Fatal(err)
		}
		box, err := frame.Load[*mistakes.Puzzle](file)
		if err != nil || len(box.Puzzles) > 0 {
			t.Fatalf("%s: %+v, %v", strange, box, err)
		}
		box.Add(waiting(t, 0, "Ann"))
		if err := box.Save(file); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(file)
		if err != nil || !strings.Contains(string(text), `"strange"`) || !strings.Contains(string(text), `"mood": "calm"`) {
			t.Errorf("%s: the file is %s, %v", strange, text, err)
		}
		if read, err := frame.Load[*mistakes.Puzzle](file); err != nil || len(read.Puzzles) != 1 {
			t.Errorf("%s: %+v, %v", strange, read.Puzzles, err)
		}
	}
}
