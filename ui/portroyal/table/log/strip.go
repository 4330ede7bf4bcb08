package log

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	rulebook "portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/widgets"
)

// Calls are what a log leads to.
type Calls struct {
	// Hover is called when the pointer enters or leaves the small picture of a card or contract, with the piece over it.
	Hover func(on *widgets.Asked, over layout.Spot, inside bool)
	// Ask is called for what the rules say about such a card or contract: for a right click, and for any click without Turn.
	Ask func(of rulebook.Entry)
	// Turn, if there is one, is called for a click on a turn, counted from 1.
	Turn func(turn int)
}

// Strip is the log at the edge of the window: each turn is a row of small cards. It is reused from one state of
// the game to the next, so that who has scrolled up can go on reading, and made anew for another language.
type Strip struct {
	calls Calls
	log   *Log
	stage *pieces.Stage
	seats seats.Seats
	sizes sizes
	list  *widgets.Rows
	panel fyne.CanvasObject
}

// NewStrip makes the strip of a log.
func NewStrip(s *pieces.Stage, seats seats.Seats, log *Log, calls Calls) *Strip {
	strip := &Strip{stage: s, seats: seats, log: log, calls: calls}
	strip.list = widgets.NewRows(
		func() int { return len(log.turns) },
		func() fyne.CanvasObject { return newRow(strip) },
		func(id widget.ListItemID, object fyne.CanvasObject) { object.(*row).show(id) },
	)
	strip.panel = widgets.NewPanel(s.Colours(), stripEdge, strip.list)
	return strip
}

// Lay updates the strip to the log, gives it this place, and returns it.
func (s *Strip) Lay(at geometry.Rectangle, by float32) fyne.CanvasObject {
	s.list.Grow(func() {
		s.sizes = sizesFor(at.W, by)
		for id := range s.log.turns {
			s.list.SetItemHeight(id, s.sizes.turn(len(s.log.turns[id].entries)))
		}
		s.list.Refresh()
		at.H = min(at.H, s.height())
		at.Put(s.panel)
	})
	return s.panel
}

// Page scrolls by a part of what is seen, down or, if by is negative, up.
func (s *Strip) Page(by float32) { s.list.Page(by) }

// stripEdge is the margin around the list.
const stripEdge = 6

// height is the height of all turns: the strip grows with the game, as far as there is room.
func (s *Strip) height() float32 {
	all := float32(2 * stripEdge)
	for _, turn := range s.log.turns {
		all += s.sizes.turn(len(turn.entries)) + theme.Padding()
	}
	return all
}

// sizes are the lengths in a strip of some width.
type sizes struct {
	by      float32 // the growth of the window
	card    float32 // width of a card: it grows with the strip
	perLine int     // cards in a line
	last    bool    // only the last line is shown
}

func sizesFor(width, by float32) sizes {
	s := sizes{by: by, card: float32(int(width * 0.135))}
	s.perLine = max(1, int((width-34)/s.step()))
	return s
}

// heading is the height of the line above a turn's cards.
func (s sizes) heading() float32 { return 22 * s.by }

// step and line are the distances from one card to the next and from one line of cards to the next.
func (s sizes) step() float32 { return s.card + 6 }

func (s sizes) line() float32 { return s.number() + 14*s.by }

// number is how far below the upper edge of a line the numbers of its cards are: beneath them.
func (s sizes) number() float32 { return pieces.CardHeight(s.card) + 2*widgets.FrameWidth }

// turn is the height of a turn with this many entries.
func (s sizes) turn(entries int) float32 {
	lines := (entries + s.perLine - 1) / s.perLine
	return s.heading() + float32(max(1, lines))*s.line()
}

// row is a row of the log: a turn. The list reuses its rows; each is laid out anew only when it shows another
// turn or something has happened in its own.
type row struct {
	widget.BaseWidget

	strip   *Strip
	content *fyne.Container
	cards   *pieces.Pictures
	id      int
	changes int
	sizes   sizes // as it was laid out
}

func newRow(strip *Strip) *row {
	r := &row{strip: strip, content: container.NewWithoutLayout(), cards: pieces.NewPictures(strip.stage.Face), id: -1}
	r.ExtendBaseWidget(r)
	return r
}

// Within is what is on it.
func (r *row) Within() fyne.CanvasObject { return r.content }

// CreateRenderer implements fyne.Widget.
func (r *row) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.content) }

// MinSize is that of its content. The list measures a new row whenever it is refreshed, and throws it away: such
// a row must not get a renderer, which the toolkit would hold on to for a minute.
func (r *row) MinSize() fyne.Size { return r.content.MinSize() }

// Refresh has nothing to do: the list calls it for every visible row, and a row that changes updates itself.
func (r *row) Refresh() {}

// show fills the row with a turn.
func (r *row) show(id int) {
	turn, z := r.strip.log.turns[id], r.strip.sizes
	if r.id == id && r.changes == turn.changes && r.sizes == z {
		return
	}
	r.id, r.changes, r.sizes = id, turn.changes, z
	r.cards.Again()
	stage, seat := r.strip.stage, r.strip.seats[turn.seat]
	s := geometry.NewSheet()
	if r.strip.calls.Turn != nil && !z.last { // the last turn by itself can be clicked as a whole
		line := geometry.Rect(0, 0, z.step()*float32(z.perLine), z.turn(len(turn.entries)))
		s.Fit(widgets.NewArea(func() { r.strip.calls.Turn(turn.number) }), line)
	}
	s.Fit(stage.SeatHead(turn.seat, seat.Colour, 18*z.by), geometry.Rect(0, z.by, 18*z.by, 18*z.by))
	heading := widgets.BoldLine(strconv.Itoa(turn.number)+"  "+seat.Name, 13*z.by, stage.Colours().Text)
	widgets.Shorten(heading, max(z.step()*float32(z.perLine)-22*z.by, 60*z.by))
	s.Fit(heading, geometry.Rect(22*z.by, 1, heading.MinSize().Width, 18*z.by))
	entries := turn.entries
	if z.last {
		entries = entries[max(0, len(entries)-z.perLine):]
	}
	for i, entry := range entries {
		x, y := float32(i%z.perLine)*z.step(), z.heading()+float32(i/z.perLine)*z.line()
		r.showEntry(s, entry, x, y)
		r.explain(s, entry, turn.number, geometry.Rect(x, y, z.step(), z.line()))
	}
	r.content.Objects = s.Objects
	r.content.Refresh()
}

// showEntry shows a card of a turn with its number and what became of it.
func (r *row) showEntry(s geometry.Sheet, e entry, x, y float32) {
	stage, width, by := r.strip.stage, r.sizes.card, r.sizes.by
	switch symbol := geometry.Rect(x+3, y+width*0.25, width, width); {
	case e.card != portroyal.NoCard:
		card := r.cards.NewCard(e.card, width)
		card.Dimmed = e.repelled
		if e.bust {
			card.Ring = palette.Danger
		}
		s.Put(card, x, y)
	case e.contract != portroyal.NoContract:
		s.Fit(stage.Symbol("wax-anchor", width), symbol)
	default:
		s.Fit(stage.Symbol("cards", width), symbol)
	}
	if e.order > 0 {
		number := widgets.BoldLine(strconv.Itoa(e.order), 11*by, stage.Colours().Text)
		number.Alignment = fyne.TextAlignCenter
		s.Fit(number, geometry.Rect(x, y+r.sizes.number()-2*by, width+2*widgets.FrameWidth, 14*by))
	}
	mark, symbol := width*0.72, "hand"
	if e.steps > 0 {
		symbol = "cube"
	}
	if e.taker >= 0 {
		taken := stage.TintedSymbol(symbol, mark, r.strip.seats[e.taker].Colour)
		s.Fit(taken, geometry.Rect(x+width*0.45, y+width*1.5-mark+6, mark, mark))
	}
	if e.steps > 0 {
		stepCount(s, e, x, y, by)
	}
	if e.repelled {
		s.Fit(stage.Symbol("repelled", mark), geometry.Rect(x+3+(width-mark)/2, y+3+(width*1.5-mark)/2, mark, mark))
	}
}

// explain adds a tooltip that says what became of a card of a turn, and leads to its turn and to its rules.
func (r *row) explain(s geometry.Sheet, e entry, turn int, at geometry.Rectangle) {
	told := Teller{r.strip.stage.Words, r.strip.seats}.told(e)
	if e.card == portroyal.NoCard && e.contract == portroyal.NoContract {
		s.Fit(widgets.NewTipped(told), at)
		return
	}
	of, calls := rulebook.OfCard(e.card), r.strip.calls
	if e.contract != portroyal.NoContract {
		of = rulebook.OfContract(e.contract)
	}
	ask := func() { calls.Ask(of) }
	click := ask
	if calls.Turn != nil {
		click = func() { calls.Turn(turn) }
	}
	tip := widgets.NewAsked(told, ask, click)
	tip.OnHover = func(inside bool) {
		calls.Hover(tip, layout.Spot{Card: e.card, Contract: e.contract}, inside)
	}
	s.Fit(tip, at)
}

// stepCount writes how many of the steps of a contract have been made.
func stepCount(s geometry.Sheet, e entry, x, y, by float32) {
	made := strconv.Itoa(e.steps) + "/" + strconv.Itoa(int(e.contract.Face().Steps))
	count := widgets.BoldLine(made, 10*by, palette.Ink)
	ground := canvas.NewRectangle(palette.Parchment)
	ground.CornerRadius = 5
	size := count.MinSize()
	s.Fit(ground, geometry.Rect(x, y, size.Width+6, 13*by))
	s.Fit(count, geometry.Rect(x+3, y+(13*by-size.Height)/2, size.Width, size.Height))
}
