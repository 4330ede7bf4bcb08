package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/table/layout"
	"portroyal/ui/widgets"
)

// pile shows the draw pile with its count and the chance that the next card ends the turn.
func (t *Table) pile(width float32) fyne.CanvasObject {
	w := t.stage.Words
	card := t.pictures.NewCard(portroyal.NoCard, width)
	t.mark(card, layout.Spot{Kind: layout.Pile})
	card.SetToolTip(w.N("table.pile.tip", t.view.PileSize()))
	if t.view.PileSize() == 0 {
		card.Dimmed = true
	}
	if layout.NextPile(&t.view) == layout.Pile {
		t.revealing(card)
	}
	under := container.NewVBox(t.centred(w.N("table.pile", t.view.PileSize()), 13, true))
	if phase := t.view.Phase(); t.stage.Settings.ShowChance && (phase == portroyal.Discover || phase == portroyal.Repel) {
		under.Add(t.centred(w.T("table.chance", "Chance", w.Percent(t.view.BustChance())), 13, false))
	}
	s := t.stack(card, width, under)
	t.dangers(s, width)
	return s.Container
}

// dangers shows, at the lower edge of the draw pile, the ships that would end the turn, each with
// its flag and letter and its part of the chance.
func (t *Table) dangers(s layout.Sheet, width float32) {
	if !t.stage.Settings.ShowChance {
		return
	}
	w := t.stage.Words
	var colours []portroyal.Colour
	chances := t.view.BustChances()
	for colour, chance := range chances {
		if chance > 0 {
			colours = append(colours, portroyal.Colour(colour))
		}
	}
	if len(colours) == 0 {
		return
	}
	size := float32(int(min(width*0.26, (width-14)/float32(len(colours)))))
	x := widgets.FrameWidth + (width-size*float32(len(colours)))/2
	y := pileTop + widgets.FrameWidth + widgets.CardHeight(width) - size*1.5
	label := canvas.NewRectangle(palette.Parchment)
	label.CornerRadius = size * 0.25
	label.StrokeColor, label.StrokeWidth = palette.Umber, 1
	s.Fit(label, layout.Rect(x-4, y-2, size*float32(len(colours))+8, size*1.15+4))
	for _, colour := range colours {
		s.Fit(t.symbol("ship-"+colour.String(), size), layout.Rect(x, y, size, size))
		letter := widgets.BoldLine(w.Letter(colour), size*0.45, palette.Ink)
		ground := canvas.NewCircle(palette.OldPaper)
		s.Fit(ground, layout.Rect(x+size*0.5, y+size*0.58, size*0.55, size*0.55))
		at := letter.MinSize()
		s.Fit(letter, layout.Rect(x+size*0.775-at.Width/2, y+size*0.855-at.Height/2, at.Width, at.Height))
		chance := w.T("table.chance.ship", "Ship", w.Ship(colour), "Chance", w.Percent(chances[colour]))
		s.Fit(widgets.NewTipped(chance), layout.Rect(x, y, size, size*1.2))
		x += size
	}
}

// revealing lets a card be turned up from this pile, if one can be.
func (t *Table) revealing(card *widgets.Card) {
	if t.personDecides() && t.can(portroyal.RevealNext) {
		card.OnTap = t.clicked(portroyal.Action{Kind: portroyal.RevealNext})
		card.Takeable = true
		card.Key = t.stage.Words.T("key.space")
		card.Growth = t.growth()
	}
}

// timePile shows the Time Pile with the turns that are left (P2), and lets its top card be moved
// to the Victory Pile when that is asked (P3).
func (t *Table) timePile(width float32) fyne.CanvasObject {
	w := t.stage.Words
	under := container.NewVBox(
		t.centred(w.T("table.time"), 13, true),
		t.centred(w.N("table.time.left", t.view.TurnsLeft()), 13, false))
	if t.view.TimePile() == 0 {
		empty := emptyPlace(width)
		t.mark(empty, layout.Spot{Kind: layout.TimePile})
		return t.stack(empty, width, under).Container
	}
	card := t.pictures.NewCard(portroyal.NoCard, width)
	t.mark(card, layout.Spot{Kind: layout.TimePile})
	card.SetToolTip(w.N("table.time.tip", t.view.TimePile()))
	if layout.NextPile(&t.view) == layout.TimePile {
		t.revealing(card)
	}
	if t.personDecides() && t.can(portroyal.MoveToVictory) {
		card.OnTap = t.clicked(portroyal.Action{Kind: portroyal.MoveToVictory})
		card.Takeable = true
		card.Key = w.T("key.victory")
		card.Growth = t.growth()
	}
	return t.stack(card, width, under).Container
}

// victoryPile shows the Victory Pile: a point for each card if the players win (P4).
func (t *Table) victoryPile(width float32) fyne.CanvasObject {
	w, n := t.stage.Words, t.view.VictoryPile()
	under := container.NewVBox(
		t.centred(w.T("table.victory"), 13, true),
		t.centred(w.N("table.victory.points", n), 13, false))
	if n == 0 {
		empty := emptyPlace(width)
		t.mark(empty, layout.Spot{Kind: layout.VictoryPile})
		return t.stack(empty, width, under).Container
	}
	card := t.pictures.NewCard(portroyal.NoCard, width)
	t.mark(card, layout.Spot{Kind: layout.VictoryPile})
	card.SetToolTip(w.N("table.victory.tip", n))
	return t.stack(card, width, under).Container
}

// discards shows the top of the discard pile; it can be browsed.
func (t *Table) discards(width float32) fyne.CanvasObject {
	w := t.stage.Words
	cards := t.view.Discards()
	under := container.NewVBox(t.centred(w.N("table.discards", len(cards)), 13, true))
	if len(cards) == 0 {
		empty := emptyPlace(width)
		t.mark(empty, layout.Spot{Kind: layout.DiscardPile})
		return t.stack(empty, width, under).Container
	}
	top := t.card(cards[len(cards)-1], width)
	t.mark(top, layout.Spot{Kind: layout.DiscardPile})
	top.OnTap = t.browseDiscards
	top.SetToolTip(w.T("table.discards.tip"))
	return t.stack(top, width, under).Container
}

// emptyPlace is where a pile would lie.
func emptyPlace(width float32) fyne.CanvasObject {
	empty := canvas.NewRectangle(palette.Fade(palette.Ink, 0.12))
	empty.CornerRadius = 8
	empty.StrokeColor, empty.StrokeWidth = palette.Fade(palette.Ink, 0.4), 1.5
	return widgets.Fixed(empty, width, widgets.CardHeight(width))
}

// pileTop is the room over a pile, for the badge of its key.
const pileTop = 12

// stack puts a card over what is said about its pile.
func (t *Table) stack(card fyne.CanvasObject, width float32, under fyne.CanvasObject) layout.Sheet {
	s := layout.NewSheet()
	size := s.Put(card, 0, pileTop)
	s.Fit(under, layout.Rect(-12, pileTop+size.Height, width+30, under.MinSize().Height))
	return s
}
