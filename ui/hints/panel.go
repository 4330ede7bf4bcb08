// Package hints is the panel over a table that shows what the choices of a decision are worth: a sheet with a title, a
// column that scrolls if it is long, and bars for chances. Each game fills the column with its own choices and words.
package hints

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
	"portroyal/ui/spoken"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Panel is the sheet. All methods must be called on the toolkit's goroutine.
type Panel struct {
	Stage *stage.Stage
	Close func() // nil for a panel that stays

	// Body draws the choices for a width, scaled by a factor; what can be pressed in it has been made with Pressed.
	Body func(width, by float32) fyne.CanvasObject
	// Title and Foot are the lines above and below the choices; About, below that, says how the numbers are meant, and
	// AboutTip more of it, if there is more.
	Title    words.ID
	Foot     func() string
	About    words.ID
	AboutTip []words.ID
	// Keys says by which keys a choice is taken, for who does not see the panel.
	Keys words.ID

	Counting bool // what the choices are worth is not known for good

	room geometry.Rectangle
	by   float32
	told string // to who does not see it

	object  *fyne.Container // nil until it is laid out
	scroll  *container.Scroll
	pressed []fyne.Focusable
}

// Restyle forgets what was drawn. The next Lay draws it anew, and it is scrolled back to its beginning.
func (p *Panel) Restyle() { p.object, p.scroll = nil, nil }

// Redraw has the next Lay draw the choices anew, scrolled as far as they are.
func (p *Panel) Redraw() { p.object = nil }

// Hide makes the panel invisible at once.
func (p *Panel) Hide() {
	if p.object != nil {
		p.object.Hide()
	}
}

// mostTold is of how many of the best choices is told by itself.
const mostTold = 3

// Tell tells who does not see the panel what it says of the best choices, once it has been laid out, and how to take one. It does
// so again where that has changed.
func (p *Panel) Tell() {
	said := []string{p.Stage.Words.T(p.Title)}
	for _, object := range p.pressed {
		if tile, is := object.(*widgets.Tile); is && len(said) <= mostTold {
			said = append(said, tile.Name)
		}
	}
	if told := spoken.Sentences(append(said, p.Stage.Words.T(p.Keys))...); len(said) > 1 && told != p.told {
		p.told = told
		p.Stage.Reply(told)
	}
}

// Pressed notes something in the body that can be pressed: the arrow keys lead to it, in the order in which it was noted.
func (p *Panel) Pressed(object fyne.Focusable) { p.pressed = append(p.pressed, object) }

// Typed handles a key: H and Escape close, up and down move from choice to choice; a focused choice handles its
// own keys. It reports whether the key was used.
func (p *Panel) Typed(key *fyne.KeyEvent) bool {
	switch key.Name {
	case fyne.KeyH, fyne.KeyEscape:
		p.Close()
	case fyne.KeyDown:
		p.step(1)
	case fyne.KeyUp:
		p.step(-1)
	default:
		return false
	}
	return true
}

// Scrolled handles a key on a panel where nothing can be pressed: up and down scroll. It reports whether the key
// was used.
func (p *Panel) Scrolled(key *fyne.KeyEvent) bool {
	const by = 60
	switch key.Name {
	case fyne.KeyDown:
		p.scrollTo(p.scroll.Offset.Y + by)
	case fyne.KeyUp:
		p.scrollTo(p.scroll.Offset.Y - by)
	default:
		return false
	}
	return true
}

// scrollTo scrolls to a place, as far as there is something to see.
func (p *Panel) scrollTo(y float32) {
	p.scroll.Offset.Y = min(max(y, 0), max(0, p.scroll.Content.MinSize().Height-p.scroll.Size().Height))
	p.scroll.Refresh()
}

// step moves the focus to the next thing that can be pressed, or the one before.
func (p *Panel) step(by int) {
	if len(p.pressed) == 0 {
		return
	}
	at := p.Focused()
	if at < 0 && by < 0 {
		at = 0
	}
	p.Focus((at + by + len(p.pressed)) % len(p.pressed))
}

// Focused is the place of what has the focus among what can be pressed, -1 for nothing.
func (p *Panel) Focused() int {
	focused := p.Stage.Window.Canvas().Focused()
	return slices.IndexFunc(p.pressed, func(of fyne.Focusable) bool { return focused == of })
}

// Focus gives the focus to what is at a place, and scrolls so that it is seen.
func (p *Panel) Focus(at int) {
	p.Stage.Window.Canvas().Focus(p.pressed[at])
	p.See(at)
}

// See scrolls so that what is at a place among what can be pressed is seen.
func (p *Panel) See(at int) {
	widgets.ScrollTo(p.scroll, p.pressed[at].(fyne.CanvasObject))
	p.scrollTo(p.scroll.Offset.Y)
}

// Lay returns the panel for this room, scaled by the factor by. It takes no more of the height than it needs.
func (p *Panel) Lay(room geometry.Rectangle, by float32) fyne.CanvasObject {
	if p.object == nil || p.room != room || p.by != by {
		p.room, p.by = room, by
		p.draw()
	}
	return p.object
}

// The lengths of the panel in units of the usual size.
const (
	edge     = 14
	headHigh = 36
	footHigh = 6  // beside the foot itself
	barWidth = 12 // beside the choices, for the scroll bar

	// Where a room is lower, the choices have the place of the words about the numbers, which are a tip of the title then.
	lowRoom = 330
)

func (p *Panel) draw() {
	w, c, by := p.Stage.Words, p.Stage.Colours(), p.by
	in := p.room.W - 2*edge*by
	p.pressed = nil
	body := p.Body(in-barWidth*by, by)
	says := p.Foot()
	if p.Counting {
		says = w.T("hint.counting") + " " + says
	}
	foot := widgets.Paragraph(widgets.Line, says, 12.5*by, c.Quiet, in, 1, fyne.TextAlignLeading)
	about, rim := fyne.CanvasObject(container.NewWithoutLayout()), (headHigh+footHigh+2.2*edge)*by+foot.MinSize().Height
	low := p.room.H < lowRoom*by
	if p.About != "" && !low {
		about = widgets.Paragraph(widgets.Line, w.T(p.About), 12.5*by, c.Quiet, in, 1, fyne.TextAlignLeading)
		rim += about.MinSize().Height
	}
	most := p.room.H - rim
	before := p.scroll
	inside := container.New(fynelayout.NewCustomPaddedLayout(0, 2*by, 0, barWidth*by), body) // so that the edge of the last one is seen
	p.scroll = container.NewVScroll(inside)
	high := min(inside.MinSize().Height, most)
	all := geometry.NewSheet()
	size := geometry.Rect(0, 0, p.room.W, high+rim)
	// Nothing below can be pressed, or enlarged, through the panel.
	all.Fit(widgets.NewArea(nil), size)
	all.Fit(widgets.NewTipped(""), size)
	all.Fit(widgets.NewSheet(c, by, 0, container.NewWithoutLayout()), size)
	y := edge * by
	lantern := 28 * by
	all.Fit(widgets.OnPaper(c, p.Stage.Symbol("lantern", lantern), lantern),
		geometry.Rect(edge*by, y, lantern*1.16, lantern*1.16))
	wide := in - lantern*1.4
	if p.Close != nil {
		done := widgets.NewPlate(c, widgets.QuietPlate, w.T("close"), p.Close).WithToolTip(w.T("hint.close.tip"))
		done.Growth = by
		need := done.MinSize()
		all.Fit(done, geometry.Rect(p.room.W-edge*by-need.Width, y, need.Width, need.Height))
		wide -= need.Width + 8*by
	}
	title := widgets.OneLine(widgets.Title, w.T(p.Title), 18*by, c.Text, wide, fyne.TextAlignLeading)
	tall := title.MinSize().Height
	all.Fit(title, geometry.Rect(edge*by+lantern*1.4, y+(32*by-tall)/2, wide, tall))
	y += headHigh * by
	all.Fit(p.scroll, geometry.Rect(edge*by, y+edge*by*0.2, in, high))
	y += high + edge*by*0.3 + 3*by
	all.Fit(foot, geometry.Rect(edge*by, y, in, foot.MinSize().Height))
	below := geometry.Rect(edge*by, y+foot.MinSize().Height, in, about.MinSize().Height)
	all.Fit(about, below)
	if len(p.AboutTip) > 0 {
		var says []string
		if low {
			says = append(says, w.T(p.About))
		}
		for _, id := range p.AboutTip {
			says = append(says, w.T(id))
		}
		tip := strings.Join(says, " ")
		all.Fit(widgets.NewTipped(tip), below)
		all.Fit(widgets.NewTipped(tip), geometry.Rect(edge*by, edge*by, wide+lantern*1.4, headHigh*by))
	}
	p.object = all.Container
	geometry.Rect(p.room.X, p.room.Y, size.W, size.H).Put(p.object)
	if before != nil {
		p.scrollTo(before.Offset.Y)
	}
}
