package board

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// stake is a part of what a fight is about: a number behind a symbol, or words.
type stake struct {
	legend cove.Legend // who is worth it; NoLegend for what the island brings
	symbol string
	said   string
}

// stakes are what the fight is about: what the treasure card of an outer island brings (R4), what the player at the lower edge has
// to bury (I3), and the fame for sinking a ship that is no player's, or for the prize that the last one there takes (L5).
func (b *Board) stakes() (all []stake) {
	board := b.shown.Board
	island, w := board.Fight.Island, b.stage.Words
	switch {
	case island == cove.NoIsland: // the first place (Z2)
		return nil
	case island.Outer() && board.Open[island] != 0:
		for _, amount := range amountsOf(board.Open[island]) {
			if amount.n > 0 {
				all = append(all, stake{symbol: amount.symbol, said: strconv.Itoa(int(amount.n))})
			}
		}
	case island == cove.TreasureIsland && b.shown.Lower >= 0 && board.Fight.In[b.shown.Lower]:
		if n := int(board.Ships[b.shown.Lower].Treasures); n > 0 {
			all = append(all, stake{symbol: "treasure", said: w.T("cove.stake.bury", "Treasures", terms.Treasures(w, n))})
		}
	}
	for _, ship := range board.FoesAt(island) {
		legend := board.Legend(ship)
		said := strconv.Itoa(int(legend.Face().Fame))
		if legend == cove.Cacafuego {
			said = "?"
		}
		all = append(all, stake{legend, "fame", said})
	}
	return all
}

// The parts of a line with what a fight is about, in a scene of usual size.
const (
	stakeHigh = 18
	stakeText = 0.8 // of that
	stakeGap  = 9
)

// stakesWide is how wide the line is with what a fight is about.
func stakesWide(stakes []stake, k float32) (wide float32) {
	for i := range stakes {
		wide += stakes[i].wide(k) + stakeGap*k
	}
	return max(0, wide-stakeGap*k)
}

// wide is how wide a part of that line is.
func (s *stake) wide(k float32) float32 {
	wide := stakeHigh*k + 3*k + widgets.BoldLine(s.said, stakeHigh*stakeText*k, white).MinSize().Width
	if s.legend != cove.NoLegend {
		wide += stakeHigh * k
	}
	return wide
}

// drawStakes draws what a fight is about in a line, which is smaller where there is no room, and says it in words.
func (b *Board) drawStakes(stakes []stake, at geometry.Rectangle, k float32) {
	w, island := b.stage.Words, b.shown.Board.Fight.Island
	k *= min(1, at.W/max(1, stakesWide(stakes, k)))
	r := geometry.Rect(at.X, at.Y, 0, stakeHigh*k)
	for i := range stakes {
		of := &stakes[i]
		r.W = of.wide(k)
		b.within(b.parts.unread, func() { b.drawStake(of, r, k) })
		switch {
		case of.legend != cove.NoLegend:
			b.sheet.Fit(widgets.NewTipped(terms.Legend(w, of.legend)+"\n"+terms.LegendAbout(w, of.legend)), r)
		case !island.Outer():
			b.sheet.Fit(widgets.NewTipped(of.said), r)
		case i == len(stakes)-1 || stakes[i+1].legend != cove.NoLegend: // all that the card brings
			wealth := terms.Wealth(w, *b.shown.Board.Open[island].Face())
			b.press(Spot{Kind: Treasure, Island: island}, wealth, strings.TrimSpace(wealth+"\n"+b.shown.Fight.Worth),
				geometry.Rect(at.X, r.Y, r.X+r.W-at.X, r.H))
		}
		r.X += r.W + stakeGap*k
	}
}

// drawStake draws a part of that line.
func (b *Board) drawStake(of *stake, at geometry.Rectangle, k float32) {
	symbol := geometry.Rect(at.X, at.Y, at.H, at.H)
	if of.legend != cove.NoLegend {
		b.sheet.Fit(pieces.Round(b.stage, "heads/"+of.legend.String(), palette.Coral, at.H), symbol)
		symbol.X += at.H
	}
	b.symbol(of.symbol, symbol)
	left := symbol.X + at.H + 3*k
	b.text(widgets.BoldLine, of.said, at.H*stakeText, b.stage.Colours().Text, geometry.Rect(left, at.Y, at.X+at.W-left, at.H), fyne.TextAlignLeading)
}
