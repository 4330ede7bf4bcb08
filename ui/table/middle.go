package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// middle holds draw pile, harbour and discard pile.
func (t *Table) middle(r rect) fyne.CanvasObject {
	s := newSheet()
	pileWidth := min(float32(int((r.h-58)/1.5)), 110)
	side := pileWidth + 24
	s.fit(t.pile(pileWidth), rect{0, 0, side, r.h})
	s.fit(t.harbour(fyne.NewSize(r.w-2*side-24, r.h)), rect{side + 12, 0, r.w - 2*side - 24, r.h})
	s.fit(t.discards(pileWidth), rect{r.w - side, 0, side, r.h})
	return s.Container
}

// pile shows the draw pile with its count and the chance that the next card ends the turn.
func (t *Table) pile(width float32) fyne.CanvasObject {
	w := t.stage.Words
	card := t.pictures.NewCard(portroyal.NoCard, width)
	card.SetToolTip(w.N("table.pile.tip", t.view.PileSize()))
	if t.view.PileSize() == 0 {
		card.Dimmed = true
	}
	if t.personDecides() && t.can(portroyal.RevealNext) {
		card.OnTap = t.clicked(portroyal.Action{Kind: portroyal.RevealNext})
		card.Takeable = true
		card.Key = w.T("key.space")
	}
	under := container.NewVBox(t.centred(w.N("table.pile", t.view.PileSize()), 13, true))
	if phase := t.view.Phase(); t.stage.Settings.ShowChance && (phase == portroyal.Discover || phase == portroyal.Repel) {
		under.Add(t.centred(w.T("table.chance", "Chance", w.Percent(t.view.BustChance())), 13, false))
	}
	return t.stack(card, width, under)
}

// discards shows the top of the discard pile; it can be browsed.
func (t *Table) discards(width float32) fyne.CanvasObject {
	w := t.stage.Words
	cards := t.view.Discards()
	under := container.NewVBox(t.centred(w.N("table.discards", len(cards)), 13, true))
	if len(cards) == 0 {
		empty := canvas.NewRectangle(palette.Fade(palette.Ink, 0.12))
		empty.CornerRadius = 8
		empty.StrokeColor, empty.StrokeWidth = palette.Fade(palette.Ink, 0.4), 1.5
		return t.stack(widgets.Fixed(empty, width, widgets.CardHeight(width)), width, under)
	}
	top := t.card(cards[len(cards)-1], width)
	top.OnTap = t.browseDiscards
	top.SetToolTip(w.T("table.discards.tip"))
	return t.stack(top, width, under)
}

// stack puts a card over what is said about its pile.
func (t *Table) stack(card fyne.CanvasObject, width float32, under fyne.CanvasObject) fyne.CanvasObject {
	s := newSheet()
	size := s.put(card, 0, 12)
	s.fit(under, rect{-12, 12 + size.Height, width + 30, under.MinSize().Height})
	return s.Container
}

func (t *Table) centred(text string, size float32, bold bool) fyne.CanvasObject {
	write := widgets.Line
	if bold {
		write = widgets.BoldLine
	}
	line := write(text, size, t.stage.Colours().OnTable)
	line.Alignment = fyne.TextAlignCenter
	return line
}

// card shows a card that can be enlarged.
func (t *Table) card(card portroyal.Card, width float32) *widgets.Card {
	c := t.pictures.NewCard(card, width)
	c.OnHover = t.hovered
	return c
}

// symbolKey and portraitKey tell images apart that are shown again from one state to the next.
type (
	symbolKey struct {
		name string
		size float32
	}
	portraitKey struct {
		role   portroyal.Role
		colour portroyal.Colour
		size   float32
	}
)

func (t *Table) symbol(name string, size float32) *canvas.Image {
	return t.pictures.Image(symbolKey{name, size}, func() *canvas.Image { return t.stage.Symbol(name, size) })
}

func (t *Table) portrait(role portroyal.Role, colour portroyal.Colour, size float32) *canvas.Image {
	return t.pictures.Image(portraitKey{role, colour, size}, func() *canvas.Image { return t.stage.Portrait(role, colour, size) })
}

// harbour shows the cards of the harbour in the order of revealing, and a ship that waits.
func (t *Table) harbour(room fyne.Size) fyne.CanvasObject {
	s := newSheet()
	ground := canvas.NewRectangle(t.stage.Colours().Water)
	ground.CornerRadius = 14
	ground.StrokeColor, ground.StrokeWidth = palette.Fade(palette.Foam, 0.5), 1.5
	s.fit(ground, rect{0, 0, room.Width, room.Height})
	cards := t.view.Harbour()
	waits := t.view.Pending()
	if waits != portroyal.NoCard {
		cards = append(cards, waits)
	}
	if len(cards) == 0 {
		words := widgets.Title(t.stage.Words.T("table.harbour"), 22, palette.Foam)
		words.Alignment = fyne.TextAlignCenter
		s.fit(words, rect{0, room.Height/2 - 16, room.Width, 32})
		return s.Container
	}
	inner := fyne.NewSize(room.Width-28, room.Height-34)
	// Sizes change in steps, not with every card: calmer to look at, and fewer pictures to draw.
	fit := spreadFor(max(4, len(cards)+len(cards)%2), inner, 200)
	total := widgets.CardHeight(fit.width)*float32(fit.rows) + rowGap*float32(fit.rows-1)
	for i, card := range cards {
		row, place := i/fit.inRow, i%fit.inRow
		inThisRow := min(fit.inRow, len(cards)-row*fit.inRow)
		left := (room.Width - fit.width - fit.step*float32(inThisRow-1)) / 2
		top := (room.Height-total)/2 + float32(row)*(widgets.CardHeight(fit.width)+rowGap)
		shown := t.harbourCard(i, card, fit.width, i == len(cards)-1 && waits != portroyal.NoCard)
		if shown.Takeable {
			top -= 4 // what can be taken is lifted
		}
		s.put(shown, left+fit.step*float32(place)-3, top-3)
	}
	return s.Container
}

// harbourCard shows one card of the harbour with what taking it means for the deciding player.
func (t *Table) harbourCard(i int, card portroyal.Card, width float32, waits bool) *widgets.Card {
	w := t.stage.Words
	shown := t.card(card, width)
	shown.Pointed = !waits && (t.cursor == i || t.giving == card)
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
		if i < 10 && t.giving == portroyal.NoCard {
			shown.Key = strconv.Itoa((i + 1) % 10)
		}
		shown.SetToolTip(t.takingTip(card))
	case refusal != nil:
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

// expeditionRow shows the expeditions that can be claimed.
func (t *Table) expeditionRow(r rect) fyne.CanvasObject {
	w := t.stage.Words
	s := newSheet()
	cards := t.view.Expeditions()
	label := t.centred(w.T("table.expeditions"), 14, true)
	labelWidth := label.MinSize().Width + 16
	fit := spreadFor(len(cards), fyne.NewSize(r.w-labelWidth-10, r.h-16), 130)
	left := max(labelWidth, (r.w-fit.width-fit.step*float32(len(cards)-1))/2)
	s.fit(label, rect{left - labelWidth, r.h/2 - 10, labelWidth, 20})
	for i, card := range cards {
		shown := t.card(card, fit.width)
		shown.Pointed = t.cursor == len(t.view.Harbour())+i
		ways := t.claims(card)
		switch {
		case len(ways) > 0 && t.personDecides():
			shown.Takeable = true
			shown.Key = w.T("key.expedition")
			shown.OnTap = t.clickedClaim(card)
			shown.SetToolTip(w.T("table.claim.tip", "Expedition", w.Named(card)))
		default:
			seat := t.lowerSeat()
			shown.SetToolTip(w.N("table.lacks", t.view.Lacks(seat, card), "Player", t.name(seat)))
		}
		s.put(shown, left+fit.step*float32(i), (r.h-widgets.CardHeight(fit.width))/2-3)
	}
	return s.Container
}
