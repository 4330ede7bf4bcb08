package table

import (
	"image/color"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/anim"
	"portroyal/ui/effects"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// How long a wheel takes to be turned up at normal speed, and how long all of them are seen once they are.
const (
	turning = 300 * time.Millisecond
	seeing  = 500 * time.Millisecond
)

// reveal turns up the wheels one after the other, side by side over the chart.
func (t *Table) reveal(b *beat) anim.Motion {
	by, chart, n := t.growth(), t.Areas().Chart, float32(len(b.events))
	each := min(150*by, chart.W/n)
	room := chart.Centred(each*n, each*1.5)
	colours := t.stage.Colours()
	ground := canvas.NewRectangle(palette.Fade(colours.Panel, 0.94))
	ground.StrokeColor, ground.StrokeWidth, ground.CornerRadius = colours.Edge, 1.2*by, 12*by
	all := []fyne.CanvasObject{ground}
	room.Inset(-8 * by).Put(ground)
	put := func(object fyne.CanvasObject, at geometry.Rectangle) {
		at.Put(object)
		all = append(all, object)
	}
	var turns []anim.Motion
	for i, e := range b.events {
		cell := geometry.Rect(room.X+each*float32(i), room.Y, each, room.H)
		of := &t.seats[e.Seat]
		head := each * 0.3
		put(t.stage.Head(of.Portrait, widgets.SeatColour(of.Colour), head),
			geometry.Rect(cell.X+(each-head)/2, cell.Y, head, head))
		wheel := geometry.Rect(cell.X+each*0.09, cell.Y+head+each*0.02, each*0.82, each*0.82)
		put(pieces.Drawing(t.stage, "wheel", wheel.W), wheel)
		hub := wheel.Centred(wheel.W*0.62, wheel.H*0.62)
		cover := canvas.NewCircle(palette.DarkWood)
		cover.StrokeColor, cover.StrokeWidth = palette.Brass, 2*by
		put(cover, hub)
		course := pieces.Drawing(t.stage, "emblems/"+e.Island.String(), hub.W)
		course.Hide()
		put(course, hub)
		name := widgets.BoldLine(terms.Island(t.stage.Words, e.Island), 14*by, color.Transparent)
		name.Alignment = fyne.TextAlignCenter
		widgets.Shrink(name, each-4*by)
		below := wheel.Y + wheel.H + each*0.02
		put(name, geometry.Rect(cell.X, below, each, cell.Y+cell.H-below))
		turns = append(turns, anim.Then(t.stage.Cue(Heard(e)[0]), t.turnUp(cover, course, hub),
			anim.Do(func() { name.Color = colours.Text; canvas.Refresh(name) })))
	}
	away := anim.Do(func() {
		for _, object := range all {
			object.Hide()
		}
		canvas.Refresh(t.repaint)
	})
	return t.effect(all, anim.Then(anim.Then(turns...), anim.Wait(seeing), away))
}

// turnUp turns a cover over: its width shrinks to nothing, and that of what is under it grows.
func (t *Table) turnUp(cover, under fyne.CanvasObject, at geometry.Rectangle) anim.Motion {
	if t.stage.Still() {
		return anim.Then(anim.Do(func() {
			cover.Hide()
			under.Show()
			canvas.Refresh(t.repaint)
		}), anim.Wait(turning))
	}
	return anim.Over(turning, anim.Eased(func(x float32) {
		shown, hidden, part := cover, under, 1-2*x
		if x >= 0.5 {
			shown, hidden, part = under, cover, 2*x-1
		}
		at.Centred(max(1, at.W*part), at.H).Put(shown)
		shown.Show()
		hidden.Hide()
		canvas.Refresh(t.repaint)
	}))
}

// meetings says who meets whom at the islands that the players sail to.
func (t *Table) meetings(b *beat) (said []string) {
	w, teller := t.stage.Words, t.teller()
	for island := cove.Tavern; island <= cove.Cove; island++ {
		var there []string
		for _, e := range b.events {
			if e.Island == island {
				there = append(there, teller.Names[e.Seat])
			}
		}
		if len(there) == 0 {
			continue
		}
		for ship := cove.FirstBlack; ship <= cove.SecondNavy; ship++ {
			if t.present.OnChart(ship) == island {
				there = append(there, terms.Legend(w, t.present.Legend(ship)))
			}
		}
		if len(there) > 1 {
			said = append(said, w.T("cove.courses.meet", "Island", terms.Island(w, island), "Names", w.List(there)))
		}
	}
	if len(said) == 0 {
		said = append(said, w.T("cove.courses.apart"))
	}
	return said
}

// takes shows the ship of Cacafuego as a prize, and the die that says what it is worth (L5).
func (t *Table) takes(b *beat) anim.Motion {
	by, chart := t.growth(), t.Areas().Chart
	wide := 220 * by
	ship := chart.Centred(wide, wide*0.75)
	ship.Y -= 40 * by
	tray := geometry.Rect(chart.X+chart.W/2-70*by, ship.Y+ship.H, 140*by, 62*by)
	var dice []die
	for _, e := range b.events {
		if e.Kind == cove.FameGained && e.From == cove.FromCacafuego {
			dice = append(dice, die{int(e.N), strconv.Itoa(int(e.N))})
		}
	}
	return anim.Then(
		t.appears(pieces.Drawing(t.stage, "ships/"+cove.Cacafuego.String(), wide), ship),
		t.stage.Cue(soundDice), t.tumble(dice, tray), t.stage.Cue(Heard(b.lead())[1:]...), t.sparks(tray), t.gains(b),
	)
}

// sparks fly from a place.
func (t *Table) sparks(from geometry.Rectangle) anim.Motion {
	if t.stage.Still() {
		return anim.Motion{}
	}
	return t.effect(effects.Sparks(from, t.growth()))
}

// mutinies shows that a crew mutinies, if it does.
func (t *Table) mutinies(b *beat) anim.Motion {
	for _, e := range b.events {
		if e.Kind == cove.Mutiny {
			return anim.Together(t.callOut("symbols/mutiny"), t.shakes(cove.Target(e.Seat)))
		}
	}
	return anim.Motion{}
}

// shakes lets a ship shake, more and more gently.
func (t *Table) shakes(ship cove.Target) anim.Motion {
	object, at, there := t.board.ShipAt(ship)
	if !there || t.stage.Still() {
		return anim.Motion{}
	}
	return anim.Swing(anim.CardSpring, t.grown(10), shaking, func(far float32) {
		object.Move(fyne.NewPos(at.X+far, at.Y))
		canvas.Refresh(t.repaint)
	})
}

// opens shows the treasure that somebody plunders.
func (t *Table) opens(e cove.Event) anim.Motion {
	if e.Treasure == 0 {
		return anim.Motion{}
	}
	wide := 210 * t.growth()
	at := t.Areas().Chart.Centred(wide, pieces.TreasureHeight(wide))
	return anim.Then(t.appears(t.faces.Image(pieces.Thing{Treasure: e.Treasure}, wide), at), t.sparks(at))
}
