package layout

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
)

// The cards of the harbour never overlap: if there are many they get smaller, in as many rows as makes them
// largest. Lengths are in the toolkit's units.

// Lift is how far a card that can be taken is lifted.
const Lift = 4

// badgeGrowth is the size factor for the badges of a card of this width, on a table with this growth; see
// pieces.Card.
func badgeGrowth(width, by float32) float32 { return max(1, min(by, width/36), width/200) }

// badgeHigh is the height of those badges.
func badgeHigh(width, by float32) float32 { return badgeUsual * badgeGrowth(width, by) }

// badgeUsual is the height of a badge on a table of usual size, and harbourEdge the margin above and below the
// harbour.
const (
	badgeUsual  = 20
	harbourEdge = 6
)

// priceRoom is how far the price of a card extends below its frame.
func priceRoom(width, by float32) float32 {
	return badgeHigh(width, by) - widgets.FrameWidth - width*5/240
}

// CardGap is the gap between cards if there is room.
const CardGap = 14

// nearest is the distance of two cards that are as close as possible: their frames do not touch.
const nearest = 2*widgets.FrameWidth + 2

// mostRows is the greatest number of rows in the harbour.
const mostRows = 3

// Harbour finds a place for each of n cards in a room, with growth by: the rectangles of their pictures, all of
// one size, row by row. Frames and badges are inside the room as well.
func Harbour(n int, room fyne.Size, by float32) []geometry.Rectangle {
	if n == 0 {
		return nil
	}
	rows, width := 1, harbourWidth(n, 1, room, by)
	for more := 2; more <= min(n, mostRows); more++ {
		// Fewer rows are easier to read: another one has to be worth it, unless faces are small.
		worth := float32(1.2)
		if width < smallFace*by {
			worth = 1
		}
		wider := harbourWidth(n, more, room, by)
		named := wider >= cardface.CompactBelow && width < cardface.CompactBelow // only then do the cards have their names
		if wider > width*worth || named {
			rows, width = more, wider
		}
	}
	return harbourRows(n, rows, width, room, by)
}

// smallFace is the width of a face, on a table of usual size, below which more rows with larger faces are better:
// that of 13 cards side by side in a window of 1024 × 700.
const smallFace = 51

// acrossHarbour is the greatest distance from the left edge of the first picture of a row to the right edge of
// the last one.
func acrossHarbour(room fyne.Size) float32 { return room.Width - 16 - 2*widgets.FrameWidth }

// harbourPitch is the distance from one row to the next for cards of this width: frames, price and Lift included.
func harbourPitch(width, by float32) float32 {
	return pieces.CardHeight(width) + 2*widgets.FrameWidth + priceRoom(width, by) + Lift
}

// mostCard is the greatest width of a card in the harbour, on a table of usual size.
const mostCard = 240

// harbourWidth is the width of the largest n cards that fit in this many rows. Up to four cards have the same
// size.
func harbourWidth(n, rows int, room fyne.Size, by float32) float32 {
	inRow := float32(max((n+rows-1)/rows, (4+rows-1)/rows))
	width := min(mostCard*by, (acrossHarbour(room)-(inRow-1)*nearest)/inRow)
	for width = float32(int(width)); width > 1; width-- {
		if harbourPitch(width, by)*float32(rows) <= room.Height-harbourEdge*by {
			break
		}
	}
	return max(width, 1)
}

// harbourRows lays out n cards of a width in this many rows.
func harbourRows(n, rows int, width float32, room fyne.Size, by float32) []geometry.Rectangle {
	inRow, step := (n+rows-1)/rows, width
	if inRow > 1 {
		step = min(width+max(CardGap, width*0.12), (acrossHarbour(room)-width)/float32(inRow-1))
	}
	height, pitch := pieces.CardHeight(width), harbourPitch(width, by)
	y := (room.Height-pitch*float32(rows))/2 + Lift + widgets.FrameWidth
	places := make([]geometry.Rectangle, 0, n)
	for row := range rows {
		inThisRow := max(0, min(inRow, n-row*inRow))
		x := (room.Width - width - step*float32(inThisRow-1)) / 2
		for i := range inThisRow {
			places = append(places, geometry.Rect(x+step*float32(i), y+pitch*float32(row), width, height))
		}
	}
	return places
}

// Mooring is the place of the water around the lower edge of a card.
func Mooring(card geometry.Rectangle) geometry.Rectangle {
	width := card.W * 1.16
	return geometry.Rect(card.X-(width-card.W)/2, card.Y+card.H-width/16, width, width/8)
}
