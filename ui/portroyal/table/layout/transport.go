package layout

import "portroyal/ui/geometry"

// TransportPlan is the layout of the transport, which controls a replay.
type TransportPlan struct {
	Ribbon geometry.Rectangle // the ground of everything
	Said   geometry.Rectangle // the progress of the game
	Line   geometry.Rectangle // the rail
	Plates geometry.Rectangle // the row of plates
}

// Transport lays out the transport in a room.
func Transport(room geometry.Rectangle, by float32) (p TransportPlan) {
	tail := ribbonTail * by
	p.Ribbon = geometry.Sized(room.Size())
	width := room.W - 2*tail
	p.Said = geometry.Rect(tail, 3*by, width*0.36, 22*by)
	p.Line = geometry.Rect(tail+width*0.38, 5*by, width*0.6, 20*by)
	top := p.Said.Y + p.Said.H + 5*by
	p.Plates = geometry.Rect(tail, top, width, room.H-top-7*by)
	return p
}
