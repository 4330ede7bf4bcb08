// Package stage is what every screen stands on: the window, the words, the settings, the card
// faces and the way to the toolkit's goroutine. Screens get a Stage and keep nothing of it
// beyond their own life.
package stage

import (
	"context"
	"image"
	"image/color"
	"log/slog"
	"math"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardface"
	"portroyal/ui/look"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Stage is the surroundings of a screen. Fields are used on the toolkit's goroutine only.
type Stage struct {
	Window   fyne.Window
	Words    *words.Words
	Settings *settings.Settings
	Faces    *cardface.Cache // nil shows cards without their pictures
	Dark     bool
	Log      *slog.Logger

	HighContrast bool // goes before Dark

	// Inline makes computer players think at once on the calling goroutine, for tests.
	Inline bool

	// PauseOf is how long an action of a computer player can be watched, what the speed says
	// where it is nil.
	PauseOf func(settings.Speed) time.Duration

	// Now is the clock, time.Now where it is nil.
	Now func() time.Time
	// Due is told of everything that After is asked for, and says itself when its time has come, for
	// tests. Without it nothing comes due where there is a Now.
	Due func(in time.Duration, do func())

	// Portraits names the heads of those at the table by their seats; whoever has none there has
	// that of a person.
	Portraits []string

	// Keep writes the settings to their file; it is called after every change of them.
	Keep func()

	// Background counts the goroutines of screens, so that closing can wait for them.
	Background sync.WaitGroup

	overlays []overlay
	later    []func() // what waits until nothing lies over the screen
}

// Colours are the colours of the present appearance.
func (s *Stage) Colours() *look.Colours {
	if s.HighContrast {
		return &look.HighContrast
	}
	return look.Of(s.Dark)
}

// style is how cards are drawn.
func (s *Stage) style() cardface.Style {
	return cardface.Style{Dark: s.Dark, HighContrast: s.HighContrast}
}

// Scale is the number of pixels per unit of the toolkit.
func (s *Stage) Scale() float32 {
	if s.Window == nil {
		return 1
	}
	if scale := s.Window.Canvas().Scale(); scale > 0 {
		return scale
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
	s.Background.Go(func() {
		work(ctx)
		if ctx.Err() != nil {
			return
		}
		fyne.Do(func() {
			if ctx.Err() == nil {
				done()
			}
		})
	})
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
	s.Think(ctx, func(ctx context.Context) {
		timer := time.NewTimer(length)
		defer timer.Stop()
		select {
		case <-timer.C:
		case <-ctx.Done():
		}
	}, do)
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

// Pause is how long an action of a computer player can be watched at the chosen speed.
func (s *Stage) Pause() time.Duration {
	if s.PauseOf != nil {
		return s.PauseOf(s.Settings.Speed)
	}
	return s.Settings.Speed.Pause()
}

// Pace is what the length of movements is multiplied with at the chosen speed; 0 is no movement.
func (s *Stage) Pace() float32 { return s.Settings.Speed.Pace() }

// Pixels is a length in pixels.
func (s *Stage) Pixels(length float32) int { return int(math.Round(float64(length * s.Scale()))) }

// Face asks for the picture of a card at a width in the toolkit's units. set gets it on the
// toolkit's goroutine: at once if the picture is there, later if it has to be drawn. In that case it
// gets a widgets.StandIn first, which shows the same card at another size or as a sketch.
func (s *Stage) Face(card portroyal.Card, width float32, large bool, set func(image.Image)) {
	s.draw(cardface.Request{
		Card: card, Back: card == portroyal.NoCard, Width: s.Pixels(width), Large: large,
		Words: s.Words.OnFace(card), Style: s.style(),
	}, set)
}

// ContractFace asks for the picture of a contract with so many slots, one for each player, as Face
// does for that of a card; seals shows number and letter on its seal.
func (s *Stage) ContractFace(
	contract portroyal.Contract, slots int, seals bool, width float32, large bool, set func(image.Image),
) {
	s.draw(cardface.Request{
		Contract: contract, Slots: slots, Seals: seals, Width: s.Pixels(width), Large: large,
		Words: s.Words.OnContract(contract), Style: s.style(),
	}, set)
}

func (s *Stage) draw(request cardface.Request, set func(image.Image)) {
	if s.Faces == nil {
		return
	}
	ready := func(picture image.Image) { fyne.Do(func() { set(picture) }) }
	if picture := s.Faces.Get(request, ready); picture != nil {
		set(picture)
		return
	}
	set(widgets.StandIn(func() image.Image { return s.Faces.StandIn(request) }))
}

// symbolKey is a symbol as it was drawn.
type symbolKey struct {
	name   string
	pixels int
	tint   color.NRGBA
}

// symbols keeps the few dozen small pictures that every screen shows again and again.
var symbols sync.Map

// Symbol shows a symbol as a square with sides of this length.
func (s *Stage) Symbol(name string, size float32) *canvas.Image {
	return s.TintedSymbol(name, size, color.NRGBA{})
}

// TintedSymbol shows a symbol with its colourable parts in a colour.
func (s *Stage) TintedSymbol(name string, size float32, tint color.NRGBA) *canvas.Image {
	key := symbolKey{name, s.Pixels(size), tint}
	picture, ok := symbols.Load(key)
	if !ok {
		if tint == (color.NRGBA{}) {
			picture = cardface.Symbol(name, key.pixels)
		} else {
			picture = cardface.Tinted(name, key.pixels, tint)
		}
		symbols.Store(key, picture)
	}
	return fixedPicture(picture.(image.Image), size, size)
}

// Cube shows the cube of a player, with a letter that tells its owner.
func (s *Stage) Cube(letter string, size float32, colour color.NRGBA) *canvas.Image {
	key := symbolKey{"cube-" + letter, s.Pixels(size), colour}
	picture, ok := symbols.Load(key)
	if !ok {
		picture = cardface.Cube(letter, key.pixels, colour)
		symbols.Store(key, picture)
	}
	return fixedPicture(picture.(image.Image), size, size)
}

// Portrait shows the head of a person as a round picture.
func (s *Stage) Portrait(role portroyal.Role, colour portroyal.Colour, size float32) *canvas.Image {
	key := symbolKey{"portrait-" + role.String() + "-" + colour.String(), s.Pixels(size), color.NRGBA{}}
	picture, ok := symbols.Load(key)
	if !ok {
		picture = cardface.Portrait(role, colour, key.pixels)
		symbols.Store(key, picture)
	}
	return fixedPicture(picture.(image.Image), size, size)
}

// SeatHead shows the head of whoever has a seat at the table as a round picture with a rim in the
// colour of the seat.
func (s *Stage) SeatHead(seat int, rim color.NRGBA, size float32) *canvas.Image {
	name := "person"
	if seat < len(s.Portraits) {
		name = s.Portraits[seat]
	}
	return s.Head(name, rim, size)
}

// Head shows a head of assets.Opponents as a round picture with a rim.
func (s *Stage) Head(name string, rim color.NRGBA, size float32) *canvas.Image {
	key := symbolKey{"head-" + name, s.Pixels(size), rim}
	picture, ok := symbols.Load(key)
	if !ok {
		picture = cardface.Head(name, key.pixels, rim)
		symbols.Store(key, picture)
	}
	return fixedPicture(picture.(image.Image), size, size)
}

// fixedPicture shows a picture that has been drawn at its pixel size.
func fixedPicture(picture image.Image, width, height float32) *canvas.Image {
	shown := canvas.NewImageFromImage(picture)
	shown.ScaleMode = canvas.ImageScaleFastest
	shown.FillMode = canvas.ImageFillContain
	shown.SetMinSize(fyne.NewSize(width, height))
	return shown
}
