package archive_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"strings"
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
func program(words ...string) (*exec.Cmd, *bytes.Buffer) {
	var out bytes.Buffer
	other := exec.Command(os.Args[0])
	other.Env = append(os.Environ(), role+"="+strings.Join(words, "|"))
	other.Stdout, other.Stderr = &out, &out
	return other, &out
}
