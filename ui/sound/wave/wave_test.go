package wave_test

import (
	"bytes"
	"math"
	"testing"

	"portroyal/ui/sound/wave"
)

// tone is a swelling tone of so many samples.
func tone(n int) []int16 {
	samples := make([]int16, n)
	for i := range samples {
		at := float64(i) / float64(n)
		samples[i] = int16(30000 * math.Sin(math.Pi*at) * math.Sin(float64(i)*0.11))
	}
	return samples
}

// A sound that is written is read back with the same length and nearly the same samples.
func TestReadAsWritten(t *testing.T) {
	for _, n := range []int{0, 1, 2, 1016, 1017, 1018, 5000} {
		want := tone(n)
		rate, got, err := wave.Decode(wave.Encode(24000, want))
		if err != nil || rate != 24000 || len(got) != n {
			t.Fatalf("%d samples: %d at %d Hz, %v", n, len(got), rate, err)
		}
		var signal, noise float64
		for i := range want {
			signal += float64(want[i]) * float64(want[i])
			noise += math.Pow(float64(got[i])-float64(want[i]), 2)
		}
		if n >= 1016 && 10*math.Log10(signal/noise) < 25 {
			t.Errorf("%d samples: %.0f dB above the noise", n, 10*math.Log10(signal/noise))
		}
	}
}

// The loudest samples do not turn over.
func TestTheLoudestStayLoud(t *testing.T) {
	samples := make([]int16, 3000)
	for i := range samples {
		samples[i] = math.MaxInt16
		if i/300%2 == 1 {
			samples[i] = math.MinInt16
		}
	}
	_, got, err := wave.Decode(wave.Encode(24000, samples))
	if err != nil {
		t.Fatal(err)
	}
	for i := 250; i < len(samples); i += 300 {
		if math.Abs(float64(got[i])-float64(samples[i])) > 3000 {
			t.Errorf("sample %d is %d, want %d", i, got[i], samples[i])
		}
	}
}

func TestDamagedFilesAreRefused(t *testing.T) {
	whole := wave.Encode(24000, tone(3000))
	for n := range len(whole) {
		if _, _, err := wave.Decode(whole[:n]); err == nil {
			t.Errorf("the first %d bytes of %d are read", n, len(whole))
		}
	}
	for at, other := range map[int]byte{0: 'X', 20: 1, 22: 2, 27: 0xff, 33: 1, 51: 0x7f} {
		damaged := bytes.Clone(whole)
		damaged[at] = other
		if _, _, err := wave.Decode(damaged); err == nil {
			t.Errorf("with %#x at %d it is read", other, at)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(wave.Encode(24000, tone(100)))
	f.Fuzz(func(t *testing.T, file []byte) {
		if _, samples, err := wave.Decode(file); err == nil && len(samples) > 2*len(file) {
			t.Errorf("%d samples from %d bytes", len(samples), len(file))
		}
	})
}
