//go:build e2eweb

package web

import (
	"crypto/sha256"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/web"
)

// tablets are the sizes of pages on tablets, held across, and how high the lowest plates are there at least: they are 32
// pixels high for a mouse, should be 44 for a finger, and no screen has more room for them on the small one.
var tablets = []struct{ width, height, plate float64 }{{1180, 820, 44}, {1024, 768, 38}}

// newTablet is a browser of that size, whose player has fingers and no mouse.
func newTablet(t *testing.T, width, height float64) *browser {
	t.Helper()
	b := newWatched(t, "en", t.TempDir())
	b.do("Emulation.setDeviceMetricsOverride", map[string]any{
		"width": width, "height": height, "deviceScaleFactor": 1, "mobile": true,
	})
	b.do("Emulation.setTouchEmulationEnabled", map[string]any{"enabled": true, "maxTouchPoints": 2})
	t.Cleanup(func() {
		for _, line := range b.console {
			if strings.Contains(line, "call to released function") {
				t.Errorf("the page calls the program back where it no longer listens: %s", line)
			}
		}
	})
	return b
}

// point is a point of the page, in its pixels.
type point struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

// fingers says where fingers are now, a frame after what they have done last; the kind is touchStart, touchMove, touchEnd or
// touchCancel. The page goes by that time, however late a busy machine hears of it.
func (b *browser) fingers(kind string, at ...point) {
	b.t.Helper()
	if at == nil {
		at = []point{} // which is none, and not unknown
	}
	b.touched = b.touched.Add(16 * time.Millisecond)
	if now := time.Now(); kind == "touchStart" && now.After(b.touched) {
		b.touched = now
	}
	b.do("Input.dispatchTouchEvent", map[string]any{
		"type": kind, "touchPoints": at, "timestamp": float64(b.touched.UnixMilli()) / 1000,
	})
}

// hold lets time pass while fingers stay where they are.
func (b *browser) hold(so time.Duration) {
	time.Sleep(so)
	b.touched = b.touched.Add(so)
}

// tap puts a finger down and lifts it.
func (b *browser) tap(at point) {
	b.t.Helper()
	b.fingers("touchStart", at)
	b.fingers("touchEnd")
}

// drag moves a finger from one point to another, and lifts it when it has come to rest there.
func (b *browser) drag(from, to point) {
	b.t.Helper()
	b.fingers("touchStart", from)
	const steps = 10
	for i := range steps {
		part := float64(i+1) / steps
		b.fingers("touchMove", point{from.X + part*(to.X-from.X), from.Y + part*(to.Y-from.Y)})
	}
	b.hold(200 * time.Millisecond)
	b.fingers("touchEnd")
	b.until("nothing to move", patience, b.still)
}

// picture stands for what is seen: it is the same if the same is seen.
func (b *browser) picture() [sha256.Size]byte {
	b.t.Helper()
	b.until("nothing to move", patience, func() bool { return b.unmoved(800) }) // the bar beside what has been scrolled vanishes sooner
	return sha256.Sum256(b.screenshot())
}

// changes does something, and waits until something else is seen and nothing moves any more.
func (b *browser) changes(what string, does func()) {
	b.t.Helper()
	b.until("nothing to move", patience, b.still)
	before := sha256.Sum256(b.screenshot())
	does()
	b.until(what, patience, func() bool { return b.still() && sha256.Sum256(b.screenshot()) != before })
}

// pile is where the draw pile is in a game that has just begun, in a page of that height.
func pile(height float64) point { return point{60, 0.42 * height} }

// TestAFingerPlays: a tap is a click, and leaves nothing behind that belongs to a mouse; a finger that is held shows something
// for as long, and decides nothing. There is sound after the first touch.
func TestAFingerPlays(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	for _, size := range tablets {
		t.Run(strconv.Itoa(int(size.width)), func(t *testing.T) {
			b := newTablet(t, size.width, size.height)
			b.beforehand(listen)
			b.begin(server.URL, against(""))
			var scale float64
			b.evaluate("portRoyalScale", &scale)
			if plate := 32 * scale; plate < size.plate {
				t.Errorf("plates are %.0f pixels high, want %.0f", plate, size.plate)
			}
			at := pile(size.height)
			before, begun := b.picture(), b.decided()
			b.fingers("touchStart", at)
			b.hold(time.Second)
			if b.picture() == before {
				t.Error("nothing is shown while a finger is held")
			}
			b.shoot("held " + t.Name())
			b.fingers("touchEnd")
			time.Sleep(time.Second) // a decision is kept sooner
			if decided := b.decided(); decided != begun {
				t.Errorf("after a finger was held, %d decisions are kept, want %d", decided, begun)
			}
			if b.picture() != before {
				t.Error("what a finger has shown stays when it is lifted")
			}
			b.until("a tap to decide", patience, func() bool {
				b.tap(at)
				time.Sleep(time.Second)
				return b.decided() > begun
			})
			after := b.picture()
			b.shoot("tapped " + t.Name())
			time.Sleep(time.Second) // words under a mouse come sooner
			if b.picture() != after {
				t.Error("something is shown after a tap as if a mouse were there")
			}
			b.until("sounds to be played after touches alone", patience, b.sounds)
		})
	}
}

// TestAFingerTypes: where the game has a field to type in, a finger on it brings the keyboard on the screen, whose keys the
// browser does not name.
func TestAFingerTypes(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newTablet(t, 1180, 820)
	b.open(server.URL)
	typed := func() (is bool) {
		b.evaluate(`document.activeElement.id === "typed"`, &is)
		return is
	}
	b.tap(point{860, 706}) // the question for the player's name
	b.until("the keyboard", patience, typed)
	b.do("Input.insertText", map[string]any{"text": "Annab"})
	b.evaluate(`{
		const field = document.activeElement;
		field.value = field.value.slice(0, -1);
		field.dispatchEvent(new Event("input"));
	}`, nil)
	b.shoot("typed")
	b.press(enter)
	b.until("the name to be saved", patience, func() bool {
		return strings.Contains(b.read("/home/player/"+settingsFile), `"Anna"`)
	})
	b.until("the keyboard to go with the question", patience, func() bool { return !typed() })
}

// TestFingersAsAMouse: what fingers do is what the toolkit can hear.
func TestFingersAsAMouse(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	b := newTablet(t, 1180, 820)
	b.open(server.URL)
	b.evaluate(`{
		watched.heard = [];
		for (const kind of ["mousemove", "mousedown", "mouseup", "wheel"]) {
			document.addEventListener(kind, ({ button, clientX }) => {
				const what = kind === "mousemove" && clientX < 0 ? "leave" : kind + (button || "");
				if (watched.heard.at(-1) !== what) {
					watched.heard.push(what);
				}
			});
		}
	}`, nil)
	at, beside, below := point{600, 100}, point{700, 110}, point{610, 200}
	for _, one := range []struct {
		name string
		does func()
		want string
	}{
		{"a tap", func() { b.tap(at) }, "mousemove mousedown mouseup leave"},
		{"a finger that trembles", func() {
			b.fingers("touchStart", at)
			b.fingers("touchMove", point{at.X + 6, at.Y + 6})
			b.fingers("touchEnd")
		}, "mousemove mousedown mouseup leave"},
		{"held", func() {
			b.fingers("touchStart", at)
			b.hold(800 * time.Millisecond)
			b.fingers("touchMove", below) // what is enlarged follows it
			b.fingers("touchEnd")
		}, "mousemove leave"},
		{"up or down", func() { b.drag(at, below) }, "mousemove wheel leave"},
		{"sideways", func() { b.drag(at, beside) }, "mousemove mousedown mousemove mouseup leave"},
		{"two fingers", func() {
			b.fingers("touchStart", at)
			b.fingers("touchStart", at, beside)
			b.fingers("touchEnd", at)
			b.fingers("touchEnd")
		}, "mousemove mousedown2 mouseup2 leave"},
		{"two fingers that move apart", func() {
			b.fingers("touchStart", at)
			b.fingers("touchStart", at, beside)
			b.fingers("touchMove", point{500, 100}, point{800, 110})
			b.fingers("touchEnd")
		}, "mousemove leave"},
		{"taken away", func() {
			b.fingers("touchStart", at)
			b.fingers("touchCancel")
		}, "mousemove leave"},
		{"a tap on what goes on moving only stops it", func() {
			b.fingers("touchStart", at)
			for y := at.Y; y < 400; y += 50 {
				b.fingers("touchMove", point{at.X, y})
			}
			b.fingers("touchEnd")
			time.Sleep(100 * time.Millisecond)
			b.tap(at)
		}, "mousemove wheel leave"},
		{"a tap that a busy game is late to hear", func() {
			b.evaluate(`{
				const heard = portRoyalHeard;
				globalThis.portRoyalHeard = (then) => setTimeout(() => {
					watched.heard.push("late");
					heard(then);
				}, 300);
			}`, nil)
			b.tap(at)
		}, "mousemove mousedown late mouseup late leave"},
	} {
		t.Run(one.name, func(t *testing.T) {
			b.evaluate("watched.heard = []", nil)
			one.does()
			var heard []string
			b.until("the mouse to leave", patience, func() bool {
				b.evaluate("watched.heard", &heard)
				return slices.Contains(heard, "leave")
			})
			if is := strings.Join(heard, " "); is != one.want {
				t.Errorf("the toolkit hears %q, want %q", is, one.want)
			}
		})
	}
}

// played is a game among two persons who have decided so often, as it is saved.
func played(t *testing.T, seed uint64, decisions int) string {
	t.Helper()
	options := portroyal.DefaultOptions()
	options.Players = 2
	game, err := match.New(match.Setup{Options: options, Seats: []match.Seat{{Name: "Ann"}, {Name: "Ben"}}, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for i := range decisions {
		legal := game.Legal()
		if _, err := game.Play(legal[i%len(legal)]); err != nil {
			t.Fatal(err)
		}
	}
	var text strings.Builder
	if err := game.Record().Write(&text); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// TestAFingerScrolls: what a finger is on stays under it, however fast it moves: once it has come back all is as it was.
func TestAFingerScrolls(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	files := map[string]string{settingsFile: saved(t, against(""))}
	for seed := range uint64(30) {
		files[".local/share/portroyal/games/"+strconv.Itoa(int(seed))+".json"] = played(t, seed, 5)
	}
	for _, size := range tablets {
		t.Run(strconv.Itoa(int(size.width)), func(t *testing.T) {
			b := newTablet(t, size.width, size.height)
			b.blank(server.URL)
			b.keeps(files)
			b.open(server.URL)
			// The way is 1 for down and -1 for up.
			scrolls := func(what string, at point, way float64) {
				t.Helper()
				b.until("nothing to move", patience, b.still)
				moves := func(by float64) { b.fingers("touchMove", point{at.X, at.Y + way*by}) }
				b.fingers("touchStart", at)
				const begun = 20.25 // which no rounding to pixels makes another one
				back := false
				for tries := 0; tries < 3 && !back; tries++ { // pictures in a list may come at any time
					moves(begun)
					before := b.picture()
					for by := begun; by < 50; by += 3 {
						moves(by)
					}
					if b.picture() == before {
						t.Errorf("%s: a finger scrolls nothing", what)
					}
					b.shoot("scrolled " + what + " " + t.Name())
					moves(begun)
					back = b.picture() == before
				}
				if !back {
					t.Errorf("%s: what a finger has scrolled is not where it was once the finger has come back", what)
				}
				b.fingers("touchEnd")
			}
			middle := point{0.4 * size.width, 0.6 * size.height}
			opens := func(what string, by key) { b.changes(what, func() { b.press(by) }) }
			opens("the cards", letter('c'))
			scrolls("the cards", middle, -1)
			opens("the start screen", escape)
			opens("the rulebook", f1)
			scrolls("what is in the rulebook", point{0.12 * size.width, middle.Y}, -1)
			opens("the start screen", escape)
			opens("the list of games", letter('g'))
			scrolls("the list of games", middle, -1)
			opens("the start screen", escape)
			b.changes("the game on the table", func() { b.drop(played(t, 99, 100)) })
			opens("the log", letter('l'))
			scrolls("the log", point{0.9 * size.width, 0.5 * size.height}, 1)
		})
	}
}
