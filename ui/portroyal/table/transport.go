package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// ribbon is what replaces the question in a replay: the progress of the game, a timeline with important events,
// and the plates that move it on and back.
func (r *replay) ribbon(room geometry.Rectangle) fyne.CanvasObject {
	t, s := r.table, geometry.NewSheet()
	by, w := t.growth(), t.stage.Words
	plan := layout.Transport(room, by, r.needs(by))
	s.Fit(r.paper.fit(t.stage, plan.Ribbon), plan.Ribbon)
	turn, last := t.match.TurnAt(r.at), t.match.TurnAt(r.last())
	said := widgets.BoldLine(w.T("replay.at", "Turn", turn, "Turns", last,
		"Player", t.name(t.match.ActiveAt(r.at))), 15*by, t.stage.Colours().Text)
	widgets.Shorten(said, plan.Said.W)
	size := said.MinSize()
	s.Fit(said, geometry.Rect(plan.Said.X, plan.Said.Y, size.Width, plan.Said.H))
	r.timeline(s, plan.Line)
	for i, button := range r.buttons() {
		plate := t.plate(button.kind, button.text, button.tap).WithToolTip(button.tip)
		plate.SetWaiting(button.idle)
		s.Fit(plate, plan.Plates[i])
	}
	return s.Container
}

// button is a plate of the transport.
type button struct {
	kind      widgets.PlateKind
	text, tip string
	tap       func()
	idle      bool // there is nowhere to go
}

// buttons are the plates of the transport from left to right, see layout.Transport.
func (r *replay) buttons() [layout.TransportPlates]button {
	t, w := r.table, r.table.stage.Words
	plate := func(kind widgets.PlateKind, id words.Tipped, idle bool, tap func()) button {
		return button{kind, w.T(words.ID(id)), w.T(id.Tip()), tap, idle}
	}
	runs := words.Tipped("replay.play")
	if r.runs && r.at < r.last() {
		runs = "replay.pause"
	}
	first, last, plain := r.at == 0, r.at == r.last(), widgets.PlainPlate
	speed := w.T(speeds.ID(r.speed()))
	leads := plate(plain, "replay.on", false, func() { t.calls.PlayOn(r.at) })
	if r.showsEnd() {
		leads = plate(widgets.CalmPlate, "result", false, t.calls.Over)
	}
	return [layout.TransportPlates]button{
		plate(plain, "replay.first", first, r.toBeginning),
		plate(plain, "replay.turn.back", first, func() { r.byTurns(-1) }),
		plate(plain, "replay.back", first, func() { r.byAction(-1) }),
		plate(widgets.CalmPlate, runs, false, r.run),
		plate(plain, "replay.forward", last, func() { r.byAction(1) }),
		plate(plain, "replay.turn.forward", last, func() { r.byTurns(1) }),
		plate(plain, "replay.last", last, r.toEnd),
		{plain, speed, w.T("replay.speed"), r.faster, false},
		plate(plain, "replay.review", !t.match.Over(), func() { t.calls.Review(r.at) }),
		leads,
	}
}

// needs is how wide the plates would be, 0 for those with a sign. No plate becomes wider or narrower when it says another
// thing.
func (r *replay) needs(by float32) (need [layout.TransportPlates]float32) {
	pace := make([]words.ID, len(settings.Speeds))
	for i, speed := range settings.Speeds {
		pace[i] = speeds.ID(speed)
	}
	for i, says := range map[int][]words.ID{
		3: {"replay.play", "replay.pause"}, 7: pace, 8: {"replay.review"}, 9: {"replay.on", "result"},
	} {
		for _, id := range says {
			need[i] = max(need[i], widgets.PlateWords(r.table.stage.Words.T(id), by)+beside*by)
		}
	}
	return need
}

// beside is the room beside the words of a plate, on a table of usual size.
const beside = 16

// speeds are the words for the speed on its plate.
const speeds words.Family[settings.Speed] = "speed.*"

// mark is an important event on the timeline.
type mark struct {
	step  int
	event portroyal.Event
}

// seenAt is the number of steps after which a mark's event is shown: before a lost harbour is cleared, and after
// any other event.
func (m mark) seenAt() int {
	if m.event.Kind == portroyal.WentBust {
		return max(m.step-1, 0)
	}
	return m.step
}

// marks lists the marks, in order.
func (r *replay) marks() (all []mark) {
	for i, step := range r.table.match.Steps() {
		for _, event := range step.Events {
			tax := event.Kind == portroyal.CardRevealed && event.Card.Face().Type == portroyal.TaxIncrease
			if _, marked := markLooks[event.Kind]; marked && (event.Kind != portroyal.CardRevealed || tax) {
				all = append(all, mark{i + 1, event})
			}
		}
	}
	return all
}

// markLook is the look of a mark: by colour, and by shape for players who cannot tell the colours apart.
type markLook struct {
	symbol string
	high   float32 // part of the line's height, if it has no symbol
}

// markLooks are the looks of all events that are marked.
var markLooks = map[portroyal.EventKind]markLook{
	portroyal.WentBust:          {high: 1},
	portroyal.CardRevealed:      {high: 0.5}, // a tax increase
	portroyal.Claimed:           {symbol: "crest"},
	portroyal.ContractFulfilled: {symbol: "wax-anchor"},
}

// timeline draws the timeline; a click on it goes to that point.
func (r *replay) timeline(s geometry.Sheet, room geometry.Rectangle) {
	t, end := r.table, max(1, r.last())
	x := func(step int) float32 { return room.X + room.W*float32(step)/float32(end) }
	bar := geometry.Rect(room.X, room.Y+room.H*0.35, room.W, room.H*0.3)
	rail := canvas.NewRectangle(palette.Fade(t.stage.Colours().Edge, 0.5))
	rail.CornerRadius = bar.H / 2
	s.Fit(rail, bar)
	done := canvas.NewRectangle(palette.Calm)
	done.CornerRadius = bar.H / 2
	s.Fit(done, geometry.Rect(room.X, bar.Y, x(r.at)-room.X, bar.H))
	s.Fit(widgets.NewRail(func(part float32) { r.goTo(int(part*float32(end) + 0.5)) }), room)
	for _, m := range r.marks() {
		look := markLooks[m.event.Kind]
		at := geometry.Rect(x(m.step)-room.H/2, room.Y, room.H, room.H)
		if look.symbol != "" {
			s.Fit(t.stage.Symbol(look.symbol, room.H), at)
		} else {
			width := max(2, room.H*0.16)
			tick := canvas.NewRectangle(palette.Danger)
			s.Fit(tick, geometry.Rect(x(m.step)-width/2, room.Y+room.H*(1-look.high)/2, width, room.H*look.high))
		}
		tip := widgets.NewAsked(t.teller().Event(m.event), nil, func() { r.goTo(m.seenAt()) })
		s.Fit(tip, at.Inset(room.H*0.25))
	}
	knob := canvas.NewCircle(palette.Parchment)
	knob.StrokeColor, knob.StrokeWidth = palette.Ink, 1.5
	s.Fit(knob, geometry.Rect(x(r.at)-room.H*0.4, room.Y+room.H*0.1, room.H*0.8, room.H*0.8))
}
