//go:build package

package trial

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

var (
	dist   = flag.String("dist", "", "`DIR` with the packages")
	site   = flag.String("site", "", "`URL` that the packages were made with")
	shots  = flag.String("shots", "", "`DIR` for pictures of the windows")
	ubuntu = flag.String("ubuntu", "", "`URL` of a mirror of Ubuntu, to try the .deb there as well")
	tags   = flag.String("build-tags", "", "`TAGS` that the program was built with")
)

// root is the folder of the repository.
const root = "../.."

func TestMain(m *testing.M) {
	flag.Parse()
	if *dist == "" || *tags == "" {
		fmt.Fprintln(os.Stderr, "say with -dist where the packages are, and with -build-tags how they were built")
		os.Exit(2)
	}
	if *shots != "" {
		if err := os.MkdirAll(*shots, 0o777); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
	}
	os.Exit(m.Run())
}

// made is the one file in a folder whose name matches.
func made(t *testing.T, folder, pattern string) string {
	t.Helper()
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for _, file := range files {
		if is, _ := filepath.Match(pattern, file.Name()); is { // the pattern is not wrong
			found = append(found, filepath.Join(folder, file.Name()))
		}
	}
	if len(found) != 1 {
		t.Fatalf("%s in %s: %v", pattern, folder, found)
	}
	return found[0]
}

// call calls a program that has to succeed, and gives what it says.
func call(t *testing.T, name string, args ...string) string {
	t.Helper()
	return callIn(t, "", os.Environ(), name, args...)
}

// callIn calls a program in a folder, with an environment.
func callIn(t *testing.T, folder string, env []string, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = folder, env
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

// filesIn lists all that is in a folder but folders, without what passes says passes by.
func filesIn(t *testing.T, folder string, passes func(name string) bool) (names []string) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		name, _ := filepath.Rel(folder, path) // both are what the walk has begun with
		switch {
		case err != nil:
			return err
		case passes != nil && passes(name):
			if entry.IsDir() {
				return fs.SkipDir
			}
		case !entry.IsDir():
			names = append(names, name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// without is what is in one list of names and not in another.
func without(names, others []string) (rest []string) {
	for _, name := range names {
		if !slices.Contains(others, name) {
			rest = append(rest, name)
		}
	}
	return rest
}

// poll asks again and again until ready says yes; it reports whether that came in time.
func poll(within time.Duration, ready func() bool) bool {
	for end := time.Now().Add(within); ; time.Sleep(20 * time.Millisecond) {
		if ready() {
			return true
		}
		if time.Now().After(end) {
			return false
		}
	}
}
