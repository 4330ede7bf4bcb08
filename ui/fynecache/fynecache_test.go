package fynecache_test

import (
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"portroyal/ui/fynecache"
)

// Go initialises this package before the part of the toolkit that reads the length. The program that runs
// this test has both, and says in which order.
func TestComesBeforeTheToolkit(t *testing.T) {
	test.NewTempApp(t)
	again := exec.Command(os.Args[0], "-test.run", "^$")
	again.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	said, err := again.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	own, toolkits := -1, -1
	for i, line := range regexp.MustCompile(`(?m)^init (\S+)`).FindAllStringSubmatch(string(said), -1) {
		switch {
		case line[1] == "portroyal/ui/fynecache":
			own = i
		case strings.HasSuffix(line[1], "fyne/v2/internal/cache"):
			toolkits = i
		}
	}
	if own < 0 || toolkits < 0 || own > toolkits {
		t.Errorf("this package is initialised as number %d, the toolkit's cache as number %d", own, toolkits)
	}
}

// The toolkit skips cleaning up for ten seconds after it has done so, and makes up for it afterwards, when what is
// shown may not have been painted for just as long.
func TestIsLongerThanTheToolkitWaits(t *testing.T) {
	if fynecache.Length <= 10*time.Second {
		t.Errorf("%v: parts of a window that is still would be lost", fynecache.Length)
	}
}
