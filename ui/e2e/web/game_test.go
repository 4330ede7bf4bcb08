//go:build e2eweb

package web

import (
	"flag"
	"net/http/httptest"
	"testing"
	"time"

	"portroyal/web"
)

var (
	pages = flag.String("pages", "../../../dist/web", "`DIR` with the pages of the game")
	shots = flag.String("shots", "", "`DIR` for pictures of the page")
)

// open opens the game and waits until it has drawn its first picture.
func (b *browser) open(address string) {
	b.t.Helper()
	b.do("Page.navigate", map[string]any{"url": address})
	b.shown()
}

// shown waits for the game's first picture.
func (b *browser) shown() {
	b.t.Helper()
	b.until("the first picture", patience, func() bool {
		var is bool
		b.evaluate(`document.getElementById("curtain")?.classList.contains("gone") ?? false`, &is)
		return is
	})
}

// kept is a game as the browser keeps it.
type kept struct {
	Path    string
	Actions int
}

// games are the games in the browser's database.
func (b *browser) games() (games []kept) {
	b.t.Helper()
	b.evaluate(`new Promise((done, failed) => {
		const asked = indexedDB.open("port-royal");
		asked.onerror = () => failed(asked.error);
		asked.onsuccess = () => {
			const all = asked.result.transaction("files").objectStore("files");
			const paths = all.getAllKeys(), records = all.getAll();
			all.transaction.oncomplete = () => {
				asked.result.close();
				done(paths.result.map((path, i) => [path, records.result[i].data])
					.filter(([path]) => /games\/[^/]+\.json$/.test(path))
					.map(([Path, data]) => ({ Path, Actions: JSON.parse(new TextDecoder().decode(data)).actions?.length ?? 0 })));
			};
		};
	})`, &games)
	return games
}

// actions waits until there is one game, in which something more has been decided than before, and says how much.
func (b *browser) actions(than int) (kept kept) {
	b.t.Helper()
	b.until("another decision to be kept", patience, func() bool {
		games := b.games()
		if len(games) != 1 {
			return false
		}
		kept = games[0]
		return kept.Actions > than
	})
	return kept
}

// TestPlayAndGoOn: a game is played by the keyboard, and goes on after the page was loaded again.
func TestPlayAndGoOn(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newBrowser(t, "de", t.TempDir())
	began := time.Now()
	b.open(server.URL)
	t.Logf("the first picture after %v", time.Since(began))
	b.shoot("start")
	b.press(letter('p'))
	b.press(space)
	first := b.actions(0)
	t.Logf("the first decision is kept after %v", time.Since(began))
	b.shoot("game")
	b.press(enter) // stop; then the others take, and play
	second := b.actions(first.Actions)
	b.do("Page.reload", nil)
	b.shown()
	b.shoot("again")
	if games := b.games(); len(games) != 1 || games[0].Path != first.Path || games[0].Actions < second.Actions {
		t.Fatalf("after loading again there are %v, before %v", games, second)
	}
	b.press(enter) // Continue
	time.Sleep(time.Second)
	b.press(enter)
	third := b.actions(b.games()[0].Actions)
	if third.Path != first.Path {
		t.Errorf("another game went on: %v", third)
	}
	b.shoot("continued")
}
