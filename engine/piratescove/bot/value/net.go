package value

import (
	"math"

	"portroyal/engine/internal/vector"
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
	for i, part := range n.parts() {
		*part = make([]float32, sizes[i])
	}
	return n
}

var sizes = [...]int{
	hidden * seatInputs, hidden * tableInputs, hidden, deep * hidden, deep * hidden, deep, deep,
}

// parts lists all weights in a fixed order.
func (n *net) parts() []*[]float32 {
	return []*[]float32{&n.seat, &n.table, &n.bias, &n.own, &n.other, &n.second, &n.out}
}

// layers is room for working out what comes out of the net.
type layers struct {
	base    [hidden]float32
	first   [piratescove.MaxPlayers][hidden]float32
	sum     [hidden]float32
	others  [piratescove.MaxPlayers][hidden]float32
	second  [piratescove.MaxPlayers][deep]float32
	chances [piratescove.MaxPlayers]float64
}

// run works out the chances of all seats.
func (n *net) run(in *inputs, l *layers) {
	players := in.players
	for i := range hidden {
		l.base[i] = n.bias[i] + vector.Dot(n.table[i*tableInputs:][:tableInputs], in.table[:])
	}
	l.sum = [hidden]float32{}
	for seat := range players {
		first := &l.first[seat]
		for i := range hidden {
			first[i] = max(0, l.base[i]+vector.Dot(n.seat[i*seatInputs:][:seatInputs], in.seats[seat][:]))
			l.sum[i] += first[i]
		}
	}
	share := 1 / float32(players-1)
	most := math.Inf(-1)
	for seat := range players {
		others, second := &l.others[seat], &l.second[seat]
		for i := range hidden {
			others[i] = (l.sum[i] - l.first[seat][i]) * share
		}
		score := float32(0)
		for i := range deep {
			x := n.second[i] + vector.Dot(n.own[i*hidden:][:hidden], l.first[seat][:]) +
				vector.Dot(n.other[i*hidden:][:hidden], others[:])
			second[i] = max(0, x)
			score += second[i] * n.out[i]
		}
		l.chances[seat] = float64(score)
		most = max(most, l.chances[seat])
	}
	total := 0.0
	for seat := range players {
		l.chances[seat] = math.Exp(l.chances[seat] - most)
		total += l.chances[seat]
	}
	for seat := range players {
		l.chances[seat] /= total
	}
}
