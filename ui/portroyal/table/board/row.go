package board

import (
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
)

// rowOnce and rowThing hold what the row shows, see keep.
type (
	rowOnce struct {
		room  geometry.Rectangle
		lower int
		asks  bool
	}
	rowThing struct {
		at    layout.Spot
		mark  Mark
		cubes [portroyal.MaxPlayers]int // of a contract, by slot: seats counted from 1
		steps [portroyal.MaxPlayers]int // by seat
		lacks int                       // of an expedition, for the player at the lower edge
	}
)

// row shows the cards above the harbour: the contracts, then the expeditions that can be claimed.
func (b *Board) row(r geometry.Rectangle) fyne.CanvasObject {
	view := &b.shown.View
	var things []rowThing
	for _, laid := range view.Contracts() {
		at := layout.Spot{Kind: layout.Contract, Contract: laid.Contract}
		thing := rowThing{at: at, mark: b.mark(at)}
		for slot, seat := range laid.Cubes {
			thing.cubes[slot] = seat + 1
		}
		for seat := range view.Players() {
			thing.steps[seat] = view.Steps(seat, laid.Contract)
		}
		things = append(things, thing)
	}
	for _, card := range view.Expeditions() {
		at := layout.Spot{Kind: layout.Expedition, Card: card}
		things = append(things, rowThing{at: at, mark: b.mark(at), lacks: view.Lacks(b.shown.Lower, card)})
	}
	draw := func() fyne.CanvasObject { return b.newRow(r) }
	return keep(b, partName{"row", -1}, rowOnce{r, b.shown.Lower, b.shown.Asks}, things, draw)
}

func (b *Board) newRow(r geometry.Rectangle) fyne.CanvasObject {
	contracts, expeditions := b.shown.View.Contracts(), b.shown.View.Expeditions()
	s := geometry.NewSheet().Named(geometry.Region{Name: b.rowName(len(contracts) > 0)})
	by := b.growth()
	plan := layout.Row(len(contracts), len(expeditions), r.Size(), by)
	var row []*widgets.Piece
	for i, laid := range contracts {
		at := plan.Contracts[i]
		shown := b.contract(laid, at.W)
		row = append(row, shown.Base())
		b.lies(shown, layout.Spot{Kind: layout.Contract, Contract: laid.Contract})
		s.Put(shown, at.X-widgets.FrameWidth, at.Y-widgets.FrameWidth)
	}
	widgets.Row(append(row, b.layExpeditions(s, plan.Expeditions)...)...)
	return s.Container
}

// rowName is what the row is called for who does not see it.
func (b *Board) rowName(contracts bool) string {
	if contracts {
		return b.stage.Words.T("table.region.contracts")
	}
	return b.stage.Words.T("table.region.expeditions")
}

// layExpeditions shows the expeditions that can be claimed at these places, if any.
func (b *Board) layExpeditions(s geometry.Sheet, places []geometry.Rectangle) (laid []*widgets.Piece) {
	for i, at := range places {
		card := b.shown.View.Expeditions()[i]
		spot := layout.Spot{Kind: layout.Expedition, Card: card}
		shown := b.card(spot, at.W)
		if mark := b.mark(spot); !mark.Takeable {
			lacks := b.shown.View.Lacks(b.shown.Lower, card)
			shown.SetToolTip(b.seats.Lacks(b.stage.Words, b.shown.Lower, lacks))
		}
		b.lies(shown, spot)
		laid = append(laid, shown.Base())
		s.Put(shown, at.X-widgets.FrameWidth, at.Y-widgets.FrameWidth)
	}
	return laid
}

// contract shows a contract with the cubes on it.
func (b *Board) contract(laid portroyal.Laid, width float32) *pieces.Contract {
	w, v := b.stage.Words, &b.shown.View
	at := layout.Spot{Kind: layout.Contract, Contract: laid.Contract}
	shown := b.pictures.NewContract(b.stage, laid.Contract, v.Players(), width)
	shown.Seals = v.Options().Cooperative // where they count (P2)
	shown.Growth = b.growth()
	b.putCubes(shown, laid)
	shown.OnHover = func(inside bool) { b.hovered(at, inside) }
	shown.OnAsk, shown.OnMiss = b.asks(entry.OfContract(laid.Contract)), b.missed
	shown.Named = terms.ContractTitle(w, laid.Contract)
	// Enlarged it says all of this; a tooltip would only cover it.
	shown.Says = terms.ContractText(w, laid.Contract) + " " + strings.Join(b.laidWords(laid.Contract), " ")
	mark := b.mark(at)
	shown.Pointed, shown.Takeable, shown.Key = mark.Pointed, mark.Takeable, mark.Key
	if mark.Takeable || b.shown.Asks { // a click explains why it cannot be fulfilled
		shown.OnTap = b.tap(at)
	}
	return shown
}
