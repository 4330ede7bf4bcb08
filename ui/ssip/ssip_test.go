package ssip

import (
	"bufio"
	"fmt"
	"log/slog"
	"net"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"portroyal/ui/spoken"
)

// patience is how long something may take that happens at once.
const patience = 20 * time.Second

// dispatcher answers as speech-dispatcher does, and keeps what it has been told.
func dispatcher(t *testing.T, answer func(line string) string) (told chan string) {
	t.Helper()
	at := filepath.Join(t.TempDir(), "s")
	listener, err := net.Listen("unix", at)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	t.Setenv("SPEECHD_ADDRESS", "unix_socket:"+at)
	told = make(chan string, 100)
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go func() {
				defer conn.Close()
				from := bufio.NewScanner(conn)
				text := false
				for from.Scan() {
					line := from.Text()
					told <- line
					switch {
					case text && line != ".":
						continue
					case text:
						text = false
						_, _ = fmt.Fprint(conn, "225-21\r\n225 OK MESSAGE QUEUED\r\n")
						continue
					case line == "SPEAK":
						text = true
					}
					if said := answer(line); said == "" {
						return
					} else if _, err := fmt.Fprint(conn, said+"\r\n"); err != nil {
						return
					}
				}
			}()
		}
	}()
	return told
}

// hears waits for lines.
func hears(t *testing.T, told <-chan string, want ...string) {
	t.Helper()
	var got []string
	for range want {
		select {
		case line := <-told:
			got = append(got, line)
		case <-time.After(patience):
			t.Fatalf("it is told %q, want %q", got, want)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("it is told\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func speaker(t *testing.T, language *string) (s *Speaker, failed chan struct{}) {
	failed = make(chan struct{}, 10)
	s = New(t.Context(), "The Harbour", slog.New(slog.DiscardHandler))
	s.Tells(func() string { return *language }, func() { failed <- struct{}{} })
	return s, failed
}

func TestSpeaking(t *testing.T) {
	told := dispatcher(t, func(string) string { return "200 OK" })
	language := "de"
	s, _ := speaker(t, &language)
	if s.Listening() {
		t.Fatal("it is on at first")
	}
	s.Switch(false) // has nothing to cut off
	s.Switch(true)
	s.Say("Ein Schiff.", spoken.Happened)
	hears(t, told,
		"SET SELF CLIENT_NAME player:the-harbour:main", "SET SELF PRIORITY message", "SET SELF LANGUAGE de", "SPEAK", "Ein Schiff.", ".")
	s.Say(".\n.hidden", spoken.Asked)
	hears(t, told, "SPEAK", "..", "..hidden", ".")
	language = "en"
	s.Say("Harbour.", spoken.Moved)
	hears(t, told, "CANCEL SELF", "SET SELF LANGUAGE en", "SPEAK", "Harbour.", ".")
	s.Say("Once more.", spoken.Wished)
	hears(t, told, "CANCEL SELF", "SPEAK", "Once more.", ".")
	s.Switch(false)
	hears(t, told, "CANCEL SELF")
	if s.Listening() {
		t.Error("it is still on")
	}
}

// Where nothing can be said that is told once, and tried again when it is switched on again.
func TestNothingToSpeakWith(t *testing.T) {
	language := "en"
	t.Setenv("SPEECHD_ADDRESS", "")
	t.Setenv("XDG_RUNTIME_DIR", "")
	s, failed := speaker(t, &language)
	for range 2 {
		s.Switch(true)
		s.Say("A ship.", spoken.Happened)
		select {
		case <-failed:
		case <-time.After(patience):
			t.Fatal("it does not say that it cannot speak")
		}
		s.Switch(false)
		s.Say("Another ship.", spoken.Happened)
	}
	if len(failed) > 0 {
		t.Error("it tries although it is off")
	}
}

// A connection that is lost, or refuses, is told, and made anew.
func TestTheDispatcherEnds(t *testing.T) {
	for name, answer := range map[string]string{"ends": "", "refuses": "300 ERR", "speaks otherwise": "OK"} {
		t.Run(name, func(t *testing.T) {
			var broken atomic.Bool
			told := dispatcher(t, func(line string) string {
				if line == "SPEAK" && !broken.Swap(true) {
					return answer
				}
				return "200 OK"
			})
			language := "en"
			s, failed := speaker(t, &language)
			s.Switch(true)
			s.Say("A ship.", spoken.Happened)
			select {
			case <-failed:
			case <-time.After(patience):
				t.Fatal("it does not say that it cannot speak")
			}
			hears(t, told, "SET SELF CLIENT_NAME player:the-harbour:main", "SET SELF PRIORITY message", "SET SELF LANGUAGE en", "SPEAK")
			s.Say("Again.", spoken.Happened)
			hears(t, told,
				"SET SELF CLIENT_NAME player:the-harbour:main", "SET SELF PRIORITY message", "SET SELF LANGUAGE en", "SPEAK", "Again.", ".")
		})
	}
}
