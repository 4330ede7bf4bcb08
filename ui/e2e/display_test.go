//go:build e2e

package e2e

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// display is a screen of our own, with nobody else on it and no window manager.
type display struct {
	name string // as in DISPLAY
}

// newDisplay starts a screen, with further options of the server's.
func newDisplay(t *testing.T, width, height int, options ...string) *display {
	t.Helper()
	return serve(t, "Xvfb", append(options, "-noreset", "-screen", "0", fmt.Sprintf("%dx%dx24", width, height))...)
}

// serve starts an X server. It chooses a free number by itself and tells it as soon as it listens. Left to itself Xvfb begins
// anew whenever its last client goes, and refuses who comes meanwhile.
func serve(t *testing.T, name string, options ...string) *display {
	t.Helper()
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	server := exec.Command(name, append(options, "-displayfd", "3", "-nolisten", "tcp")...)
	server.ExtraFiles = []*os.File{write}
	var said bytes.Buffer
	server.Stderr = &said
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := server.Process.Signal(os.Interrupt); err != nil {
			t.Error(err)
		}
		_ = server.Wait() // interrupted, as intended
	})
	write.Close() // the server has the other copy
	_ = read.SetReadDeadline(time.Now().Add(enough))
	number, err := io.ReadAll(read)
	if len(number) == 0 {
		t.Fatalf("%s does not come up: %v\n%s", name, err, said.String())
	}
	return &display{":" + strings.TrimSpace(string(number))}
}

// command makes a call of a program that works on the screen.
func (d *display) command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.name)
	return cmd
}

// xdotool types, clicks and asks for windows.
func (d *display) xdotool(t *testing.T, args ...string) {
	t.Helper()
	if out, err := d.command("xdotool", args...).CombinedOutput(); err != nil {
		t.Fatalf("xdotool %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

// rest is how long a screen shows the same before it counts as drawn to the end: a large window
// without graphics hardware takes half a second for some of its frames.
const rest = time.Second

// shoot takes a picture of the screen once it has come to rest, for people to look at.
func (d *display) shoot(t *testing.T, name string) string {
	t.Helper()
	picture := func(format string) []byte {
		shown, err := d.command("import", "-window", "root",
			"-define", "png:exclude-chunks=date,time", format+":-").Output()
		if err != nil {
			t.Fatalf("import: %v", err)
		}
		return shown
	}
	var shown []byte
	var since time.Time
	if !poll(10*rest, func() bool {
		now := picture("ppm") // which costs a fifth of what it takes to make a file small
		if !bytes.Equal(now, shown) {
			shown, since = now, time.Now()
		}
		time.Sleep(rest / 3)
		return time.Since(since) >= rest
	}) {
		t.Logf("%s: the screen does not come to rest", name)
	}
	file := filepath.Join(*shots, name+".png")
	if err := os.WriteFile(file, picture("png"), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}
