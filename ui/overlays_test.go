package ui

import (
	"maps"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/seen"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// written gives the size of every text that lies on top.
func (b *bench) written() map[string]float32 {
	sizes := map[string]float32{}
	for _, text := range seen.All[*canvas.Text](b.top()) {
		if text.Text != "" {
			sizes[text.Text] = text.TextSize
		}
	}
	return sizes
}

// In a very large window everything that is said outside the table is as much larger as the table is,
// and lies in the window.
func TestOverlaysGrowWithTheWindow(t *testing.T) {
	usual, large := fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)
	beginning := on(hotSeat("Ann", "Ben"), func(*match.Match) bool { return true })
	for name, open := range map[string]func(*bench){
		"start":    func(*bench) {},
		"settings": keys(fyne.KeyS),
		"about":    func(b *bench) { b.tap("start.about") },
		"menu":     func(b *bench) { beginning(b); b.press(fyne.KeyEscape) },
		"question": func(b *bench) {
			b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
			b.act(portroyal.Action{Kind: portroyal.RevealNext})
			b.closeBox()
		},
		"ranking":  on(hotSeat("Ann", "Ben"), isOver),
		"together": on(together(hotSeat("Ann", "Ben")), isOver),
		"news": func(b *bench) {
			b.tell(&news{in: func(t *words.Words) string { return t.T("notice.settings.unkept", "File", "settings.json") }})
		},
	} {
		t.Run(name, func(t *testing.T) {
			shown := func(size fyne.Size) (*bench, map[string]float32) {
				b := newBench(t, nil)
				b.window.Resize(size)
				open(b)
				return b, b.written()
			}
			_, before := shown(usual)
			b, after := shown(large)
			if len(before) == 0 {
				t.Fatal("nothing is written")
			}
			smallest := func(sizes map[string]float32) float32 { return slices.Min(slices.Collect(maps.Values(sizes))) }
			if before, after := smallest(before), smallest(after); after < 2*before {
				t.Errorf("the smallest text is %v high, and %v in a window of %v", before, after, large)
			}
			for _, text := range slices.Sorted(maps.Keys(before)) { // lines may break elsewhere
				if after[text] != 0 && after[text] < 2*before[text] {
					t.Errorf("%q is %v high, and %v in a window of %v", text, before[text], after[text], large)
				}
			}
			for _, text := range seen.All[*canvas.Text](b.top()) {
				b.liesWithin(text, large, "English", false)
			}
			b.wordsLieOnTheirPlates()
		})
	}
}

// wordsLieOnTheirPlates checks that plates are as large as what they say.
func (b *bench) wordsLieOnTheirPlates() {
	b.t.Helper()
	for _, plate := range seen.All[*widgets.Plate](b.top()) {
		if need, has := plate.MinSize(), plate.Size(); need.Width > has.Width+tolerance ||
			need.Height > has.Height+tolerance {
			b.t.Errorf("the plate %q needs %v and has %v", plate.Text, need, has)
		}
	}
}

// What the player is changing in the settings keeps the focus, whatever is made anew.
func TestSettingsKeepTheFocus(t *testing.T) {
	const harbourChoice = 5 // the last one
	places := map[string]func(*bench){
		"start": keys(fyne.KeyS),
		"table": func(b *bench) {
			b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
			b.press(fyne.KeyEscape)
			b.tap("menu.settings")
		},
	}
	for name, open := range places {
		t.Run(name, func(t *testing.T) {
			for at := range harbourChoice + 1 {
				b := newBench(t, nil)
				open(b)
				choice := func() *widgets.Picks { return seen.All[*widgets.Picks](b.top())[at] }
				chosen := func() int { return slices.IndexFunc(choice().List(), (*widgets.Pick).Chosen) }
				hasFocus := func(after string) {
					t.Helper()
					if focused := b.window.Canvas().Focused(); focused != fyne.Focusable(choice()) {
						t.Fatalf("choice %d, after %s: %T has the focus", at, after, focused)
					}
				}
				b.press(slices.Repeat([]fyne.KeyName{fyne.KeyTab}, at+1)...)
				first := chosen()
				there, back := fyne.KeyRight, fyne.KeyLeft
				if first == len(choice().List())-1 {
					there, back = back, there
				}
				b.press(there)
				hasFocus("an arrow")
				if chosen() == first {
					t.Errorf("choice %d: the arrow changes nothing", at)
				}
				b.press(back)
				hasFocus("another arrow")
				if chosen() != first {
					t.Errorf("choice %d: there and back leads to the place %d", at, chosen())
				}
				b.press(fyne.KeyEscape)
				if b.stage.Depth() != map[string]int{"start": 0, "table": 1}[name] {
					t.Errorf("choice %d: Esc leaves %d overlays", at, b.stage.Depth())
				}
			}
			b := newBench(t, nil)
			open(b)
			b.press(slices.Repeat([]fyne.KeyName{fyne.KeyTab}, harbourChoice+2)...)
			for _, want := range []bool{false, true} {
				b.press(fyne.KeySpace)
				if b.settings.ShowChance != want {
					t.Fatal("Space does not switch the chance")
				}
				focused := b.window.Canvas().Focused()
				if focused != fyne.Focusable(seen.All[*widgets.Toggle](b.top())[0]) {
					t.Fatalf("after switching the chance %T has the focus", focused)
				}
			}
		})
	}
}

// How the log is to lie is seen on the table at once, and kept.
func TestLogIsSetInTheSettings(t *testing.T) {
	b := newBench(t, nil)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
	isOpen := func() bool { return len(seen.All[*widgets.Rows](b.window.Canvas().Content())) > 0 }
	for _, c := range []struct {
		name words.ID
		want settings.Log
	}{{"settings.log.open", settings.LogOpen}, {"settings.log.folded", settings.LogFolded}} {
		b.press(fyne.KeyEscape)
		b.tap("menu.settings")
		test.Tap(b.pick(b.stage.Words.T(c.name)))
		b.stage.CloseAll()
		kept, err := settings.Load(b.config.SettingsFile)
		if err != nil || kept.Log != c.want {
			t.Errorf("kept is %q, not %q (%v)", kept.Log, c.want, err)
		}
		if isOpen() != (c.want == settings.LogOpen) {
			t.Errorf("with %q the log is open: %v", c.want, isOpen())
		}
		b.sameGame()
	}
}

// All settings can be seen in the smallest window, in every language and appearance.
func TestSettingsFitIntoTheSmallestWindow(t *testing.T) {
	for _, theme := range settings.Themes {
		for _, language := range words.Languages {
			b := newBench(t, nil)
			b.settings.Theme, b.config.Theme = theme, ""
			b.restyle()
			b.speak(language)
			b.window.Resize(stage.Smallest)
			b.press(fyne.KeyS)
			for _, text := range seen.All[*canvas.Text](b.top()) {
				b.liesWithin(text, stage.Smallest, string(language), false)
			}
		}
	}
}
