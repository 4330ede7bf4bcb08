package value

import (
	"bytes"
	"errors"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/internal/neural"
	"portroyal/engine/portroyal"
)

func TestWeightsAreWrittenAndRead(t *testing.T) {
	weights := random(t)
	var b bytes.Buffer
	if err := weights.Write(&b); err != nil {
		t.Fatal(err)
	}
	read, err := Read(b.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	options := games()[1]
	before, after := NewEvaluator(weights, halves{}), NewEvaluator(read, halves{})
	eachTurn(t, options, 1, func(view portroyal.View) {
		var x, y [portroyal.MaxPlayers]float64
		before.Prepare(&view)
		before.Worth(&view, &x)
		after.Prepare(&view)
		after.Worth(&view, &y)
		for seat := range x {
			if math.Abs(x[seat]-y[seat]) > 0.01 {
				t.Fatalf("%v became %v", x, y)
			}
		}
	})
	for name, spoil := range map[string]func(data []byte) []byte{
		"no weights of this version": func(data []byte) []byte { return data[1:] },
		"other rules or features":    func(data []byte) []byte { data[len(magic)] ^= 1; return data },
		"ends too early":             func(data []byte) []byte { return data[:len(data)-1] },
		"too many":                   func(data []byte) []byte { return append(data, 0) },
		"too large":                  func(data []byte) []byte { data[len(magic)+9] = 255; return data },
	} {
		data := spoil(bytes.Clone(b.Bytes()))
		if _, err := Read(data); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := ReadFrom(bytes.NewReader(data)); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s, from a file: %v", name, err)
		}
	}
	if _, err := ReadFrom(&b); err != nil {
		t.Errorf("from a file: %v", err)
	}
}

// endless gives the same byte again and again, and counts.
type endless int

func (e *endless) Read(p []byte) (int, error) {
	clear(p)
	*e += endless(len(p))
	return len(p), nil
}

// No more is read of a file than it takes to see that it holds something else; and every file of weights is read.
func TestFilesThatAreNoWeights(t *testing.T) {
	var zeros endless
	if _, err := ReadFrom(&zeros); err == nil || zeros > 100 {
		t.Errorf("%d bytes are read: %v", zeros, err)
	}
	if _, err := ReadFrom(strings.NewReader("port")); err == nil || !strings.Contains(err.Error(), "no weights") {
		t.Errorf("a short file: %v", err)
	}
	size := len(magic) + 8
	for _, part := range newNet(mostNumbers, mostNumbers).parts() {
		size += Families * (4 + 2*part.Size)
	}
	if size += Families * 4; size > MostBytes {
		t.Errorf("weights can take %d bytes, and %d are read", size, MostBytes)
	}
}

// The program must never come with weights of other rules.
func TestEmbeddedWeightsFit(t *testing.T) {
	w, err := Learned()
	if err != nil {
		t.Fatal(err)
	}
	for family := range Family(Families) {
		if !w.Knows(family) {
			t.Errorf("nothing has been learned of %s", family)
		}
	}
	if most := 2 << 20; len(embedded) > most {
		t.Errorf("%d bytes are more than %d", len(embedded), most)
	}
}

// Weights that were learned before some features were there know nothing of them, and are as good as they were.
func TestFormerWeightsAreRead(t *testing.T) {
	file, err := os.ReadFile("../earlier/admiral-1.bin")
	if err != nil {
		t.Fatal(err)
	}
	w, err := Read(file)
	if err != nil {
		t.Fatal(err)
	}
	for family, n := range w.nets {
		if n == nil {
			t.Fatalf("nothing of %s", Family(family))
		}
		before := seatRows[fBehind] * n.hidden
		for i, x := range n.seats[before:] {
			if x != 0 {
				t.Fatalf("%s: weight %d of features that were not there is %v", Family(family), i, x)
			}
		}
		if slices.Max(n.seats[:before]) == 0 {
			t.Errorf("%s: nothing is learned", Family(family))
		}
	}
	if _, err := Read(file[:len(file)-3]); !errors.Is(err, neural.ErrCut) {
		t.Errorf("a file that is cut: %v", err)
	}
}

func TestExamplesAreWrittenAndRead(t *testing.T) {
	var examples []*Example
	for _, options := range games() {
		eachTurn(t, options, 1, func(view portroyal.View) {
			x := NewExample(&view, halves{})
			x.Outcome[view.Players()-1], x.First = 0.5, len(examples)%7 == 0
			x.Luck[0] = float32(len(examples)) / 64
			examples = append(examples, &x)
		})
	}
	var b bytes.Buffer
	if err := WriteExamples(&b, examples); err != nil {
		t.Fatal(err)
	}
	data := b.Bytes()
	read, err := ReadExamples(bytes.NewReader(data))
	if err != nil || len(read) != len(examples) {
		t.Fatalf("%d of %d, %v", len(read), len(examples), err)
	}
	for i, x := range read {
		if x.shares != examples[i].shares || x.common != examples[i].common ||
			x.Outcome != examples[i].Outcome || x.Luck != examples[i].Luck || x.First != examples[i].First ||
			x.seats[x.Seats-1] != examples[i].seats[x.Seats-1] {
			t.Fatalf("example %d has changed", i)
		}
	}
	if _, err := ReadExamples(bytes.NewReader(data[:len(data)-3])); err == nil {
		t.Error("a file that ends too early is read")
	}
}
