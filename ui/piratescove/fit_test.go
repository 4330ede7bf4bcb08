package piratescove

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/aloud/aloudtest"
	"portroyal/ui/outline"
	"portroyal/ui/piratescove/study"
	"portroyal/ui/piratescove/table"
	"portroyal/ui/piratescove/tutorial"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// shown shows a screen with what is open over it in a language, lets a test look at it, and closes that.
func (b *bench) shown(open func(*bench), language words.Language, look func()) {
	b.T.Helper()
	b.speak(language)
	if open != nil {
		open(b)
	}
	b.Pass(time.Second) // until everything is ready
	look()
	if open != nil {
		b.stage.CloseAll()
	}
}

// tabled reports whether the screen is a table.
func (b *bench) tabled() bool {
	switch b.Screen().(type) {
	case *table.Table, *tutorial.Voyage, *study.Board:
		return true
	}
	return false
}

// In the smallest window, in a usual one and in a very large one everything that can be pressed is to be seen or can be
// scrolled to, on every screen and whatever is over it, and its words are in the window and on their plates, in every
// language.
func TestEverythingIsReached(t *testing.T) {
	for _, screen := range screens {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			for _, size := range []fyne.Size{stage.Smallest, stagetest.Small, fyne.NewSize(3840, 2160)} {
				b.stage.Window.Resize(size)
				for _, language := range words.Languages {
					about := fmt.Sprint(size, " ", language)
					b.shown(screen.open, language, func() {
						b.WordsFit(about)
						if b.stage.Covered() || !b.tabled() { // a table gives its plates the room that there is
							b.PlatesAreHigh(about)
						}
						b.Reachable(about)
					})
				}
			}
		})
	}
}

// What is over a screen goes on fitting into the window while that gets another size.
func TestEverythingIsReachedInOtherSizesMeanwhile(t *testing.T) {
	for _, screen := range screens {
		if screen.open == nil {
			continue
		}
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			b.stage.Window.Resize(fyne.NewSize(1280, 800))
			b.shown(screen.open, words.German, func() {
				for _, size := range []fyne.Size{{Width: 1600, Height: 1000}, {Width: 1280, Height: 800}, stagetest.Small} {
					b.stage.Window.Resize(size)
					b.Pass(time.Second)
					b.WordsFit(fmt.Sprint(size))
					b.Reachable(fmt.Sprint(size))
				}
			})
		})
	}
}

// Wherever something answers a click, nothing that does not takes the click away from it; and whatever says that it can be
// pressed is reached by a click.
func TestNothingSwallowsClicks(t *testing.T) {
	for i, screen := range screens {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			b.shown(screen.open, words.Languages[i%len(words.Languages)], func() {
				for _, problem := range b.Unheard() {
					t.Error(problem)
				}
				for _, problem := range aloudtest.Unspoken(b.stage) {
					t.Error(problem)
				}
				for _, press := range outline.Presses(b.stage.Window.Canvas()) {
					if !press.Reached && screen.name != "voyage" { // there a layer over the table lets through only what is lit
						t.Errorf("no click gets to %s at %v", press.Name, press.At)
					}
				}
			})
		})
	}
}

// long are the screens with lists of things of one kind, as the rounds of a game or the days of a month, or with pages to read.
var long = []string{"puzzles", "days", "days-open", "gallery", "gallery-in-game", "help", "statistics", "statistics-empty", "ending", "ending-medals", "ending-career"}

// Who only hears a screen does not get lost on it, whatever the language. A table may have much to say.
func TestNobodyGetsLost(t *testing.T) {
	for i, screen := range screens {
		t.Run(screen.name, func(t *testing.T) {
			b, tabled := newBench(t, nil), strings.HasPrefix(screen.name, "table") || screen.name == "replay"
			screen.to(b)
			b.shown(screen.open, words.Languages[i%len(words.Languages)], func() {
				for _, problem := range aloudtest.Lost(b.stage, tabled || slices.Contains(long, screen.name)) {
					t.Error(problem)
				}
			})
		})
	}
}

// Every line of words stands out from its ground as it is painted, in each theme by turns; but for tables, on which something
// may be over something else, or all but a part be in the dark.
func TestWordsStandOutFromWhatIsBehind(t *testing.T) {
	for i, screen := range screens {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			if screen.open == nil && !b.stage.Covered() && b.tabled() {
				return
			}
			theme := settings.Themes[1:][i%3] // but for the system's
			b.config.Theme, b.stage.Settings.Theme = "", theme
			b.shown(screen.open, words.Languages[i%len(words.Languages)], func() { b.WordsStandOut(string(theme)) })
		})
	}
}
