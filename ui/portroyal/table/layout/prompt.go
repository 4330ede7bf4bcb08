package layout

import "portroyal/ui/geometry"

// Plates is how many plates with decisions fit side by side.
const Plates = 4

// PromptPlan is the layout of the prompt.
type PromptPlan struct {
	Ribbon   geometry.Rectangle // the ground of everything
	Question geometry.Rectangle // the line with the question, including the player's head
	Told     geometry.Rectangle // the facts to know
	Plates   [Plates]geometry.Rectangle
}

// ribbonTail is how far the ends of the ribbon extend beyond its contents, on a table of usual size.
const ribbonTail = 18

// Prompt lays out a prompt in a room: the question above the plates, and the facts to know where most places for
// plates are free; without a size if none is.
func Prompt(room geometry.Rectangle, used [Plates]bool, by float32) (p PromptPlan) {
	const between = 8
	tail := ribbonTail * by
	p.Ribbon = geometry.Sized(room.Size())
	over, after, under, line := 4*by, 2*by, 5*by, 24*by
	if room.H < promptHigh*by-1 { // larger text needs the room between it
		over, after, under, line = 1, 1, 3, min(line, room.H*0.33)
	}
	p.Question = geometry.Rect(tail, over, room.W-2*tail, line)
	top := p.Question.Y + p.Question.H + after
	width := (room.W - 2*tail - (Plates-1)*between) / Plates
	for i := range p.Plates {
		p.Plates[i] = geometry.Rect(tail+float32(i)*(width+between), top, width, room.H-top-under)
	}
	from, to := longest(used)
	if to > from {
		first, last := p.Plates[from], p.Plates[to-1]
		p.Told = geometry.Rect(first.X, first.Y, last.X+last.W-first.X, first.H)
	}
	return p
}

// Medallion is the size of a person's head if several take turns at the screen, on a table of usual size. It
// covers the left end of the ribbon.
const Medallion = 48

// beforeRibbon is how far a medallion extends in front of the ribbon.
func beforeRibbon(by float32) float32 { return (Medallion - ribbonTail + 4) * by }

// InTurn are the areas of a table at which several persons take turns: the prompt has room for a medallion, in
// front of its usual beginning as far as possible.
func (a Areas) InTurn(by float32) Areas {
	out := min(beforeRibbon(by), max(0, a.Prompt.X-gap))
	a.Prompt.X, a.Prompt.W = a.Prompt.X-out, a.Prompt.W+out
	return a
}

// PromptHead divides a prompt between a medallion and the room for the rest, behind it.
func PromptHead(room geometry.Rectangle, by float32) (head, rest geometry.Rectangle) {
	size, out := Medallion*by, beforeRibbon(by)
	return geometry.Rect(0, (room.H-size)/2, size, size), geometry.Rect(out, 0, room.W-out, room.H)
}

// Edged moves everything out of the way of an edge of the ribbon.
func (p PromptPlan) Edged(by float32) PromptPlan {
	p.Question.Y += by
	p.Told.Y -= by
	for i := range p.Plates {
		p.Plates[i].Y -= by
	}
	return p
}

// Behind is the plan with everything moved to the right by left.
func (p PromptPlan) Behind(left float32) PromptPlan {
	for _, r := range []*geometry.Rectangle{&p.Ribbon, &p.Question, &p.Told} {
		r.X += left
	}
	for i := range p.Plates {
		p.Plates[i].X += left
	}
	return p
}

// longest is the longest run of free places.
func longest(used [Plates]bool) (from, to int) {
	begin := 0
	for i := range Plates {
		if used[i] {
			begin = i + 1
		} else if i+1-begin > to-from {
			from, to = begin, i+1
		}
	}
	return from, to
}

// Waiting lays out a prompt while no person at the screen is asked: small, with room for one plate in the last
// place, where it always is.
func Waiting(room geometry.Rectangle, by float32) (p PromptPlan) {
	p = Prompt(room, [Plates]bool{}, by)
	last := Plates - 1
	high := min(room.H, 54*by)
	top := room.H - high
	p.Ribbon = geometry.Rect(0, top, room.W, high)
	p.Question.W = p.Plates[last].X - p.Question.X - 8
	p.Question.Y, p.Question.H = top+4*by, 26*by
	p.Told = geometry.Rect(p.Question.X, p.Question.Y+p.Question.H, p.Question.W, high-p.Question.H-8*by)
	return p
}
