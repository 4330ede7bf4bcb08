package shell

import (
	"cmp"

	"fyne.io/fyne/v2"

	"portroyal/ui/settings"
	"portroyal/ui/sound"
	"portroyal/ui/words"
)

// Keys that switch everything that is heard off and on, and the music alone.
const (
	keyMute  = fyne.KeyM
	keyMusic = fyne.KeyJ
)

// listen lets everything be heard as the settings say.
func (w *Window) listen() {
	w.sounds = sound.New(w.config.Device, w.config.Log)
	w.sounds.Told = func() { w.stage.Post(func() { w.deviceFound(w.sounds.Found()) }) }
	w.stage.Hear = w.sounds.Play
	w.stage.Surround = w.sounds.SetHarbour
	w.setLevels()
}

// deviceFound shows what is known of the device for sounds: in the settings, if they are open, and when it has gone, until it
// is back.
func (w *Window) deviceFound(is sound.Found) {
	switch is {
	case sound.Gone:
		w.deviceGone = &News{In: words.Say("sound.gone")}
		w.tellOver(w.deviceGone)
	case sound.Present:
		w.Untell(w.deviceGone)
		w.deviceGone = nil
	}
	if w.stage.Shows(settingsOverlay) {
		w.changing.tellDevice()
	}
}

// muted reports whether nothing is heard, whatever the volumes are.
func (w *Window) muted() bool { return w.config.Mute || w.settings.Sound.Muted }

// switched says that something is on or off, by that and by whether it lasts.
type switched map[bool]map[bool]words.ID

var (
	soundSwitched = switched{
		false: {true: "sound.off", false: "sound.off.unkept"}, true: {true: "sound.on", false: "sound.on.unkept"},
	}
	musicSwitched = switched{
		false: {true: "music.off", false: "music.off.unkept"}, true: {true: "music.on", false: "music.on.unkept"},
	}
)

// mute switches everything that is heard off or on, and says so.
func (w *Window) mute(off bool) {
	w.setMuted(off)
	w.tellSwitched(soundSwitched, !off)
}

// switchMusic switches the music off, or on as it was, and says so.
func (w *Window) switchMusic() {
	music := &w.settings.Sound.Music
	on := w.muted() || *music == settings.VolumeOff
	switch {
	case !on:
		w.music = *music
		w.setVolume(music, settings.VolumeOff)
	case *music == settings.VolumeOff:
		w.setVolume(music, cmp.Or(w.music, settings.VolumeQuiet))
	default:
		w.setMuted(false)
	}
	w.tellSwitched(musicSwitched, on)
}

// tellSwitched says that something is on or off now, in the settings if they are open.
func (w *Window) tellSwitched(says switched, on bool) {
	if w.stage.Shows(settingsOverlay) {
		w.changing.hold()
		return
	}
	w.TellBriefly(&News{In: words.Say(says[on][w.lasts()])})
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
	part := float32(1)
	if w.speaking > 0 {
		part = underSpeech
	}
	w.sounds.SetLevels(sound.Levels{
		Effects: part * w.settings.Sound.Effects.Level(), Harbour: part * w.settings.Sound.Harbour.Level(),
		Music: part * w.settings.Sound.Music.Level(),
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
