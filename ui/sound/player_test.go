package sound

import (
	"errors"
	"io"
	"log/slog"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"portroyal/assets"
)

// silence is where tests log to.
var silence = slog.New(slog.NewTextHandler(io.Discard, nil))

// chance is the same each time.
func chance() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

// heard is a device that keeps what it plays. While it is on it fetches a fiftieth of a second at a time.
type heard struct {
	mu    sync.Mutex
	on    bool
	kept  []float32
	times int   // that it was on
	opens int   // that it was tried
	wrong error // why it does not work; nil while it does
}

func (h *heard) open(fill func([]float32)) (Output, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.opens++
	h.on = false
	if h.wrong != nil {
		return nil, h.wrong
	}
	go func() {
		for h.Err() == nil {
			time.Sleep(time.Second / 50)
			h.fetch(fill)
		}
	}()
	return h, nil
}

func (h *heard) fetch(fill func([]float32)) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.on {
		samples := make([]float32, OutputRate/50*2)
		fill(samples)
		h.kept = append(h.kept, samples...)
	}
}

func (h *heard) On() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.times++
	h.on = true
}

func (h *heard) Off() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.on = false
}

func (h *heard) Err() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.wrong
}

// breaks lets the device go away, and works lets it come back.
func (h *heard) breaks() { h.become(errors.New("unplugged")) }
func (h *heard) works()  { h.become(nil) }

// ends lets it fetch nothing any more, for good.
func (h *heard) ends() {
	h.breaks()
	time.Sleep(time.Second)
}

func (h *heard) become(wrong error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.on, h.wrong = h.on && wrong == nil, wrong
}

// tries is how often it was tried to open it.
func (h *heard) tries() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.opens
}

// plays is what has been played so far.
func (h *heard) plays() []float32 {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.kept
}

// ons is how often it was on.
func (h *heard) ons() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.times
}

// seconds is how long something was played.
func (h *heard) seconds() float64 { return float64(len(h.plays())) / (2 * OutputRate) }

// peak is the loudest sample.
func (h *heard) peak() (most float32) {
	for _, x := range h.plays() {
		most = max(most, x, -x)
	}
	return most
}

// listen runs a test with a player and what is heard of it.
func listen(t *testing.T, do func(p *Player, h *heard)) {
	t.Helper()
	synctest.Test(t, func(*testing.T) {
		var h heard
		p := New(h.open, silence)
		p.random = chance()
		do(p, &h)
		p.Close()
		h.ends()
	})
}

// Sounds of any game and of the harbour have files.
func TestSoundsHaveFiles(t *testing.T) {
	for _, s := range []Sound{Turned, Coin, Coins, LastRound, Turn, Won, Lost} {
		for _, file := range slices.Concat(s.Files()...) {
			if !slices.Contains(assets.Sounds(), file) {
				t.Errorf("%s of %s is no file", file, s)
			}
		}
	}
	files := clips{}
	for scene := Morning; scene <= Night; scene++ {
		if s := surroundingsOf(scene, files); len(s.waves) == 0 || len(s.cries) == 0 {
			t.Errorf("scene %d has no files", scene)
		}
	}
}

// A sound is played to its end, and the device rests soon afterwards.
func TestTheDeviceRestsAfterwards(t *testing.T) {
	listen(t, func(p *Player, h *heard) {
		p.SetLevels(Levels{Effects: 1})
		p.Play("tax")
		time.Sleep(5 * time.Second)
		synctest.Wait()
		length := float64(len(clips{}.of("tax"))) / rate
		if s := h.seconds(); s < length+0.2 || s > length+0.5 {
			t.Errorf("%.2f s were played of a sound of %.2f s", s, length)
		}
		if h.peak() < 0.5 || h.peak() > 0.75 {
			t.Errorf("its loudest sample is %.2f", h.peak())
		}
		plays := h.plays()
		for _, x := range plays[len(plays)-OutputRate/10:] {
			if x != 0 {
				t.Fatal("the device stops in the middle of something")
			}
		}
		p.Play(Coin)
		time.Sleep(5 * time.Second)
		if h.ons() != 2 {
			t.Errorf("it was on %d times", h.ons())
		}
	})
}

// Nothing is opened before something is to be heard, and nothing is heard that is switched off.
func TestNothingIsOpenedForSilence(t *testing.T) {
	opened := 0
	p := New(func(func([]float32)) (Output, error) { opened++; return nil, errors.New("none") }, silence)
	p.Play(Lost)
	p.SetHarbour(Evening)
	p.SetLevels(Levels{Effects: 1})
	p.SetLevels(Levels{})
	p.Play(Lost)
	p.Play(None)
	p.Close()
	p.SetLevels(Levels{Effects: 1})
	p.Play(Lost)
	if p.orders != nil || opened > 0 {
		t.Error("a device is opened")
	}
	New(nil, silence).Play(Lost) // of a build without a device
}

// Without a device everything is as with one, but for what is heard. It is tried again after a while, when something is to
// be heard, and when there is one, it is.
func TestWithoutADevice(t *testing.T) {
	listen(t, func(p *Player, h *heard) {
		h.breaks()
		p.SetLevels(Levels{Effects: 1})
		for try := 1; try <= 2; try++ {
			for range 100 {
				p.Play(Coin)
				time.Sleep(patience / 200)
			}
			synctest.Wait()
			if h.tries() != try {
				t.Errorf("it was tried %d times, want %d", h.tries(), try)
			}
			time.Sleep(10 * patience)
		}
		p.SetLevels(Levels{Effects: 1, Harbour: 1})
		p.SetHarbour(Night)
		time.Sleep(10 * patience)
		if again := h.tries() - 2; again < 9 || again > 11 {
			t.Errorf("for the harbour it was tried %d times", again)
		}
		h.works()
		time.Sleep(patience + 10*time.Second)
		if h.seconds() < 9.9 {
			t.Errorf("%.1f s are heard", h.seconds())
		}
	})
}

// A device that is never there holds nobody up.
func TestADeviceThatDoesNotAnswer(t *testing.T) {
	answer := make(chan struct{})
	p := New(func(func([]float32)) (Output, error) { <-answer; return nil, errors.New("busy") }, silence)
	p.SetLevels(Levels{Effects: 1})
	for range 10 * orderly {
		p.Play(Coin)
	}
	p.Close()
	close(answer)
}

// A device that goes away, as headphones do, or with a sound server that is restarted, is tried again, also if nothing new
// is to be heard: the harbour and the music go on when it is back. What was to be heard meanwhile is not heard then.
func TestADeviceThatGoesAway(t *testing.T) {
	listen(t, func(p *Player, h *heard) {
		p.SetLevels(Levels{Effects: 1, Music: 0.01})
		time.Sleep(10 * time.Second)
		for range 3 {
			h.breaks()
			p.Play(Lost)
			time.Sleep(10 * time.Second)
			p.Play(Lost)
			before := len(h.plays())
			h.works()
			time.Sleep(10 * time.Second)
			plays := h.plays()[before:]
			if s := float64(len(plays)) / (2 * OutputRate); s < (10*time.Second - patience - watch).Seconds() {
				t.Errorf("of 10 s after it was back %.1f are heard", s)
			}
			if most := slices.Max(plays); most == 0 || most > 0.02 {
				t.Errorf("its loudest sample is %.3f", most)
			}
		}
		p.Play(Lost)
		time.Sleep(time.Second)
		if h.peak() < 0.3 {
			t.Error("effects are not heard any more")
		}
	})
}

// Sounds that come too late, as while the device is being opened, are not heard; levels set meanwhile count.
func TestLateSoundsAreNotHeard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var h heard
		p := New(func(fill func([]float32)) (Output, error) { time.Sleep(2 * late); return h.open(fill) }, silence)
		p.SetLevels(Levels{Effects: 1})
		for range 3 * orderly {
			p.Play(Lost)
		}
		p.SetLevels(Levels{Effects: 0.1})
		time.Sleep(time.Second)
		if h.ons() > 0 {
			t.Error("what came too late is heard")
		}
		p.Play("tax")
		time.Sleep(2 * time.Second)
		if h.peak() == 0 || h.peak() > 0.1 {
			t.Errorf("the loudest sample is %.2f", h.peak())
		}
		p.Close()
		h.ends()
	})
}

// All sounds together stay below what a device can play.
func TestTogetherNothingIsClipped(t *testing.T) {
	listen(t, func(p *Player, h *heard) {
		p.SetLevels(Levels{Effects: 1, Harbour: 1})
		p.SetHarbour(Afternoon)
		for range 3 {
			for _, name := range assets.Sounds() {
				p.Play(Sound(name))
				time.Sleep(30 * time.Millisecond)
			}
		}
		time.Sleep(time.Second)
		if h.peak() < 0.8 || h.peak() >= 1 {
			t.Errorf("the loudest sample is %.2f", h.peak())
		}
	})
}

// Nor are equal voices, as many as there can be, at their loudest, whose curve overshoots where they end.
func TestTheLoudestIsNotClipped(t *testing.T) {
	m := newMixer(chance())
	m.levels, m.wanted = Levels{Effects: 1}, Levels{Effects: 1}
	square := make(clip, 4800)
	for i := range square {
		square[i] = math.MaxInt16
		if i/40%2 == 1 {
			square[i] = math.MinInt16
		}
	}
	for range mostVoices {
		m.voices = append(m.voices, voice{clip: square, step: 1, left: 1, right: 1})
	}
	out, most := make([]float32, 4*4800), float32(0)
	m.fill(out)
	for _, x := range out {
		most = max(most, x, -x)
	}
	if most < 0.99 || most >= 1 {
		t.Errorf("the loudest sample is %v", most)
	}
}

// Five sounds at once, each at its loudest with the same sample, are only turned down, and nothing is cut off: no sample is
// above the ceiling, and how much is left of each hardly changes from one to the next.
func TestFiveAtOnce(t *testing.T) {
	m := newMixer(chance())
	m.take(order{sound: Lost, at: time.Now(), levels: Levels{Effects: 1}})
	for range 4 {
		m.voices = append(m.voices, m.voices[0])
	}
	var l limiter
	var mixed []float32
	loudest, last := float32(0), float32(0)
	for i := range rate {
		left, right := m.next()
		mixed = append(mixed, left)
		loudest = max(loudest, left, -left)
		played, _ := l.next(left, right)
		if played > ceiling+1e-6 || played < -ceiling-1e-6 {
			t.Fatalf("sample %d is %v", i, played)
		}
		if i < ahead {
			continue
		}
		before := mixed[i-ahead]
		if before > -0.01 && before < 0.01 {
			last = 0
			continue
		}
		part := played / before
		if last > 0 && math.Abs(float64(part-last)) > 0.01 {
			t.Fatalf("sample %d: of %v there is left %.3f, after %.3f", i, before, part, last)
		}
		last = part
	}
	if loudest < 3 {
		t.Errorf("together they are only %.2f", loudest)
	}
}

// The limiter leaves alone what is not too loud, lets a tone that is be a tone, and turns up again.
func TestTheLimiter(t *testing.T) {
	var l limiter
	play := func(peak float64, n int) (most float32) {
		for i := range n {
			x := float32(peak * math.Sin(2*math.Pi*200*float64(i)/rate))
			y, _ := l.next(x, 0)
			most = max(most, y)
		}
		return most
	}
	if most := play(0.9, rate); most < 0.899 || l.down > 0 {
		t.Errorf("what is not too loud is played at %.3f", most)
	}
	play(4, rate/100)
	for i := range rate {
		x := 4 * math.Sin(2*math.Pi*200*float64(i)/rate)
		y, _ := l.next(float32(x), 0)
		if want := ceiling * math.Sin(2*math.Pi*200*float64(i-ahead)/rate); math.Abs(want-float64(y)) > 1e-3 && i > ahead {
			t.Fatalf("sample %d is %.4f, want %.4f", i, y, want)
		}
	}
	if play(0.1, rate); l.down > 0 {
		t.Errorf("after a second it is still down by %.3f", l.down)
	}
}

// A sound does not begin again within a tenth of a second; another one does, and so does the same one raised.
func TestTheSameSoundOnce(t *testing.T) {
	m, now := newMixer(chance()), time.Now()
	for _, c := range []struct {
		sound Sound
		after time.Duration
		want  int
	}{
		{Won, 0, 1}, {Won, 99, 1}, {Won.Raised(2), 99, 2}, {Turn, 99, 3}, {Won, 100, 4}, {Won, 199, 4}, {Won, 200, 5},
	} {
		m.take(order{sound: c.sound, at: now.Add(c.after * time.Millisecond), levels: Levels{Effects: 1}})
		if len(m.voices) != c.want {
			t.Errorf("with %s after %d ms there are %d voices, want %d", c.sound, c.after, len(m.voices), c.want)
		}
	}
}

// A sound is never quite the same: its pitch is another each time, higher or lower by up to a fiftieth, all of which is
// used; the semitones by which it is raised come on top.
func TestNoTwoAreAlike(t *testing.T) {
	m, pitches := newMixer(chance()), map[float64]bool{}
	low, high := math.Inf(1), math.Inf(-1)
	for range 200 {
		pitch := m.voicesOf(Coins.Raised(12))[0].step / 2
		low, high, pitches[pitch] = min(low, pitch), max(high, pitch), true
	}
	if len(pitches) < 200 || low < 0.98 || low > 0.982 || high > 1.02 || high < 1.018 {
		t.Errorf("%d pitches of 200, from %.4f to %.4f", len(pitches), low, high)
	}
}

// What is heard all the time is one variation of each of its layers, never the same twice running, and each of them now and
// then.
func TestVariations(t *testing.T) {
	m := newMixer(chance())
	for _, s := range []Sound{Turned, Coin, Coin.Raised(2), Coins, "docked", "cove-dice"} {
		files := s.Files()
		if len(files) != 2 || len(files[0]) != 4 || len(files[1]) != 4 {
			t.Fatalf("%s: its layers are %v", s, files)
		}
		last, heard := [2]int{-1, -1}, [2][4]int{}
		for range 200 {
			for layer, v := range m.voicesOf(s) {
				is := slices.IndexFunc(files[layer], func(name string) bool { return &m.clips.of(name)[0] == &v.clip[0] })
				if is < 0 || is == last[layer] {
					t.Fatalf("%s, layer %d: variation %d after %d", s, layer, is, last[layer])
				}
				last[layer] = is
				heard[layer][is]++
			}
		}
		for layer, times := range heard {
			if slices.Min(times[:]) < 30 {
				t.Errorf("%s, layer %d: the variations are heard %v times", s, layer, times)
			}
		}
	}
}

// A voice at another pitch is the tone that it was: what does not belong to it is hardly there.
func TestOtherPitchesArePure(t *testing.T) {
	const hz, step = 3000, 1.013
	tone := make(clip, rate)
	for i := range tone {
		tone[i] = int16(math.Round(20000 * math.Sin(2*math.Pi*hz*float64(i)/rate)))
	}
	v, wrong := voice{clip: tone, step: step}, make([]float32, rate/2)
	for i := range wrong {
		wrong[i] = v.sample() - float32(20000*math.Sin(2*math.Pi*hz*step*float64(i)/rate)/(1<<15))
		v.at += v.step
	}
	if noise := decibels(wrong) - 20*math.Log10(20000.0/(1<<15)/math.Sqrt2); noise > -30 {
		t.Errorf("what is off has %.1f dB", noise)
	}
}

// The harbour goes on until it is switched off, which nobody hears as a click.
func TestTheHarbourGoesOn(t *testing.T) {
	listen(t, func(p *Player, h *heard) {
		p.SetLevels(Levels{Harbour: 1})
		p.SetHarbour(Morning)
		time.Sleep(40 * time.Second)
		if h.seconds() < 39 || h.ons() != 1 {
			t.Fatalf("%.1f s in %d pieces", h.seconds(), h.ons())
		}
		for _, from := range []int{5, 15, 25, 35} {
			if level := decibels(h.plays()[from*2*OutputRate : (from+4)*2*OutputRate]); level < -45 || level > -20 {
				t.Errorf("after %d s it has %.1f dB", from, level)
			}
		}
		p.SetHarbour(Night)
		time.Sleep(10 * time.Second)
		p.SetLevels(Levels{})
		time.Sleep(3 * time.Second)
		synctest.Wait()
		if s := h.seconds(); s < 50 || s > 51 {
			t.Errorf("%.1f s are heard of 50", s)
		}
		step, plays := float32(0), h.plays()
		for i := 2; i < len(plays); i++ {
			step = max(step, float32(math.Abs(float64(plays[i]-plays[i-2]))))
		}
		if step > 0.15 {
			t.Errorf("it jumps by %.2f", step)
		}
		p.SetLevels(Levels{Effects: 1}) // leaves the harbour off
		p.SetHarbour(Evening)
		time.Sleep(time.Second)
		if h.ons() != 1 {
			t.Error("the harbour is heard although it is off")
		}
	})
}

// Switching off stops what is heard, at once for everybody's ears.
func TestSwitchingOffStopsEverything(t *testing.T) {
	listen(t, func(p *Player, h *heard) {
		p.SetLevels(Levels{Effects: 1, Harbour: 1})
		p.SetHarbour(Evening)
		p.Play(Lost)
		time.Sleep(200 * time.Millisecond)
		p.SetLevels(Levels{})
		time.Sleep(60 * time.Millisecond)
		synctest.Wait()
		before := len(h.plays())
		time.Sleep(2 * time.Second)
		for _, x := range h.plays()[before:] {
			if x != 0 {
				t.Fatal("something is still heard")
			}
		}
	})
}

// Between two samples comes what is on the curve through them: nothing of it above what the files can hold.
func TestDoubling(t *testing.T) {
	var d doubler
	for _, hz := range []float64{100, 1000, 5000} {
		worst := 0.0
		for i := range 2000 {
			itself, after := d.double(float32(math.Sin(2 * math.Pi * hz * float64(i) / rate)))
			if i < 100 {
				continue
			}
			at := float64(i - taps) // it is that much behind
			worst = max(worst, math.Abs(float64(itself)-math.Sin(2*math.Pi*hz*at/rate)),
				math.Abs(float64(after)-math.Sin(2*math.Pi*hz*(at+0.5)/rate)))
		}
		if worst > 0.01 {
			t.Errorf("at %.0f Hz it is off by %.3f", hz, worst)
		}
	}
}

// decibels is how loud samples are on the whole.
func decibels(samples []float32) float64 {
	sum := 0.0
	for _, x := range samples {
		sum += float64(x) * float64(x)
	}
	return 10 * math.Log10(sum/float64(len(samples)))
}

func BenchmarkHarbour(b *testing.B) {
	m := newMixer(chance())
	m.take(order{levels: Levels{Effects: 1, Harbour: 1}, harbour: Morning})
	out := make([]float32, OutputRate/50*2)
	for b.Loop() {
		m.fill(out)
	}
}

// Found tells what is known of the device: nothing before the first look, then whether there is one, and that it has
// gone, but only when it is not back at once; looking alone plays nothing.
func TestWhetherThereIsADevice(t *testing.T) {
	listen(t, func(p *Player, h *heard) {
		var told atomic.Int32
		p.Told = func() { told.Add(1) }
		says := func(when string, want Found, times int32) {
			t.Helper()
			synctest.Wait()
			if got := p.Found(); got != want || told.Load() != times {
				t.Errorf("%s: %v, told %d times; want %v and %d", when, got, told.Load(), want, times)
			}
		}
		says("at first", Unknown, 0)
		h.breaks()
		p.Look()
		says("not there", Missing, 1)
		h.works()
		time.Sleep(patience)
		p.Look()
		says("found", Present, 2)
		p.Look()
		says("found again", Present, 2)
		if h.ons() > 0 {
			t.Error("looking for it is heard")
		}
		p.SetLevels(Levels{Music: 1})
		time.Sleep(time.Second)
		h.breaks()
		time.Sleep(watch)
		h.works()
		time.Sleep(patience)
		says("restarted", Present, 2)
		h.breaks()
		time.Sleep(watch + patience)
		says("unplugged", Gone, 3)
		h.works()
		time.Sleep(patience)
		says("plugged in again", Present, 4)
	})
	if New(nil, silence).Found() != Missing {
		t.Error("a build without sound has a device")
	}
}

// A raised sound is the same one at the speed that its semitones ask for: an octave goes through every second sample.
func TestRaisedSounds(t *testing.T) {
	samples := func(s Sound) (all []float32) {
		m := newMixer(chance())
		m.take(order{sound: s, at: time.Now(), levels: Levels{Effects: 1}})
		for i, v := range m.voices {
			m.voices[i].step = math.Exp2(math.Round(12*math.Log2(v.step)) / 12) // in tune
		}
		for len(m.voices) > 0 {
			left, _ := m.next()
			all = append(all, left)
		}
		return all
	}
	plain, octave, third := samples(Turned), samples(Turned.Raised(12)), samples(Turned.Raised(4))
	if Turned.Raised(0) != Turned {
		t.Error("none raises it")
	}
	for i := range len(octave) - 1 {
		if octave[i] != plain[2*i] {
			t.Fatalf("sample %d is %v, not %v", i, octave[i], plain[2*i])
		}
	}
	if want := int(float64(len(plain)) / math.Exp2(4.0/12)); len(third) < want-2 || len(third) > want+2 {
		t.Errorf("a third higher it has %d samples of %d, not %d", len(third), len(plain), want)
	}
}
