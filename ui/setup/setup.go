package setup

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are what can be done with a set-up.
type Calls struct {
	Begin func(settings.Setup)
	Back  func()
}

// Setup is the set-up screen.
type Setup struct {
	stage *stage.Stage
	calls Calls
	setup settings.Setup
	seed  string // as typed

	starters *widgets.Choice
	scroll   *container.Scroll
	root     *fyne.Container
}

// Default is the set-up that a new player begins with: against two computer players. user is what
// the system calls its user.
func Default(w *words.Words, user string) settings.Setup {
	options := portroyal.DefaultOptions()
	options.Players = 3
	name := personName(w, user, 0)
	others := otherNames(w, name)
	return settings.Setup{
		Options: options, Start: portroyal.RandomStart,
		Seats: []settings.Seat{
			{Name: name},
			{Name: others[0], Player: botOf(3), Colour: 1},
			{Name: others[1], Player: botOf(4), Colour: 2},
		},
	}
}

// Known replaces computer players that this program does not have by the strongest that it has.
func Known(from settings.Setup) settings.Setup {
	from.Seats = slices.Clone(from.Seats)
	for i := range from.Seats {
		if seat := &from.Seats[i]; seat.Player != "" && kindOf(seat.Player) == 0 {
			seat.Player = opponents[len(opponents)-1].bot
		}
	}
	return from
}

// New makes the screen for changing a set-up.
func New(s *stage.Stage, from settings.Setup, calls Calls) *Setup {
	from.Seats = slices.Clone(from.Seats)
	setup := &Setup{stage: s, calls: calls, setup: from, root: container.NewStack()}
	if from.Seed != nil {
		setup.seed = strconv.FormatUint(*from.Seed, 10)
	}
	setup.build()
	return setup
}

// Content is what the window shows.
func (s *Setup) Content() fyne.CanvasObject { return s.root }

// Restyle shows everything anew after a change of language or theme.
func (s *Setup) Restyle() { s.build() }

// Leave has nothing to end.
func (s *Setup) Leave() {}

// Typed does what a key stands for.
func (s *Setup) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape:
		s.calls.Back()
	case fyne.KeyReturn, fyne.KeyEnter:
		s.begin()
	}
}

func (s *Setup) build() {
	w, c := s.stage.Words, s.stage.Colours()
	left := container.NewVBox(s.heading("setup.players"), s.playerCount())
	for seat := range s.setup.Seats {
		left.Add(s.seatRow(seat))
	}
	left.Add(s.heading("setup.begin"))
	for _, number := range s.numbers() {
		left.Add(number)
	}
	left.Add(s.startPlayer())
	left.Add(s.seedRow())
	right := container.NewVBox(
		s.heading("setup.edition"),
		s.deckToggles(),
		s.heading("setup.variants"),
		s.variants(),
	)
	back := widgets.NewPlate(c, widgets.PlainPlate, w.T("setup.back"), s.calls.Back).WithToolTip(w.T("setup.back.tip"))
	begin := widgets.NewPlate(c, widgets.CalmPlate, w.T("setup.go"), s.begin).WithToolTip(w.T("setup.go.tip"))
	foot := container.NewHBox(back, layout.NewSpacer(), widgets.Fixed(begin, 240, 52))
	body := container.NewVBox(s.presetRow(), container.New(twoColumns{18}, left, right))
	content := container.NewBorder(
		widgets.Title(w.T("setup.title"), 28, c.Text), container.New(layout.NewCustomPaddedLayout(12, 0, 0, 0), foot),
		nil, nil, s.scrolled(body))
	panel := widgets.NewPanel(c, 20, content)
	s.root.Objects = []fyne.CanvasObject{
		canvas.NewVerticalGradient(c.Sea, c.SeaEdge),
		container.New(&breathing{body}, panel),
	}
	widgets.HandOnKeys(s.root, s.Typed)
	s.root.Refresh()
	s.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
}

// scrolled lets the content scroll, from where it has been scrolled to before.
func (s *Setup) scrolled(content fyne.CanvasObject) fyne.CanvasObject {
	before := s.scroll
	s.scroll = container.NewVScroll(content)
	if before != nil {
		s.scroll.Offset = before.Offset
	}
	return s.scroll
}

// twoColumns lays two objects side by side, each at its own height.
type twoColumns struct{ gap float32 }

func (l twoColumns) MinSize(objects []fyne.CanvasObject) fyne.Size {
	a, b := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(2*max(a.Width, b.Width)+l.gap, max(a.Height, b.Height))
}

func (l twoColumns) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := (size.Width - l.gap) / 2
	for i, object := range objects {
		object.Resize(fyne.NewSize(width, size.Height))
		object.Move(fyne.NewPos(float32(i)*(width+l.gap), 0))
	}
}

// breathing gives a panel the height that its content needs, as far as the window has it, and
// leaves some room round it.
type breathing struct{ content fyne.CanvasObject }

func (*breathing) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(940, 600) }

func (l *breathing) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	const frame = 178 // title, foot and padding
	width := min(size.Width-24, 1180)
	height := min(size.Height-24, l.content.MinSize().Height+frame)
	objects[0].Resize(fyne.NewSize(width, height))
	objects[0].Move(fyne.NewPos((size.Width-width)/2, (size.Height-height)/2))
}

func (s *Setup) heading(id string) fyne.CanvasObject {
	return widgets.Title(s.stage.Words.T(id), 17, s.stage.Colours().Text)
}

// playerCount lets the player choose how many seats there are.
func (s *Setup) playerCount() fyne.CanvasObject {
	c := s.stage.Colours()
	row := container.NewHBox()
	for n := portroyal.LeastPlayers(s.setup.Options.Cooperative); n <= portroyal.MostPlayers(s.setup.Options.Decks); n++ {
		kind := widgets.QuietPlate
		if n == len(s.setup.Seats) {
			kind = widgets.CalmPlate
		}
		plate := widgets.NewPlate(c, kind, strconv.Itoa(n), func() { s.resize(n) })
		plate.SetToolTip(s.stage.Words.N("setup.players.tip", n))
		row.Add(plate)
	}
	return row
}

// resize adds computer players or takes the last seats away.
func (s *Setup) resize(n int) {
	for len(s.setup.Seats) < n {
		s.addSeat()
	}
	s.setup.Seats = s.setup.Seats[:n]
	s.setup.Options.Players = uint8(n)
	if s.setup.Start >= n {
		s.setup.Start = portroyal.RandomStart
	}
	s.build()
}

// addSeat adds a computer player.
func (s *Setup) addSeat() {
	seat := settings.Seat{Name: s.freeName(), Player: botOf(3), Colour: s.freeColour(0)}
	s.setup.Seats = append(s.setup.Seats, seat)
}

// freeName is a name that nobody at the table has.
func (s *Setup) freeName() string {
	for i := 1; i <= portroyal.MaxPlayers; i++ {
		name := s.stage.Words.T("name." + strconv.Itoa(i))
		taken := false
		for _, seat := range s.setup.Seats {
			taken = taken || seat.Name == name
		}
		if !taken {
			return name
		}
	}
	return ""
}

// freeColour is the first colour from one on that nobody at the table has.
func (s *Setup) freeColour(from int) int {
	for i := range len(palette.Seats) {
		colour := (from + i) % len(palette.Seats)
		taken := false
		for _, seat := range s.setup.Seats {
			taken = taken || seat.Colour == colour
		}
		if !taken {
			return colour
		}
	}
	return from
}

// nextColour gives a seat the next colour; whoever had it gets the old one.
func (s *Setup) nextColour(i int) {
	old := s.setup.Seats[i].Colour
	next := (old + 1) % len(palette.Seats)
	for other := range s.setup.Seats {
		if s.setup.Seats[other].Colour == next {
			s.setup.Seats[other].Colour = old
		}
	}
	s.setup.Seats[i].Colour = next
}

// seatRow is one seat: a portrait in the colour of the player, name, who plays.
func (s *Setup) seatRow(i int) fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	seat := &s.setup.Seats[i]
	head := container.NewStack()
	colour := widgets.NewSwatch(c, widgets.SeatColour(seat.Colour), 58, func() {
		s.nextColour(i)
		s.build()
	})
	colour.SetToolTip(w.T("setup.colour.tip"))
	name := widgets.NewField(seat.Name, w.T("setup.name"), func(text string) {
		seat.Name = text
		s.nameStarters()
	})
	name.OnSubmitted = func(string) { s.begin() }
	var choices []string
	for _, id := range kinds() {
		choices = append(choices, w.T("opponent."+id))
	}
	about := widgets.NewNote("")
	tell := func(index int) {
		about.SetText(w.T("opponent." + kinds()[index] + ".about"))
		const size = 54
		picture := s.stage.Head(botOf(index), widgets.SeatColour(seat.Colour), size)
		head.Objects = []fyne.CanvasObject{widgets.Fixed(picture, size, size)}
		head.Refresh()
	}
	tell(kindOf(seat.Player))
	kind := widgets.NewChoice(choices, kindOf(seat.Player), func(chosen int) {
		seat.Player = botOf(chosen)
		tell(chosen)
	})
	fields := container.NewGridWithColumns(2, name, widgets.Framed(c, kind))
	picture := container.NewStack(colour, head)
	return widgets.NewRow(c, 6, container.NewBorder(nil, nil, picture, nil,
		container.New(layout.NewCustomPaddedVBoxLayout(-4), fields, about)))
}

// startPlayer lets the player choose who begins.
func (s *Setup) startPlayer() fyne.CanvasObject {
	s.starters = widgets.NewChoice(s.starterNames(), s.setup.Start+1, func(chosen int) { s.setup.Start = chosen - 1 })
	return s.named("setup.start", widgets.Framed(s.stage.Colours(), s.starters))
}

func (s *Setup) starterNames() []string {
	names := []string{s.stage.Words.T("setup.start.random")}
	for i, seat := range s.setup.Seats {
		names = append(names, fmt.Sprintf("%d  %s", i+1, seat.Name))
	}
	return names
}

// nameStarters keeps the choice of the start player in line with the names.
func (s *Setup) nameStarters() {
	names := s.starterNames()
	s.starters.Options = names
	s.starters.Selected = names[s.setup.Start+1]
	s.starters.Refresh()
}

// seedRow lets the player choose a certain game.
func (s *Setup) seedRow() fyne.CanvasObject {
	w := s.stage.Words
	seed := widgets.NewField(s.seed, w.T("setup.seed.random"), func(text string) { s.seed = text })
	seed.OnSubmitted = func(string) { s.begin() }
	return container.New(layout.NewCustomPaddedVBoxLayout(-4), s.named("setup.seed", seed), widgets.NewNote(w.T("setup.seed.about")))
}

// named puts the name of a choice in front of it.
func (s *Setup) named(id string, choice fyne.CanvasObject) fyne.CanvasObject {
	label := widget.NewLabel(s.stage.Words.T(id))
	return container.New(layout.NewFormLayout(), label, choice)
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
	for i := range s.setup.Seats {
		seat := &s.setup.Seats[i]
		if seat.Name = strings.TrimSpace(seat.Name); seat.Name == "" {
			s.say(w.T("setup.name.missing", "Seat", i+1))
			return
		}
	}
	s.setup.Seed = seed
	s.calls.Begin(s.setup)
}

// say lays one sentence over the screen.
func (s *Setup) say(text string) {
	c := s.stage.Colours()
	done := widgets.NewPlate(c, widgets.PlainPlate, s.stage.Words.T("close"), s.stage.Close)
	line := widgets.Line(text, 16, c.Text)
	s.stage.Open(widgets.NewPanel(c, 18, container.NewVBox(line, container.NewCenter(done))), nil, nil)
}
