package table

import (
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/match"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Transport is what a replay is steered by: the course of the game as a rail with important events on it, and plates that
// move the replay on and back.
type Transport struct {
	*Replay

	Stage          *stage.Stage
	By             float32  // how much larger than usual everything is drawn
	TipBack, TipOn words.ID // what the plates do that move by a turn
	Marks          []Mark   // in order
}

// Mark is an important event on the rail.
type Mark struct {
	Step   int     // after which it stands
	Seen   int     // steps from there on to where the event is shown, where a click leads
	Says   string  // what happened
	Symbol string  // "" for a stroke
	High   float32 // part of the rail's height that a stroke has
}

// MarksOf are the marks of the events of a game: mark is how an event stands on the rail, the zero Mark for most, and tell what
// happened.
func MarksOf[A, E, C any](steps []match.Step[A, E, C], mark func(E) Mark, tell func(E) string) (all []Mark) {
	for i, step := range steps {
		for _, event := range step.Events {
			if m := mark(event); m != (Mark{}) {
				m.Step, m.Says = i+1, tell(event)
				all = append(all, m)
			}
		}
	}
	return all
}

// The gap between plates, the room beside their words, and how wide those with a sign are, on a table of usual size: no
// narrower than can be hit.
const (
	between             = 5
	beside              = 16
	leastSign, mostSign = 34, 48
)

// speeds are the words for the speed on its plate.
const speeds words.Family[settings.Speed] = "speed.*"

// button is a plate of the transport.
type button struct {
	kind widgets.PlateKind
	says []words.ID // one of them, the first now; none where it has a sign
	sign words.ID
	tip  words.ID
	tap  func()
	idle bool // there is nowhere to go
}

// buttons are the plates from left to right.
func (t *Transport) buttons() []button {
	first, last := t.At == 0, t.At == t.Last()
	sign := func(sign, tip words.ID, idle bool, tap func()) button {
		return button{sign: sign, tip: tip, tap: tap, idle: idle}
	}
	run := button{kind: widgets.CalmPlate, says: []words.ID{"replay.play", "replay.pause"}, tip: "replay.play.tip", tap: t.Run}
	if t.Runs && !last {
		run.says, run.tip = []words.ID{"replay.pause", "replay.play"}, "replay.pause.tip"
	}
	pace := []words.ID{speeds.ID(t.Speed())}
	for _, speed := range settings.Speeds {
		pace = append(pace, speeds.ID(speed))
	}
	leads := button{says: []words.ID{"replay.on", "result"}, tip: "replay.on.tip", tap: func() { t.Ways.PlayOn(t.At) }}
	if t.ShowsEnd() {
		leads = button{
			kind: widgets.CalmPlate, says: []words.ID{"result", "replay.on"}, tip: "result.tip", tap: t.Ways.Result,
		}
	}
	return []button{
		sign("replay.first", "replay.first.tip", first, t.First),
		sign("replay.turn.back", t.TipBack, first, t.TurnBack),
		sign("replay.back", "replay.back.tip", first, t.Back),
		run,
		sign("replay.forward", "replay.forward.tip", last, t.Forward),
		sign("replay.turn.forward", t.TipOn, last, t.TurnOn),
		sign("replay.last", "replay.last.tip", last, t.End),
		{says: pace, tip: "replay.speed", tap: t.Faster},
		{
			says: []words.ID{"replay.review"}, tip: "replay.review.tip", tap: func() { t.Ways.Review(t.At) },
			idle: !t.Over(),
		},
		leads,
	}
}

// LayPlates lays out the plates in a row. Those with words share the room, beside signs that can still be hit; none becomes
// wider or narrower when it says another thing.
func (t *Transport) LayPlates(s geometry.Sheet, room geometry.Rectangle) {
	w, buttons := t.Stage.Words, t.buttons()
	need := make([]float32, len(buttons))
	all, signs := float32(0), float32(0)
	for i, b := range buttons {
		for _, id := range b.says {
			need[i] = max(need[i], widgets.PlateWords(w.T(id), t.By)+beside*t.By)
		}
		if all += need[i]; need[i] == 0 {
			signs++
		}
	}
	free := room.W - float32(len(buttons)-1)*between
	narrow := min(max((free-all)/signs, leastSign*min(t.By, 1), widgets.Fingertip), max(mostSign*t.By, widgets.Fingertip))
	x := room.X
	for i, b := range buttons {
		says, wide := b.sign, narrow
		if need[i] > 0 {
			says, wide = b.says[0], (free-signs*narrow)*need[i]/all
		}
		plate := widgets.NewPlate(t.Stage.Colours(), b.kind, w.T(says), b.tap).WithToolTip(w.T(b.tip))
		plate.Growth = t.By
		plate.SetWaiting(b.idle)
		s.Fit(plate, geometry.Rect(x, room.Y, wide, max(room.H, widgets.Fingertip)))
		x += wide + between
	}
}

// LayRail lays out the rail; a click on it goes to that point.
func (t *Transport) LayRail(s geometry.Sheet, room geometry.Rectangle) {
	end := max(1, t.Last())
	x := func(step int) float32 { return room.X + room.W*float32(step)/float32(end) }
	bar := geometry.Rect(room.X, room.Y+room.H*0.35, room.W, room.H*0.3)
	rail := canvas.NewRectangle(palette.Fade(t.Stage.Colours().Edge, 0.5))
	rail.CornerRadius = bar.H / 2
	s.Fit(rail, bar)
	done := canvas.NewRectangle(palette.Calm)
	done.CornerRadius = bar.H / 2
	s.Fit(done, geometry.Rect(room.X, bar.Y, x(t.At)-room.X, bar.H))
	reach := room.Centred(room.W, max(room.H, widgets.Fingertip)) // as far as no plate is over it
	s.Fit(widgets.NewRail(func(part float32) { t.recall(int(part*float32(end) + 0.5)) }), reach)
	for _, m := range t.Marks {
		at := geometry.Rect(x(m.Step)-room.H/2, room.Y, room.H, room.H)
		if m.Symbol != "" {
			s.Fit(t.Stage.Symbol(m.Symbol, room.H), at)
		} else {
			width := max(2, room.H*0.16)
			stroke := canvas.NewRectangle(palette.Danger)
			s.Fit(stroke, geometry.Rect(x(m.Step)-width/2, room.Y+room.H*(1-m.High)/2, width, room.H*m.High))
		}
		s.Fit(widgets.NewAsked(m.Says, nil, func() { t.recall(m.Step + m.Seen) }), at.Inset(room.H*0.25))
	}
	knob := canvas.NewCircle(palette.Parchment)
	knob.StrokeColor, knob.StrokeWidth = palette.Ink, 1.5
	s.Fit(knob, geometry.Rect(x(t.At)-room.H*0.4, room.Y+room.H*0.1, room.H*0.8, room.H*0.8))
}
