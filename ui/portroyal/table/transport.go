package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// transport takes the place of the question in a replay: how far the game has come, a line of time with what
// mattered, and the plates that move it on and back.
func (t *Table) transport(room layout.Rectangle) fyne.CanvasObject {
	s, by, w := layout.NewSheet(), t.growth(), t.stage.Words
	plan := layout.Transport(room, by)
	s.Fit(t.ribbon(plan.Ribbon), plan.Ribbon)
	turn, last := t.match.TurnAt(t.again.at), t.match.TurnAt(len(t.match.Steps()))
	said := widgets.BoldLine(w.T("replay.at", "Turn", turn, "Turns", last,
		"Player", t.name(t.match.ActiveAt(t.again.at))), 15*by, t.stage.Colours().Text)
	widgets.Shorten(said, plan.Said.W)
	size := said.MinSize()
	s.Fit(said, layout.Rect(plan.Said.X, plan.Said.Y, size.Width, plan.Said.H))
	t.timeline(s, plan.Line)
	for i, button := range t.buttons() {
		plate := t.plate(button.kind, button.text, button.tap).WithToolTip(button.tip)
		plate.SetWaiting(button.idle)
		s.Fit(plate, plan.Plates[i])
	}
	return s.Container
}

// keptRibbon is the ground of the transport as it was drawn last.
type keptRibbon struct {
	size    fyne.Size
	colours *look.Colours
	picture *canvas.Image
}

// ribbon is the ground of the transport.
func (t *Table) ribbon(at layout.Rectangle) fyne.CanvasObject {
	kept, colours := &t.paper, t.stage.Colours()
	if kept.picture == nil || kept.size != at.Size() || kept.colours != colours {
		drawn := widgets.DrawStrip(colours, t.stage.Pixels(at.W), t.stage.Pixels(at.H))
		*kept = keptRibbon{at.Size(), colours, canvas.NewImageFromImage(drawn)}
		kept.picture.ScaleMode = canvas.ImageScaleFastest
	}
	return kept.picture
}

// button is a plate of the transport.
type button struct {
	kind      widgets.PlateKind
	text, tip string
	tap       func()
	idle      bool // there is nowhere to go
}

// buttons are the plates of the transport from left to right, see layout.Transport.
func (t *Table) buttons() [layout.TransportPlates]button {
	a, end, w := t.again, len(t.match.Steps()), t.stage.Words
	plate := func(kind widgets.PlateKind, id words.Tipped, idle bool, tap func()) button {
		return button{kind, w.T(words.ID(id)), w.T(id.Tip()), tap, idle}
	}
	runs := words.Tipped("replay.play")
	if a.runs {
		runs = "replay.pause"
	}
	first, last, plain := a.at == 0, a.at == end, widgets.PlainPlate
	speed := w.T(speeds.ID(t.speed()))
	leads := plate(plain, "replay.on", false, func() { t.calls.PlayOn(a.at) })
	if t.showsEnd() {
		leads = plate(widgets.CalmPlate, "result", false, t.calls.Over)
	}
	return [layout.TransportPlates]button{
		plate(plain, "replay.first", first, func() { t.byAction(-a.at) }),
		plate(plain, "replay.turn.back", first, func() { t.byTurns(-1) }),
		plate(plain, "replay.back", first, func() { t.byAction(-1) }),
		plate(widgets.CalmPlate, runs, false, t.run),
		plate(plain, "replay.forward", last, func() { t.byAction(1) }),
		plate(plain, "replay.turn.forward", last, func() { t.byTurns(1) }),
		plate(plain, "replay.last", last, func() { t.byAction(end - a.at) }),
		{plain, speed, w.T("replay.speed"), t.faster, false},
		leads,
	}
}

// speeds are the words for the speed on its plate.
const speeds words.Family[settings.Speed] = "speed.*"

// faster has the replay take the next speed, and after the last the first. Games go on at the one in the settings.
func (t *Table) faster() {
	at := slices.Index(settings.Speeds, t.speed())
	t.watched = settings.Speeds[(at+1)%len(settings.Speeds)]
	t.build()
}

// speed is how fast things happen on the table: in a replay as the player has chosen there.
func (t *Table) speed() settings.Speed {
	if t.again != nil && t.watched != "" {
		return t.watched
	}
	return t.stage.Settings.Speed
}

// mark is something on the line of time that mattered.
type mark struct {
	step  int
	event portroyal.Event
}

// seenAt is the number of steps after which a mark's event can be seen: before a harbour is lost, after anything
// else.
func (m mark) seenAt() int {
	if m.event.Kind == portroyal.WentBust {
		return max(m.step-1, 0)
	}
	return m.step
}

// marks lists them, in order.
func (t *Table) marks() (all []mark) {
	for i, step := range t.match.Steps() {
		for _, event := range step.Events {
			tax := event.Kind == portroyal.CardRevealed && event.Card.Face().Type == portroyal.TaxIncrease
			if _, marked := markLooks[event.Kind]; marked && (event.Kind != portroyal.CardRevealed || tax) {
				all = append(all, mark{i + 1, event})
			}
		}
	}
	return all
}

// markLook is how a mark looks: by colour, and by shape for players who cannot tell the colours apart.
type markLook struct {
	symbol string
	high   float32 // of the line, where it has no symbol
}

// markLooks are those of all events that are marked.
var markLooks = map[portroyal.EventKind]markLook{
	portroyal.WentBust:          {high: 1},
	portroyal.CardRevealed:      {high: 0.5}, // a tax increase
	portroyal.Claimed:           {symbol: "crest"},
	portroyal.ContractFulfilled: {symbol: "wax-anchor"},
}

// timeline draws the line of time; a click on it goes there.
func (t *Table) timeline(s layout.Sheet, r layout.Rectangle) {
	c, end := t.stage.Colours(), max(1, len(t.match.Steps()))
	x := func(step int) float32 { return r.X + r.W*float32(step)/float32(end) }
	bar := layout.Rect(r.X, r.Y+r.H*0.35, r.W, r.H*0.3)
	rail := canvas.NewRectangle(palette.Fade(c.Edge, 0.5))
	rail.CornerRadius = bar.H / 2
	s.Fit(rail, bar)
	done := canvas.NewRectangle(palette.Calm)
	done.CornerRadius = bar.H / 2
	s.Fit(done, layout.Rect(r.X, bar.Y, x(t.again.at)-r.X, bar.H))
	s.Fit(widgets.NewRail(func(part float32) { t.goTo(int(part*float32(end) + 0.5)) }), r)
	for _, m := range t.marks() {
		look := markLooks[m.event.Kind]
		at := layout.Rect(x(m.step)-r.H/2, r.Y, r.H, r.H)
		if look.symbol != "" {
			s.Fit(t.stage.Symbol(look.symbol, r.H), at)
		} else {
			width := max(2, r.H*0.16)
			tick := canvas.NewRectangle(palette.Danger)
			s.Fit(tick, layout.Rect(x(m.step)-width/2, r.Y+r.H*(1-look.high)/2, width, r.H*look.high))
		}
		tip := widgets.NewAsked(t.teller().Event(m.event), nil, func() { t.goTo(m.seenAt()) })
		s.Fit(tip, at.Inset(r.H*0.25))
	}
	knob := canvas.NewCircle(palette.Parchment)
	knob.StrokeColor, knob.StrokeWidth = palette.Ink, 1.5
	s.Fit(knob, layout.Rect(x(t.again.at)-r.H*0.4, r.Y+r.H*0.1, r.H*0.8, r.H*0.8))
}
