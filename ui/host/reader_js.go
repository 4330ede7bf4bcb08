package host

import (
	"portroyal/ui/browser"
	"portroyal/ui/shell"
)

// readers lets the screen readers of a browser speak what the window shows. What it gives is told of the window once there is
// one, and later whether the player is in another one.
func readers(config *shell.Config, _ string) (opened func(*shell.Window), away func(bool)) {
	voice := browser.NewVoice()
	config.Voices = append(config.Voices, voice)
	return voice.Opened, func(bool) {}
}
