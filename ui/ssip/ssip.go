// Package ssip speaks through speech-dispatcher, for who has no screen reader: it is a voice of ui/spoken, over the protocol SSIP.
// It knows no toolkit.
package ssip

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"portroyal/ui/spoken"
)

// Speaker is a voice that speaks while it is switched on. Its methods are for one goroutine, and wait for nobody.
type Speaker struct {
	name     string
	log      *slog.Logger
	on       atomic.Bool
	queue    chan order
	language func() string
	failed   func()
}

// order is something to be said.
type order struct {
	words, language string
	cuts            bool // all that has not been said yet
}

// waiting is how many sentences wait at most; of more the last ones are lost, which nobody would have waited for.
const waiting = 64

// New makes a speaker, off at first, that calls itself as a program does, as far as names of clients may, which have no spaces. It ends with the context.
func New(ctx context.Context, name string, log *slog.Logger) *Speaker {
	s := &Speaker{name: name, log: log, queue: make(chan order, waiting)}
	go s.serve(ctx)
	return s
}

// Tells has it speak in a language, by its code as in "de", and call back on a goroutine of its own when it cannot speak. It comes
// before anything else.
func (s *Speaker) Tells(language func() string, failed func()) {
	s.language, s.failed = language, failed
}

// Switch switches the speaker on or off.
func (s *Speaker) Switch(on bool) {
	if s.on.Swap(on) && !on {
		s.say(order{cuts: true})
	}
}

// Listening implements aloud.Voice.
func (s *Speaker) Listening() bool { return s.on.Load() }

// Show implements spoken.Voice: where the listener is is said.
func (*Speaker) Show(*spoken.Screen, spoken.Spot) {}

// Say implements spoken.Voice.
func (s *Speaker) Say(words string, why spoken.Why) {
	if !s.on.Load() {
		return
	}
	s.say(order{words, s.language(), why == spoken.Moved || why == spoken.Wished})
}

func (s *Speaker) say(o order) {
	select {
	case s.queue <- o:
	default:
	}
}

// serve says what is ordered.
func (s *Speaker) serve(ctx context.Context) {
	var to *connection
	for {
		var o order
		select {
		case <-ctx.Done():
			if to != nil {
				_ = to.Close()
			}
			return
		case o = <-s.queue:
		}
		if to == nil && (o.words == "" || !s.on.Load()) { // there is nothing to cut off
			continue
		}
		var err error
		if to == nil {
			to, err = s.connect(ctx)
		}
		if err == nil {
			err = to.say(o)
		}
		if err == nil {
			continue
		}
		s.log.Warn("speech-dispatcher", "error", err.Error())
		if to != nil {
			_ = to.Close()
			to = nil
		}
		s.failed()
	}
}

// connection is one to speech-dispatcher.
type connection struct {
	net.Conn

	from     *bufio.Reader
	language string
}

// How long an answer, and the start of speech-dispatcher, may take.
const (
	answers = 2 * time.Second
	starts  = 3 * time.Second
)

// connect connects to speech-dispatcher, and starts it if it does not run.
func (s *Speaker) connect(ctx context.Context) (*connection, error) {
	at, err := address()
	if err != nil {
		return nil, err
	}
	dialer := &net.Dialer{Timeout: answers}
	conn, err := dialer.DialContext(ctx, "unix", at)
	if err != nil {
		if err := exec.CommandContext(ctx, "speech-dispatcher", "--spawn").Run(); err != nil {
			return nil, fmt.Errorf("it does not run, and cannot be started: %w", err)
		}
		for began := time.Now(); err != nil && time.Since(began) < starts; time.Sleep(50 * time.Millisecond) {
			conn, err = dialer.DialContext(ctx, "unix", at)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("it does not answer: %w", err)
	}
	c := &connection{Conn: conn, from: bufio.NewReader(conn)}
	for _, command := range []string{"SET SELF CLIENT_NAME player:" + strings.ReplaceAll(strings.ToLower(s.name), " ", "-") + ":main", "SET SELF PRIORITY message"} {
		if err := c.command(command); err != nil {
			_ = conn.Close()
			return nil, err
		}
	}
	return c, nil
}

// address is where speech-dispatcher listens.
func address() (string, error) {
	if at, is := strings.CutPrefix(os.Getenv("SPEECHD_ADDRESS"), "unix_socket:"); is {
		return at, nil
	}
	run := os.Getenv("XDG_RUNTIME_DIR")
	if run == "" {
		return "", errors.New("no folder for its socket: XDG_RUNTIME_DIR is not set")
	}
	return filepath.Join(run, "speech-dispatcher", "speechd.sock"), nil
}

// say says something.
func (c *connection) say(o order) error {
	if o.cuts {
		if err := c.command("CANCEL SELF"); err != nil {
			return err
		}
	}
	if o.words == "" {
		return nil
	}
	if o.language != c.language {
		if err := c.command("SET SELF LANGUAGE " + o.language); err != nil {
			return err
		}
		c.language = o.language
	}
	if err := c.command("SPEAK"); err != nil {
		return err
	}
	lines := strings.Split(o.words, "\n")
	for i, line := range lines {
		if strings.HasPrefix(line, ".") { // a dot alone ends the text
			lines[i] = "." + line
		}
	}
	return c.command(strings.Join(lines, "\r\n") + "\r\n.")
}

// command sends a line and waits for the answer, whose number begins with 2 where it is good news.
func (c *connection) command(line string) error {
	if err := c.SetDeadline(time.Now().Add(answers)); err != nil {
		return err
	}
	if _, err := c.Write([]byte(line + "\r\n")); err != nil {
		return err
	}
	for {
		answer, err := c.from.ReadString('\n')
		switch {
		case err != nil:
			return err
		case len(answer) < 4:
			return fmt.Errorf("it answers %q", answer)
		case answer[3] == '-': // goes on
		case answer[0] != '2':
			return fmt.Errorf("it answers %q", strings.TrimSpace(answer))
		default:
			return nil
		}
	}
}
