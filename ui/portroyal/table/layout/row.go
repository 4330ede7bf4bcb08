package layout

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
)

// Contracts and expeditions share the row above the harbour, side by side without overlap. Contracts have the
// same size with and without expeditions; expeditions that do not fit beside them go to the end of the harbour.
// Lengths are in the toolkit's units.

// The widths of contracts and expeditions in the row.
const (
	contractPart = 0.1485 // a contract's greatest part of the row, so that expeditions usually fit beside four of them
	mostContract = 240    // on a table of usual size
	mostClaim    = 140    // an expedition, on a table of usual size
	leastClaim   = 44     // the least width of an expedition beside contracts
)

// contractKey is how far the badge of a key extends above the frame of a contract, and keyOver how far it may
// extend beyond the row, into the gap above it.
const (
	contractKey = 10
	keyOver     = gap - 1
)

// RowPlan is a layout of contracts and expeditions: the rectangles of their pictures, one size for each of the
// two. It does not include expeditions beside the harbour, see Beside.
type RowPlan struct {
	Contracts, Expeditions []geometry.Rectangle
}

// Row lays out a row in a room, with growth by.
func Row(contracts, expeditions int, room fyne.Size, by float32) (plan RowPlan) {
	contract := contractWidth(contracts, room, by)
	expedition := claimWidth(contracts, expeditions, contract, room, by)
	if expedition == 0 {
		expeditions = 0
	}
	free := acrossRow(room) - kindsWide(contracts, contract) - kindsWide(expeditions, expedition)
	ways, apart := float32(max(0, expeditions-1)+max(0, contracts-1)), float32(0)
	if contracts > 0 && expeditions > 0 {
		ways += 2 // twice as much between the kinds
		apart = betweenKinds(by)
		free -= apart
	}
	// The remaining room is distributed among the gaps as far as that looks good, and to both sides.
	more := clamp(free/max(1, ways), 0, CardGap*by-nearest)
	if apart > 0 {
		apart += 2 * more
	}
	x := max(0, free-ways*more)/2 + widgets.FrameWidth + 1
	high := pieces.ContractHeight(contract)
	y := max(contractKey-keyOver, (room.Height-high-2*widgets.FrameWidth)/2) + widgets.FrameWidth
	for i := range contracts {
		plan.Contracts = append(plan.Contracts, geometry.Rect(x+float32(i)*(contract+nearest+more), y, contract, high))
	}
	x += kindsWide(contracts, contract) + more*float32(max(0, contracts-1)) + apart
	y = (room.Height - pieces.CardHeight(expedition)) / 2
	for i := range expeditions {
		plan.Expeditions = append(plan.Expeditions,
			geometry.Rect(x+float32(i)*(expedition+nearest+more), y, expedition, pieces.CardHeight(expedition)))
	}
	return plan
}

// Beside is how many expeditions do not fit beside this many contracts and go beside the harbour.
func Beside(contracts, expeditions int, room fyne.Size, by float32) int {
	if claimWidth(contracts, expeditions, contractWidth(contracts, room, by), room, by) > 0 {
		return 0
	}
	return expeditions
}

// acrossRow is the width of a row without the frames at both ends.
func acrossRow(room fyne.Size) float32 { return room.Width - 2*widgets.FrameWidth - 2 }

// kindsWide is the width of n things of a width side by side, as close as possible.
func kindsWide(n int, width float32) float32 {
	return float32(n)*width + float32(max(0, n-1))*nearest
}

// betweenKinds is the least distance between contracts and expeditions.
func betweenKinds(by float32) float32 { return nearest + 8*by }

// contractWidth is the width of this many contracts: in a larger room it is never smaller.
func contractWidth(contracts int, room fyne.Size, by float32) float32 {
	n := float32(max(1, contracts))
	tall := room.Height - contractKey + keyOver - 2*widgets.FrameWidth - 1
	each := (acrossRow(room) - (n-1)*nearest) / n
	return max(8, float32(int(min(each, tall*1.5, room.Width*contractPart, mostContract*by))))
}

// claimWidth is the width of expeditions beside contracts of this width, 0 if they do not fit.
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
