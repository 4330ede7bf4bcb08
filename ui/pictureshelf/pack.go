package pictureshelf

import "encoding/binary"

// Drawings are flat: most pixels are like the one before. So packed pixels are parts, each of which has the number of its
// different pixels, these, and how often the last of them follows once more. That is twice as long as what package flate
// makes of them, and unpacked in a tenth of the time, for which the first frame of the window would have to wait.

const (
	pixel = 4 // bytes
	least = 3 // pixels alike for which a part ends
)

// pack appends pixels to a file.
func pack(file, pixels []uint8) []uint8 {
	at := func(i int) uint32 { return binary.LittleEndian.Uint32(pixels[pixel*i:]) }
	all := len(pixels) / pixel
	like := func(i int) (n int) { // how many from i on are like the one before
		for i+n < all && at(i+n) == at(i-1) {
			n++
		}
		return n
	}
	for from := 0; from < all; {
		to := from + 1
		for to < all && like(to) < least {
			to++
		}
		again := like(to)
		file = binary.LittleEndian.AppendUint32(file, uint32(to-from))
		file = append(file, pixels[pixel*from:pixel*to]...)
		file = binary.LittleEndian.AppendUint32(file, uint32(again))
		from = to + again
	}
	return file
}

// unpack fills pixels, and reports whether these are as many as were packed.
func unpack(packed, pixels []uint8) bool {
	const count = 4 // bytes of a number of pixels
	for len(packed) > 0 {
		if len(packed) < count {
			return false
		}
		different := pixel * int(binary.LittleEndian.Uint32(packed))
		packed = packed[count:]
		if different == 0 || len(packed) < different+count || len(pixels) < different {
			return false
		}
		copy(pixels, packed[:different])
		last := binary.LittleEndian.Uint32(packed[different-pixel:])
		again := pixel * int(binary.LittleEndian.Uint32(packed[different:]))
		packed, pixels = packed[different+count:], pixels[different:]
		if len(pixels) < again {
			return false
		}
		for i := 0; i < again; i += pixel {
			binary.LittleEndian.PutUint32(pixels[i:], last)
		}
		pixels = pixels[again:]
	}
	return len(pixels) == 0
}
