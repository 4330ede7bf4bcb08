//go:build e2eweb

package web

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"portroyal/web"
)

// newer are the pages of another version of the same game.
func newer(t *testing.T) string {
	t.Helper()
	packed, err := os.Open(filepath.Join(*pages, fileOf(t, "portroyal.")))
	if err != nil {
		t.Fatal(err)
	}
	defer packed.Close()
	program, err := gzip.NewReader(packed)
	if err != nil {
		t.Fatal(err)
	}
	content, err := io.ReadAll(program)
	if err != nil {
		t.Fatal(err)
	}
	support, err := os.ReadFile(filepath.Join(*pages, fileOf(t, "wasm_exec.")))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	section := "\x00\x02\x01n" // of the program, which says nothing to anybody
	if err := web.Write(dir, append(content, section...), support); err != nil {
		t.Fatal(err)
	}
	return dir
}

// kept are the versions of the game that the browser keeps whole.
func (b *browser) kept() (versions []string) {
	b.t.Helper()
	b.evaluate(`(async () => {
		const names = [];
		for (const name of await caches.keys()) {
			if (await (await caches.open(name)).match("./")) { // which comes with the last parts
				names.push(name);
			}
		}
		return names;
	})()`, &versions)
	return versions
}

// program is the program that the page has asked for.
func (b *browser) program() (name string) {
	b.t.Helper()
	b.evaluate("portRoyal.files.program", &name)
	return name
}

// reload loads the page again and waits for the game.
func (b *browser) reload() {
	b.t.Helper()
	b.evaluate("watched.old = true", nil)
	b.do("Page.reload", nil)
	b.until("the page to be loaded again", patience, func() (is bool) {
		b.evaluate("!watched.old", &is)
		return is
	})
	b.shown()
}

// TestInstalled: the game can be installed; a new version is there with the next start, also without a connection from then
// on, and games that are saved stay.
func TestInstalled(t *testing.T) {
	var lock sync.Mutex
	dir := *pages
	server := httptest.NewServer(http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		lock.Lock()
		defer lock.Unlock()
		web.Handler(dir).ServeHTTP(to, r)
	}))
	defer server.Close()
	b := newWatched(t, "en", t.TempDir())
	b.begin(server.URL, against("captain"))
	b.decide(space)
	var errs struct {
		InstallabilityErrors []struct{ ErrorID string }
	}
	b.ask(b.tab, "Page.getInstallabilityErrors", nil, &errs)
	if len(errs.InstallabilityErrors) > 0 {
		t.Errorf("the game cannot be installed: %v", errs.InstallabilityErrors)
	}
	old, games := b.program(), b.games()
	b.until("the game to be kept", patience, func() bool { return len(b.kept()) == 1 })
	first := b.kept()
	var room struct{ Usage int }
	b.evaluate("navigator.storage.estimate()", &room)
	packed, err := os.Stat(filepath.Join(*pages, fileOf(t, "portroyal.")))
	if err != nil {
		t.Fatal(err)
	}
	if most := 3 * packed.Size() / 2; int64(room.Usage) > most {
		t.Errorf("the browser keeps %d bytes, want %d at most", room.Usage, most)
	}

	lock.Lock()
	dir = newer(t)
	lock.Unlock()
	b.reload()
	if b.program() == old {
		t.Error("a new version is not there with the next start")
	}
	b.until("the new version to be kept, and the old one not", patience, func() bool {
		kept := b.kept()
		return len(kept) == 1 && !slices.Equal(kept, first)
	})

	server.Close()
	b.reload()
	if b.program() == old {
		t.Error("the old version is back without a connection")
	}
	if after := b.games(); !slices.Equal(after, games) {
		t.Errorf("saved are %v, before %v", after, games)
	}
	b.press(enter) // Continue
	b.until("the game to be on the table", patience, b.still)
	b.decide(space)
	b.shoot("offline")
}
