// Package start is the screen that the program begins with, and the rooms behind some of its doors. Which doors there are,
// and where they lead, is for a game and the window to say.
package start

import (
	"context"
	"image"
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"portroyal/engine/record"
	"portroyal/ui/palette"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Games are those of which the start screen tells.
type Games struct {
	Continue *record.Head // the one of the game whose doors are shown to go on with, nil if all are over
	Over     *record.Head // the one that was over last and can be looked back on, nil if there is none
	Saved    int          // how many there are
	Own      int          // how many of them are of the game whose doors are shown
	Shown    int          // the place of that game among the tellers
	Recent   []Recent     // the newest first; as many as there is room for are shown, four at most
}

// Recent is a game that was played lately.
type Recent struct {
	Head    record.Head
	Picture image.Image // of its table; nil shows the heads of its players instead
}

// Door is a plate that leads somewhere, or a tile in the room behind another door.
type Door struct {
	ID   words.Tipped // of its words, and of what is told of it under the pointer
	Key  fyne.KeyName // that opens it, "" for none
	Open func()

	Detail func(t *words.Words, fits func(line string) bool) string // a second line; nil for none
	Symbol string                                                   // beside the words, or over them on a tile; "" for none
	About  words.ID                                                 // a sentence on its tile; doors on tiles have one
	Calm   bool                                                     // Enter opens it
	Tall   bool

	// Behind are the doors that are reached through this one. Their keys open them from the start screen at once.
	Behind []Door
	// Back makes the door that of a room, with a tile for each door behind it: it says where the way back from what they
	// open leads. The window opens the room. It is "" for any other door.
	Back words.ID
}

// opens reports whether a key is that of the door. A key without a name is none.
func (d *Door) opens(key *fyne.KeyEvent) bool { return d.Key != fyne.KeyUnknown && d.Key == key.Name }

// Way is all that the screen leads to.
type Way struct {
	// Doors are rows of one door or two; which there are may depend on the games to go on with.
	Doors func(Games) [][]Door
	Open  func(id string) // goes on with a recent game, or looks at it if it is over

	// Choose shows the doors of the game at another place among the tellers. It may be nil where there is one game alone.
	Choose func(game int)

	// Standing is a quiet line under the title, which says how the player stands; it is "" for none, and may itself be nil.
	Standing func(*words.Words) string

	// Harbour gives the harbour, by day or in the evening, at a size in pixels, or nil where nobody has painted it by
	// now. It is called on any goroutine, and may itself be nil.
	Harbour func(evening bool, width, height int) *image.RGBA
}

// Start is the start screen.
type Start struct {
	stage   *stage.Stage
	tellers summary.Tellers
	games   Games
	way     Way
	notice  string
	asking  *asking // the question to a new player, nil for none
	root    *fyne.Container
	size    fyne.Size

	harbour *scenery.Backdrop
	idle    *scenery.Idle
	dark    bool // the harbour is the evening one
	ctx     context.Context
	cancel  context.CancelFunc
}

// New makes the screen. Each game is told of by one of the tellers. notice is bad news that has to be said once, "" if there is none.
func New(s *stage.Stage, tellers summary.Tellers, notice string, games Games, way Way) *Start {
	start := &Start{stage: s, tellers: tellers, games: games, way: way, notice: notice}
	start.ctx, start.cancel = context.WithCancel(context.Background())
	start.idle = scenery.NewStartIdle(start.ctx, s)
	start.root = container.New(&stage.Fitting{Least: stage.Smallest, Size: &start.size, Build: start.build})
	return start
}

// Content is what the window shows.
func (s *Start) Content() fyne.CanvasObject { return s.root }

// Restyle shows everything anew after a change of language or theme.
func (s *Start) Restyle() { s.build() }

// Leave ends the drawing of the harbour, and its life.
func (s *Start) Leave() { s.cancel() }

// Typed handles a key.
func (s *Start) Typed(key *fyne.KeyEvent) {
	if s.answers(key) {
		return
	}
	for _, door := range reached(s.way.Doors(s.games)) {
		if door.opens(key) || isEnter(key) && door.Calm {
			door.Open()
			return
		}
	}
	if key.Name == keyOther && len(s.tellers) > 1 {
		s.way.Choose((s.games.Shown + 1) % len(s.tellers))
		return
	}
	s.stage.Walk(key)
}

// isEnter reports whether a key opens what is calm.
func isEnter(key *fyne.KeyEvent) bool {
	return key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter || key.Name == fyne.KeySpace
}

// reached are the doors whose keys mean something on the start screen: those that are shown, and then those behind them.
func reached(rows [][]Door) (all []Door) {
	all = slices.Concat(rows...)
	for _, door := range all {
		for _, inner := range door.Behind {
			inner.Calm = false // Enter is for what is shown
			all = append(all, inner)
		}
	}
	return all
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
		s.harbour, s.dark = scenery.NewStart(s.ctx, s.stage, s.way.Harbour), s.stage.Dark
	}
	objects := []fyne.CanvasObject{widgets.Placed(s.harbour.Object(), fyne.NewPos(0, 0), s.size)}
	objects = append(objects, s.idle.Over(s.size)...)
	by := s.growth()
	width := min(max(300, s.size.Width*0.28), 560*by)
	panel := s.panel(width)
	height := panel.MinSize().Height
	at := fyne.NewPos(s.size.Width*0.05, (s.size.Height-height)/2)
	hung := max(at.Y, s.size.Height/2-signsUp*by)
	signs := s.signs(fyne.NewPos(at.X+width, hung))
	if len(signs) > 0 { // what they hang from; Tab comes to them last
		objects, signs = append(objects, signs[0]), signs[1:]
	}
	objects = append(objects, widgets.Placed(panel, at, fyne.NewSize(width, height)))
	bottom := s.size.Height - 26*by
	if s.notice != "" {
		words := s.stage.Grown(by, widgets.NewSentence(s.notice))
		width := s.size.Width * 0.8
		words.Resize(fyne.NewSize(width-24*by, 0)) // it wraps at the width that it has had
		notice := widgets.NewSheet(c, by, 12*by, words)
		height := notice.MinSize().Height
		at := fyne.NewPos((s.size.Width-width)/2, s.size.Height-height-12*by)
		objects = append(objects, widgets.Placed(notice, at, fyne.NewSize(width, height)))
		bottom = at.Y - 14*by
	}
	var name *widgets.Field
	if left := at.X + width + gapToRecent*by; s.asking != nil {
		var question fyne.CanvasObject
		var done *widgets.Plate
		question, name, done = s.question(left, bottom)
		s.keepFocus(append(objects, signs...), name, done)
		objects = append(objects, question)
	} else {
		objects = append(objects, s.recent(left, bottom)...)
	}
	s.root.Objects = append(objects, signs...)
	s.stage.HandOnKeys(s.root, s.Typed)
	s.root.Refresh()
	s.stage.Unfocus(s.root)
	if name != nil && !s.stage.Covered() {
		s.stage.Window.Canvas().Focus(name)
		if name.Text == s.asking.suggested { // what is typed replaces it
			name.TypedShortcut(&fyne.ShortcutSelectAll{})
		}
	}
}

// padding is the room between the edge of the panel and what is on it.
const padding = 22

// panel holds the title and the plates.
func (s *Start) panel(width float32) fyne.CanvasObject {
	w, c, by := s.stage.Words, s.stage.Colours(), s.growth()
	game := s.tellers[s.games.Shown]
	title := s.title(game.Name(w), min(width/6.1, s.size.Height*0.075), width-2*padding*by)
	subtitle := widgets.Line(game.Line(w), 15*by, c.Quiet)
	subtitle.Alignment = fyne.TextAlignCenter
	head := container.New(layout.NewCustomPaddedVBoxLayout(-2*by), title, subtitle)
	if s.way.Standing != nil {
		if line := s.way.Standing(w); line != "" {
			head.Add(widgets.OneLine(widgets.BoldLine, line, 14*by, c.Quiet, width-2*padding*by, fyne.TextAlignCenter))
		}
	}
	plates := container.New(layout.NewCustomPaddedVBoxLayout(theme.Padding() * by))
	usual := min(max(44, s.size.Height*0.056), 76*by)
	for _, doors := range s.way.Doors(s.games) {
		row, high := container.New(layout.NewGridLayoutWithColumns(len(doors))), usual
		n := float32(len(doors))
		fits := s.fits((width-2*padding*by-(n-1)*theme.Padding())/n - 16*by)
		for _, door := range doors {
			row.Add(s.plate(door, fits))
			if door.Tall {
				high = 1.5 * usual
			}
		}
		tall := canvas.NewRectangle(color.Transparent) // on a large window the plates are taller
		tall.SetMinSize(fyne.NewSize(0, high))
		plates.Add(container.NewStack(tall, row))
	}
	inner := canvas.NewRectangle(color.Transparent) // a second, finer line within the brass edge
	inner.CornerRadius = 6
	inner.StrokeColor, inner.StrokeWidth = palette.Fade(c.Edge, 0.6), 1
	panel := widgets.NewSheet(c, by, padding*by, container.New(layout.NewCustomPaddedVBoxLayout(theme.Padding()*by),
		head, s.rule(), plates))
	return container.NewStack(panel, container.New(layout.NewCustomPaddedLayout(6, 6, 6, 6), inner))
}

// title is the name of the game, in two lines if one would become small.
func (s *Start) title(name string, size, room float32) fyne.CanvasObject {
	const (
		least  = 0.62 // of the size, in one line
		folded = 0.56 // and in two
		air    = 0.95 // of the room, where it is all used
	)
	title := widgets.Title(name, size, s.stage.Colours().Text)
	title.Alignment = fyne.TextAlignCenter
	switch part := room / title.MinSize().Width; {
	case part >= 1:
	case part >= least || !strings.Contains(name, " "):
		title.TextSize *= part * air
	default:
		return widgets.Paragraph(widgets.Title, name, size*folded, s.stage.Colours().Text, room, 2, fyne.TextAlignCenter)
	}
	return title
}

// plate is a door as it is shown.
func (s *Start) plate(door Door, fits func(line string) bool) *widgets.Plate {
	kind, by := widgets.PlainPlate, s.growth()
	if door.Calm {
		kind = widgets.CalmPlate
	}
	plate := s.stage.Plate(kind, door.ID, by, door.Open)
	if door.Detail != nil {
		plate.Detail = door.Detail(s.stage.Words, fits)
	}
	if door.Symbol != "" {
		plate.Symbol = s.stage.Symbol(door.Symbol, 34*by)
	}
	return plate
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
	widgets.Placed(objects[0], fyne.NewPos(0, 0), fyne.NewSize(side-gap, size.Height))
	widgets.Placed(objects[1], fyne.NewPos(side, (size.Height-r.size)/2), fyne.NewSize(r.size, r.size))
	widgets.Placed(objects[2], fyne.NewPos(side+r.size+gap, 0), fyne.NewSize(side-gap, size.Height))
}

// fits reports whether a line below the words of a plate has room.
func (s *Start) fits(room float32) func(line string) bool {
	return func(line string) bool {
		return widgets.Line(line, 13*s.growth(), color.Black).MinSize().Width <= room
	}
}
