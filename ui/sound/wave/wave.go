// Package wave writes and reads sounds as WAV files in IMA ADPCM: one channel, four bits a sample. Any
// player of sounds plays them, and they take a quarter of the room of plain samples.
//
//	data := wave.Encode(24000, samples)
//	rate, samples, err := wave.Decode(data)
package wave

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// A block begins with a sample as it is, and goes on with four bits for each of the others.
const (
	blockBytes   = 512
	blockHead    = 4
	blockSamples = (blockBytes-blockHead)*2 + 1
)

const (
	formatIMA  = 0x11
	mostRate   = 192_000
	headLength = 60 // of a file, before its samples
)

// format is the part of a file that says how its samples are written.
type format struct {
	Tag, Channels  uint16
	Rate, ByteRate uint32
	Align, Bits    uint16
	Extra, Samples uint16 // bytes that follow; samples in a block
}

// Encode writes a file with so many samples a second. The last block is filled up with silence.
func Encode(rate int, samples []int16) []byte {
	blocks := (len(samples) + blockSamples - 1) / blockSamples
	var file bytes.Buffer
	put := func(values ...any) {
		for _, value := range values {
			if err := binary.Write(&file, binary.LittleEndian, value); err != nil {
				panic(err) // a value without a fixed size
			}
		}
	}
	put([]byte("RIFF"), uint32(headLength-8+blocks*blockBytes), []byte("WAVE"))
	put([]byte("fmt "), uint32(20), format{
		formatIMA, 1, uint32(rate), uint32(rate * blockBytes / blockSamples), blockBytes, 4, 2, blockSamples,
	})
	put([]byte("fact"), uint32(4), uint32(len(samples)))
	put([]byte("data"), uint32(blocks*blockBytes))
	c := coder{index: firstIndex(samples)}
	for ; len(samples) > 0; samples = samples[min(blockSamples, len(samples)):] {
		put(c.block(samples))
	}
	return file.Bytes()
}

// firstIndex is the step to begin with: the one by which the first block comes out best. With a small one what begins
// loud would take some samples to get there.
func firstIndex(samples []int16) (best int) {
	first := samples[:min(len(samples), blockSamples)]
	least := -1
	for index := range steps {
		c := coder{index: index}
		off := 0
		for i, x := range decode(c.block(first), len(first)) {
			off += (int(x) - int(first[i])) * (int(x) - int(first[i]))
		}
		if least < 0 || off < least {
			best, least = index, off
		}
	}
	return best
}

// block writes the first samples.
func (c *coder) block(samples []int16) []byte {
	at := func(i int) int {
		if i < len(samples) {
			return int(samples[i])
		}
		return 0
	}
	c.value = at(0)
	out := make([]byte, blockBytes)
	binary.LittleEndian.PutUint16(out, uint16(int16(c.value)))
	out[2] = byte(c.index)
	for i := 1; i < blockSamples; i += 2 {
		out[blockHead+i/2] = c.encode(at(i)) | c.encode(at(i+1))<<4
	}
	return out
}

// Decode reads a file that Encode has written.
func Decode(file []byte) (rate int, samples []int16, err error) {
	if len(file) < 12 || string(file[:4]) != "RIFF" || string(file[8:12]) != "WAVE" {
		return 0, nil, errors.New("this is no WAV file")
	}
	var f format
	count := -1
	for rest := file[12:]; len(rest) >= 8; {
		name, size := string(rest[:4]), uint64(binary.LittleEndian.Uint32(rest[4:]))
		if size > uint64(len(rest)-8) {
			return 0, nil, fmt.Errorf("the part %q is not whole", name)
		}
		part := rest[8 : 8+size]
		rest = rest[8+size:]
		switch name {
		case "fmt ":
			if _, err := binary.Decode(part, binary.LittleEndian, &f); err != nil {
				return 0, nil, errors.New("its format is not told")
			}
		case "fact":
			if len(part) < 4 {
				return 0, nil, errors.New("its length is not told")
			}
			count = int(binary.LittleEndian.Uint32(part))
		case "data":
			if f.Tag != formatIMA || f.Channels != 1 || f.Align != blockBytes || f.Rate == 0 || f.Rate > mostRate {
				return 0, nil, errors.New("it is not written as IMA ADPCM with one channel")
			}
			if blocks := len(part) / blockBytes; count < 0 || count > blocks*blockSamples {
				return 0, nil, fmt.Errorf("%d samples in %d blocks", count, blocks)
			}
			return int(f.Rate), decode(part, count), nil
		}
	}
	return 0, nil, errors.New("it has no samples")
}

// decode reads so many samples from whole blocks.
func decode(blocks []byte, count int) []int16 {
	samples := make([]int16, 0, count+blockSamples)
	for ; len(samples) < count; blocks = blocks[blockBytes:] {
		c := coder{int(int16(binary.LittleEndian.Uint16(blocks))), min(int(blocks[2]), len(steps)-1)}
		samples = append(samples, int16(c.value))
		for _, two := range blocks[blockHead:blockBytes] {
			samples = append(samples, c.decode(two&0xf), c.decode(two>>4))
		}
	}
	return samples[:count]
}

// coder is what both sides know: the sample that comes out last, and the step by which the next may differ.
type coder struct{ value, index int }

// encode finds the code that comes closest to a sample.
func (c *coder) encode(sample int) (code byte) {
	difference, step := sample-c.value, steps[c.index]
	if difference < 0 {
		code, difference = 8, -difference
	}
	for _, bit := range []byte{4, 2, 1} {
		if difference >= step {
			code |= bit
			difference -= step
		}
		step >>= 1
	}
	c.decode(code)
	return code
}

// decode is the sample that a code stands for: the one before, more or less by some eighths of the step.
func (c *coder) decode(code byte) int16 {
	step := steps[c.index]
	difference := step >> 3
	for i, bit := range []byte{4, 2, 1} {
		if code&bit != 0 {
			difference += step >> i
		}
	}
	if code&8 != 0 {
		difference = -difference
	}
	c.value = min(max(c.value+difference, -1<<15), 1<<15-1)
	c.index = min(max(c.index+follow[code&7], 0), len(steps)-1)
	return int16(c.value)
}

// follow is how the step changes after a difference of so many quarters of it.
var follow = [8]int{-1, -1, -1, -1, 2, 4, 6, 8}

// steps are those of the standard, each a tenth larger than the one before.
var steps = [89]int{
	7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107,
	118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963,
	1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894,
	6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794,
	32767,
}
