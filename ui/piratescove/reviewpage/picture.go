package reviewpage

import (
	"image/color"
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/review"
	"portroyal/ui/geometry"
	"portroyal/ui/glance"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/table/hints"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// picture is a decision of a seat being drawn small.
type picture struct {
	stage          *stage.Stage
	by             float32
	colours        []int // by seat
	seat           int
	board          cove.Board
	chosen, better cove.Action // none have no kind
	add            glance.Adding
}

// Scene draws the table before a decision small: who is in the fight, the island of the visit (R5), the cards that can be played, or
// where everybody lies.
func Scene(s *stage.Stage, view *cove.View, colours []int, by float32, room geometry.Rectangle, add glance.Adding) {
	of := picture{stage: s, by: by, colours: colours, seat: view.Seat(), board: view.Board(), add: add}
	if of.board.Fight.On {
		of.fleet(room, room.H)
		return
	}
	if phase, island := view.Phase(), of.board.Ships[of.seat].Island; phase == cove.Visits || phase == cove.Parrots {
		side := min(room.H, room.W/1.1) * 0.88 // ships beside it are as wide as it and a tenth
		at := room.Centred(side, side)
		of.put(of.island()(at.W), at.W, at)
		of.ships(island, at)
		return
	}
	cards := slices.DeleteFunc(view.Legal(nil), func(a cove.Action) bool { return a.Kind != cove.Play })
	cards = slices.CompactFunc(cards, func(a, b cove.Action) bool { return a.Card == b.Card })
	if len(cards) == 0 {
		of.chart(room, 0.35)
		return
	}
	for i, at := range glance.Grid(len(cards), room, 1, room.H*0.8, 8*by) {
		frame := canvas.NewRectangle(color.Transparent)
		frame.StrokeColor, frame.StrokeWidth, frame.CornerRadius = palette.OldPaper, 3*by, 4*by
		for _, part := range []fyne.CanvasObject{pieces.Drawing(s, cardface.Picture(cards[i].Card), at.W), frame} {
			add(part, at.X, at.Y, at.W, at.H)
		}
	}
}

// pictured draws a decision with what was chosen and what is better: on the chart where a course was set, among the ships of
// a fight, and else beside the island where the ship lies.
func (p *Page) pictured(d *review.Decision, chosen, better cove.Action) func(room geometry.Rectangle, add glance.Adding) {
	view := p.game.ViewAt(d.Step, p.Seat)
	return func(room geometry.Rectangle, add glance.Adding) {
		of := picture{p.stage, p.By, p.colours, p.Seat, view.Board(), chosen, better, add}
		switch {
		case better.Kind == cove.Sail:
			of.chart(room, 0.32)
		case of.board.Fight.On:
			of.fight(room)
		default:
			of.choices(room, of.island(), chosen, better)
		}
	}
}

// frames are drawn round what was chosen and what is better, where they are.
func (p *picture) frames(of func(cove.Action) (geometry.Rectangle, bool)) {
	if r, there := of(p.chosen); there && p.chosen != p.better {
		glance.Chosen(p.add, r, p.by)
	}
	if r, there := of(p.better); there {
		glance.Better(p.add, r, p.by)
	}
}

// put puts an object into a square in the middle of a room.
func (p *picture) put(object fyne.CanvasObject, side float32, at geometry.Rectangle) {
	r := at.Centred(side, side)
	p.add(object, r.X, r.Y, r.W, r.H)
}

// chart draws the islands where they are on the chart, with the ships that lie there; each takes so much of the room.
func (p *picture) chart(room geometry.Rectangle, part float32) {
	size := min(room.W, room.H) * part
	across, up := (room.W-size)/2-4*p.by, (room.H-size)/2-4*p.by
	places := map[cove.Island]geometry.Rectangle{}
	for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
		x, y := float32(0), float32(0)
		if island.Outer() {
			angle := float64(int(island)-1)*2*math.Pi/5 - math.Pi/2
			x, y = across*float32(math.Cos(angle)), up*float32(math.Sin(angle))
		}
		at := geometry.Rect(room.X+room.W/2+x-size/2, room.Y+room.H/2+y-size/2, size, size)
		places[island] = at
		p.put(pieces.Drawing(p.stage, "islands/"+island.String(), size), size, at)
		p.ships(island, at)
	}
	p.frames(func(of cove.Action) (geometry.Rectangle, bool) { r, there := places[of.Island]; return r, there })
}

// ships draws the ships at an island along its lower edge, those that are no player's first.
func (p *picture) ships(island cove.Island, at geometry.Rectangle) {
	var all []fyne.CanvasObject
	size := at.W * 0.5
	for _, ship := range p.board.FoesAt(island) {
		all = append(all, p.ship(ship, size))
	}
	for seat := range p.colours {
		if p.board.Ships[seat].Island == island {
			all = append(all, p.ship(cove.Target(seat), size))
		}
	}
	apart := min(size*0.7, (at.W*1.1-size)/float32(max(1, len(all)-1)))
	left := at.X + (at.W-size-apart*float32(len(all)-1))/2
	for i, ship := range all {
		p.add(ship, left+apart*float32(i), at.Y+at.H-size*0.6, size, size*0.75)
	}
}

// ship is a ship as it is on the chart.
func (p *picture) ship(ship cove.Target, size float32) fyne.CanvasObject {
	switch p.board.Legend(ship) {
	case cove.NoLegend:
	case cove.Navy:
		return pieces.Drawing(p.stage, "ships/chart-navy", size)
	default:
		return pieces.Drawing(p.stage, "ships/chart-black", size)
	}
	colour := p.colours[ship]
	return pieces.Tinted(p.stage, "ships/chart-"+strconv.Itoa(colour%len(palette.Seats)+1), size, widgets.SeatColour(colour))
}

// fight draws the ships of a fight side by side, and below what else could be done. A section that was to be hit is on its
// ship.
func (p *picture) fight(room geometry.Rectangle) {
	upper, lower := room, room
	fires := func(of cove.Action) bool { return of.Kind == cove.Fire || of.Kind == cove.Aim }
	if !fires(p.chosen) || !fires(p.better) {
		upper.H *= 0.55
		lower = geometry.Rect(room.X, room.Y+upper.H, room.W, room.H-upper.H)
	}
	at := p.fleet(upper, 36*p.by)
	for i, of := range []cove.Action{p.chosen, p.better} {
		if r, is := at[of.Target]; is && fires(of) && of.Section < cove.Sections && (i == 1 || p.chosen != p.better) {
			size := r.W * 0.44
			hit := geometry.Rect(r.X+float32(i)*(r.W-size), r.Y+r.H-size*0.8, size, size)
			p.put(widgets.OnPaper(p.stage.Colours(), pieces.Drawing(p.stage, hints.Pictured(of), size*0.86), size*0.86), size, hit)
		}
	}
	p.frames(func(of cove.Action) (geometry.Rectangle, bool) {
		r, there := at[of.Target]
		return r, there && fires(of)
	})
	if others := slices.DeleteFunc([]cove.Action{p.chosen, p.better}, fires); len(others) > 0 {
		p.choices(lower, nil, others...)
	}
}

// fleet draws the ships of a fight side by side, no wider than most, and says where.
func (p *picture) fleet(room geometry.Rectangle, most float32) map[cove.Target]geometry.Rectangle {
	var ships []cove.Target
	for ship := range cove.Target(cove.Ships) {
		if p.board.Fight.In[ship] {
			ships = append(ships, ship)
		}
	}
	places := glance.Grid(len(ships), room, 0.8, most, 5*p.by)
	at := map[cove.Target]geometry.Rectangle{}
	for i, ship := range ships {
		at[ship] = places[i]
		p.add(p.ship(ship, places[i].W), places[i].X, places[i].Y, places[i].W, places[i].W*0.75)
	}
	return at
}

// island is the island where the ship lies, nil for none.
func (p *picture) island() func(size float32) fyne.CanvasObject {
	island := p.board.Ships[p.seat].Island
	if island == cove.NoIsland {
		return nil
	}
	return func(size float32) fyne.CanvasObject {
		return pieces.Drawing(p.stage, "islands/"+island.String(), size)
	}
}

// choices draws choices side by side, unless they look alike; with something before them, nil for nothing.
func (p *picture) choices(room geometry.Rectangle, before func(size float32) fyne.CanvasObject, of ...cove.Action) {
	at := map[string]geometry.Rectangle{}
	for _, action := range of {
		at[hints.Pictured(action)] = geometry.Rectangle{}
	}
	if before != nil {
		upper := geometry.Rect(room.X, room.Y, room.W, room.H*0.52)
		size := min(upper.W*0.7, upper.H*0.95)
		p.put(before(size), size, upper)
		room = geometry.Rect(room.X, room.Y+upper.H, room.W, room.H-upper.H)
	}
	alike := len(at) < len(of) && p.chosen != p.better
	places := glance.Grid(len(at), room, 1, 34*p.by, 6*p.by)
	for i, action := range of[:len(at)] {
		sheet := geometry.NewSheet()
		hints.Picture(p.stage, sheet, action, geometry.Rect(0, 0, places[i].W, places[i].H))
		p.add(sheet.Container, places[i].X, places[i].Y, places[i].W, places[i].H)
		at[hints.Pictured(action)] = places[i]
	}
	if !alike {
		p.frames(func(action cove.Action) (geometry.Rectangle, bool) {
			return at[hints.Pictured(action)], slices.Contains(of, action)
		})
	}
}
