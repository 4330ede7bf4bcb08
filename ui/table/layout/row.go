package layout

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/pieces"
	"portroyal/ui/widgets"
)

// Where contracts and expeditions lie in the row above the harbour: side by side, never over each
// other. Where there are many they get smaller, and the contracts lie in two rows if that leaves
// them larger. Lengths are in the toolkit's units.

// The widths below which a face is hard to read. Of two ways to share the room the one is taken
// that leaves both nearer to them.
const (
	easyExpedition = 58
	easyContract   = 80
)

// contractKey is how far the badge of a key stands out above the frame of a contract, and keyOver
// how far it may stand out of the row, into the gap above it.
const (
	contractKey = 10
	keyOver     = gap - 1
)

// RowPlan is where contracts and expeditions lie: the rectangles of their pictures, those of a kind
// all of one size.
type RowPlan struct {
	Contracts, Expeditions []Rectangle
}

// Row lays out a row in a room, where everything is drawn larger than usual by a factor.
func Row(contracts, expeditions int, room fyne.Size, by float32) RowPlan {
	best := rowShares{share: -1}
	for rows := 1; rows <= min(2, max(1, contracts)); rows++ {
		for width := rowCard(room.Height, by); width >= 16; width-- {
			shares := shareRow(contracts, rows, expeditions, width, room, by)
			if shares.share > best.share*1.04 {
				best = shares
			}
			if expeditions == 0 {
				break // their width does not matter
			}
		}
	}
	return best.lay(room, by)
}

// rowCard is the width of the largest card that has room in a row of this height.
func rowCard(height, by float32) float32 {
	return max(16, float32(int(min((height-2*widgets.FrameWidth-2)/1.5, 140*by))))
}

// rowShares is how contracts and expeditions share the room.
type rowShares struct {
	contracts, rows, inRow int
	expeditions            int
	contract, expedition   float32 // widths
	free                   float32 // what is left over from left to right
	share                  float32 // how easy it is to read what is hardest to read, negative without room
}

// betweenKinds is the least way between contracts and expeditions.
func betweenKinds(by float32) float32 { return nearest + 8*by }

// shareRow lays the contracts out in so many rows beside expeditions of this width.
func shareRow(contracts, rows, expeditions int, width float32, room fyne.Size, by float32) rowShares {
	r := rowShares{contracts: contracts, rows: rows, inRow: (contracts + rows - 1) / rows, expeditions: expeditions}
	r.free = room.Width - 2*widgets.FrameWidth - 2
	r.share = 2 // to be easier than easy is no gain
	if expeditions > 0 {
		n := float32(expeditions)
		r.expedition = width
		r.free -= n*width + (n-1)*nearest
		r.share = min(r.share, width/(easyExpedition*by))
	}
	if contracts > 0 && expeditions > 0 {
		r.free -= betweenKinds(by)
	}
	if contracts > 0 {
		n := float32(r.inRow)
		tall := (room.Height-contractKey*float32(rows)+keyOver)/float32(rows) - 2*widgets.FrameWidth - 1
		r.contract = float32(int(min((r.free-(n-1)*nearest)/n, tall*1.5, 240*by)))
		r.free -= n*r.contract + (n-1)*nearest
		r.share = min(r.share, r.contract/(easyContract*by))
	}
	if r.free < 0 || contracts > 0 && r.contract < 8 {
		r.share = -1
	}
	return r
}

// lay finds the places. What is left over goes between the things as far as that looks well, and
// to both sides.
func (r rowShares) lay(room fyne.Size, by float32) (plan RowPlan) {
	ways := float32(max(0, r.expeditions-1) + max(0, r.inRow-1))
	apart := float32(0)
	if r.contracts > 0 && r.expeditions > 0 {
		ways += 2 // between the kinds twice as much
		apart = betweenKinds(by)
	}
	more := clamp(r.free/max(1, ways), 0, CardGap*by-nearest)
	if apart > 0 {
		apart += 2 * more
	}
	x := max(0, r.free-ways*more)/2 + widgets.FrameWidth + 1
	if r.contracts > 0 {
		height, step := pieces.ContractHeight(r.contract), r.contract+nearest+more
		pitch := height + 2*widgets.FrameWidth + contractKey
		total := pitch*float32(r.rows-1) + height + 2*widgets.FrameWidth
		y := max(contractKey-keyOver, (room.Height-total)/2) + widgets.FrameWidth
		for i := range r.contracts {
			row, place := i/r.inRow, i%r.inRow
			missing := float32(r.inRow - min(r.inRow, r.contracts-row*r.inRow))
			plan.Contracts = append(plan.Contracts,
				Rect(x+step*(missing/2+float32(place)), y+pitch*float32(row), r.contract, height))
		}
		x += step*float32(r.inRow) - nearest - more + apart
	}
	height := pieces.CardHeight(r.expedition)
	y := (room.Height - height) / 2
	for i := range r.expeditions {
		plan.Expeditions = append(plan.Expeditions,
			Rect(x+float32(i)*(r.expedition+nearest+more), y, r.expedition, height))
	}
	return plan
}
