package midturn

import (
	"slices"

	"portroyal/engine/internal/neural"
)

// The layers of a net.
const (
	hidden = 48
	deep   = 24
)

// net is a small net with two layers.
//
//	first  = max(0, bias + weights·inputs)
//	second = max(0, bias + weights·first)
//	output = bias + weights·second
//
// The last weight of each row is added.
type net struct {
	first  []float32 // hidden rows
	second []float32 // deep rows
	out    []float32
}

func (n *net) parts() []neural.Part {
	return []neural.Part{
		neural.PartAt(&n.first, hidden*(inputs+1)), neural.PartAt(&n.second, deep*(hidden+1)), neural.PartAt(&n.out, deep+1),
	}
}

// rows are all weights, in a fixed order.
func (n *net) rows() [][]float32 {
	rows := slices.AppendSeq(slices.Collect(slices.Chunk(n.first, inputs+1)), slices.Chunk(n.second, hidden+1))
	return append(rows, n.out)
}

// layers are what a net has worked out on the way.
type layers struct {
	first  [hidden]float32
	second [deep]float32
}

func (n *net) of(x *[inputs]float32, l *layers) float32 {
	neural.Layer(l.first[:], x[:], n.first)
	neural.Layer(l.second[:], l.first[:], n.second)
	sum := n.out[deep]
	for j, y := range l.second {
		sum += float32(n.out[j] * y)
	}
	return sum
}

// unit is what an output of 1 stands for, in chances of winning among two: outputs near 1 are learned best.
const unit = 0.05

// nets are those of a family.
type nets struct {
	own   net // for the player of the turn
	other net // for each other one

	weights    []float32 // all of both
	evaluation uint64    // that they were learned for
}

func newNets(evaluation uint64) *nets {
	n := &nets{evaluation: evaluation}
	n.weights = neural.Lay(append(n.own.parts(), n.other.parts()...))
	return n
}

// rows are all weights, in a fixed order.
func (n *nets) rows() [][]float32 { return append(n.own.rows(), n.other.rows()...) }

// outlook is the outlook of an open turn with the right to go on. A player whose net says that there is nothing to gain
// stops, and it stays as it is. The gain of a player is taken from the others, as their net shares it out. The doubt is
// taken off what going on seems to gain, in units.
func (n *nets) outlook(t *Turn, doubt float64) Outlook {
	var l layers
	o, me, scale := t.Settled, t.Active, unit*t.scale()
	up := min((float64(n.own.of(&t.rows[0], &l))-doubt)*scale, 0.9*(1-o[me]))
	if up <= 0 {
		return o
	}
	if t.Together {
		for seat := range t.Players {
			o[seat] += up
		}
		return o
	}
	rest := 0.0
	for away := 1; away < t.Players; away++ {
		seat := t.after(away)
		if away < len(t.rows) {
			o[seat] = max(o[seat]/5, o[seat]+float64(n.other.of(&t.rows[away], &l))*scale)
		}
		rest += o[seat]
	}
	if rest <= 0 {
		return t.Settled
	}
	o[me] += up
	for seat := range t.Players {
		if seat != me {
			o[seat] *= (1 - o[me]) / rest
		}
	}
	return o
}
