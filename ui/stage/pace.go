package stage

import (
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/settings"
	"portroyal/ui/sound"
)

// Pause is how long an action of a computer player can be watched at the chosen speed.
func (s *Stage) Pause() time.Duration { return s.PauseAt(s.Settings.Speed) }

// PauseAt is how long an action can be watched at a speed: half as long again where
// nothing moves but by the player's wish, since then nothing but the table itself shows what has happened.
func (s *Stage) PauseAt(speed settings.Speed) time.Duration {
	pause := speed.Pause()
	if s.PauseOf != nil {
		pause = s.PauseOf(speed)
	}
	if s.Settings.LessMotion {
		pause += pause / 2
	}
	return pause
}

// PaceAt is what the length of movements is multiplied with at a speed; 0 is no movement, for players who ask for
// less of it, here or in the settings of the system.
func (s *Stage) PaceAt(speed settings.Speed) float32 {
	if s.Settings.LessMotion || !fyne.CurrentApp().Settings().ShowAnimations() {
		return 0
	}
	return speed.Pace()
}

// Pace is [Stage.PaceAt] for the chosen speed.
func (s *Stage) Pace() float32 { return s.PaceAt(s.Settings.Speed) }

// Play lets a sound be heard.
func (s *Stage) Play(what sound.Sound) {
	if s.Hear != nil {
		s.Hear(what)
	}
}
