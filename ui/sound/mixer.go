package sound

import (
	"math"
	"math/rand/v2"
	"sync"
	"time"
)

// OutputRate is the number of samples that a device plays in a second, for each side: twice as many as the files have,
// and what most devices play without a conversion of their own.
const OutputRate = 2 * rate

// mixer makes one stream of everything that is heard.
type mixer struct {
	silent chan struct{} // told when nothing has been heard for a while

	// Of the goroutine that takes orders.
	clips  clips
	random *rand.Rand
	last   map[string]int // which file of a layer was heard last, by the layer's first

	mu      sync.Mutex
	voices  []voice
	levels  Levels // as they are, on their way to
	wanted  Levels
	harbour harbour
	music   music
	quiet   int // samples since something was heard
	begun   map[Sound]time.Time
	limiter limiter
	doubles [2]doubler
}

// voice is a sound on its way.
type voice struct {
	clip        clip
	at, step    float64 // in samples, which a voice that is raised goes through faster
	left, right float32
	of          part
}

// part is what a sound belongs to, which has a volume of its own.
type part uint8

const (
	theEffects part = iota
	theHarbour
	theMusic
)

// of is the volume of a part.
func (l Levels) of(p part) float32 {
	return [...]float32{theEffects: l.Effects, theHarbour: l.Harbour, theMusic: l.Music}[p]
}

// sample is where a voice is, on the curve through four samples of its clip: a straight line between two would rattle.
func (v *voice) sample() float32 {
	i := int(v.at)
	near := func(i int) float32 { return float32(v.clip[min(max(i, 0), len(v.clip)-1)]) / (1 << 15) }
	a, b, c, d, x := near(i-1), near(i), near(i+1), near(i+2), float32(v.at-float64(i))
	return b + x/2*(c-a+x*(2*a-5*b+4*c-d+x*(3*(b-c)+d-a)))
}

const (
	mostVoices = 24
	apart      = 100 * time.Millisecond // from a sound to the same one again; together they would only be louder
	detuned    = 0.02                   // of its pitch, by which a sound is higher or lower each time: no two coins are alike
	lull       = rate / 4               // of silence before the device rests, so that it has played the end
	ramp       = 1.0 / (rate / 25)      // by which levels change with each sample: nothing clicks
)

func newMixer(random *rand.Rand) *mixer {
	return &mixer{
		silent: make(chan struct{}, 1), clips: clips{}, random: random, last: map[string]int{},
		begun: map[Sound]time.Time{}, quiet: lull,
		harbour: harbour{random: rand.New(rand.NewPCG(random.Uint64(), random.Uint64()))},
	}
}

// voicesOf are those of a sound, not quite as it was the last time.
func (m *mixer) voicesOf(s Sound) (all []voice) {
	_, semitones := s.parts()
	for _, files := range s.Files() {
		n := 0
		if others := len(files) - 1; others > 0 {
			n = (m.last[files[0]] + 1 + m.random.IntN(others)) % len(files)
			m.last[files[0]] = n
		}
		pitch := 1 + detuned*(2*m.random.Float64()-1)
		step := math.Exp2(float64(semitones)/12) * pitch
		all = append(all, voice{clip: m.clips.of(files[n]), step: step, left: 1, right: 1})
	}
	return all
}

// take carries out an order. Files are read before the device has to wait for them.
func (m *mixer) take(o order) {
	if o.levels.Harbour == 0 {
		o.harbour = Nowhere
	}
	var voices []voice
	if o.sound != None {
		voices = m.voicesOf(o.sound)
	}
	surroundings := surroundingsOf(o.harbour, m.clips)
	var strings [2]clip
	if o.levels.Music > 0 {
		strings = stringsOf(m.clips)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.rests() {
		m.levels, m.harbour.loud = o.levels, 0 // nobody hears the change
	}
	m.wanted = o.levels
	m.harbour.enter(o.harbour, surroundings)
	if o.levels.Music == 0 {
		m.music = music{} // the next time it begins anew
	}
	m.music.strings = strings
	if o.sound == None || o.at.Sub(m.begun[o.sound]) < apart || len(m.voices)+len(voices) > mostVoices {
		return
	}
	m.begun[o.sound] = o.at
	m.voices = append(m.voices, voices...)
	m.quiet = 0
}

// drop forgets what is on its way: nobody would hear it in time.
func (m *mixer) drop() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.voices, m.quiet = nil, lull
}

// sounds reports whether something is heard, or has been just now.
func (m *mixer) sounds() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return !m.rests()
}

func (m *mixer) rests() bool {
	return len(m.voices) == 0 && !m.lively() && m.wanted.Music == 0 && m.quiet >= lull
}

// lively reports whether the harbour is heard.
func (m *mixer) lively() bool {
	return m.harbour.scene != Nowhere || m.harbour.loud > 0 && m.levels.Harbour > 0
}

// fill gives the next samples, for left and right in turn.
func (m *mixer) fill(out []float32) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := 0; i+3 < len(out); i += 4 {
		left, right := m.limiter.next(m.next())
		out[i], out[i+2] = held(m.doubles[0].double(left))
		out[i+1], out[i+3] = held(m.doubles[1].double(right))
	}
	clear(out[len(out)&^3:])
	if m.rests() {
		select {
		case m.silent <- struct{}{}:
		default: // it has been told
		}
	}
}

// next is the next sample of everything.
func (m *mixer) next() (left, right float32) {
	m.levels.Effects = towards(m.levels.Effects, m.wanted.Effects, ramp)
	m.levels.Harbour = towards(m.levels.Harbour, m.wanted.Harbour, ramp)
	m.levels.Music = towards(m.levels.Music, m.wanted.Music, ramp)
	if m.lively() {
		var begins *voice
		left, right, begins = m.harbour.next()
		left, right = left*m.levels.Harbour, right*m.levels.Harbour
		if begins != nil && len(m.voices) < mostVoices {
			m.voices = append(m.voices, *begins)
		}
		m.quiet = 0
	}
	if m.wanted.Music > 0 {
		m.voices = append(m.voices, m.music.plays()...)
	}
	kept := m.voices[:0]
	for _, v := range m.voices {
		level := m.levels.of(v.of)
		if int(v.at) >= len(v.clip) || level == 0 {
			continue
		}
		x := v.sample() * level
		v.at += v.step
		left, right = left+x*v.left, right+x*v.right
		kept = append(kept, v)
		m.quiet = 0
	}
	m.voices = kept
	m.quiet++
	return left, right
}

// towards goes a step from one value to another.
func towards(value, to, step float32) float32 {
	return min(max(to, value-step), value+step)
}

// held keeps two samples below 1: between two loud ones, the curve through them may be louder than both.
func held(a, b float32) (float32, float32) {
	const loudest = 1 - 1.0/(1<<15)
	return min(max(a, -loudest), loudest), min(max(b, -loudest), loudest)
}

// taps is how many samples at either side say what comes between two of them.
const taps = 6

// between are their weights, from the nearest on.
var between = func() (weights [taps]float32) {
	sum := 0.0
	for i := range weights {
		x := float64(i) + 0.5
		window := 0.5 + 0.5*math.Cos(math.Pi*x/(taps+0.5))
		weight := math.Sin(math.Pi*x) / (math.Pi * x) * window
		weights[i] = float32(weight)
		sum += 2 * weight
	}
	for i := range weights {
		weights[i] /= float32(sum)
	}
	return weights
}()

// doubler makes two samples of one: a sample, and what comes between it and the one after it.
type doubler struct{ last [2 * taps]float32 }

func (d *doubler) double(x float32) (itself, after float32) {
	copy(d.last[:], d.last[1:])
	d.last[2*taps-1] = x
	for i, weight := range between {
		after += weight * (d.last[taps-1-i] + d.last[taps+i])
	}
	return d.last[taps-1], after
}
