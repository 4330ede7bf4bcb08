package board

import (
	"cmp"
	"strconv"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// Yard is a ship that is being outfitted (U4).
type Yard struct {
	Steps [cove.Sections]uint8 // planned
	Left  int                  // doubloons that remain
}

// Wright is a spot in the yard: a step up in a section, or back.
const (
	StepUp   SpotKind = 100 + iota // Section
	StepDown                       // Section
)

// drawYard draws the shipyard over the chart: the ship, and its four tracks with a step up and back for each.
func (b *Board) drawYard() {
	c, w, by := b.stage.Colours(), b.stage.Words, b.areas.By
	chart := b.areas.Scene
	size := fyne.NewSize(min(820*by, chart.W-2*edge), min(380*by, chart.H-2*edge))
	at := chart.Centred(size.Width, size.Height)
	b.sheet.Fit(widgets.NewSheet(c, by, 0, geometry.NewSheet().Container), at)
	k := at.H / 380
	of := &b.seats[b.shown.Lower]
	ship := b.shown.Board.Ships[b.shown.Lower]
	b.text(widgets.Title, w.T("cove.yard.title"), 24*k, c.Text, geometry.Rect(at.X, at.Y+10*k, at.W, 32*k), fyne.TextAlignCenter)
	b.text(widgets.Line, w.T("cove.yard.about"), 15*k, c.Quiet, geometry.Rect(at.X+20*k, at.Y+42*k, at.W-40*k, 24*k), fyne.TextAlignCenter)
	wide := step(min(250*k, at.W*0.32))
	b.sheet.Objects = append(b.sheet.Objects, b.broadside(of, &ship, geometry.Rect(at.X+16*k, at.Y+96*k, wide, wide*0.75), false)...)
	purse := geometry.Rect(at.X+24*k, at.Y+104*k+wide*0.75, wide, 32*k)
	coin := purse.H * 0.76
	b.symbol("doubloon", geometry.Rect(purse.X, purse.Y+(purse.H-coin)/2, coin, coin))
	b.text(widgets.BoldLine, w.T("cove.yard.left", "Doubloons", terms.Doubloons(w, b.shown.Yard.Left)), purse.H*0.62, c.Text,
		geometry.Rect(purse.X+coin+8*k, purse.Y, purse.W-coin-8*k, purse.H), fyne.TextAlignLeading)
	left := at.X + wide + 28*k
	row := geometry.Rect(left, at.Y+76*k, at.X+at.W-left-16*k, 70*k)
	for section := cove.Hull; section < cove.Sections; section++ {
		b.drawYardRow(&ship, section, geometry.Rect(row.X, row.Y+float32(section)*72*k, row.W, 66*k))
	}
}

// drawYardRow draws a section with the steps that are planned.
func (b *Board) drawYardRow(ship *cove.Ship, section cove.Section, at geometry.Rectangle) {
	w, k := b.stage.Words, at.H/66
	planned := ship.Reinforced(section, b.shown.Yard.Steps[section])
	plate := at.H * 0.62
	track := geometry.Rect(at.X+plate+6*k, at.Y, at.W-2*plate-12*k, at.H)
	b.drawTrack(&planned, section, track)
	for _, change := range []struct {
		kind SpotKind
		said string
		x    float32
	}{{StepDown, "\u2013", at.X}, {StepUp, "+", at.X + at.W - plate}} {
		spot := Spot{Kind: change.kind, Section: section}
		r := geometry.Rect(change.x, at.Y+(at.H-plate)/2, plate, plate)
		mark, can := b.shown.Marks[spot]
		button := widgets.NewPlate(b.stage.Colours(), widgets.PlainPlate, change.said, func() { b.calls.Tap(spot) })
		button.Growth = plate / button.MinSize().Height // what is on it is as large as it
		button.SetWaiting(!can)
		button.SetToolTip(cmp.Or(mark.Tip, b.whyNot(spot)))
		b.sheet.Fit(button, r)
		b.at[spot] = r
		if b.shown.Cursor == spot {
			b.frame(spot, r.Inset(-2), 8*k)
		}
	}
	if next := planned.Places[section] + 1; next <= cove.LastPlace {
		cost := w.T("cove.yard.next", "Cost", strconv.Itoa(cove.StepCost(int(next))))
		b.badge(cost, geometry.Rect(at.X+at.W-plate*0.9, at.Y+at.H-plate*0.36, 0, plate*0.4), palette.Gold, palette.Ink)
	}
}
