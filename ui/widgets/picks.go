package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// Picks are several things of which one is chosen, all of them in sight. They are one place for the
// keyboard: the arrow keys choose among them.
type Picks struct {
	widget.BaseWidget

	// What says what is chosen here, for those who do not see it.
	What string

	passing
	picks   []*Pick
	chosen  int
	columns int
	choose  func(int)
	box     *fyne.Container
	focused bool
}

var _ fyne.Focusable = (*Picks)(nil)

// NewPicks makes picks, laid out in rows of so many columns as the layout does; where there is a
// single row, the keys for up and down are not theirs. chosen is -1 if none is. choose gets the
// place of the one that is chosen; it is not called for that which is chosen already.
func NewPicks(arranged fyne.Layout, columns, chosen int, choose func(int), picks ...*Pick) *Picks {
	p := &Picks{picks: picks, chosen: chosen, columns: columns, choose: choose, box: container.New(arranged)}
	for i, pick := range picks {
		pick.picked = func() { p.take(i) }
		p.box.Add(pick)
	}
	p.ExtendBaseWidget(p)
	p.mark()
	return p
}

// Within is where they are.
func (p *Picks) Within() fyne.CanvasObject { return p.box }

// List gives the picks in their order.
func (p *Picks) List() []*Pick { return p.picks }

// Focused reports whether they have the keyboard.
func (p *Picks) Focused() bool { return p.focused }

func (p *Picks) take(i int) {
	if i == p.chosen || i < 0 || i >= len(p.picks) {
		return
	}
	p.chosen = i
	p.mark()
	p.choose(i)
}

// mark shows which pick is chosen, and the focus on it, or on the first if none is.
func (p *Picks) mark() {
	for i, pick := range p.picks {
		pick.mark(i == p.chosen, p.focused && i == max(p.chosen, 0))
	}
}

// FocusGained implements fyne.Focusable.
func (p *Picks) FocusGained() {
	p.focused = true
	p.mark()
	p.gained(p)
}

// FocusLost implements fyne.Focusable.
func (p *Picks) FocusLost() {
	p.focused = false
	p.mark()
}

// TypedRune implements fyne.Focusable.
func (p *Picks) TypedRune(letter rune) { p.typed(letter) }

// TypedKey implements fyne.Focusable: the arrow keys choose. Space takes the first if none is chosen.
func (p *Picks) TypedKey(key *fyne.KeyEvent) {
	if p.Ignores(key) {
		return
	}
	step, rows := 0, p.columns < len(p.picks)
	switch key.Name {
	case fyne.KeyRight:
		step = 1
	case fyne.KeyLeft:
		step = -1
	case fyne.KeyDown:
		step = p.columns
	case fyne.KeyUp:
		step = -p.columns
	case fyne.KeySpace:
		p.take(max(p.chosen, 0))
		return
	}
	switch vertical := key.Name == fyne.KeyDown || key.Name == fyne.KeyUp; {
	case step == 0, vertical && !rows:
		p.pass(key)
	case p.chosen < 0:
		p.take(0)
	case p.chosen+step >= 0: // the last row may be shorter: then take does nothing
		p.take(p.chosen + step)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (p *Picks) AccessibilityLabel() string {
	if p.chosen < 0 {
		return ""
	}
	return p.picks[p.chosen].Name
}

// AccessibilityRole implements fyne.Accessible.
func (p *Picks) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (p *Picks) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(p.box) }

// Pick is one of several things to choose from.
type Pick struct {
	asking

	Name    string // for those who do not see it
	Content fyne.CanvasObject

	colours   *look.Colours
	picked    func()
	isChosen  bool
	isFocused bool
	shape     pickShape
}

var (
	_ fyne.Tappable      = (*Pick)(nil)
	_ desktop.Hoverable  = (*Pick)(nil)
	_ desktop.Cursorable = (*Pick)(nil)
)

// pickShape is what shows the state of a pick.
type pickShape interface {
	paint(p *Pick)
	objects() fyne.CanvasObject
}

// newPick makes a pick of a shape.
func newPick(colours *look.Colours, name string, content fyne.CanvasObject, shape pickShape) *Pick {
	p := &Pick{Name: name, Content: content, colours: colours, shape: shape}
	p.ExtendBaseWidget(p)
	p.leave, p.looked = p.MouseOut, func() { p.shape.paint(p) }
	p.shape.paint(p)
	return p
}

// NewPick makes a pick on a field with square edges, so many times larger than usual; its content fills
// it.
func NewPick(colours *look.Colours, by float32, name string, content fyne.CanvasObject) *Pick {
	return newPick(colours, name, content, newFieldShape(content, by))
}

// NewPagePick makes a pick for a page, so many times larger than usual. A bar along its lower edge says that it is the
// one that is shown: a tick would say that something on it is done.
func NewPagePick(colours *look.Colours, by float32, name string, content fyne.CanvasObject) *Pick {
	return newPick(colours, name, content, newPageShape(content, by))
}

// NewRoundPick makes a pick of this diameter round a picture, with marks so many times larger than usual.
func NewRoundPick(colours *look.Colours, by float32, name string, diameter float32, content fyne.CanvasObject) *Pick {
	return newPick(colours, name, content, newRoundShape(content, diameter, by))
}

// WithToolTip sets the words that appear under the pointer.
func (p *Pick) WithToolTip(text string) *Pick {
	p.SetToolTip(text)
	return p
}

// Chosen reports whether it is the chosen one.
func (p *Pick) Chosen() bool { return p.isChosen }

func (p *Pick) mark(chosen, focused bool) {
	p.isChosen, p.isFocused = chosen, focused
	p.shape.paint(p)
}

// Tapped implements fyne.Tappable.
func (p *Pick) Tapped(*fyne.PointEvent) {
	p.Silence() // the screen may be made anew
	p.picked()
}

// MouseIn implements desktop.Hoverable.
func (p *Pick) MouseIn(e *desktop.MouseEvent) {
	p.asking.MouseIn(e)
	p.shape.paint(p)
}

// MouseOut implements desktop.Hoverable.
func (p *Pick) MouseOut() {
	p.asking.MouseOut()
	p.shape.paint(p)
}

// Cursor implements desktop.Cursorable.
func (p *Pick) Cursor() desktop.Cursor { return desktop.PointerCursor }

// AccessibilityLabel implements fyne.Accessible.
func (p *Pick) AccessibilityLabel() string { return p.Name }

// AccessibilityRole implements fyne.Accessible.
func (p *Pick) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (p *Pick) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(p.shape.objects())
}

// PickEdge is the room that a pick needs round its content, for the focus.
const PickEdge = focusWidth

// chosenWidth is how wide the edge of the chosen pick is.
const chosenWidth = 2.5

// tick is the mark on the chosen pick: a hook on a round ground.
type tick struct {
	*fyne.Container
	by float32
}

const tickSize = 20

// TickRoom is the room at the right edge of the content of a pick that its tick takes.
const TickRoom = tickSize + 2 - PickEdge

func newTick(by float32) tick {
	ground := canvas.NewCircle(palette.Calm)
	ground.StrokeColor, ground.StrokeWidth = white, 1.5*by
	line := func(x1, y1, x2, y2 float32) *canvas.Line {
		l := canvas.NewLine(white)
		l.StrokeWidth = 2.2 * by
		l.Position1, l.Position2 = fyne.NewPos(x1*by, y1*by), fyne.NewPos(x2*by, y2*by)
		return l
	}
	ground.Resize(fyne.NewSquareSize(tickSize * by))
	box := container.NewWithoutLayout(ground, line(5.5, 10.5, 8.8, 13.8), line(8.8, 13.8, 14.5, 6.8))
	box.Resize(fyne.NewSquareSize(tickSize * by))
	return tick{box, by}
}

// NewTick is the mark on what is chosen or done, at a size.
func NewTick(size float32) fyne.CanvasObject { return newTick(size / tickSize).Container }

// fieldCorner is the radius of the corners of a field.
const fieldCorner = 8

// fieldShape is a pick with square edges.
type fieldShape struct {
	ground, edge, ring *canvas.Rectangle
	tick               tick
	box                *fyne.Container
}

func newFieldShape(content fyne.CanvasObject, by float32) *fieldShape {
	s := &fieldShape{
		ground: canvas.NewRectangle(color.Transparent), edge: canvas.NewRectangle(color.Transparent),
		ring: newRing((fieldCorner + PickEdge) * by), tick: newTick(by),
	}
	s.ground.CornerRadius, s.edge.CornerRadius = fieldCorner*by, fieldCorner*by
	s.box = container.New(s, s.ground, content, s.edge, s.ring, s.tick.Container)
	return s
}

func (s *fieldShape) objects() fyne.CanvasObject { return s.box }

// MinSize implements fyne.Layout.
func (s *fieldShape) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return forFingers(objects[1].MinSize().AddWidthHeight(2*PickEdge*s.tick.by, 2*PickEdge*s.tick.by))
}

// Layout implements fyne.Layout: the ring goes round the field, the tick over its right top corner.
func (s *fieldShape) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, object := range objects[:3] {
		object.Resize(size.SubtractWidthHeight(2*PickEdge*s.tick.by, 2*PickEdge*s.tick.by))
		object.Move(fyne.NewSquareOffsetPos(PickEdge * s.tick.by))
	}
	s.ring.Resize(size)
	s.tick.Move(fyne.NewPos(size.Width-tickSize*s.tick.by-1, 1))
}

func (s *fieldShape) paint(p *Pick) {
	s.ground.FillColor = p.colours.PanelRaised
	switch {
	case p.down:
		s.ground.FillColor = palette.Mix(p.colours.PanelRaised, p.colours.Text, 0.16)
	case p.hovered:
		s.ground.FillColor = palette.Mix(p.colours.PanelRaised, p.colours.Text, 0.06)
	}
	s.edge.StrokeColor, s.edge.StrokeWidth = palette.Fade(p.colours.Edge, 0.6), 1
	if p.isChosen {
		s.edge.StrokeColor, s.edge.StrokeWidth = p.colours.Accent, chosenWidth*s.tick.by
	}
	s.tick.Hidden = !p.isChosen
	s.ground.Refresh()
	s.edge.Refresh()
	s.tick.Refresh()
	showRing(s.ring, p, p.isFocused)
}

// pageShape is a pick with square edges, and a bar in place of the tick.
type pageShape struct {
	*fieldShape
	bar *canvas.Rectangle
}

// The height of the bar of a page, and the room to its left and right, in units.
const (
	pageBar     = 4
	pageBarEdge = 10
)

func newPageShape(content fyne.CanvasObject, by float32) *pageShape {
	s := &pageShape{newFieldShape(content, by), canvas.NewRectangle(color.Transparent)}
	s.bar.CornerRadius = pageBar * by / 2
	s.box = container.New(s, s.ground, content, s.edge, s.ring, s.bar)
	return s
}

func (s *pageShape) objects() fyne.CanvasObject { return s.box }

// Layout implements fyne.Layout.
func (s *pageShape) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s.fieldShape.Layout(objects, size)
	by := s.tick.by
	s.bar.Resize(fyne.NewSize(size.Width-2*pageBarEdge*by, pageBar*by))
	s.bar.Move(fyne.NewPos(pageBarEdge*by, size.Height-(PickEdge+chosenWidth+pageBar+1)*by))
}

func (s *pageShape) paint(p *Pick) {
	s.fieldShape.paint(p)
	s.bar.FillColor, s.bar.Hidden = p.colours.Accent, !p.isChosen
	s.bar.Refresh()
}

// roundShape is a pick round a picture.
type roundShape struct {
	diameter float32
	ring     *canvas.Circle
	tick     tick
	box      *fyne.Container
}

// roundGap is the room between a round picture and the line round it.
const roundGap = 5

func newRoundShape(content fyne.CanvasObject, diameter, by float32) *roundShape {
	s := &roundShape{diameter: diameter, ring: canvas.NewCircle(color.Transparent), tick: newTick(by)}
	s.box = container.New(s, content, s.ring, s.tick.Container)
	return s
}

func (s *roundShape) objects() fyne.CanvasObject { return s.box }

// MinSize implements fyne.Layout.
func (s *roundShape) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSquareSize(s.diameter + 2*roundGap)
}

// Layout implements fyne.Layout.
func (s *roundShape) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	outer := s.diameter + 2*roundGap
	at := fyne.NewPos((size.Width-outer)/2, (size.Height-outer)/2)
	objects[0].Resize(fyne.NewSquareSize(s.diameter))
	objects[0].Move(at.AddXY(roundGap, roundGap))
	s.ring.Resize(fyne.NewSquareSize(outer))
	s.ring.Move(at)
	s.tick.Move(at.AddXY(outer-tickSize*s.tick.by+1, -1))
}

func (s *roundShape) paint(p *Pick) {
	s.ring.StrokeColor, s.ring.StrokeWidth = color.Transparent, 0
	switch {
	case p.isFocused:
		s.ring.StrokeColor, s.ring.StrokeWidth = focusPaint, focusWidth*growthOf(p)
	case p.isChosen:
		s.ring.StrokeColor, s.ring.StrokeWidth = p.colours.Accent, chosenWidth*s.tick.by
	case p.down:
		s.ring.StrokeColor, s.ring.StrokeWidth = p.colours.Accent, 1.5
	case p.hovered:
		s.ring.StrokeColor, s.ring.StrokeWidth = p.colours.Edge, 1.5
	}
	s.tick.Hidden = !p.isChosen
	s.ring.Refresh()
	s.tick.Refresh()
}
