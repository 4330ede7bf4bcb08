package sound

import (
	"log/slog"
	"math/rand/v2"
	"sync/atomic"
	"time"
)

// Levels are volumes from 0, which is silence, to 1.
type Levels struct{ Effects, Harbour, Music float32 }

// Output is a device that has been opened. It fetches samples on goroutines of its own while it is on.
type Output interface {
	// On and Off start and stop the fetching of samples. It is off at first.
	On()
	Off()
	// Err is why the device has failed, nil while it works.
	Err() error
}

// Open opens a device and waits until it is there. fill gives the next samples, for left and right in turn, OutputRate
// of each in a second.
type Open func(fill func([]float32)) (Output, error)

// Player plays sounds. Its methods are for one goroutine; none of them blocks. No device is opened before something is
// to be played.
type Player struct {
	open     Open
	log      *slog.Logger
	orders   chan order // nil until something is to be played
	levels   Levels
	harbour  Scene
	finished bool
	random   *rand.Rand   // of the goroutine that serves
	found    atomic.Int32 // a Found

	// Told is called on any goroutine whenever Found changes. It has to be set before anything is played, and may be
	// nil.
	Told func()
}

// Found says whether there is a device that can play.
type Found int32

// The values of Found.
const (
	Unknown Found = iota // nobody has looked yet, or is looking just now
	Present
	Missing // it is looked for again when something is to be played
	Gone    // the same, after there was one
)

// Found is what is known of the device.
func (p *Player) Found() Found {
	if p.open == nil {
		return Missing
	}
	return Found(p.found.Load())
}

func (p *Player) tell(found Found) {
	if p.found.Swap(int32(found)) != int32(found) && p.Told != nil {
		p.Told()
	}
}

// Look finds out whether there is a device without playing anything.
func (p *Player) Look() { p.order(order{}) }

// order is what is to be played from now on.
type order struct {
	sound   Sound // None for none
	at      time.Time
	levels  Levels
	harbour Scene
}

// New makes a player for the device that open opens; with nil nothing is ever played.
func New(open Open, log *slog.Logger) *Player {
	return &Player{open: open, log: log, random: rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64()))}
}

// Play plays a sound now, or not at all.
func (p *Player) Play(s Sound) {
	if s != None && p.levels.Effects > 0 {
		p.say(order{sound: s})
	}
}

// SetLevels sets the volumes from now on.
func (p *Player) SetLevels(levels Levels) {
	if levels != p.levels {
		p.levels = levels
		p.say(order{})
	}
}

// Levels are the volumes as they were set last.
func (p *Player) Levels() Levels { return p.levels }

// SetHarbour sets the background from now on.
func (p *Player) SetHarbour(scene Scene) {
	if scene != p.harbour {
		p.harbour = scene
		p.say(order{})
	}
}

// Close ends all sounds. Later calls play nothing.
func (p *Player) Close() {
	p.finished = true
	if p.orders != nil {
		close(p.orders)
		p.orders = nil
	}
}

// orderly is how many orders may wait; while a device is being opened more would be useless.
const orderly = 16

// say hands an order on.
func (p *Player) say(o order) {
	heard := o.sound != None || p.levels.Harbour > 0 && p.harbour != Nowhere || p.levels.Music > 0
	if p.orders != nil || heard {
		p.order(o)
	}
}

// order hands an order on, and opens the device if it is the first.
func (p *Player) order(o order) {
	if p.finished || p.open == nil {
		return
	}
	if p.orders == nil {
		p.orders = make(chan order, orderly)
		go p.serve(p.orders)
	}
	o.at, o.levels, o.harbour = time.Now(), p.levels, p.harbour
	select {
	case p.orders <- o:
	default:
		p.makeRoom(o)
	}
}

// makeRoom puts an order in place of the oldest one: levels and harbour of the last one count.
func (p *Player) makeRoom(o order) {
	select {
	case <-p.orders:
	default:
	}
	select {
	case p.orders <- o:
	default:
	}
}

// late is how long after an event its sound would no longer fit what is on the screen.
const late = 150 * time.Millisecond

// patience is the pause before a device that was missing, busy or has failed is tried again.
const patience = 3 * time.Second

// watch is how often a device that is on is asked whether it still works.
const watch = time.Second

// serve opens the device, again when it has failed, and carries out orders until there are no more.
func (p *Player) serve(orders <-chan order) {
	m := newMixer(p.random)
	missing := Missing // what a device is that cannot be opened
	for reason := ""; ; {
		output, err := p.open(m.fill)
		if err == nil {
			p.tell(Present)
			if err = play(output, m, orders); err == nil {
				return
			}
			m.drop()
			missing = Gone
		} else {
			p.tell(missing)
		}
		if err.Error() != reason {
			reason = err.Error()
			p.log.Info("no sound", "error", reason)
		}
		if !pause(m, orders) {
			return
		}
	}
}

// pause carries out orders, of which nothing is heard, until the device is to be tried again: after a while, but only when
// something is to be played. It reports whether there may be more orders.
func pause(m *mixer, orders <-chan order) bool {
	over := time.After(patience)
	for {
		select {
		case o, more := <-orders:
			if !more {
				return false
			}
			o.sound = None
			m.take(o)
			if over == nil {
				return true
			}
		case <-over:
			if m.sounds() {
				return true
			}
			over = nil
		}
	}
}

// play carries out orders on a device until there are no more, or until it fails, which is the error then.
func play(output Output, m *mixer, orders <-chan order) error {
	defer output.Off()
	on := false
	for {
		if err := output.Err(); err != nil {
			return err
		}
		var asks <-chan time.Time
		switch wanted := m.sounds(); {
		case wanted && !on:
			output.On()
			on = true
		case on && !wanted:
			output.Off()
			on = false
		}
		if on {
			asks = time.After(watch)
		}
		select {
		case o, more := <-orders:
			if !more {
				return nil
			}
			if o.sound != None && time.Since(o.at) > late {
				o.sound = None
			}
			m.take(o)
		case <-m.silent:
		case <-asks:
		}
	}
}
