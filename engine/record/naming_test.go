package record_test

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"portroyal/engine/record"
)

// head is that of a game with these players.
func head(begun time.Time, players ...string) *record.Head {
	h := &record.Head{Format: "port-royal-record-6", ID: "20261122-140733-0a1b2c3d", Begun: begun}
	for _, name := range players {
		h.Seats = append(h.Seats, record.Seat{Name: name})
	}
	return h
}

// The names of files say when a game was and who played.
func TestNamesOfFiles(t *testing.T) {
	begun := time.Date(2026, 11, 22, 14, 7, 33, 0, time.Local)
	for want, h := range map[string]*record.Head{
		"port-royal-2026-11-22-1407-Anna-Henry":           head(begun.UTC(), "Anna", "Henry"),
		"port-royal-Anna-Henry":                           head(time.Time{}, "Anna", "Henry"),
		"port-royal-2026-11-22-1407-Joerg-Ines-Zoe-Oneil": head(begun, "Jörg", "Inés", "Zoe\u0308", "O’neil"),
		"port-royal-2026-11-22-1407-Mensch-1-Player-2":    head(begun, "Mensch 1", " Player/2: "),
		"port-royal-2026-11-22-1407-Kim":                  head(begun, "李雷", "Kim"),
		"port-royal-2026-11-22-1407":                      head(begun, "李雷", "..", "\x00"),
		"port-royal-2026-11-22-1407-Maximiliane-von":      head(begun, "Maximiliane von und zu"),
		// Players for whom there is no room are left out, and none is cut in the middle of a name.
		"port-royal-2026-11-22-1407-Abcdefghijklmnop-Bbcdefghijklmnop-Cbcdefghijklmnop": head(begun, "Abcdefghijklmnop",
			"Bbcdefghijklmnop", "Cbcdefghijklmnop", "Dbcdefghijklmnop", "E"),
	} {
		if got := h.NameFor(".txt"); got != want+".txt" {
			t.Errorf("%q, not %q", got, want)
		}
	}
	if name := head(begun, "Anna").CopyName(); name != "port-royal-2026-11-22-1407-Anna"+record.CopyExtension {
		t.Errorf("a copy is called %q", name)
	}
}

// Every system can write the name of the file, whatever the players are called.
func TestNamesOfFilesAreSafe(t *testing.T) {
	safe := regexp.MustCompile(`^port-royal(-[A-Za-z0-9]+)*$`)
	rapid.Check(t, func(t *rapid.T) {
		h := head(time.Unix(rapid.Int64Range(0, 1<<34).Draw(t, "begun"), 0),
			rapid.SliceOfN(rapid.String(), 0, 5).Draw(t, "players")...)
		name := strings.TrimSuffix(h.NameFor(".png"), ".png")
		if !safe.MatchString(name) || len(name) > 80 {
			t.Fatalf("a file is called %q", name)
		}
	})
}
