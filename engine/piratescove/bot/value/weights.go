package value

import (
	_ "embed"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"io"
	"math"
	"sync"

	"portroyal/engine/internal/fingerprint"
	"portroyal/engine/internal/neural"
	"portroyal/engine/piratescove"
)

// Weights are all that has been learned.
type Weights struct{ net *net }

// magic begins a file of weights; the last byte is the version of the format.
const magic = "pirates-cove weights 1\n"

// Version tells apart for which rules and inputs weights were learned.
func Version() uint64 {
	sum := fnv.New64a()
	fmt.Fprintln(sum, "inputs 2", seatInputs, tableInputs, hidden, deep, piratescove.Rounds)
	for card := piratescove.Flint; card <= piratescove.Fame3; card++ {
		face := card.Face()
		fmt.Fprintln(sum, face.ID, int(face.Type), int(face.Section), face.Fame, face.Copies)
	}
	for _, t := range piratescove.Treasures() {
		fmt.Fprintln(sum, *t.Face())
	}
	for legend := piratescove.Blackbeard; legend <= piratescove.Navy; legend++ {
		fmt.Fprintln(sum, *legend.Face())
	}
	return sum.Sum64()
}

// Write writes the weights: the fingerprint of rules and inputs, then every number with four bytes.
func (w *Weights) Write(to io.Writer) error {
	data := binary.LittleEndian.AppendUint64([]byte(magic), Version())
	for _, x := range w.net.weights {
		data = binary.LittleEndian.AppendUint32(data, math.Float32bits(x))
	}
	_, err := to.Write(data)
	return err
}

// Read reads weights. It is an error, in one sentence, if they are damaged or were learned for other rules or inputs than
// those of this program.
func Read(data []byte) (*Weights, error) {
	r, version, err := neural.NewReader(data, magic)
	if err != nil {
		return nil, err
	}
	if version != Version() {
		return nil, fmt.Errorf("the weights were learned for other rules or inputs (%016x) than those of this program (%016x)",
			version, Version())
	}
	w := &Weights{newNet()}
	r.Whole(w.net.weights)
	if err := r.End(); err != nil {
		return nil, err
	}
	return w, nil
}

//go:embed weights.bin
var embedded []byte

//go:embed weights-1.bin
var first []byte

// First gives the weights of the first releases, which know of fewer inputs.
var First = sync.OnceValues(func() (*Weights, error) {
	r, _, err := neural.NewReader(first, magic)
	if err != nil {
		return nil, err
	}
	w := &Weights{newNet()}
	rows := func(into []float32, inputs, of int) {
		for row := range hidden {
			r.Whole(into[row*inputs : row*inputs+of])
		}
	}
	rows(w.net.seat, seatInputs, firstSeatInputs)
	rows(w.net.table, tableInputs, firstTableInputs)
	for _, part := range w.net.parts()[2:] {
		r.Whole(*part.At)
	}
	return w, r.End()
})

// Learned gives the weights that the program comes with. An error says that they do not fit its rules or inputs.
var Learned = sync.OnceValues(func() (*Weights, error) { return Read(embedded) })

// Fingerprint tells the weights that the program comes with from others: 16 hexadecimal digits.
var Fingerprint = sync.OnceValue(func() string { return fingerprint.Of(embedded) })
