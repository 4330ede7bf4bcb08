package archive_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
)

// role is the variable of the environment that makes another program of this test. Its arguments are in it.
const role = "PORTROYAL_ARCHIVE_TEST"

// roles are the other programs that tests start, each with a folder of games and one argument more.
var roles = map[string]func(dir, argument string) error{"plays": plays, "holds": holds}

func TestMain(m *testing.M) {
	words := strings.Split(os.Getenv(role), "|")
	act := roles[words[0]]
	if act == nil {
		os.Exit(m.Run())
	}
	if err := act(words[1], words[2]); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

// program is another program of this test, which has not been started yet, and what it says.
func program(words ...string) (*exec.Cmd, *heard) {
	out := &heard{began: make(chan struct{})}
	other := exec.Command(os.Args[0])
	other.Env = append(os.Environ(), role+"="+strings.Join(words, "|"))
	other.Stdout, other.Stderr = out, out
	return other, out
}

// heard is what a program has said so far.
type heard struct {
	mu    sync.Mutex
	said  bytes.Buffer
	began chan struct{} // closed when it has said something
}

func (h *heard) Write(said []byte) (int, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.said.Len() == 0 {
		close(h.began)
	}
	return h.said.Write(said)
}

func (h *heard) String() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.said.String()
}
