package portroyal

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// smallSizes are the smallest window, and what old screens and those with large units leave.
var smallSizes = []fyne.Size{stage.Smallest, {Width: 800, Height: 600}, {Width: 960, Height: 540}}

// crowded is a table with five players, contracts and a full harbour.
func crowded(b *bench) {
	b.t.Helper()
	on(decided(hotSeat("Ann", "Ben", "Cem", "Dora", "Eve")), func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Discover && len(v.Harbour()) > 4 && m.Turns() > 12
	})(b)
}

// covers are what can be over screens and tables besides what screens show.
var covers = []struct {
	name string
	to   func(*bench)
	open func(*bench)
}{
	{name: "crowded", to: crowded},
	{name: "crowded, log", to: func(b *bench) { b.settings.Log = settings.LogOpen; crowded(b) }},
	{name: "about", to: func(*bench) {}, open: func(b *bench) { b.Press(fyne.KeyS); b.Tap("start.about") }},
	{name: "menu of the game", to: crowded, open: func(b *bench) { b.Press(fyne.KeyEscape); b.Tap("menu.game") }},
	{name: "settings in a game", to: crowded, open: func(b *bench) { b.Press(fyne.KeyEscape); b.Tap("menu.settings") }},
	{name: "gallery in a game", to: crowded, open: func(b *bench) { b.Press(fyne.KeyEscape); b.Tap("menu.gallery") }},
	{name: "discards", to: crowded, open: keys(fyne.KeyB)},
	{name: "risk", to: crowded, open: keys(fyne.KeyO)},
	{name: "hint", to: crowded, open: keys(fyne.KeyH)},
}

// wordiest is the language in which the words on top take the most room, of those of which it has been told.
type wordiest struct {
	language words.Language
	room     float32
}

// told notes how much room the words on top take in a language.
func (w *wordiest) told(language words.Language, on fyne.CanvasObject) {
	var room float32
	for _, text := range visible.All[*canvas.Text](on) {
		room += text.MinSize().Width
	}
	if room > w.room {
		*w = wordiest{language, room}
	}
}

// inSizes shows a screen at sizes of the window, and what is opened over it: at the first size in every language, at the
// others in the one in which its words take the most room. What differs between languages is how long the words are, and
// the first size tells whether any of them are too long.
func (b *bench) inSizes(sizes []fyne.Size, open func(*bench), check func(about string)) {
	b.t.Helper()
	var most wordiest
	languages := words.Languages
	for _, size := range sizes {
		b.stage.CloseAll()
		b.window.Resize(size)
		for _, language := range languages {
			b.speak(language)
			if open != nil {
				open(b)
			}
			b.Pass(time.Second) // until everything is ready
			check(fmt.Sprint(size, " ", language))
			most.told(language, b.Top())
			if open != nil {
				b.stage.CloseAll()
			}
		}
		languages = []words.Language{most.language}
	}
}

// In the smallest windows everything that can be pressed is to be seen or can be scrolled to, on every screen and
// whatever is over it, and its words are in the window, in every language.
func TestEverythingIsReachedInSmallWindows(t *testing.T) {
	for _, screen := range append(screens[:len(screens):len(screens)], covers...) {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			b.inSizes(smallSizes, screen.open, func(about string) {
				b.WordsFit(about)
				b.PlatesAreHigh(about)
				b.Reachable(about)
			})
		})
	}
}

// What is over a screen goes on fitting into the window while that gets another size.
func TestEverythingIsReachedInOtherSizesMeanwhile(t *testing.T) {
	for _, screen := range append(screens[:len(screens):len(screens)], covers...) {
		if screen.open == nil {
			continue
		}
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			b.speak(words.German)
			b.window.Resize(fyne.NewSize(1280, 800))
			screen.open(b)
			for _, size := range []fyne.Size{{Width: 1600, Height: 1000}, {Width: 1280, Height: 800}, stagetest.Small} {
				b.window.Resize(size)
				b.Pass(time.Second)
				b.WordsFit(fmt.Sprint(size))
				b.Reachable(fmt.Sprint(size))
			}
			b.stage.CloseAll()
		})
	}
}
