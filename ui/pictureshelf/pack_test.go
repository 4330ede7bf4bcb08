package pictureshelf

import (
	"bytes"
	"math/rand/v2"
	"testing"
)

// pixels are so many of two colours, as the bits of a number tell.
func pixels(n int, bits uint) (p []uint8) {
	for i := range n {
		p = append(p, 1, 2, 3, uint8(bits>>i&1))
	}
	return p
}

// Whatever is packed is unpacked again, and into no other number of pixels.
func TestPixelsArePacked(t *testing.T) {
	for n := range 11 {
		for bits := range uint(1) << n {
			want := pixels(n, bits)
			packed := pack(nil, want)
			got := make([]uint8, len(want))
			if !unpack(packed, got) || !bytes.Equal(got, want) {
				t.Fatalf("%d pixels %b: %v", n, bits, got)
			}
			if unpack(packed, make([]uint8, len(want)+pixel)) || n > 0 && unpack(packed, got[pixel:]) {
				t.Fatalf("%d pixels %b are as many as others", n, bits)
			}
		}
	}
}

// What is alike takes no room.
func TestFlatPicturesAreSmall(t *testing.T) {
	const pixels = 100_000
	flat := make([]uint8, pixel*pixels)
	half := bytes.Clone(flat)
	for i := range half[:len(half)/2] {
		half[i] = 0x40
	}
	for _, picture := range [][]uint8{flat, half} {
		if packed := pack(nil, picture); len(packed) > 24 {
			t.Errorf("packed it is %d bytes", len(packed))
		}
	}
}

// What was never packed is not unpacked beyond its end or that of the picture.
func TestWhatWasNeverPacked(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		packed := make([]uint8, dice.IntN(40))
		for i := range packed {
			packed[i] = uint8(dice.IntN(3) * dice.IntN(2) * (1 + 254*dice.IntN(2)*dice.IntN(2)))
		}
		room := make([]uint8, 64)
		unpack(packed, room[:32:32])
		if !bytes.Equal(room[32:], make([]uint8, 32)) {
			t.Fatalf("%v is written beyond the picture", packed)
		}
	}
}
