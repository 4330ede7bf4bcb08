package value

import (
	"portroyal/engine/internal/neural"
	"portroyal/engine/piratescove"
)

// net is what has been learned: two layers that all seats share.
//
//	first_i  = max(0, bias + table·T + inputs of seat i·S)
//	second_i = max(0, bias2 + first_i·own + mean of first_k of the others·other)
//	score_i  = second_i·out + bias3
//
// The chances of winning are the scores' exponentials, divided by their sum.
type net struct {
	weights []float32 // all of these

	seat   []float32 // hidden rows of seatInputs
	table  []float32 // hidden rows of tableInputs
	bias   []float32 // hidden
	own    []float32 // deep rows of hidden
	other  []float32 // deep rows of hidden
	second []float32 // deep
	out    []float32 // deep
}

// The sizes of the layers.
const (
	hidden = 32
	deep   = 16
)

func newNet() *net {
	n := &net{}
	n.weights = neural.Lay(n.parts())
	return n
}

// parts lists all weights in a fixed order.
func (n *net) parts() []neural.Part {
	return []neural.Part{
		neural.PartAt(&n.seat, hidden*seatInputs), neural.PartAt(&n.table, hidden*tableInputs), neural.PartAt(&n.bias, hidden),
		neural.PartAt(&n.own, deep*hidden), neural.PartAt(&n.other, deep*hidden), neural.PartAt(&n.second, deep),
		neural.PartAt(&n.out, deep),
	}
}

// layers is room for working out what comes out of the net.
type layers struct {
	base   [hidden]float32
	first  [piratescove.MaxPlayers][hidden]float32
	others [piratescove.MaxPlayers][hidden]float32
	second [piratescove.MaxPlayers][deep]float32
}

// scores works out the scores of all seats.
func (n *net) scores(in *inputs, l *layers) (scores [piratescove.MaxPlayers]float64) {
	copy(l.base[:], n.bias)
	neural.Products(l.base[:], in.table[:], n.table)
	var sum [hidden]float32
	for seat := range in.players {
		first := &l.first[seat]
		*first = l.base
		neural.Products(first[:], in.seats[seat][:], n.seat)
		neural.Positive(first[:])
		neural.Add(sum[:], first[:])
	}
	share := 1 / float32(in.players-1)
	for seat := range in.players {
		others, second := &l.others[seat], &l.second[seat]
		for i, x := range l.first[seat] {
			others[i] = (sum[i] - x) * share
		}
		copy(second[:], n.second)
		neural.Products(second[:], l.first[seat][:], n.own)
		neural.Products(second[:], others[:], n.other)
		neural.Positive(second[:])
		score := float32(0)
		for i, x := range second {
			score += float32(x * n.out[i])
		}
		scores[seat] = float64(score)
	}
	return scores
}
