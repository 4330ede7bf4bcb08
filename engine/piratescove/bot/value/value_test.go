package value

import (
	"bytes"
	"math"
	"slices"
	"testing"

	cove "portroyal/engine/piratescove"
)

func begin(t testing.TB, text string) cove.Position {
	t.Helper()
	var p cove.Position
	if err := p.UnmarshalJSON([]byte(text)); err != nil {
		t.Fatal(err)
	}
	return p
}

func learned(t testing.TB) *Weights {
	t.Helper()
	w, err := Learned()
	if err != nil {
		t.Fatal(err)
	}
	return w
}

const three = `{"options":{"players":3},"round":7,"phase":"navigation","seats":[
	{"fame":12,"places":[4,3,5,5],"doubloons":6,"treasures":3,"hand":["fame-2"]},{"fame":9,"doubloons":2,"parrot":"flint"},
	{"fame":10,"places":[2,5,3,3],"doubloons":11,"craft":{"hull":"sound"}}]}`

// turned is the same with the seats one further on.
const turned = `{"options":{"players":3},"round":7,"phase":"navigation","seats":[
	{"fame":10,"places":[2,5,3,3],"doubloons":11,"craft":{"hull":"sound"}},
	{"fame":12,"places":[4,3,5,5],"doubloons":6,"treasures":3,"hand":["fame-2"]},{"fame":9,"doubloons":2,"parrot":"flint"}]}`

// Chances add up to 1, belong to ships and not to seats, and fame is good for them.
func TestChances(t *testing.T) {
	e := NewEvaluator(learned(t))
	p, q := begin(t, three), begin(t, turned)
	one := *e.Worth(&p)
	other := *e.Worth(&q)
	sum := 0.0
	for seat := range 3 {
		sum += one[seat]
		if math.Abs(one[seat]-other[(seat+1)%3]) > 1e-6 {
			t.Errorf("seat %d has %v, and one seat further on %v", seat, one[seat], other[(seat+1)%3])
		}
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("the chances add up to %v", sum)
	}
	richer := begin(t, `{"options":{"players":3},"round":7,"phase":"navigation","seats":[
		{"fame":12,"places":[4,3,5,5],"doubloons":6,"treasures":3,"hand":["fame-2"]},{"fame":14,"doubloons":2,"parrot":"flint"},
		{"fame":10,"places":[2,5,3,3],"doubloons":11,"craft":{"hull":"sound"}}]}`)
	if after := e.Worth(&richer)[1]; after <= one[1] {
		t.Errorf("with 5 fame more the chance is %v, before %v", after, one[1])
	}
}

// When the game is over the winners share it.
func TestTheEnd(t *testing.T) {
	p := begin(t, `{"options":{"players":3},"round":12,"phase":"over","winners":[0,2],"seats":[{"fame":9,"island":"hull"},{"island":"hull"},{"fame":9,"island":"cove"}]}`)
	if got := *NewEvaluator(learned(t)).Worth(&p); got != [cove.MaxPlayers]float64{0.5, 0, 0.5} {
		t.Errorf("shares %v", got)
	}
}

// Judging a position allocates nothing.
func TestNoAllocations(t *testing.T) {
	e, p := NewEvaluator(learned(t)), begin(t, three)
	if n := testing.AllocsPerRun(100, func() { e.Worth(&p) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// Weights are written and read again; damaged ones are refused in a sentence.
func TestWeights(t *testing.T) {
	var file bytes.Buffer
	if err := learned(t).Write(&file); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(file.Bytes(), embedded) {
		t.Error("they are written as something else")
	}
	data := file.Bytes()
	for what, wrong := range map[string][]byte{
		"nothing": nil, "half": data[:len(data)/2], "more": append(bytes.Clone(data), 1), "other": []byte("portroyal weights 2\n"),
		"another version": append(append(bytes.Clone(data[:len(magic)]), 1, 2, 3, 4, 5, 6, 7, 8), data[len(magic)+8:]...),
		"no number":       append(append(bytes.Clone(data[:len(magic)+8]), 0, 0, 0xc0, 0x7f), data[len(magic)+12:]...),
	} {
		if _, err := Read(wrong); err == nil || len(err.Error()) > 200 {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// The gradient is the slope of the loss.
func TestGradient(t *testing.T) {
	p := begin(t, three)
	x := NewExample(&p)
	x.Aim = [cove.MaxPlayers]float32{0.2, 0.7, 0.1}
	l := NewLearner(nil, 3)
	gradient, _ := l.Slope([]*Example{x})
	gradient = slices.Clone(gradient)
	compared, apart := 0, 0
	for i := 0; i < len(gradient); i += 7 {
		const step = 4e-3
		weight := &l.net.weights[i]
		was := *weight
		*weight = was + step
		up, _ := l.Measure([]*Example{x})
		*weight = was - step
		down, _ := l.Measure([]*Example{x})
		*weight = was
		slope := (up - down) / (2 * step)
		if math.Abs(slope-float64(gradient[i])) > 0.02*(0.1+math.Abs(slope)) {
			t.Logf("weight %d: the slope is %v, the gradient %v", i, slope, gradient[i])
			apart++ // where a number of a layer has just become positive
		}
		if math.Abs(slope) > 1e-4 {
			compared++
		}
	}
	if compared < 50 || apart > compared/50 {
		t.Errorf("%d of %d slopes are not those of the gradient", apart, compared)
	}
}

// Learning brings the net nearer to what it learns, and the same examples in the same order give the same net.
func TestLearning(t *testing.T) {
	var nets [2]*Weights
	for run := range nets {
		p := begin(t, three)
		var all []*Example
		for i := range 64 {
			x := NewExample(&p)
			x.Outcome[i%2] = 1
			x.First = true
			all = append(all, x)
		}
		l := NewLearner(nil, 1)
		l.Aim(all, 1)
		before, _ := l.Measure(all)
		for range 20 {
			l.Aim(all, 1)
			l.Learn(all, 16, 0.01, 0.01)
		}
		if after, _ := l.Measure(all); after > before-0.1 || after < math.Log(2)-1e-6 {
			t.Errorf("the loss was %v and is %v", before, after)
		}
		nets[run] = l.Weights()
	}
	if !slices.Equal(nets[0].net.weights, nets[1].net.weights) {
		t.Fatal("two runs learn different nets")
	}
}
