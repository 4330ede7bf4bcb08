// Package start is the screen that the program begins with.
package start

import (
	"context"
	"image"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"portroyal/engine/record"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Games are those of which the start screen tells.
type Games struct {
	Continue *record.Head // the one to go on with, nil if all are over
	Recent   []Recent     // the newest first; as many as there is room for are shown, four at most
}

// Recent is a game that was played lately.
type Recent struct {
	Head    record.Head
	Picture image.Image // of its table; nil shows the heads of its players instead
}

// Calls are what the start screen offers.
type Calls struct {
	Continue func()          // goes on with Games.Continue
	Play     func()          // a game with the last set-up
	Open     func(id string) // goes on with a recent game, or looks at it if it is over
	Library  func()          // all games
	Voyage   func()          // the first voyage
	Setup    func()
	Gallery  func()
	Puzzles  func()
	Daily    func() // the deal of the day
	Settings func()
	Help     func()
	About    func()
	Quit     func() // nil where there is nothing to quit

	// Harbour gives the harbour, by day or in the evening, at a size in pixels, or nil where nobody has painted it by
	// now. It is called on any goroutine, and may itself be nil.
	Harbour func(evening bool, width, height int) *image.RGBA
}

// Start is the start screen.
type Start struct {
	stage  *pieces.Stage
	games  Games
	calls  Calls
	notice string
	root   *fyne.Container
	size   fyne.Size

	harbour *scenery.Backdrop
	dark    bool // the harbour is the evening one
	ctx     context.Context
	cancel  context.CancelFunc
}

// New makes the screen. notice is bad news that has to be said once, "" if there is none.
func New(s *pieces.Stage, notice string, games Games, calls Calls) *Start {
	start := &Start{stage: s, games: games, calls: calls, notice: notice}
	start.ctx, start.cancel = context.WithCancel(context.Background())
	start.root = container.New(&stage.Fitting{Least: stage.Smallest, Size: &start.size, Build: start.build})
	return start
}

// Content is what the window shows.
func (s *Start) Content() fyne.CanvasObject { return s.root }

// Restyle shows everything anew after a change of language or theme.
func (s *Start) Restyle() { s.build() }

// Prepare has the harbour drawn before the window is up.
func (s *Start) Prepare() {
	if s.harbour != nil {
		s.harbour.Prepare(s.stage.Pixels(s.size.Width), s.stage.Pixels(s.size.Height))
	}
}

// Leave ends the drawing of the harbour.
func (s *Start) Leave() { s.cancel() }

// Typed handles a key.
func (s *Start) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		switch {
		case s.games.Continue != nil:
			s.calls.Continue()
		case s.first():
			s.calls.Voyage()
		default:
			s.calls.Play()
		}
	case fyne.KeyV:
		s.calls.Voyage()
	case fyne.KeyP:
		s.calls.Play()
	case fyne.KeyG:
		s.calls.Library()
	case fyne.KeyN:
		s.calls.Setup()
	case fyne.KeyC:
		s.calls.Gallery()
	case fyne.KeyZ:
		s.calls.Puzzles()
	case fyne.KeyD:
		s.calls.Daily()
	case fyne.KeyS:
		s.calls.Settings()
	case fyne.KeyF1:
		s.calls.Help()
	default:
		s.stage.Walk(key)
	}
}

// Offer shows other games to go on with.
func (s *Start) Offer(games Games) {
	s.games = games
	s.build()
}

// growth is how much larger than usual everything is drawn.
func (s *Start) growth() float32 { return stage.Growth(s.size) }

func (s *Start) build() {
	if s.size.Width == 0 {
		return
	}
	c := s.stage.Colours()
	if s.harbour == nil || s.dark != s.stage.Dark {
		s.harbour, s.dark = scenery.NewStart(s.ctx, &s.stage.Stage, s.calls.Harbour), s.stage.Dark
	}
	objects := []fyne.CanvasObject{ // the sea until the harbour has been drawn
		placed(canvas.NewVerticalGradient(c.Sea, c.SeaEdge), fyne.NewPos(0, 0), s.size),
		placed(s.harbour.Object(), fyne.NewPos(0, 0), s.size),
	}
	by := s.growth()
	width := min(max(300, s.size.Width*0.28), 560*by)
	panel := s.panel(width)
	height := panel.MinSize().Height
	at := fyne.NewPos(s.size.Width*0.05, (s.size.Height-height)/2)
	objects = append(objects, placed(panel, at, fyne.NewSize(width, height)))
	bottom := s.size.Height - 26*by
	if s.notice != "" {
		words := s.stage.Grown(by, widgets.NewSentence(s.notice))
		width := s.size.Width * 0.8
		words.Resize(fyne.NewSize(width-24*by, 0)) // it wraps at the width that it has had
		notice := widgets.NewSheet(c, by, 12*by, words)
		height := notice.MinSize().Height
		at := fyne.NewPos((s.size.Width-width)/2, s.size.Height-height-12*by)
		objects = append(objects, placed(notice, at, fyne.NewSize(width, height)))
		bottom = at.Y - 14*by
	}
	objects = append(objects, s.recent(at.X+width+gapToRecent*by, bottom)...)
	s.root.Objects = objects
	s.stage.HandOnKeys(s.root, s.Typed)
	s.root.Refresh()
	s.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
}

func placed(object fyne.CanvasObject, at fyne.Position, size fyne.Size) fyne.CanvasObject {
	object.Resize(size)
	object.Move(at)
	return object
}

// padding is the room between the edge of the panel and what is on it.
const padding = 22

// panel holds the title and the plates.
func (s *Start) panel(width float32) fyne.CanvasObject {
	w, c, by := s.stage.Words, s.stage.Colours(), s.growth()
	title := widgets.Title(w.T("app.title"), min(width/6.1, s.size.Height*0.075), c.Text)
	title.Alignment = fyne.TextAlignCenter
	subtitle := widgets.Line(w.T("app.subtitle"), 15*by, c.Quiet)
	subtitle.Alignment = fyne.TextAlignCenter
	plates := container.New(layout.NewCustomPaddedVBoxLayout(theme.Padding() * by))
	plate := func(kind widgets.PlateKind, id words.Tipped, call func()) *widgets.Plate {
		plate := widgets.NewPlate(c, kind, w.T(words.ID(id)), call).WithToolTip(w.T(id.Tip()))
		plate.Growth = by
		return plate
	}
	high := min(max(44, s.size.Height*0.056), 76*by)
	add := func(side ...*widgets.Plate) {
		row := container.New(layout.NewGridLayoutWithColumns(len(side)))
		for _, plate := range side {
			row.Add(plate)
		}
		tall := canvas.NewRectangle(color.Transparent) // on a large window the plates are taller
		tall.SetMinSize(fyne.NewSize(0, high))
		plates.Add(container.NewStack(tall, row))
	}
	room := width - (2*padding+16)*by
	kind := widgets.CalmPlate
	if head := s.games.Continue; head != nil {
		on := plate(widgets.CalmPlate, "start.continue", s.calls.Continue)
		on.Detail = terms.Standing(w, head, s.fits(room))
		add(on)
		kind = widgets.PlainPlate
	}
	if s.first() {
		voyage := plate(widgets.CalmPlate, "start.voyage.first", s.calls.Voyage)
		voyage.Detail = w.T("start.voyage.detail")
		voyage.Symbol = s.stage.Symbol("map", 34*by)
		usual := high
		high *= 1.5
		add(voyage)
		high = usual
		kind = widgets.PlainPlate
	}
	id := words.Tipped("start.play")
	if memory.Of(s.stage.Settings).Setup != nil {
		id = "start.again"
	}
	play := plate(kind, id, s.calls.Play)
	play.Detail = s.lastPlayers(room)
	add(play)
	add(plate(widgets.PlainPlate, "start.setup", s.calls.Setup))
	add(plate(widgets.PlainPlate, "start.puzzles", s.calls.Puzzles),
		plate(widgets.PlainPlate, "start.daily", s.calls.Daily))
	add(plate(widgets.PlainPlate, "start.library", s.calls.Library),
		plate(widgets.PlainPlate, "start.gallery", s.calls.Gallery))
	add(plate(widgets.PlainPlate, "start.settings", s.calls.Settings))
	if s.first() {
		add(plate(widgets.PlainPlate, "start.help", s.calls.Help))
	} else {
		add(plate(widgets.PlainPlate, "start.voyage", s.calls.Voyage), plate(widgets.PlainPlate, "start.help", s.calls.Help))
	}
	last := []*widgets.Plate{plate(widgets.PlainPlate, "start.about", s.calls.About)}
	if s.calls.Quit != nil {
		last = append(last, plate(widgets.PlainPlate, "start.quit", s.calls.Quit))
	}
	add(last...)
	inner := canvas.NewRectangle(color.Transparent) // a second, finer line within the brass edge
	inner.CornerRadius = 6
	inner.StrokeColor, inner.StrokeWidth = palette.Fade(c.Edge, 0.6), 1
	panel := widgets.NewSheet(c, by, padding*by, container.New(layout.NewCustomPaddedVBoxLayout(theme.Padding()*by),
		container.New(layout.NewCustomPaddedVBoxLayout(-2*by), title, subtitle), s.rule(), plates))
	return container.NewStack(panel, container.New(layout.NewCustomPaddedLayout(6, 6, 6, 6), inner))
}

// first reports whether the player is new here, as far as the program knows: nobody has begun a game yet.
func (s *Start) first() bool {
	return memory.Of(s.stage.Settings).Setup == nil && s.games.Continue == nil
}

// rule is a line with a coin in its middle.
func (s *Start) rule() fyne.CanvasObject {
	c := s.stage.Colours()
	by := s.growth()
	size := 20 * by
	line := func() fyne.CanvasObject {
		rule := canvas.NewRectangle(c.Edge)
		rule.SetMinSize(fyne.NewSize(0, 1.5*by))
		return container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), rule, layout.NewSpacer())
	}
	coin := widgets.Fixed(s.stage.Symbol("coin", size), size, size)
	return container.New(&ruled{size, by}, line(), coin, line())
}

// ruled lays a small thing in the middle of its row, and a line on either side.
type ruled struct{ size, by float32 }

func (r *ruled) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(4*r.size, r.size+8*r.by) }

func (r *ruled) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	gap := 10 * r.by
	side := (size.Width - r.size) / 2
	placed(objects[0], fyne.NewPos(0, 0), fyne.NewSize(side-gap, size.Height))
	placed(objects[1], fyne.NewPos(side, (size.Height-r.size)/2), fyne.NewSize(r.size, r.size))
	placed(objects[2], fyne.NewPos(side+r.size+gap, 0), fyne.NewSize(side-gap, size.Height))
}

// fits reports whether a line below the words of a plate has room.
func (s *Start) fits(room float32) func(line string) bool {
	return func(line string) bool {
		return widgets.Line(line, 13*s.growth(), color.Black).MinSize().Width <= room
	}
}

// lastPlayers says that the same cards come again, where a seed is fixed, or else who played last, as
// many of them as have room; "" before the first game.
func (s *Start) lastPlayers(room float32) string {
	if memory.Of(s.stage.Settings).Setup == nil {
		return ""
	}
	var names []string
	for _, seat := range memory.Of(s.stage.Settings).Setup.Seats {
		names = append(names, seat.Name)
	}
	fits := s.fits(room)
	if seed := memory.Of(s.stage.Settings).Setup.Seed; seed != nil {
		if line := s.stage.Words.T("last.seed", "Seed", *seed); fits(line) {
			return line
		}
	}
	line := s.stage.Words.T("last.players", "Players", strings.Join(names, ", "))
	for n := len(names) - 1; n > 0 && !fits(line); n-- {
		line = s.stage.Words.T("last.players", "Players", strings.Join(names[:n], ", ")+"\u2026")
	}
	if !fits(line) {
		return "" // one name alone is too long
	}
	return line
}
