package setup

import (
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/palette"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// seatPanel lies over the screen while everything about one seat is chosen: name, colour, who plays,
// head. What somebody else has can be taken too, and they get what this seat had.
type seatPanel struct {
	*Setup

	seat   int
	before []settings.Seat // as they were when the panel was opened
	focus  focus
	root   *fyne.Container
}

// openSeat opens the panel of a seat. By the mouse, the name can be written at once; by the keyboard it is
// a Tab away, since the Space that has opened the panel would be written into it. Either way what is
// written replaces the name that is there.
func (s *Setup) openSeat(i int) {
	on := s.stage.Window.Canvas()
	byKeyboard := on.Focused() != nil
	p := &seatPanel{Setup: s, seat: i, before: slices.Clone(s.wish.Seats), root: container.NewStack()}
	p.build()
	s.cover(p.root, s.build)
	name := p.focus.names["name"].(*widgets.Field)
	widgets.OnFocus(name, func(fyne.CanvasObject) {
		widgets.OnFocus(name, nil) // later one may want to mend a letter
		name.TypedShortcut(&fyne.ShortcutSelectAll{})
	})
	if !byKeyboard {
		on.Focus(name)
	}
}

// here is the seat that the panel is about.
func (p *seatPanel) here() *settings.Seat { return &p.wish.Seats[p.seat] }

// panelWidth is the width of what is on the panel.
const panelWidth = 620

func (p *seatPanel) build() {
	w, c, on := p.stage.Words, p.stage.Colours(), p.stage.Window.Canvas()
	p.focus.begin(on)
	width := p.grown(panelWidth)
	done := widgets.NewPlate(c, widgets.CalmPlate, w.T("setup.seat.done"), p.stage.Close).
		WithToolTip(w.T("setup.seat.done.tip"))
	done.Growth = p.growth
	p.focus.add("done", done)
	content := container.New(layout.NewCustomPaddedVBoxLayout(p.grown(8)),
		p.top(width), p.heading("setup.seat.who"), p.players(width), p.heading("setup.seat.portrait"), p.heads(),
		container.NewCenter(done))
	ribbon := widgets.NewSeatTitle(p.here().Colour, w.T("setup.person", "Number", p.seat+1), p.grown(20))
	panel := widgets.NewTitledSheet(c, p.growth, p.grown(18), ribbon, content)
	p.root.Objects = []fyne.CanvasObject{container.NewThemeOverride(panel, p.theme())}
	widgets.HandOnKeys(p.root, func(key *fyne.KeyEvent) { p.stage.Typed(key) })
	p.root.Refresh()
	if p.focus.before != "" {
		p.focus.end(on)
	}
}

// top is the head as it is now, beside the name and the colours.
func (p *seatPanel) top(width float32) fyne.CanvasObject {
	w := p.stage.Words
	name := widgets.NewField(p.here().Name, w.T("setup.name"), func(text string) { p.here().Name = text })
	name.CursorColumn = len([]rune(name.Text))
	p.focus.add("name", name)
	const size = 92
	head := widgets.Fixed(p.head(*p.here(), p.grown(size)), p.grown(size), p.grown(size))
	named := container.NewBorder(nil, nil, p.label("setup.name"), nil, name)
	coloured := container.NewBorder(nil, nil, p.label("setup.colour"), nil, p.colours())
	fields := container.New(layout.NewCustomPaddedVBoxLayout(p.grown(6)), named, coloured)
	gap := widgets.Fixed(layout.NewSpacer(), p.grown(12), 1)
	ground := canvas.NewRectangle(color.Transparent)
	ground.SetMinSize(fyne.NewSize(width, 0))
	return container.NewStack(ground, container.NewBorder(nil, nil, container.NewHBox(head, gap), nil, fields))
}

// label is the name of a field in front of it, the same width for all of them.
func (p *seatPanel) label(id words.ID) fyne.CanvasObject {
	line := widgets.Line(p.stage.Words.T(id), p.grown(14), p.stage.Colours().Text)
	return container.NewCenter(widgets.Fixed(line, p.grown(62), line.MinSize().Height))
}

// holder is the seat other than this one that has something, -1 if nobody has it.
func (p *seatPanel) holder(has func(settings.Seat) bool) int {
	for i, seat := range p.settled().Seats {
		if i != p.seat && has(seat) {
			return i
		}
	}
	return -1
}

// taken says of what somebody else has that taking it is swapping.
func (p *seatPanel) taken(pick *widgets.Pick, holder int) *widgets.Pick {
	if holder >= 0 {
		pick.SetToolTip(p.stage.Words.T("setup.seat.swap", "Player", p.wish.Seats[holder].Name))
	}
	return pick
}

// colours lets the player choose a colour.
func (p *seatPanel) colours() fyne.CanvasObject {
	const size = 34
	var picks []*widgets.Pick
	for i, paint := range palette.Seats {
		circle := canvas.NewCircle(paint)
		circle.StrokeColor, circle.StrokeWidth = palette.Ink, 1.5
		holder := p.holder(func(seat settings.Seat) bool { return seat.Colour == i })
		swatch := container.NewStack(circle)
		if holder >= 0 {
			swatch.Add(container.NewCenter(widgets.Title(initial(p.wish.Seats[holder].Name), p.grown(15), palette.Ink)))
		}
		pick := widgets.NewRoundPick(p.stage.Colours(), p.growth, strconv.Itoa(i+1), p.grown(size), swatch)
		picks = append(picks, p.taken(pick, holder))
	}
	row := widgets.NewPicks(layout.NewHBoxLayout(), len(picks), p.here().Colour, func(chosen int) {
		swap(p, func(seat *settings.Seat) *int { return &seat.Colour }, chosen)
	}, picks...)
	p.focus.add("colours", row)
	return row
}

// heads lets the player choose a portrait. Those of others have the rim in their colours.
func (p *seatPanel) heads() fyne.CanvasObject {
	const size, across = 66, 7
	var picks []*widgets.Pick
	for _, name := range portraits {
		rim := palette.OldPaper
		holder := p.holder(func(seat settings.Seat) bool { return seat.Portrait == name })
		switch {
		case holder >= 0:
			rim = widgets.SeatColour(p.wish.Seats[holder].Colour)
		case name == p.here().Portrait:
			rim = widgets.SeatColour(p.here().Colour)
		}
		picture := container.NewStack(p.stage.Head(name, rim, p.grown(size)))
		if holder >= 0 {
			picture.Add(p.initialOver(p.wish.Seats[holder].Name, rim, p.grown(size)))
		}
		pick := widgets.NewRoundPick(p.stage.Colours(), p.growth, name, p.grown(size), picture)
		picks = append(picks, p.taken(pick, holder))
	}
	own := slices.Index(portraits, p.here().Portrait)
	grid := widgets.NewPicks(columns{across, p.grown(4)}, across, own, func(chosen int) {
		swap(p, func(seat *settings.Seat) *string { return &seat.Portrait }, portraits[chosen])
	}, picks...)
	p.focus.add("heads", grid)
	return grid
}

// initialOver writes the first letter of a name on a round ground over the lower edge of a head.
func (p *seatPanel) initialOver(name string, paint color.NRGBA, size float32) fyne.CanvasObject {
	ground := canvas.NewCircle(paint)
	ground.StrokeColor, ground.StrokeWidth = palette.Ink, 1.2
	letter := widgets.Title(initial(name), p.grown(12), palette.Ink)
	letter.Alignment = fyne.TextAlignCenter
	badge := container.NewStack(ground, letter)
	across := p.grown(20)
	badge.Resize(fyne.NewSquareSize(across))
	badge.Move(fyne.NewPos(size-across, size-across))
	return container.NewWithoutLayout(badge)
}

// swap gives the seat something that each seat has another of. Whoever had it when the panel was
// opened gets what this seat had then, so that looking at one after the other mixes nothing up.
func swap[T comparable](p *seatPanel, of func(*settings.Seat) *T, to T) {
	for i := range p.before {
		*of(&p.wish.Seats[i]) = *of(&p.before[i])
		if *of(&p.before[i]) == to {
			*of(&p.wish.Seats[i]) = *of(&p.before[p.seat])
		}
	}
	*of(p.here()) = to
	p.build()
}

// players lets the player choose who plays on the seat.
func (p *seatPanel) players(width float32) fyne.CanvasObject {
	const across = 2
	w, c := p.stage.Words, p.stage.Colours()
	gap := p.grown(4)
	room := (width+gap)/across - gap - 2*p.grown(widgets.PickEdge) - 2*p.grown(10)
	var picks []*widgets.Pick
	for _, id := range kinds() {
		words := container.New(layout.NewCustomPaddedVBoxLayout(0),
			widgets.Title(w.T(kindNames.ID(id)), p.grown(15), c.Text),
			widgets.Paragraph(widgets.Line, w.T(kindsAbout.ID(id)), p.grown(13), c.Quiet, room, 1,
				fyne.TextAlignLeading))
		padded := container.New(layout.NewCustomPaddedLayout(p.grown(5), p.grown(5), p.grown(10), p.grown(10)),
			container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), words, layout.NewSpacer()))
		picks = append(picks, widgets.NewPick(c, p.growth, w.T(kindNames.ID(id)), padded))
	}
	grid := widgets.NewPicks(columns{across, gap}, across, kindOf(p.here().Player), func(chosen int) {
		p.here().Player = botOf(chosen)
		p.build()
	}, picks...)
	p.focus.add("who", grid)
	return grid
}

// initial is the first letter of a name.
func initial(name string) string {
	for _, letter := range name {
		return string(letter)
	}
	return ""
}
