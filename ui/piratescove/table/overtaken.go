package table

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/anim"
	"portroyal/ui/effects"
	"portroyal/ui/geometry"
)

// passage is something on its way over the board.
type passage struct {
	heads effects.Heading
	put   func(at geometry.Rectangle, across float32)
	to    geometry.Rectangle  // at the end, if it rests on its way
	above []fyne.CanvasObject // of it that are no part of the board
}

// goes is a motion along a way, of what put puts there. Where something overtakes it, it goes on above what is laid out then.
func (t *Table) goes(
	way func(x float32) geometry.Rectangle, length time.Duration, put func(at geometry.Rectangle, across float32),
	above ...fyne.CanvasObject,
) anim.Motion {
	p := &passage{put: put, above: above}
	return t.sets(p).With(t.along(p, way, length), 0)
}

// sets lets something set out.
func (t *Table) sets(p *passage) anim.Motion {
	return anim.Cue(func() {
		t.going.Finish() // one thing leads
		t.passages = append(slices.DeleteFunc(t.passages, func(old *passage) bool { return !old.heads.UnderWay }), p)
	})
}

// along is a motion along a way, or one part of it.
func (t *Table) along(p *passage, way func(x float32) geometry.Rectangle, length time.Duration) anim.Motion {
	return anim.Over(length, func(x float32) {
		p.heads = effects.Head(way, x, length)
		if p.to.W > 0 {
			p.heads.UnderWay = x < 1 || p.heads.To != p.to
			p.heads.To = p.to
		}
		p.put(p.heads.At, p.heads.Across)
		canvas.Refresh(t.repaint)
	})
}

// overtaken lets what is on its way go on: from where it is with the speed it has, to where it was to come.
func (t *Table) overtaken() {
	var rests []fyne.CanvasObject
	var motions []anim.Motion
	for _, c := range t.passages {
		if c.heads.UnderWay && !t.stage.Still() {
			heads := c.heads // the passage itself is brought to its end
			rests = append(rests, c.above...)
			motions = append(motions, heads.GoesOn(c.put))
		}
	}
	if t.passages = nil; len(motions) > 0 {
		t.going.Finish()
		t.rests = rests
		t.going.Play(anim.Together(motions...), func() {
			for _, object := range rests {
				object.Hide()
			}
			t.rests = nil
		})
	}
}

// sails puts a ship, of the chart or of a fight as now, also where the board has been drawn anew.
func (t *Table) sails(ship cove.Target) func(at geometry.Rectangle, across float32) {
	fights := t.fighting()
	return func(at geometry.Rectangle, _ float32) {
		if object, _, there := t.board.ShipAt(ship); there && t.fighting() == fights {
			object.Move(fyne.NewPos(at.X, at.Y))
		}
	}
}

// shaped is a way that is gone with another speed: as anim.Eased, or anim.Slowed.
func shaped(by func(func(float32)) func(float32), way func(x float32) geometry.Rectangle) func(x float32) geometry.Rectangle {
	return func(x float32) (at geometry.Rectangle) {
		by(func(x float32) { at = way(x) })(x)
		return at
	}
}

// straight is the straight way from one place to another.
func straight(from, to geometry.Rectangle) func(x float32) geometry.Rectangle {
	return func(x float32) geometry.Rectangle {
		return geometry.Rect(from.X+(to.X-from.X)*x, from.Y+(to.Y-from.Y)*x, from.W, from.H)
	}
}
