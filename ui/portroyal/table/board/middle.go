package board

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// middle holds draw pile, harbour and discard pile, and in a game against time the Time Pile and the Victory Pile
// at the outer edges.
func (b *Board) middle(r geometry.Rectangle) fyne.CanvasObject {
	s := geometry.NewSheet().Named(geometry.Region{Name: b.stage.Words.T("table.region.piles")})
	m := b.plan()
	pile := func(name string, of layout.Spot, draw func(width float32) fyne.CanvasObject, at geometry.Rectangle) {
		marks := []Mark{b.mark(of)}
		s.Fit(keep(b, partName{name, -1}, b.middleOnce(m.Pile, 0), marks, func() fyne.CanvasObject { return draw(m.Pile) }), at)
	}
	pile("pile", layout.Spot{Kind: layout.Pile}, b.pile, m.Left[0]) // the inner piles first
	pile("discards", b.topDiscard(), b.discards, m.Right[0])
	if layout.Piles(&b.shown.View) > 1 {
		pile("time-pile", layout.Spot{Kind: layout.TimePile}, b.timePile, m.Left[1])
		pile("victory-pile", layout.Spot{Kind: layout.VictoryPile}, b.victoryPile, m.Right[1])
	}
	s.Fit(b.keptHarbour(m.Harbour.Size()), m.Harbour)
	if len(m.Expeditions) > 0 {
		s.Fit(b.beside(m), geometry.Sized(r.Size()))
	}
	return s.Container
}

// middleOnce is what a part of the middle shows: something of nearly everything in the game, so that it is made anew after
// every action, but not where the player moves the cursor, looks at something or is told why something is not possible.
type middleOnce struct {
	view          portroyal.View
	width, height float32
	growth        float32
	risk, asks    bool
}

func (b *Board) middleOnce(width, height float32) middleOnce {
	return middleOnce{b.shown.View, width, height, b.growth(), b.tellsRisk(), b.shown.Asks}
}

// berth is a place of the harbour as it is shown.
type berth struct {
	card portroyal.Card
	mark Mark
}

// keptHarbour is the harbour as before, if nothing in it has changed.
func (b *Board) keptHarbour(room fyne.Size) fyne.CanvasObject {
	var berths []berth
	for i, card := range b.shown.Berths {
		berths = append(berths, berth{card, b.mark(layout.Spot{Kind: layout.Berth, At: i, Card: card})})
	}
	draw := func() fyne.CanvasObject { return b.harbour(room) }
	return keep(b, partName{"harbour", -1}, b.middleOnce(room.Width, room.Height), berths, draw)
}

// plan divides the middle of the table.
func (b *Board) plan() layout.MiddlePlan {
	return layout.MiddleOf(&b.shown.View, b.areas, b.growth())
}

// beside shows the expeditions that do not fit next to the contracts.
func (b *Board) beside(m layout.MiddlePlan) fyne.CanvasObject {
	s := geometry.NewSheet().Named(geometry.Region{Name: b.rowName(false)})
	b.layExpeditions(s, m.Expeditions)
	return s.Container
}

func (b *Board) centred(text string, size float32, bold bool) fyne.CanvasObject {
	write := widgets.Line
	if bold {
		write = widgets.BoldLine
	}
	line := write(text, b.grown(size), b.stage.Colours().OnWater)
	line.Alignment = fyne.TextAlignCenter
	return line
}

// harbour shows the cards of the harbour in the order of revealing, and a ship that is waiting.
func (b *Board) harbour(room fyne.Size) fyne.CanvasObject {
	s := geometry.NewSheet().Named(geometry.Region{Name: b.stage.Words.T("table.harbour")})
	water := canvas.NewRectangle(color.Transparent)
	s.Fit(water, geometry.Sized(room))
	b.lies(water, layout.Spot{Kind: layout.Water})
	cards := b.shown.Berths
	if len(cards) == 0 {
		words := widgets.Title(b.stage.Words.T("table.harbour"), b.grown(22), b.stage.Colours().OnWater)
		words.Alignment = fyne.TextAlignCenter
		s.Fit(words, geometry.Rect(0, room.Height/2-b.grown(16), room.Width, b.grown(32)))
		b.lies(words, layout.Spot{Kind: layout.EmptyHarbour})
		return s.Container
	}
	places := layout.Harbour(len(cards), room, b.growth())
	var row []*widgets.Piece
	for i, card := range cards {
		if card == portroyal.NoCard { // taken
			widgets.Row(row...)
			row = nil
			continue
		}
		at, place := layout.Spot{Kind: layout.Berth, At: i, Card: card}, places[i]
		shown := b.harbourCard(at, place.W, i == len(cards)-1 && b.shown.View.Pending() != portroyal.NoCard)
		b.lies(shown, at)
		row = append(row, shown.Base())
		b.moor(s, place)
		if shown.Takeable {
			place.Y -= layout.Lift
		}
		size := s.Put(shown, place.X-widgets.FrameWidth, place.Y-widgets.FrameWidth)
		if shown.OnTap != nil { // the price hangs below the card and belongs to it
			price := geometry.Rect(place.X, place.Y+size.Height-2*widgets.FrameWidth, place.W, b.grown(18))
			badge := widgets.NewArea(shown.OnTap)
			badge.OnAsk = func(fyne.Position) { b.OnAsk(entry.Price) }
			s.Fit(badge, price)
		}
	}
	widgets.Row(row...)
	return s.Container
}

// moor shows water around the lower edge of a card in the harbour.
func (b *Board) moor(s geometry.Sheet, card geometry.Rectangle) {
	if b.stage.HighContrast {
		return
	}
	water := layout.Mooring(card)
	s.Fit(b.pictures.Image(mooringKey{water.W, b.stage.Dark}, func() *canvas.Image {
		return b.stage.Mooring(water.Size())
	}), water)
}

type mooringKey struct {
	width float32
	dark  bool
}

// harbourCard shows a card of the harbour with what it would mean for the deciding player to take it, or a ship
// that is waiting.
func (b *Board) harbourCard(at layout.Spot, width float32, waits bool) *pieces.Card {
	shown := b.card(at, width)
	if waits {
		shown.Ring = palette.Takeable
		if b.shown.View.DockingBusts() {
			shown.Ring = palette.Danger
		}
		shown.SetToolTip(b.stage.Words.T("table.waits", "Ship", terms.NamedWithin(b.stage.Words, terms.Plain, at.Card)))
		return shown
	}
	effect := b.shown.View.Effect(portroyal.Taking(at.Card))
	shown.Price, shown.PriceSaid = Signed(net(effect)), PriceSaid(b.stage.Words, effect)
	if refusal := b.refused(at.Card); refusal != nil {
		shown.SetToolTip(Reason(b.stage.Words, refusal))
		shown.Dimmed = refusal.Reason == portroyal.TooExpensive || refusal.Reason == portroyal.NoTakesLeft
	}
	if b.shown.Asks {
		shown.OnTap = b.tap(at)
	}
	return shown
}

// refused is why the deciding player cannot take a card; nil if they can.
func (b *Board) refused(card portroyal.Card) *portroyal.Refusal {
	for _, action := range b.legal {
		if (action.Kind == portroyal.Take || action.Kind == portroyal.TakeForgoing) && action.Card == card {
			return nil
		}
	}
	return b.shown.View.Refuse(portroyal.Taking(card))
}

// net is how many coins taking a card brings the deciding player, less than none if it costs some, with the coin of H6.
func net(effect portroyal.Effect) int { return effect.Income - effect.Price - effect.Fee }

// PriceSaid is what taking a card costs or brings, for who does not see its sign.
func PriceSaid(w *words.Words, effect portroyal.Effect) string {
	switch n := net(effect); {
	case n > 0:
		return w.T("table.brings", "Coins", n)
	case n < 0:
		return w.T("table.costs", "Coins", -n)
	}
	return w.T("table.costs.nothing")
}

// Signed formats a number of coins with its sign.
func Signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "\u2013" + strconv.Itoa(-n)
	}
	return "\u00b10"
}
