// Package board draws the table for any view of a game: harbour, piles, contracts and expeditions, the other
// players, the player's own tableau, and whatever is being looked at enlarged. It is told who sits where and what
// can be chosen, and reports clicks. It knows no game in progress, decides nothing and asks nothing, so it can
// also show a game that is over or was never played.
package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/scenery"
	"portroyal/ui/widgets"
)

// Shown is everything the board shows, and how.
type Shown struct {
	View   portroyal.View
	Berths []portroyal.Card     // the places of the harbour, see layout.Moored
	Lower  int                  // the seat whose tableau is at the lower edge
	Marks  map[layout.Spot]Mark // for what can be chosen or is pointed at; nil for none
	Cursor layout.Spot          // the place of the keyboard's cursor
	Asks   bool                 // clicks on cards, expeditions and contracts that cannot be taken are reported too
	Untold bool                 // the chance of a bust is not shown yet
	Growth float32              // how much larger than usual everything is drawn, 0 for what suits the window
}

// Mark is how something is shown that can be chosen or is pointed at.
type Mark struct {
	Takeable bool   // it is framed, and clicks on it are reported
	Pointed  bool   // it is framed as what the question is about
	Key      string // the key that takes it, "" for none
	Tip      string // what is said about it, "" for the usual tooltip
}

// Board is everything on the table. All methods must be called on the toolkit's goroutine.
type Board struct {
	OnTap  func(at layout.Spot) // a click on something that can be chosen
	OnMiss func()               // a click on anything else
	OnPile func()               // a click on the discard pile; calls Browse unless replaced
	OnOdds func()               // a click on the chance of a bust; calls Risk unless replaced
	OnAsk  func(of entry.Entry) // the player asks what the rules say about something
	Still  bool                 // nothing may be enlarged
	Panel  geometry.Rectangle   // what lies over the table and is read, such as a hint; empty for nothing

	stage *pieces.Stage
	seats seats.Seats
	scene *Ground

	shown Shown
	legal []portroyal.Action // for the deciding player
	size  fyne.Size
	areas layout.Areas
	hour  scenery.Hour // of the day, see hour
	drawn Drawn

	pictures *pieces.Pictures
	before   map[partName]*part // as shown last time
	parts    map[partName]*part // added so far this time
	marks    []marked           // what is where
	purses   map[int]*purse     // of the seats

	looked   layout.Spot // what is enlarged
	pointed  entry.Entry // what the pointer is on, if that is not enlarged
	enlarged *fyne.Container
	large    *pieces.Pictures

	browsing *browsing // nil unless it is open
}

// Drawn holds the parts of the board, each in its place; absent ones are nil.
type Drawn struct {
	Ground, Others, Row, Middle, Own fyne.CanvasObject

	Enlarged fyne.CanvasObject // above everything else
}

// New makes a board.
func New(s *pieces.Stage, seats seats.Seats, ground *Ground) *Board {
	b := &Board{stage: s, seats: seats, scene: ground, OnTap: func(layout.Spot) {}, OnMiss: func() {}, OnAsk: func(entry.Entry) {}}
	b.OnPile, b.OnOdds = b.Browse, b.Risk
	b.Restyle()
	return b
}

// Restyle forgets everything drawn in another language or appearance.
func (b *Board) Restyle() {
	b.parts = nil
	b.pictures = b.stage.TablePictures()
	b.large = b.stage.TablePictures()
}

// Draw draws a view in a window of this size, divided into these areas. Parts that would look the same as before
// are reused.
func (b *Board) Draw(shown Shown, size fyne.Size, areas layout.Areas) Drawn {
	b.shown, b.size, b.areas = shown, size, areas
	if b.browsing != nil && b.browsing.size != size {
		b.browsing.size = size
		b.browsing.build()
	}
	b.legal = b.shown.View.Legal(nil)
	b.pictures.Again()
	b.before, b.parts = b.parts, map[partName]*part{}
	b.marks, b.purses = nil, map[int]*purse{}
	b.enlarged = container.NewWithoutLayout()
	view := &b.shown.View
	if view.Revealed() == 0 { // not while the player looks at the harbour
		b.hour = hour(view)
	}
	b.drawn = Drawn{
		Ground:   placed(b.scene.under(size, areas, b.hour), geometry.Sized(size)),
		Enlarged: placed(b.enlarged, geometry.Sized(size)),
	}
	if view.Players() > 1 {
		b.drawn.Others = placed(b.others(areas.Others), areas.Others)
	}
	if areas.Row.H > 0 {
		b.drawn.Row = placed(b.row(areas.Row), areas.Row)
	}
	b.drawn.Middle = placed(b.middle(areas.Middle), areas.Middle)
	b.drawn.Own = placed(b.own(areas.Own), areas.Own)
	b.enlarge(b.place())
	return b.drawn
}

func placed(object fyne.CanvasObject, at geometry.Rectangle) fyne.CanvasObject {
	at.Put(object)
	return object
}

// growth is how much larger than usual everything is drawn.
func (b *Board) growth() float32 {
	if b.shown.Growth > 0 {
		return b.shown.Growth
	}
	return b.stage.Growth(b.size)
}

// larger is how much of the growth is larger text, 1 for none.
func (b *Board) larger() float32 {
	if b.shown.Growth > 0 {
		return 1
	}
	return b.stage.Enlarged(b.size)
}

// enlarges reports whether text is larger than what it is written on.
func (b *Board) enlarges() bool { return b.larger() > 1 }

// grown scales a length by the growth of the window.
func (b *Board) grown(length float32) float32 { return length * b.growth() }

func (b *Board) name(seat int) string { return b.seats[seat].Name }

// mark is how the thing at a spot is marked.
func (b *Board) mark(at layout.Spot) Mark {
	mark := b.shown.Marks[at]
	mark.Pointed = mark.Pointed || at == b.shown.Cursor
	return mark
}

// plate makes a plate scaled to the window.
func (b *Board) plate(kind widgets.PlateKind, text string, tap func()) *widgets.Plate {
	plate := widgets.NewPlate(b.stage.Colours(), kind, text, tap)
	plate.Growth = b.growth()
	return plate
}

// tap makes a click handler for a spot.
func (b *Board) tap(at layout.Spot) func() { return func() { b.OnTap(at) } }

// asks makes a handler for questions about an entry of the rulebook.
func (b *Board) asks(of entry.Entry) func() { return func() { b.OnAsk(of) } }

// asked is an area with a tooltip that can be asked about.
func (b *Board) asked(tip string, of entry.Entry) *widgets.Asked {
	asked := widgets.NewAsked(tip, b.asks(of), b.missed)
	asked.OnHover = b.pointing(of)
	return asked
}

// missed is a click on something that cannot be chosen.
func (b *Board) missed() { b.OnMiss() }

// pointing remembers what the pointer is on if that is not enlarged.
func (b *Board) pointing(of entry.Entry) func(inside bool) {
	return func(inside bool) {
		switch {
		case inside:
			b.pointed = of
		case b.pointed == of:
			b.pointed = ""
		}
	}
}

// Looked is what the player is looking at, enlarged or under the pointer; "" for nothing.
func (b *Board) Looked() entry.Entry {
	switch {
	case b.looked.Contract != portroyal.NoContract:
		return entry.OfContract(b.looked.Contract)
	case b.looked.Card != portroyal.NoCard:
		return entry.OfCard(b.looked.Card)
	}
	return b.pointed
}

// card shows a card that can be enlarged, and chosen if it is marked so.
func (b *Board) card(at layout.Spot, width float32) *pieces.Card {
	c := b.pictures.NewCard(at.Card, width)
	c.Named, c.Does = terms.Named(b.stage.Words, at.Card), terms.OnFace(b.stage.Words, at.Card).Text
	c.OnMiss = b.missed
	c.OnHover = func(inside bool) { b.hovered(at, inside) }
	c.OnAsk = b.asks(entry.OfCard(at.Card))
	b.choosable(c, at)
	return c
}

// choosable lets a card be chosen if it is marked so.
func (b *Board) choosable(c *pieces.Card, at layout.Spot) {
	mark := b.mark(at)
	c.Growth, c.Enlarged = b.growth(), b.enlarges()
	c.Pointed, c.Takeable, c.Key = mark.Pointed, mark.Takeable, mark.Key
	if mark.Takeable || b.shown.Asks && at.Kind == layout.Expedition { // a click explains why it cannot be claimed
		c.OnTap = b.tap(at)
	}
	if mark.Tip != "" {
		c.SetToolTip(mark.Tip)
	}
}
