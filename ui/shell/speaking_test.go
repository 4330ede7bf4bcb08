package shell

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/aloud"
	"portroyal/ui/settings"
	"portroyal/ui/spoken"
	"portroyal/ui/words"
)

// speech is what speaks without a screen reader.
type speech struct {
	on       bool
	said     []string
	language func() string
	failed   func()
}

func (s *speech) Switch(on bool) { s.on = on }
func (s *speech) Tells(language func() string, failed func()) {
	s.language, s.failed = language, failed
}
func (s *speech) Listening() bool                  { return s.on }
func (s *speech) Show(*spoken.Screen, spoken.Spot) {}
func (s *speech) Say(words string, _ spoken.Why)   { s.said = append(s.said, words) }
func withSpeech(s *speech, file string) Config {
	return Config{
		SettingsFile: file, Language: words.English, Theme: settings.ThemeLight, Voices: []aloud.Voice{s}, Speech: s,
	}
}

// A key has the window read aloud, and it is remembered that the player wants that.
func TestSpeech(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	one := &speech{}
	b := openBench(t, withSpeech(one, file))
	b.stage.Inline = true
	if one.on || len(one.said) > 0 {
		t.Fatalf("it speaks at first: %q", one.said)
	}
	var due []func()
	b.stage.Due = func(_ time.Duration, do func()) { due = append(due, do) }
	loud := b.sounds.Levels()
	b.Press(keySpeech)
	if now := b.sounds.Levels(); now.Effects >= loud.Effects || now.Harbour >= loud.Harbour || now.Effects == 0 {
		t.Errorf("while it speaks the levels are %v, before %v", now, loud)
	}
	for _, do := range due {
		do()
	}
	b.stage.Due = nil
	if now := b.sounds.Levels(); now != loud {
		t.Errorf("after it has spoken the levels are %v, before %v", now, loud)
	}
	if !one.on || len(one.said) == 0 || one.language() != "en" {
		t.Fatalf("it is on: %t; it says %q in %q", one.on, one.said, one.language())
	}
	b.Press(keySpeech)
	if said := len(one.said); one.on {
		t.Error("it cannot be switched off")
	} else if b.Press(fyne.KeyF1); len(one.said) > said {
		t.Errorf("it speaks although it is off: %q", one.said[said:])
	}
	b.Press(keySpeech)
	again := &speech{}
	b = openBench(t, withSpeech(again, file))
	if !again.on {
		t.Fatal("it is not remembered")
	}
	again.failed()
	if again.on || b.news == nil {
		t.Errorf("when nothing can be spoken it is on: %t; it is told: %t", again.on, b.news != nil)
	}
	if b.Press(keySpeech); !again.on {
		t.Error("the key does not try again")
	}
}

// What is changed in the settings is said with what it belongs to, once, whether with the keyboard or by pressing a line, and also
// where the settings are made anew for it.
func TestSettingsSayWhatIsSet(t *testing.T) {
	one := &speech{}
	b := openBench(t, withSpeech(one, filepath.Join(t.TempDir(), "settings.json")))
	b.stage.Inline = true
	b.Press(keySpeech, fyne.KeyS)
	for title, want := range map[words.ID]string{
		"settings.speed": "Speed of computer players: Fast, selected", "settings.theme": "Appearance: Dark, selected",
		"settings.effects": "Sound effects: Loud, selected",
	} {
		b.window.Canvas().Focus(b.changing.controls[title])
		b.aloud.Look()
		one.said = nil
		b.Press(fyne.KeyRight)
		b.aloud.Look()
		times := 0
		for _, said := range one.said {
			times += strings.Count(said, want)
		}
		if times != 1 {
			t.Errorf("%s is said %d times: %q", title, times, one.said)
		}
	}
}
