package testprocs_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"portroyal/engine/testprocs"
)

// told is the variable of the environment by which the tests below know that they are watched: it names a file to read, and
// whether one of them has to fail.
const told = "TESTPROCS_TEST"

func TestMain(m *testing.M) { testprocs.Main(m, "TestLong") }

// TestLong and TestShort are watched by the others: each says in which process it is.
func TestLong(t *testing.T) {
	t.Log("process", os.Getpid())
	t.Log("common", testprocs.Common())
}

func TestShort(t *testing.T) {
	t.Log("process", os.Getpid())
	t.Log("common", testprocs.Common())
	file, fails, watched := strings.Cut(os.Getenv(told), "|")
	if !watched {
		return
	}
	if _, err := os.ReadFile(file); err != nil {
		t.Error(err)
	}
	if fails != "" {
		t.Error("as it was told")
	}
}

// watched runs this program as the go command does, and gives what it says and what it notes as read.
func watched(t *testing.T, fails string, flags ...string) (said, read string, err error) {
	t.Helper()
	dir := t.TempDir()
	file, log := filepath.Join(dir, "file"), filepath.Join(dir, "log")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	again := exec.Command(os.Args[0], append(flags, "-test.v", "-test.testlogfile="+log)...)
	again.Env = append(os.Environ(), fmt.Sprintf("%s=%s|%s", told, file, fails), "GOMAXPROCS=2")
	out, err := again.CombinedOutput()
	noted, _ := os.ReadFile(log) // "" where there is none
	return string(out), strings.ReplaceAll(string(noted), file, "FILE"), err
}

// inner keeps a watched program from watching others.
func inner() bool { return os.Getenv(told) != "" }

// saidAfter are the different things that the tests say about themselves after a word.
func saidAfter(word, said string) map[string]bool {
	all := map[string]bool{}
	for line := range strings.Lines(said) {
		if _, id, is := strings.Cut(strings.TrimSpace(line), word+" "); is {
			all[id] = true
		}
	}
	return all
}

// A long test is in another process than the others, what one of them reads is noted for the go command, once with a head,
// and one that fails is the failure of all.
func TestTestsRunInProcesses(t *testing.T) {
	if inner() {
		return
	}
	said, read, err := watched(t, "")
	if err != nil || len(saidAfter("process", said)) != 2 {
		t.Errorf("%v: %s", err, said)
	}
	common := saidAfter("common", said)
	if len(common) != 1 {
		t.Errorf("there is no folder common to all: %s", said)
	}
	for folder := range common {
		if _, err := os.Stat(folder); !os.IsNotExist(err) {
			t.Errorf("the common folder is still there: %v", err)
		}
	}
	if strings.Count(read, "# test log\n") != 1 || !strings.HasPrefix(read, "#") || !strings.Contains(read, "open FILE\n") {
		t.Errorf("noted is %q", read)
	}
	if said, _, err := watched(t, "yes"); err == nil || !strings.Contains(said, "as it was told") {
		t.Errorf("%v: %s", err, said)
	}
}

// Who wants some of the tests gets them in one process.
func TestSomeTestsStayTogether(t *testing.T) {
	if inner() {
		return
	}
	if said, _, err := watched(t, "", "-test.run=TestLong|TestShort"); err != nil || len(saidAfter("process", said)) != 1 {
		t.Errorf("%v: %s", err, said)
	}
}
