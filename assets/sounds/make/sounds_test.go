package main

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"portroyal/assets"
	"portroyal/ui/sound/wave"
)

// The files are what this program makes, to the byte. Some processors round the last bit of a sample otherwise, which
// is a hundred thousand times finer than what is kept of it.
func TestFilesAreWhatIsMade(t *testing.T) {
	var names []string
	for _, r := range recipes {
		names = append(names, r.name)
		if !bytes.Equal(assets.Sound(r.name), r.file()) {
			t.Errorf("%s is made otherwise; go run ./assets/sounds/make writes it anew", r.name)
		}
	}
	slices.Sort(names)
	if kept := assets.Sounds(); !slices.Equal(kept, names) {
		t.Errorf("there are files of %v, and recipes of %v", kept, names)
	}
}

// samples are those of a file, from -1 to 1.
func samples(t *testing.T, name string) clip {
	t.Helper()
	hz, kept, err := wave.Decode(assets.Sound(name))
	if err != nil || hz != rate {
		t.Fatalf("%s: %d Hz, %v", name, hz, err)
	}
	c := make(clip, len(kept))
	for i, x := range kept {
		c[i] = float64(x) / 32768
	}
	return c
}

// effective is how loud a sound is on the whole, in decibels below the loudest that there can be.
func effective(c clip) float64 {
	sum := 0.0
	for _, x := range c {
		sum += x * x
	}
	return 10 * math.Log10(sum/float64(len(c)))
}

// Sounds are short, the loudest sample has room above it, and none drowns the others or is drowned: the softest and the
// loudest are hardly more than 4 dB apart. (What creaks loses some of its edge in the file.)
func TestLengthAndLevel(t *testing.T) {
	softest, most := math.Inf(1), math.Inf(-1)
	for _, r := range recipes {
		c, peak, mean := samples(t, r.name), 0.0, 0.0
		for _, x := range c {
			peak = max(peak, math.Abs(x))
			mean += x / float64(len(c))
		}
		length, level := float64(len(c))/rate, c.loudness()
		t.Logf("%-13s %5.2f s, peak %.2f, %5.1f dB", r.name, length, peak, level)
		longest := 1.5
		switch {
		case r.loop:
			longest = wavesLength
		case slices.Contains(background, r.name):
			longest = 4
		}
		if length < 0.1 || length > longest {
			t.Errorf("%s takes %.2f s", r.name, length)
		}
		if peak < 0.12 || peak > 0.85 {
			t.Errorf("%s: its loudest sample is %.2f", r.name, peak)
		}
		if math.Abs(level-r.loud) > 1 {
			t.Errorf("%s has %.1f dB, and not %.1f", r.name, level, r.loud)
		}
		if whole(r.name) { // others are heard together
			softest, most = min(softest, level), max(most, level)
		}
		if math.Abs(mean) > 0.002 {
			t.Errorf("%s is off the middle by %.4f", r.name, mean)
		}
	}
	if softest < -21 || most > -15.5 {
		t.Errorf("they have from %.1f to %.1f dB", softest, most)
	}
}

// layers are the layers of a sound, and how loud it should be.
var layers = []struct {
	of   string
	two  [2]string
	loud float64
}{
	{"turned", [2]string{"slap", "slide"}, often},
	{"coin", [2]string{"strike", "ring"}, often},
	{"coins", [2]string{"fall", "settle"}, often},
	{"docked", [2]string{"bump", "lap"}, once},
	{"hired", [2]string{"steps", "bar"}, once},
	{"cove-dice", [2]string{"bone", "tray"}, often},
	{"cove-struck", [2]string{"ball", "boards"}, once},
	{"cove-splash", [2]string{"plunge", "drops"}, once},
}

// whole reports whether a file is all of a sound.
func whole(file string) bool {
	for _, l := range layers {
		for _, layer := range l.two {
			if strings.HasPrefix(file, l.of+"-"+layer+"-") {
				return false
			}
		}
	}
	return true
}

// Whichever variations of its layers a sound is made of, it is as loud as it should be, and there are no two alike.
func TestLayers(t *testing.T) {
	for _, l := range layers {
		file := func(layer, n int) clip { return samples(t, fmt.Sprintf("%s-%s-%d", l.of, l.two[layer], 1+n)) }
		for i := range 16 {
			if level := seconds(1).add(0, 1, file(0, i/4)).add(0, 1, file(1, i%4)).loudness(); math.Abs(level-l.loud) > 1.2 {
				t.Errorf("%s, variation %d: %.1f dB", l.of, i, level)
			}
			for layer := range l.two {
				one := file(layer, i/4)
				difference := seconds(1).add(0, 1, one).add(0, -1, file(layer, i%4)).loudness() - one.loudness()
				if alike := i/4 == i%4; alike != (difference < -6) {
					t.Errorf("%s-%s: what is between variations %d and %d has %.1f dB", l.of, l.two[layer], 1+i/4, 1+i%4, difference)
				}
			}
		}
	}
}

// A card is heard to touch the table when it does, in all variations: nothing else of it is as loud.
func TestContact(t *testing.T) {
	for n := range 4 {
		c, loudest := samples(t, fmt.Sprintf("turned-slap-%d", n+1)), 0
		for i := range c {
			if math.Abs(c[i]) > math.Abs(c[loudest]) {
				loudest = i
			}
		}
		if at := float64(loudest) / rate; at < lands || at > lands+0.01 {
			t.Errorf("variation %d is loudest after %.3f s", n+1, at)
		}
	}
}

// The strings are in tune, to a hundredth of a semitone or two: after some swings they are as they were.
func TestTheStringsAreInTune(t *testing.T) {
	for name, hz := range map[string]float64{"music-high": a4, "music-low": d3} {
		c := samples(t, name)[rate/8 : rate/2]
		best, found := 0.0, 0.0
		for cents := -20.0; cents <= 20; cents++ {
			swings := 10 * rate / (hz * math.Pow(2, cents/1200))
			same, part := 0.0, swings-math.Floor(swings)
			for i := range len(c) - int(swings) - 1 {
				later := c[i+int(swings):]
				same += c[i] * (later[0] + part*(later[1]-later[0]))
			}
			if same > best {
				best, found = same, cents
			}
		}
		if math.Abs(found) > 3 {
			t.Errorf("%s is off by %.0f cents", name, found)
		}
	}
}

// background are the sounds that are no answer to anything: of the harbour, and of the music.
var background = []string{
	"waves", "crickets", "gull-1", "gull-2", "gull-3", "creak-1", "creak-2", "music-high", "music-low",
}

// Loudness is what the standard says: a tone of 997 Hz at full scale has -3.01 dB, and half of it 6 dB less; the others are
// what the filters that it prints for 48 kHz make of them.
func TestLoudness(t *testing.T) {
	for _, c := range []struct{ hz, peak, want float64 }{
		{997, 1, -3.01}, {997, 0.5, -9.03}, {5000, 1, 0.31}, {200, 1, -3.97}, {100, 1, -4.83},
	} {
		tone := sung(1, steady(c.hz), 0, 1, c.peak)
		if got := tone.loudness(); math.Abs(got-c.want) > 0.1 {
			t.Errorf("%g Hz at %g: %.2f dB, want %.2f", c.hz, c.peak, got, c.want)
		}
	}
}

// Sounds that are not loops begin and end in silence, so that nothing clicks.
func TestSilenceAtBothEnds(t *testing.T) {
	for _, r := range recipes {
		if r.loop {
			continue
		}
		c := samples(t, r.name)
		for end, x := range map[string]float64{"begins": c[0], "ends": c[len(c)-1]} {
			if math.Abs(x) > 0.001 {
				t.Errorf("%s %s at %.4f", r.name, end, x)
			}
		}
		if tail := effective(c[len(c)-rate/200:]); tail > -60 {
			t.Errorf("%s: its last 5 ms have %.1f dB", r.name, tail)
		}
	}
}

// seam is how sharply a loop turns where it begins anew, compared with the tenth of a second round that.
func seam(c clip) float64 {
	const near = rate / 20
	bend := func(i int) float64 {
		n := len(c)
		return c[(i+1+n)%n] - 2*c[(i+n)%n] + c[(i-1+n)%n]
	}
	sum, most := 1e-7, 0.0 // what is silent has no seam
	for i := -near; i < near; i++ {
		if i < -2 || i > 2 {
			sum += bend(i) * bend(i) / (2 * near)
		} else {
			most = max(most, math.Abs(bend(i)))
		}
	}
	return most / math.Sqrt(sum)
}

// The seam of a loop cannot be heard. The same loop with a part cut out at its end shows that a seam would be found.
func TestLoopsHaveNoSeam(t *testing.T) {
	const most = 3.5
	for _, r := range recipes {
		if !r.loop {
			continue
		}
		c := samples(t, r.name)
		if s := seam(c); s > most {
			t.Errorf("%s turns %.1f times as sharply at its seam", r.name, s)
		}
		found, cuts := 0, 0
		for cut := rate / 50; cut < rate; cut += rate / 50 {
			cuts++
			if seam(c[:len(c)-cut]) > most {
				found++
			}
		}
		t.Logf("%s: seam %.1f, found after %d of %d cuts", r.name, seam(c), found, cuts)
		if found == 0 {
			t.Errorf("%s: no cut is found", r.name)
		}
	}
}
