package scenery

import (
	"context"
	"fmt"
	"image"
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/stage"
)

// Idle is the life in the large picture behind a screen while nobody does anything: lamps flicker, stars twinkle, light comes
// and goes on the water, a gull sails by. All of it is small pictures over the large one.
//
// Whatever changes, the toolkit paints the whole window, which takes a millisecond with a graphics card and twenty without.
// So it is measured what a change has cost, and the next one waits until that is a small share of the time since. Where changes
// are rare each of them is small, and nothing goes from place to place.
type Idle struct {
	stage    *stage.Stage
	ctx      context.Context
	life     life
	glimmers []*glimmer
	gull     []*canvas.Image // with its wings as in wings
	flags    []*flag
	size     fyne.Size
	grid     grid

	now    time.Duration // in the harbour, where time goes slowly if changes are rare
	last   time.Time     // when it changed
	fluent int           // how many changes have come soon, each after the one before
	flight time.Duration // since the gull has set out
}

const (
	idleShare  = 0.007                  // of a processor
	idleFrame  = 100 * time.Millisecond // from one change to the next at least
	idleFluent = 125 * time.Millisecond // and at most where something goes from place to place
	idleStep   = 300 * time.Millisecond // that a change takes the harbour on at most
	idleDoze   = 2 * time.Second        // until it is looked again whether anything may move
	hoistAfter = 16                     // changes that have come soon the flags are drawn as they wave and the gull sets out
)

// life is what moves in a picture.
type life struct {
	of     any                              // what tells the picture from others, comparable
	grid   func(width, height float64) grid // of the picture where it covers something of this size
	width  float64                          // of the picture
	lights []lights
	flags  []waving
	flight float64 // how far from the top the gull sets out and ends its way
	depth  int     // how many overlays are open while nothing covers it

	tone func(dark bool) func(color.NRGBA) color.NRGBA // what the hour makes of a colour, nil for nothing
}

// lights are alike: they come and go, at places of their own.
type lights struct {
	drawing string
	evening bool          // they are there only then
	most    float64       // how much they cover of what is under them
	period  time.Duration // of the first one
	at      [][3]float64  // their middles and widths, in units of the picture
}

// The lights of the start screen. Those on the water keep clear of what is before it.
var startLights = []lights{
	{"start-glint", false, 0.8, 5 * time.Second, [][3]float64{
		{800, 664, 70},
		{770, 690, 90},
		{838, 700, 80},
		{760, 717, 84},
		{858, 725, 70},
		{742, 760, 60},
		{900, 772, 60},
		{722, 806, 70},
		{930, 806, 60},
		{670, 846, 80},
		{1002, 882, 84},
		{640, 912, 90},
	}},
	{"start-crest", false, 0.6, 8 * time.Second, [][3]float64{
		{960, 742, 22},
		{1010, 770, 22},
		{1085, 800, 24},
		{1024, 836, 24},
		{1138, 790, 24},
		{1120, 736, 22},
		{1238, 888, 26},
		{1228, 934, 28},
		{1536, 902, 26},
	}},
	{"start-glow", true, 0.9, 4 * time.Second, [][3]float64{
		{1752, 846, 190}, {1666, 671, 120}, {1602, 775, 110}, {1640, 300, 80}, // on the quay, of the ship and its cabin, of the fort
		{1615, 640, 50}, {1661, 640, 50}, {1707, 640, 50}, {1753, 640, 50}, {1799, 640, 50}, // of the town
	}},
	{"start-glint", true, 0.6, 4 * time.Second, [][3]float64{{1660, 872, 70}, {1648, 890, 60}, {1654, 930, 52}}},
	{"start-star", true, 0.9, 4 * time.Second, [][3]float64{
		{330, 96, 26},
		{908, 96, 26},
		{1392, 74, 26},
		{601, 15, 14},
		{744, 34, 14},
		{1120, 55, 14},
		{912, 124, 14},
		{414, 96, 14},
		{1299, 75, 14},
		{1712, 23, 14},
	}},
}

// Those of the end are on the water to the left of the sheet, mostly before the sun.
var endLights = []lights{
	{"start-glint", false, 0.8, 5 * time.Second, [][3]float64{
		{742, 676, 80},
		{690, 700, 70},
		{770, 716, 84},
		{660, 742, 70},
		{720, 764, 90},
		{640, 806, 76},
		{736, 836, 84},
		{690, 882, 90},
		{760, 930, 84},
	}},
	{"start-crest", false, 0.6, 8 * time.Second, [][3]float64{
		{70, 770, 22},
		{150, 836, 24},
		{300, 790, 22},
		{228, 912, 26},
		{410, 862, 24},
		{520, 940, 26},
		{96, 950, 26},
		{480, 772, 22},
	}},
}

// glimmer is a light that comes and goes.
type glimmer struct {
	*canvas.Image
	most   float64
	period time.Duration
	begins float64 // the part of its period at which it is at first
}

// shine lets it be as bright as it is at a time. Two swings that never meet again look like chance.
func (g *glimmer) shine(now time.Duration) {
	turn := 2 * math.Pi * (now.Seconds()/g.period.Seconds() + g.begins)
	bright := 0.5 + 0.35*math.Sin(turn) + 0.15*math.Sin(math.Sqrt(6)*turn)
	g.Translucency = 1 - g.most*bright*bright
}

// NewStartIdle begins the life of the harbour behind the start screen. It ends when ctx is done, and there is none where nobody
// says how much of the processor has been used.
func NewStartIdle(ctx context.Context, s *stage.Stage) *Idle {
	return newIdle(ctx, s, life{
		of: "start", grid: startGrid, width: startWidth, lights: startLights, flags: startFlags, flight: 250,
		tone: func(dark bool) func(color.NRGBA) color.NRGBA {
			if dark {
				return atEvening
			}
			return nil
		},
	})
}

// NewEndIdle begins that of the picture at the end of a game, which is an overlay.
func NewEndIdle(ctx context.Context, s *stage.Stage, e Ending) *Idle {
	return newIdle(ctx, s, life{
		of: e.Mood, grid: endGrid, width: endWidth, lights: endLights, flight: 190, depth: 1, tone: e.tone,
	})
}

func newIdle(ctx context.Context, s *stage.Stage, of life) *Idle {
	i := &Idle{stage: s, ctx: ctx, life: of, flight: flightTime}
	if s.Used != nil {
		i.rest(idleDoze)
	}
	return i
}

// Over is what moves over a picture of this size in the present appearance, if anything does in it.
func (i *Idle) Over(size fyne.Size) (objects []fyne.CanvasObject) {
	i.glimmers, i.gull, i.flags = nil, nil, nil
	if i.stage.Used == nil || i.stage.HighContrast || i.stage.Still() {
		return nil
	}
	i.size, i.grid = size, i.life.grid(float64(size.Width), float64(size.Height))
	for _, of := range i.life.flags {
		f := &flag{Image: canvas.NewImageFromImage(nil), of: of}
		f.ScaleMode = canvas.ImageScaleFastest
		f.Hide()
		i.flags = append(i.flags, f)
		objects = append(objects, f.Image)
	}
	for _, l := range i.life.lights {
		if l.evening && !i.stage.Dark {
			continue
		}
		drawing := i.read(l.drawing)
		for n, at := range l.at {
			g := &glimmer{Image: i.picture(drawing, at[2]), most: l.most}
			g.period = l.period + l.period*time.Duration(n%4)/8
			g.begins = float64(n) * 0.618
			i.put(g.Image, at[0], at[1])
			g.shine(i.now)
			i.glimmers = append(i.glimmers, g)
			objects = append(objects, g.Image)
		}
	}
	for _, name := range wings {
		gull := i.picture(i.read(name), gullWidth)
		gull.Hide()
		i.gull = append(i.gull, gull)
		objects = append(objects, gull)
	}
	i.fly()
	return objects
}

// idleDrawing is a small drawing at an hour.
type idleDrawing struct {
	*draw.Drawing

	name    string
	evening bool
}

// read reads a drawing in the colours of the hour.
func (i *Idle) read(name string) idleDrawing {
	svg := assets.Scene(name)
	if tone := i.life.tone(i.stage.Dark); tone != nil && !shines[name] {
		svg = tinted(svg, tone)
	}
	drawing, err := draw.ReadDrawing(svg, color.NRGBA{})
	if err != nil {
		panic(fmt.Sprintf("%s: %v", name, err)) // embedded files are checked by a test
	}
	return idleDrawing{drawing, name, i.stage.Dark}
}

// picture is a drawing of a width in units of the large one.
func (i *Idle) picture(of idleDrawing, width float64) *canvas.Image {
	type key struct { // which is the same each time the drawing is read
		name    string
		evening bool
		of      any
	}
	w, h := of.Size()
	size := fyne.NewSize(float32(width*i.grid.scale), float32(width*h/w*i.grid.scale))
	shown := i.stage.PictureOf(key{of.name, of.evening, i.life.of}, size, func(width, height int) image.Image {
		c := draw.NewCanvas(max(width, 1), max(height, 1), w)
		c.Lay(of.Drawing, 0, 0, w)
		return c.Sheet()
	})
	shown.Resize(size)
	return shown
}

// shines are the drawings whose colours are those of the evening.
var shines = map[string]bool{"start-glow": true, "start-star": true}

// put puts the middle of a picture at a place of the large one.
func (i *Idle) put(shown *canvas.Image, x, y float64) {
	x, y = i.grid.x+x*i.grid.scale, i.grid.y+y*i.grid.scale
	size := shown.Size()
	shown.Move(fyne.NewPos(float32(x)-size.Width/2, float32(y)-size.Height/2))
}

// The gull, in units of the picture: it comes from beyond the right edge, higher than the masts, and goes as slowly as one
// far away.
const (
	gullWidth  = 76
	flightTime = time.Minute
	flightUp   = 80               // how much higher it is in the middle of its way
	flightRest = 20 * time.Second // from one flight to the next
)

// wings are the gull as it glides, and with its wings up and down.
var wings = [...]string{"start-gull", "start-gull-up", "start-gull-down"}

// strokes are how it holds its wings, by stroke: it beats them a few times and glides on.
var strokes = [...]int{0, 1, 0, 2, 0, 1, 0, 2, 24: 0}

const stroke = 150 * time.Millisecond

// fly puts the gull where it is, if it is on its way.
func (i *Idle) fly() {
	along := i.flight.Seconds() / flightTime.Seconds()
	holds := strokes[int(i.flight/stroke)%len(strokes)]
	for n, gull := range i.gull {
		gull.Hidden = along >= 1 || n != holds
		i.put(gull, i.life.width+gullWidth-(i.life.width+2*gullWidth)*along, i.life.flight-flightUp*math.Sin(math.Pi*along))
	}
}

// rest lets everything be as it is for a time.
func (i *Idle) rest(length time.Duration) { i.stage.After(i.ctx, length, i.breathe) }

// moves reports whether anything may move: somebody sees it who does not mind.
func (i *Idle) moves() bool {
	s := i.stage
	return len(i.glimmers) > 0 && !s.Still() && s.Depth() <= i.life.depth && !s.Away
}

// breathe changes everything a little, and again after a time that follows from what that has cost.
func (i *Idle) breathe() {
	if !i.moves() {
		i.fluent = 0
		i.rest(idleDoze)
		return
	}
	begun, used := i.stage.Time(), i.stage.Used()
	i.advance(min(begun.Sub(i.last), idleStep))
	i.last = begun
	i.stage.Painted(i.ctx, func() {
		cycle := max(idleFrame, time.Duration(float64(i.stage.Used()-used)/idleShare))
		if i.fluent++; cycle > idleFluent {
			i.fluent = 0
		}
		i.rest(cycle - i.stage.Time().Sub(begun))
	})
}

// advance takes the harbour on by a time.
func (i *Idle) advance(by time.Duration) {
	i.now += by
	for _, g := range i.glimmers {
		g.shine(i.now)
	}
	if i.fluent >= hoistAfter || i.flight < flightTime { // on its way it goes on
		i.flight = (i.flight + by) % (flightTime + flightRest)
	}
	i.fly()
	if i.fluent > 0 {
		i.wave()
	}
	if i.fluent == hoistAfter && len(i.flags) > 0 && i.flags[0].waves == nil {
		i.hoist()
	}
	canvas.Refresh(i.glimmers[0].Image) // one is enough for the toolkit to paint all
}
