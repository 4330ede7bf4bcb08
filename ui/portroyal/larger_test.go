package portroyal

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// inTheSettings switches something in the settings from the middle of a game, and goes back to it.
func (b *bench) inTheSettings(id words.ID) {
	b.t.Helper()
	b.Press(fyne.KeyEscape)
	b.Tap("menu.settings")
	test.Tap(b.toggle(id))
	b.stage.CloseAll()
}

// Larger text makes everything that is written on a table larger at once, in the middle of a game, as far as the window
// has room: everything is in it all the same. It is remembered, and can be taken back.
func TestLargerTextOnTheTable(t *testing.T) {
	for size, most := range map[fyne.Size]float32{
		{Width: 960, Height: 540}: 1.157, {Width: 1280, Height: 800}: 1.5, {Width: 1920, Height: 1080}: 1.5, {Width: 1024, Height: 700}: 1.5,
		stage.Smallest: 1.071,
	} {
		b := newBench(t, nil)
		b.window.Resize(size)
		b.begin(withSeed(hotSeat("Ann", "Ben", "Cem", "Dora", "Eve"), 1))
		before := b.written()
		for _, larger := range []float32{most, 1} {
			b.inTheSettings("settings.larger")
			after := b.written()
			for text, was := range before {
				// Text that has to fit on something keeps its size or shrinks a little.
				if is, there := after[text]; there && is < was*0.9 {
					t.Errorf("%v: %q is %v high, and was %v", size, text, is, was)
				}
			}
			for _, id := range []words.ID{"menu", "help"} {
				plate := b.stage.Words.T(id)
				was, is := before[plate], after[plate]
				if id == "help" && is == 0 { // where the line has little room
					called := func(p *widgets.Plate) bool { return p.Symbol != nil && p.ToolTip() == b.stage.Words.T("help.tip") }
					if !slices.ContainsFunc(visible.All[*widgets.Plate](b.Top()), called) {
						t.Errorf("%v: neither words nor a symbol ask for help", size)
					}
					continue
				}
				if is < was*larger*0.99 || is > was*larger*1.01 {
					t.Errorf("%v: %q is %v high, and was %v", size, plate, is, was)
				}
			}
			for _, text := range visible.All[*canvas.Text](b.Top()) {
				b.LiesWithin(text, size, "larger", false)
			}
			b.Reachable("larger")
			kept, err := settings.Load(b.config.SettingsFile, &progress.Memory{})
			if on := larger == most && kept.LargerText || larger == 1 && !kept.LargerText; err != nil || !on && most > 1 {
				t.Errorf("%v: %v is remembered (%v)", size, kept.LargerText, err)
			}
			b.sameGame()
		}
	}
}

// Larger text fits beside the open log and under a replay as well.
func TestLargerTextInReplays(t *testing.T) {
	for _, screen := range watched {
		if screen.name == "hint" { // over the discard pile
			continue
		}
		for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}} {
			b := newBench(t, nil)
			b.settings.LargerText = true
			b.window.Resize(size)
			screen.to(b)
			b.speak(words.German)
			where := fmt.Sprint(screen.name, " at ", size)
			b.WordsFit(where)
			b.PlatesAreHigh(where)
			b.Reachable(where)
			b.apart(where)
		}
	}
}

// apart checks that no text is over another one.
func (b *bench) apart(where string) {
	b.t.Helper()
	bounds, texts := stagetest.Reaches(b.window), visible.All[*canvas.Text](b.Top())
	texts = slices.DeleteFunc(texts, func(text *canvas.Text) bool { return text.Text == "" })
	for i, one := range texts {
		for _, other := range texts[i+1:] {
			if geometry.Touch(bounds(one).Inset(stagetest.Tolerance), bounds(other).Inset(stagetest.Tolerance)) {
				b.t.Errorf("%s: %q is over %q", where, other.Text, one.Text)
			}
		}
	}
}

// Less motion lets nothing move, from the middle of a game on; computer players can be watched for longer then, unless
// there are to be no pauses at all. It is remembered. Where the system asks for it, the player can have it otherwise.
func TestLessMotion(t *testing.T) {
	for _, speed := range settings.Speeds {
		b := newBench(t, nil)
		b.settings.Speed = speed
		b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
		pace, pause := b.stage.Pace(), b.stage.Pause()
		if moves := speed != settings.SpeedInstant; (pace > 0) != moves || (pause > 0) != moves {
			t.Fatalf("%s: at pace %v with pauses of %v", speed, pace, pause)
		}
		b.inTheSettings("settings.motion")
		if !b.stage.Still() || b.stage.Pace() != pace || b.stage.Pause() != pause+pause/2 {
			t.Errorf("%s: less motion is at pace %v with pauses of %v", speed, b.stage.Pace(), b.stage.Pause())
		}
		if kept, err := settings.Load(b.config.SettingsFile, &progress.Memory{}); err != nil || !kept.LessMotion {
			t.Errorf("%s: it is not remembered (%v)", speed, err)
		}
		b.Pass(time.Second)
		b.inTheSettings("settings.motion")
		if b.stage.Still() || b.stage.Pace() != pace || b.stage.Pause() != pause {
			t.Errorf("%s: at pace %v with pauses of %v afterwards", speed, b.stage.Pace(), b.stage.Pause())
		}
		b.settings.Moves = false
		if b.stage.SystemStill = true; !b.stage.Still() {
			t.Errorf("%s: everything moves although the system asks for less", speed)
		}
		b.inTheSettings("settings.motion")
		if kept, err := settings.Load(b.config.SettingsFile, &progress.Memory{}); b.stage.Still() || err != nil || !kept.Moves {
			t.Errorf("%s: nothing moves although the player wants it (%v)", speed, err)
		}
	}
}

// Larger text is at least half as large again on every table, wherever it is; in the smallest window for it, most of it is. Nothing
// is cut off or cannot be reached.
func TestLargerTextIsHalfAsLargeAgain(t *testing.T) {
	for size, least := range map[fyne.Size]float32{
		{Width: 1024, Height: 700}: 1.1, {Width: 1280, Height: 800}: 1.45, {Width: 1920, Height: 1080}: 1.45,
	} {
		compared, all := 0, 0
		for _, screen := range screens {
			if !strings.HasPrefix(screen.name, "table-") {
				continue
			}
			b := newBench(t, nil)
			b.window.Resize(size)
			screen.to(b)
			b.speak(words.German)
			if screen.open != nil {
				screen.open(b)
			}
			before := b.written()
			b.settings.LargerText = true
			b.Restyle()
			where := fmt.Sprint(screen.name, " at ", size)
			for text, is := range b.written() {
				was, there := before[text]
				switch {
				case !there:
					continue
				case text == "C": // the key of a contract, which is as large as there is room between other players and titles
					continue
				case strings.HasPrefix(text, widgets.Times(1)[:2]): // of cards, which may be heads now
					continue
				}
				compared++
				if is >= was*1.49 {
					all++
				}
				if is < was*least {
					t.Errorf("%s: %q is %.1f high, and was %.1f", where, text, is, was)
				}
			}
			b.WordsFit(where)
			b.PlatesAreHigh(where)
			b.Reachable(where)
			b.apart(where)
			for _, text := range visible.All[*canvas.Text](b.Top()) {
				b.LiesWithin(text, size, where, false)
			}
		}
		if compared < 200 || float32(all) < 0.9*float32(compared) {
			t.Errorf("%v: %d of %d texts are half as large again", size, all, compared)
		}
	}
}
