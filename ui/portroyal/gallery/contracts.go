package gallery

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/terms"
)

// showsContracts reports whether the part of the contracts is chosen, which comes after the decks.
func (g *Gallery) showsContracts() bool { return g.part == len(decks) }

// contractGrid shows all contracts, with as many slots as there can be players.
func (g *Gallery) contractGrid() *fyne.Container {
	grid := container.New(g.places)
	for i, contract := range portroyal.AllContracts() {
		grid.Add(g.contractCell(i, contract))
	}
	return grid
}

// contractCell is a contract with what stands on its seal in words.
func (g *Gallery) contractCell(i int, contract portroyal.Contract) fyne.CanvasObject {
	w := g.stage.Words
	shown := pieces.NewContract(g.stage, contract, portroyal.MaxPlayers, g.places.width)
	shown.Seals = true
	shown.SetToolTip(terms.ContractTitle(w, contract))
	shown.OnTap = func() { g.look(i) }
	shown.OnAsk = func() { g.ask(entry.OfContract(contract)) }
	shown.OnHover = func(inside bool) {
		if inside {
			g.look(i)
		}
	}
	g.shown = append(g.shown, shown)
	tag := g.tag(terms.Seal(w, contract), g.stage.Colours().Text, g.places.width)
	return container.New(layout.NewCustomPaddedVBoxLayout(0), shown, tag)
}

// largeContract enlarges a contract.
func (g *Gallery) largeContract(contract portroyal.Contract) fyne.CanvasObject {
	large := pieces.NewContract(g.stage, contract, portroyal.MaxPlayers, g.places.largeCard)
	large.Large, large.Seals = true, true
	large.Ring = palette.Brass
	large.OnAsk = func() { g.ask(entry.OfContract(contract)) }
	large.SetToolTip(terms.ContractText(g.stage.Words, contract))
	return container.NewVBox(large)
}
