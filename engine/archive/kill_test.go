package archive_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/archive"
	"portroyal/engine/record"
)

// kills is how often the program is killed: go test ./engine/archive -run Kill -args -kills 500
var kills = flag.Int("kills", 25, "how often TestKill kills a program that plays")

// plays goes on with the game in a folder that is not over, or begins one, as the window does, and then plays the
// next, until it is killed. It says which action it plays before it does.
func plays(dir, file string) error {
	a, err := archive.Open(dir, known)
	if err != nil {
		return err
	}
	k := archive.NewKeeper(a, func(err error) { fmt.Println("told:", err) })
	for {
		m, err := unfinished(a, file)
		if err != nil {
			return err
		}
		id := m.About().ID
		release, err := a.Hold(id)
		if err != nil {
			return err
		}
		k.Keep(m.Snapshot())
		for !m.Over() {
			<-k.Ready()
			fmt.Println("playing", id, m.taken()+1)
			if err := m.act(); err != nil {
				return err
			}
			k.Keep(m.Snapshot())
			fmt.Println("played", id, m.taken())
		}
		k.Wait()
		release()
	}
}

// unfinished is the game in a folder that is not over, or a new one.
func unfinished(a *archive.Archive, file string) (going, error) {
	games, troubles := a.List()
	for _, trouble := range troubles {
		return nil, &archive.Error{Trouble: trouble}
	}
	for _, game := range games {
		if game.Result == nil {
			r, err := a.Load(game.ID)
			if err != nil {
				return nil, err
			}
			return load(r)
		}
	}
	return begin(file, uint64(len(games)))
}

// TestKill kills a program that plays and keeps its games, at moments that it does not know. Every game is there
// afterwards with all its actions but perhaps the one that was being written, and goes on as it would have.
// It is done 25 times, or as often as -kills says, in games of all editions of both games, which go on after each.
func TestKill(t *testing.T) {
	files, editions := setupFiles(), len(editionFiles())
	if editions != 16 || len(files) != editions+3 {
		t.Fatalf("%d set-ups, %d of them of editions", len(files), editions)
	}
	random := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 0))
	dirs := make([]string, len(files))
	for i := range dirs {
		dirs[i] = t.TempDir()
	}
	seen := make([]map[string]int, len(files)) // how many actions each game has had
	var all tally
	for n := range *kills {
		i := (n - n/4) % editions
		if n%4 == 3 { // by turns with three editions
			i = editions + n/4%(len(files)-editions)
		}
		if seen[i] == nil {
			seen[i] = map[string]int{}
		}
		other, out := program("plays", dirs[i], files[i])
		if err := other.Start(); err != nil {
			t.Fatal(err)
		}
		if random.IntN(8) > 0 { // else perhaps before it has opened the game
			<-out.began
		}
		time.Sleep(time.Duration(random.Int64N(int64(200 * time.Millisecond))))
		if err := other.Process.Kill(); err != nil {
			t.Fatalf("%s: it has ended before: %v\n%s", files[i], err, out)
		}
		_ = other.Wait() // which reports that it was killed
		survives(t, dirs[i], files[i], out.String(), seen[i], &all)
		if t.Failed() {
			t.Fatalf("%s: after kill %d; the program said\n%s", files[i], n+1, out)
		}
	}
	for _, games := range seen {
		all.games += len(games)
		for _, n := range games {
			all.actions += n
		}
	}
	t.Logf("%d kills: %d while an action was played or written (%d of these actions are there, %d not), "+
		"%d before the first one; %d half files were left behind and tidied; %d games, %d of them over, %d actions",
		*kills, all.there+all.lost, all.there, all.lost, all.early, all.halves, all.games, all.over, all.actions)
	if all.lost+all.there < *kills/3 {
		t.Error("hardly ever was an action being written")
	}
	if *kills >= 500 {
		lab(t, dirs, files)
	}
}

// tally is what has become of the actions that were being written, and what else there was.
type tally struct{ there, lost, early, halves, games, over, actions int }

// survives looks at a folder after the program that played there was killed.
func survives(t *testing.T, dir, file, said string, seen map[string]int, all *tally) {
	t.Helper()
	halves, _ := filepath.Glob(filepath.Join(dir, "*.new"))
	all.halves += len(halves)
	a := open(t, dir)
	if left, _ := filepath.Glob(filepath.Join(dir, "*.new")); len(left) > 0 {
		t.Errorf("half files are left: %s", left)
	}
	locks, _ := filepath.Glob(filepath.Join(dir, "open", "*.lock"))
	if len(locks) > 0 {
		t.Errorf("locks are left: %s", locks)
	}
	playing, last := map[string]int{}, "" // the last action of each game that was played
	for line := range strings.Lines(said) {
		words := strings.Fields(line)
		switch {
		case len(words) == 3 && words[0] == "playing":
			last = words[1]
			playing[last], _ = strconv.Atoi(words[2])
		case len(words) != 3 || words[0] != "played":
			t.Errorf("it said %s", line)
		}
	}
	if len(playing) == 0 {
		all.early++
	}
	for _, id := range ids(t, a) {
		r, err := a.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		n, begun, over := len(playedIn(r).Actions), playing[id], r.About().Result != nil
		if n < seen[id] || n < begun-1 || begun > 0 && n > begun {
			t.Errorf("%s: action %d was being played, and %d are there", id, begun, n)
		}
		if begun > 0 && id != last && !over {
			t.Errorf("%s: the end is lost, and the next game was begun", id)
		}
		switch {
		case n > seen[id] && over:
			all.over++
			seen[id] = n
			goesOn(t, r, file)
		case begun > 0:
			seen[id] = n
			all.there += 1 - (begun - n)
			all.lost += begun - n
			goesOn(t, r, file)
		}
		delete(playing, id)
		if release, err := a.Hold(id); err != nil {
			t.Error(err)
		} else {
			release()
		}
	}
	for id := range playing {
		t.Errorf("the game %s is lost", id)
	}
}

// goesOn reports it if a game is not, or does not go on as, the one that is played without being killed.
func goesOn(t *testing.T, r record.Record, file string) {
	t.Helper()
	whole, err := begin(file, r.About().Seed)
	if err != nil {
		t.Fatal(err)
	}
	if err := whole.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	m, err := load(r)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(playedIn(whole.Snapshot()), playedIn(m.Snapshot())); diff != "" {
		t.Errorf("%s goes on otherwise than it would have:\n%s", r.About().ID, diff)
	}
}

// lab has the command line read everything that was kept, of either game.
func lab(t *testing.T, dirs, files []string) {
	t.Helper()
	for _, verb := range [][]string{{"replay"}, {"replay", "-game", "cove"}} {
		command := exec.Command("go", append([]string{"run", "portroyal/engine/cmd/lab"}, verb...)...)
		for i, dir := range dirs {
			if of := strings.Contains(files[i], "piratescove"); of == (len(verb) > 1) {
				kept, _ := filepath.Glob(filepath.Join(dir, "*.json"))
				command.Args = append(command.Args, kept...)
			}
		}
		out, err := command.CombinedOutput()
		if err != nil {
			t.Errorf("lab %s: %v\n%s", verb, err, out)
		}
		t.Logf("lab %s accepts %d records", verb, bytes.Count(out, []byte("as recorded")))
	}
}
