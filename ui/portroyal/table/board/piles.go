package board

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/widgets"
)

// Warmth is how dangerous a chance that a card ends the turn looks, from 0 to 1.
func Warmth(chance float64) float64 {
	const hot = 0.75 // it could not look more dangerous
	return min(1, chance/hot)
}

// pile shows the draw pile with its count and how likely the next card ends the turn.
func (b *Board) pile(width float32) fyne.CanvasObject {
	w := b.stage.Words
	card := b.pictures.NewCard(portroyal.NoCard, width)
	b.lies(card, layout.Spot{Kind: layout.Pile})
	tip := w.N("table.pile.tip", b.shown.View.PileSize())
	if b.tellsRisk() {
		tip += "\n" + strings.Join(b.riskInWords(), "\n")
	}
	card.SetToolTip(tip)
	card.OnAsk, card.OnHover, card.OnMiss = b.asks(entry.Pile), b.pointing(entry.Pile), b.missed
	if b.shown.View.PileSize() == 0 {
		card.Dimmed = true
	}
	b.choosable(card, layout.Spot{Kind: layout.Pile})
	under := container.New(fynelayout.NewCustomPaddedVBoxLayout(1),
		b.centred(w.N("table.pile", b.shown.View.PileSize()), 13, true))
	if b.tellsRisk() {
		chance := b.shown.View.BustChance()
		words := w.T("table.chance", "Chance", w.Percent(chance))
		risk := b.plate(widgets.QuietPlate, words, func() { b.OnOdds() }).WithToolTip(w.T("odds.tip"))
		risk.Warm = Warmth(chance)
		risk.OnAsk = b.asks(entry.Risk)
		under.Add(container.NewCenter(risk))
	}
	s := b.stack(card, width, under)
	if b.tellsRisk() {
		b.glow(s, width)
		b.dangers(s, width)
	}
	return s.Container
}

// glow shows how dangerous the next card is by what shines from behind the draw pile.
func (b *Board) glow(s geometry.Sheet, width float32) {
	warm := Warmth(b.shown.View.BustChance())
	if warm == 0 || b.stage.HighContrast {
		return
	}
	card := geometry.Rect(widgets.FrameWidth, pileTop+widgets.FrameWidth, width, pieces.CardHeight(width))
	const rings = 4 // each shines a little less far
	for i := range rings {
		far := b.grown(2.5) * float32(rings-i)
		ring := canvas.NewRectangle(palette.Fade(palette.Danger, 0.3*warm))
		ring.CornerRadius = 8 + far
		s.Fit(ring, card.Inset(-far))
	}
	objects := s.Objects
	s.Objects = append(objects[len(objects)-rings:len(objects):len(objects)], objects[:len(objects)-rings]...)
}

// timePile shows the Time Pile with the number of turns left (P2), and lets its top card be moved to the Victory
// Pile when that is asked (P3).
func (b *Board) timePile(width float32) fyne.CanvasObject {
	w := b.stage.Words
	under := container.NewVBox(
		b.centred(w.T("table.time"), 13, true),
		b.centred(w.N("table.time.left", b.shown.View.TurnsLeft()), 13, false))
	if b.shown.View.TimePile() == 0 {
		empty := b.emptyPlace(width, entry.TimePile)
		b.lies(empty, layout.Spot{Kind: layout.TimePile})
		return b.stack(empty, width, under).Container
	}
	card := b.pictures.NewCard(portroyal.NoCard, width)
	b.lies(card, layout.Spot{Kind: layout.TimePile})
	card.SetToolTip(w.N("table.time.tip", b.shown.View.TimePile()))
	card.OnAsk, card.OnHover, card.OnMiss = b.asks(entry.TimePile), b.pointing(entry.TimePile), b.missed
	b.choosable(card, layout.Spot{Kind: layout.TimePile})
	return b.stack(card, width, under).Container
}

// victoryPile shows the Victory Pile: a point for each card if the players win (P4).
func (b *Board) victoryPile(width float32) fyne.CanvasObject {
	w, n := b.stage.Words, b.shown.View.VictoryPile()
	under := container.NewVBox(
		b.centred(w.T("table.victory"), 13, true),
		b.centred(w.N("table.victory.points", n), 13, false))
	if n == 0 {
		empty := b.emptyPlace(width, entry.VictoryPile)
		b.lies(empty, layout.Spot{Kind: layout.VictoryPile})
		return b.stack(empty, width, under).Container
	}
	card := b.pictures.NewCard(portroyal.NoCard, width)
	b.lies(card, layout.Spot{Kind: layout.VictoryPile})
	card.SetToolTip(w.N("table.victory.tip", n))
	card.OnAsk, card.OnHover, card.OnMiss = b.asks(entry.VictoryPile), b.pointing(entry.VictoryPile), b.missed
	return b.stack(card, width, under).Container
}

// discards shows the top of the discard pile; it can be browsed unless it is hidden.
func (b *Board) discards(width float32) fyne.CanvasObject {
	w := b.stage.Words
	n := b.shown.View.Discarded()
	under := container.NewVBox(b.centred(w.N("table.discards", n), 13, true))
	switch {
	case n == 0:
		empty := b.emptyPlace(width, entry.Discards)
		b.lies(empty, layout.Spot{Kind: layout.DiscardPile})
		return b.stack(empty, width, under).Container
	case b.hidesDiscards():
		back := b.pictures.NewCard(portroyal.NoCard, width)
		b.lies(back, layout.Spot{Kind: layout.DiscardPile})
		back.SetToolTip(w.T("table.discards.hidden"))
		back.OnAsk, back.OnHover, back.OnMiss = b.asks(entry.Discards), b.pointing(entry.Discards), b.missed
		return b.stack(back, width, under).Container
	}
	top := b.card(b.topDiscard(), width)
	b.lies(top, layout.Spot{Kind: layout.DiscardPile})
	top.OnTap = func() { b.OnPile() }
	top.SetToolTip(w.T("table.discards.tip"))
	top.OnAsk = b.asks(entry.Discards)
	return b.stack(top, width, under).Container
}

// topDiscard is the spot of the discard pile, with the card on top if that is seen.
func (b *Board) topDiscard() layout.Spot {
	at := layout.Spot{Kind: layout.DiscardPile}
	if cards := b.shown.View.Discards(); len(cards) > 0 && !b.hidesDiscards() {
		at.Card = cards[len(cards)-1]
	}
	return at
}

// hidesDiscards reports whether the discard pile is face down.
func (b *Board) hidesDiscards() bool { return b.shown.View.Options().HiddenDiscards }

// emptyPlace marks where a pile would be.
func (b *Board) emptyPlace(width float32, of entry.Entry) fyne.CanvasObject {
	empty := canvas.NewRectangle(palette.Fade(palette.Ink, 0.12))
	empty.CornerRadius = 8
	empty.StrokeColor, empty.StrokeWidth = palette.Fade(palette.Ink, 0.4), 1.5
	place := widgets.Fixed(empty, width, pieces.CardHeight(width))
	place.Add(b.asked("", of))
	return place
}

// pileTop is the space above a pile for the badge of its key.
const pileTop = 12

// stack puts a card above the text about its pile.
func (b *Board) stack(card fyne.CanvasObject, width float32, under fyne.CanvasObject) geometry.Sheet {
	s := geometry.NewSheet()
	frame := float32(0)
	if _, framed := card.(*pieces.Card); !framed {
		frame = widgets.FrameWidth // as if it had one: nothing moves when the first card comes
	}
	size := s.Put(card, frame, pileTop+frame).AddWidthHeight(2*frame, 2*frame)
	room, leftmost := width+22, float32(-4) // of the window, which the pile is next to
	if more := b.grown(layout.PileWords) - width - 24; b.enlarges() && more > 0 {
		room, leftmost = room+more-6, leftmost-more/2
	}
	if lines, ok := under.(*fyne.Container); ok {
		for i, line := range lines.Objects {
			if line, ok := line.(*canvas.Text); ok {
				lines.Objects[i] = widgets.Legible(line, room) // on the right the window ends beside the pile
				if pileTop+size.Height+under.MinSize().Height > b.areas.Middle.H {
					lines.Objects[i] = line // as small as it is then
				}
			}
		}
	}
	need := under.MinSize()
	below := geometry.Rect(-12, pileTop+size.Height, width+30, need.Height)
	if below.X+(below.W-need.Width)/2 < leftmost {
		below.X, below.W = leftmost, need.Width
	}
	s.Fit(under, below)
	return s
}
