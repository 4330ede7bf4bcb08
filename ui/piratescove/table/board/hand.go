package board

import (
	"image/color"
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// held are the cards of the player at the lower edge, those of one kind together; backs where they are not to be seen.
func (b *Board) held() (all []heldCards) {
	if !b.shown.Open {
		for range b.shown.Board.Hands[b.shown.Lower] {
			all = append(all, heldCards{copies: 1})
		}
		return all
	}
	for card, copies := range b.shown.View.Hand(b.shown.Lower) {
		if left := int(copies) + int(b.shown.Drawn[card]) - int(b.shown.Spent[card]); left > 0 {
			all = append(all, heldCards{cove.Card(card), left})
		}
	}
	return all
}

// heldCards are cards of one kind in a hand.
type heldCards struct {
	card   cove.Card // NoCard for a back
	copies int
}

// The measures of a hand on a table of usual size.
const (
	cardGap    = 10 // between cards side by side, for the copies behind one as well
	mostBehind = 2  // so many copies are seen behind a card
	leastNamed = 76 // the width of a card on which its name is easily read

	tileGap  = 4
	mostTile = 68   // the height of a tile
	hitTile  = 16.5 // the least, so that it can be hit
	tilePics = 30   // from this height on a tile has room for the card, and else only for the symbol of its type
	mostName = 15   // the size of a name on a tile
	easyName = 12   // from which on it is easily read
)

// drawHand draws the cards of the player at the lower edge, or their backs. Every card shows its whole name: where there is
// no room for that side by side, each becomes a tile with its name beside it.
func (b *Board) drawHand(at geometry.Rectangle) {
	held := b.held()
	if len(held) == 0 {
		return
	}
	if !b.shown.Open {
		w := b.stage.Words
		backs := &geometry.Region{Name: w.T("cove.region.hand"), Unread: true, Lines: func() []string {
			return []string{w.T("cove.region.backs", "Cards", terms.Cards(w, len(held)))}
		}}
		b.within(backs, func() {
			for _, place := range b.backPlaces(len(held), at) {
				b.drawTavern(cove.NoCard, place)
			}
		})
		return
	}
	places := b.cardPlaces(len(held), at)
	draw := b.drawHeld
	if places == nil {
		places, draw = b.tilePlaces(held, at), b.drawTile
	}
	w := b.stage.Words
	b.within(&geometry.Region{Name: w.T("cove.region.hand")}, func() {
		for i, of := range held {
			var r geometry.Rectangle
			b.within(b.parts.unread, func() { r = draw(of, places[i]) })
			called := terms.Card(w, of.card)
			if of.copies > 1 {
				called = widgets.Times(of.copies) + " " + called
			}
			tip := strings.Join([]string{terms.Card(w, of.card), terms.CardText(w, of.card), terms.CardWhen(w, of.card)}, "\n")
			b.press(Spot{Kind: Hand, Card: of.card}, called, tip, r)
		}
	})
}

// backPlaces are the places of so many backs, one over the other where there are many.
func (b *Board) backPlaces(n int, at geometry.Rectangle) (places []geometry.Rectangle) {
	high := at.H - b.grown(4)
	wide := min(high*2/3, at.W)
	apart := min(wide+b.grown(cardGap), (at.W-wide)/float32(max(1, n-1)))
	for i := range n {
		places = append(places, geometry.Rect(at.X+apart*float32(i), at.Y+at.H-high, wide, high))
	}
	return places
}

// cardPlaces are the places of so many cards side by side, nil if they would be too small to be read.
func (b *Board) cardPlaces(n int, at geometry.Rectangle) (places []geometry.Rectangle) {
	gap := b.grown(cardGap)
	high := at.H - b.grown(4)
	wide := min(high*2/3, at.W/float32(n)-gap)
	if wide < b.grown(leastNamed) {
		return nil
	}
	high = wide * 3 / 2
	for i := range n {
		places = append(places, geometry.Rect(at.X+(wide+gap)*float32(i), at.Y+at.H-high, wide, high))
	}
	return places
}

// drawHeld draws cards of one kind, one behind the other, and returns where the first of them is.
func (b *Board) drawHeld(of heldCards, r geometry.Rectangle) geometry.Rectangle {
	spot := Spot{Kind: Hand, Card: of.card}
	if b.shown.Marks[spot].Chosen {
		r.Y -= b.grown(10)
	}
	for j := min(of.copies-1, mostBehind); j >= 0; j-- {
		b.drawTavern(of.card, geometry.Rect(r.X+b.grown(4)*float32(j), r.Y-b.grown(3)*float32(j), r.W, r.H))
	}
	b.frame(spot, r, b.grown(8))
	if of.copies > 1 {
		b.badge(widgets.Times(of.copies), geometry.Rect(r.X+r.W-b.grown(26), r.Y+b.grown(4), 0, b.grown(22)), palette.Gold, palette.Ink)
	}
	return r
}

// tilePlaces are the places of tiles in rows, the highest on which every name is easily read, or else those with the largest
// names.
func (b *Board) tilePlaces(held []heldCards, at geometry.Rectangle) (best []geometry.Rectangle) {
	gap, largest := b.grown(tileGap), float32(0)
	for across := len(held); across > 0 && largest < b.grown(easyName); across-- {
		down := (len(held) + across - 1) / across
		wide := (at.W - gap*float32(across-1)) / float32(across)
		high := min((at.H-gap*float32(down-1))/float32(down), b.grown(mostTile))
		if high < b.grown(hitTile) && best != nil {
			break
		}
		size := b.grown(mostName)
		for _, of := range held {
			_, name := b.tileParts(of, geometry.Rect(0, 0, wide, high))
			size = widgets.Largest(widgets.BoldLine, terms.Card(b.stage.Words, of.card), size, name.Size())
		}
		if size <= largest {
			continue
		}
		largest, best = size, nil
		for i := range held {
			best = append(best, geometry.Rect(at.X+(wide+gap)*float32(i%across), at.Y+(high+gap)*float32(i/across), wide, high))
		}
	}
	return best
}

// tileParts are the places of the card, or of its symbol, and of its name on a tile.
func (b *Board) tileParts(of heldCards, r geometry.Rectangle) (picture, name geometry.Rectangle) {
	edge := b.grown(2)
	side := min(r.H-2*edge, b.grown(22))
	picture = geometry.Rect(r.X+edge, r.Y+(r.H-side)/2, side, side)
	if r.H >= b.grown(tilePics) {
		wide := min((r.H-2*edge)*2/3, cardface.SmallFrom-1) // from there on it would have a name of its own
		picture = geometry.Rect(r.X+edge, r.Y+(r.H-wide*3/2)/2, wide, wide*3/2)
	}
	beside := r.H * 0.1 // of the name
	left := picture.X + picture.W + beside
	name = geometry.Rect(left, r.Y, r.X+r.W-beside-left, r.H)
	if of.copies > 1 {
		name.W -= 1.4 * b.tileBadge(r)
	}
	return picture, name
}

// tileBadge is the height of the badge on a tile that says how many cards it stands for.
func (b *Board) tileBadge(r geometry.Rectangle) float32 { return min(b.grown(17), r.H*0.7) }

// drawTile draws cards of one kind as a tile: the card or its symbol small, its name, and how many there are.
func (b *Board) drawTile(of heldCards, r geometry.Rectangle) geometry.Rectangle {
	spot := Spot{Kind: Hand, Card: of.card}
	kind := cardface.KindOf(of.card, cardface.Style{Dark: b.stage.Dark, HighContrast: b.stage.HighContrast})
	rim := palette.Ink
	if b.stage.HighContrast {
		rim = kind.Text
	}
	b.ground(kind.Ground, rim, b.grown(1.2), b.grown(5), r)
	picture, room := b.tileParts(of, r)
	if r.H >= b.grown(tilePics) {
		b.drawTavern(of.card, picture)
	} else {
		b.ground(palette.OldPaper, color.Transparent, 0, picture.H*0.25, picture)
		b.sheet.Fit(pieces.Symbol(b.stage, kind.Symbol, picture.W), picture)
	}
	name := terms.Card(b.stage.Words, of.card)
	size := widgets.Largest(widgets.BoldLine, name, b.grown(mostName), room.Size())
	lines := widgets.Broken(widgets.BoldLine, name, size, room.W)
	high := widgets.BoldLine(name, size, kind.Text).MinSize().Height
	top := room.Y + (room.H-high*float32(len(lines)))/2
	for i, line := range lines {
		b.sheet.Fit(widgets.BoldLine(line, size, kind.Text), geometry.Rect(room.X, top+high*float32(i), room.W, high))
	}
	if of.copies > 1 {
		tall := b.tileBadge(r)
		badge := geometry.Rect(room.X+room.W, r.Y+(r.H-tall)/2, 0, tall)
		b.badge(widgets.Times(of.copies), badge, palette.Parchment, palette.Ink)
	}
	b.frame(spot, r, b.grown(5))
	return r
}

// drawTavern draws a tavern card; [cove.NoCard] is its back.
func (b *Board) drawTavern(card cove.Card, at geometry.Rectangle) {
	piece := b.faces.NewTavernBack(at.W - 2*widgets.FrameWidth)
	if card != cove.NoCard {
		piece = b.faces.New(pieces.Thing{Card: card}, at.W-2*widgets.FrameWidth)
	}
	piece.OnMiss = b.calls.Miss
	b.sheet.Fit(piece, at)
}
