package value

import (
	"encoding/binary"
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

// ReadRow fills a row from the beginning of a file and gives what follows. It is an error, in one sentence, if the file
// ends before the row does, or its scale is damaged.
func ReadRow(data []byte, row []float32) (rest []byte, err error) {
	if len(data) < 4+2*len(row) {
		return nil, ErrCut
	}
	scale := math.Float32frombits(binary.LittleEndian.Uint32(data))
	if !(scale >= 0 && scale < 1) {
		return nil, fmt.Errorf("weights: a scale of %g is damaged", scale)
	}
	for i := range row {
		row[i] = scale * float32(int16(binary.LittleEndian.Uint16(data[4+2*i:])))
	}
	return data[4+2*len(row):], nil
}

// ErrCut says that a file of weights is not whole.
var ErrCut = fmt.Errorf("weights: the file ends too early")
