package sound

import (
	"math"
	"slices"
	"testing"
	"testing/synctest"
	"time"
)

// The two voices of the theme are equally long, under a minute with the rest between, in G major throughout, and where a
// bar begins they fit each other.
func TestTheVoicesOfTheThemeFit(t *testing.T) {
	const a4, d3 = 69, 50 // what the strings have in their files, in semitones as keyboards count them
	major := []int{7, 9, 11, 0, 2, 4, 6}
	at := 0
	for _, tone := range tune {
		if !slices.Contains(major, (a4+tone.height)%12) {
			t.Errorf("in bar %d the height %d is not of G major", 1+at/bar, tone.height)
		}
		if at%bar == 0 {
			under := bass[at/bar]
			if !slices.Contains(major, (d3+under)%12) || !slices.Contains(major, (d3+under+fifth)%12) {
				t.Errorf("in bar %d the bass %d is not of G major", 1+at/bar, under)
			}
			if apart := (a4 + tone.height - d3 - under) % 12; !slices.Contains([]int{0, 3, 4, 7, 8, 9}, apart) {
				t.Errorf("bar %d begins with %d semitones", 1+at/bar, apart)
			}
		}
		if at%bar+tone.eighths > bar {
			t.Errorf("a tone is longer than bar %d", 1+at/bar)
		}
		at += tone.eighths
	}
	if at != len(bass)*bar || themeLength > 60*rate || themeLength < 30*rate {
		t.Errorf("%d bars and %d eighths over %d basses, %d s in all", at/bar, at%bar, len(bass), themeLength/rate)
	}
}

// played is what a mixer plays with the theme alone in a time, on the left.
func played(m *mixer, seconds float64) (all []float32) {
	for range int(seconds * rate) {
		left, _ := m.next()
		all = append(all, left)
	}
	return all
}

// The theme begins anew without a click, and is the same again, to the sample.
func TestTheThemeBeginsAnew(t *testing.T) {
	m := newMixer(chance())
	m.take(order{levels: Levels{Music: 1}})
	length := float64(themeLength) / rate
	first, again := played(m, length), played(m, length)
	for i, x := range again {
		if i > 3*rate && x != first[i] { // until then the end of the first time rings on
			t.Fatalf("after %.1f s it is %v, and was %v", float64(i)/rate, x, first[i])
		}
	}
	const near = rate / 1000
	seam := slices.Concat(first[len(first)-near:], again[:near])
	for i, x := range seam[1:] {
		if step := math.Abs(float64(x - seam[i])); step > 0.02 {
			t.Errorf("it jumps by %.3f, %d samples from where it begins anew", step, i-near)
		}
	}
	const second = rate
	for at := 0; at+second < len(first)-bar*eighth; at += second {
		if level := decibels(first[at : at+second]); level < -40 || level > -15 {
			t.Errorf("after %d s it has %.1f dB", at/second, level)
		}
	}
}

// Switched off it is gone at once and lets the device rest; switched on again it begins at its beginning.
func TestTheThemeIsSwitchedOff(t *testing.T) {
	listen(t, func(p *Player, h *heard) {
		var beginnings [2][]float32
		for i := range beginnings {
			before := len(h.plays())
			p.SetLevels(Levels{Music: 1})
			time.Sleep(3 * time.Second)
			p.SetLevels(Levels{})
			time.Sleep(2 * time.Second)
			synctest.Wait()
			beginnings[i] = h.plays()[before:]
			if s := float64(len(beginnings[i])) / (2 * OutputRate); s < 3.2 || s > 3.5 {
				t.Fatalf("it is heard for %.2f s", s)
			}
		}
		if decibels(beginnings[0]) < -40 || !slices.Equal(beginnings[0][:OutputRate], beginnings[1][:OutputRate]) {
			t.Errorf("it does not begin as before")
		}
	})
}
