package geometry

import "fyne.io/fyne/v2"

// Row is a row of things of which a player looks at one after the other, enlarged over or under the whole row: so the next thing
// stays in sight, and the enlarged picture stays on one side. One that is higher than wide has it at its left or right.
type Row struct {
	Things Rectangle
	Window Rectangle // the part of it that may be covered
	Asked  Rectangle // the question, which may not be
}

// Room is where things of the row are enlarged: the largest place on one side of it.
func (r Row) Room() (room Rectangle) {
	w, t := r.Window, r.Things
	right, bottom := w.X+w.W, w.Y+w.H
	sides := [2]Rectangle{Rect(w.X, w.Y, w.W, t.Y-w.Y), Rect(w.X, t.Y+t.H, w.W, bottom-t.Y-t.H)}
	if t.H > t.W {
		sides = [2]Rectangle{Rect(w.X, w.Y, t.X-w.X, w.H), Rect(t.X+t.W, w.Y, right-t.X-t.W, w.H)}
	}
	for _, side := range sides {
		over, under := side, Rectangle{}
		if Touch(side, r.Asked) {
			under = side
			under.Y = r.Asked.Y + r.Asked.H
			over.H, under.H = r.Asked.Y-side.Y, side.Y+side.H-under.Y
		}
		for _, part := range []Rectangle{over, under} {
			if part = part.Inset(free); part.W > 0 && part.H > 0 && part.W*part.H > room.W*room.H {
				room = part
			}
		}
	}
	return room
}

// Place is where in the room something of this size is nearest to the thing that it enlarges; it leaves what is read meanwhile,
// such as a hint, if it can.
func (r Row) Place(size fyne.Size, looked, read Rectangle) Rectangle {
	room, near := r.Room(), looked.Centred(size.Width, size.Height)
	right, bottom := room.X+room.W-near.W, room.Y+room.H-near.H
	near.X, near.Y = max(min(near.X, right), room.X), max(min(near.Y, bottom), room.Y)
	if !Touch(near, read) {
		return near
	}
	place, away := near, float32(-1)
	for _, x := range []float32{read.X - near.W - free, read.X + read.W + free} {
		shifted := Rect(x, near.Y, near.W, near.H)
		if far := max(x-near.X, near.X-x); x >= room.X && x <= right && (away < 0 || far < away) {
			place, away = shifted, far
		}
	}
	return place
}
