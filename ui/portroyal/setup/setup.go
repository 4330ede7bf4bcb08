package setup

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/scenery"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are what can be done with a set-up.
type Calls struct {
	Begin func(memory.Setup)
	Back  func()
	// Waits says that Back leads to a game in progress.
	Waits bool
}

// Setup is the set-up screen. From top to bottom: well-known games as posters, who plays, and everything else on
// a folded sheet of paper; behind them is the harbour.
type Setup struct {
	*scenery.Screen

	stage *pieces.Stage
	calls Calls

	// wish is everything chosen, even if other choices exclude it at the moment; its seats are all that there
	// have ever been. See settled for the game that results.
	wish    memory.Setup
	players int    // the number chosen, for games with several players
	alone   bool   // as chosen
	seed    string // as typed
	open    bool   // the customising sheets are unfolded

	growth   float32 // how much larger everything is than in a window of usual size
	shape    float32 // the height of the pictures of the presets, as a part of their width
	face     float32 // the diameter of the heads of the seats
	body     *fyne.Container
	scroll   *container.Scroll
	focus    focus
	panel    *seatPanel          // shown over the screen, nil if none is
	pictures map[string]*picture // of the presets and the possible players
	drawnFor pictureLook

	folding     *widgets.Tile
	summary     *canvas.Text
	summaryRoom float32
}

// New makes the screen for changing a set-up.
func New(s *pieces.Stage, from memory.Setup, calls Calls) *Setup {
	from.Seats = slices.Clone(Known(from).Seats)
	setup := &Setup{
		stage: s, calls: calls, wish: from,
		players: max(len(from.Seats), portroyal.MinPlayers), alone: len(from.Seats) == 1,
	}
	setup.Screen = scenery.NewScreen(s.Stage, setup.build)
	if from.Seed != nil {
		setup.seed = strconv.FormatUint(*from.Seed, 10)
	}
	return setup
}

// Typed handles a key; see widgets.HandOnKeys for the rule.
func (s *Setup) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape:
		s.calls.Back()
	case fyne.KeyReturn, fyne.KeyEnter:
		s.begin()
	}
}

// grown scales a length to this size of the window.
func (s *Setup) grown(length float32) float32 { return length * s.growth }

// slack keeps a fraction of a pixel from causing a scroll bar.
const slack = 4

// mostGrowth keeps a very large window from showing only a few huge things.
const mostGrowth = 2.6

func (s *Setup) build() {
	if s.Size.Width == 0 {
		return
	}
	on := s.stage.Window.Canvas()
	s.focus.begin(on)
	s.growth = min(max(1, min(s.Size.Width/1280, s.Size.Height/800)), mostGrowth)
	width := min(s.Size.Width-2*s.grown(sideRoom), s.grown(1400))
	title := container.NewCenter(widgets.NewTitle(s.stage.Colours(), s.stage.Words.T("setup.title"), s.grown(24)))
	beside := (s.Size.Width - width) / 2
	foot := container.New(layout.NewCustomPaddedLayout(0, s.grown(10), beside, beside), s.foot())
	room := s.Size.Height - title.MinSize().Height - foot.MinSize().Height - 2*s.grown(pageGap) - s.grown(topRoom)
	gap := s.share(width, room)
	s.body = s.rows(width, gap)
	s.body.Add(s.customise(width))
	scroll := s.scrolled(container.New(layout.NewCustomPaddedLayout(s.grown(leastGap), 0, beside, beside), s.body))
	content := container.New(layout.NewCustomPaddedLayout(s.grown(topRoom), 0, 0, 0),
		container.New(page{s.grown(pageGap)}, title, scroll, foot))
	front := s.stage.Grown(s.growth, content)
	front.Resize(s.Size)
	s.Root.Objects = []fyne.CanvasObject{s.Harbour(), front}
	s.stage.HandOnKeys(s.Root, s.Typed)
	widgets.OnFocus(s.body, s.reveal)
	s.Root.Refresh()
	s.focus.end(on)
	if s.panel != nil {
		s.panel.build()
	}
}

// Margins: at the sides, above the title, above and below the scrolled content, and the least between its parts.
const (
	sideRoom = 16
	topRoom  = 8
	pageGap  = 4
	leastGap = 10
)

// The pictures of the presets and the heads of the seats are as large as there is room for, between these limits.
const (
	leastShape, mostShape = pictureShape, 0.98
	leastFace, mostFace   = 62, 128
	mostGap               = 34
)

// share distributes the free height among the pictures, the heads and the gaps between the parts, and returns the
// gap.
func (s *Setup) share(width, room float32) (gap float32) {
	s.shape, s.face = leastShape, s.grown(leastFace)
	rows := s.rows(width, s.grown(leastGap))
	fold := s.grown(44)
	free := room - s.grown(leastGap) - rows.MinSize().Height - s.grown(leastGap) - fold - s.grown(slack)
	take := func(part, most float32) float32 {
		taken := min(max(free*part, 0), most)
		free -= taken
		return taken
	}
	inner := s.presetWidth(width)
	s.shape += take(0.5, (mostShape-leastShape)*inner) / inner
	s.face += take(0.6, s.grown(mostFace-leastFace))
	return s.grown(leastGap) + take(1, 4*s.grown(mostGap-leastGap))/4
}

// rows are the presets and the seats.
func (s *Setup) rows(width, gap float32) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(gap), s.presetRow(width), s.playerRow(), s.seatRow(width))
}

// foot is the row with the plates that lead back and begin.
func (s *Setup) foot() fyne.CanvasObject {
	leads := words.Tipped("setup.back")
	if s.calls.Waits {
		leads = "setup.back.game"
	}
	back := s.stage.Plate(widgets.PlainPlate, leads, s.growth, s.calls.Back)
	begin := s.stage.Plate(widgets.CalmPlate, "setup.go", s.growth, s.begin)
	s.focus.add("back", back)
	s.focus.add("begin", begin)
	return container.NewHBox(container.NewCenter(back), layout.NewSpacer(),
		widgets.Fixed(begin, s.grown(240), s.grown(50)))
}

// theme scales what the toolkit draws in the same way as everything else.
func (s *Setup) theme() fyne.Theme { return s.stage.Theme(s.growth) }

// scrolled makes the content scroll, from its former scroll position on.
func (s *Setup) scrolled(content fyne.CanvasObject) fyne.CanvasObject {
	before := s.scroll
	s.scroll = container.NewVScroll(content)
	if before != nil {
		s.scroll.Offset = before.Offset
	}
	return s.scroll
}

// reveal scrolls just far enough that the focused object is in view.
func (s *Setup) reveal(object fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	margin := s.grown(28) // with some of what is above and below it
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

// parseSeed reads a seed; an empty one stands for a new game each time.
func parseSeed(text string) (*uint64, error) {
	if text = strings.TrimSpace(text); text == "" {
		return nil, nil
	}
	seed, err := strconv.ParseUint(text, 10, 64)
	return &seed, err
}

// begin starts the game if the set-up is valid; otherwise it says why it is not.
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
		if seat.Name = record.CleanName(seat.Name); seat.Name == "" {
			s.say(w.T("setup.name.missing", "Seat", i+1))
			return
		}
	}
	is.Seed = seed
	s.calls.Begin(is)
}

// say shows one sentence over the screen.
func (s *Setup) say(text string) {
	c := s.stage.Colours()
	done := widgets.NewPlate(c, widgets.CalmPlate, s.stage.Words.T("close"), s.stage.Close).Grown(s.growth)
	line := widgets.Line(text, s.grown(16), c.Text)
	s.cover(widgets.NewSheet(c, s.growth, s.grown(22), container.NewVBox(line, container.NewCenter(done))), nil)
}

// cover shows a panel over the screen, which Enter and Escape close.
func (s *Setup) cover(panel fyne.CanvasObject, closed func()) {
	s.stage.Open(panel, func(key *fyne.KeyEvent) {
		if key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter {
			s.stage.Close()
		}
	}, closed)
}
