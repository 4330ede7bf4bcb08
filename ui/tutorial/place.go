package tutorial

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/ui/geometry"
)

// The places of the light and of the text. All lengths are in the toolkit's units.

// roomRound is how far the light reaches around what is lit, on a table of usual size.
const roomRound = 7

// openings are the bright rectangles: what is lit with some room around it, within the window. Two that touch
// become one if hardly anything else is lit by that; otherwise the room between them is shared.
func openings(lit []geometry.Rectangle, window fyne.Size, by float32) (open []geometry.Rectangle) {
	lit = slices.Clone(lit)
	for _, r := range lit {
		open = append(open, within(r.Inset(-roomRound*by), geometry.Sized(window)))
	}
	for i := 0; i < len(open); i++ {
		for j := i + 1; j < len(open); j++ {
			switch {
			case !geometry.Touch(open[i], open[j]):
			case geometry.Touch(lit[i], lit[j]), fills(open[i], open[j]):
				lit[i], open[i] = geometry.Bound(lit[i], lit[j]), geometry.Bound(open[i], open[j])
				lit, open = slices.Delete(lit, j, j+1), slices.Delete(open, j, j+1)
				i, j = -1, len(open) // start again, since it has grown
			default:
				open[i], open[j] = part(open[i], open[j], lit[i], lit[j])
			}
		}
	}
	return open
}

// fills reports whether two rectangles nearly fill the smallest one around both.
func fills(a, b geometry.Rectangle) bool {
	const hardly = 1.05
	both := geometry.Bound(a, b)
	return both.W*both.H <= hardly*(a.W*a.H+b.W*b.H)
}

// part separates two openings halfway between the lit parts, which do not touch.
func part(a, b, litA, litB geometry.Rectangle) (geometry.Rectangle, geometry.Rectangle) {
	switch {
	case litA.Y+litA.H <= litB.Y:
		middle := (litA.Y + litA.H + litB.Y) / 2
		b.Y, b.H = middle, b.Y+b.H-middle
		a.H = middle - a.Y
	case litA.X+litA.W <= litB.X:
		middle := (litA.X + litA.W + litB.X) / 2
		b.X, b.W = middle, b.X+b.W-middle
		a.W = middle - a.X
	default:
		b, a = part(b, a, litB, litA)
	}
	return a, b
}

// within is the part of a rectangle that is inside another.
func within(r, in geometry.Rectangle) geometry.Rectangle {
	x, y := max(r.X, in.X), max(r.Y, in.Y)
	return geometry.Rect(x, y, min(r.X+r.W, in.X+in.W)-x, min(r.Y+r.H, in.Y+in.H)-y)
}

// shades are rectangles that cover a window except for its openings, without overlapping.
func shades(open []geometry.Rectangle, window fyne.Size) (dark []geometry.Rectangle) {
	lines := []float32{0, window.Height}
	for _, r := range open {
		lines = append(lines, r.Y, r.Y+r.H)
	}
	slices.Sort(lines)
	for i := 1; i < len(lines); i++ {
		top, high := lines[i-1], lines[i]-lines[i-1]
		if high <= 0 {
			continue
		}
		var cut []geometry.Rectangle // openings at this height, from left to right
		for _, r := range open {
			if r.Y <= top && top < r.Y+r.H {
				cut = append(cut, r)
			}
		}
		slices.SortFunc(cut, func(a, b geometry.Rectangle) int { return int(math.Copysign(1, float64(a.X-b.X))) })
		x := float32(0)
		for _, r := range append(cut, geometry.Rect(window.Width, 0, 0, 0)) {
			if r.X > x {
				dark = append(dark, geometry.Rect(x, top, r.X-x, high))
			}
			x = r.X + r.W
		}
	}
	return dark
}

// edge is the gap between a sheet and the edge of the window, or what is lit.
const edge = 12

// beside finds the place for a sheet: in the window, overlapping nothing in open or taken, as near to the
// openings as possible, and covering as little as possible of kept. The sheet may have one of several sizes, the
// best first. Its lower right corner, where the plate that continues is, stays where that of the sheet before was unless
// that is much worse; before is empty for none. there is false if no size fits.
func beside(
	open, taken, kept []geometry.Rectangle, sheets []fyne.Size, window fyne.Size, by float32, before geometry.Rectangle,
) (at geometry.Rectangle, there bool) {
	best := float32(math.MaxFloat32)
	for n, size := range sheets {
		stays := geometry.Rect(before.X+before.W-size.Width, before.Y+before.H-size.Height, size.Width, size.Height)
		tries := candidates(open, size, window, by)
		if before.W > 0 && within(stays, geometry.Sized(window).Inset(edge*by-1)) == stays {
			tries = append(tries, stays)
		}
		for _, try := range tries {
			covers := func(r geometry.Rectangle) bool { return geometry.Touch(r.Inset(-edge*by/2), try) }
			if slices.ContainsFunc(open, covers) || slices.ContainsFunc(taken, covers) {
				continue
			}
			far := float32(n) * 60 * by
			for _, r := range kept {
				if geometry.Touch(r, try) {
					part := within(r, try)
					far += 30*by + 320*by*part.W*part.H/(try.W*try.H)
				}
			}
			for _, r := range open {
				far += apart(r, try) / float32(len(open))
			}
			if try == stays {
				far -= staying * by
			}
			if far < best {
				at, best, there = try, far, true
			}
		}
	}
	return at, there
}

// staying is how much farther a sheet may be for the sake of staying where the one before was.
const staying = 240

// candidates are places to try for a sheet of this size, all of them in the window.
func candidates(open []geometry.Rectangle, size fyne.Size, window fyne.Size, by float32) (all []geometry.Rectangle) {
	gap := edge * by
	right, bottom := window.Width-size.Width-gap, window.Height-size.Height-gap
	if right < gap || bottom < gap {
		return nil
	}
	xs := []float32{gap, (gap + right) / 2, right}
	ys := []float32{gap, (gap + bottom) / 2, bottom}
	for _, r := range open {
		xs = append(xs, r.X-gap-size.Width, r.X+r.W+gap, r.X+(r.W-size.Width)/2, r.X, r.X+r.W-size.Width)
		ys = append(ys, r.Y-gap-size.Height, r.Y+r.H+gap, r.Y+(r.H-size.Height)/2, r.Y, r.Y+r.H-size.Height)
	}
	for _, x := range xs {
		for _, y := range ys {
			all = append(all, geometry.Rect(min(max(x, gap), right), min(max(y, gap), bottom), size.Width, size.Height))
		}
	}
	return all
}

// apart is the distance of two rectangles, from edge to edge, plus a little of the distance of their centres.
func apart(a, b geometry.Rectangle) float32 {
	x := max(0, a.X-b.X-b.W, b.X-a.X-a.W)
	y := max(0, a.Y-b.Y-b.H, b.Y-a.Y-a.H)
	middle := math.Hypot(float64(a.X+a.W/2-b.X-b.W/2), float64(a.Y+a.H/2-b.Y-b.H/2))
	return float32(math.Hypot(float64(x), float64(y)) + 0.15*middle)
}

// crosses reports whether the line between two points runs through a rectangle.
func crosses(from, to fyne.Position, r geometry.Rectangle) bool {
	first, last := float32(0), float32(1) // the part of the line that is inside, of what has been looked at
	for _, way := range [][3]float32{
		{to.X - from.X, r.X - from.X, r.X + r.W - from.X}, {to.Y - from.Y, r.Y - from.Y, r.Y + r.H - from.Y},
	} {
		along, low, high := way[0], way[1], way[2]
		if along == 0 {
			if low >= 0 || high <= 0 {
				return false
			}
			continue
		}
		enters, leaves := low/along, high/along
		first, last = max(first, min(enters, leaves)), min(last, max(enters, leaves))
	}
	return first < last
}
