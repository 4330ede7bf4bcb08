package portroyal

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
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

// In the smallest windows everything that can be pressed is to be seen or can be scrolled to, on every screen and
// whatever is over it, and its words are in the window, in every language.
func TestEverythingIsReachedInSmallWindows(t *testing.T) {
	for _, screen := range append(screens[:len(screens):len(screens)], covers...) {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			for _, size := range smallSizes {
				b.stage.CloseAll()
				b.window.Resize(size)
				for _, language := range words.Languages {
					b.speak(language)
					if screen.open != nil {
						screen.open(b)
					}
					b.Pass(time.Second) // until everything is ready
					b.WordsFit(fmt.Sprint(size, " ", language))
					b.PlatesAreHigh(fmt.Sprint(size, " ", language))
					b.Reachable(fmt.Sprint(size, " ", language))
					if screen.open != nil {
						b.stage.CloseAll()
					}
				}
			}
		})
	}
}
