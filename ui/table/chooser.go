package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
)

// claims lists the ways to claim an expedition, or any with NoCard.
func (t *Table) claims(expedition portroyal.Card) (ways []portroyal.Action) {
	for _, action := range t.legal {
		if action.Kind == portroyal.Claim && (expedition == portroyal.NoCard || action.Card == expedition) {
			ways = append(ways, action)
		}
	}
	return ways
}

// claim claims an expedition. Where there is a choice of persons or of expeditions the player is
// asked (E2).
func (t *Table) claim(expedition portroyal.Card) {
	if !t.personDecides() || t.stage.Covered() {
		return
	}
	ways := t.claims(expedition)
	switch len(ways) {
	case 0:
	case 1:
		t.decide(ways[0])
	default:
		t.chooseWay(ways)
	}
}

// chooseWay lays the ways to claim over the table, each with the persons that it spends.
func (t *Table) chooseWay(ways []portroyal.Action) {
	w, c := t.stage.Words, t.stage.Colours()
	choose := func(way portroyal.Action) {
		t.stage.Close()
		t.decide(way)
	}
	list := container.NewVBox()
	for i, way := range ways {
		cards := container.NewHBox(t.plainCard(way.Card, 84), container.NewCenter(t.stage.TintedSymbol("hand", 30, widgets.SeatColour(t.colours[t.view.Active()]))))
		for _, person := range way.With.List() {
			cards.Add(t.plainCard(person, 84))
		}
		plate := widgets.NewPlate(c, widgets.PlainPlate, strconv.Itoa(i+1), func() { t.click(func() { choose(way) }) })
		list.Add(widgets.NewRow(c, 8, container.NewHBox(cards, layout.NewSpacer(), container.NewCenter(plate))))
	}
	cancel := widgets.NewPlate(c, widgets.PlainPlate, w.T("cancel"), func() { t.click(t.stage.Close) })
	scroll := container.NewVScroll(list)
	scroll.SetMinSize(fyne.NewSize(list.MinSize().Width+16, min(list.MinSize().Height, t.size.Height-180)))
	content := container.NewVBox(widgets.Title(w.T("claim.choose"), 20, c.Text), scroll, container.NewCenter(cancel))
	t.stage.Open(widgets.NewPanel(c, 14, content), func(key *fyne.KeyEvent) {
		if i := digit(key.Name); i >= 0 && i < len(ways) {
			choose(ways[i])
		}
	}, nil)
}

// plainCard shows a card that does nothing.
func (t *Table) plainCard(card portroyal.Card, width float32) fyne.CanvasObject {
	return widgets.NewCard(t.stage.Face, card, width)
}

// browseDiscards lays the discard pile over the table, the card discarded last in front.
func (t *Table) browseDiscards() {
	w, c := t.stage.Words, t.stage.Colours()
	cards := t.view.Discards()
	if len(cards) == 0 || t.stage.Covered() {
		return
	}
	const width = 88
	cell := widgets.NewCard(t.stage.Face, portroyal.NoCard, width).MinSize()
	grid := container.NewGridWrap(cell)
	for i := len(cards) - 1; i >= 0; i-- {
		shown := widgets.NewCard(t.stage.Face, cards[i], width)
		shown.SetToolTip(w.Named(cards[i]))
		grid.Add(shown)
	}
	scroll := container.NewVScroll(grid)
	scroll.SetMinSize(fyne.NewSize(t.size.Width*0.75, t.size.Height*0.68))
	done := widgets.NewPlate(c, widgets.PlainPlate, w.T("close"), t.stage.Close)
	title := widgets.Title(w.N("table.discards.title", len(cards)), 20, c.Text)
	t.stage.Open(widgets.NewPanel(c, 14, container.NewVBox(title, scroll, container.NewCenter(done))), widgets.ScrollKeys(scroll), nil)
}
