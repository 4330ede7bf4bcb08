//go:build e2eweb

package web

import (
	"net/http/httptest"
	"strings"
	"testing"

	"portroyal/web"
)

// node is a part of what a browser tells a screen reader.
type node struct {
	Role, Name struct{ Value any }
	Ignored    bool
	Properties []struct {
		Name  string
		Value struct {
			Value        any
			RelatedNodes []struct{ IDRef string } `json:"relatedNodes"`
		}
	}
}

// heard is what a screen reader is told: the list, what in it is where the listener is, and the log.
func (b *browser) heard() (list, here string, options int, log []string) {
	b.t.Helper()
	var tree struct{ Nodes []node }
	b.ask(b.tab, "Accessibility.getFullAXTree", nil, &tree)
	for _, n := range tree.Nodes {
		name, _ := n.Name.Value.(string)
		switch {
		case n.Ignored:
		case n.Role.Value == "option":
			options++
		case n.Role.Value == "listbox":
			list = name
		}
	}
	b.evaluate(`document.getElementById(document.getElementById("spoken").getAttribute("aria-activedescendant"))?.textContent ?? ""`, &here)
	b.evaluate(`Array.from(document.getElementById("spoken-log").children, (line) => line.textContent)`, &log)
	return list, here, options, log
}

// control presses a key together with Ctrl.
func (b *browser) control(k key) {
	b.t.Helper()
	for _, kind := range []string{"rawKeyDown", "keyUp"} {
		b.do("Input.dispatchKeyEvent", map[string]any{
			"type": kind, "key": k.name, "code": k.code, "windowsVirtualKeyCode": k.number, "modifiers": 2,
		})
	}
}

// TestScreenReader: who comes with a screen reader is invited, and hears where they are and what happens, in the tree that the
// browser hands to readers; nobody is read to before.
func TestScreenReader(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newWatched(t, "de", t.TempDir())
	b.do("Accessibility.enable", nil)
	b.begin(server.URL, against(""))
	list, here, options, log := b.heard()
	if list == "" || here != "" || options != 0 || len(log) != 1 || !strings.Contains(log[0], "Screenreader") {
		t.Fatalf("before anybody listens there are the list %q at %q with %d lines, and the log %q", list, here, options, log)
	}
	b.control(down)
	b.until("the question to be read", patience, func() bool {
		_, here, options, log = b.heard()
		return here != "" && options > 0 && len(log) > 1
	})
	var focused string
	if b.evaluate("document.activeElement.id", &focused); focused != "spoken" {
		t.Errorf("the keyboard is at %q", focused)
	}
	before := len(log)
	b.decide(space) // keys go on to the game
	b.until("what happens to be read", patience, func() bool {
		_, _, _, log = b.heard()
		return len(log) > before && strings.Contains(strings.Join(log[before:], "\n"), "deckt")
	})
	b.control(left)
	b.until("another place", patience, func() bool {
		now, _, _, _ := b.heard()
		return now != list && now != ""
	})
	t.Logf("heard: %s", strings.Join(log, " | "))
}
