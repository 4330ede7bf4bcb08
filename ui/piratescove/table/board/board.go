// Package board draws the table of Pirate's Cove: the chart with islands and ships, the players around it, the ship, purse
// and hand of the one at the lower edge, and a fight as a scene over the chart. It draws what it is shown, and reports what
// is pressed; what can be pressed, and what that means, is for others to say.
package board

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/record"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// readable is the contrast between a name and what it is written on: 4.5, and what is lost at the edges of letters.
const readable = 4.7

// sign is the colour of a seat as a ground for its name in ink: a little lighter where the name could not be read
// otherwise.
func sign(of *record.Seat) color.NRGBA {
	sign := widgets.SeatColour(of.Colour)
	for palette.Contrast(sign, palette.Ink) < readable {
		sign = palette.Mix(sign, palette.Parchment, 0.05)
	}
	return sign
}

// Shown is what the table shows.
type Shown struct {
	Board *cove.Board
	View  *cove.View // of the player at the lower edge, or an onlooker's
	Lower int        // that player's seat; -1 for none
	Open  bool       // the faces of their cards may be seen
	Spent cove.Hand  // cards of theirs in View that are seen to have been played since
	Drawn cove.Hand  // cards that are seen to have come to them since
	Acts  int        // the seat that is asked, or of which is told; -1 for none

	Marks  map[Spot]Mark
	Cursor Spot // the keyboard's; nowhere for none

	Yard  *Yard       // a ship is being outfitted; nil for none
	Offer []cove.Card // to choose from, over the chart
	Fight *Fight
	Worth func(cove.Island) string // what an island is worth, shown on it; nil for nothing

	WhyNot func(Spot) string // why something that is not marked cannot be chosen, "" for nothing; nil while nobody is asked
}

// Mark says that something can be chosen now.
type Mark struct {
	Tip    string
	Key    string // that chooses it, "" for none
	Press  string // the same, also where nothing shows it, for who hears the table
	Chosen bool   // it is, and can be confirmed
	Quiet  bool   // it has no frame, since something else is expected
}

// Calls are what is pressed.
type Calls struct {
	Tap  func(Spot) // something that is marked
	Ask  func(Spot) // a right click: what is it?
	Look func(Spot) // a click on something that is not marked; nil where it opens the ship of another player, or is one on nothing
	Miss func()     // a click on nothing

	// Enlarged shows the large face of something that is at a place over everything, and puts away the one before it;
	// without a face it only does that. It is told of things under the pointer that have words. If it is nil the board
	// shows large faces itself, of all things and at the keyboard's cursor too.
	Enlarged func(face fyne.CanvasObject, of geometry.Rectangle)
}

// Board draws the table. All methods are called on the toolkit's goroutine.
type Board struct {
	stage *stage.Stage
	faces *pieces.Faces
	seats []record.Seat
	calls Calls

	shown Shown
	areas Areas
	cells Cells
	sheet geometry.Sheet
	parts parts

	ships  map[cove.Target]fyne.CanvasObject  // on the chart, or in the fight
	places map[cove.Target]geometry.Rectangle // where they are
	right  map[cove.Target]bool               // which players' ships of the fight head for the right edge of the window
	panels map[int]geometry.Rectangle         // of the players, the one at the lower edge too
	dice   geometry.Rectangle                 // where dice are rolled

	size     fyne.Size
	Panel    geometry.Rectangle          // what lies over the table and is read, such as a hint; empty for nothing
	enlarged geometry.Sheet              // over everything else
	spots    map[Spot]geometry.Rectangle // where what can be enlarged is
	at       map[Spot]geometry.Rectangle // where everything is that explains itself
	names    map[Spot]string             // what it is called

	Plain bool // nothing is enlarged

	rival *rival // the sheet of another player that is open; nil for none
}

// New makes the board of a game. Faces of cards come from cache; nil shows none.
func New(s *stage.Stage, seats []record.Seat, cache *cardface.Cache, calls Calls) *Board {
	b := &Board{stage: s, seats: seats, calls: calls, faces: pieces.NewFaces(s, cache), right: map[cove.Target]bool{}}
	b.faces.Pictures = widgets.NewPictures()
	return b
}

// Draw draws the table, without what is behind it. A part for which the areas have no room is left out.
func (b *Board) Draw(shown Shown, size fyne.Size, areas Areas) fyne.CanvasObject {
	b.shown, b.areas, b.cells, b.size = shown, areas, areas.CellsOf(), size
	if areas.Larger > 1 {
		b.centre()
	}
	b.begin()
	b.faces.Pictures.Again()
	if shown.Fight == nil {
		clear(b.right)
	}
	b.sheet.Fit(widgets.NewArea(b.calls.Miss), geometry.Sized(size))
	switch {
	case shown.Fight != nil:
		b.drawFight()
	case !b.yardCovers():
		b.drawChart()
		b.drawPanels()
	}
	b.drawOwn()
	if shown.Yard != nil {
		b.drawYard()
	}
	if len(shown.Offer) > 0 {
		b.drawOffer()
	}
	b.sheet.Fit(b.enlarged.Container, geometry.Sized(size))
	b.rest()
	if b.rival != nil {
		b.rival.build()
	}
	return b.sheet.Container
}

// begin forgets what has been drawn.
func (b *Board) begin() {
	b.sheet, b.enlarged, b.spots = geometry.NewSheet(), geometry.NewSheet(), map[Spot]geometry.Rectangle{}
	b.at, b.names = map[Spot]geometry.Rectangle{}, map[Spot]string{}
	b.parts = b.newParts()
	b.enlarged.Layout = &geometry.Region{Unread: true} // it is what is under the pointer once more
	b.ships, b.places = map[cove.Target]fyne.CanvasObject{}, map[cove.Target]geometry.Rectangle{}
	b.panels = map[int]geometry.Rectangle{}
}

// ShipAt is where a ship is drawn, and the object; ok is false if it is not.
func (b *Board) ShipAt(ship cove.Target) (object fyne.CanvasObject, at geometry.Rectangle, ok bool) {
	object, ok = b.ships[ship]
	return object, b.places[ship], ok
}

// Places are where everything is that explains itself.
func (b *Board) Places() map[Spot]geometry.Rectangle { return b.at }

// PanelOf is where a player's facts are.
func (b *Board) PanelOf(seat int) geometry.Rectangle { return b.panels[seat] }

// HandOf is where cards come from and go to that a player has; empty where nothing of the player is drawn.
func (b *Board) HandOf(seat int) geometry.Rectangle {
	switch {
	case seat == b.shown.Lower && b.areas.Own.H > 0:
		hand := b.areas.own().hand
		return geometry.Rect(hand.X, hand.Y, min(hand.W, hand.H*2/3), hand.H)
	case b.shown.Fight != nil:
		return b.places[cove.Target(seat)]
	}
	return b.panels[seat]
}

// Cell is the room of an island on the chart.
func (b *Board) Cell(island cove.Island) geometry.Rectangle { return b.cells[island] }

// Dice is where dice are rolled.
func (b *Board) Dice() geometry.Rectangle { return b.dice }

// grown scales a length to the window.
func (b *Board) grown(length float32) float32 { return length * b.areas.By }

// text writes a line into a room, no wider than that.
func (b *Board) text(
	write func(string, float32, color.Color) *canvas.Text, text string, size float32, paint color.Color, at geometry.Rectangle,
	align fyne.TextAlign,
) {
	line := write(text, size, paint)
	line.Alignment = align
	b.narrow(line, size*0.6, at)
}

// leastName is how small the name of a player gets before it is shortened: smaller, it could not be read. Tips have it whole.
const leastName = 11

// name writes the name of a player.
func (b *Board) name(name string, size float32, paint color.Color, at geometry.Rectangle, align fyne.TextAlign) {
	line := widgets.BoldLine(name, size, paint)
	line.Alignment = align
	b.narrow(line, min(size, leastName), at)
}

// narrow puts a line into a place, smaller if it has to be, and below a size shortened.
func (b *Board) narrow(line *canvas.Text, least float32, at geometry.Rectangle) {
	widgets.Shrink(line, at.W)
	if line.TextSize < least {
		line.TextSize = least
		widgets.Shorten(line, at.W)
	}
	high := line.MinSize().Height
	b.sheet.Fit(line, geometry.Rect(at.X, at.Y+(at.H-high)/2, at.W, high))
}

// ground is a rounded ground.
func (b *Board) ground(paint, rim color.Color, width, corner float32, at geometry.Rectangle) {
	ground := canvas.NewRectangle(paint)
	ground.CornerRadius = corner
	ground.StrokeColor, ground.StrokeWidth = rim, width
	b.sheet.Fit(ground, at)
}

// framed is the paint of what can be chosen, is chosen, or is pointed at; one that cannot be seen for anything else.
func (b *Board) framed(spot Spot) color.NRGBA {
	mark, can := b.shown.Marks[spot]
	switch {
	case b.shown.Cursor == spot && spot.Kind != Nowhere, can && mark.Chosen:
		return palette.Gold
	case can && !mark.Quiet:
		return palette.Takeable
	}
	return color.NRGBA{}
}

// frame is drawn round what can be chosen, is chosen, or is pointed at; islands glow instead.
func (b *Board) frame(spot Spot, at geometry.Rectangle, corner float32) {
	mark, paint := b.shown.Marks[spot], b.framed(spot)
	if paint.A == 0 {
		return
	}
	frame := canvas.NewRectangle(color.Transparent)
	frame.CornerRadius = corner
	frame.StrokeColor, frame.StrokeWidth = paint, b.grown(3)
	if mark.Chosen {
		frame.FillColor = palette.Fade(palette.Gold, 0.18)
	}
	b.sheet.Fit(frame, at)
	if mark.Key != "" {
		b.badge(mark.Key, geometry.Rect(at.X-b.grown(4), at.Y-b.grown(4), 0, b.grown(20)), keyPaint, white)
	}
}

// The paints of the badge with a key.
var keyPaint, white = palette.Hex(0x1d66a8), palette.Hex(0xffffff)

// badge is a short word on a small rounded ground, as wide as it has to be.
func (b *Board) badge(text string, at geometry.Rectangle, ground, paint color.NRGBA) geometry.Rectangle {
	line := widgets.BoldLine(text, at.H*0.68, paint)
	line.Alignment = fyne.TextAlignCenter
	at.W = max(at.H, line.MinSize().Width+at.H*0.6)
	b.ground(ground, palette.Ink, 1, at.H*0.42, at)
	high := line.MinSize().Height
	b.sheet.Fit(line, geometry.Rect(at.X, at.Y+(at.H-high)/2, at.W, high))
	return at
}

// symbol draws a symbol of the game in a square, on a small piece of paper where the ground is dark.
func (b *Board) symbol(name string, at geometry.Rectangle) {
	picture := pieces.Symbol(b.stage, name, at.W)
	if b.stage.Dark || b.stage.HighContrast {
		b.ground(palette.OldPaper, color.Transparent, 0, at.W*0.3, at)
		inner := at.Inset(at.W * 0.06)
		picture = pieces.Symbol(b.stage, name, inner.W)
		at = inner
	}
	b.sheet.Fit(picture, at)
}

// whyNot says why what is at a spot cannot be chosen; "" if it can, or if nobody is asked.
func (b *Board) whyNot(spot Spot) string {
	if _, can := b.shown.Marks[spot]; can || b.shown.WhyNot == nil {
		return ""
	}
	return b.shown.WhyNot(spot)
}

// press covers a place that explains itself, and can be chosen if it is marked. Who hears the table is told what it is called, or
// else what is written there.
func (b *Board) press(spot Spot, called, tip string, at geometry.Rectangle) {
	b.at[spot] = at
	mark, can := b.shown.Marks[spot]
	if can && mark.Tip != "" {
		tip = mark.Tip
	}
	why := b.whyNot(spot)
	if spot.Kind == Island || spot.Kind == Treasure {
		tip = strings.Join(append([]string{tip}, b.atIsland(spot.Island)...), "\n")
	}
	if spot.Kind == Island {
		tip = strings.Join(append([]string{tip}, b.foesAbout(spot.Island)...), "\n")
	}
	if why != "" {
		tip += "\n" + why
	}
	pressed := spot
	if !can && (spot.Kind == Treasure || spot.Kind == Foe) { // it covers a part of its island
		pressed = Spot{Kind: Island, Island: spot.Island}
		_, can = b.shown.Marks[pressed]
	}
	if !can && spot.Kind == Fighter && !spot.Ship.Player() { // it has a hull alone (K8)
		pressed = Spot{Kind: Part, Ship: spot.Ship, Section: cove.Hull}
		_, can = b.shown.Marks[pressed]
	}
	asked := widgets.NewAsked(tip, func() { b.calls.Ask(spot) }, b.below(spot, pressed, can))
	asked.Named, asked.Pointed = b.keyed(spot, called), spot == b.shown.Cursor
	if of := b.thing(spot); of != (pieces.Thing{}) && !b.Plain && (b.calls.Enlarged == nil || of.Treasure == 0) {
		if spot.Kind == Hand || spot.Kind == Offer || mark.Tip == "" && of.Treasure == 0 { // a treasure card has no words
			asked.Shown(why)
		}
		b.spots[spot] = at
		asked.OnHover = func(inside bool) {
			if inside {
				b.enlarge(spot)
			} else {
				b.rest()
			}
		}
	}
	b.sheet.Fit(asked, at)
}

// below is what a click at a spot does where something there can be pressed, or else nothing can.
func (b *Board) below(spot, pressed Spot, can bool) func() {
	rival, is := b.rivalAt(spot)
	switch {
	case can:
		return func() { b.calls.Tap(pressed) }
	case b.calls.Look != nil:
		return func() { b.calls.Look(spot) }
	case is:
		return func() { b.openRival(rival) }
	}
	return b.calls.Miss
}
