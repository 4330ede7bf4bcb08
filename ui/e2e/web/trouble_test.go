//go:build e2eweb

package web

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"portroyal/ui/words"
	"portroyal/web"
)

// spoil serves the pages with something else in place of files that begin so.
func spoil(t *testing.T, begins string, spoiled func(to http.ResponseWriter, r *http.Request, whole http.Handler)) string {
	t.Helper()
	whole := web.Handler(*pages)
	server := httptest.NewServer(http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(path.Base(r.URL.Path), begins) {
			spoiled(to, r, whole)
			return
		}
		whole.ServeHTTP(to, r)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// fileOf is the name of the one file of the pages that begins so.
func fileOf(t *testing.T, begins string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(*pages, begins+"*"))
	if err != nil || len(found) != 1 {
		t.Fatalf("%s: %q, %v", begins, found, err)
	}
	return filepath.Base(found[0])
}

// cut hands out half of a file and closes the connection.
func cut(to http.ResponseWriter, r *http.Request, _ http.Handler) {
	content, err := os.ReadFile(filepath.Join(*pages, path.Base(r.URL.Path)))
	if err != nil {
		panic(err)
	}
	to.Header().Set("Content-Type", "application/wasm")
	to.Header().Set("Content-Encoding", "gzip")
	to.Header().Set("Content-Length", strconv.Itoa(len(content)))
	_, _ = to.Write(content[:len(content)/2])
	panic(http.ErrAbortHandler)
}

// TestWithoutEncryption: the game is played where a browser lacks what it gives only to pages that came encrypted, with
// sound, and there is something to copy to.
func TestWithoutEncryption(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	address := strings.Replace(server.URL, "127.0.0.1", unencrypted, 1)
	b := newWatched(t, "en", t.TempDir())
	b.beforehand(listen)
	b.begin(address, against("captain"))
	var trusted bool
	b.evaluate("isSecureContext || Boolean(globalThis.navigator.locks)", &trusted)
	if trusted {
		t.Fatal("the browser trusts the page as if it had come encrypted")
	}
	b.decide(space)
	b.until("sounds to be played", patience, b.sounds)
	var copied string // by what the toolkit takes for granted, and would end without
	b.evaluate(`navigator.clipboard.writeText("a position").then(() => navigator.clipboard.readText())`, &copied)
	if copied != "a position" {
		t.Errorf("a position is copied as %q", copied)
	}
	b.decide(enter)
}

// TestWithoutSound: where the browser cannot open a device, the game is played without.
func TestWithoutSound(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newWatched(t, "en", t.TempDir())
	b.beforehand(`globalThis.AudioContext = class { constructor() { throw new DOMException("no device", "NotSupportedError"); } };`)
	b.begin(server.URL, against("captain"))
	b.decide(space)
}

// TestNothingIsSaved: if a browser saves nothing for the page, the game says so before it begins, and can be played all
// the same.
func TestNothingIsSaved(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	const blocked = `{"profile":{"default_content_setting_values":{"cookies":2}}}`
	for _, one := range []struct{ name, language, preferences, script string }{
		{"blocked", "de", blocked, ""},
		{"without a database", "en", "", `
			for (const name of Object.getOwnPropertyNames(globalThis).filter((name) => /^(IDB|indexedDB)/.test(name))) {
				delete globalThis[name];
			}`},
		{"an unreadable database", "nl", "", `IDBDatabase.prototype.transaction = () => { throw new Error("unreadable"); };`},
	} {
		t.Run(one.name, func(t *testing.T) {
			profile := t.TempDir()
			if one.preferences != "" {
				file := filepath.Join(profile, "Default", "Preferences")
				if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(one.preferences), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			b := newWatched(t, one.language, profile)
			if one.script != "" {
				b.beforehand(one.script)
			}
			b.visit(server.URL)
			w := words.In(words.Language(one.language))
			b.says(w.T("page.unsaved"))
			b.shoot("unsaved " + one.name)
			b.clickOn("anyway")
			b.shown()
			b.until("nothing to move", patience, b.still)
			b.shoot("played unsaved " + one.name)
			b.evaluate(`document.querySelector("canvas").getContext("webgl").getExtension("WEBGL_lose_context").loseContext()`, nil)
			b.says(w.T("page.picture.unsaved"))
			b.shoot("lost unsaved " + one.name)
		})
	}
}

// TestTheDownloadBreaks: the page says how far it came, and loads the game again.
func TestTheDownloadBreaks(t *testing.T) {
	broken := true
	address := spoil(t, "portroyal.", func(to http.ResponseWriter, r *http.Request, whole http.Handler) {
		if broken {
			cut(to, r, whole)
		}
		whole.ServeHTTP(to, r)
	})
	b := newBrowser(t, "es", t.TempDir())
	b.visit(address)
	sentence := regexp.QuoteMeta(words.In("es").T("page.broken", "Percent", "PERCENT"))
	says := regexp.MustCompile("^" + strings.Replace(sentence, "PERCENT", "([1-9][0-9]?)", 1) + "$")
	b.until("the page to say that the download broke off", patience, func() bool { return says.MatchString(b.said()) })
	b.shoot("broken")
	broken = false
	b.clickOn("again")
	b.shown()
}

// TestHoweverTheServerSendsIt: the program starts whether the server has the browser unpack it or not, and whatever it
// says that it is.
func TestHoweverTheServerSendsIt(t *testing.T) {
	for name, header := range map[string]map[string]string{
		"as a file":                {"Content-Type": "application/gzip"},
		"as anything":              {"Content-Type": "application/octet-stream"},
		"unpacked, as a file":      {"Content-Type": "application/gzip", "Content-Encoding": "gzip"},
		"unpacked, as a program":   {"Content-Type": "application/wasm", "Content-Encoding": "gzip"},
		"packed, called a program": {"Content-Type": "application/wasm"},
	} {
		t.Run(name, func(t *testing.T) {
			address := spoil(t, "portroyal.", func(to http.ResponseWriter, r *http.Request, _ http.Handler) {
				for key, value := range header {
					to.Header().Set(key, value)
				}
				http.ServeFile(to, r, filepath.Join(*pages, path.Base(r.URL.Path)))
			})
			newBrowser(t, "en", t.TempDir()).open(address)
		})
	}
}

// TestAPartIsNotThere: the page says which part of the game the server does not hand out, or hands out damaged, and
// nothing of what is saved, which it knows nothing of.
func TestAPartIsNotThere(t *testing.T) {
	b := newBrowser(t, "en", t.TempDir())
	w := words.In("en")
	for _, begins := range []string{"portroyal.", "start.", "files.", "lent.", "touch.", "wasm_exec."} {
		file := fileOf(t, begins)
		for name, one := range map[string]struct {
			says    string
			instead http.HandlerFunc
		}{
			"missing": {w.T("page.refused", "File", file, "Status", "404"), http.NotFound},
			"another page": {w.T("page.damaged", "File", file), func(to http.ResponseWriter, _ *http.Request) {
				to.Header().Set("Content-Type", "text/html")
				_, _ = to.Write([]byte("<p>Welcome!"))
			}},
			"no connection": {w.T("page.failed"), func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }},
		} {
			t.Run(begins+name, func(t *testing.T) {
				b.visit(spoil(t, begins, func(to http.ResponseWriter, r *http.Request, _ http.Handler) { one.instead(to, r) }))
				b.says(one.says)
				b.shoot(name + " " + strings.TrimSuffix(begins, "."))
				b.clickOn("again") // is there
				b.says(one.says)
			})
		}
	}
	t.Run("half a program", func(t *testing.T) {
		b.visit(spoil(t, "portroyal.", func(to http.ResponseWriter, r *http.Request, _ http.Handler) {
			content, err := os.ReadFile(filepath.Join(*pages, path.Base(r.URL.Path)))
			if err != nil {
				panic(err)
			}
			_, _ = to.Write(content[:len(content)/2]) // and is content
		}))
		b.says(w.T("page.damaged", "File", fileOf(t, "portroyal.")))
	})
}

// TestWhatABrowserCannot: each thing that a browser lacks has its own sentence, in its language.
func TestWhatABrowserCannot(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	for _, one := range []struct {
		language words.Language
		id       words.ID
		script   string
	}{
		{"de", "page.program.none", "delete globalThis.WebAssembly;"},
		{"es", "page.program.old", "delete globalThis.DecompressionStream;"},
		{"nl", "page.unstarted", "delete globalThis.MessageChannel;"}, // without which the program ends
	} {
		b := newBrowser(t, string(one.language), t.TempDir())
		b.beforehand(one.script)
		b.visit(server.URL)
		b.says(words.In(one.language).T(one.id))
		b.shoot(string(one.id))
	}
}

// TestTheProgramEnds: the page says whether all that has been decided is saved, and it is. A database that can no longer
// be written to, which the game tells of itself, is no end.
func TestTheProgramEnds(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newWatched(t, "de", t.TempDir())
	b.begin(server.URL, against("captain"))
	const full = `IDBDatabase.prototype.transaction = () => {
		watched.refused = true;
		throw new DOMException("full", "QuotaExceededError");
	}; null`
	for _, one := range []struct {
		id   words.ID
		full bool
	}{{"page.stopped", false}, {"page.stopped.unsaved", true}} {
		before := b.decided()
		b.decide(space)
		if one.full {
			b.evaluate(full, nil)
			b.pressUntil(space, "another decision not to be saved", func() (is bool) {
				b.evaluate("watched.refused ?? false", &is)
				return is
			})
		}
		b.evaluate("delete globalThis.history; Object.defineProperty(globalThis, 'history', { value: {} }); null", nil)
		b.press(space) // the game looks there, and ends
		b.says(words.In("de").T(one.id))
		b.shoot(string(one.id))
		b.clickOn("again")
		b.shown()
		if after := b.decided(); after <= before {
			t.Errorf("%d decisions are saved, before %d", after, before)
		}
		b.press(enter) // Continue
		b.until("the game to be on the table", patience, b.still)
	}
}
