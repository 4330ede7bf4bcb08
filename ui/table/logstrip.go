package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/table/layout"
	"portroyal/ui/widgets"
)

// logHeading is the height of the line over the cards of a turn.
func (t *Table) logHeading() float32 { return t.grown(22) }

// logCard is the width of a card in the log: it grows with the log.
func (t *Table) logCard() float32 {
	return float32(int(layout.Divide(t.size, layout.Parts{Log: true}, t.growth()).Log.W * 0.135))
}

// logStep and logLine are the way from one card to the next and from one line of cards to the next.
func (t *Table) logStep() float32 { return t.logCard() + 6 }

func (t *Table) logLine() float32 { return t.logNumber() + t.grown(14) }

// logNumber is how far below the upper edge of a line the numbers of its cards stand: beneath them.
func (t *Table) logNumber() float32 { return widgets.CardHeight(t.logCard()) + 2*widgets.FrameWidth }

// logStrip is the log at the right edge: each turn is a row of small cards.
type logStrip struct {
	list  *widgets.Rows
	panel fyne.CanvasObject
}

// logStrip gives the log; it is kept from one state to the next so that its scrolling is.
func (t *Table) logStrip() fyne.CanvasObject {
	if t.strip == nil {
		list := widgets.NewRows(
			func() int { return len(t.log.turns) },
			func() fyne.CanvasObject { return newLogRow(t) },
			func(id widget.ListItemID, object fyne.CanvasObject) { object.(*logRow).show(id) },
		)
		t.strip = &logStrip{list, widgets.NewPanel(t.stage.Colours(), 6, list)}
	}
	for id := range t.log.turns {
		t.strip.list.SetItemHeight(id, t.turnHeight(id))
	}
	t.strip.list.Refresh()
	t.strip.list.ScrollToBottom()
	return t.strip.panel
}

// perLine is the number of cards in a line of the log.
func (t *Table) perLine() int {
	width := layout.Divide(t.size, layout.Parts{Log: true}, t.growth()).Log.W - 34
	return max(1, int(width/t.logStep()))
}

func (t *Table) turnHeight(id int) float32 {
	lines := (len(t.log.turns[id].entries) + t.perLine() - 1) / t.perLine()
	return t.logHeading() + float32(max(1, lines))*t.logLine()
}

// logRow is a row of the log: a turn. The list uses its rows again and again; each is laid out
// anew only when it gets another turn or something has happened in its own.
type logRow struct {
	widget.BaseWidget

	table   *Table
	content *fyne.Container
	cards   *widgets.Pictures
	id      int
	changes int
	perLine int
	width   float32
}

func newLogRow(t *Table) *logRow {
	row := &logRow{table: t, content: container.NewWithoutLayout(), cards: widgets.NewPictures(t.stage.Face), id: -1}
	row.ExtendBaseWidget(row)
	return row
}

// CreateRenderer implements fyne.Widget.
func (r *logRow) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(r.content) }

// Refresh has nothing to do: the list calls it for every row on the screen, and a row that changes
// sees to itself.
func (r *logRow) Refresh() {}

// show fills the row with a turn.
func (r *logRow) show(id int) {
	t := r.table
	turn := t.log.turns[id]
	if r.id == id && r.changes == turn.changes && r.perLine == t.perLine() && r.width == t.logCard() {
		return
	}
	r.id, r.changes, r.perLine, r.width = id, turn.changes, t.perLine(), t.logCard()
	r.cards.Again()
	c := t.stage.Colours()
	s := layout.NewSheet()
	s.Fit(t.stage.SeatHead(turn.seat, widgets.SeatColour(t.colours[turn.seat]), t.grown(18)), layout.Rect(0, t.grown(1), t.grown(18), t.grown(18)))
	heading := widgets.BoldLine(strconv.Itoa(turn.number)+"  "+t.name(turn.seat), t.grown(13), c.Text)
	s.Fit(heading, layout.Rect(t.grown(22), 1, heading.MinSize().Width, t.grown(18)))
	for i, entry := range turn.entries {
		r.showEntry(s, entry, float32(i%r.perLine)*t.logStep(), t.logHeading()+float32(i/r.perLine)*t.logLine())
	}
	r.content.Objects = s.Objects
	r.content.Refresh()
}

// showEntry shows a card of a turn with its number and what became of it.
func (r *logRow) showEntry(s layout.Sheet, e entry, x, y float32) {
	t := r.table
	width := t.logCard()
	if e.card != portroyal.NoCard {
		card := r.cards.NewCard(e.card, width)
		card.Dimmed = e.repelled
		if e.bust {
			card.Ring = palette.Danger
		}
		s.Put(card, x, y)
	} else if e.contract != portroyal.NoContract {
		s.Fit(t.stage.Symbol("wax-anchor", width), layout.Rect(x+3, y+width*0.25, width, width))
	} else {
		s.Fit(t.stage.Symbol("cards", width), layout.Rect(x+3, y+width*0.25, width, width))
	}
	if e.order > 0 {
		number := widgets.BoldLine(strconv.Itoa(e.order), t.grown(11), t.stage.Colours().Text)
		number.Alignment = fyne.TextAlignCenter
		s.Fit(number, layout.Rect(x, y+t.logNumber()-t.grown(2), width+2*widgets.FrameWidth, t.grown(14)))
	}
	mark := width * 0.72
	if e.steps > 0 {
		cube := t.stage.TintedSymbol("cube", mark, widgets.SeatColour(t.colours[e.taker]))
		s.Fit(cube, layout.Rect(x+width*0.45, y+width*1.5-mark+6, mark, mark))
		t.stepCount(s, e, x, y)
	} else if e.taker >= 0 {
		hand := t.stage.TintedSymbol("hand", mark, widgets.SeatColour(t.colours[e.taker]))
		s.Fit(hand, layout.Rect(x+width*0.45, y+width*1.5-mark+6, mark, mark))
	}
	if e.repelled {
		s.Fit(t.stage.Symbol("repelled", mark), layout.Rect(x+3+(width-mark)/2, y+3+(width*1.5-mark)/2, mark, mark))
	}
	tip := widgets.NewTipped(t.told(e))
	if over := (item{e.card, e.contract}); over != (item{}) {
		tip.OnHover = func(inside bool) { t.hoverIn(tip, over, inside) }
	}
	s.Fit(tip, layout.Rect(x, y, t.logStep(), t.logLine()))
}

// stepCount writes how many of the steps of a contract have been made.
func (t *Table) stepCount(s layout.Sheet, e entry, x, y float32) {
	made := strconv.Itoa(e.steps) + "/" + strconv.Itoa(int(e.contract.Face().Steps))
	count := widgets.BoldLine(made, t.grown(10), palette.Ink)
	ground := canvas.NewRectangle(palette.Parchment)
	ground.CornerRadius = 5
	size := count.MinSize()
	s.Fit(ground, layout.Rect(x, y, size.Width+6, t.grown(13)))
	s.Fit(count, layout.Rect(x+3, y+(t.grown(13)-size.Height)/2, size.Width, size.Height))
}

// eventPrefix begins the ids of the messages that tell events.
const eventPrefix = "event."

// told is an entry in words.
func (t *Table) told(e entry) string {
	var sentences []string
	for _, event := range e.events {
		sentences = append(sentences, t.sentence(event))
	}
	return strings.Join(sentences, "\n")
}

// sentence is an event in words.
func (t *Table) sentence(event portroyal.Event) string {
	w := t.stage.Words
	pairs := []any{"Player", t.name(int(event.Seat))}
	if event.Card != portroyal.NoCard {
		pairs = append(pairs, "Card", w.Named(event.Card))
	}
	if event.Contract != portroyal.NoContract {
		pairs = append(pairs, "Contract", w.ContractTitle(event.Contract))
	}
	if event.Kind == portroyal.FeePaid || event.Kind == portroyal.CoinGiven {
		pairs = append(pairs, "Other", t.name(int(event.Other)))
	}
	id := eventPrefix + strings.ReplaceAll(event.Kind.String(), " ", "-")
	switch event.Kind {
	case portroyal.ShipTraded, portroyal.PersonHired, portroyal.TaxPaid, portroyal.AdmiralsPaid,
		portroyal.ViceAdmiralsPaid, portroyal.GunnersPaid, portroyal.CoinGiven, portroyal.ClerkWorked,
		portroyal.JestersPaid, portroyal.Claimed, portroyal.PileRenewed, portroyal.FeePaid, portroyal.TaxBonus,
		portroyal.StepMade, portroyal.ContractFulfilled:
		return w.N(id, int(event.N), pairs...)
	}
	return w.T(id, pairs...)
}

// toggleLog folds the log away or out again.
func (t *Table) toggleLog() {
	t.stage.Settings.ShowLog = !t.stage.Settings.ShowLog
	t.stage.Keep()
	t.build()
}
