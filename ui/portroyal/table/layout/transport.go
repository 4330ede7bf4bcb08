package layout

import "portroyal/ui/geometry"

// TransportPlates is how many plates control a replay.
const TransportPlates = 10

// TransportPlan is the layout of the transport, which controls a replay.
type TransportPlan struct {
	Ribbon geometry.Rectangle // the ground of everything
	Said   geometry.Rectangle // the progress of the game
	Line   geometry.Rectangle // the timeline
	Plates [TransportPlates]geometry.Rectangle
}

// Transport lays out the transport in a room. need is how wide the plates with words would be, 0 for those with a sign:
// the plates with words share the room, beside signs that can still be hit.
func Transport(room geometry.Rectangle, by float32, need [TransportPlates]float32) (p TransportPlan) {
	const between, leastSign, mostSign = 5, 34, 48
	tail := ribbonTail * by
	p.Ribbon = geometry.Sized(room.Size())
	width := room.W - 2*tail
	p.Said = geometry.Rect(tail, 3*by, width*0.36, 22*by)
	p.Line = geometry.Rect(tail+width*0.38, 5*by, width*0.6, 20*by)
	top := p.Said.Y + p.Said.H + 5*by
	all, signs := float32(0), float32(0)
	for _, words := range need {
		if all += words; words == 0 {
			signs++
		}
	}
	free := width - (TransportPlates-1)*between
	sign := min(max((free-all)/signs, leastSign*by), mostSign*by)
	x := tail
	for i, words := range need {
		wide := sign
		if words > 0 {
			wide = (free - signs*sign) * words / all
		}
		p.Plates[i] = geometry.Rect(x, top, wide, room.H-top-7*by)
		x += wide + between
	}
	return p
}
