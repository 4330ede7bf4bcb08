package portroyal

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/aloud/aloudtest"
	"portroyal/ui/outline"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// watched are screens besides the golden ones on which there is something to click.
var watched = []struct {
	name string
	to   func(*bench)
}{
	{"replay", replayed},
	{"replay-log", func(b *bench) { replayed(b); b.Press(fyne.KeyL) }},
	{"hint", func(b *bench) {
		on(decided(hotSeat("Ann", "Ben", "Cem")), func(m *match.Match) bool {
			v := m.View()
			return m.Turns() > 6 && v.Phase() == portroyal.Discover && len(v.Harbour()) > 2
		})(b)
		b.Press(fyne.KeyH)
		if len(visible.All[*widgets.Tile](b.Top())) < 2 {
			b.t.Fatal("there is no hint")
		}
	}},
	{"log", func(b *bench) {
		on(decided(hotSeat("Ann", "Ben", "Cem")), func(m *match.Match) bool { return m.Turns() > 6 })(b)
		b.Press(fyne.KeyL)
	}},
}

// long are the screens with lists of things of one kind, as the turns of a game, or with pages to read.
var long = []string{
	"puzzles", "days", "gallery", "gallery-contracts", "help", "help-playing", "review", "review-together", "statistics", "ending",
	"ending-contracts", "ending-shared", "ending-expedition-required",
}

// Who only hears a screen does not get lost on it, whatever the language. A table may have much to say.
func TestNobodyGetsLost(t *testing.T) {
	for i, screen := range screens {
		t.Run(screen.name, func(t *testing.T) {
			b, tabled := newBench(t, nil), strings.HasPrefix(screen.name, "table")
			screen.to(b)
			b.speak(words.Languages[i%len(words.Languages)])
			if screen.open != nil {
				screen.open(b)
			}
			for _, problem := range aloudtest.Lost(b.stage.Stage, tabled || slices.Contains(long, screen.name)) {
				t.Error(problem)
			}
		})
	}
}

// replayed opens a finished game of somebody who has played it, in the middle.
func replayed(b *bench) {
	on(decided(hotSeat("Ann", "Ben", "Cem")), isOver)(b)
	game := b.game
	b.ShowStart()
	b.Sit(game, true)
	b.Press(fyne.KeyHome)
	for range 40 {
		b.Press(fyne.KeyRight)
	}
}

// Wherever something answers a click, nothing that does not takes the click away from it: an explanation over it,
// a card that cannot be taken, a frame; and whatever says that it can be pressed is reached by a click.
func TestNothingSwallowsClicks(t *testing.T) {
	all := watched
	for _, screen := range screens {
		all = append(all, struct {
			name string
			to   func(*bench)
		}{screen.name, func(b *bench) {
			screen.to(b)
			if screen.open != nil {
				screen.open(b)
			}
		}})
	}
	for _, screen := range all {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			b.Pass(time.Second)
			for _, problem := range b.Unheard() {
				t.Error(problem)
			}
			for _, problem := range aloudtest.Unspoken(b.stage.Stage) {
				t.Error(problem)
			}
			for _, press := range outline.Presses(b.window.Canvas()) {
				if !press.Reached && screen.name != "voyage" { // there a layer over the table lets through only what is lit
					t.Errorf("no click gets to %s at %v", press.Name, press.At)
				}
			}
		})
	}
}
