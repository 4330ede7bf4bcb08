package table

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/table/layout"
	"portroyal/ui/widgets"
)

// middle holds draw pile, harbour and discard pile, and against time Time Pile and Victory Pile at
// the outer edges.
func (t *Table) middle(r layout.Rectangle) fyne.CanvasObject {
	s := layout.NewSheet()
	left, right := []func(float32) fyne.CanvasObject{t.pile}, []func(float32) fyne.CanvasObject{t.discards}
	if layout.Piles(&t.view) > 1 {
		left, right = append(left, t.timePile), append(right, t.victoryPile)
	}
	m := layout.Middle(r.Size(), layout.Piles(&t.view), t.growth())
	for i := range left { // the inner piles first
		s.Fit(left[i](m.Pile), m.Left[i])
		s.Fit(right[i](m.Pile), m.Right[i])
	}
	s.Fit(t.harbour(m.Harbour.Size()), m.Harbour)
	return s.Container
}

func (t *Table) centred(text string, size float32, bold bool) fyne.CanvasObject {
	write := widgets.Line
	if bold {
		write = widgets.BoldLine
	}
	line := write(text, t.grown(size), t.stage.Colours().OnTable)
	line.Alignment = fyne.TextAlignCenter
	return line
}

// card shows a card that can be enlarged.
func (t *Table) card(card portroyal.Card, width float32) *widgets.Card {
	c := t.pictures.NewCard(card, width)
	c.OnHover = t.hovered
	c.Growth = t.growth()
	return c
}

// symbolKey and portraitKey tell images apart that are shown again from one state to the next.
type (
	symbolKey struct {
		name string
		size float32
		tint color.NRGBA
	}
	portraitKey struct {
		role   portroyal.Role
		colour portroyal.Colour
		size   float32
	}
	cubeKey struct {
		cube widgets.Cube
		size float32
	}
	headKey struct {
		seat int
		size float32
	}
)

func (t *Table) symbol(name string, size float32) *canvas.Image {
	return t.tinted(name, size, color.NRGBA{})
}

// tinted is a symbol with its colourable parts in a colour.
func (t *Table) tinted(name string, size float32, tint color.NRGBA) *canvas.Image {
	return t.pictures.Image(symbolKey{name, size, tint}, func() *canvas.Image { return t.stage.TintedSymbol(name, size, tint) })
}

func (t *Table) portrait(role portroyal.Role, colour portroyal.Colour, size float32) *canvas.Image {
	return t.pictures.Image(portraitKey{role, colour, size}, func() *canvas.Image { return t.stage.Portrait(role, colour, size) })
}

// head is the head of a player, with a rim in their colour.
func (t *Table) head(seat int, size float32) *canvas.Image {
	return t.pictures.Image(headKey{seat, size}, func() *canvas.Image {
		return t.stage.SeatHead(seat, t.seats[seat].Colour, size)
	})
}

// harbour shows the cards of the harbour in the order of revealing, and a ship that waits.
func (t *Table) harbour(room fyne.Size) fyne.CanvasObject {
	s := layout.NewSheet()
	ground := canvas.NewRectangle(t.stage.Colours().Water)
	ground.CornerRadius = 14
	ground.StrokeColor, ground.StrokeWidth = palette.Fade(palette.Foam, 0.5), 1.5
	s.Fit(ground, layout.Sized(room))
	t.mark(ground, layout.Spot{Kind: layout.Water})
	if !t.stage.HighContrast {
		s.Fit(t.ground.waves(), layout.Sized(room).Inset(8)) // clear of the round corners
	}
	cards := t.berths
	waits := t.view.Pending()
	if len(cards) == 0 {
		words := widgets.Title(t.stage.Words.T("table.harbour"), t.grown(22), palette.Foam)
		words.Alignment = fyne.TextAlignCenter
		s.Fit(words, layout.Rect(0, room.Height/2-t.grown(16), room.Width, t.grown(32)))
		t.mark(words, layout.Spot{Kind: layout.EmptyHarbour})
		return s.Container
	}
	places := layout.Harbour(len(cards), room, t.growth())
	for i, card := range cards {
		if card == portroyal.NoCard {
			continue // taken
		}
		at := places[i]
		shown := t.harbourCard(i, card, at.W, i == len(cards)-1 && waits != portroyal.NoCard)
		t.mark(shown, layout.Spot{Kind: layout.Berth, At: i, Card: card})
		if shown.Takeable {
			at.Y -= layout.Lift
		}
		size := s.Put(shown, at.X-widgets.FrameWidth, at.Y-widgets.FrameWidth)
		if shown.OnTap != nil && shown.Price != "" { // the price hangs below the card and belongs to it
			s.Fit(widgets.NewArea(shown.OnTap), layout.Rect(at.X, at.Y+size.Height-2*widgets.FrameWidth, at.W, t.grown(18)))
		}
	}
	return s.Container
}

// harbourCard shows the card at a place of the harbour with what taking it means for the deciding
// player.
func (t *Table) harbourCard(i int, card portroyal.Card, width float32, waits bool) *widgets.Card {
	w := t.stage.Words
	shown := t.card(card, width)
	shown.Pointed = !waits && (t.cursor == t.nthAtBerth(i) || t.taking.card == card)
	if waits {
		shown.Ring = palette.Danger
		shown.SetToolTip(w.T("table.waits", "Ship", w.Named(card)))
		return shown
	}
	shown.Price = t.price(card)
	action := portroyal.Taking(card)
	if ways := t.takings(card); len(ways) > 0 {
		action = ways[0]
	}
	refusal := t.view.Refuse(action)
	switch {
	case refusal == nil && t.personDecides():
		shown.Takeable = true
		shown.OnTap = t.clickedCard(card)
		if i < 10 && !t.asking() {
			shown.Key = strconv.Itoa((i + 1) % 10)
		}
		shown.SetToolTip(t.takingTip(card))
	case refusal != nil:
		if t.personDecides() {
			shown.OnTap = func() { t.sayWhyNot(item{card: card}) }
		}
		shown.SetToolTip(t.reason(refusal))
		shown.Dimmed = refusal.Reason == portroyal.TooExpensive || refusal.Reason == portroyal.NoTakesLeft
	}
	return shown
}

// price is what taking a card costs or brings the deciding player, with the coin of H6.
func (t *Table) price(card portroyal.Card) string {
	seat := t.view.Decides()
	n := -t.view.Fee(seat)
	if card.Face().Type == portroyal.Ship {
		n += t.view.Income(seat, card)
	} else {
		n -= t.view.Price(seat, card)
	}
	return signed(n)
}

// signed writes a number of coins with its sign.
func signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "\u2013" + strconv.Itoa(-n)
	}
	return "\u00b10"
}
