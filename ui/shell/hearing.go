package shell

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/settings"
	"portroyal/ui/sound"
	"portroyal/ui/words"
)

// keyMute is the key that switches everything that is heard off and on.
const keyMute = fyne.KeyM

// listen lets everything be heard as the settings say.
func (w *Window) listen() {
	w.sounds = sound.New(w.config.Device, w.config.Log)
	w.sounds.Told = func() { w.stage.Post(w.deviceFound) }
	w.stage.Hear = w.sounds.Play
	w.stage.Surround = w.sounds.SetHarbour
	w.setLevels()
}

// deviceFound shows in the settings, if they are open, what is known of the device for sounds.
func (w *Window) deviceFound() {
	if w.stage.Shows(settingsOverlay) {
		w.changing.tellDevice()
	}
}

// muted reports whether nothing is heard, whatever the volumes are.
func (w *Window) muted() bool { return w.config.Mute || w.settings.Sound.Muted }

// mute switches everything that is heard off or on, and says so, and whether it lasts.
func (w *Window) mute(off bool) {
	w.setMuted(off)
	if w.stage.Shows(settingsOverlay) {
		w.changing.hold()
		return
	}
	says := map[bool]map[bool]words.ID{ // by whether it is off, and whether it lasts
		false: {true: "sound.on", false: "sound.on.unkept"}, true: {true: "sound.off", false: "sound.off.unkept"},
	}[off][w.lasts()]
	w.TellBriefly(&News{In: words.Say(says)})
}

// setMuted switches everything that is heard off or on, and remembers it.
func (w *Window) setMuted(off bool) {
	w.settings.Sound.Muted, w.config.Mute = off, false
	w.setLevels()
	w.keep()
}

// setLevels brings what is heard in line with the settings.
func (w *Window) setLevels() {
	if w.muted() {
		w.sounds.SetLevels(sound.Levels{})
		return
	}
	w.sounds.SetLevels(sound.Levels{
		Effects: w.settings.Sound.Effects.Level(), Harbour: w.settings.Sound.Harbour.Level(),
	})
}

// setVolume makes something louder or softer. Any volume but silence ends muting, since the player wants to hear it.
func (w *Window) setVolume(of *settings.Volume, volume settings.Volume) {
	*of = volume
	w.setMuted(w.muted() && volume == settings.VolumeOff)
}

// Hours of the clock at which what is heard in the background becomes another.
const (
	dawn, noon, bedtime = 6, 12, 22
)

// surround lets be heard in the background what fits a screen without a time of day of its own: its picture is one of
// the day or of the evening, and the clock says which part of it.
func (w *Window) surround() {
	hour, scene := w.stage.Time().Hour(), sound.Afternoon
	switch {
	case w.stage.Dark && (hour < dawn || hour >= bedtime):
		scene = sound.Night
	case w.stage.Dark:
		scene = sound.Evening
	case hour < noon:
		scene = sound.Morning
	}
	w.stage.Surround(scene)
}
