// Package setup is what the screens on which games are set up have in common: who plays at which seat, with the panel of
// a seat, the posters of well-known games, and the folded sheets with everything else. What can be chosen besides, each
// game says itself.
package setup

import (
	"image"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/record"
	"portroyal/ui/geometry"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Game is what a game says and decides itself about being set up. The functions are called on the toolkit's goroutine.
type Game struct {
	Company *Company

	// Title is what the screen is called.
	Title words.ID

	// Behind draws what is behind the screen, which then is shown out of focus; nil for the harbour. It is called on
	// another goroutine.
	Behind func(width, height int, evening bool) *image.RGBA

	// Above is what is shown over the presets, of this width; a nil function or object is nothing.
	Above func(width float32) fyne.CanvasObject

	// Presets are the well-known games in display order, and which of them is chosen, -1 for none. Play applies one.
	Presets func() (all []Preset, chosen int)
	Play    func(preset int)

	// Players is how many there can be, with all else as it is chosen, and Resize asks for a number of them.
	Players func() (least, most int)
	Resize  func(players int)

	// Settled are the seats of the game as it would begin now. There may have been more of them, see Screen.Seats.
	Settled func() []Seat

	// Sheets are what is folded away; the content of a sheet is to be of this width. Summary says what is chosen there,
	// the most important first, and CustomiseTip what there is to choose.
	Sheets       func(inner float32) []fyne.CanvasObject
	Summary      func() []string
	CustomiseTip words.ID

	// SeedSays is what a seed does, and what there is without one.
	SeedSays func() (about, without words.ID)

	// Begin begins the game, with seats that all have names; without a seed it is another game each time. Back leads back,
	// to a game in progress if Waits.
	Begin func(seats []Seat, seed *uint64)
	Back  func()
	Waits bool
}

// Screen is a screen on which a game is set up. From top to bottom: well-known games as posters, who plays, and everything
// else on folded sheets of paper. The set-up of a game contains one.
type Screen struct {
	*scenery.Screen

	Seats []Seat // all that there have ever been
	Seed  string // as typed
	Open  bool   // the customising sheets are unfolded

	Growth  float32 // how much larger everything is than in a window of usual size
	Shape   float32 // the height of the pictures of the presets, as a part of their width
	Face    float32 // the diameter of the heads of the seats
	Body    *fyne.Container
	Scroll  *container.Scroll
	Focus   Focus
	Panel   *Panel        // shown over the screen, nil if none is
	Folding *widgets.Tile // unfolds the sheets
	Summary *canvas.Text  // what is chosen on them

	stage       *stage.Stage
	game        Game
	company     *Company
	pictures    map[string]*Picture // of the presets and the possible players
	drawnFor    pictureLook
	summaryRoom float32
}

// New makes the screen for changing a set-up with these seats and this seed.
func New(s *stage.Stage, game Game, seats []Seat, seed *uint64) *Screen {
	screen := &Screen{stage: s, game: game, company: game.Company, Seats: game.Company.Known(seats)}
	screen.Screen = scenery.NewScreen(s, screen.Build)
	if game.Behind != nil {
		screen.Before(game.Behind)
	}
	if seed != nil {
		screen.Seed = strconv.FormatUint(*seed, 10)
	}
	return screen
}

// Typed handles a key; see widgets.HandOnKeys for the rule.
func (s *Screen) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape:
		s.game.Back()
	case fyne.KeyReturn, fyne.KeyEnter:
		s.begin()
	}
}

// Grown scales a length to this size of the window.
func (s *Screen) Grown(length float32) float32 { return length * s.Growth }

// slack keeps a fraction of a pixel from causing a scroll bar.
const slack = 4

// mostGrowth keeps a very large window from showing only a few huge things.
const mostGrowth = 2.6

// Build shows everything anew, after a choice.
func (s *Screen) Build() {
	if s.Size.Width == 0 {
		return
	}
	on := s.stage.Window.Canvas()
	s.Focus.begin(on)
	s.Growth = min(max(1, min(s.Size.Width/1280, s.Size.Height/800)), mostGrowth)
	width := min(s.Size.Width-2*s.Grown(sideRoom), s.Grown(1400))
	title := container.NewCenter(widgets.NewTitle(s.stage.Colours(), s.stage.Words.T(s.game.Title), s.Grown(24)))
	beside := (s.Size.Width - width) / 2
	foot := container.New(layout.NewCustomPaddedLayout(0, s.Grown(10), beside, beside), s.foot())
	below, footHigh := s.Grown(topRoom+pageGap)+title.MinSize().Height, foot.MinSize().Height
	room := s.Size.Height - footHigh - s.Grown(pageGap) - below
	gap := s.share(width, room)
	s.Body = s.rows(width, gap)
	s.Body.Add(s.customise(width))
	last := float32(0)
	if s.Open { // or the edge of the last sheet is cut off
		last = s.Grown(leastGap)
	}
	scroll := s.scrolled(container.New(layout.NewCustomPaddedLayout(s.Grown(leastGap), last, beside, beside), s.Body))
	content := geometry.NewSheet()
	content.Fit(title, geometry.Rect(0, s.Grown(topRoom), s.Size.Width, title.MinSize().Height))
	content.Fit(scroll, geometry.Rect(0, below, s.Size.Width, room))
	content.Fit(foot, geometry.Rect(0, s.Size.Height-footHigh, s.Size.Width, footHigh))
	front := s.stage.Grown(s.Growth, content.Container)
	front.Resize(s.Size)
	s.Root.Objects = []fyne.CanvasObject{s.Harbour(), front}
	s.stage.HandOnKeys(s.Root, s.Typed)
	widgets.OnFocus(s.Body, s.reveal)
	s.Root.Refresh()
	s.Focus.end(s.stage, s.Root)
	if s.Panel != nil {
		s.Panel.build()
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
	leastShape, mostShape = PictureShape, 0.98
	leastFace, mostFace   = 62, 128
	mostGap               = 34
)

// share distributes the free height among the pictures, the heads and the gaps between the parts, and returns the
// gap.
func (s *Screen) share(width, room float32) (gap float32) {
	s.Shape, s.Face = leastShape, s.Grown(leastFace)
	rows := s.rows(width, s.Grown(leastGap))
	fold := s.Grown(44)
	free := room - s.Grown(leastGap) - rows.MinSize().Height - s.Grown(leastGap) - fold - s.Grown(slack)
	take := func(part, most float32) float32 {
		taken := min(max(free*part, 0), most)
		free -= taken
		return taken
	}
	presets, _ := s.game.Presets()
	if shown, _ := fit(presets); len(shown) > 0 {
		inner := s.presetWidth(presets, width)
		rows := float32(1)
		if s.across(len(shown)) < len(shown) {
			rows = 2
		}
		s.Shape += take(0.5, (mostShape-leastShape)*inner*rows) / (inner * rows)
	}
	s.Face += take(0.6, s.Grown(mostFace-leastFace))
	return s.Grown(leastGap) + take(1, 4*s.Grown(mostGap-leastGap))/4
}

// rows are the presets, with what is above them, and the seats.
func (s *Screen) rows(width, gap float32) *fyne.Container {
	rows := container.New(layout.NewCustomPaddedVBoxLayout(gap))
	if s.game.Above != nil {
		if above := s.game.Above(width); above != nil {
			rows.Add(above)
		}
	}
	if presets := s.presetRow(width); presets != nil {
		rows.Add(presets)
	}
	rows.Add(s.playerRow())
	rows.Add(s.seatRow(width))
	return rows
}

// foot is the row with the plates that lead back and begin.
func (s *Screen) foot() fyne.CanvasObject {
	leads := words.Tipped("setup.back")
	if s.game.Waits {
		leads = "setup.back.game"
	}
	back := s.stage.Plate(widgets.PlainPlate, leads, s.Growth, s.game.Back)
	begin := s.stage.Plate(widgets.CalmPlate, "setup.go", s.Growth, s.begin)
	s.Focus.Add("back", back)
	s.Focus.Add("begin", begin)
	return container.NewHBox(container.NewCenter(back), layout.NewSpacer(),
		widgets.Fixed(begin, s.Grown(240), s.Grown(50)))
}

// theme scales what the toolkit draws in the same way as everything else.
func (s *Screen) theme() fyne.Theme { return s.stage.Theme(s.Growth) }

// scrolled makes the content scroll, from its former scroll position on.
func (s *Screen) scrolled(content fyne.CanvasObject) fyne.CanvasObject {
	before := s.Scroll
	s.Scroll = container.NewVScroll(content)
	if before != nil {
		s.Scroll.Offset = before.Offset
	}
	return s.Scroll
}

// reveal scrolls just far enough that the focused object is in view.
func (s *Screen) reveal(object fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	margin := s.Grown(28) // with some of what is above and below it
	top := driver.AbsolutePositionForObject(object).Y - driver.AbsolutePositionForObject(s.Body).Y - margin
	bottom := top + object.Size().Height + 2*margin
	offset := s.Scroll.Offset
	switch {
	case top < offset.Y:
		offset.Y = max(top, 0)
	case bottom > offset.Y+s.Scroll.Size().Height:
		offset.Y = bottom - s.Scroll.Size().Height
	default:
		return
	}
	s.Scroll.ScrollToOffset(offset)
}

func (s *Screen) heading(id words.ID) fyne.CanvasObject {
	return widgets.Title(s.stage.Words.T(id), s.Grown(17), s.stage.Colours().Text)
}

// parseSeed reads a seed; an empty one stands for a new game each time.
func parseSeed(text string) (*uint64, error) {
	if text = strings.TrimSpace(text); text == "" {
		return nil, nil
	}
	seed, err := strconv.ParseUint(text, 10, 64)
	return &seed, err
}

// Chosen are the seats as they would begin now, whether they could or not, and the seed.
func (s *Screen) Chosen() (seats []Seat, seed *uint64) {
	seed, err := parseSeed(s.Seed)
	if err != nil {
		seed = nil
	}
	return s.game.Settled(), seed
}

// begin starts the game if the set-up is valid; otherwise it says why it is not.
func (s *Screen) begin() {
	w := s.stage.Words
	seed, err := parseSeed(s.Seed)
	if err != nil {
		s.say(w.T("setup.seed.wrong"))
		return
	}
	seats := s.game.Settled()
	for i := range seats {
		seat := &seats[i]
		if seat.Name = record.CleanName(seat.Name); seat.Name == "" {
			s.say(w.T("setup.name.missing", "Seat", i+1))
			return
		}
		if slices.ContainsFunc(seats[:i], func(other Seat) bool {
			return seat.Player == "" && other.Player == "" && strings.EqualFold(seat.Name, other.Name)
		}) { // nobody could tell later whose wins they are
			s.say(w.T("setup.name.twice", "Name", seat.Name))
			return
		}
	}
	s.game.Begin(seats, seed)
}

// say shows one sentence over the screen.
func (s *Screen) say(text string) {
	c := s.stage.Colours()
	done := widgets.NewPlate(c, widgets.CalmPlate, s.stage.Words.T("close"), s.stage.Close).Grown(s.Growth)
	line := widgets.Line(text, s.Grown(16), c.Text)
	s.cover(widgets.NewSheet(c, s.Growth, s.Grown(22), container.NewVBox(line, container.NewCenter(done))), nil)
}

// cover shows a panel over the screen, which Enter and Escape close.
func (s *Screen) cover(panel fyne.CanvasObject, closed func()) {
	s.stage.Open(panel, func(key *fyne.KeyEvent) {
		if key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter {
			s.stage.Close()
		}
	}, closed)
}
