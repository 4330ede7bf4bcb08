package shell

import (
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"portroyal/ui/aloud"
	"portroyal/ui/spoken"
	"portroyal/ui/words"
)

// keySpeech is the key that has the window read aloud without a screen reader, or not any more.
const keySpeech = fyne.KeyF8

// Speech reads the window aloud without a screen reader while it is switched on. It is one of the voices of the config.
type Speech interface {
	Switch(on bool)
	// Tells has it speak in a language, by its code, and call back on any goroutine when it cannot speak.
	Tells(language func() string, failed func())
}

// letSpeak has the window read aloud if the player has chosen that.
func (w *Window) letSpeak() {
	if w.config.Speech == nil {
		return
	}
	w.config.Speech.Tells(func() string { return string(w.stage.Words.Language()) }, func() {
		w.stage.Post(func() {
			w.config.Speech.Switch(false)
			w.settings.Speaks = false // so that the key tries again
			w.keep()
			w.TellBriefly(&News{In: words.Say("speech.fails")})
		})
	})
	w.config.Speech.Switch(w.settings.Speaks)
}

// switchSpeech has the window read aloud, or not any more, remembers that and says so.
func (w *Window) switchSpeech() {
	w.settings.Speaks = !w.settings.Speaks
	w.keep()
	w.config.Speech.Switch(w.settings.Speaks)
	said := words.ID("speech.off")
	if w.settings.Speaks {
		said = "speech.on"
	}
	w.TellBriefly(&News{In: words.Say(said)})
	w.ReadAgain()
}

// How loud everything else is while something is said, and how long a letter takes to be said: no voice tells when it has ended.
const (
	underSpeech = 0.35
	perLetter   = 65 * time.Millisecond
)

// over is a voice over everything else that is heard.
type over struct {
	aloud.Voices

	window *Window
}

// Say implements spoken.Voice.
func (o over) Say(words string, why spoken.Why) {
	o.Voices.Say(words, why)
	w := o.window
	w.speaking++
	w.setLevels()
	w.stage.After(w.ctx, time.Duration(utf8.RuneCountInString(words))*perLetter, func() {
		w.speaking--
		w.setLevels()
	})
}
