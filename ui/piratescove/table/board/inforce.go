package board

import (
	"image/color"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// inForce is a card that was played and lasts, with what it does.
type inForce struct {
	card cove.Card
	tip  string
}

// onShip are the cards in force for a ship in the fight (E2, T4, T5).
func (b *Board) onShip(ship cove.Target) (all []inForce) {
	if !ship.Player() {
		return nil
	}
	w, seat := b.stage.Words, int(ship)
	all = b.onPlayer(seat)
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

// onPlayer is the Buccaneer that takes its share of what a player gets in this round (E2).
func (b *Board) onPlayer(seat int) []inForce {
	pursuit := &b.shown.Board.Pursuit
	if !pursuit.Runs || pursuit.On != seat {
		return nil
	}
	said := b.stage.Words.T("cove.table.pursued", "Player", b.seats[pursuit.On].Name, "Other", b.seats[pursuit.By].Name)
	return []inForce{{cove.Buccaneer, terms.Card(b.stage.Words, cove.Buccaneer) + "\n" + said}}
}

// onIsland is the Treasure Map of an island in this round (E1), as long as there is something to plunder.
func (b *Board) onIsland(island cove.Island) []inForce {
	of := &b.shown.Board.Map
	if of.Island == cove.NoIsland || of.Island != island || b.shown.Board.Open[island] == 0 {
		return nil
	}
	w := b.stage.Words
	said := w.T("cove.table.mapped", "Player", b.seats[of.Seat].Name, "Island", terms.Island(w, island))
	return []inForce{{cove.TreasureMap, terms.Card(w, cove.TreasureMap) + "\n" + said}}
}

// atIsland says what cards do in this round at an island, and to a player whose ship is there.
func (b *Board) atIsland(island cove.Island) []string {
	said := tips(b.onIsland(island))
	if on := b.shown.Board.Pursuit.On; b.shown.Board.Ships[on].Island == island {
		said = append(said, tips(b.onPlayer(on))...)
	}
	return said
}

// inRound says what cards do in this round that concern a player, their own ones too.
func (b *Board) inRound(seat int) (said []string) {
	if of := &b.shown.Board.Map; of.Seat == seat {
		said = append(said, tips(b.onIsland(of.Island))...)
	}
	if pursuit := &b.shown.Board.Pursuit; pursuit.By == seat || pursuit.On == seat {
		said = append(said, tips(b.onPlayer(pursuit.On))...)
	}
	return said
}

// tips are what cards do in words.
func tips(cards []inForce) (all []string) {
	for _, card := range cards {
		all = append(all, card.tip)
	}
	return all
}

// onAll are the cards in force for all ships of the fight (E1, T4).
func (b *Board) onAll() (all []inForce) {
	all = b.onIsland(b.shown.Board.Fight.Island)
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
		at := geometry.Rect(x, y, inForceWide*k, inForceHigh*k)
		b.ground(palette.OldPaper, palette.Ink, 1, 5*k, at)
		inner := at.Inset(2 * k)
		b.sheet.Fit(pieces.Drawing(b.stage, cardface.Picture(card.card), inner.W), inner)
		b.ground(color.Transparent, palette.Ink, 1.2*k, 5*k, at)
		b.sheet.Fit(widgets.NewTipped(card.tip), at)
		x += at.W + 4*k
	}
}
