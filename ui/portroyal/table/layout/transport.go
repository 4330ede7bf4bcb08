package layout

// TransportPlates is how many plates control a replay.
const TransportPlates = 10

// TransportPlan is the layout of the transport, which controls a replay.
type TransportPlan struct {
	Ribbon Rectangle // the ground of everything
	Said   Rectangle // the progress of the game
	Line   Rectangle // the timeline
	Plates [TransportPlates]Rectangle
}

// transportParts are the relative widths of the plates: seven that move, speed, the review, and playing on.
var transportParts = [TransportPlates]float32{1, 1, 1, 2.2, 1, 1, 1, 2, 2.3, 3.3}

// Transport lays out the transport in a room.
func Transport(room Rectangle, by float32) (p TransportPlan) {
	const between = 5
	tail := ribbonTail * by
	p.Ribbon = Sized(room.Size())
	width := room.W - 2*tail
	p.Said = Rect(tail, 3*by, width*0.36, 22*by)
	p.Line = Rect(tail+width*0.38, 5*by, width*0.6, 20*by)
	top := p.Said.Y + p.Said.H + 5*by
	all := float32(0)
	for _, part := range transportParts {
		all += part
	}
	unit := (width - (TransportPlates-1)*between) / all
	x := tail
	for i, part := range transportParts {
		p.Plates[i] = Rect(x, top, unit*part, room.H-top-7*by)
		x += unit*part + between
	}
	return p
}
