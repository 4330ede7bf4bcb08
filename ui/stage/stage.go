// Package stage is the base of the screens of any game: the window and its overlays, words, settings and colours, the
// clock, what is heard, and the way to the toolkit's goroutine and back. Screens get a Stage and retain nothing of it beyond their own life. A game's
// own cards are not here.
package stage

import (
	"context"
	"image"
	"log/slog"
	"math"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/draw"
	"portroyal/ui/look"
	"portroyal/ui/settings"
	"portroyal/ui/sound"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Stage is the surroundings of a screen. Fields are used on the toolkit's goroutine only.
type Stage struct {
	Window fyne.Window
	Log    *slog.Logger

	Words    *words.Words
	Settings *settings.Settings

	// Replays is the speed that has been chosen for replays since the program began, "" for that of games.
	Replays settings.Speed

	// Keep writes the settings to their file; it is called after every change of them.
	Keep func()

	Dark         bool
	HighContrast bool // goes before Dark

	SystemStill bool // the system asks for less motion
	Away        bool // the player is in another window
	// Cramped is that everything is drawn smaller than the player wants it, as the window has no more room.
	Cramped bool

	// Used is how much time of processors the program has used by now. It is nil where nothing is to move while nobody does
	// anything, as for tests, or where the system does not say.
	Used func() time.Duration

	// Help is what F1 does, also under overlays; nil for nothing.
	Help func()

	// Inline has all work done at once on the calling goroutine, for tests.
	Inline bool
	// OnDemand has large pictures drawn only when the toolkit paints them, and none ahead, for tests, whose windows are
	// hardly ever painted.
	OnDemand bool

	// Now is the clock, time.Now where it is nil.
	Now func() time.Time
	// Due is told of everything that After is asked for, and says itself when its time has come, for
	// tests. Without it nothing comes due where there is a Now.
	Due func(in time.Duration, do func())

	// PauseOf is how long an action of a computer player can be watched, what the speed says
	// where it is nil.
	PauseOf func(settings.Speed) time.Duration

	// OnToolkit has something done on the toolkit's goroutine, which is fyne.Do where it is nil. The toolkit's driver for
	// tests does it on the goroutine that asks, beside what the test is doing: not where it measures words.
	OnToolkit func(do func())

	// Hear is told what is to be heard; nil is silence.
	Hear func(sound.Sound)
	// Speak is told in a sentence what has happened, for who does not see it; nil where nobody listens, see Tell.
	Speak func(sentence string)
	// Answer is told what a key has led to that can be said once and not again later, as a hint that others must not hear; nil
	// where nobody listens, see Reply.
	Answer func(sentence string)
	// Surround is told what is to be heard in the background; nil is silence.
	Surround func(sound.Scene)

	// Everywhere, if set, is told of keys before anything else, and reports whether they mean the same on every screen.
	Everywhere func(*fyne.KeyEvent) bool

	// Background counts the goroutines of screens, so that closing can wait for them.
	Background sync.WaitGroup

	closed    time.Time        // when an overlay was closed last
	pointer   *widgets.Pointer // see Pointer
	shortcuts fyne.ShortcutHandler
	overlays  []laid
	later     []func() // functions that wait until no overlay is open
	works     works
	patience  draw.Patience
}

// Tell tells who does not see it what has happened, in a sentence, if anybody listens.
func (s *Stage) Tell(sentence string) {
	if s.Speak != nil && sentence != "" {
		s.Speak(sentence)
	}
}

// Reply answers who does not see what a key has led to, if anybody listens.
func (s *Stage) Reply(sentence string) {
	if s.Answer != nil {
		s.Answer(sentence)
	}
}

// Colours are the colours of the present appearance.
func (s *Stage) Colours() *look.Colours {
	if s.HighContrast {
		return &look.HighContrast
	}
	return look.Of(s.Dark)
}

// scale is the number of the screen's pixels per unit of the toolkit. It is more than that of the canvas where a system gives
// programs pixels of its own, each of which is several.
func (s *Stage) scale() float32 {
	if s.Window == nil {
		return 1
	}
	const far = 10_000 // the toolkit rounds to whole pixels
	if pixels, _ := s.Window.Canvas().PixelCoordinateForPosition(fyne.NewPos(far, 0)); pixels > 0 {
		return float32(pixels) / far
	}
	return 1
}

// Think runs work on a goroutine of its own and then, unless ctx is done by then, done on the
// toolkit's. It is the only way from a screen to another goroutine.
func (s *Stage) Think(ctx context.Context, work func(context.Context), done func()) {
	if s.Inline {
		work(ctx)
		done()
		return
	}
	s.works.begin()
	s.think(ctx, func(ctx context.Context) {
		defer s.works.end()
		work(ctx)
	}, done)
}

// think is Think without counting the work, and never inline.
func (s *Stage) think(ctx context.Context, work func(context.Context), done func()) {
	s.Background.Go(func() {
		work(ctx)
		if ctx.Err() != nil {
			return
		}
		s.onToolkit(unless(ctx, done))
	})
}

func (s *Stage) onToolkit(do func()) {
	if s.OnToolkit != nil {
		s.OnToolkit(do)
		return
	}
	fyne.Do(do)
}

// Post has do run on the toolkit's goroutine, from any other one. If everything is inline nothing would run it: tests
// look at the results themselves.
func (s *Stage) Post(do func()) {
	if !s.Inline {
		s.onToolkit(do)
	}
}

// After runs do on the toolkit's goroutine when some time has passed, unless ctx is done by then.
func (s *Stage) After(ctx context.Context, length time.Duration, do func()) {
	switch {
	case s.Due != nil:
		s.Due(length, unless(ctx, do))
		return
	case s.Now != nil:
		return
	}
	wait := s.think // which is no work
	if s.Inline {
		wait = s.Think
	}
	wait(ctx, func(ctx context.Context) {
		timer := time.NewTimer(length)
		defer timer.Stop()
		select {
		case <-timer.C:
		case <-ctx.Done():
		}
	}, do)
}

// Painted runs do on the toolkit's goroutine when what is shown by then has been painted, unless ctx is done by then. If
// painting does not come to its end, it is never run.
func (s *Stage) Painted(ctx context.Context, do func()) {
	switch {
	case s.Due != nil:
		s.Due(0, unless(ctx, do))
		return
	case s.Now != nil:
		return
	}
	ticks := 0
	frames := &fyne.Animation{RepeatCount: fyne.AnimationRepeatForever, Duration: time.Second}
	frames.Tick = func(float32) {
		ticks++
		if ticks == 2 { // the first is before the toolkit paints, the second after it
			frames.Stop()
			unless(ctx, do)()
		}
	}
	frames.Start()
}

// unless does something only if ctx is not done by then.
func unless(ctx context.Context, do func()) func() {
	return func() {
		if ctx.Err() == nil {
			do()
		}
	}
}

// Time is what the clock says.
func (s *Stage) Time() time.Time {
	if s.Now == nil {
		return time.Now()
	}
	return s.Now()
}

// Pixels is a length in the toolkit's units as a number of pixels.
func (s *Stage) Pixels(length float32) int { return int(math.Round(float64(length * s.scale()))) }

// Picture shows a small picture as a square with sides of this length. draw makes it at so many pixels; it is cached under
// of, which is comparable and says all that draw goes by, besides the size.
func (s *Stage) Picture(of any, size float32, draw func(pixels int) image.Image) *canvas.Image {
	return s.PictureOf(of, fyne.NewSquareSize(size), func(pixels, _ int) image.Image { return draw(pixels) })
}

// PictureOf is Picture for one of another shape.
func (s *Stage) PictureOf(of any, size fyne.Size, draw func(width, height int) image.Image) *canvas.Image {
	key := pictureKey{of, s.Pixels(size.Width), s.Pixels(size.Height)}
	shown := canvas.NewImageFromImage(pictures.get(key, draw))
	shown.ScaleMode = canvas.ImageScaleFastest
	shown.FillMode = canvas.ImageFillContain
	shown.SetMinSize(size)
	return shown
}

// Drawn is a picture that is drawn now, once, at its size in pixels; the canvas uses the toolkit's units.
func (s *Stage) Drawn(size fyne.Size, paint func(*draw.Canvas)) *canvas.Image {
	width, height := max(s.Pixels(size.Width), 1), max(s.Pixels(size.Height), 1)
	c := draw.NewCanvas(width, height, float64(size.Width))
	paint(c)
	image := canvas.NewImageFromImage(c.Sheet())
	image.ScaleMode = canvas.ImageScaleFastest
	image.FillMode = canvas.ImageFillStretch
	return image
}

// Ahead runs work on a goroutine of its own that somebody may ask for later, and then, unless ctx is done by then, done on
// the toolkit's. Where everything is inline nobody waits for it, and it is left until they ask.
func (s *Stage) Ahead(ctx context.Context, work func(context.Context), done func()) {
	if !s.Inline {
		s.Think(ctx, work, done)
	}
}

// AddShortcut lets the window hear what is pressed together, until [Stage.RemoveShortcut].
func (s *Stage) AddShortcut(shortcut fyne.Shortcut, do func()) {
	s.shortcuts.AddShortcut(shortcut, func(fyne.Shortcut) { do() })
	s.Window.Canvas().AddShortcut(shortcut, s.TypedShortcut)
}

// RemoveShortcut lets the window hear it no more.
func (s *Stage) RemoveShortcut(shortcut fyne.Shortcut) {
	s.shortcuts.RemoveShortcut(shortcut)
	s.Window.Canvas().RemoveShortcut(shortcut)
}

// TypedShortcut implements [fyne.Shortcutable], also where the canvas does not, as that of the toolkit for tests.
func (s *Stage) TypedShortcut(shortcut fyne.Shortcut) { s.shortcuts.TypedShortcut(shortcut) }
