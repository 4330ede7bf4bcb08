package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
)

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
