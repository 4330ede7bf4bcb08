//go:build e2eweb

package web

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
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

// file is the file of the one game.
func (b *browser) file() (content string) {
	b.t.Helper()
	games := b.games()
	if len(games) != 1 {
		b.t.Fatalf("there are %d games, want 1", len(games))
	}
	return b.read(games[0].Path)
}

// read reads a file in the browser's database; it is empty if there is none.
func (b *browser) read(path string) (content string) {
	b.t.Helper()
	b.evaluate(`new Promise((done, failed) => {
		const asked = indexedDB.open("port-royal");
		asked.onerror = () => failed(asked.error);
		asked.onsuccess = () => {
			const file = asked.result.transaction("files").objectStore("files").get(`+strconv.Quote(path)+`);
			file.onsuccess = () => {
				asked.result.close();
				done(new TextDecoder().decode(file.result?.data));
			};
		};
	})`, &content)
	return content
}

// match is the one game as it is kept.
func (b *browser) match() *match.Match { return loaded(b, transcript.Read, match.Load) }

// loaded is the one game as it is kept, whichever game it is of.
func loaded[R, G any](b *browser, read func(io.Reader) (R, error), load func(R) (G, error)) G {
	b.t.Helper()
	record, err := read(strings.NewReader(b.file()))
	if err != nil {
		b.t.Fatal(err)
	}
	game, err := load(record)
	if err != nil {
		b.t.Fatal(err)
	}
	return game
}

// awaited reports whether the game waits for a person.
func (b *browser) awaited() bool {
	b.t.Helper()
	return len(b.games()) == 0 || b.match().Thinker() == nil // it is kept with the first decision
}

// may reports whether a person who is waited for may do something that is not about a card of its own. A game that has just begun
// is kept with its first decision, which is to turn up a card.
func (b *browser) may(do portroyal.ActionKind) bool {
	b.t.Helper()
	if len(b.games()) == 0 {
		return do == portroyal.RevealNext
	}
	return slices.Contains(b.match().Legal(), portroyal.Action{Kind: do})
}

// decided is how much has been decided in all games.
func (b *browser) decided() (all int) {
	b.t.Helper()
	for _, game := range b.games() {
		all += game.Actions
	}
	return all
}

// blank shows something else of the server, so that what the browser keeps of it can be seen to.
func (b *browser) blank(address string) {
	b.t.Helper()
	b.do("Page.navigate", map[string]any{"url": address + "/other"})
	b.until("a page", patience, func() bool {
		var is bool
		b.evaluate(`location.pathname === "/other" && document.readyState === "complete"`, &is)
		return is
	})
}

// begin opens the game with a set-up that was played last, so that P begins it.
func (b *browser) begin(address string, from settings.Settings) {
	b.t.Helper()
	b.blank(address)
	b.keeps(map[string]string{settingsFile: saved(b.t, from)})
	began := time.Now()
	b.open(address)
	before := b.pictures()
	b.press(letter('p'))
	b.until("the game to be on the table", patience, func() bool { return b.pictures() > before })
	b.t.Logf("from the address to the table, by the keyboard: %v", time.Since(began))
	b.until("nothing to move", patience, b.still)
}

// settingsFile is where the game keeps its settings in the player's folder.
const settingsFile = ".config/portroyal/settings.json"

// saved are settings as they are saved.
func saved(t *testing.T, from settings.Settings) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "settings.json")
	if err := from.Save(file); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// keeps puts files into the browser's database, by their names in the player's folder.
func (b *browser) keeps(files map[string]string) {
	b.t.Helper()
	text, err := json.Marshal(files)
	if err != nil {
		b.t.Fatal(err)
	}
	b.evaluate(`new Promise((done, failed) => {
		const asked = indexedDB.open("port-royal", 1);
		asked.onerror = () => failed(asked.error);
		asked.onupgradeneeded = () => asked.result.createObjectStore("files");
		asked.onsuccess = () => {
			const all = asked.result.transaction("files", "readwrite").objectStore("files");
			for (const [name, content] of Object.entries(`+string(text)+`)) {
				const path = "/home/player/" + name;
				for (let at = path.lastIndexOf("/"); at > "/home/player".length; at = path.lastIndexOf("/", at - 1)) {
					all.put({ mode: 0o040755, time: 0 }, path.slice(0, at));
				}
				all.put({ mode: 0o100644, time: 0, data: new TextEncoder().encode(content) }, path);
			}
			all.transaction.oncomplete = () => { asked.result.close(); done(); };
			all.transaction.onabort = () => failed(all.transaction.error);
		};
	})`, nil)
}

// against is a game of one person, who begins, against computer players, or against other persons for "".
func against(players ...string) settings.Settings {
	seed := uint64(7)
	from := settings.Default()
	from.Speed, from.AutoPass = settings.SpeedFast, false // every decision is a key
	options := portroyal.DefaultOptions()
	options.Players = uint8(len(players) + 1)
	progress.Of(&from).Setup = &progress.Setup{
		Options: options, Seed: &seed,
		Seats: []progress.Seat{{Name: "Ann"}},
	}
	for i, player := range players {
		progress.Of(&from).Setup.Seats = append(progress.Of(&from).Setup.Seats, progress.Seat{Name: "Ben " + player, Player: player, Colour: i + 1})
	}
	return from
}

// newWatched starts a browser that counts the pictures of every page.
func newWatched(t *testing.T, language, profile string) *browser {
	t.Helper()
	b := newBrowser(t, language, profile)
	b.do("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": watch})
	return b
}

// watch counts the pictures that the game draws from now on in every page, and says for each key how long it takes to
// the end of the next one.
const watch = `
	globalThis.watched = { pressed: 0, pictures: 0, last: 0, keys: [], gap: 0 };
	let drawing = false, frame = 0;
	addEventListener("keydown", (event) => { watched.pressed = event.timeStamp; }, true);
	const draw = WebGLRenderingContext.prototype.drawArrays;
	WebGLRenderingContext.prototype.drawArrays = function (...args) {
		draw.apply(this, args);
		if (drawing) {
			return;
		}
		drawing = true;
		const of = watched.pressed;
		watched.pressed = 0;
		requestAnimationFrame(() => setTimeout(() => { // a timer comes after the picture
			drawing = false;
			watched.pictures++;
			watched.last = performance.now();
			if (of) {
				watched.keys.push(watched.last - of);
			}
		}));
	};
	const next = (now) => {
		watched.gap = Math.max(watched.gap, frame ? now - frame : 0);
		frame = now;
		requestAnimationFrame(next);
	};
	requestAnimationFrame(next);
`

// listen notes whether sounds are played.
const listen = `{
	const suspend = AudioContext.prototype.suspend; // which the game does with a device that it has opened
	AudioContext.prototype.suspend = function () {
		watched.device = true;
		return suspend.apply(this);
	};
}`

// sounds reports whether sounds are played.
func (b *browser) sounds() (is bool) {
	b.evaluate("watched.device ?? false", &is)
	return is
}

// pictures is how many pictures the game has drawn.
func (b *browser) pictures() (n int) {
	b.evaluate("watched.pictures", &n)
	return n
}

// keysShown is how many keys have been followed by a picture.
func (b *browser) keysShown() (n int) {
	b.evaluate("watched.keys.length", &n)
	return n
}

// still reports whether nothing has moved for a while: a time in which the browser could have drawn thrice, and the game has
// heard of all that has been done, however busy the machine is.
func (b *browser) still() bool { return b.unmoved(400) }

// unmoved is still for so many milliseconds.
func (b *browser) unmoved(ms int) (is bool) {
	b.evaluate(fmt.Sprintf(`(async () => {
		const heard = () => new Promise((done) => { globalThis.portRoyalHeard ? portRoyalHeard(done) : done(); });
		await heard();
		for (let i = 0; i < 3; i++) {
			await new Promise(requestAnimationFrame);
		}
		await heard();
		return performance.now() - watched.last > %d;
	})()`, ms), &is)
	return is
}

// decide presses a key until something more is kept to have been decided.
func (b *browser) decide(k key) {
	b.t.Helper()
	before := b.decided()
	b.pressUntil(k, "another decision to be kept", func() bool { return b.decided() > before })
	b.until("nothing to move", patience, b.still)
}

// pressUntil presses a key until something is so: on a busy machine the game may not wait for it yet.
func (b *browser) pressUntil(k key, what string, so func() bool) {
	b.t.Helper()
	const again = 8 * time.Second
	var pressed time.Time
	b.until(what, patience, func() bool {
		if time.Since(pressed) > again {
			b.press(k)
			pressed = time.Now()
		}
		return so()
	})
}

// meanwhile does something over and over until something is so, however many decisions that takes: there is patience for each.
func (b *browser) meanwhile(what string, so func() bool, does func()) {
	b.t.Helper()
	for is := so(); !is; {
		decided := b.decided()
		b.until(what, patience, func() bool {
			does()
			is = so()
			return is || b.decided() > decided
		})
	}
}

// TestPlayAndGoOn: a turn is played by the keyboard, and the game goes on after the page was loaded again.
func TestPlayAndGoOn(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newWatched(t, "de", t.TempDir())
	began := time.Now()
	b.open(server.URL)
	t.Logf("the first picture after %v", time.Since(began))
	b.shoot("start")
	b.beforehand(listen)
	b.begin(server.URL, against("captain"))
	b.decide(space)
	b.shoot("game")
	b.until("sounds to be played after keys alone", patience, b.sounds)
	b.decide(enter) // stop; the person may take now
	before := b.games()
	b.do("Page.reload", nil)
	b.shown()
	b.shoot("again")
	after := b.games()
	if len(before) != 1 || len(after) != 1 || after[0].Path != before[0].Path || after[0].Actions < before[0].Actions {
		t.Fatalf("after loading again there is %v, before %v", after, before)
	}
	b.press(enter) // Continue
	b.until("the game to be on the table", patience, b.still)
	b.shoot("continued")
	b.decide(enter) // pass; then the others play
	b.keepsForGood()
	if last := b.games(); len(last) != 1 || last[0].Path != before[0].Path {
		t.Errorf("another game went on: %v", last)
	}
}

// keepsForGood leaves the game, whereupon the browser is asked to keep it for good. Whether it does is its own affair.
func (b *browser) keepsForGood() {
	b.t.Helper()
	b.evaluate("navigator.storage.persist = () => { watched.asked = true; return Promise.resolve(false); }", nil)
	b.press(escape)
	b.until("the menu", patience, b.still)
	b.press(up) // from the last of its ways, which leaves the game
	b.press(enter)
	b.until("the browser to be asked", patience, func() (is bool) {
		b.evaluate("watched.asked ?? false", &is)
		return is
	})
}

// TestBack: going back in the browser leads to the menu, and twice always leaves; from the start screen once does.
func TestBack(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newWatched(t, "en", t.TempDir())
	b.begin(server.URL, against("")) // from another page, to which going back leads
	b.decide(space)
	inGame := func() (is bool) {
		b.evaluate(`document.getElementById("curtain") !== null`, &is)
		return is
	}
	// back goes back and waits for a picture, or for the other page.
	back := func() {
		t.Helper()
		before := b.pictures()
		b.evaluate("history.back()", nil)
		b.do("Input.dispatchKeyEvent", map[string]any{ // let go of after Alt, together with which it has asked to go back
			"type": "keyUp", "key": left.name, "code": left.code, "windowsVirtualKeyCode": left.number,
		})
		b.until("something to happen", patience, func() bool { return !inGame() || b.pictures() > before })
	}
	for range 3 {
		back()
		if !inGame() {
			t.Fatal("the page is left from the table")
		}
		b.until("the menu", patience, b.still)
		b.shoot("back")
		b.press(enter) // goes on with the game
		b.until("the table", patience, b.still)
	}
	back()
	back()
	if inGame() {
		t.Fatal("going back twice does not leave the page")
	}
	b.evaluate("history.forward()", nil)
	b.until("the page to be loaded again", patience, inGame)
	b.shown()
	b.press(letter('s'))
	b.until("the settings", patience, b.still)
	back()
	if !inGame() {
		t.Fatal("the page is left from the settings")
	}
	b.until("the start screen", patience, b.still)
	b.press(tab) // not a way anywhere, but something that the player does
	b.evaluate("history.back()", nil)
	b.until("the page to be left", patience, func() bool { return !inGame() })
}

// TestDrop: a copy of a game that is dropped on the page is saved, and put on the table.
func TestDrop(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	first := newWatched(t, "en", t.TempDir())
	first.begin(server.URL, against(""))
	first.decide(space)
	game := first.file()

	second := newWatched(t, "en", t.TempDir())
	second.open(server.URL)
	second.drop(game)
	second.until("the game to be kept", patience, func() bool { return second.decided() == first.decided() })
	second.until("the game to be on the table", patience, second.still)
	second.shoot("dropped")
	second.decide(space)
}

// drop drops a copy of a game on the page.
func (b *browser) drop(game string) {
	b.t.Helper()
	b.evaluate(`{
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([`+strconv.Quote(game)+`], "copy.portroyal"));
		document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
	}`, nil)
}

// TestEveryKeyIsShown: each card that a player turns up is shown, also while others think.
func TestEveryKeyIsShown(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	for _, one := range []struct {
		name    string
		others  []string
		late    time.Duration // how much later than it could the browser shows pictures, as on a busy machine
		reveals int
	}{
		{"among people", []string{""}, 0, 12},
		{"against governors", []string{"governor", "governor", "governor"}, 0, 12},
		{"on a busy machine", []string{""}, 3 * time.Second, 2},
	} {
		t.Run(one.name, func(t *testing.T) {
			b := newWatched(t, "en", t.TempDir())
			b.begin(server.URL, against(one.others...))
			b.evaluate(fmt.Sprintf(`{
				const request = requestAnimationFrame;
				globalThis.requestAnimationFrame = (frame) => setTimeout(() => request(frame), %d);
			}`, one.late.Milliseconds()), nil)
			b.reveal(one.reveals)
		})
	}
}

// reveal turns up so many cards, with whatever is between, and says how soon they were shown.
func (b *browser) reveal(reveals int) {
	b.t.Helper()
	var keys []float64
	for tries := 0; len(keys) < reveals; tries++ {
		b.meanwhile("the others", b.awaited, func() {})
		k := space
		switch {
		case b.may(portroyal.Dock):
			k = letter('d')
		case tries%4 == 3 && b.may(portroyal.Stop) || !b.may(portroyal.RevealNext): // stop, or pass
			k = enter
		}
		b.evaluate("watched.pressed = 0, watched.gap = 0", nil)
		before := b.keysShown()
		b.decide(k)
		if k != space {
			continue
		}
		// The card is kept before it is drawn, and a busy machine draws it later.
		b.until("the card that key "+strconv.Itoa(tries)+" has turned up", patience, func() bool {
			return b.keysShown() > before
		})
		var seen struct {
			Keys []float64
			Gap  float64
		}
		b.evaluate("({ Keys: watched.keys, Gap: watched.gap })", &seen)
		last := seen.Keys[len(seen.Keys)-1]
		b.t.Logf("shown after %.0f ms; at most %.0f ms without a picture", last, seen.Gap)
		keys = append(keys, last)
	}
	slices.Sort(keys)
	b.t.Logf("a key is shown after %.0f ms, at most %.0f ms", keys[len(keys)/2], keys[len(keys)-1])
}
