package setup

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/pieces"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are what can be done with a set-up.
type Calls struct {
	Begin func(settings.Setup)
	Back  func()
	// Waits is whether a game waits that Back leads to.
	Waits bool
}

// Setup is the set-up screen. From top to bottom: well-known games, who plays, and everything else,
// folded.
type Setup struct {
	stage  *pieces.Stage
	calls  Calls
	ctx    context.Context
	cancel context.CancelFunc

	// wish is what has been chosen, also where other choices leave no room for it just now; its seats
	// are all that there have been. See settled for the game that comes of it.
	wish    settings.Setup
	players int    // asked for, where more than one can play
	alone   bool   // asked for
	seed    string // as typed
	open    bool   // what can be customised is unfolded

	size     fyne.Size
	growth   float32 // how much larger than in a window of usual size everything is
	root     *fyne.Container
	body     *fyne.Container
	scroll   *container.Scroll
	focus    focus
	pictures map[presetName]*picture // of the presets
	drawnFor pictureLook

	folding     *widgets.Tile
	summary     *canvas.Text
	summaryRoom float32
}

// New makes the screen for changing a set-up.
func New(s *pieces.Stage, from settings.Setup, calls Calls) *Setup {
	from.Seats = slices.Clone(Known(from).Seats)
	setup := &Setup{
		stage: s, calls: calls, wish: from,
		players: max(len(from.Seats), portroyal.MinPlayers), alone: len(from.Seats) == 1,
	}
	setup.ctx, setup.cancel = context.WithCancel(context.Background())
	setup.root = container.New(&fitting{setup})
	if from.Seed != nil {
		setup.seed = strconv.FormatUint(*from.Seed, 10)
	}
	return setup
}

// Content is what the window shows.
func (s *Setup) Content() fyne.CanvasObject { return s.root }

// Restyle shows everything anew after a change of language or theme.
func (s *Setup) Restyle() { s.build() }

// Leave ends the drawing of the pictures.
func (s *Setup) Leave() { s.cancel() }

// Typed does what a key stands for; see widgets.HandOnKeys for the rule.
func (s *Setup) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape:
		s.calls.Back()
	case fyne.KeyReturn, fyne.KeyEnter:
		s.begin()
	}
}

// grown is a length in a window of this size.
func (s *Setup) grown(length float32) float32 { return length * s.growth }

// slack keeps a fraction of a pixel from bringing up the bar for scrolling.
const slack = 4

// barRoom is left free for the bar that shows how far one has scrolled.
const barRoom = 14

// roomy is one length where the window is only as high as it must be, and another where there is room.
func (s *Setup) roomy(tight, wide float32) float32 {
	if s.size.Height < 760*s.growth {
		return s.grown(tight)
	}
	return s.grown(wide)
}

// mostGrowth keeps a very large window from showing a few huge things.
const mostGrowth = 2.6

func (s *Setup) build() {
	if s.size.Width == 0 {
		return
	}
	w, c, on := s.stage.Words, s.stage.Colours(), s.stage.Window.Canvas()
	s.focus.begin(on)
	s.growth = min(max(1, min(s.size.Width/1280, s.size.Height/800)), mostGrowth)
	padding, margin := s.grown(18), s.grown(8)
	width := min(s.size.Width-2*margin, s.grown(1240))
	inner := width - 2*padding
	if s.open {
		inner -= s.grown(barRoom)
	}

	s.body = container.New(layout.NewCustomPaddedVBoxLayout(s.roomy(10, 16)),
		s.presetRow(inner), s.playerRow(), s.seatRow(inner), s.customise(inner))
	back := widgets.NewPlate(c, widgets.PlainPlate, w.T("setup.back"), s.calls.Back).WithToolTip(w.T("setup.back.tip"))
	if s.calls.Waits {
		back.Text = w.T("setup.back.game")
		back.SetToolTip(w.T("setup.back.game.tip"))
	}
	begin := widgets.NewPlate(c, widgets.CalmPlate, w.T("setup.go"), s.begin).WithToolTip(w.T("setup.go.tip"))
	back.Growth, begin.Growth = s.growth, s.growth
	s.focus.add("back", back)
	s.focus.add("begin", begin)
	foot := container.NewHBox(container.NewCenter(back), layout.NewSpacer(),
		widgets.Fixed(begin, s.grown(240), s.grown(50)))
	title := widgets.Title(w.T("setup.title"), s.grown(26), c.Text)
	body := fyne.CanvasObject(s.body)
	if s.open {
		body = container.New(layout.NewCustomPaddedLayout(0, 0, 0, s.grown(barRoom)), body)
	}
	scroll := s.scrolled(body)
	content := container.New(page{s.grown(8)}, title, scroll, foot)
	panel := container.NewThemeOverride(widgets.NewPanel(c, padding, content), s.theme())
	// Only now everything has its size.
	height := content.MinSize().Height - scroll.MinSize().Height + s.body.MinSize().Height + 2*padding
	height = min(height+s.grown(slack), s.size.Height-2*margin)
	panel.Resize(fyne.NewSize(width, height))
	panel.Move(fyne.NewPos((s.size.Width-width)/2, (s.size.Height-height)/2))
	sea := canvas.NewVerticalGradient(c.Sea, c.SeaEdge)
	sea.Resize(s.size)
	s.root.Objects = []fyne.CanvasObject{sea, panel}
	widgets.HandOnKeys(s.root, s.Typed)
	widgets.OnFocus(s.body, s.reveal)
	s.root.Refresh()
	s.focus.end(on)
}

// theme gives what the toolkit draws the size of everything else.
func (s *Setup) theme() fyne.Theme { return s.stage.Theme(s.growth) }

// scrolled lets the content scroll, from where it has been scrolled to before.
func (s *Setup) scrolled(content fyne.CanvasObject) fyne.CanvasObject {
	before := s.scroll
	s.scroll = container.NewVScroll(content)
	if before != nil {
		s.scroll.Offset = before.Offset
	}
	return s.scroll
}

// reveal scrolls so far that what has got the focus is in sight.
func (s *Setup) reveal(object fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	margin := s.grown(28) // with what stands above and below it
	top := driver.AbsolutePositionForObject(object).Y - driver.AbsolutePositionForObject(s.body).Y - margin
	bottom := top + object.Size().Height + 2*margin
	offset := s.scroll.Offset
	switch {
	case top < offset.Y:
		offset.Y = max(top, 0)
	case bottom > offset.Y+s.scroll.Size().Height:
		offset.Y = bottom - s.scroll.Size().Height
	default:
		return
	}
	s.scroll.ScrollToOffset(offset)
}

func (s *Setup) heading(id words.ID) fyne.CanvasObject {
	return widgets.Title(s.stage.Words.T(id), s.grown(17), s.stage.Colours().Text)
}

// parseSeed reads a seed; an empty one is a new game each time.
func parseSeed(text string) (*uint64, error) {
	if text = strings.TrimSpace(text); text == "" {
		return nil, nil
	}
	seed, err := strconv.ParseUint(text, 10, 64)
	return &seed, err
}

// begin starts the game if the set-up makes sense; otherwise it says why not.
func (s *Setup) begin() {
	w := s.stage.Words
	seed, err := parseSeed(s.seed)
	if err != nil {
		s.say(w.T("setup.seed.wrong"))
		return
	}
	is := s.settled()
	for i := range is.Seats {
		seat := &is.Seats[i]
		if seat.Name = strings.TrimSpace(seat.Name); seat.Name == "" {
			s.say(w.T("setup.name.missing", "Seat", i+1))
			return
		}
	}
	is.Seed = seed
	s.calls.Begin(is)
}

// say lays one sentence over the screen.
func (s *Setup) say(text string) {
	c := s.stage.Colours()
	done := widgets.NewPlate(c, widgets.CalmPlate, s.stage.Words.T("close"), s.stage.Close)
	done.Growth = s.growth
	line := widgets.Line(text, s.grown(16), c.Text)
	s.cover(widgets.NewPanel(c, s.grown(18), container.NewVBox(line, container.NewCenter(done))), nil)
}

// cover lays a panel over the screen, which Enter and Escape close.
func (s *Setup) cover(panel fyne.CanvasObject, closed func()) {
	s.stage.Open(panel, func(key *fyne.KeyEvent) {
		if key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter {
			s.stage.Close()
		}
	}, closed)
}
