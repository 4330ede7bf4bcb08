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

// yardWide and yardHigh are how large the shipyard is on a table of usual size: islands can be seen above it.
const yardWide, yardHigh = 860, 226

// leastWithShip is how wide the shipyard has to be for the ship to have room beside its tracks.
const leastWithShip = 660

// yardCovers reports whether there is nothing but the shipyard where the chart is, as with larger text.
func (b *Board) yardCovers() bool { return b.shown.Yard != nil && b.areas.Larger > 1 }

// drawYard draws the shipyard at the lower edge of the chart: the ship, and its four tracks, where they are below it too, with a
// step up and back for each.
func (b *Board) drawYard() {
	b.within(&geometry.Region{Name: b.stage.Words.T("cove.yard.title")}, b.drawYardSheet)
}

func (b *Board) drawYardSheet() {
	c, w, by := b.stage.Colours(), b.stage.Words, b.areas.By
	chart := b.areas.Scene
	most := chart.H * 0.6
	if b.yardCovers() {
		most = chart.H - 2*edge
	}
	at := chart.Centred(min(yardWide*by, chart.W-2*edge), min(yardHigh*by, most))
	at.Y = chart.Y + chart.H - edge - at.H
	b.sheet.Fit(widgets.NewSheet(c, by, 0, geometry.NewSheet().Container), at)
	k := at.H / yardHigh
	of := &b.seats[b.shown.Lower]
	ship := b.shown.Board.Ships[b.shown.Lower]
	const part = 0.27 // of the first line, for the purse at its end
	b.text(widgets.Title, w.T("cove.yard.title"), 22*k, c.Text,
		geometry.Rect(at.X+at.W*part, at.Y+8*k, at.W*(1-2*part), 30*k), fyne.TextAlignCenter)
	purse := geometry.Rect(at.X+at.W*(1-part), at.Y+10*k, at.W*part-16*k, 28*k)
	coin := purse.H * 0.9
	b.symbol("doubloon", geometry.Rect(purse.X, purse.Y+(purse.H-coin)/2, coin, coin))
	b.text(widgets.BoldLine, w.T("cove.yard.left", "Doubloons", terms.Doubloons(w, b.shown.Yard.Left)), 18*k, c.Text,
		geometry.Rect(purse.X+coin+8*k, purse.Y, purse.W-coin-8*k, purse.H), fyne.TextAlignLeading)
	b.text(widgets.Line, w.T("cove.yard.about"), 15*k, c.Quiet, geometry.Rect(at.X+20*k, at.Y+38*k, at.W-40*k, 22*k), fyne.TextAlignCenter)
	gap := 24 * k
	rows := geometry.Rect(at.X, at.Y+66*k, at.W-16*k, at.H-80*k)
	wide := step(min(164*k, at.W*0.17))
	hull := geometry.Rect(at.X+14*k, rows.Y+(rows.H-wide*0.75)/2, wide, wide*0.75)
	left := hull.X
	if at.W > leastWithShip*k {
		b.sheet.Objects = append(b.sheet.Objects, b.broadside(of, &ship, hull, false)...)
		left += wide + 10*k
	}
	row := geometry.Rect(0, 0, (rows.X+rows.W-left-gap)/2, (rows.H-6*k)/2)
	for section := cove.Hull; section < cove.Sections; section++ {
		b.drawYardRow(&ship, section, geometry.Rect(
			left+float32(section%2)*(row.W+gap), rows.Y+float32(section/2)*(row.H+6*k), row.W, row.H,
		))
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
		button.Named, button.Pointed = b.keyed(spot, b.stepCalled(&planned, section, change.kind)), b.shown.Cursor == spot
		if lay := func() { b.sheet.Fit(button, r) }; can || change.kind == StepUp {
			lay()
		} else {
			b.within(b.parts.unread, lay)
		}
		b.at[spot] = r
		if b.shown.Cursor == spot {
			b.frame(spot, r.Inset(-2), 8*k)
		}
	}
	if next := planned.Places[section] + 1; next <= cove.LastPlace {
		b.within(b.parts.unread, func() {
			cost := w.T("cove.yard.next", "Cost", strconv.Itoa(cove.StepCost(int(next))))
			b.badge(cost, geometry.Rect(at.X+at.W-plate*0.9, at.Y+at.H-plate*0.36, 0, plate*0.4), palette.Gold, palette.Ink)
		})
	}
}

// stepCalled is a step in a section, up for what it costs or back.
func (b *Board) stepCalled(ship *cove.Ship, section cove.Section, kind SpotKind) string {
	w, name := b.stage.Words, terms.Section(b.stage.Words, section)
	place := ship.Places[section]
	switch {
	case kind == StepDown:
		return w.T("cove.region.back", "Section", name)
	case place >= cove.LastPlace:
		return w.T("cove.region.top", "Section", name)
	}
	raised := ship.Reinforced(section, 1)
	return w.T("cove.ask.raise.tip", "Section", name, "Value", raised.Value(section),
		"Cost", terms.Doubloons(w, cove.StepCost(int(place)+1)))
}
