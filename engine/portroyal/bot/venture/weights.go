package venture

import (
	"bytes"
	_ "embed"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"io"
	"sync"

	"portroyal/engine/internal/fingerprint"
	"portroyal/engine/portroyal/bot/value"
)

// Weights are what has been learned: two nets for each family of games.
type Weights struct{ families [value.Families]*nets }

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
const magic = "portroyal venture 1\n"

// version tells what weights have to have been learned for: the inputs, and the evaluation of positions between turns
// that they go with.
func version() uint64 {
	sum := fnv.New64a()
	fmt.Fprintf(sum, "%d %d %d %d %g %s", revision, inputs, hidden, deep, unit, value.Fingerprint())
	return sum.Sum64()
}

// Write writes the weights: what they were learned for, then for each family whether there are any, and each row of
// weights with a scale and two bytes a weight.
func (w *Weights) Write(to io.Writer) error {
	var b bytes.Buffer
	b.WriteString(magic)
	b.Write(binary.LittleEndian.AppendUint64(nil, version()))
	for _, n := range w.families {
		if n == nil {
			b.WriteByte(0)
			continue
		}
		b.WriteByte(1)
		for _, part := range append(n.own.parts(), n.other.parts()...) {
			b.Write(value.AppendRow(nil, part))
		}
	}
	_, err := to.Write(b.Bytes())
	return err
}

// Read reads weights. It is an error, in one sentence, if they are damaged or were learned for other inputs or another
// evaluation than those of this program.
func Read(data []byte) (*Weights, error) {
	rest, ok := bytes.CutPrefix(data, []byte(magic))
	if !ok || len(rest) < 8 {
		return nil, fmt.Errorf("venture: these are no weights of this version of the format")
	}
	if learned := binary.LittleEndian.Uint64(rest); learned != version() {
		return nil, fmt.Errorf("venture: the weights were learned for another evaluation or other inputs (%016x) "+
			"than those of this program (%016x)", learned, version())
	}
	w, rest := &Weights{}, rest[8:]
	for family := range w.families {
		if len(rest) == 0 {
			return nil, value.ErrCut
		}
		there := rest[0] == 1
		rest = rest[1:]
		if !there {
			continue
		}
		n := &nets{}
		for _, part := range append(n.own.parts(), n.other.parts()...) {
			var err error
			if rest, err = value.ReadRow(rest, part); err != nil {
				return nil, err
			}
		}
		w.families[family] = n
	}
	if len(rest) > 0 {
		return nil, fmt.Errorf("venture: %d bytes of weights too many", len(rest))
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
