package movements

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/effects"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/widgets"
)

// goes notes where a ghost is after a part of its way, from 0 to 1, that takes so long.
func (g *ghost) goes(from geometry.Rectangle, course course, to geometry.Rectangle, x float32, length time.Duration) {
	g.heads = effects.Head(func(x float32) (at geometry.Rectangle) {
		anim.Eased(func(x float32) { at = course(from, to, x) })(x)
		return at
	}, x, length)
}

// Overtaken lets what is in the air go on above what is laid out next: from where it is with the speed it has, to where it
// was to come.
func (l *Layer) Overtaken() {
	var rests []*rest
	var motions []anim.Motion
	for _, g := range l.air {
		if picture, is := g.object.(*canvas.Image); is && g.heads.UnderWay && !g.still {
			r := g.rest(picture)
			rests = append(rests, r)
			motions = append(motions, r.heads.GoesOn(func(at geometry.Rectangle, across float32) {
				l.arrives(r)
				r.put(at, across)
			}))
		}
	}
	if len(rests) == 0 {
		return
	}
	l.going.Finish()
	l.rests = rests
	l.going.Play(anim.Together(motions...), func() {
		for _, r := range rests {
			if r.itself != nil {
				r.itself.Show()
			}
			for _, object := range r.objects {
				object.Hide()
			}
		}
		l.rests = nil
	})
}

// rest is the picture of a ghost that was overtaken, which may be lent to another one by then.
type rest struct {
	card    portroyal.Card
	heads   effects.Heading
	objects []fyne.CanvasObject
	put     func(at geometry.Rectangle, across float32)
	laid    bool              // the table has been laid out anew
	itself  fyne.CanvasObject // on the table, not seen until it is there
}

func (g *ghost) rest(of *canvas.Image) *rest {
	picture := &canvas.Image{Image: of.Image, Resource: of.Resource, ScaleMode: of.ScaleMode, FillMode: of.FillMode}
	r := &rest{card: g.card, heads: g.heads, objects: []fyne.CanvasObject{picture}}
	if g.leans == nil {
		r.put = func(at geometry.Rectangle, _ float32) { at.Put(picture) }
		return r
	}
	leans := widgets.NewLeaning(picture)
	r.objects, r.put = append(r.objects, leans.Object), leans.Put
	return r
}

// arrives lets a card that goes on come to where it lies on the table that has been laid out since, if that is nearby: it is
// not seen twice.
func (l *Layer) arrives(r *rest) {
	if !r.laid || r.card == portroyal.NoCard {
		return
	}
	r.laid = false
	var to geometry.Rectangle
	near := r.heads.To.H
	for spot, place := range l.board.Places() {
		lies := spot.Kind == layout.Berth || spot.Kind == layout.Expedition || spot.Kind == layout.Tableau
		if !lies || spot.Card != r.card {
			continue
		}
		if far := away(place, r.heads.To); far < near {
			near, r.itself, to = far, l.board.Object(spot), place
		}
	}
	if r.itself != nil {
		r.heads.To = to
		r.itself.Hide()
	}
}

// away is how far the middles of two places are from each other.
func away(a, b geometry.Rectangle) float32 {
	x1, y1 := a.Middle()
	x2, y2 := b.Middle()
	return float32(math.Hypot(float64(x1-x2), float64(y1-y2)))
}
