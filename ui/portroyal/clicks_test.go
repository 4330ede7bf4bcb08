package portroyal

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/outline"
	"portroyal/ui/seen"
	"portroyal/ui/widgets"
)

// unheard lists points of the window at which a click on something that answers clicks is taken by something above
// it that does not: one for each pair of them.
func unheard(on fyne.Canvas) (found []string) {
	takers := seen.Takers(seen.Top(on))
	deaf := func(t seen.Taker) bool {
		if _, tappable := t.Object.(fyne.Tappable); !tappable {
			return true
		}
		idle, can := t.Object.(interface{ Deaf() bool })
		return can && idle.Deaf()
	}
	// The search ends at an overlay's ground, at things that keep clicks from the table, and at a long list.
	blocks := func(t seen.Taker) bool {
		switch t.Object.(type) {
		case *widget.PopUp, *widgets.Rows:
			return true
		case *widgets.Area:
			return deaf(t)
		}
		return false
	}
	known := map[[2]fyne.CanvasObject]bool{}
	size := on.Size()
	for y := float32(1); y < size.Height; y += 4 {
		for x := float32(1); x < size.Width; x += 4 {
			at := fyne.NewPos(x, y)
			var top *seen.Taker
			for i := range slices.Backward(takers) {
				taker := &takers[i]
				if !taker.Has(at) {
					continue
				}
				if top == nil {
					top = taker
				}
				if blocks(*taker) {
					break
				}
				if deaf(*taker) {
					continue
				}
				if pair := [2]fyne.CanvasObject{top.Object, taker.Object}; top != taker && !known[pair] {
					known[pair] = true
					found = append(found, fmt.Sprintf("at %v, %T takes the click meant for %T", at, top.Object, taker.Object))
				}
				break
			}
		}
	}
	return found
}

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
		if len(seen.All[*widgets.Tile](b.Top())) < 2 {
			b.t.Fatal("there is no hint")
		}
	}},
	{"log", func(b *bench) {
		on(decided(hotSeat("Ann", "Ben", "Cem")), func(m *match.Match) bool { return m.Turns() > 6 })(b)
		b.Press(fyne.KeyL)
	}},
}

// replayed opens a finished game of somebody who has played it, in the middle.
func replayed(b *bench) {
	on(decided(hotSeat("Ann", "Ben", "Cem")), isOver)(b)
	game := b.game
	b.ShowStart()
	b.sit(game, true)
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
			for _, problem := range unheard(b.window.Canvas()) {
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
