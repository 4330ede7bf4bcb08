//go:build unix

package archive_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

func init() { roles["looks"] = looks }

// looks opens a folder of games and says what is there and what can be done with the game of an id.
func looks(dir, id string) error {
	a, err := archive.Open(dir, known)
	if err != nil {
		fmt.Printf("open: %v (cause %d)\n", err, archive.CauseOf(err))
		return nil
	}
	games, troubles := a.List()
	for _, game := range games {
		fmt.Println("game:", game.ID)
	}
	for _, trouble := range troubles {
		fmt.Printf("trouble: %v (fault %d)\n", &archive.Error{Trouble: trouble}, trouble.Fault)
	}
	r, err := loaded(a, id)
	if err != nil {
		fmt.Println("load:", err)
		r = &transcript.Record{Head: record.Head{ID: id}}
	}
	r.Undone++
	err = a.Keep(r)
	fmt.Printf("keep: %v (cause %d)\n", err, archive.CauseOf(err))
	_, err = a.Delete(id)
	fmt.Printf("delete: %v\n", err)
	return nil
}

// nobody is a number of a user to whom nothing belongs.
const nobody = 65534

// looksAsNobody says what somebody sees in a folder who is not root, to whom nothing is forbidden.
func looksAsNobody(t *testing.T, dir, id string) string {
	t.Helper()
	other, out := program("looks", dir, id)
	if os.Getuid() == 0 {
		// The program has to be where everybody may go.
		binary, err := os.ReadFile(other.Path)
		if err != nil {
			t.Fatal(err)
		}
		other.Path = filepath.Join(reachable(t), "looks")
		if err := os.WriteFile(other.Path, binary, 0o755); err != nil {
			t.Fatal(err)
		}
		other.Dir = filepath.Dir(other.Path)
		other.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	}
	if err := other.Run(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return out.String()
}

// reachable is a folder of its own that everybody can reach and only its owner can write to.
func reachable(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for _, folder := range []string{dir, filepath.Dir(dir)} {
		mode(t, folder, 0o755)
	}
	return dir
}

func mode(t *testing.T, name string, mode os.FileMode) {
	t.Helper()
	if err := os.Chmod(name, mode); err != nil {
		t.Fatal(err)
	}
}

// mustSay reports it if a text has not all of these lines, in which DIR stands for a folder.
func mustSay(t *testing.T, text, dir string, lines ...string) {
	t.Helper()
	for _, line := range lines {
		if line = strings.ReplaceAll(line, "DIR", dir); !strings.Contains(text, line+"\n") {
			t.Errorf("it does not say\n%s\nbut\n%s", line, text)
		}
	}
}

// A file that nobody may read stays where it is, and so does a damaged one in a folder that nobody may write to;
// the other games are there.
func TestPermissions(t *testing.T) {
	dir := reachable(t)
	a := open(t, dir)
	records := keep(t, a, 9, 9, 9)
	for i, id := range []string{"good", "forbidden", "damaged"} {
		remove(t, filepath.Join(dir, records[i].ID+".json"))
		records[i].ID = id
		if err := a.Keep(records[i]); err != nil {
			t.Fatal(err)
		}
	}
	file := func(id string) string { return filepath.Join(dir, id+".json") }
	write(t, file("damaged"), records[2].Bytes()[:300])
	mode(t, file("forbidden"), 0)
	mode(t, dir, 0o555)
	t.Cleanup(func() { mode(t, dir, 0o755) })

	mustSay(t, looksAsNobody(t, dir, "good"), dir,
		"game: good",
		"trouble: DIR/damaged.json: the record is damaged: it ends too early; it stays where it is (fault 0)",
		"trouble: DIR/forbidden.json: permission denied; it stays where it is (fault 4)",
		"keep: DIR/good.json could not be written and is as it was before: permission denied (cause 2)",
		"delete: DIR/good.json was not deleted: permission denied",
	)
	mustSay(t, looksAsNobody(t, dir, "forbidden"), dir,
		"load: DIR/forbidden.json: permission denied; it stays where it is")
	if text, err := os.ReadFile(file("good")); err != nil || !bytes.Equal(text, records[0].Bytes()) {
		t.Errorf("the game has changed: %v", err)
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 4 { // the three, and the folder of locks
		t.Errorf("there are %v, %v", files, err)
	}

	below := filepath.Join(dir, "new", "games")
	mustSay(t, looksAsNobody(t, below, "good"), dir,
		"open: DIR/new/games is no folder for games and cannot be made one: permission denied (cause 2)")
	mode(t, dir, 0)
	mustSay(t, looksAsNobody(t, dir, "good"), dir,
		"open: the games in DIR cannot be listed: permission denied (cause 2)")
}
