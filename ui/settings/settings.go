// Package settings keeps what a player has chosen: language, theme, speed. It reads and writes one small file, in which
// each game has a part of its own, and knows nothing of how things are shown.
package settings

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"time"

	"portroyal/engine/versioned"
	"portroyal/engine/wholefile"
)

// Theme is the appearance of the window.
type Theme string

// The themes. ThemeSystem follows the system.
const (
	ThemeSystem Theme = "system"
	ThemeLight  Theme = "light"
	ThemeDark   Theme = "dark"
	ThemeHigh   Theme = "contrast" // high contrast
)

// Themes lists the themes in the order in which they are offered.
var Themes = []Theme{ThemeSystem, ThemeLight, ThemeDark, ThemeHigh}

// Check says that there is no such theme, or nil.
func (t Theme) Check() error { return known("theme", t, Themes) }

// known says that a value is none of those that there are, or nil.
func known[T ~string](what string, value T, values []T) error {
	if !slices.Contains(values, value) {
		return fmt.Errorf("%s: %q is unknown", what, value)
	}
	return nil
}

// Size is how large everything is drawn, in per cent of what the system asks for; 0 is the usual one.
type Size int

// Usual is the size that nobody has asked for.
const Usual Size = 100

// Sizes lists the sizes in the order in which they are offered.
var Sizes = []Size{75, 100, 125, 150, 175, 200}

// Factor is the size as a factor.
func (s Size) Factor() float32 {
	return float32(cmp.Or(s, Usual)) / 100
}

// Check says that nothing is drawn so large, or nil.
func (s Size) Check() error {
	if s != 0 && !slices.Contains(Sizes, s) {
		return fmt.Errorf("size: %d is unknown", s)
	}
	return nil
}

// Speed is how fast computer players act.
type Speed string

// The speeds. SpeedInstant does not wait at all.
const (
	SpeedSlow    Speed = "slow"
	SpeedNormal  Speed = "normal"
	SpeedFast    Speed = "fast"
	SpeedInstant Speed = "instant"
)

// Check says that there is no such speed, or nil.
func (s Speed) Check() error { return known("speed", s, Speeds) }

// Pause is how long an action of a computer player can be watched before the next.
func (s Speed) Pause() time.Duration {
	switch s {
	case SpeedSlow:
		return 1100 * time.Millisecond
	case SpeedFast:
		return 120 * time.Millisecond
	case SpeedInstant:
		return 0
	}
	return 400 * time.Millisecond
}

// Pace is what the length of movements is multiplied with; 0 is no movement.
func (s Speed) Pace() float32 {
	switch s {
	case SpeedSlow:
		return 1.8
	case SpeedFast:
		return 0.5
	case SpeedInstant:
		return 0
	}
	return 1
}

// Speeds lists the speeds in the order in which they are offered.
var Speeds = []Speed{SpeedSlow, SpeedNormal, SpeedFast, SpeedInstant}

// Log is how the log of a game was left.
type Log string

// The ways to leave the log. LogAsFits, before anybody has touched it, opens it where there is room.
const (
	LogAsFits Log = ""
	LogOpen   Log = "open"
	LogFolded Log = "folded"
)

// Check says that the log cannot be left so, or nil.
func (l Log) Check() error { return known("log", l, []Log{LogAsFits, LogOpen, LogFolded}) }

// Volume is how loud something is.
type Volume string

// The volumes.
const (
	VolumeOff    Volume = "off"
	VolumeQuiet  Volume = "quiet"
	VolumeMedium Volume = "medium"
	VolumeLoud   Volume = "loud"
)

// Level is the volume as a part of the loudest, from 0 to 1.
func (v Volume) Level() float32 {
	switch v {
	case VolumeQuiet:
		return 0.18
	case VolumeMedium:
		return 0.45
	case VolumeLoud:
		return 1
	}
	return 0
}

// Volumes lists the volumes in the order in which they are offered.
var Volumes = []Volume{VolumeOff, VolumeQuiet, VolumeMedium, VolumeLoud}

// Check says that nothing is as loud as that, or nil.
func (v Volume) Check() error { return known("volume", v, Volumes) }

// Sound is what is heard: of the game, of the harbour in the background, and the music. Muted silences everything.
type Sound struct {
	Effects Volume `json:"effects"`
	Harbour Volume `json:"harbour"`
	Music   Volume `json:"music"`
	Muted   bool   `json:"muted,omitempty"`
}

// Settings is everything that is remembered. The zero value of Language is the language of the system.
type Settings struct {
	Language   string  `json:"language,omitempty"`
	Theme      Theme   `json:"theme"`
	Speed      Speed   `json:"speed"`
	ShowChance bool    `json:"showChance"` // the chance of a bust at the draw pile and the button
	Size       Size    `json:"size,omitempty"`
	LargerText bool    `json:"largerText,omitempty"` // figures and words on the table
	LessMotion bool    `json:"lessMotion,omitempty"` // what comes and goes fades instead of moving, see stage.Stage.Still
	Moves      bool    `json:"moves,omitempty"`      // everything moves although the system asks for less
	Voiceless  bool    `json:"voiceless,omitempty"`  // computer players say nothing
	Speaks     bool    `json:"speaks,omitempty"`     // the window is read aloud without a screen reader
	AutoPass   bool    `json:"autoPass"`             // nobody at the screen is asked about what F5 would spare them
	Log        Log     `json:"log,omitempty"`
	Sound      Sound   `json:"sound"`
	Player     string  `json:"player,omitempty"`     // the name that a new player has told, "" for none
	FullScreen bool    `json:"fullScreen,omitempty"` // the window fills the screen
	Window     *Window `json:"window,omitempty"`     // how it was left, nil before the first time
	Folder     string  `json:"folder,omitempty"`     // of the file that was opened or saved last, "" before the first time
	Game       string  `json:"game,omitempty"`       // the one whose doors the start screen shows, by its name; "" for the first

	// Parts are what each game remembers; they stand in the same file.
	Parts []Part `json:"-"`
}

// Window is how large the window was, in the toolkit's units, and where.
type Window struct {
	Width  float32 `json:"width"`
	Height float32 `json:"height"`
	At     *Point  `json:"at,omitempty"` // nil where programs are not told
}

// Point is where the content of a window began, in pixels of all screens.
type Point struct {
	X int `json:"x"`
	Y int `json:"y"`
}

// farthestPoint is farther away than any screen.
const farthestPoint = 1 << 20

// leastWindow is less than any window has, and largestWindow more than any screen.
const leastWindow, largestWindow = 100, 8192

// Check says what cannot be about it, or nil.
func (w *Window) Check() error {
	if !(w.Width >= leastWindow && w.Width <= largestWindow && w.Height >= leastWindow && w.Height <= largestWindow) {
		return fmt.Errorf("window: %v by %v is no size", w.Width, w.Height)
	}
	if at := w.At; at != nil && (max(at.X, -at.X) > farthestPoint || max(at.Y, -at.Y) > farthestPoint) {
		return fmt.Errorf("window: %d, %d is on no screen", at.X, at.Y)
	}
	return nil
}

// Default is what a new player begins with.
func Default() Settings {
	return Settings{
		Theme: ThemeSystem, Speed: SpeedNormal, ShowChance: true, AutoPass: true,
		Sound: Sound{Effects: VolumeMedium, Harbour: VolumeQuiet, Music: VolumeQuiet},
	}
}

// Load reads the file, with parts of the kinds of these. The settings can be used whatever the error: without a file they are the
// default ones, and a damaged file is set aside and reported as a *[wholefile.DamagedError]. After any
// other error the file may hold settings that nobody could read, and should not be written over.
func Load(file string, parts ...Part) (Settings, error) {
	settings, err := Read(file, parts...)
	var damage *damage
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return settings, nil
	case errors.As(err, &damage):
		return settings, setAside(file, damage)
	}
	return settings, err
}

// mostBytes is far beyond all settings, with the results on every set-up.
const mostBytes = 256 << 10

// damage is that a file cannot be understood.
type damage struct{ error }

// setAside moves a damaged file out of the way, and gives the error for that.
func setAside(file string, damage *damage) error {
	return wholefile.SetAside(file, fmt.Errorf("the settings are damaged: %w", damage.error))
}

// Read is Load for a file that is to stay as it is; without one the error is [fs.ErrNotExist].
func Read(file string, parts ...Part) (Settings, error) {
	settings, _, err := read(file, parts)
	return settings, err
}

// with are the default settings with empty parts of the kinds of these.
func with(parts []Part) Settings {
	settings := Default()
	for _, part := range parts {
		settings.Parts = append(settings.Parts, empty(part))
	}
	return settings
}

// read gives the text of the file as well. A value in it that cannot be understood, as a later version may know more,
// counts as if it were not there; the others count.
func read(file string, parts []Part) (Settings, []byte, error) {
	settings := with(parts)
	text, err := wholefile.Read(file, mostBytes)
	if err != nil {
		return settings, nil, err
	}
	var chosen struct {
		AutoPass json.RawMessage `json:"autoPass"`
		Sound    struct {
			Music json.RawMessage `json:"music"`
		} `json:"sound"`
	}
	_ = json.Unmarshal(text, &chosen)
	if chosen.AutoPass == nil {
		settings.AutoPass = false // players from before this setting were asked, and still are
	}
	if chosen.Sound.Music == nil {
		settings.Sound.Music = VolumeOff // nor did they hear any
	}
	if err := versioned.Read(text, &settings); err != nil {
		return with(parts), nil, &damage{err}
	}
	for _, part := range settings.Parts {
		if err := versioned.Read(text, part); err != nil {
			return with(parts), nil, &damage{err}
		}
	}
	return settings, text, nil
}

// Save writes the file anew. After an error the old one is as it was.
func (s Settings) Save(file string) error { return s.write(file, nil, Default()) }

// write writes the file with what has changed in a text, of which so much was understood.
func (s Settings) write(file string, text []byte, understood Settings) error {
	if text == nil { // nothing stands there yet
		understood.Parts = nil
	}
	text, err := versioned.Written(text, understood, s)
	if err != nil {
		return err
	}
	for _, part := range s.Parts {
		if text, err = versioned.Written(text, understood.part(part), part); err != nil {
			return err
		}
	}
	return wholefile.Put(file, text)
}
