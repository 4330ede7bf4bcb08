//go:build e2eweb

package web

import (
	"net/http"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"portroyal/ui/words"
	"portroyal/web"
)

// said is what the page says.
func (b *browser) said() (sentence string) {
	b.t.Helper()
	b.evaluate(`document.getElementById("says")?.textContent ?? ""`, &sentence)
	return sentence
}

// says waits until the page says a sentence, and nothing else can be seen with it.
func (b *browser) says(sentence string) {
	b.t.Helper()
	b.until(sentence, patience, func() bool {
		var opacity string
		b.evaluate(`[document.getElementById("curtain")].map((is) => is ? getComputedStyle(is).opacity : "").join()`, &opacity)
		return b.said() == sentence && opacity == "1"
	})
}

// beforehand has a script run in each page before its own.
func (b *browser) beforehand(script string) {
	b.t.Helper()
	b.do("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": script})
}

// visit goes to a page that need not come to a picture.
func (b *browser) visit(address string) {
	b.t.Helper()
	b.do("Page.navigate", map[string]any{"url": address})
}

// clickOn clicks on a button of the page.
func (b *browser) clickOn(id string) {
	b.t.Helper()
	var button struct{ X, Y, Width, Height float64 }
	b.evaluate(`document.getElementById("`+id+`").getBoundingClientRect().toJSON()`, &button)
	if button.Width == 0 {
		b.t.Fatalf("the page does not offer %q; it says %q", id, b.said())
	}
	b.click(button.X+button.Width/2, button.Y+button.Height/2)
}

// TestWithoutWebGL: what cannot be drawn is told in the language of the browser.
func TestWithoutWebGL(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newBrowser(t, "nl", t.TempDir())
	b.beforehand("HTMLCanvasElement.prototype.getContext = () => null;")
	b.visit(server.URL)
	b.says(words.In("nl").T("page.picture.none"))
	b.shoot("without")
}

// TestOneTabHasTheGame: another one waits until the first is closed.
func TestOneTabHasTheGame(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newBrowser(t, "es", t.TempDir())
	b.open(server.URL)
	first := b.tab
	var made struct{ TargetID string }
	b.ask("", "Target.createTarget", map[string]any{"url": server.URL}, &made)
	b.toTab(made.TargetID)
	b.says(words.In("es").T("page.elsewhere"))
	b.shoot("elsewhere")
	b.ask(first, "Page.close", nil, nil)
	b.shown()
}

// TestThePictureIsLost: where the browser takes back what it draws with, the player is told, decides nothing without
// seeing it, and goes on after loading the page again.
func TestThePictureIsLost(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newWatched(t, "es", t.TempDir())
	b.begin(server.URL, against("captain"))
	b.decide(space)
	before := b.decided()
	b.evaluate(`document.querySelector("canvas").getContext("webgl").getExtension("WEBGL_lose_context").loseContext()`, nil)
	b.says(words.In("es").T("page.picture.lost"))
	b.shoot("lost")
	b.evaluate("document.activeElement.blur()", nil) // from the button, which these keys press
	for _, k := range []key{space, enter} {
		b.press(k)
	}
	time.Sleep(time.Second) // a decision is kept sooner
	if decided := b.decided(); decided != before {
		t.Errorf("%d decisions are kept, want %d", decided, before)
	}
	b.clickOn("again")
	b.shown()
	b.press(enter) // Continue
	b.until("the game to be on the table", patience, b.still)
	b.decide(enter)
}

// TestThePageFollowsTheLanguage: another language is that of the page too, as readers aloud and translators see it.
func TestThePageFollowsTheLanguage(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newWatched(t, "de", t.TempDir())
	b.blank(server.URL)
	b.keeps(map[string]string{settingsFile: saved(t, against(""))}) // a new player is asked for a name, which letters are for then
	b.open(server.URL)
	var page struct{ Lang, Title string }
	read := func() string {
		b.evaluate(`({ Lang: document.documentElement.lang, Title: document.title })`, &page)
		return page.Lang
	}
	if read() != "de" || page.Title != words.In("de").T("app.title") {
		t.Fatalf("the page is %+v in a German browser", page)
	}
	b.until("nothing to move", patience, b.still)
	b.press(letter('s'))
	b.until("the settings", patience, b.still)
	b.until("English", patience, func() bool {
		b.press(tab)
		b.press(left) // English stands beside German
		b.until("nothing to move", patience, b.still)
		return read() == "en"
	})
}

// TestFilesInTheBrowser: the tests of what keeps files are run on the files that the page gives to the program.
func TestFilesInTheBrowser(t *testing.T) {
	dir := t.TempDir()
	mux := http.NewServeMux()
	mux.Handle("/", web.Handler(*pages))
	mux.Handle("/test/", http.StripPrefix("/test/", web.Handler(dir)))
	server := httptest.NewServer(mux)
	defer server.Close()
	for _, of := range []string{"engine/wholefile", "engine/logbook", "ui/settings"} {
		t.Run(of, func(t *testing.T) {
			name := filepath.Base(of) + ".wasm"
			build := exec.Command("go", "test", "-c", "-tags", "ci", "-o", filepath.Join(dir, name), "./"+of)
			build.Dir = "../../.."
			build.Env = append(build.Environ(), "GOOS=js", "GOARCH=wasm")
			if said, err := build.CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, said)
			}
			b := newBrowser(t, "en", t.TempDir())
			b.beforehand("HTMLCanvasElement.prototype.getContext = () => null;") // the page is there, and no game
			b.visit(server.URL)
			b.says(words.In("en").T("page.picture.none"))
			var ran struct {
				Code int
				Said string
			}
			b.evaluate(`(async () => {
				const [files, support] = ["files.", "wasm_exec."].map((begins) =>
					Object.keys(portRoyal.files.scripts).find((name) => name.startsWith(begins)));
				const { openFiles, home } = await import("/" + files);
				let Said = "", Code = 0;
				Object.assign(globalThis, await openFiles("test", (text) => { Said += text; }));
				await import("/" + support);
				const go = new Go();
				go.argv = ["test", "-test.v"];
				go.env = { HOME: home, TMPDIR: home };
				go.exit = (code) => { Code = code; };
				await go.run((await WebAssembly.instantiateStreaming(fetch("/test/`+name+`"), go.importObject)).instance);
				return { Code, Said };
			})()`, &ran)
			if ran.Code != 0 || !strings.Contains(ran.Said, "PASS") {
				t.Errorf("ended with %d:\n%s", ran.Code, ran.Said)
			}
			t.Logf("%d tests", strings.Count(ran.Said, "--- PASS"))
		})
	}
}
