package value

import (
	"bytes"
	_ "embed"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"

	"portroyal/engine/internal/fingerprint"
	"portroyal/engine/internal/neural"
	"portroyal/engine/portroyal"
)

// Family is a group of games that share a net.
type Family int

// The families.
const (
	Rivals    Family = iota // the base game with any decks, without contracts
	Contracts               // with contracts, all against each other
	Unterwegs               // Unterwegs alone
	Together                // against time, alone or together

	Families = iota
)

var familyNames = [Families]string{"rivals", "contracts", "unterwegs", "together"}

// String gives the family's name: rivals, contracts, unterwegs, together.
func (f Family) String() string { return familyNames[f] }

// FamilyNamed is the family of that name; it reports false if there is none.
func FamilyNamed(name string) (Family, bool) {
	i := slices.Index(familyNames[:], name)
	return Family(max(i, 0)), i >= 0
}

// FamilyOf is the family of a game.
func FamilyOf(options portroyal.Options) Family {
	switch {
	case options.Together():
		return Together
	case options.Contracts:
		return Contracts
	case options.Decks.Box() == portroyal.DeckUnterwegs:
		return Unterwegs
	}
	return Rivals
}

// Weights are all that has been learned: a net for each family.
type Weights struct {
	nets   [Families]*net   // as they were learned
	summed [Families]*net   // as an evaluator uses them
	prints [Families]string // of their bytes, if they were read from a file
}

func (w *Weights) of(options portroyal.Options) *net { return w.summed[FamilyOf(options)] }

// Has reports whether something has been learned about a game.
func (w *Weights) Has(options portroyal.Options) bool { return w.of(options) != nil }

// Knows reports whether something has been learned about a family of games.
func (w *Weights) Knows(family Family) bool { return w.nets[family] != nil }

// set puts a net in its place.
func (w *Weights) set(family Family, n *net) { w.nets[family], w.summed[family] = n, n.summed() }

// magic begins a file of weights; the last byte is the version of the format.
const magic = "portroyal weights 2\n"

// The largest layers that a file may ask for.
const mostNumbers = 1024

// Write writes the weights: the fingerprint of rules and features, then for each family the sizes of its layers and
// its weights. Each part is written with a scale and two bytes a weight.
func (w *Weights) Write(to io.Writer) error {
	data := binary.LittleEndian.AppendUint64([]byte(magic), Version())
	for _, n := range w.nets {
		if n == nil {
			data = append(data, 0, 0, 0, 0) // not learned yet
			continue
		}
		data = binary.LittleEndian.AppendUint16(data, uint16(n.hidden))
		data = binary.LittleEndian.AppendUint16(data, uint16(n.deep))
		for _, part := range n.parts() {
			data = neural.AppendRow(data, *part.At)
		}
	}
	_, err := to.Write(data)
	return err
}

// MostBytes is more than weights with the largest layers take.
const MostBytes = 128 << 20

// ReadFrom is [Read] for a file. It looks no further than at the beginning of one that holds something else, and
// reads none that never ends.
func ReadFrom(file io.Reader) (*Weights, error) {
	start := make([]byte, len(magic))
	read, err := io.ReadFull(file, start)
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF): // it is too short, and Read says so
		return Read(start[:read])
	case err != nil:
		return nil, err
	case string(start) != magic:
		return Read(start)
	}
	data, err := io.ReadAll(io.LimitReader(io.MultiReader(bytes.NewReader(start), file), MostBytes+1))
	switch {
	case err != nil:
		return nil, err
	case len(data) > MostBytes:
		return nil, fmt.Errorf("more than %d bytes are no weights", MostBytes)
	}
	return Read(data)
}

// formers are the fingerprints of earlier features, which were the first so many of a seat's today. Weights that were
// learned with them are as good as they were: what has come since counts for nothing.
var formers = map[uint64]int{
	0xe63450934da08503: fBehind, // until November 2026
	0x73df3d9fb04bf8d4: fOrder,
}

// Read reads weights. It is an error, in one sentence, if they are damaged or were learned for other rules or
// features than those of this program and its predecessors.
func Read(data []byte) (*Weights, error) {
	r, version, err := neural.NewReader(data, magic)
	if err != nil {
		return nil, err
	}
	features := seatCount
	if version != Version() {
		features = formers[version]
	}
	if features == 0 {
		return nil, fmt.Errorf("the weights were learned for other rules or features (%016x) "+
			"than those of this program (%016x)", version, Version())
	}
	w := &Weights{}
	for family := range Family(Families) {
		whole := r.Rest()
		if n := readNet(r, features); n != nil {
			w.set(family, n)
			w.prints[family] = fingerprint.Of(whole[:len(whole)-len(r.Rest())])
		}
	}
	if err := r.End(); err != nil {
		return nil, err
	}
	return w, nil
}

// readNet reads the net of a family, or nil if nothing was learned of it.
func readNet(r *neural.Reader, features int) *net {
	n := &net{hidden: int(r.Uint16()), deep: int(r.Uint16())}
	if n.hidden == 0 {
		return nil
	}
	if n.hidden > mostNumbers || n.deep > mostNumbers {
		r.Fail(fmt.Errorf("weights: layers of %d and %d numbers are too large", n.hidden, n.deep))
		return nil
	}
	parts := n.parts()
	parts[0].Size = seatRows[features] * n.hidden
	size := 0
	for _, part := range parts {
		size += 4 + 2*part.Size
	}
	if len(r.Rest()) < size { // before room is made for it
		r.Fail(neural.ErrCut)
		return nil
	}
	n = newNet(n.hidden, n.deep)
	for i, part := range n.parts() {
		r.Row((*part.At)[:parts[i].Size])
	}
	return n
}

//go:embed weights.bin
var embedded []byte

// Learned gives the weights that the program comes with. An error says that they do not fit its rules or features.
var Learned = sync.OnceValues(func() (*Weights, error) { return Read(embedded) })

// Fingerprint tells the weights that the program comes with from others: 16 hexadecimal digits.
var Fingerprint = sync.OnceValue(func() string { return fingerprint.Of(embedded) })

// FingerprintOf tells what the program has learned of a family from other knowledge of it: 16 hexadecimal digits.
func FingerprintOf(family Family) string {
	w, err := Learned()
	if err != nil {
		return fingerprint.Of(nil)
	}
	return w.prints[family]
}
