package setup

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Panel is shown over the screen while a seat is set up: name, colour, who plays and how, head. Something
// that another seat has can be taken too; that seat then gets what this one had.
type Panel struct {
	*Screen

	Picture float32 // the height of the pictures of possible players
	Terse   bool    // what characters like is only in tooltips, for lack of room
	Focus   Focus

	seat      int
	before    []Seat // when the panel was opened
	character string // of the player, or of the last one before the seat became a person's
	ownHead   bool   // the head has been chosen, and does not change with the player
	root      *fyne.Container
}

// OpenSeat opens the panel of a seat. With the mouse, the name field is focused at once; with the keyboard it is
// a Tab away, since the Space that has opened the panel would be typed into it. Either way typing replaces the
// present name.
func (s *Screen) OpenSeat(i int) {
	on := s.stage.Window.Canvas()
	byKeyboard := on.Focused() != nil
	p := newPanel(s, i)
	p.build()
	s.Panel = p
	s.cover(p.root, func() {
		s.Panel = nil
		s.Build()
	})
	name := p.Focus.Names["name"].(*widgets.Field)
	widgets.OnFocus(name, func(fyne.CanvasObject) {
		widgets.OnFocus(name, nil) // later the player may want to correct a letter
		name.TypedShortcut(&fyne.ShortcutSelectAll{})
	})
	if !byKeyboard {
		on.Focus(name)
	}
}

func newPanel(s *Screen, seat int) *Panel {
	p := &Panel{Screen: s, seat: seat, before: slices.Clone(s.Seats), root: container.NewStack()}
	p.character = p.company.characterOf(p.here().Player)
	p.ownHead = p.company.hasOwnHead(*p.here())
	return p
}

// here is the seat that the panel is about.
func (p *Panel) here() *Seat { return &p.Seats[p.seat] }

// The width of the panel's content, the margin around it, the height of the pictures of possible players, which
// is as much as fits, the diameter of the head beside the name, and the gap between parts. Pictures become lower only if nothing else
// can be left out.
const (
	panelWidth                = 948
	panelPadding              = 18
	leastPicture, mostPicture = 68, 132
	lowPicture                = 36 // below which the panel scrolls
	headHere                  = 64
	partGap                   = 6
)

func (p *Panel) build() {
	w, c, on := p.stage.Words, p.stage.Colours(), p.stage.Window.Canvas()
	p.Focus.begin(on)
	edge := p.Grown(10) // of the paper, and of the window around it
	room := p.Size.SubtractWidthHeight(2*edge, 2*edge)
	width := min(p.Grown(panelWidth), room.Width-2*p.Grown(panelPadding))
	ribbon := widgets.NewSeatTitle(p.here().Colour, w.T("setup.person", "Number", p.seat+1), p.Grown(20))
	above := ribbon.MinSize().Height / 2
	sheet := func() *fyne.Container {
		content, done := p.content(width)
		return widgets.NewTitledSheet(c, p.Growth, p.Grown(panelPadding), ribbon, p.column(content, done))
	}
	over := func(panel fyne.CanvasObject) float32 { return panel.MinSize().Height + 2*above - room.Height }
	p.Picture, p.Terse = p.Grown(mostPicture), false
	panel := sheet()
	if p.Picture-over(panel) < p.Grown(leastPicture) {
		p.Terse = true
		panel = sheet()
	}
	if over := over(panel); over > 0 {
		p.Picture = max(p.Picture-over, p.Grown(lowPicture))
		panel = sheet()
	}
	if over(panel) > 0 {
		content, done := p.content(width) // which is in sight wherever that has been scrolled to
		rest := panel.MinSize().Height - content.MinSize().Height + 2*above + 2*edge
		panel = widgets.NewTitledSheet(c, p.Growth, p.Grown(panelPadding), ribbon, p.column(p.stage.Scrolled(content, rest), done))
	}
	p.root.Objects = []fyne.CanvasObject{container.NewThemeOverride(panel, p.theme())}
	widgets.HandOnKeys(p.root, func(key *fyne.KeyEvent) { p.stage.Typed(key) })
	p.root.Refresh()
	p.stage.Refit()
	if p.Focus.before != "" {
		p.Focus.end(p.stage, p.root)
	}
}

// column lays out parts of the panel below each other.
func (p *Panel) column(parts ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(p.Grown(partGap)), parts...)
}

// content is everything on the panel, and the plate below it that closes it. For a person there are no characters, and the heads are larger instead, so
// that nothing moves when the player changes.
func (p *Panel) content(width float32) (all, done fyne.CanvasObject) {
	closes := p.stage.Plate(widgets.CalmPlate, "setup.seat.done", p.Growth, p.stage.Close)
	p.Focus.Add("done", closes)
	column := p.column(p.top(width), p.part("setup.seat.who", p.who(width)))
	characters, heading := p.characters(width), p.heading("setup.seat.portrait")
	size := min((width+p.Grown(headGap))/float32(len(Portraits))-p.Grown(headGap)-headRim, p.Grown(52))
	if p.company.LevelOf(p.here().Player) != 0 {
		p.Focus.Add("character", characters)
		column.Add(p.part("setup.seat.character", characters))
		column.Add(p.part("setup.seat.portrait", p.heads(len(Portraits), size)))
	} else {
		room := heading.MinSize().Height + characters.MinSize().Height + size + headRim + 2*p.Grown(partGap)
		column.Add(p.part("setup.seat.portrait", p.heads(len(Portraits)/2, (room-p.Grown(headGap))/2-headRim)))
	}
	return column, container.NewCenter(closes)
}

// part is something to choose under its heading.
func (p *Panel) part(id words.ID, choice fyne.CanvasObject) fyne.CanvasObject {
	return geometry.Part(p.stage.Words.T(id), p.column(p.heading(id), choice))
}

// top is the head as it is now, beside the name and the colours.
func (p *Panel) top(width float32) fyne.CanvasObject {
	w := p.stage.Words
	name := widgets.NewField(p.here().Name, w.T("setup.name"), func(text string) { p.here().Name = text })
	name.CursorColumn = len([]rune(name.Text))
	p.Focus.Add("name", name)
	size := p.Grown(headHere)
	head := widgets.Fixed(p.Head(*p.here(), size), size, size)
	middle := func(object fyne.CanvasObject) fyne.CanvasObject {
		return container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), object, layout.NewSpacer())
	}
	gap := widgets.Fixed(layout.NewSpacer(), p.Grown(12), 1)
	named := container.NewHBox(head, gap, p.label("setup.name"))
	coloured := geometry.Part(w.T("setup.colour"), container.NewHBox(gap, p.label("setup.colour"), p.colours()))
	ground := canvas.NewRectangle(color.Transparent)
	ground.SetMinSize(fyne.NewSize(width, 0))
	return container.NewStack(ground, container.NewBorder(nil, nil, named, middle(coloured), middle(name)))
}

// label is the name in front of a field, the same width for all of them.
func (p *Panel) label(id words.ID) fyne.CanvasObject {
	line := widgets.Line(p.stage.Words.T(id), p.Grown(14), p.stage.Colours().Text)
	return container.NewCenter(widgets.Fixed(line, p.Grown(62), line.MinSize().Height))
}

// holder is another seat that has something, -1 if there is none.
func (p *Panel) holder(has func(Seat) bool) int {
	for i, seat := range p.game.Settled() {
		if i != p.seat && has(seat) {
			return i
		}
	}
	return -1
}

// taken adds a tooltip to something that another seat has: taking it means swapping.
func (p *Panel) taken(pick *widgets.Pick, holder int) *widgets.Pick {
	if holder >= 0 {
		pick.SetToolTip(p.stage.Words.T("setup.seat.swap", "Player", p.Seats[holder].Name))
	}
	return pick
}

// colours lets the player choose a colour.
func (p *Panel) colours() fyne.CanvasObject {
	const size = 34
	var picks []*widgets.Pick
	for i, paint := range palette.Seats {
		circle := canvas.NewCircle(paint)
		circle.StrokeColor, circle.StrokeWidth = palette.Ink, 1.5
		holder := p.holder(func(seat Seat) bool { return seat.Colour == i })
		swatch := container.NewStack(circle)
		if holder >= 0 {
			swatch.Add(container.NewCenter(widgets.Title(initial(p.Seats[holder].Name), p.Grown(15), palette.Ink)))
		}
		name := p.stage.Words.T(seatColours[i])
		pick := widgets.NewRoundPick(p.stage.Colours(), p.Growth, name, p.Grown(size), swatch)
		picks = append(picks, p.taken(pick, holder))
	}
	row := widgets.NewPicks(layout.NewHBoxLayout(), len(picks), p.here().Colour, func(chosen int) {
		swap(p, func(seat *Seat) *int { return &seat.Colour }, chosen)
		p.build()
	}, picks...)
	row.What = p.stage.Words.T("setup.colour")
	p.Focus.Add("colours", row)
	return row
}

// seatColours are what the colours of the seats are called.
var seatColours = [len(palette.Seats)]words.ID{
	"seat.colour.red", "seat.colour.blue", "seat.colour.yellow", "seat.colour.violet", "seat.colour.green",
}

// swap takes something that each seat has one of. The seat that had it when the panel was opened gets what this
// seat had then, so that trying one after another does not mix anything up.
func swap[T comparable](p *Panel, of func(*Seat) *T, to T) {
	for i := range p.before {
		*of(&p.Seats[i]) = *of(&p.before[i])
		if *of(&p.before[i]) == to {
			*of(&p.Seats[i]) = *of(&p.before[p.seat])
		}
	}
	*of(p.here()) = to
}

// initial is the first letter of a name.
func initial(name string) string {
	for _, letter := range name {
		return string(letter)
	}
	return ""
}
