package board

import (
	"image/color"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/lay"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// inForce is a card that was played and lasts, with what it does.
type inForce struct {
	card cove.Card
	tip  string
}

// drawing is the name of the card's drawing.
func (c inForce) drawing() string { return "tavern/" + c.card.String() }

// onShip are the cards in force for a ship in the fight (T4, T5).
func (b *Board) onShip(ship cove.Target) (all []inForce) {
	if !ship.Player() {
		return nil
	}
	w, seat := b.stage.Words, int(ship)
	if b.shown.View.Smoked(seat) {
		all = append(all, b.lasting(cove.SmokeScreen))
	}
	if wind := b.shown.View.Wind(seat); wind > 0 {
		all = append(all, inForce{cove.FairWind, w.T("cove.fight.wind", "Count", wind)})
	}
	if b.shown.View.Silent(seat) {
		all = append(all, inForce{cove.Cannonade, terms.Card(w, cove.Cannonade) + "\n" + w.T("cove.fight.silent")})
	}
	return all
}

// onAll are the cards in force for all ships of the fight (T4).
func (b *Board) onAll() (all []inForce) {
	if b.shown.View.Grappled() {
		all = append(all, b.lasting(cove.Grapple))
	}
	if b.shown.View.Becalmed() {
		all = append(all, b.lasting(cove.Becalmed))
	}
	return all
}

// lasting is a card that does until the end of the fight what is written on it.
func (b *Board) lasting(card cove.Card) inForce {
	return inForce{card, terms.Card(b.stage.Words, card) + "\n" + terms.CardText(b.stage.Words, card)}
}

// inForceHigh is the height of such a card of usual size, and inForceWide how wide it is then.
const (
	inForceHigh = 30
	inForceWide = inForceHigh * 240 / 200
)

// drawInForce draws cards in force in a row from left to right.
func (b *Board) drawInForce(cards []inForce, x, y, k float32) {
	for _, card := range cards {
		at := lay.Rect(x, y, inForceWide*k, inForceHigh*k)
		b.ground(palette.OldPaper, palette.Ink, 1, 5*k, at)
		inner := at.Inset(2 * k)
		b.sheet.Fit(pieces.Drawing(b.stage, card.drawing(), inner.W), inner)
		b.ground(color.Transparent, palette.Ink, 1.2*k, 5*k, at)
		b.sheet.Fit(widgets.NewTipped(card.tip), at)
		x += at.W + 4*k
	}
}
