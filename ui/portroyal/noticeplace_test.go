package portroyal

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/shell"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// spot is a part of the window.
type spot struct {
	at   fyne.Position
	size fyne.Size
}

// pressable are the parts of a screen that react to the pointer and can be seen, so none that are scrolled away, nor
// those that only catch clicks on nothing.
func pressable(screen fyne.CanvasObject) map[fyne.CanvasObject]spot {
	found := map[fyne.CanvasObject]spot{}
	scrolls := visible.All[*container.Scroll](screen)
	within := func(s spot, scroll *container.Scroll) spot {
		from, size := visible.Place(scroll), scroll.Size()
		to := fyne.NewPos(min(s.at.X+s.size.Width, from.X+size.Width), min(s.at.Y+s.size.Height, from.Y+size.Height))
		at := fyne.NewPos(max(s.at.X, from.X), max(s.at.Y, from.Y))
		return spot{at, fyne.NewSize(max(0, to.X-at.X), max(0, to.Y-at.Y))}
	}
	visible.Walk(screen, func(object fyne.CanvasObject) {
		_, taps := object.(fyne.Tappable)
		_, asks := object.(fyne.SecondaryTappable)
		_, hovers := object.(desktop.Hoverable)
		_, focuses := object.(fyne.Focusable)
		if _, nothing := object.(*widgets.Area); nothing || !taps && !asks && !hovers && !focuses {
			return
		}
		s := spot{visible.Place(object), object.Size()}
		for _, scroll := range scrolls {
			visible.Walk(scroll.Content, func(part fyne.CanvasObject) {
				if part == object {
					s = within(s, scroll)
				}
			})
		}
		if s.size.Width > 0 && s.size.Height > 0 {
			found[object] = s
		}
	})
	return found
}

// clear checks that the news covers nothing on the screen that can be pressed, and is in the window.
func (b *bench) clear(about string) {
	b.t.Helper()
	panel := b.newsPanel()
	if panel == nil {
		b.t.Fatalf("%s: there is no news", about)
	}
	at, size, whole := visible.Place(panel), panel.Size(), b.window.Canvas().Size()
	if at.X < 0 || at.Y < 0 || at.X+size.Width > whole.Width+stagetest.Tolerance || at.Y+size.Height > whole.Height+stagetest.Tolerance {
		b.t.Errorf("%s: the news lies at %v and is %v", about, at, size)
	}
	for _, text := range visible.All[*canvas.Text](panel) {
		from, to := visible.Ink(text)
		if from.X < at.X || to.X > at.X+size.Width || from.Y < at.Y || to.Y > at.Y+size.Height {
			b.t.Errorf("%s: %q runs out of the news", about, text.Text)
		}
	}
	for object, s := range pressable(b.Screen().Content()) {
		if s.at.X < at.X+size.Width-1 && at.X+1 < s.at.X+s.size.Width && s.at.Y < at.Y+size.Height-1 && at.Y+1 < s.at.Y+s.size.Height {
			b.t.Errorf("%s: the news at %v, %v, covers a %T at %v, %v", about, at, size, object, s.at, s.size)
		}
	}
}

// News covers nothing that can be pressed: on every screen, at every size, in every language, whether it stays or goes
// by itself.
func TestNewsCoversNothingThatCanBePressed(t *testing.T) {
	kinds := map[string]func(b *bench){
		"stays": func(b *bench) {
			b.Tell(&shell.News{In: func(t *words.Words) string { return t.T("notice.settings.unkept", "File", "/a/file") }})
		},
		"goes": func(b *bench) {
			b.TellBriefly(&shell.News{In: func(t *words.Words) string { return t.T("notice.game.kept") }})
		},
		"goes, long": func(b *bench) {
			b.TellBriefly(&shell.News{In: func(t *words.Words) string {
				return t.T("notice.file.written", "File", "/home/somebody/Documents/Port Royal/a game of the year.portroyal")
			}})
		},
	}
	for _, screen := range screens {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			if b.stage.Covered() {
				return // it lies below what covers the screen
			}
			for i, size := range []fyne.Size{stage.Smallest, stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(2560, 1440)} {
				b.window.Resize(size)
				language := words.Languages[i%len(words.Languages)]
				b.speak(language)
				for kind, tell := range kinds {
					tell(b)
					b.clear(fmt.Sprintf("%s, %v, %s", language, size, kind))
					b.Tell(nil)
				}
			}
		})
	}
}
