package portroyal

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"portroyal/engine/portroyal/match"
	shared "portroyal/ui/house"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/sound"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// hears takes down what is to be heard.
func (b *bench) hears() *[]sound.Sound {
	var heard []sound.Sound
	b.stage.Hear = func(what sound.Sound) { heard = append(heard, what) }
	return &heard
}

// searching are the screens on which whatever is typed is searched for.
var searching = []string{"library", "library-empty", "help", "help-playing"}

// The key switches everything that is heard off and on, wherever the player is and whatever has the focus, unless that
// is a line to write in, or letters are searched for; nothing else comes of it. So does the key of the music.
func TestMuteOnEveryScreen(t *testing.T) {
	for _, screen := range screens {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			if screen.open != nil {
				screen.open(b)
			}
			depth, on := b.stage.Depth(), b.Screen()
			b.window.Canvas().Unfocus()
			for range 6 {
				writes := slices.Contains(searching, screen.name)
				switch b.window.Canvas().Focused().(type) {
				case *widgets.Field, *widget.Entry:
					writes = true
				}
				before := b.muted()
				b.Press(fyne.KeyM)
				if b.muted() == before != writes {
					t.Fatalf("%T has the focus: muted before %v, afterwards %v", b.window.Canvas().Focused(), before, b.muted())
				}
				if b.stage.Depth() != depth || b.Screen() != on {
					t.Fatalf("%T has the focus: it leads somewhere else", b.window.Canvas().Focused())
				}
				b.window.Canvas().FocusNext()
			}
			b.window.Canvas().Unfocus()
			before := b.settings.Sound
			b.Press(fyne.KeyJ)
			if letters := slices.Contains(searching, screen.name); (b.settings.Sound == before) != letters {
				t.Errorf("the key of the music makes %+v of %+v", b.settings.Sound, before)
			}
			if b.stage.Depth() != depth || b.Screen() != on {
				t.Error("the key of the music leads somewhere else")
			}
		})
	}
}

// Muting the game is confirmed, in the settings if they are open and otherwise below everything, and it is remembered.
func TestMutingIsSeenAndRemembered(t *testing.T) {
	b := newBench(t, nil)
	b.Press(fyne.KeyM)
	if shown := visible.Texts(b.Top()); !strings.Contains(shown, b.stage.Words.T("sound.off")) {
		t.Errorf("it does not say so, but\n%s", shown)
	}
	if kept, err := settings.Load(b.config.SettingsFile, &progress.Memory{}); err != nil || !kept.Sound.Muted {
		t.Errorf("it is not remembered: %+v, %v", kept.Sound, err)
	}
	b.Pass(2 * brief)
	if shown := visible.Texts(b.Top()); strings.Contains(shown, b.stage.Words.T("sound.off")) {
		t.Error("it stays for good")
	}
	b.Press(fyne.KeyS)
	for _, c := range []struct {
		says words.ID
		key  fyne.KeyName
	}{{"settings.group.muted", fyne.KeyM}, {"settings.group.sound", fyne.KeyM}, {"settings.group.muted", ""}} {
		if shown := visible.Texts(b.Top()); !strings.Contains(shown, b.stage.Words.T(c.says)) {
			t.Errorf("the settings do not say %q, but\n%s", c.says, shown)
		}
		if c.key != "" {
			b.Press(c.key)
		}
	}
}

// While the settings cannot be written, switching the sound says each time that it lasts only until the end, and the
// settings say so beside it.
func TestMutingThatIsNotRemembered(t *testing.T) {
	b := newBench(t, nil)
	file := b.config.SettingsFile
	block(t, file)
	says := func(id words.ID) string { return b.stage.Words.T(id) }
	unkept := b.stage.Words.T("notice.settings.unkept", "File", file)
	b.Press(fyne.KeyM)
	if b.Said() != says("sound.off.unkept") {
		t.Errorf("it says %q", b.Said())
	}
	b.Pass(2 * brief)
	if b.Said() != unkept {
		t.Errorf("afterwards it says %q", b.Said())
	}
	b.Press(fyne.KeyEscape, fyne.KeyM)
	if b.Said() != says("sound.on.unkept") {
		t.Errorf("the second time it says %q", b.Said())
	}
	b.Pass(2 * brief)
	inSettings := func() bool { return strings.Contains(visible.Texts(b.Top()), says("settings.unkept")) }
	b.Press(fyne.KeyS, fyne.KeyM)
	if !inSettings() {
		t.Errorf("the settings say\n%s", visible.Texts(b.Top()))
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	const effects = 5 // below language, theme, size, speed and log
	volume := func(key fyne.KeyName) {
		b.window.Canvas().Focus(visible.All[*widgets.Picks](b.Top())[effects])
		b.Press(key)
	}
	volume(fyne.KeyRight)
	if inSettings() {
		t.Errorf("though it is remembered the settings say\n%s", visible.Texts(b.Top()))
	}
	block(t, file)
	volume(fyne.KeyLeft)
	if !inSettings() {
		t.Errorf("the settings say\n%s", visible.Texts(b.Top()))
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	b.Press(fyne.KeyM, fyne.KeyEscape)
	if b.Said() != "" {
		t.Errorf("though it is remembered, it says %q", b.Said())
	}
	b.Press(fyne.KeyM)
	if b.Said() != says("sound.on") {
		t.Errorf("it says %q", b.Said())
	}
}

// So it is where the settings could not be read, and are left as they are.
func TestMutingWithSettingsThatCannotBeRead(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	block(t, file)
	b := openBench(t, shell.Config{SettingsFile: file, Language: words.English})
	b.Press(fyne.KeyM)
	if b.Said() != b.stage.Words.T("sound.off.unkept") {
		t.Errorf("it says %q", b.Said())
	}
}

// A volume is chosen in the settings, heard at once, and kept; choosing one ends the silence.
func TestVolumesAreSetInTheSettings(t *testing.T) {
	b := newBench(t, nil)
	heard := b.hears()
	b.Press(fyne.KeyM, fyne.KeyS)
	picks := func(at int) *widgets.Picks { return visible.All[*widgets.Picks](b.Top())[at] }
	const effects, harbour = 5, 6 // below language, theme, size, speed and log
	b.window.Canvas().Focus(picks(effects))
	b.Press(fyne.KeyRight)
	if b.muted() || b.settings.Sound.Effects != settings.VolumeLoud || !slices.Equal(*heard, []sound.Sound{sound.Coins}) {
		t.Errorf("muted %v, %+v, heard %v", b.muted(), b.settings.Sound, *heard)
	}
	if b.window.Canvas().Focused() != fyne.Focusable(picks(effects)) {
		t.Errorf("%T has the focus", b.window.Canvas().Focused())
	}
	b.window.Canvas().Focus(picks(harbour))
	b.Press(fyne.KeyRight)
	kept, err := settings.Load(b.config.SettingsFile, &progress.Memory{})
	want := settings.Sound{Effects: settings.VolumeLoud, Harbour: settings.VolumeMedium, Music: settings.VolumeQuiet}
	if err != nil || kept.Sound != want {
		t.Errorf("%+v is kept, want %+v (%v)", kept.Sound, want, err)
	}
}

// Muted by the command line the game is so for this time only.
func TestMutedByTheCommandLine(t *testing.T) {
	from := settings.Default()
	file := t.TempDir() + "/settings.json"
	if err := from.Save(file); err != nil {
		t.Fatal(err)
	}
	b := openBench(t, shell.Config{SettingsFile: file, Language: words.English, Mute: true})
	b.stage.Keep()
	if kept, err := settings.Load(file, &progress.Memory{}); err != nil || !b.muted() || kept.Sound.Muted {
		t.Errorf("muted %v, kept as %v (%v)", b.muted(), kept.Sound.Muted, err)
	}
	b.Press(fyne.KeyM)
	if b.muted() {
		t.Error("the key does not end it")
	}
}

// The end of a game is heard once, as it is for those at the screen.
func TestTheEndIsHeard(t *testing.T) {
	b := newBench(t, nil)
	heard := b.hears()
	on(hotSeat("Ann", "Ben"), isOver)(b)
	ends := func() (all []sound.Sound) {
		for _, what := range *heard {
			if what == sound.Won || what == sound.Lost {
				all = append(all, what)
			}
		}
		return all
	}
	theEnd(b)
	if got := ends(); !slices.Equal(got, []sound.Sound{sound.Won}) {
		t.Errorf("heard: %v", got)
	}
	for players, want := range map[string]map[bool]sound.Sound{ // by whether the first seat has won
		"person computer":   {true: sound.Won, false: sound.Lost},
		"computer person":   {true: sound.Lost, false: sound.Won},
		"computer computer": {true: sound.Won, false: sound.Won},
		"person person":     {true: sound.Won, false: sound.Won},
	} {
		game := playedOut(t, hotSeat("Ann", "Ben"), strings.Fields(players)...)
		view := game.View()
		if got, want := shared.Outcome(game.About()), want[view.Winners()[0] == 0]; got != want {
			t.Errorf("%s, seat %d wins: %v is heard, want %v", players, view.Winners()[0], got, want)
		}
	}
	game := playedOut(t, together(hotSeat("Ann", "Ben")), "person", "person")
	view, want := game.View(), sound.Lost
	if view.Won() {
		want = sound.Won
	}
	if got := shared.Outcome(game.About()); got != want {
		t.Errorf("together, won %v: %v is heard", view.Won(), got)
	}
}

// playedOut is a game that is over with one winner, or against time, as if these had played it.
func playedOut(t *testing.T, setup progress.Setup, players ...string) *match.Match {
	t.Helper()
	from, actions := reach(t, setup, func(m *match.Match) bool {
		v := m.View()
		return m.Over() && (v.Options().Cooperative || len(v.Winners()) == 1)
	})
	seats := slices.Clone(from.Seats)
	for i, who := range players {
		if who == "computer" {
			seats[i].Player = "sailor"
		}
	}
	game, err := match.New(match.Setup{Options: from.Options, Seats: seats, Seed: *from.Seed})
	if err != nil {
		t.Fatal(err)
	}
	for _, action := range actions {
		if _, err := game.Play(action); err != nil {
			t.Fatal(err)
		}
	}
	return game
}

// The background follows the screens, the appearance and the hours of a game.
func TestTheBackgroundFollows(t *testing.T) {
	b := newBench(t, nil)
	var scene sound.Scene
	b.stage.Surround = func(s sound.Scene) { scene = s }
	expect := func(when string, want sound.Scene) {
		t.Helper()
		if scene != want {
			t.Errorf("%s: scene %d is heard, want %d", when, scene, want)
		}
	}
	b.Press(fyne.KeyN)
	expect("setting up by day, at three o'clock", sound.Morning)
	b.settings.Theme, b.config.Theme = settings.ThemeDark, ""
	b.Restyle()
	expect("setting up in the evening, at three o'clock", sound.Night)
	b.ShowStart()
	b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
	expect("the first turn, in the evening", sound.Evening)
	b.settings.Theme = settings.ThemeLight
	b.Restyle()
	expect("the first turn, by day", sound.Morning)
	b.ShowStart()
	on(hotSeat("Ann", "Ben"), func(m *match.Match) bool { v := m.View(); return v.Ending() })(b)
	expect("the last round", sound.Evening)
	b.settings.Theme = settings.ThemeDark
	b.Restyle()
	expect("the last round, at night", sound.Night)
}
