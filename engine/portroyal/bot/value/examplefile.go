package value

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"math"

	"portroyal/engine/portroyal"
)

// WriteExamples writes examples in a form of their own: their number, and each with its features.
func WriteExamples(to io.Writer, examples []*Example) error {
	w := bufio.NewWriterSize(to, 1<<20)
	number := func(x uint32) { w.Write(binary.LittleEndian.AppendUint32(nil, x)) } // bufio keeps the first error
	number(uint32(len(examples)))
	for _, x := range examples {
		w.WriteByte(x.Seats)
		first := byte(0)
		if x.First {
			first = 1
		}
		w.WriteByte(first)
		w.WriteByte(byte(x.family))
		for _, f := range x.Outcome {
			number(math.Float32bits(f))
		}
		for _, f := range x.Luck {
			number(math.Float32bits(f))
		}
		for _, f := range x.guess {
			number(math.Float32bits(f))
		}
		for _, f := range x.shares {
			number(math.Float32bits(f))
		}
		w.Write(x.common[:])
		for i := range x.seats {
			w.Write(x.seats[i][:])
		}
	}
	return w.Flush()
}

// ReadExamples reads what WriteExamples wrote.
func ReadExamples(from io.Reader) ([]*Example, error) {
	r := bufio.NewReaderSize(from, 1<<20)
	var failed error
	read := func(to []byte) {
		if failed == nil {
			_, failed = io.ReadFull(r, to)
		}
	}
	var four [4]byte
	number := func() uint32 { read(four[:]); return binary.LittleEndian.Uint32(four[:]) }
	var examples []*Example
	for range number() {
		x := &Example{}
		var head [3]byte
		read(head[:])
		x.Seats, x.First, x.family = head[0], head[1] == 1, Family(head[2])
		x.Together = x.family == Together
		if failed == nil && (x.Seats < 1 || x.Seats > portroyal.MaxPlayers || x.family >= Families) {
			return nil, fmt.Errorf("examples: the file is damaged")
		}
		for i := range x.Outcome {
			x.Outcome[i] = math.Float32frombits(number())
		}
		for i := range x.Luck {
			x.Luck[i] = math.Float32frombits(number())
		}
		for i := range x.guess {
			x.guess[i] = math.Float32frombits(number())
		}
		for i := range x.shares {
			x.shares[i] = math.Float32frombits(number())
		}
		read(x.common[:])
		x.seats = make([]seatLevels, x.Seats)
		for i := range x.seats {
			read(x.seats[i][:])
		}
		if failed != nil {
			break
		}
		examples = append(examples, x)
	}
	if failed != nil {
		return nil, fmt.Errorf("examples: the file ends too early")
	}
	return examples, nil
}
