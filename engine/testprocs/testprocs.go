// Package testprocs runs the tests of a package in several processes at a time. A window of the toolkit is one for a process,
// so its tests cannot run beside each other within one, and what has been drawn for some stays in memory for all. Nothing
// but TestMain uses it.
package testprocs

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
)

// portion is how many tests share a process, but for the long ones.
const portion = 8

// Main runs the tests of a package and ends: first each of the long ones in a process of its own, then the others in
// portions, as many at a time as there are processors. All stay in this process where somebody wants only some of them, or
// something measured.
func Main(m *testing.M, long ...string) {
	flag.Parse()
	if runtime.GOMAXPROCS(0) == 1 || !usual() {
		os.Exit(m.Run())
	}
	if err := run(long); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

// usual reports whether all tests are to be run, in a way that is the same for several processes. The flags are those of
// the testing package.
func usual() bool {
	same := []string{"v", "timeout", "count", "short", "paniconexit0", "testlogfile"}
	usual := true
	flag.Visit(func(f *flag.Flag) {
		name, ofTesting := strings.CutPrefix(f.Name, "test.")
		usual = usual && ofTesting && slices.Contains(same, name)
	})
	return usual
}

// run runs all tests in processes of their own; the error says that some have failed.
func run(long []string) error {
	listed, err := exec.Command(os.Args[0], "-test.list", "^(Test|Fuzz|Example)").Output()
	if err != nil {
		return err
	}
	others := strings.Fields(string(listed))
	var all [][]string
	for _, name := range long {
		at := slices.Index(others, name)
		if at < 0 {
			return fmt.Errorf("there is no test %s", name)
		}
		others = slices.Delete(others, at, at+1)
		all = append(all, []string{name})
	}
	all = slices.AppendSeq(all, slices.Chunk(others, portion))
	logs, err := os.MkdirTemp("", "")
	if err != nil {
		return err
	}
	defer os.RemoveAll(logs)
	common, err := os.MkdirTemp("", "")
	if err != nil {
		return err
	}
	defer os.RemoveAll(common)
	var (
		group  sync.WaitGroup
		screen sync.Mutex
		failed error
	)
	free := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i, names := range all {
		free <- struct{}{}
		group.Go(func() {
			out, err := process(names, filepath.Join(logs, fmt.Sprint(i)), common)
			screen.Lock()
			defer screen.Unlock()
			os.Stdout.Write(out)
			if err != nil {
				failed = fmt.Errorf("one of %s: %w", strings.Join(names, ", "), err)
			}
			<-free
		})
	}
	group.Wait()
	if failed != nil {
		return failed
	}
	return read(logs)
}

// variable is that of the environment that names the folder that the processes have in common.
const variable = "TESTPROCS_COMMON"

// Common is a folder that all processes of this run have in common, for what takes long to find out, whichever test comes
// first. It is empty at the start and gone at the end; "" where all tests are in one process.
func Common() string { return os.Getenv(variable) }

// collected says when such a process looks for memory that nobody needs any more: later than usual, since that takes a
// quarter of the time of tests of windows, and in time.
var collected = []string{"GOGC=200", "GOMEMLIMIT=900MiB"}

// process runs some tests in a process, which notes in a log what they read, and gives what they say.
func process(names []string, log, common string) ([]byte, error) {
	args := []string{"-test.run=^(" + strings.Join(names, "|") + ")$"}
	for _, arg := range os.Args[1:] {
		if !strings.HasPrefix(arg, "-test.testlogfile") {
			args = append(args, arg)
		}
	}
	cmd := exec.Command(os.Args[0], append(args, "-test.testlogfile="+log)...)
	cmd.Env = append(append(os.Environ(), variable+"="+common), collected...)
	return cmd.CombinedOutput()
}

// read notes what all processes have read as if this one had: the go command asks for it, and runs the tests again if
// some of it is another. What it wants is a head and then a line for each.
func read(logs string) error {
	to := flag.Lookup("test.testlogfile").Value.String()
	if to == "" {
		return nil
	}
	files, err := filepath.Glob(filepath.Join(logs, "*"))
	if err != nil {
		return err
	}
	var all bytes.Buffer
	const head = "# test log\n"
	io.WriteString(&all, head)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		all.Write(bytes.TrimPrefix(text, []byte(head)))
	}
	return os.WriteFile(to, all.Bytes(), 0o666)
}
