package board

import (
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// The sheet with cards to choose from, on a table of usual size: how wide a card is at most, and the room round it.
const (
	mostOffered = 168
	offerEdge   = 18
)

// drawOffer draws cards to choose from side by side on a sheet over the chart.
func (b *Board) drawOffer() {
	scene, edge := b.areas.Scene, b.grown(offerEdge)
	n := float32(len(b.shown.Offer))
	high := min(pieces.CardHeight(b.grown(mostOffered)), scene.H-3*edge)
	wide := high * 2 / 3
	at := scene.Centred(n*(wide+edge)+edge, high+2*edge)
	b.sheet.Fit(widgets.NewSheet(b.stage.Colours(), b.areas.By, 0, geometry.NewSheet().Container), at)
	b.sheet.Fit(widgets.NewArea(b.calls.Miss), at)
	b.within(&geometry.Region{Name: b.stage.Words.T("cove.region.offer")}, func() {
		for i, card := range b.shown.Offer {
			r := geometry.Rect(at.X+edge+float32(i)*(wide+edge), at.Y+edge, wide, high)
			spot, called := Spot{Kind: Offer, Card: card}, terms.Card(b.stage.Words, card)
			b.within(b.parts.unread, func() {
				b.drawTavern(card, r)
				b.frame(spot, r, b.grown(9))
			})
			b.press(spot, called, called+"\n"+terms.CardText(b.stage.Words, card), r)
		}
	})
}
