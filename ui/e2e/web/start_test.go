//go:build e2eweb

package web

import (
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"portroyal/ui/words"
	"portroyal/web"
)

var (
	beside = flag.String("beside", "", "`DIR` with pages of an empty program, whose start is measured too")
	rounds = flag.Int("rounds", 0, "how often the start is measured")
)

// TestHowFarItIs: the page says so from the first moment, before any other file has come, and while the program comes.
func TestHowFarItIs(t *testing.T) {
	scripts, half := make(chan struct{}), make(chan struct{})
	whole := web.Handler(*pages)
	server := httptest.NewServer(http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		name := path.Base(r.URL.Path)
		switch {
		case strings.HasSuffix(name, ".js"):
			<-scripts
		case strings.HasPrefix(name, "portroyal."):
			content, err := os.ReadFile(filepath.Join(*pages, name))
			if err != nil {
				panic(err)
			}
			<-scripts
			to.Header().Set("Content-Type", "application/gzip")
			_, _ = to.Write(content[:len(content)/2])
			to.(http.Flusher).Flush()
			<-half
			_, _ = to.Write(content[len(content)/2:])
			return
		}
		whole.ServeHTTP(to, r)
	}))
	defer server.Close()
	b := newBrowser(t, "nl", t.TempDir())
	b.visit(server.URL)
	b.says(words.In("nl").T("page.loading", "Percent", 0))
	b.shoot("nothing yet")
	close(scripts)
	b.until("half of it", patience, func() bool { // what is on its way may not all have come
		var reached float64
		b.evaluate(`document.getElementById("progress").value`, &reached)
		return reached > 0.4 && reached < 0.6 && b.said() == words.In("nl").T("page.loading", "Percent", int(100*reached))
	})
	b.shoot("half")
	close(half)
	b.shown()
}

// TestAgainFromTheCache: loading the page again requests at most the page itself, what keeps it and what installs it, and
// nothing else that was there.
func TestAgainFromTheCache(t *testing.T) {
	whole := web.Handler(*pages)
	var lock sync.Mutex
	var asked []string
	server := httptest.NewServer(http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		lock.Lock()
		asked = append(asked, r.URL.Path)
		lock.Unlock()
		whole.ServeHTTP(to, r)
	}))
	defer server.Close()
	b := newWatched(t, "en", t.TempDir())
	b.open(server.URL)
	if !slices.Contains(asked, "/"+fileOf(t, "portroyal.")) {
		t.Fatalf("the game came from elsewhere; the server was asked for %q", asked)
	}
	b.until("the game to be kept", patience, func() bool { return len(b.kept()) == 1 }) // which asks for what is left
	b.do("Page.navigate", map[string]any{"url": "about:blank"})
	lock.Lock()
	asked = nil
	lock.Unlock()
	for _, again := range []func(){
		func() { b.open(server.URL) },
		b.reload,
	} {
		again()
	}
	lock.Lock()
	defer lock.Unlock()
	unnamed := []string{"/", "/worker.js", "/manifest.webmanifest"}
	if slices.ContainsFunc(asked, func(name string) bool { return !slices.Contains(unnamed, name) }) {
		t.Errorf("loaded again, it asks for %q", asked)
	}
}

// TestTheHarbourIsDrawnOnce: the game takes over the picture that the page shows while it loads.
func TestTheHarbourIsDrawnOnce(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newWatched(t, "en", t.TempDir())
	b.beforehand(`{
		let of;
		Object.defineProperty(globalThis, "portRoyalHarbour", {
			get: () => of && ((...size) => {
				const pixels = of(...size);
				watched.harbour = pixels?.length ?? 0;
				watched.wanted = 4 * size[1] * size[2];
				return pixels;
			}),
			set(is) { of = is; },
		});
	}`)
	b.open(server.URL)
	var is struct{ Harbour, Wanted int }
	b.evaluate("({ Harbour: watched.harbour ?? -1, Wanted: watched.wanted ?? -1 })", &is)
	if is.Harbour <= 0 || is.Harbour != is.Wanted {
		t.Errorf("the game got %d bytes of pixels, and wanted %d", is.Harbour, is.Wanted)
	}
}

// TestTheHarbourIsNotThere: where the browser lets nobody see what a page has drawn, the game draws it itself.
func TestTheHarbourIsNotThere(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newWatched(t, "en", t.TempDir())
	b.beforehand(`{
		const read = OffscreenCanvasRenderingContext2D.prototype.getImageData;
		OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...args) {
			const image = read.apply(this, args);
			image.data.fill(0xff);
			watched.hidden = image.data.length;
			return image;
		};
	}`)
	b.open(server.URL)
	var hidden int
	b.evaluate("watched.hidden ?? 0", &hidden)
	if hidden != 4 { // bytes of one pixel
		t.Errorf("the game got %d bytes of something else", hidden)
	}
	b.until("nothing to move", patience, b.still)
	b.shoot("drawn by the game")
}

// TestStart says how many bytes come and when the first picture is there: for the first time, with a browser that has been
// here before, and when the page is loaded again. It is for people, and fails for no machine that is slow.
func TestStart(t *testing.T) {
	if *rounds == 0 {
		t.Skip("nobody has asked for it")
	}
	times, bytes := map[string][]int{}, map[string][]int{}
	var all []string
	took := func(what string, ms, came int) {
		if times[what] == nil {
			all = append(all, what)
		}
		times[what], bytes[what] = append(times[what], ms), append(bytes[what], came)
	}
	for range *rounds {
		for _, one := range []struct{ name, dir string }{{"the game", *pages}, {"an empty program", *beside}} {
			if one.dir == "" {
				continue
			}
			t.Run(one.name, func(t *testing.T) { measure(t, one.name, one.dir, took) })
		}
	}
	for _, what := range all {
		slices.Sort(times[what])
		slices.Sort(bytes[what])
		middle := len(times[what]) / 2
		t.Logf("%-40s %5d ms, %8d bytes; all: %v ms", what, times[what][middle], bytes[what][middle], times[what])
	}
}

// measure measures one start of each kind.
func measure(t *testing.T, name, dir string, took func(what string, ms, came int)) {
	var lock sync.Mutex
	came := 0
	whole := web.Handler(dir)
	server := httptest.NewServer(http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		whole.ServeHTTP(counting{to, func(n int) {
			lock.Lock()
			defer lock.Unlock()
			came += n
		}}, r)
	}))
	defer server.Close()
	profile := t.TempDir()
	for i, how := range []string{"for the first time", "here before", "loaded again"} {
		t.Run(strconv.Itoa(i), func(t *testing.T) {
			b := newBrowser(t, "en", profile)
			b.beforehand(`{
				let shown;
				Object.defineProperty(globalThis, "portRoyalShown", {
					get: () => shown && (() => { globalThis.shownAfter ??= performance.now(); shown(); }),
					set(is) { shown = is; },
				});
			}`)
			start := func(again func()) {
				lock.Lock()
				came = 0
				lock.Unlock()
				again()
				var after float64
				b.until("the first picture", patience, func() bool {
					b.evaluate("globalThis.shownAfter ?? 0", &after)
					return after > 0
				})
				lock.Lock()
				defer lock.Unlock()
				took(name+", "+how, int(after), came)
			}
			if how != "loaded again" {
				start(func() { b.visit(server.URL) })
			} else {
				b.open(server.URL)
				time.Sleep(3 * time.Second) // as long as a player looks at it at least
				start(func() {
					b.evaluate("shownAfter = 0", nil)
					b.do("Page.reload", nil)
				})
			}
			time.Sleep(4 * time.Second) // the browser writes down what it has compiled
		})
	}
}

// counting counts the bytes of answers.
type counting struct {
	http.ResponseWriter
	count func(n int)
}

func (c counting) Write(content []byte) (int, error) {
	c.count(len(content))
	return c.ResponseWriter.Write(content)
}
