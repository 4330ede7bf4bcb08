package setup

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/seen"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// sizes are windows from the smallest to 4K.
var sizes = []fyne.Size{
	stage.Smallest, fyne.NewSize(960, 540), small, usual, fyne.NewSize(3840, 2160),
}

// area is a part of the window.
type area struct{ from, to fyne.Position }

func areaOf(object fyne.CanvasObject) area {
	at := seen.Place(object)
	return area{at, at.AddXY(object.Size().Width, object.Size().Height)}
}

// slight allows for rounding errors in lengths.
const slight = 0.5

func (a area) beside(b area) bool {
	return a.to.X <= b.from.X+slight || b.to.X <= a.from.X+slight ||
		a.to.Y <= b.from.Y+slight || b.to.Y <= a.from.Y+slight
}

// fits checks that nothing on the screen is outside the window or overlaps another text or control. Scrolled
// content may be above or below the window.
func (b *bench) fits(what string) {
	b.t.Helper()
	if need, has := b.scroll.Content.MinSize().Width, b.scroll.Size().Width; need > has+slight {
		b.t.Errorf("%s: the scrolled content needs %v of %v in width", what, need, has)
	}
	inside := func(name string, a area) {
		if a.from.X < -slight || a.to.X > b.Size.Width+slight {
			b.t.Errorf("%s: %s extends from %v to %v in a window of %v", what, name, a.from, a.to, b.Size)
		}
	}
	type ink struct {
		text string
		area area
	}
	for _, part := range []fyne.CanvasObject{b.body, b.Root} {
		var written []ink
		for _, text := range seen.All[*canvas.Text](part) {
			from, to := seen.Ink(text)
			if at, is := areaOf(text), (area{from, to}); text.Text == "" {
				continue
			} else if is.to.X > at.to.X+slight && text.Alignment == fyne.TextAlignLeading {
				b.t.Errorf("%s: %q needs %v and has %v", what, text.Text, to.X-from.X, text.Size().Width)
			}
			inside(text.Text, area{from, to})
			from.Y, to.Y = from.Y+text.TextSize/4, to.Y-text.TextSize/4 // lines of a paragraph overlap a little
			written = append(written, ink{text.Text, area{from, to}})
		}
		if part == fyne.CanvasObject(b.Root) {
			break // scrolled out of view, below the foot
		}
		for i, one := range written {
			for _, other := range written[:i] {
				if !one.area.beside(other.area) {
					b.t.Errorf("%s: %q and %q overlap", what, one.text, other.text)
				}
			}
		}
	}
	var pressed []area
	for name, object := range b.Setup.focus.names {
		if object, ok := object.(fyne.CanvasObject); ok && name != "back" && name != "begin" {
			is := areaOf(object)
			inside(name, is)
			for _, other := range pressed {
				if !is.beside(other) {
					b.t.Errorf("%s: %s overlaps something else at %v", what, name, other)
				}
			}
			pressed = append(pressed, is)
		}
	}
}

// With everything unfolded, in every language and at every size, nothing is outside the window or overlaps
// anything else.
func TestCustomisingFitsTheWindow(t *testing.T) {
	for _, size := range sizes {
		for _, language := range words.Languages {
			b := newBench(t, nil, size, language)
			b.fold()
			for _, p := range presets {
				b.preset(string(p.name))
				what := fmt.Sprintf("%v, %s, %s", size, language, p.name)
				for _, players := range []int{0, len(b.Setup.focus.names["players"].(*widgets.Picks).List()) - 1} {
					b.choose("players", players)
					b.preset(string(p.name))
					b.fits(fmt.Sprintf("%s, %d players", what, b.settled().Options.Players))
				}
				for _, name := range b.names() {
					toggle, is := b.Setup.focus.names[name].(*widgets.Toggle)
					if !is || toggle.Forbidden() {
						continue
					}
					b.flip(name)
					b.fits(what + ", and " + name)
					b.flip(name)
				}
			}
		}
	}
}

// Every number that ends a game is shown in full, and nothing moves while it is chosen.
func TestNumbersAreWrittenWhole(t *testing.T) {
	for _, size := range sizes {
		for _, language := range words.Languages {
			for _, name := range []string{"base", "together"} {
				b := newBench(t, nil, size, language)
				b.fold()
				b.preset(name)
				for id, object := range b.Setup.focus.names {
					slider, is := object.(*widgets.Slider)
					if !is {
						continue
					}
					at := seen.Place(slider)
					for value := slider.Min; value <= slider.Max; value++ {
						slider.SetValue(value)
						what := fmt.Sprintf("%v, %s, %s %v", size, language, id, value)
						if says := b.stage.Words.N(words.ID(id), int(value)); !seen.Says(b.body, says) {
							t.Errorf("%s: %q is not shown", what, says)
						}
						if seen.Place(slider) != at {
							t.Fatalf("%s: the slider moves from %v to %v", what, at, seen.Place(slider))
						}
					}
					b.fits(fmt.Sprintf("%v, %s, %s", size, language, id))
				}
			}
		}
	}
}
