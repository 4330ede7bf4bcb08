package layout

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
)

// Contracts and expeditions share the row above the harbour, side by side and never over each other. Contracts have
// the same size whether or not there are expeditions; expeditions that find no room beside them go to the end of the
// harbour. Lengths are in the toolkit's units.

// The widths of contracts and expeditions in the row.
const (
	contractPart = 0.1485 // of the row: a contract at most, so that expeditions usually find room beside four of them
	mostContract = 240    // on a table of usual size
	mostClaim    = 140    // an expedition at most, there
	leastClaim   = 44     // and the least for which it still goes beside contracts
)

// contractKey is how far the badge of a key reaches out above the frame of a contract, and keyOver how far it may
// reach out of the row, into the gap above it.
const (
	contractKey = 10
	keyOver     = gap - 1
)

// RowPlan is the layout of contracts and expeditions: the rectangles of their pictures, those of a kind all of one
// size. It leaves out expeditions beside the harbour, see Beside.
type RowPlan struct {
	Contracts, Expeditions []Rectangle
}

// Row lays out a row in a room, where everything is drawn larger than usual by a factor.
func Row(contracts, expeditions int, room fyne.Size, by float32) (plan RowPlan) {
	contract := contractWidth(contracts, room, by)
	expedition := claimWidth(contracts, expeditions, contract, room, by)
	if expedition == 0 {
		expeditions = 0
	}
	free := acrossRow(room) - kindsWide(contracts, contract) - kindsWide(expeditions, expedition)
	ways, apart := float32(max(0, expeditions-1)+max(0, contracts-1)), float32(0)
	if contracts > 0 && expeditions > 0 {
		ways += 2 // between the kinds twice as much
		apart = betweenKinds(by)
		free -= apart
	}
	// The remaining room goes between the things as far as that looks well, and to both sides.
	more := clamp(free/max(1, ways), 0, CardGap*by-nearest)
	if apart > 0 {
		apart += 2 * more
	}
	x := max(0, free-ways*more)/2 + widgets.FrameWidth + 1
	high := pieces.ContractHeight(contract)
	y := max(contractKey-keyOver, (room.Height-high-2*widgets.FrameWidth)/2) + widgets.FrameWidth
	for i := range contracts {
		plan.Contracts = append(plan.Contracts, Rect(x+float32(i)*(contract+nearest+more), y, contract, high))
	}
	x += kindsWide(contracts, contract) + more*float32(max(0, contracts-1)) + apart
	y = (room.Height - pieces.CardHeight(expedition)) / 2
	for i := range expeditions {
		plan.Expeditions = append(plan.Expeditions,
			Rect(x+float32(i)*(expedition+nearest+more), y, expedition, pieces.CardHeight(expedition)))
	}
	return plan
}

// Beside is how many expeditions find no room beside so many contracts, and go beside the harbour.
func Beside(contracts, expeditions int, room fyne.Size, by float32) int {
	if claimWidth(contracts, expeditions, contractWidth(contracts, room, by), room, by) > 0 {
		return 0
	}
	return expeditions
}

// acrossRow is the width of a row without the frames at both ends.
func acrossRow(room fyne.Size) float32 { return room.Width - 2*widgets.FrameWidth - 2 }

// kindsWide is how wide so many things of a width are side by side, as close as they may be.
func kindsWide(n int, width float32) float32 {
	return float32(n)*width + float32(max(0, n-1))*nearest
}

// betweenKinds is the least way between contracts and expeditions.
func betweenKinds(by float32) float32 { return nearest + 8*by }

// contractWidth is the width of so many contracts: in a larger room it never is smaller.
func contractWidth(contracts int, room fyne.Size, by float32) float32 {
	n := float32(max(1, contracts))
	tall := room.Height - contractKey + keyOver - 2*widgets.FrameWidth - 1
	each := (acrossRow(room) - (n-1)*nearest) / n
	return max(8, float32(int(min(each, tall*1.5, room.Width*contractPart, mostContract*by))))
}

// claimWidth is the width of so many expeditions beside contracts of a width, 0 if there is no room for them.
func claimWidth(contracts, expeditions int, contract float32, room fyne.Size, by float32) float32 {
	largest := max(16, float32(int(min((room.Height-2*widgets.FrameWidth-2)/1.5, mostClaim*by))))
	left, n := acrossRow(room), float32(max(1, expeditions))
	if contracts > 0 {
		left -= kindsWide(contracts, contract) + betweenKinds(by)
	}
	width := min(largest, float32(int((left-(n-1)*nearest)/n)))
	if contracts > 0 && width < min(largest, leastClaim*by) {
		return 0
	}
	return width
}
