package neural

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

// AppendRow appends a row of weights as files hold it: a scale, and two bytes a weight.
func AppendRow(data []byte, row []float32) []byte {
	largest := float32(0)
	for _, x := range row {
		largest = max(largest, float32(math.Abs(float64(x))))
	}
	scale := largest / math.MaxInt16
	data = binary.LittleEndian.AppendUint32(data, math.Float32bits(scale))
	for _, x := range row {
		rounded := int16(0)
		if scale > 0 {
			rounded = int16(math.Round(float64(x / scale)))
		}
		data = binary.LittleEndian.AppendUint16(data, uint16(rounded))
	}
	return data
}

// ErrCut says that a file of weights is not whole.
var ErrCut = errors.New("weights: the file ends too early")

// Reader reads a file of weights. After the first error, which [Reader.End] tells, all that is read is 0.
type Reader struct {
	rest []byte
	err  error
}

// NewReader begins with what a file of weights begins with: magic, which names the format and its version, and a number
// that tells for what the weights were learned.
func NewReader(data []byte, magic string) (r *Reader, learned uint64, err error) {
	rest, ok := bytes.CutPrefix(data, []byte(magic))
	if !ok || len(rest) < 8 {
		return nil, 0, errors.New("these are no weights of this version of the format")
	}
	r = &Reader{rest: rest}
	return r, r.Uint64(), nil
}

// Fail stops reading, unless there was an error before.
func (r *Reader) Fail(err error) {
	if r.err == nil {
		r.rest, r.err = nil, err
	}
}

// Rest is what has not been read yet.
func (r *Reader) Rest() []byte { return r.rest }

// next gives so many bytes, or nothing if there are less.
func (r *Reader) next(n int) []byte {
	if len(r.rest) < n {
		r.Fail(ErrCut)
		return nil
	}
	next := r.rest[:n]
	r.rest = r.rest[n:]
	return next
}

// Byte reads a byte.
func (r *Reader) Byte() byte { return byte(r.number(1)) }

// Uint16 reads a number of two bytes.
func (r *Reader) Uint16() uint16 { return uint16(r.number(2)) }

// Uint64 reads a number of eight bytes.
func (r *Reader) Uint64() uint64 { return r.number(8) }

func (r *Reader) number(size int) uint64 {
	var eight [8]byte
	copy(eight[:], r.next(size))
	return binary.LittleEndian.Uint64(eight[:])
}

// Row fills a row that [AppendRow] wrote. It is an error if its scale is damaged.
func (r *Reader) Row(row []float32) {
	data := r.next(4 + 2*len(row))
	if data == nil {
		return
	}
	scale := math.Float32frombits(binary.LittleEndian.Uint32(data))
	if !(scale >= 0 && scale < 1) {
		r.Fail(fmt.Errorf("weights: a scale of %g is damaged", scale))
		return
	}
	for i := range row {
		row[i] = scale * float32(int16(binary.LittleEndian.Uint16(data[4+2*i:])))
	}
}

// Whole fills a row of weights of four bytes each. It is an error if one is no number.
func (r *Reader) Whole(row []float32) {
	for i := range row {
		x := math.Float32frombits(uint32(r.number(4)))
		if math.IsNaN(float64(x)) || math.IsInf(float64(x), 0) {
			r.Fail(errors.New("the weights hold what is no number"))
		}
		row[i] = x
	}
}

// End tells the first error, in one sentence; it is one if anything is left to read.
func (r *Reader) End() error {
	if len(r.rest) > 0 {
		r.Fail(fmt.Errorf("weights: %d bytes too many", len(r.rest)))
	}
	return r.err
}
