package value

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"

	"portroyal/engine/portroyal"
)

// written is what files hold of each example, before the features of its seats.
type written struct {
	Seats                uint8
	First                bool
	Family               uint8
	Outcome, Luck, Guess [portroyal.MaxPlayers]float32
	Shares               shares
	Common               commonLevels
}

// WriteExamples writes examples in a form of their own: their number, and each with its features.
func WriteExamples(to io.Writer, examples []*Example) error {
	w := bufio.NewWriterSize(to, 1<<20)
	write := func(what any) { _ = binary.Write(w, binary.LittleEndian, what) } // bufio keeps the first error
	write(uint32(len(examples)))
	for _, x := range examples {
		write(written{x.Seats, x.First, uint8(x.family), x.Outcome, x.Luck, x.guess, x.shares, x.common})
		write(x.seats)
	}
	return w.Flush()
}

// ReadExamples reads what WriteExamples wrote.
func ReadExamples(from io.Reader) ([]*Example, error) {
	r := bufio.NewReaderSize(from, 1<<20)
	read := func(into any) bool { return binary.Read(r, binary.LittleEndian, into) == nil }
	var examples []*Example
	var left uint32
	whole := read(&left)
	for ; whole && left > 0; left-- {
		var f written
		if whole = read(&f); whole && (f.Seats < 1 || f.Seats > portroyal.MaxPlayers || f.Family >= Families) {
			return nil, fmt.Errorf("examples: the file is damaged")
		}
		x := &Example{
			guess: f.Guess, family: Family(f.Family), shares: f.Shares, common: f.Common, seats: make([]seatLevels, f.Seats),
		}
		x.Seats, x.First, x.Together = f.Seats, f.First, x.family == Together
		x.Outcome, x.Luck = f.Outcome, f.Luck
		whole = whole && read(x.seats)
		examples = append(examples, x)
	}
	if !whole {
		return nil, fmt.Errorf("examples: the file ends too early")
	}
	return examples, nil
}
