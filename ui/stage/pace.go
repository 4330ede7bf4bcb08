package stage

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/anim"
	"portroyal/ui/settings"
	"portroyal/ui/sound"
)

// Pause is how long an action of a computer player can be watched at the chosen speed.
func (s *Stage) Pause() time.Duration { return s.PauseAt(s.Settings.Speed) }

// PauseAt is how long an action can be watched at a speed: half as long again where
// nothing moves, since what happens draws no eyes then.
func (s *Stage) PauseAt(speed settings.Speed) time.Duration {
	pause := speed.Pause()
	if s.PauseOf != nil {
		pause = s.PauseOf(speed)
	}
	if s.Still() {
		pause += pause / 2
	}
	return pause
}

// Still reports whether nothing is to move, because the player asks for less motion, or the system does and the player does
// not mind: what comes and goes fades in and out then.
func (s *Stage) Still() bool { return s.Settings.LessMotion || s.asked() && !s.Settings.Moves }

// asked reports whether the system asks for less motion.
func (s *Stage) asked() bool { return s.SystemStill || !fyne.CurrentApp().Settings().ShowAnimations() }

// SetStill has nothing move, or lets everything move, whatever the system asks for now.
func (s *Stage) SetStill(still bool) {
	s.Settings.LessMotion, s.Settings.Moves = still, !still && s.asked()
}

// PaceAt is what the length of movements is multiplied with at a speed; 0 shows nothing of them.
func (s *Stage) PaceAt(speed settings.Speed) float32 { return speed.Pace() }

// Pace is [Stage.PaceAt] for the chosen speed.
func (s *Stage) Pace() float32 { return s.PaceAt(s.Settings.Speed) }

// Play lets sounds be heard, each of them once.
func (s *Stage) Play(all ...sound.Sound) {
	for i, what := range all {
		if s.Hear != nil && what != sound.None && !slices.Contains(all[:i], what) {
			s.Hear(what)
		}
	}
}

// Cue plays sounds at this point of a movement.
func (s *Stage) Cue(all ...sound.Sound) anim.Motion { return anim.Cue(func() { s.Play(all...) }) }
