package midturn

import (
	_ "embed"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"io"
	"sync"

	"portroyal/engine/internal/fingerprint"
	"portroyal/engine/internal/neural"
	"portroyal/engine/portroyal/bot/value"
)

// Weights are what has been learned: two nets for each family of games.
type Weights struct {
	families [value.Families]*nets
	prints   [value.Families]string // of their bytes, if they were read from a file
}

// Knows reports whether something has been learned about a family.
func (w *Weights) Knows(family value.Family) bool { return w.families[family] != nil }

// Outlook is the outlook of an open turn of a game of that family, with the right to go on. It is never less for the
// player of the turn than to stop. Without anything learned it is that. The doubt is taken off what going on seems to gain,
// as a chance of winning among two: the best of many choices is often the one about which a net errs most.
func (w *Weights) Outlook(family value.Family, t *Turn, doubt float64) Outlook {
	if n := w.families[family]; n != nil {
		return n.outlook(t, doubt/unit)
	}
	return t.Settled
}

// Merge gives weights with the nets of all of these; of a family that several have, the last one counts.
func Merge(all ...*Weights) *Weights {
	merged := &Weights{}
	for _, w := range all {
		for family, n := range w.families {
			if n != nil {
				merged.families[family] = n
			}
		}
	}
	return merged
}

// magic begins a file of weights; the last byte is the version of the format.
const magic = "portroyal venture 2\n"

// layout tells what a net has to look like.
func layout() uint64 {
	return sumOf(revision, inputs, hidden, deep, unit)
}

// evaluation tells which evaluation of positions between turns the program has for a family, with which a net has to go.
func evaluation(family value.Family) uint64 { return sumOf(value.FingerprintOf(family)) }

func sumOf(of ...any) uint64 {
	sum := fnv.New64a()
	fmt.Fprintln(sum, of...)
	return sum.Sum64()
}

// Write writes the weights: what the nets look like, then for each family whether there are any, the evaluation that they
// were learned for, and each row of weights with a scale and two bytes a weight.
func (w *Weights) Write(to io.Writer) error {
	data := binary.LittleEndian.AppendUint64([]byte(magic), layout())
	for _, n := range w.families {
		if n == nil {
			data = append(data, 0)
			continue
		}
		data = binary.LittleEndian.AppendUint64(append(data, 1), n.evaluation)
		for _, row := range n.rows() {
			data = neural.AppendRow(data, row)
		}
	}
	_, err := to.Write(data)
	return err
}

// Read reads weights. It is an error, in one sentence, if they are damaged or were learned for other inputs or another
// evaluation than those of this program.
func Read(data []byte) (*Weights, error) {
	w, err := ReadFormer(data)
	if err != nil {
		return nil, err
	}
	for family, n := range w.families {
		if now := evaluation(value.Family(family)); n != nil && n.evaluation != now {
			return nil, fmt.Errorf("midturn: the weights of %s were learned for another evaluation (%016x) than that of this "+
				"program (%016x)", value.Family(family), n.evaluation, now)
		}
	}
	return w, nil
}

// ReadFormer is Read for weights that may have been learned for another evaluation: players with them know well enough when
// to go on for new ones to be learned from their games.
func ReadFormer(data []byte) (*Weights, error) {
	r, learned, err := neural.NewReader(data, magic)
	if err != nil {
		return nil, err
	}
	if learned != layout() {
		return nil, fmt.Errorf("midturn: the weights were learned for other inputs (%016x) than those of this program (%016x)",
			learned, layout())
	}
	w := &Weights{}
	for family := range w.families {
		whole := r.Rest()
		if r.Byte() != 1 {
			continue
		}
		n := newNets(r.Uint64())
		for _, row := range n.rows() {
			r.Row(row)
		}
		w.families[family], w.prints[family] = n, fingerprint.Of(whole[:len(whole)-len(r.Rest())])
	}
	if err := r.End(); err != nil {
		return nil, err
	}
	return w, nil
}

//go:embed weights.bin
var embedded []byte

// Learned gives the weights that the program comes with. An error says that they do not fit its evaluation or inputs.
var Learned = sync.OnceValues(func() (*Weights, error) { return Read(embedded) })

// Fingerprint tells the weights that the program comes with from others, and with them the evaluation that they go with:
// 16 hexadecimal digits.
var Fingerprint = sync.OnceValue(func() string { return fingerprint.Of(embedded) }) // with the version of the evaluation

// FingerprintOf tells what the program has learned of a family from other knowledge of it, and with it the evaluation that it
// goes with: 16 hexadecimal digits.
func FingerprintOf(family value.Family) string {
	w, err := Learned()
	if err != nil {
		return fingerprint.Of(nil)
	}
	return w.prints[family]
}
