package portroyal

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// written gives the size of every text that is on top.
func (b *bench) written() map[string]float32 {
	sizes := map[string]float32{}
	for _, text := range visible.All[*canvas.Text](b.Top()) {
		if text.Text != "" {
			sizes[text.Text] = text.TextSize
		}
	}
	return sizes
}

// In a very large window everything that is said outside the table is as much larger as the table is,
// and is in the window.
func TestOverlaysGrowWithTheWindow(t *testing.T) {
	usual, large := fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)
	beginning := on(hotSeat("Ann", "Ben"), func(*match.Match) bool { return true })
	for name, open := range map[string]func(*bench){
		"start":    func(*bench) {},
		"settings": keys(fyne.KeyS),
		"about":    func(b *bench) { b.Press(fyne.KeyS); b.Tap("start.about") },
		"menu":     func(b *bench) { beginning(b); b.Press(fyne.KeyEscape) },
		"question": func(b *bench) {
			b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
			b.act(portroyal.Action{Kind: portroyal.RevealNext})
			b.closeBox()
		},
		"ranking":  on(hotSeat("Ann", "Ben"), isOver),
		"together": on(together(hotSeat("Ann", "Ben")), isOver),
		"news": func(b *bench) {
			b.Tell(&shell.News{In: func(t *words.Words) string { return t.T("notice.settings.unkept", "File", "settings.json") }})
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
			for _, text := range visible.All[*canvas.Text](b.Top()) {
				b.LiesWithin(text, large, "English", false)
			}
			b.WordsLieOnTheirPlates()
		})
	}
}

// The setting that the player is changing keeps the focus, whatever is rebuilt.
func TestSettingsKeepTheFocus(t *testing.T) {
	const harbourChoice = 5 // the last one
	places := map[string]func(*bench){
		"start": keys(fyne.KeyS),
		"table": func(b *bench) {
			b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
			b.Press(fyne.KeyEscape)
			b.Tap("menu.settings")
		},
	}
	for name, open := range places {
		t.Run(name, func(t *testing.T) {
			for at := range harbourChoice + 1 {
				b := newBench(t, nil)
				open(b)
				choice := func() *widgets.Picks { return visible.All[*widgets.Picks](b.Top())[at] }
				chosen := func() int { return slices.IndexFunc(choice().List(), (*widgets.Pick).Chosen) }
				hasFocus := func(after string) {
					t.Helper()
					if focused := b.window.Canvas().Focused(); focused != fyne.Focusable(choice()) {
						t.Fatalf("choice %d, after %s: %T has the focus", at, after, focused)
					}
				}
				for tabs := 0; b.window.Canvas().Focused() != fyne.Focusable(choice()) && tabs < 20; tabs++ {
					b.Press(fyne.KeyTab)
				}
				hasFocus("tabs")
				first := chosen()
				there, back := fyne.KeyRight, fyne.KeyLeft
				if first == len(choice().List())-1 {
					there, back = back, there
				}
				b.Press(there)
				hasFocus("an arrow")
				if chosen() == first {
					t.Errorf("choice %d: the arrow changes nothing", at)
				}
				b.Press(back)
				hasFocus("another arrow")
				if chosen() != first {
					t.Errorf("choice %d: there and back leads to the place %d", at, chosen())
				}
				b.Press(fyne.KeyEscape)
				if b.stage.Depth() != map[string]int{"start": 0, "table": 1}[name] {
					t.Errorf("choice %d: Esc leaves %d overlays", at, b.stage.Depth())
				}
			}
			b := newBench(t, nil)
			open(b)
			chance := func() fyne.Focusable {
				return b.toggle("settings.chance")
			}
			for tabs := 0; b.window.Canvas().Focused() != chance() && tabs < 20; tabs++ {
				b.Press(fyne.KeyTab)
			}
			for _, want := range []bool{false, true} {
				b.Press(fyne.KeySpace)
				if b.settings.ShowChance != want {
					t.Fatal("Space does not switch the chance")
				}
				if focused := b.window.Canvas().Focused(); focused != chance() {
					t.Fatalf("after switching the chance %T has the focus", focused)
				}
			}
		})
	}
}

// The place chosen for the log is seen on the table at once, and saved.
func TestLogIsSetInTheSettings(t *testing.T) {
	b := newBench(t, nil)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
	isOpen := func() bool { return len(visible.All[*widgets.Rows](b.window.Canvas().Content())) > 0 }
	for _, c := range []struct {
		name words.ID
		want settings.Log
	}{{"settings.log.open", settings.LogOpen}, {"settings.log.folded", settings.LogFolded}} {
		b.Press(fyne.KeyEscape)
		b.Tap("menu.settings")
		test.Tap(b.pick(b.stage.Words.T(c.name)))
		b.stage.CloseAll()
		kept, err := settings.Load(b.config.SettingsFile, &progress.Memory{})
		if err != nil || kept.Log != c.want {
			t.Errorf("kept is %q, not %q (%v)", kept.Log, c.want, err)
		}
		if isOpen() != (c.want == settings.LogOpen) {
			t.Errorf("with %q the log is open: %v", c.want, isOpen())
		}
		b.sameGame()
	}
}

// All settings can be seen in a usual window, and scrolled to in the smallest one, in every language and appearance.
func TestSettingsFitIntoTheWindow(t *testing.T) {
	for _, theme := range settings.Themes {
		for _, language := range words.Languages {
			b := newBench(t, nil)
			b.settings.Theme, b.config.Theme = theme, ""
			b.Restyle()
			b.speak(language)
			for _, size := range []fyne.Size{stagetest.Small, stage.Smallest} {
				b.window.Resize(size)
				b.Press(fyne.KeyS)
				scroll := visible.All[*container.Scroll](b.Top())[0]
				scrolls := map[*canvas.Text]bool{}
				if size == stage.Smallest {
					for _, text := range visible.All[*canvas.Text](scroll.Content) {
						scrolls[text] = true
					}
				} else if need, has := scroll.Content.MinSize(), scroll.Size(); need.Height > has.Height+stagetest.Tolerance {
					t.Errorf("%v, %s: all settings need %v, and %v are there", size, language, need, has)
				}
				for _, text := range visible.All[*canvas.Text](b.Top()) {
					b.LiesWithin(text, size, string(language), scrolls[text])
				}
				b.stage.CloseAll()
			}
		}
	}
}

// No two settings touch, nor does what is written of one touch another; and nothing of it is cut off.
func TestSettingsKeepApart(t *testing.T) {
	const apart = 5 // units
	for _, size := range []fyne.Size{stage.Smallest, stagetest.Small, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}} {
		for _, language := range words.Languages {
			b := newBench(t, nil)
			b.speak(language)
			b.window.Resize(size)
			b.Press(fyne.KeyS)
			by := sheet.Growth(b.stage.Stage)
			type part struct {
				name     string
				from, to fyne.Position
				row      *widgets.Picks // that it is a choice of, nil for anything else
			}
			var parts []part
			add := func(name string, of fyne.CanvasObject, row *widgets.Picks) {
				from := visible.Place(of)
				parts = append(parts, part{name, from, from.AddXY(of.Size().Width, of.Size().Height), row})
			}
			settled := map[*canvas.Text]bool{} // on something that has been added
			for _, row := range visible.All[*widgets.Picks](b.Top()) {
				for _, pick := range row.List() {
					add(pick.Name, pick, row)
				}
				for _, text := range visible.All[*canvas.Text](row) {
					settled[text] = true
				}
			}
			for _, toggle := range visible.All[*widgets.Toggle](b.Top()) {
				add(toggle.Title, toggle, nil)
				for _, text := range visible.All[*canvas.Text](toggle) {
					settled[text] = true
				}
			}
			for _, text := range visible.All[*canvas.Text](visible.All[*container.Scroll](b.Top())[0]) {
				if strings.HasSuffix(text.Text, "\u2026") && text.Text != b.stage.Words.T("settings.device.unknown") {
					t.Errorf("%v, %s: %q is cut off", size, language, text.Text)
				}
				if from, to := visible.Ink(text); !settled[text] && text.Text != "" {
					between := text.TextSize * 0.3 // above and below the letters there is room
					parts = append(parts, part{text.Text, from.AddXY(0, between), to.AddXY(0, -between), nil})
				}
			}
			for i, one := range parts {
				for _, other := range parts[:i] {
					gap := max(one.from.X-other.to.X, other.from.X-one.to.X, one.from.Y-other.to.Y, other.from.Y-one.to.Y)
					if gap < apart*by && (one.row == nil || one.row != other.row) {
						t.Errorf("%v, %s: between %q and %q there is %v", size, language, one.name, other.name, gap/by)
					}
				}
			}
		}
	}
}

// The tick on what is chosen in the settings covers nothing that is said there, and all of that can be read, whichever
// choice it is, at every size and in every language.
func TestTicksCoverNoChoice(t *testing.T) {
	for _, size := range []fyne.Size{
		fyne.NewSize(800, 600), fyne.NewSize(1024, 700), fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160),
	} {
		for _, language := range words.Languages {
			b := newBench(t, nil)
			b.window.Resize(size)
			b.speak(language)
			b.OpenSettings()
			for _, row := range visible.All[*widgets.Picks](b.Top()) {
				var tick float32 // how far from the right edge of a choice its tick begins
				for _, pick := range row.List() {
					if circles := visible.All[*canvas.Circle](pick); pick.Chosen() {
						tick = visible.Place(pick).X + pick.Size().Width - visible.Place(circles[len(circles)-1]).X
					}
				}
				for _, pick := range row.List() {
					left, right := visible.Place(pick).X, visible.Place(pick).X+pick.Size().Width
					for _, text := range visible.All[*canvas.Text](pick) {
						if from, to := visible.Ink(text); to.X > right-tick || from.X < left {
							t.Errorf("%v, %s: %q reaches from %v to %v, its tick from %v",
								size, language, text.Text, from.X, to.X, right-tick)
						}
						if text.TextSize < 10.5 {
							t.Errorf("%v, %s: %q is as small as %v", size, language, text.Text, text.TextSize)
						}
					}
				}
			}
		}
	}
}

// What the settings are over is there again in another language, and nothing else: the menu of the game, that of a chapter, or
// the screen alone, also where something else had been open over that.
func TestSettingsStayOverWhatTheyAreOver(t *testing.T) {
	for name, of := range map[string]struct {
		opens func(b *bench)
		menu  words.ID // that only this menu has, "" for none
	}{
		"the start screen": {func(b *bench) { b.OpenSettings() }, ""},
		"the rulebook over the start screen": {func(b *bench) {
			b.OpenHelp()
			b.OpenSettings()
		}, ""},
		"a game": {func(b *bench) {
			b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
			b.OpenMenu()
			b.Tap("menu.settings")
		}, "menu.game"},
		"a chapter": {func(b *bench) {
			b.Sail("discover")
			b.Press(fyne.KeyEscape)
			b.Tap("menu.settings")
		}, "voyage.again"},
	} {
		b := newBench(t, nil)
		of.opens(b)
		picks := visible.All[*widgets.Picks](b.Top())[0].List()
		picks[len(picks)-1].Tapped(nil)
		b.stage.Close()
		if seen := b.stage.Covered(); seen != (of.menu != "") {
			t.Errorf("%s: a menu is under the settings: %t", name, seen)
		} else if seen && !visible.Says(b.Top(), b.stage.Words.T(of.menu)) {
			t.Errorf("%s: there is %q, and not its menu", name, visible.Texts(b.Top()))
		}
		b.stage.CloseAll()
	}
}
