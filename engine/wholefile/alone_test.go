package wholefile_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"sync"
	"testing"

	"portroyal/engine/wholefile"
)

// Each change by Alone sees all the changes before it, also in a folder that did not exist before.
func TestAloneLosesNothing(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("a browser has no locks for files, and only one program at a time")
	}
	file := filepath.Join(t.TempDir(), "new", "count")
	const writers, times = 8, 12
	var all sync.WaitGroup
	for range writers {
		all.Go(func() {
			for range times {
				err := wholefile.Alone(file, func() error {
					text, _ := os.ReadFile(file)
					count, _ := strconv.Atoi(string(text))
					return wholefile.Replace(file, func(w io.Writer) error {
						_, err := io.WriteString(w, strconv.Itoa(count+1))
						return err
					})
				})
				if err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	if text, err := os.ReadFile(file); err != nil || string(text) != strconv.Itoa(writers*times) {
		t.Errorf("it says %q, %v, not %d", text, err, writers*times)
	}
	mustHold(t, filepath.Dir(file), "count: "+strconv.Itoa(writers*times)) // and nothing else
}

// If no lock is possible the change is made all the same, and reports itself what is wrong.
func TestAloneWhereNothingCanBeWritten(t *testing.T) {
	below := filepath.Join(t.TempDir(), "a file")
	if err := os.WriteFile(below, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := wholefile.Alone(filepath.Join(below, "count"), func() error { return errFault }); !errors.Is(err, errFault) {
		t.Errorf("it says %v", err)
	}
}
