package outline

import "fyne.io/fyne/v2"

// box is a part of the window.
type box struct{ from, to fyne.Position }

func (w *writer) boxOf(object fyne.CanvasObject) box {
	from, size := w.places[object], object.Size()
	return box{from, from.AddXY(size.Width, size.Height)}
}

func (b box) and(other box) box {
	return box{
		fyne.NewPos(max(b.from.X, other.from.X), max(b.from.Y, other.from.Y)),
		fyne.NewPos(min(b.to.X, other.to.X), min(b.to.Y, other.to.Y)),
	}
}

func (b box) meets(other box) bool {
	both := b.and(other)
	return both.from.X < both.to.X && both.from.Y < both.to.Y
}

// contains reports whether another part is within this one, lengths from divisions aside.
func (b box) contains(other box) bool {
	const tolerance = 0.5
	return b.from.X <= other.from.X+tolerance && b.from.Y <= other.from.Y+tolerance &&
		b.to.X >= other.to.X-tolerance && b.to.Y >= other.to.Y-tolerance
}

// holds reports whether the middle of another part is within this one.
func (b box) holds(other box) bool {
	x, y := (other.from.X+other.to.X)/2, (other.from.Y+other.to.Y)/2
	return x > b.from.X && x < b.to.X && y > b.from.Y && y < b.to.Y
}

// besides reports whether two parts are on one line.
func (b box) besides(other box) bool {
	middle := (b.from.Y + b.to.Y) / 2
	return middle > other.from.Y && middle < other.to.Y
}
