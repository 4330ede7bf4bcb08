//go:build e2e

package e2e

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

var shots = flag.String("shots", "", "`DIR` for the pictures; a temporary one otherwise")

var built = flag.String("game", "", "`FILE` of the program, if it is not to be built anew")

// game is the program's file, the same for all tests.
var game string

// paintings is where all programs keep what they have painted, also for the next run: painted anew by each of them, the same
// pictures are a large part of the time.
var paintings string

// keptPaintings is that folder in the user's cache, or in another one where they have none.
func keptPaintings(without string) (folder string, err error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = without
	}
	folder = filepath.Join(cache, "portroyal-tests", "e2e")
	return folder, os.MkdirAll(folder, 0o700)
}

// tools that the tests call, each with the Debian package that has it.
var tools = []struct{ name, in string }{
	{"Xvfb", "xvfb"}, {"xdotool", "xdotool"}, {"import", "imagemagick"}, {"dbus-daemon", "dbus"},
}

func TestMain(m *testing.M) {
	if asked, ok := os.LookupEnv(telling); ok {
		if err := tell(asked); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	flag.Parse()
	status, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		status = 1
	}
	os.Exit(status)
}

func run(m *testing.M) (int, error) {
	for _, tool := range tools {
		if _, err := exec.LookPath(tool.name); err != nil {
			return 0, fmt.Errorf("%s is missing; install %s", tool.name, tool.in)
		}
	}
	folder, err := os.MkdirTemp("", "portroyal-e2e-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(folder)
	if paintings, err = keptPaintings(folder); err != nil {
		return 0, err
	}
	if game = *built; game == "" {
		game = filepath.Join(folder, "portroyal")
		build := exec.Command("go", "build", "-buildvcs=false", "-tags", "migrated_fynedo,no_emoji", "-o", game,
			"portroyal")
		if out, err := build.CombinedOutput(); err != nil {
			return 0, fmt.Errorf("building the program: %w\n%s", err, out)
		}
	}
	if *shots == "" {
		// Outside of the folder above, so that they outlive the tests.
		if *shots, err = os.MkdirTemp("", "portroyal-shots-"); err != nil {
			return 0, err
		}
		fmt.Println("pictures go to", *shots)
	}
	if err := os.MkdirAll(*shots, 0o777); err != nil {
		return 0, err
	}
	return m.Run(), nil
}

// enough is how long a test waits for what has to come before it fails. Nothing is tested by it: a machine that has
// more to do than it can takes as long as it takes.
const enough = 3 * time.Minute

// poll asks again and again until ready says yes; it reports whether that came in time.
func poll(within time.Duration, ready func() bool) bool {
	for end := time.Now().Add(within); ; time.Sleep(10 * time.Millisecond) {
		if ready() {
			return true
		}
		if time.Now().After(end) {
			return false
		}
	}
}
